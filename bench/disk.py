"""The wait for the disk alone per move: the lower bound for every server that writes before it answers."""

from __future__ import annotations

import os
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from multiprocessing.connection import Connection
from pathlib import Path
from typing import NamedTuple

from aside import Aside

#: Bytes of a group of moves in SQLite's log, and the number of such places in the file, written cyclically.
GROUP, PLACES = 16_384, 400


def waits(folder: Path | None, rate: float, seconds: float) -> list[float]:
    """Make moves at an even rate; moves during a sync join the next group. Return the sorted waits in seconds."""
    found: list[float] = []
    with _syncing(folder) as sync:
        begin = now = time.perf_counter()
        while now < begin + seconds:
            due = begin + len(found) / rate
            if due > now:
                time.sleep(due - now)
                now = time.perf_counter()
            waiting = int((now - begin) * rate) + 1 - len(found)
            sync()
            now = time.perf_counter()
            found += [now - begin - (len(found) + move) / rate for move in range(waiting)]
    return sorted(found)


@contextmanager
def _syncing(folder: Path | None) -> Iterator[Callable[[], None]]:
    """Yield a function that writes a group of moves to a file and syncs it."""
    with tempfile.TemporaryFile(dir=folder) as file:
        handle, group = file.fileno(), 0
        os.pwrite(handle, bytes(GROUP * PLACES), 0)
        os.fsync(handle)

        def sync() -> None:
            nonlocal group
            os.pwrite(handle, os.urandom(GROUP), GROUP * (group % PLACES))
            os.fdatasync(handle)
            group += 1

        yield sync


# --- beside a server ----------------------------------------------------------------------------------------------


class Stall(NamedTuple):
    """A sync that took long, on the clock of `time.perf_counter`, which all processes of a machine share."""

    begin: float
    end: float


class Control:
    """A process that syncs its own file at a rate per second, and records slow syncs."""

    def __init__(self, folder: Path, rate: float, slow: float) -> None:
        self._aside = Aside(_watch, folder, rate, slow)

    def stop(self) -> list[Stall]:
        """Stop the process and return every slow sync."""
        self._aside.tell(None)
        stalls: list[Stall] = self._aside.hear(10) or []
        self._aside.stop()
        return stalls


def _watch(folder: Path, rate: float, slow: float, told: Connection) -> None:
    """Record slow syncs until stopped. The time spent waiting for a processor is not the disk's, so it is deducted."""
    stalls = []
    with _syncing(folder) as sync:
        while not told.poll(1 / rate):
            begin, starved = time.perf_counter(), _starved()
            sync()
            end = time.perf_counter()
            if end - begin - (_starved() - starved) > slow:
                stalls.append(Stall(begin, end))
    told.send(stalls)


def _starved() -> float:
    """Return the seconds that this thread was ready to run but had no processor."""
    return int(Path("/proc/thread-self/schedstat").read_text().split()[1]) / 1e9
