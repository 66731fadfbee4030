"""The thinker processes: started, replaced when they die, hang or grow too large, and ended.

A process joins the pool when it has loaded what it needs, or earlier if a table waits. One that is too large keeps
working until its successor has joined. Units that are not compiled yet are compiled by extra processes, which then end:
a compiler does not release the memory that it took.
"""

from __future__ import annotations

import asyncio
import logging
import os
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

from goldhook.bots.levels import MASTER
from goldhook.bots.warm import Need, Unit
from goldhook.games import GAMES
from goldhook.server.work import thoughts
from goldhook.server.work.preparation import Preparation
from goldhook.server.work.thinker_process import Died, Thinker

_log = logging.getLogger("goldhook.server.work.thinkers")
#: Seconds before a process that failed to start is tried again: the first delay and the longest.
RETRY, RETRY_AT_MOST = 1.0, 60.0
#: More compilers than this would be idle, because units depend on each other.
MOST_COMPILERS = 4


class ThinkerPool:
    """A pool of processes; `on_free` is called whenever one becomes free."""

    def __init__(self, count: int, preparation: Preparation, on_free: Callable[[], None]) -> None:
        self._count, self._preparation, self._on_free = count, preparation, on_free
        self._free: list[Thinker] = []
        #: All processes that were started and not ended yet.
        self._living = set[Thinker]()
        self._starting = set[asyncio.Task[None]]()
        self._ending = set[asyncio.Task[None]]()

    def new_thinker(self) -> Thinker:
        return Thinker()

    async def start(self, first: Thinker | None = None) -> None:
        """Start the processes, and compile what is not compiled yet. Returns when one process is ready.

        `first` is a process that is loading already.
        """
        if first:
            self._living.add(first)
        first = await self._begun(self._find_cold, first)
        if self._preparation.left:
            _log.info("bots are being compiled, once: that takes half a minute")
            # On a new machine the first process becomes a compiler, because it has already loaded what that takes.
            # Otherwise it is a thinker, because some bots can play already.
            compiler = first if self._preparation.is_new else None
            for _ in range(min(os.cpu_count() or 1, MOST_COMPILERS, self._preparation.left)):
                _spawn(self._compile(compiler or self._new()), self._starting)
                compiler = None
        await self._add(None if self._preparation.is_new else first)
        for _ in range(self._count - 1):
            _spawn(self._add(), self._starting)

    def take(self, preferred: Thinker | None) -> Thinker:
        """Take a free process; there must be one."""
        thinker = preferred if preferred in self._free else self._free[0]
        assert thinker is not None
        self._free.remove(thinker)
        return thinker

    @property
    def has_free(self) -> bool:
        return bool(self._free)

    def give_back(self, thinker: Thinker) -> None:
        """Return a process to the pool. Replace it if it takes too much memory."""
        if thinker.is_retired:
            return self._end(thinker)
        if thinker.is_too_large and not thinker.has_successor:
            _log.warning("a thinker takes too much memory", extra={"count": thinker.resident >> 20})
            thinker.has_successor = True
            _spawn(self._succeed(thinker), self._starting)
        self._free.append(thinker)
        return self._on_free()

    def lose(self, thinker: Thinker) -> None:
        """Replace a process that died or was killed."""
        _log.error("a thinker is gone")
        self._end(thinker)
        if not thinker.has_successor:
            _spawn(self._add(), self._starting)

    async def close(self) -> None:
        """End all processes."""
        for task in self._starting:
            task.cancel()
        await asyncio.gather(*self._starting, return_exceptions=True)
        for thinker in list(self._living):
            self._end(thinker)
        await asyncio.gather(*self._ending)

    # --- starting and ending --------------------------------------------------------------------------------------

    async def _find_cold(self, thinker: Thinker) -> None:
        """Find out which units are not compiled yet."""
        cold, is_new = list[Unit](), False
        try:
            cold, is_new = await thinker.ask(thoughts.cold_units)
        except Died:
            raise
        except Exception:  # a thinker tries again, and its bots fall back to greedy play
            _log.exception("bots cannot be compiled")
        self._preparation.begin(cold, is_new=is_new)

    async def _compile(self, thinker: Thinker) -> None:
        """Compile one unit after the other in a process, then end it."""
        try:
            while unit := self._preparation.take():
                try:
                    await thinker.ask(thoughts.compile_unit, unit)
                except Exception as error:  # the thinker that needs it tries again, or falls back to greedy play
                    _log.exception("a unit cannot be compiled", extra={"game": unit.game})
                    if isinstance(error, Died):
                        self._end(thinker)
                        thinker = self._new()
                if self._preparation.finish(unit):
                    _log.info("bots are ready")
        finally:
            self._end(thinker)

    async def _begun(self, work: Callable[[Thinker], Awaitable[None]], thinker: Thinker | None = None) -> Thinker:
        """Let a process do its first work, and return it; retry with a new process until that works."""
        wait = RETRY
        while True:
            thinker = thinker or self._new()
            try:
                await work(thinker)
                return thinker
            except Exception:
                _log.exception("a thinker did not start")
                self._end(thinker)
                thinker = None
            await asyncio.sleep(wait)
            wait = min(2 * wait, RETRY_AT_MOST)

    async def _add(self, thinker: Thinker | None = None) -> None:
        """Add a process, by default a new one, when it is ready."""
        self._free.append(await self._begun(self._make_ready, thinker))
        self._on_free()

    async def _make_ready(self, thinker: Thinker) -> None:
        """Load the bots of all games, unless a table waits: then load only what it asks for."""
        for game in GAMES:
            if self._preparation.is_wanted or not self._preparation.is_ready(Need(game, MASTER)):
                continue
            try:
                await thinker.ask(thoughts.make_ready, game)
            except Died:
                raise
            except Exception:  # its bots fall back to greedy play
                _log.exception("a mind cannot be made ready", extra={"game": game})
        thinker.note_size()

    async def _succeed(self, thinker: Thinker) -> None:
        """Add a process, then retire another."""
        await self._add()
        thinker.is_retired = True
        if thinker in self._free:
            self._end(thinker)

    def _new(self) -> Thinker:
        thinker = self.new_thinker()
        self._living.add(thinker)
        return thinker

    def _end(self, thinker: Thinker) -> None:
        if thinker in self._free:
            self._free.remove(thinker)
        if thinker in self._living:
            self._living.remove(thinker)
            _spawn(thinker.close(), self._ending)


def _spawn(work: Coroutine[Any, Any, None], tasks: set[asyncio.Task[None]]) -> None:
    task = asyncio.ensure_future(work)
    tasks.add(task)
    task.add_done_callback(tasks.discard)
