"""What a disk alone makes a move wait: the floor under every server that writes before it answers."""

from __future__ import annotations

import os
import tempfile
import time
from pathlib import Path

#: Bytes of a group of moves in SQLite's log, and how many such places the file has, written round and round.
GROUP, PLACES = 16_384, 400


def waits(folder: Path | None, rate: float, seconds: float) -> list[float]:
    """So many moves a second, evenly; whoever comes while the disk is busy goes with the next group. Sorted seconds."""
    found: list[float] = []
    with tempfile.TemporaryFile(dir=folder) as file:
        handle = file.fileno()
        os.pwrite(handle, bytes(GROUP * PLACES), 0)
        os.fsync(handle)
        begin = now = time.perf_counter()
        group = 0
        while now < begin + seconds:
            due = begin + len(found) / rate
            if due > now:
                time.sleep(due - now)
                now = time.perf_counter()
            waiting = int((now - begin) * rate) + 1 - len(found)
            os.pwrite(handle, os.urandom(GROUP), GROUP * (group % PLACES))
            os.fdatasync(handle)
            now = time.perf_counter()
            group += 1
            found += [now - begin - (len(found) + move) / rate for move in range(waiting)]
    return sorted(found)
