"""A bot program at the end of a pipe, which cannot hang, flood or outlive us.

The program runs in its own process group, which is ended as a whole. Two threads carry the lines, so that a program
that does not read or write cannot block us.
"""

from __future__ import annotations

import os
import queue
import signal
import subprocess
import sys
import threading
from contextlib import suppress
from typing import Any

from goldhook.bots.protocol import LONGEST_LINE, SHOWN, Forfeit, shown

#: Unread lines that count as a flood: a bot speaks only when asked.
FLOOD = 100
#: Seconds between two checks whether to stop.
LOOK = 0.2
#: Seconds that a program has to exit by itself once its input is closed.
GRACE = 1.0


class Pipe:
    """A running program, and the lines to and from it."""

    def __init__(self, command: list[str] | str) -> None:
        try:
            self._process = subprocess.Popen(  # noqa: S603 - the user's own command, without a shell
                command, bufsize=0, stdin=subprocess.PIPE, stdout=subprocess.PIPE, **_own_group()
            )
        except OSError as error:
            program = command if isinstance(command, str) else command[0]
            raise Forfeit("bot_missing", program=program[:SHOWN], why=error.strerror or "") from None
        self._heard: queue.Queue[bytes | None] = queue.Queue()
        self._to_say: queue.Queue[bytes | None] = queue.Queue()
        self._closed = threading.Event()
        self._silent = threading.Event()
        self._threads = [threading.Thread(target=work, daemon=True) for work in (self._listen, self._speak)]
        for thread in self._threads:
            thread.start()

    def send(self, line: bytes) -> None:
        """Send a line. If the program is gone, the next `ask` reports it."""
        self._to_say.put(line)

    def greet(self, line: bytes, seconds: float) -> bytes:
        """Send the first line and wait at most `seconds` for the answer. An answer that comes early is accepted."""
        self.send(line)
        try:
            answer = self._heard.get(timeout=seconds)
        except queue.Empty:
            raise Forfeit("bot_silent", seconds=round(seconds, 1)) from None
        return self._check(answer)

    def ask(self, line: bytes, seconds: float) -> bytes:
        """Send a line and wait for the answer. An unasked line before it is a forfeit."""
        with suppress(queue.Empty):
            unasked = self._check(self._heard.get_nowait())
            raise Forfeit("bot_unasked", text=shown(unasked))
        return self.greet(line, seconds)

    def _check(self, answer: bytes | None) -> bytes:
        if answer is None:
            self._heard.put(None)  # keep the end mark for later calls
            raise Forfeit("bot_gone")
        if len(answer) > LONGEST_LINE:
            raise Forfeit("bot_line_long", most=LONGEST_LINE)
        return answer

    def close(self, grace: float = GRACE) -> None:
        """Close the program's input, let it exit, and end every process left in its group."""
        if self._closed.is_set():
            return
        self._to_say.put(None)
        if grace:
            self._silent.wait(grace)
        _end_group(self._process)
        with suppress(subprocess.TimeoutExpired):  # only a process stuck in the kernel survives this long
            self._process.wait(5)
        self._closed.set()
        for thread in self._threads:
            thread.join(10 * LOOK)

    # --- the two threads ------------------------------------------------------------------------------------------

    def _listen(self) -> None:
        assert self._process.stdout
        handle, rest = self._process.stdout.fileno(), b""
        with suppress(OSError), self._process.stdout:
            while len(rest) <= LONGEST_LINE and self._heard.qsize() < FLOOD:
                if not _ready(handle, self._closed, to_write=False):
                    break
                chunk = os.read(handle, LONGEST_LINE)
                if not chunk:
                    break
                *lines, rest = (rest + chunk).split(b"\n")
                for line in lines:
                    self._heard.put(line)
            if len(rest) > LONGEST_LINE:
                self._heard.put(rest)
        self._heard.put(None)
        self._silent.set()

    def _speak(self) -> None:
        assert self._process.stdin
        handle = self._process.stdin.fileno()
        with suppress(OSError), self._process.stdin:
            if os.name != "nt":
                os.set_blocking(handle, False)
            while (line := self._to_say.get()) is not None:
                while line and _ready(handle, self._closed, to_write=True):
                    line = line[os.write(handle, line) :]


def _own_group() -> dict[str, Any]:
    if sys.platform == "win32":
        return {"creationflags": subprocess.CREATE_NEW_PROCESS_GROUP}
    return {"start_new_session": True}


def _end_group(process: subprocess.Popen[bytes]) -> None:
    """End the program and its children.

    It has not been waited for, so its process id cannot belong to another process.
    """
    if sys.platform == "win32":
        subprocess.run(  # noqa: S603 - Windows has no process groups that end together
            ["taskkill", "/F", "/T", "/PID", str(process.pid)],  # noqa: S607
            capture_output=True,
            check=False,
        )
    else:
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(process.pid, signal.SIGKILL)


def _ready(handle: int, closed: threading.Event, *, to_write: bool) -> bool:
    """Wait until the handle can be read or written; return False once the pipe is closing."""
    if sys.platform == "win32":
        return not closed.is_set()  # Windows cannot wait on pipes; ending the group breaks them
    import select

    poll = select.poll()
    poll.register(handle, select.POLLOUT if to_write else select.POLLIN)
    while not closed.is_set():
        if poll.poll(LOOK * 1000):
            return True
    return False
