"""The bots of one live table: asked when it is their turn, cancelled when the table closes.

Bots pause when nobody has been at the table for a while, and resume when somebody arrives.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from functools import partial
from typing import TYPE_CHECKING

from goldhook import table as tables
from goldhook.bots import warm
from goldhook.bots.driver import SeatDriver
from goldhook.core.chance import Chance
from goldhook.core.game import MatchView, Seat
from goldhook.games import plugin
from goldhook.server.live.visits import Visit
from goldhook.server.wire import messages as wire
from goldhook.server.work.thinkers import Busy, Need, Question, Thinkers
from goldhook.table import Table

if TYPE_CHECKING:
    from goldhook.server.live.room import Room

_log = logging.getLogger("goldhook.server.bots")
#: Seconds before a bot is asked again when the store could not save its move or the thinkers are busy.
PATIENCE = 0.5
#: Seconds before the move that a person left complete is confirmed: about as long as a bot would have thought.
THOUGHT = 1.0
#: Seconds between two checks of the compiler's progress.
TICK = 0.25


class BotsAtTable:
    """The bots of one table. It keeps no reference to its room, so that a closed room can leave memory."""

    def __init__(self, thinkers: Thinkers) -> None:
        self._thinkers = thinkers
        self._thinking: dict[Seat, asyncio.Task[None]] = {}
        #: Drivers by seat; seats that a bot played earlier keep theirs.
        self._drivers: dict[Seat, SeatDriver] = {}
        self._chance = Chance()
        self._explaining: asyncio.Task[None] | None = None
        #: The compiler progress that was last sent to waiting people.
        self._progress: wire.Preparing | None = None

    @property
    def busy(self) -> bool:
        return bool(self._thinking)

    def attend(self, room: Room, visit: Visit) -> None:
        """Note that somebody is or was here; paused bots resume."""
        plays = visit.key == room.table.host or bool(tables.seats_of(room.table, visit.key))
        if room.attendance.note(visit.address, plays=plays):
            self.ask(room)

    def ask(self, room: Room) -> None:
        """Start every bot that must act and is not thinking yet, if the table is attended."""
        if room.gone or not room.attendance.attended:
            return
        for seat in tables.bots_due(room.table):
            if seat not in self._thinking:
                self._thinking[seat] = task = asyncio.create_task(self._play(room, seat))
                task.add_done_callback(partial(self._played, room, seat))

    def _played(self, room: Room, seat: Seat, task: asyncio.Task[None]) -> None:
        self._thinking.pop(seat, None)
        if not task.cancelled() and (error := task.exception()):
            _log.error("a bot failed", exc_info=error, extra={"table": room.id})
        self.ask(room)

    async def _play(self, room: Room, seat: Seat) -> None:
        """Choose an action from the seat's current view and play it, unless the table has changed in the meantime."""
        table = room.table
        try:
            action = await self._action(room, table, seat)
            done = await room.do(tables.BotAct(seat, action, tables.number_of(table, seat)))
        except Busy:
            done = False
        if not done:
            await asyncio.sleep(PATIENCE)

    async def _action(self, room: Room, table: Table, seat: Seat) -> str:
        if tables.is_left_complete(table, seat):
            await asyncio.sleep(THOUGHT)
            return tables.legal(table, seat)[0]  # the table plays what the person left
        driver = self._drivers.setdefault(seat, SeatDriver(table.game.name))
        self.explain(room, tables.level_of(table, seat), tables.match_view(table, seat))
        return await choose(partial(self._thinkers.think, _Asking(room)), table, seat, driver, self._chance)

    def explain(self, room: Room, level: int, view: MatchView | None) -> None:
        """Show the compiler's progress while the table waits for a decision that needs uncompiled code."""
        need = warm.need(room.table.game.name, level, view)
        if self._explaining is None and not self._thinkers.is_ready(need):
            self._explaining = asyncio.create_task(self._explain(room, need))
            self._explaining.add_done_callback(self._explained)

    async def _explain(self, room: Room, need: Need) -> None:
        while not await self._thinkers.get_ready(need, TICK):
            progress = wire.Preparing(True, *self._thinkers.progress(need))
            if progress.total and progress != self._progress:
                self._progress = progress
                for visit in room.visits:
                    self.greet(visit)
        if self._progress:
            self._progress = None
            for visit in room.visits:
                visit.hear(wire.encode(wire.Preparing(waiting=False)))

    def _explained(self, task: asyncio.Task[None]) -> None:
        self._explaining = None
        if not task.cancelled() and (error := task.exception()):
            _log.error("progress was not shown", exc_info=error)

    def greet(self, visit: Visit) -> None:
        """Send a new visit the compiler's progress, if the table waits for it."""
        if self._progress:
            visit.hear(wire.encode(self._progress))

    def cancel(self, table: str) -> None:
        """Stop all thinking for a table that is closed."""
        self._thinkers.cancel(table)
        for task in [*self._thinking.values(), *([self._explaining] if self._explaining else [])]:
            task.cancel()


async def choose(
    think: Callable[[Question], Awaitable[str]], table: Table, seat: Seat, driver: SeatDriver, chance: Chance
) -> str:
    """Return the action that the seat's level chooses; if it fails, the greedy one. Raises Busy."""
    view = tables.match_view(table, seat)
    assert view is not None
    legal = tables.legal(table, seat)
    memory = driver.question(view, legal, lambda: tables.views_seen(table, seat))
    if memory is None:
        return legal[0]
    level = tables.level_of(table, seat)
    question = Question(table.game.name, table.set_json, view, memory, level, chance.lot(2**62))
    try:
        action = await think(question)
        if action in legal:
            return action
        _log.error("a bot chose what is not legal", extra={"table": table.id, "level": level})
    except Busy:
        raise
    except Exception:  # whatever a bot does, the table continues
        _log.exception("a mind failed", extra={"table": table.id, "level": level})
    greedy = plugin(table.game.name).bots.greedy(table.pieces, chance)
    return str(greedy(view, [table.game.parse(text) for text in legal]))


class _Asking:
    """A table whose bot thinks, as the thinkers see it."""

    def __init__(self, room: Room) -> None:
        self.id, self.table, self._attendance = room.id, room.table, room.attendance

    @property
    def payer(self) -> str:
        return self._attendance.payer(self.table.host) or self.id

    @property
    def present(self) -> bool:
        return self._attendance.present
