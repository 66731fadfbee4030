"""A server as a process of its own: started, pinned to a core, asked what it costs, stopped. On Linux, by /proc."""

from __future__ import annotations

import http.client
import json
import os
import socket
import subprocess
import sys
import time
from collections.abc import Mapping
from pathlib import Path
from typing import Any

#: The server's core, and the driver's. Threads of a server share its core: so nobody has more than one.
_CORES = sorted(os.sched_getaffinity(0))
SERVER_CORE, DRIVER_CORE = _CORES[0], _CORES[-1]
_TICK = os.sysconf("SC_CLK_TCK")
_PAGE = os.sysconf("SC_PAGE_SIZE")


def pin(core: int) -> None:
    """Stay on this core."""
    os.sched_setaffinity(0, {core})


def free_port() -> int:
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        return int(listening.getsockname()[1])


class Process:
    """A running server."""

    def __init__(self, command: list[str], port: int, folder: Path, **environment: str) -> None:
        self.port = port
        self._log = (folder / "server.log").open("wb")
        self._process = subprocess.Popen(
            command,
            stdout=self._log,
            stderr=self._log,
            env={**os.environ, **environment},
            cwd=folder,
            preexec_fn=lambda: pin(SERVER_CORE),
        )
        self._wait(folder)

    def _wait(self, folder: Path) -> None:
        """Until it listens, and has nothing more to prepare."""
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
        """Processor time so far."""
        return sum(_seconds(pid) for pid in [self.pid, *(_children(self.pid) if children else ())])

    def memory(self) -> int:
        """Bytes of memory that the process itself has."""
        return int(Path(f"/proc/{self.pid}/statm").read_text().split()[1]) * _PAGE

    def stop(self) -> None:
        self._process.terminate()
        try:
            self._process.wait(20)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        self._log.close()


def _seconds(pid: int) -> float:
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except FileNotFoundError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / _TICK


def _children(pid: int) -> list[int]:
    """All processes below one."""
    found = []
    for task in Path(f"/proc/{pid}/task").iterdir():
        for child in map(int, (task / "children").read_text().split()):
            found += [child, *_children(child)]
    return found


def post(port: int, path: str, body: Mapping[str, Any], cookie: str = "") -> tuple[Any, str]:
    """Ask a server on this machine by HTTP: its answer, and the cookie it gives."""
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=60)
    headers = {"Content-Type": "application/json"} | ({"Cookie": cookie} if cookie else {})
    connection.request("POST", path, json.dumps(body), headers)
    answer = connection.getresponse()
    text = answer.read()
    connection.close()
    assert answer.status in (200, 201), (path, answer.status, text)
    return json.loads(text), (answer.getheader("Set-Cookie") or "").partition(";")[0]
