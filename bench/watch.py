"""The memory of a server and of the processes below it, looked at ten times a second."""

from __future__ import annotations

import threading
from typing import NamedTuple

from processes import Process, status

EVERY = 0.1
#: Bytes of one process at which the server is ended, for the sake of the machine it runs on.
CEILING = 4_000_000_000


class Memory(NamedTuple):
    """The most that was seen, in bytes: of the server's own process, and of the largest process below it."""

    server: int = 0
    largest_child: int = 0


class Watch:
    """Watches from the start until `stop`; `take` returns the most since the last `take`."""

    def __init__(self, process: Process) -> None:
        self._process = process
        self._most = Memory()
        self._ended = threading.Event()
        #: Was the server ended because it took too much?
        self.too_much = False
        self._thread = threading.Thread(target=self._look, daemon=True)
        self._thread.start()

    def _look(self) -> None:
        while not self._ended.wait(EVERY):
            children = [status(child, "VmRSS") for child in self._process.children()]
            now = Memory(status(self._process.pid, "VmRSS"), max(children, default=0))
            self._most = Memory(*map(max, self._most, now))
            if max(now) > CEILING:
                self.too_much = True
                self._process.kill()
                return

    def take(self) -> Memory:
        most, self._most = self._most, Memory()
        return most

    def stop(self) -> None:
        self._ended.set()
        self._thread.join()
