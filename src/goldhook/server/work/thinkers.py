"""Bot thinking in separate processes, few enough that the server stays responsive, shared fairly between addresses."""

from __future__ import annotations

import asyncio
import logging
import os
from collections.abc import Callable
from functools import partial
from typing import Protocol, TypeVar, cast

from goldhook import analysis
from goldhook.analysis.retry import Retry
from goldhook.bots import warm
from goldhook.bots.levels import MASTER
from goldhook.bots.thought import Budget
from goldhook.bots.warm import Need
from goldhook.server.work import fair_queue, thoughts
from goldhook.server.work.fair_queue import PER_PAYER, Asker, Busy, Claim, FairQueue, Waiting
from goldhook.server.work.preparation import Preparation
from goldhook.server.work.thinker_pool import ThinkerPool
from goldhook.server.work.thinker_process import Died, Hung, Thinker
from goldhook.server.work.thoughts import PREPARED, Advice, Comparing, Prepared, Question, Weighing

__all__ = [
    "Advice",
    "Asker",
    "Busy",
    "Claim",
    "Comparing",
    "Need",
    "Question",
    "Thinkers",
    "Weighing",
    "Workers",
    "worker_count",
]

T = TypeVar("T")
_log = logging.getLogger("goldhook.server.work.thinkers")
#: Seconds beyond its budget after which a thinker counts as hung. Preparing a set takes a while on a slow machine.
ALLOWANCE = 30.0
#: With this many questions waiting, an address gets no more hints.
HINTS_UNTIL = 16
#: Seconds that a thinker waits for a table's next question after a short one, if others wait. A bot's turn is often
#: several short questions; without the pause, each of them would wait for another table's long one.
LINGER = 0.03
#: The budget of a decision in the background. A table waits at most this long for a thinker that is busy with one.
ASIDE = Budget(milliseconds=200)
#: After this many thinkers died of a question, it is not asked again.
DEATHS = 2


class Thinkers(Protocol):
    """What can think for the bots."""

    def is_ready(self, need: Need) -> bool:
        """Return whether everything that a level needs is compiled."""

    async def get_ready(self, need: Need, timeout: float | None = None) -> bool:
        """Wait until that is compiled, at most `timeout` seconds; return whether it is."""

    def progress(self, need: Need) -> tuple[int, int]:
        """Return how many of the units that the level needs are compiled, and how many there are; 0, 0 if unknown."""

    async def think(self, asker: Asker, question: Question) -> str:
        """Return the action, as text. Raises Busy if too many questions of the address wait."""

    async def think_aside(self, asker: Asker, question: Question) -> str:
        """Return the action of a bot that nobody waits for: briefly, while no table needs a thinker. Raises Busy."""

    async def advise(self, asker: Asker, question: Question) -> Advice:
        """Return what the master level would do, and why; ignores the question's level. Raises Busy as well."""

    async def weigh(self, asker: Asker, weighing: Weighing) -> analysis.Decision:
        """Return a weighed decision, computed while no table needs a thinker. Raises Busy as well."""

    async def compare(self, asker: Asker, comparing: Comparing) -> Retry:
        """Return how actions compare, computed while no table needs a thinker. Raises Busy as well."""

    def cancel(self, table: str) -> None:
        """Drop the questions of a table."""

    async def close(self) -> None: ...


def worker_count(wanted: int) -> int:
    """Return the number of thinker processes; by default one fewer than there are cores."""
    return wanted or max(1, (os.cpu_count() or 2) - 1)


