"""Analyses of finished matches: every decision is weighed again, in the thinkers' spare time.

Clients poll for progress. Work stops when no client polls, and resumes where it stopped when one comes back. Finished
analyses are cached.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable, Coroutine

from msgspec import Raw, Struct
from msgspec.json import encode

from goldhook import analysis
from goldhook.analysis.decisions import BUDGET
from goldhook.analysis.plain import to_json
from goldhook.bots.thought import Budget
from goldhook.core.game import Refusal
from goldhook.record import Record, state_after
from goldhook.record import to_json as record_json
from goldhook.server.live.replays import pack, unpack
from goldhook.server.run.limits import LATER
from goldhook.server.work.fair_slots import FairSlots
from goldhook.server.work.readers import Readers
from goldhook.server.work.thinkers import Busy, Claim, Thinkers, Weighing

#: How many analyses run at a time, and how many are remembered in all: running, waiting or done.
AT_ONCE, KNOWN = 2, 64
#: Seconds without a poll after which work stops.
PATIENCE = 30.0
#: Seconds before the thinkers are asked again when too many questions of the address are waiting.
ASK_AGAIN = 1.0
SEED = 1
#: The readers' share that all analyses use together.
SHARE = "analyses"
_log = logging.getLogger("goldhook.server.live.analyses")


class Working(Struct, frozen=True, tag_field="status", tag="working"):
    """Progress: `done` of `of` decisions are weighed."""

    done: int
    of: int


class Analysed(Struct, frozen=True, tag_field="status", tag="done"):
    """A finished analysis, in the format of `goldhook analyse --json` (docs/formats.md)."""

    analysis: dict[str, object]


class _Work:
    """One analysis: started, interrupted or done."""

    def __init__(self, match: Record, level: int, address: str) -> None:
        self.match, self.level = match, level
        #: The address that started the analysis or resumed it; thinking is charged to it.
        self.address = address
        self.questions: list[analysis.DecisionPoint] = []
        self.decisions: list[analysis.Decision] = []
        self.found: Raw | None = None
        self.asked = 0.0
        self.task: asyncio.Task[None] | None = None
        self.failed = False

    @property
    def is_busy(self) -> bool:
        """Return whether the analysis is running or waiting for a slot."""
        return self.task is not None and not self.task.done()


class Analyses:
    """The analyses that were requested recently."""

    def __init__(
        self,
        thinkers: Thinkers,
        readers: Readers,
        spawn: Callable[[Coroutine[None, None, None]], asyncio.Task[None]],
        per_address: int = 0,
    ) -> None:
        self._thinkers, self._readers, self._spawn, self._per_address = thinkers, readers, spawn, per_address
        self._known: OrderedDict[tuple[str, int], _Work] = OrderedDict()
        self._slots = FairSlots(AT_ONCE)

    def is_known(self, table: str, level: int) -> bool:
        return (table, level) in self._known

    def ask(self, table: str, match: Record, level: int, address: str) -> bytes:
        """Return the progress or the finished analysis, as JSON; start the analysis on the first call.

        Refuse the request if the address has too many unfinished analyses.
        """
        work = self._known.get((table, level))
        if work is None:
            self._check_quota(address)
            self._make_room()
            work = self._known[table, level] = _Work(match, level, address)
        self._known.move_to_end((table, level))
        if work.failed:
            del self._known[table, level]
            raise Refusal("analysis_unavailable")
        if work.found is not None:
            return encode({"status": "done", "analysis": work.found})
        work.asked = asyncio.get_running_loop().time()
        if not work.is_busy:
            self._check_quota(address)
            work.address = address
            work.task = self._spawn(self._analyse(table, work))
        return encode(Working(len(work.decisions), len(work.questions)))

    def _make_room(self) -> None:
        """Drop the idle analysis that was requested least recently; refuse if all are busy."""
        if len(self._known) < KNOWN:
            return
        for key, work in self._known.items():
            if not work.is_busy:
                del self._known[key]
                return
        raise Refusal("too_fast", seconds=LATER)

    def _check_quota(self, address: str) -> None:
        busy = sum(work.is_busy and work.address == address for work in self._known.values())
        if self._per_address and busy >= self._per_address:
            raise Refusal("too_many_analyses", seconds=LATER)

    async def _analyse(self, table: str, work: _Work) -> None:
        try:
            async with self._slots.slot(work.address):
                await self._weigh(table, work)
        except Exception:  # whatever a bot does, the next request may try again
            _log.exception("an analysis failed", extra={"table": table})
            work.failed = True

    async def _weigh(self, table: str, work: _Work) -> None:
        """Weigh the decisions one after the other, as long as a client keeps polling."""
        now = asyncio.get_running_loop().time
        game, pieces = work.match.game.name, record_json(work.match)["set"]
        if not work.questions:
            work.questions = await self._readers.read(SHARE, _questions, pack(work.match))
        while len(work.decisions) < len(work.questions):
            if now() - work.asked > PATIENCE:
                return
            weighing = Weighing(game, pieces, work.questions[len(work.decisions)], work.level, BUDGET, SEED)
            claim = Claim(table, work.address or table, present=False)
            try:
                work.decisions.append(await self._thinkers.weigh(claim, weighing))
            except Busy:
                await asyncio.sleep(ASK_AGAIN)
        weighed = (pack(work.match), tuple(work.decisions), work.level, BUDGET)
        work.found = Raw(await self._readers.read(SHARE, _as_json, *weighed))
        work.questions, work.decisions = [], []


# --- in a reader --------------------------------------------------------------------------------------------------


def _questions(packed: bytes) -> list[analysis.DecisionPoint]:
    return list(analysis.decision_points(unpack(packed)))


def _as_json(packed: bytes, decisions: tuple[analysis.Decision, ...], level: int, budget: Budget) -> bytes:
    match = unpack(packed)
    return encode(to_json(analysis.Analysis(match, state_after(match), decisions), level, budget, SEED))
