"""WebSocket pings from a separate process, to measure how long an event loop is blocked."""

from __future__ import annotations

import socket
import time
from contextlib import suppress
from multiprocessing.connection import Connection
from statistics import median
from typing import BinaryIO

from aside import Aside
from wire import HERE, PING, PONG, frame, upgrade

#: Seconds between a pong and the next ping; seconds without a pong after which the server counts as hanging.
BETWEEN, PATIENCE = 0.0005, 30.0


class Pinger:
    """Pings on a table's socket from `begin` to `end`; always on a new one, because an idle one answers no pings."""

    def __init__(self, port: int, path: str) -> None:
        self._aside = Aside(_run, port, path)
        self._aside.hear(PATIENCE)  # it is ready

    def begin(self) -> None:
        """Start pinging."""
        self._aside.tell(True)

    def end(self) -> float:
        """Stop; return how much longer than the median the longest ping waited, in seconds."""
        self._aside.tell(False)
        found = self._aside.hear(2 * PATIENCE)
        return PATIENCE if found is None else float(found)

    def stop(self) -> None:
        self._aside.stop()


def _run(port: int, path: str, told: Connection) -> None:
    told.send(0.0)
    with suppress(EOFError):
        while told.recv():
            try:
                waited = _ping(port, path, told)
            except (OSError, ValueError):  # no connection, or a lost one
                waited = [0.0, PATIENCE]
            while told.recv():
                pass
            told.send(max(waited) - median(waited))


def _ping(port: int, path: str, told: Connection) -> list[float]:
    """Ping until a message arrives on the pipe; return the time of each pong."""
    waited = [0.0]
    with socket.create_connection((HERE, port), PATIENCE) as server, server.makefile("rb") as read:
        server.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        server.sendall(upgrade(path, f"{HERE}:{port}", {}))
        while read.readline().strip():
            pass
        while not told.poll(BETWEEN):
            begin = time.perf_counter()
            server.sendall(frame(PING, b""))
            while _kind_of_next(read) != PONG:
                pass
            waited.append(time.perf_counter() - begin)
    return waited


def _kind_of_next(read: BinaryIO) -> int:
    """Read a frame of the server and return its kind."""
    kind, size = read.read(2)
    if size >= 126:
        size = int.from_bytes(read.read(2 if size == 126 else 8))
    read.read(size)
    return kind
