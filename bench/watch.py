"""The memory of a server and its child processes, sampled ten times a second."""

from __future__ import annotations

import threading
from typing import NamedTuple

from processes import Process, status

EVERY = 0.1
#: The memory of one process, in bytes, at which the server is stopped to protect the machine.
CEILING = 4_000_000_000


class Memory(NamedTuple):
    """The peak in bytes: of the server's own process, and of its largest child process."""

    server: int = 0
    largest_child: int = 0


class Watch:
    """Samples from the start until `stop`; `take` returns the peak since the last `take`."""

    def __init__(self, process: Process) -> None:
        self._process = process
        self._most = Memory()
        self._ended = threading.Event()
        #: Whether the server was stopped because it used too much memory.
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
