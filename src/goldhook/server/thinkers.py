"""Where bots think: in processes of their own, so few that the server stays quick, shared fairly between tables."""

from __future__ import annotations

import asyncio
import json
import logging
import os
import signal
import threading
from collections import deque
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from contextlib import suppress
from functools import lru_cache, partial
from multiprocessing import Pipe, get_context
from multiprocessing.connection import Connection
from typing import Any, NamedTuple, Protocol, TypeAlias

from goldhook import analysis
from goldhook.bots import hint, levels, warm
from goldhook.bots.memory import Memory
from goldhook.bots.thought import Budget
from goldhook.catalog import GAMES
from goldhook.game import Json, Setup
from goldhook.record import Record
from goldhook.setfile import SetFile

_log = logging.getLogger("goldhook.server.thinkers")
#: Seconds after which it is worth a line that bots are not ready yet; they are, where they were compiled before.
SLOW = 5.0


class Question(NamedTuple):
    """What shall a level do that sees this and remembers that? Nothing hidden is in it."""

    game: str
    #: "house", or a set as plain data.
    pieces: str | Json
    view: Json
    memory: Memory
    level: int
    seed: int


class Advice(NamedTuple):
    """A good action, as text, and why: a code with facts."""

    action: str
    code: str
    facts: Json


class Weighing(NamedTuple):
    """What was a decision of a finished match worth?"""

    game: str
    pieces: str | Json
    question: analysis.Question
    level: int
    budget: Budget
    seed: int


class Thinkers(Protocol):
    """Whoever thinks for the bots."""

    @property
    def ready(self) -> bool:
        """Is everything compiled that they need?"""

    async def get_ready(self, timeout: float | None = None) -> bool:
        """Wait until it is, but no longer than so many seconds: is it now?"""

    async def think(self, table: str, question: Question) -> str:
        """The action, as text."""

    async def advise(self, table: str, question: Question) -> Advice:
        """What the master would do, and why; the question's level does not matter."""

    async def weigh(self, table: str, weighing: Weighing) -> analysis.Decision:
        """A decision, weighed; whoever plays goes first."""

    def cancel(self, table: str) -> None:
        """Nobody waits for this table's answers any more."""

    async def close(self) -> None: ...


class _Asked(NamedTuple):
    work: Callable[..., Any]
    facts: tuple[Any, ...]
    answer: asyncio.Future[Any]


_Queue: TypeAlias = dict[str, deque[_Asked]]


def worker_count(wanted: int) -> int:
    """So many processes think; if nobody says, one less than there are cores."""
    return wanted or max(1, (os.cpu_count() or 2) - 1)


