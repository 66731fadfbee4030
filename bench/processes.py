"""A server as a process: start it, pin it to a core, measure its cost, stop it. Uses /proc on Linux."""

from __future__ import annotations

import http.client
import json
import os
import resource
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any

#: The server's core, and the driver's. All threads of a server share its core, so no server has more than one.
_CORES = sorted(os.sched_getaffinity(0))
SERVER_CORE, DRIVER_CORE = _CORES[0], _CORES[-1]
#: Files that one process may have open on most systems.
FILES = 1_024
_TICK = os.sysconf("SC_CLK_TCK")
_PAGE = os.sysconf("SC_PAGE_SIZE")


def pin(core: int) -> None:
    """Pin this process to a core."""
    os.sched_setaffinity(0, {core})


def pin_server() -> None:
    """Pin this process to the core reserved for the measured server."""
    pin(SERVER_CORE)


def few_files() -> None:
    """Limit the open files to the default of most systems."""
    resource.setrlimit(resource.RLIMIT_NOFILE, (FILES, FILES))


def free_port() -> int:
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        return int(listening.getsockname()[1])


class Process:
    """A running server."""

    def __init__(
        self, command: list[str], port: int, folder: Path, prepare: Callable[[], None], **environment: str
    ) -> None:
        """Start it; `prepare` is called in the new process before the command runs."""
        self.port = port
        self._log = (folder / "server.log").open("wb")
        self._process = subprocess.Popen(
            command,
            stdout=self._log,
            stderr=self._log,
            env={**os.environ, **environment},
            cwd=folder,
            preexec_fn=prepare,
        )
        self._wait(folder)

    def _wait(self, folder: Path) -> None:
        """Wait until it listens and has finished its preparations."""
        end = time.monotonic() + 120
        while time.monotonic() < end:
            if self._process.poll() is not None:
                sys.exit((folder / "server.log").read_text(encoding="utf-8"))
            try:
                socket.create_connection(("127.0.0.1", self.port), 1).close()
                break
            except OSError:
                time.sleep(0.05)
        before = -1.0
        while (now := self.seconds(children=True)) != before and time.monotonic() < end:
            before = now
            time.sleep(0.5)

    @property
    def pid(self) -> int:
        return self._process.pid

    def seconds(self, *, children: bool = False) -> float:
        """Return the processor time so far."""
        return sum(_seconds(pid) for pid in [self.pid, *(_children(self.pid) if children else ())])

    def memory(self) -> int:
        """Return the memory of the process itself in bytes."""
        return int(Path(f"/proc/{self.pid}/statm").read_text().split()[1]) * _PAGE

    @property
    def alive(self) -> bool:
        return self._process.poll() is None

    def children(self) -> list[int]:
        """Return the ids of all descendant processes; none once it has ended."""
        try:
            return _children(self.pid)
        except OSError:
            return []

    def loop_seconds(self) -> float:
        """Return the processor time of the main thread, where the event loop runs, to the nanosecond."""
        return int(Path(f"/proc/{self.pid}/task/{self.pid}/schedstat").read_text().split()[0]) / 1e9

    def reset_peak(self) -> None:
        """Reset the peak of memory, so that `status(pid, "VmHWM")` starts again."""
        Path(f"/proc/{self.pid}/clear_refs").write_text("5")

    def kill(self) -> None:
        """Kill it."""
        self._process.kill()

    def stop(self, patience: float = 20) -> None:
        self._process.terminate()
        try:
            self._process.wait(patience)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        self._log.close()


def status(pid: int, field: str) -> int:
    """Return a size from a process's status, such as VmRSS or VmHWM, in bytes; 0 once it has ended."""
    try:
        lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    except OSError:
        return 0
    return next((int(line.split()[1]) * 1024 for line in lines if line.startswith(f"{field}:")), 0)


def _seconds(pid: int) -> float:
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except FileNotFoundError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / _TICK


def _children(pid: int) -> list[int]:
    """Return all descendants of a process."""
    found = []
    for task in Path(f"/proc/{pid}/task").iterdir():
        for child in map(int, (task / "children").read_text().split()):
            with suppress(OSError):  # it has ended meanwhile
                found += [child, *_children(child)]
    return found


def post(port: int, path: str, body: Mapping[str, Any], cookie: str = "", source: str = "127.0.0.1") -> tuple[Any, str]:
    """Send a POST request to a server on this machine; return its answer and its cookie."""
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=60, source_address=(source, 0))
    headers = {"Content-Type": "application/json"} | ({"Cookie": cookie} if cookie else {})
    connection.request("POST", path, json.dumps(body), headers)
    answer = connection.getresponse()
    text = answer.read()
    connection.close()
    assert answer.status in (200, 201), (path, answer.status, text)
    return json.loads(text), (answer.getheader("Set-Cookie") or "").partition(";")[0]
