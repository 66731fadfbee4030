"""One thinker process: how the server talks to it, and what runs there.

It does one piece of work after the other. It runs at a lower priority than the server, ends with the server, and
reports its memory use with every answer.
"""

from __future__ import annotations

import asyncio
import gc
import os
import pickle
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path
from typing import TypeVar, cast

from goldhook.server.work import thoughts

T = TypeVar("T")

#: Bytes of memory above which a process drops what it can prepare again; if that is not enough, it is replaced.
MOST_RESIDENT = 350_000_000
#: How many bytes a process that starts near that limit may still grow.
GROWTH = 64_000_000
#: The niceness of thinkers, so that the server stays responsive while they think.
NICE = 5


class Failed(Exception):  # noqa: N818 - also an answer
    """The work raised an exception that cannot be pickled; the process still works."""


class Died(Exception):  # noqa: N818 - another process can be asked
    """The process is gone."""


class Hung(Exception):  # noqa: N818 - a verdict, not an error
    """The process took far too long and was killed."""


class Thinker:
    """A thinker process, seen from the server. It handles one request at a time."""

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="thinker")
        context = get_context("spawn")
        self._line, theirs = context.Pipe()
        #: The process lives while this end is open; it closes with us, however we end.
        lifeline, self._held = context.Pipe(duplex=False)
        #: The other ends, until the process has them.
        self._theirs = [theirs, lifeline]
        self._process = context.Process(target=_serve, args=(lifeline, theirs), daemon=True)
        #: Bytes of memory after its last answer, and once it had loaded the bots; 0 if unknown.
        self.resident = 0
        self._fresh = 0
        #: A successor is being started; and the successor is ready.
        self.has_successor = False
        self.is_retired = False

    @property
    def pid(self) -> int | None:
        return self._process.pid

    @property
    def is_too_large(self) -> bool:
        return self.resident > max(MOST_RESIDENT, self._fresh + GROWTH)

    async def ask(self, work: Callable[..., T], *facts: object, within: float | None = None) -> T:
        """Run work in the process. Raises what the work raises, Died, or after `within` seconds Hung."""
        loop = asyncio.get_running_loop()
        asked = loop.run_in_executor(self._thread, self._ask, work, facts)
        asked.add_done_callback(lambda done: done.cancelled() or done.exception())  # the caller may no longer wait
        done, _ = await asyncio.wait([asked], timeout=within)
        if not done:
            self.kill()
            await asyncio.wait([asked])
            raise Hung(f"no answer within {within} seconds")
        good, found = asked.result()
        if not good:
            raise cast(Exception, found)
        return cast(T, found)

    def _ask(self, work: Callable[..., object], facts: tuple[object, ...]) -> tuple[bool, object]:
        try:
            self.start()
            self._line.send((work, facts))
            good, found, self.resident = self._line.recv()
        except (EOFError, OSError) as error:
            raise Died(str(error)) from None
        return good, found

    def start(self) -> None:
        """Start the process, unless it is running: it loads its modules before the first request."""
        if self._theirs:
            self._process.start()
            while self._theirs:
                self._theirs.pop().close()  # now only the process holds these ends, so reading fails when it dies

    def note_size(self) -> None:
        """Take the current size as the base from which growth is measured."""
        self._fresh = self.resident

    def kill(self) -> None:
        with suppress(AttributeError, ValueError):  # it was never started, or is already closed
            self._process.kill()

    async def close(self) -> None:
        """End the process, and wait for that. It has nothing to save."""
        self.kill()
        await asyncio.to_thread(self._close)

    def _close(self) -> None:
        self._thread.shutdown(cancel_futures=True)  # the thread's read has ended with the process
        self.kill()  # it may have been started just now
        if self._process.pid is not None:
            self._process.join()
        for end in (self._line, self._held, *self._theirs):
            end.close()


# --- in the process -----------------------------------------------------------------------------------------------


def _serve(lifeline: Connection, line: Connection) -> None:
    """Do one piece of work after the other."""
    _begin(lifeline)
    while True:
        try:
            work, facts = line.recv()
        except (EOFError, OSError):
            return
        try:
            good, found = True, work(*facts)
        except Exception as error:
            good, found = False, _portable(error)
        line.send((good, found, _tidied()))


def _portable(error: Exception) -> Exception:
    """Return the exception, or a `Failed` in its place if it cannot be pickled."""
    try:
        pickle.loads(pickle.dumps(error))  # noqa: S301 - we have just pickled it ourselves
    except Exception:
        return Failed(f"{type(error).__name__}: {error}")
    return error


def _tidied() -> int:
    """Return the process's memory use in bytes; free caches first if it is too high."""
    taken = resident()
    if taken > MOST_RESIDENT:
        thoughts.shed()
        gc.collect()
        taken = resident()
    return taken


def resident() -> int:
    """Return this process's memory use in bytes; 0 if the system does not report it."""
    with suppress(OSError, ValueError, AttributeError):
        return int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1]) * os.sysconf("SC_PAGE_SIZE")
    return 0


def _begin(lifeline: Connection) -> None:
    """Ignore signals, which a terminal sends to all processes; end when the server closes the lifeline."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(NICE)
    threading.Thread(target=_end_with_the_server, args=(lifeline,), daemon=True).start()


def _end_with_the_server(lifeline: Connection) -> None:
    with suppress(EOFError, OSError):
        lifeline.recv()
    os._exit(0)
