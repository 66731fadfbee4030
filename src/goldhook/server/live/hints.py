"""Hints at one table: what the master level would do with what the seat sees and remembers.

Thinkers compute them. However often a seat asks, each position is thought about once.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

from goldhook import table as tables
from goldhook.bots.memory import Memory
from goldhook.bots.reasons import ONLY
from goldhook.core.game import Refusal, Seat
from goldhook.games import plugin
from goldhook.server.live.visits import Visit
from goldhook.server.wire import messages as wire
from goldhook.server.work.fair_slots import FairSlots
from goldhook.server.work.thinkers import Advice, Busy, Claim, Question, Thinkers
from goldhook.table import Table
from goldhook.table.state import OVER, hints_on, played_by_bot
from goldhook.table.steps import check_owes

#: How many moments of a match are recalled before other tasks run: a few milliseconds.
SLICE = 8
_log = logging.getLogger("goldhook.server.live.hints")


class Hints:
    """Hints by seat, given or in progress. Keeps no reference to its room, so that a closed room can leave memory."""

    def __init__(self, thinkers: Thinkers, slots: FairSlots | None = None) -> None:
        self._thinkers = thinkers
        #: Shared by all tables, because recalling a match is slow.
        self._slots = slots or FairSlots(1)
        #: Each seat's memory, with the number of actions it covers.
        self._recalled: dict[Seat, tuple[int, Memory]] = {}
        #: With the number of the last change to the seat's legal actions.
        self._given: dict[Seat, tuple[int, asyncio.Task[Advice]]] = {}

    async def give(self, look: Callable[[], Table], visit: Visit) -> Advice:
        """Return a hint for the visitor; `look` returns the current table.

        Refuse if hints are off or the seat has nothing to do.
        """
        table = look()
        seat = _asking(table, visit)
        known = self._given.get(seat)
        if known is None or known[0] != table.changed[seat] or (known[1].done() and not _is_good(known[1])):
            if known:  # the seat has moved on: cancel the useless work
                known[1].cancel()
            known = table.changed[seat], asyncio.ensure_future(self._think(table, seat, visit.address))
            known[1].add_done_callback(_looked_at)
            self._given[seat] = known
        await asyncio.wait([known[1]])  # a caller that gives up does not cancel the task: others may wait
        if not _is_good(known[1]):
            raise _refusal(known[1]) or Refusal("hint_unavailable")
        if tables.viewer_of(look(), visit.key) != seat:  # the device was handed over to another player
            raise Refusal("not_at_device")
        return known[1].result()

    async def _think(self, table: Table, seat: Seat, address: str) -> Advice:
        legal = tables.legal(table, seat)
        if len(legal) == 1:
            return Advice(legal[0], ONLY, {})
        view = tables.ground_view(table, seat)
        bots = plugin(table.game.name).bots
        memory = bots.remember(await self._recall(table, seat, address), view)
        question = Question(table.game.name, table.set_json, view, memory, level=0, seed=1)
        try:
            advice = await self._thinkers.advise(Claim(table.id, address or table.id), question)
        except Busy:
            raise Refusal("too_fast") from None
        assert advice.action in legal
        return advice

    async def _recall(self, table: Table, seat: Seat, address: str) -> Memory:
        """Return what the seat remembers of all confirmed actions; cached, whatever the seat has tried since."""
        assert table.match is not None
        count = len(table.match.record.actions)
        known = self._recalled.get(seat)
        if known is None or known[0] != count:
            async with self._slots.slot(address):
                bots = plugin(table.game.name).bots
                memory = bots.blank
                for number, view in enumerate(tables.views_seen(table, seat), 1):
                    memory = bots.remember(memory, view)
                    if number % SLICE == 0:
                        await asyncio.sleep(0)  # let other tasks run
            known = self._recalled[seat] = count, memory
        return known[1]

    def forget(self) -> None:
        """Cancel all work, because the room is closing."""
        for _, task in self._given.values():
            task.cancel()


def _asking(table: Table, visit: Visit) -> Seat:
    """Return the seat that a hint is for, or refuse."""
    if not hints_on(table):
        raise Refusal("hints_off")
    if visit.visitor.token:
        raise Refusal("token_may_not", what="hint")
    if table.match is None:
        raise Refusal("match_not_begun")
    if table.phase == OVER:
        raise Refusal("match_over")
    seat = tables.viewer_of(table, visit.key)
    if seat is None:
        raise Refusal("not_at_device" if tables.seats_of(table, visit.key) else "not_seated")
    if played_by_bot(table, seat):
        raise Refusal("bot_plays")
    check_owes(table.match, seat)
    return seat


def _is_good(task: asyncio.Task[Advice]) -> bool:
    """Return whether the task produced a hint."""
    if task.cancelled():
        return False
    if _refusal(task):
        return False
    if error := task.exception():
        _log.error("a hint failed", exc_info=error)
        return False
    return True


def _refusal(task: asyncio.Task[Advice]) -> Refusal | None:
    """Return the refusal that a task ended with, if any."""
    error = None if task.cancelled() else task.exception()
    return error if isinstance(error, Refusal) else None


def _looked_at(task: asyncio.Task[Advice]) -> None:
    """Retrieve the task's exception, so that asyncio does not report it when no caller waits any more."""
    if not task.cancelled():
        task.exception()


def hinted(id_: str, advice: Advice) -> bytes:
    """Encode a hint."""
    return wire.encode(wire.Hinted(id_, advice.action, wire.Why(advice.code, advice.facts)))
