"""The processes that bots think in: started, replaced when they die, hang or grow too large, and ended.

A process joins the pool when it can answer at once. One that is too large goes on until its successor has joined.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from multiprocessing import Pipe
from typing import Any

from goldhook.games import GAMES
from goldhook.server.work import thoughts
from goldhook.server.work.thinker_process import Died, Thinker

_log = logging.getLogger("goldhook.server.work.thinkers")
#: Seconds until a process that does not start is tried again, at first and at most.
RETRY, RETRY_AT_MOST = 1.0, 60.0


class ThinkerPool:
    """A few processes; `on_free` is called whenever one has nothing to do."""

    def __init__(self, count: int, on_free: Callable[[], None]) -> None:
        self._count, self._on_free = count, on_free
        self._free: list[Thinker] = []
        #: All that were started and not ended yet.
        self._living = set[Thinker]()
        self._starting = set[asyncio.Task[None]]()
        self._ending = set[asyncio.Task[None]]()
        #: As long as this end is open the processes live; it closes with us, whatever ends us.
        self._lifeline, self._held = Pipe(duplex=False)

    def new_thinker(self) -> Thinker:
        return Thinker(self._lifeline)

    async def start(self) -> None:
        """Compile what is not compiled yet, then start. Returns when one process is ready."""
        await self._compile()
        await self._add()
        for _ in range(self._count - 1):
            _spawn(self._add(), self._starting)

    def take(self, preferred: Thinker | None) -> Thinker:
        """Take a process that has nothing to do; there has to be one."""
        thinker = preferred if preferred in self._free else self._free[0]
        assert thinker is not None
        self._free.remove(thinker)
        return thinker

    @property
    def has_free(self) -> bool:
        return bool(self._free)

    def give_back(self, thinker: Thinker) -> None:
        """A process has done its work. Replace it if it takes too much memory."""
        if thinker.is_retired:
            return self._end(thinker)
        if thinker.is_too_large and not thinker.has_successor:
            _log.warning("a thinker takes too much memory", extra={"count": thinker.resident >> 20})
            thinker.has_successor = True
            _spawn(self._succeed(thinker), self._starting)
        self._free.append(thinker)
        return self._on_free()

    def lose(self, thinker: Thinker) -> None:
        """A process died or was killed: start another."""
        _log.error("a thinker is gone")
        self._end(thinker)
        if not thinker.has_successor:
            _spawn(self._add(), self._starting)

    async def close(self) -> None:
        """End all processes."""
        self._held.close()
        for task in self._starting:
            task.cancel()
        await asyncio.gather(*self._starting, return_exceptions=True)
        for thinker in list(self._living):
            self._end(thinker)
        await asyncio.gather(*self._ending)
        self._lifeline.close()

    # --- starting and ending --------------------------------------------------------------------------------------

    async def _compile(self) -> None:
        """Compile each game in a process of its own, because a compiler does not give back the memory it took."""
        try:
            cold = await self._once(thoughts.cold_games)
            if not cold:
                return
            _log.info("bots are being compiled, once: that takes a minute or two")
            for game in cold:
                await self._once(thoughts.make_ready, game)
            _log.info("bots are ready")
        except Exception:  # a thinker will try once more, and its bots play by a simpler rule if they have to
            _log.exception("bots cannot be compiled")

    async def _once(self, work: Callable[..., Any], *facts: Any) -> Any:
        """Have some work done by a process of its own."""
        thinker = self._new()
        try:
            return await thinker.ask(work, *facts)
        finally:
            self._end(thinker)

    async def _add(self) -> None:
        """Add a process, as soon as it can answer at once."""
        wait = RETRY
        while True:
            thinker = self._new()
            try:
                await self._make_ready(thinker)
                break
            except Exception:
                _log.exception("a thinker did not start")
                self._end(thinker)
            await asyncio.sleep(wait)
            wait = min(2 * wait, RETRY_AT_MOST)
        self._free.append(thinker)
        self._on_free()

    async def _make_ready(self, thinker: Thinker) -> None:
        for game in GAMES:
            try:
                await thinker.ask(thoughts.make_ready, game)
            except Died:
                raise
            except Exception:  # its bots play by a simpler rule
                _log.exception("a mind cannot be made ready", extra={"game": game})
        thinker.note_size()

    async def _succeed(self, thinker: Thinker) -> None:
        """Add a process, and let another one go."""
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
