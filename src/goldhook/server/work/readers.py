"""Reader processes: uploaded sets and records are parsed, checked and replayed here, never on the event loop.

A process that takes too long or too much memory is killed and replaced, so no single request can stop the server.
"""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import threading
import traceback
from collections import deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

from goldhook.core.game import Refusal

T = TypeVar("T")
#: How many requests of one address may wait, and how many in all.
MOST_EACH, MOST_WAITING = 4, 64
#: Seconds for a process to start; they do not count towards the request's limit.
START = 60.0
#: The limit of a request counts processor time, because readers come last on a busy machine. What waits without working
#: is killed after so many times the limit.
PATIENCE = 6
#: Readers run at a low priority, so that the server comes first.
NICE = 10
STATM = Path("/proc/self/statm")
_spawn = get_context("spawn")
_log = logging.getLogger("goldhook.server.work.readers")


class _Asked(NamedTuple):
    work: Callable[..., object]
    facts: tuple[object, ...]
    answer: asyncio.Future[Any]


class Readers:
    """A few processes, started on demand. Addresses take turns, and each uses at most one process at a time."""

    def __init__(self, count: int, seconds: float, megabytes: int) -> None:
        self._count, self._seconds, self._megabytes = count, seconds, megabytes
        self._waiting: dict[str, deque[_Asked]] = {}
        self._busy = set[str]()
        self._idle: list[_Process] = []
        self._tasks = set[asyncio.Task[None]]()
        self._threads = ThreadPoolExecutor(count, thread_name_prefix="reader")
        self._closed = False

    async def read(self, who: str, work: Callable[..., T], *facts: object) -> T:
        """Return `work(*facts)`, run in a reader on behalf of this address. `work` must be a module-level function.

        Refuse with `too_fast` if too many requests wait already, with `too_costly` if the work exceeds the limits.
        """
        if self._closed:
            raise Refusal("server_stopping")
        if len(self._waiting.get(who, ())) >= MOST_EACH or self.waiting >= MOST_WAITING:
            raise Refusal("too_fast")
        answer: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(who, deque()).append(_Asked(work, facts, answer))
        self._next()
        return await answer

    @property
    def waiting(self) -> int:
        """Return how many requests no process has taken yet."""
        return sum(map(len, self._waiting.values()))

    def _next(self) -> None:
        """Give requests to free processes, addresses taking turns."""
        while len(self._busy) < self._count:
            who = next((who for who in self._waiting if who not in self._busy), None)
            if who is None:
                return
            queue = self._waiting.pop(who)
            asked = queue.popleft()
            if queue:
                self._waiting[who] = queue  # behind all others
            if asked.answer.done():  # the caller no longer waits
                continue
            self._busy.add(who)
            task = asyncio.ensure_future(self._answer(who, asked))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _answer(self, who: str, asked: _Asked) -> None:
        found: object = Refusal("server_stopping")
        try:
            found = await self._run(asked)
        except Exception as error:
            found = error
        finally:
            if not asked.answer.done():
                if isinstance(found, Exception):
                    asked.answer.set_exception(found)
                else:
                    asked.answer.set_result(found)
            self._busy.discard(who)
            if not self._closed:
                self._next()

    async def _run(self, asked: _Asked) -> object:
        """Return the result or the exception of one piece of work; keep the process for the next if it is still fit."""
        process = self._idle.pop() if self._idle else _Process(self._seconds, self._megabytes)
        fit = False
        try:
            try:
                await self._within(START, process, process.start)
            except (EOFError, OSError):
                _log.error("a reader process does not start")
                return Refusal("too_fast")
            found = await self._within(PATIENCE * self._seconds, process, process.ask, asked.work, asked.facts)
            fit = not (isinstance(found, Refusal) and found.code == "too_costly")  # its memory may be fragmented
        except (EOFError, OSError):
            return Refusal("too_costly")
        finally:
            if fit and not self._closed:
                self._idle.append(process)
            else:
                self._threads.submit(process.end)
        return found

    async def _within(self, seconds: float, process: _Process, call: Callable[..., object], *facts: object) -> object:
        """Run a blocking call on a process; after the timeout, kill the process, which ends the call."""
        working = asyncio.get_running_loop().run_in_executor(self._threads, call, *facts)
        working.add_done_callback(_look_at)
        try:
            await asyncio.wait([working], timeout=seconds)
        finally:
            if not working.done():
                process.kill()
        return await working

    async def close(self) -> None:
        """End all processes; refuse the waiting requests."""
        self._closed = True
        for queue in self._waiting.values():
            for asked in queue:
                if not asked.answer.done():
                    asked.answer.set_exception(Refusal("server_stopping"))
        self._waiting.clear()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for process in self._idle:
            self._threads.submit(process.end)
        self._idle.clear()
        await asyncio.to_thread(self._threads.shutdown)