class Workers:
    """A few processes that take their questions from a fair queue."""

    def __init__(self, count: int, milliseconds: int, first: Thinker | None = None) -> None:
        self._budget = Budget(milliseconds=milliseconds)
        self._queue = FairQueue()
        self._preparation = Preparation()
        self._pool = self._processes(worker_count(count))
        self._tasks = set[asyncio.Task[None]]()
        self._warm = asyncio.ensure_future(self._pool.start(first))

    def _processes(self, count: int) -> ThinkerPool:
        return ThinkerPool(count, self._preparation, self._next)

    def is_ready(self, need: Need) -> bool:
        return self._preparation.is_ready(need)

    async def get_ready(self, need: Need, timeout: float | None = None) -> bool:
        return await self._preparation.wait(need, timeout)

    def progress(self, need: Need) -> tuple[int, int]:
        return self._preparation.progress(need)

    @property
    def waiting(self) -> int:
        """Return how many questions no thinker has taken yet."""
        return len(self._queue)

    async def think(self, asker: Asker, question: Question) -> str:
        await self._get_ready_for(question, question.level)
        return (await self._ask(asker, thoughts.think, question, self._budget)).action

    async def think_aside(self, asker: Asker, question: Question) -> str:
        await self._preparation.wait_aside(Need(question.game, question.level))
        return (await self._ask(asker, thoughts.think, question, ASIDE, spare=True)).action

    async def advise(self, asker: Asker, question: Question) -> Advice:
        await self._get_ready_for(question, MASTER)
        return await self._ask(asker, thoughts.advise, question, most=HINTS_UNTIL)

    async def weigh(self, asker: Asker, weighing: Weighing) -> analysis.Decision:
        await self.get_ready(Need(weighing.game, weighing.level))
        return await self._ask(asker, thoughts.weigh, weighing, spare=True)

    async def compare(self, asker: Asker, comparing: Comparing) -> Retry:
        await self.get_ready(Need(comparing.game, comparing.level))
        return await self._ask(asker, thoughts.compare, comparing, spare=True)

    async def _get_ready_for(self, question: Question, level: int) -> None:
        """Wait for the code that this decision needs, unless everything is compiled."""
        if not self.is_ready(Need(question.game, level)):
            await self.get_ready(warm.need(question.game, level, question.view))

    async def _ask(
        self,
        asker: Asker,
        work: Callable[..., T | Prepared],
        *facts: object,
        most: int = PER_PAYER,
        spare: bool = False,
    ) -> T:
        asked = Waiting(asker, work, facts, asyncio.get_running_loop().create_future(), _now(), spare)
        self._queue.put(asked, most)
        self._next()
        try:
            return cast(T, await asked.answer)
        finally:
            self._queue.drop(asked)  # the caller may have stopped waiting

    def cancel(self, table: str) -> None:
        for asked in self._queue.of_table(table):
            self._queue.drop(asked)
            asked.answer.cancel()

    def _next(self) -> None:
        """Give questions to free processes."""
        while self._pool.has_free and (asked := self._queue.take(_now())):
            thinker = self._pool.take(asked.prepared_by)
            task = asyncio.ensure_future(self._answer(asked, thinker))
            self._tasks.add(task)
            task.add_done_callback(partial(self._answered, asked))

    async def _answer(self, asked: Waiting, thinker: Thinker) -> None:
        """Have a process think about a question."""
        began, within = _now(), (self._budget.milliseconds or 0) / 1000 + ALLOWANCE
        found: object = None
        error: Exception | None = None
        try:
            found = await thinker.ask(asked.work, asked.prepared_by is not None, *asked.facts, within=within)
        except Exception as failure:
            error = failure
        finally:
            self._queue.charge(asked.payer, _now() - began)
        if found == PREPARED:
            asked.prepared_by = thinker
        asked.deaths += isinstance(error, Died)
        if not asked.answer.done():
            if found == PREPARED or (isinstance(error, Died) and asked.deaths < DEATHS):
                self._queue.put_back(asked)
            elif error:
                asked.answer.set_exception(error)
            else:
                asked.answer.set_result(found)
        if isinstance(error, Died | Hung):
            self._pool.lose(thinker)
            return
        if error is None and _now() - began < fair_queue.TURN and asked.asker.present and self._queue:
            self._queue.favoured = asked.payer
            await asyncio.sleep(LINGER)
        self._pool.give_back(thinker)
        self._queue.favoured = ""

    def _answered(self, asked: Waiting, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if task.cancelled():  # the server stops
            asked.answer.cancel()
        elif error := task.exception():
            _log.error("a question was lost", exc_info=error)
            asked.answer.cancel()

    async def close(self) -> None:
        self._warm.cancel()
        for asked in self._queue.all():
            self._queue.drop(asked)
            asked.answer.cancel()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(self._warm, *self._tasks, return_exceptions=True)
        await self._pool.close()


def _now() -> float:
    return asyncio.get_running_loop().time()