class Workers:
    """A few processes. Tables take turns: however much one asks, the next is not kept waiting for all of it."""

    def __init__(self, count: int, milliseconds: int) -> None:
        self._count = worker_count(count)
        self._budget = Budget(milliseconds=milliseconds)
        self._waiting: _Queue = {}
        #: What may wait until nobody plays.
        self._spare: _Queue = {}
        self._busy = 0
        self._tasks = set[asyncio.Task[None]]()
        #: As long as this end is open the processes live; it closes with us, whatever ends us.
        self._lifeline, self._held = Pipe(duplex=False)
        self._pool = self._processes()
        self._warm = asyncio.ensure_future(self._warm_up())

    def _processes(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(
            self._count, mp_context=get_context("spawn"), initializer=_begin, initargs=(self._lifeline,)
        )

    async def _warm_up(self) -> None:
        """Compile what is not compiled yet; whoever asks meanwhile waits, and is told so."""
        loop = asyncio.get_running_loop()
        late = loop.call_later(SLOW, _log.info, "bots are being compiled, once: that takes a minute or two")
        try:
            for game in GAMES:
                try:
                    await loop.run_in_executor(self._pool, _warm, game)
                except Exception:
                    _log.exception("minds cannot be made ready", extra={"game": game})
            if late.when() <= loop.time():
                _log.info("bots are ready")
        finally:
            late.cancel()

    @property
    def ready(self) -> bool:
        return self._warm.done()

    async def get_ready(self, timeout: float | None = None) -> bool:
        await asyncio.wait([self._warm], timeout=timeout)
        return self.ready

    @property
    def waiting(self) -> int:
        """Questions that nobody thinks about yet."""
        return sum(map(len, self._waiting.values()))

    async def think(self, table: str, question: Question) -> str:
        action: str = await self._ask(table, _think, question, self._budget)
        return action

    async def advise(self, table: str, question: Question) -> Advice:
        advice: Advice = await self._ask(table, _advise, question)
        return advice

    async def weigh(self, table: str, weighing: Weighing) -> analysis.Decision:
        decision: analysis.Decision = await self._ask(table, _weigh, weighing, queue=self._spare)
        return decision

    async def _ask(self, table: str, work: Callable[..., Any], *facts: Any, queue: _Queue | None = None) -> Any:
        answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        queue = self._waiting if queue is None else queue
        queue.setdefault(table, deque()).append(_Asked(work, facts, answer))
        self._next()
        return await answer

    def cancel(self, table: str) -> None:
        for asked in self._waiting.pop(table, ()):
            asked.answer.cancel()

    def _next(self) -> None:
        """Give free processes something to do, one table after the other."""
        while self._busy < self._count and (queue := self._waiting or self._spare):
            table = next(iter(queue))
            questions = queue.pop(table)
            asked = questions.popleft()
            if questions:
                queue[table] = questions  # behind all others
            if asked.answer.done():
                continue
            self._busy += 1
            task = asyncio.ensure_future(self._answer(asked))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
            task.add_done_callback(partial(_end, asked.answer))

    async def _answer(self, asked: _Asked) -> None:
        try:
            await asyncio.shield(self._warm)
            found = None if asked.answer.done() else await self._run(asked)
            if not asked.answer.done():
                asked.answer.set_result(found)
        except Exception as error:
            if not asked.answer.done():
                asked.answer.set_exception(error)
        finally:
            self._busy -= 1
            self._next()

    async def _run(self, asked: _Asked) -> Any:
        loop, pool = asyncio.get_running_loop(), self._pool
        try:
            return await loop.run_in_executor(pool, asked.work, *asked.facts)
        except BrokenExecutor:  # a process was killed: begin again with new ones
            if pool is self._pool:
                self._pool = self._processes()
            return await loop.run_in_executor(self._pool, asked.work, *asked.facts)

    async def close(self) -> None:
        self._warm.cancel()
        for questions in [*self._waiting.values(), *self._spare.values()]:
            for asked in questions:
                asked.answer.cancel()
        self._waiting.clear()
        self._spare.clear()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(self._warm, *self._tasks, return_exceptions=True)
        self._held.close()
        await asyncio.to_thread(self._pool.shutdown, wait=True, cancel_futures=True)
        self._lifeline.close()


def _end(answer: asyncio.Future[Any], _task: asyncio.Task[None]) -> None:
    """Nobody waits for an answer that will not come."""
    answer.cancel()


# --- in a process of its own --------------------------------------------------------------------------------------


def _begin(lifeline: Connection) -> None:
    """Signals reach everybody at a terminal, but are the server's business. We end when it lets go of the line."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    threading.Thread(target=_end_with_the_server, args=(lifeline,), daemon=True).start()


def _end_with_the_server(lifeline: Connection) -> None:
    with suppress(EOFError, OSError):
        lifeline.recv()
    os._exit(0)


def _warm(game: str) -> None:
    if not warm.is_warm(game):
        for step in warm.steps(game):
            step.run()


def _think(question: Question, budget: Budget) -> str:
    mind = levels.mind(question.game, _pieces(question.game, question.pieces))
    thought = mind.think(question.view, question.memory, question.level, budget, question.seed, threads=1)
    return str(thought.action)


def _advise(question: Question) -> Advice:
    pieces = _pieces(question.game, question.pieces)
    found = hint.hint(question.game, question.view, question.memory, pieces=pieces, seed=question.seed)
    return Advice(str(found.action), found.code, found.facts)


def _weigh(weighing: Weighing) -> analysis.Decision:
    game, question = GAMES[weighing.game], weighing.question
    setup = Setup(_pieces(weighing.game, weighing.pieces), 0, 0, game.options(), {})
    (decision,) = analysis.weigh(Record(game, setup), [question], weighing.level, weighing.budget, weighing.seed)
    return decision


def _pieces(game: str, data: str | Json) -> Any:
    return GAMES[game].house() if isinstance(data, str) else _own_pieces(game, json.dumps(data))


@lru_cache(maxsize=16)
def _own_pieces(game: str, text: str) -> Any:
    return GAMES[game].read_pieces(SetFile("", json.loads(text)))