def _look_at(working: asyncio.Future[object]) -> None:
    """Keep asyncio from reporting the failure of a call that nobody waits for any more."""
    if not working.cancelled():
        working.exception()


class _Process:
    """One reader process. `kill` may be called at any time, everything else from one thread at a time."""

    def __init__(self, seconds: float, megabytes: int) -> None:
        self._seconds, self._megabytes = seconds, megabytes
        self._killed = False
        self._line: Connection | None = None
        self._process: SpawnProcess | None = None

    def start(self) -> None:
        """Start the process, or restart a dead one, and wait until it is ready. Raises EOFError or OSError."""
        if self._process is not None:
            if self._process.is_alive():
                return
            self._close()
        self._line, theirs = _spawn.Pipe()
        started = _spawn.Process(target=_serve, args=(theirs, self._seconds, self._megabytes), daemon=True)
        started.start()
        theirs.close()
        self._process = started
        if self._killed:  # killed before it was started
            started.kill()
        self._line.recv()

    def ask(self, work: Callable[..., object], facts: tuple[object, ...]) -> object:
        """Run work in the process; raises EOFError or OSError if it is killed in the meantime."""
        assert self._line is not None
        self._line.send((work, facts))
        return self._line.recv()

    def kill(self) -> None:
        """Kill the process without waiting; a call that waits for it fails."""
        self._killed, process = True, self._process
        if process is not None:
            with suppress(ValueError):  # it is being closed
                process.kill()

    def end(self) -> None:
        """End the process, and wait until it is gone."""
        self.kill()
        self._close()

    def _close(self) -> None:
        if self._process is not None:
            self._process.join()
            self._process.close()
            self._process = None
        if self._line is not None:
            self._line.close()


# --- in the reader process ----------------------------------------------------------------------------------------


def _serve(line: Connection, seconds: float, megabytes: int) -> None:
    """Run requests until the server closes the connection or ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C reaches the whole terminal; the server ends us
    threading.Thread(target=_end_with_the_server, daemon=True).start()
    if hasattr(os, "nice"):
        os.nice(NICE)
    _limit_memory(megabytes * 1_000_000)
    line.send(None)
    with suppress(EOFError, OSError, MemoryError):
        while True:
            work, facts = line.recv()
            _limit_time(seconds)
            done = _done(work, facts)
            _limit_time(0)
            line.send(done)


def _limit_time(seconds: float) -> None:
    """End this process after this many seconds of processor time; 0 removes the limit."""
    if hasattr(signal, "setitimer"):  # not on Windows
        signal.setitimer(signal.ITIMER_PROF, seconds)  # nobody handles its signal, so it ends the process


def _end_with_the_server() -> None:
    server = parent_process()
    assert server is not None
    server.join()
    os._exit(0)


def _limit_memory(more: int) -> None:
    """Limit the further memory of this process, on systems that support it."""
    try:
        import resource
    except ImportError:  # Windows
        return
    with suppress(OSError, ValueError):  # only Linux can do this; elsewhere only time is limited
        most = int(STATM.read_text().split()[5]) * resource.getpagesize() + more
        resource.setrlimit(resource.RLIMIT_DATA, (most, most))


def _done(work: Callable[..., object], facts: tuple[object, ...]) -> object:
    """Return the result of the work, or the exception that it raised."""
    try:
        return work(*facts)
    except Refusal as refusal:
        return refusal
    except (MemoryError, RecursionError):
        return Refusal("too_costly")
    except Exception as error:  # a bug of ours, for the server's log
        failed = RuntimeError(f"a reader failed: {type(error).__name__}")
        failed.add_note(traceback.format_exc(limit=-10)[-4_000:])
        return failed
