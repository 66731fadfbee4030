"""The bots of one live table: asked when it is their turn, and forgotten when the table is gone.

They play for somebody: at a table where nobody has been for a while they pause until somebody comes.
"""

from __future__ import annotations

import asyncio
import logging
from functools import partial
from typing import TYPE_CHECKING

from goldhook import table as tables
from goldhook.bots.memory import Memory, recall
from goldhook.core.chance import Chance
from goldhook.core.game import Json, Seat
from goldhook.games import plugin
from goldhook.server.live.visits import Visit
from goldhook.server.wire import messages as wire
from goldhook.server.work.thinkers import Busy, Question, Thinkers

if TYPE_CHECKING:
    from goldhook.server.live.room import Room

_log = logging.getLogger("goldhook.server.bots")
#: Seconds until a bot is asked once more, if the store could not take its move or too many others wait for thinkers.
PATIENCE = 0.5
#: Seconds after which people are told why a bot does not answer.
SILENCE = 3.0


class BotsAtTable:
    """Who thinks about what at one table. It keeps no room: else a room that is let go would not leave memory."""

    def __init__(self, thinkers: Thinkers) -> None:
        self._thinkers = thinkers
        self._thinking: dict[Seat, asyncio.Task[None]] = {}
        #: What the seats remember that a bot plays, or played.
        self._memories: dict[Seat, Memory] = {}
        self._chance = Chance()
        self._explaining: asyncio.Task[None] | None = None
        #: Were people told that bots have to be compiled first?
        self._explained = False

    @property
    def busy(self) -> bool:
        return bool(self._thinking)

    def attend(self, room: Room, visit: Visit) -> None:
        """Somebody is here, or was until now: bots that paused play on."""
        plays = visit.key == room.table.host or bool(tables.seats_of(room.table, visit.key))
        if room.attendance.note(visit.address, plays=plays):
            self.ask(room)

    def ask(self, room: Room) -> None:
        """Have every bot think that is due and does not think yet, if there is somebody to play for."""
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
        """Think about what the seat sees now, and do it, unless the table has moved on meanwhile."""
        table = room.table
        view = tables.match_view(table, seat)
        assert view is not None
        legal = tables.legal(table, seat)
        memory = self._remember(table, seat, view)
        self.explain(room)
        try:
            action = legal[0] if len(legal) == 1 else await self._choose(_Asking(room), seat, view, memory, legal)
            done = await room.do(tables.BotAct(seat, action, tables.number_of(table, seat)))
        except Busy:
            done = False
        if not done:
            await asyncio.sleep(PATIENCE)

    def explain(self, room: Room) -> None:
        """Nobody waits in silence for bots that have to be compiled first."""
        if self._explaining is None and not self._thinkers.ready:
            self._explaining = asyncio.create_task(self._explain(room))

    async def _explain(self, room: Room) -> None:
        if await self._thinkers.get_ready(SILENCE):
            return
        self._explained = True
        for visit in room.visits:
            self.greet(visit)
        await self._thinkers.get_ready()
        self._explained = False
        for visit in room.visits:
            visit.hear(wire.encode(wire.Preparing(waiting=False)))

    def greet(self, visit: Visit) -> None:
        """Who comes later hears it, too."""
        if self._explained:
            visit.hear(wire.encode(wire.Preparing(waiting=True)))

    def _remember(self, table: tables.Table, seat: Seat, view: Json) -> Memory:
        """Return what the seat has seen; a bot that takes over a seat knows what the seat knew."""
        bots = plugin(table.game.name).bots
        memory = bots.remember(self._memories.get(seat, bots.blank), view)
        if bots.missing(memory, view):  # somebody else played the seat meanwhile
            memory = recall(table.game.name, [*tables.views_seen(table, seat), view])
        self._memories[seat] = memory
        return memory

    async def _choose(self, asker: _Asking, seat: Seat, view: Json, memory: Memory, legal: list[str]) -> str:
        """Return the action of a level; if its mind fails, what is best at first sight. Raises Busy."""
        table = asker.table
        level = tables.level_of(table, seat)
        question = Question(table.game.name, table.set_json, view, memory, level, self._chance.lot(2**62))
        try:
            action = await self._thinkers.think(asker, question)
            if action in legal:
                return action
            _log.error("a bot chose what is not legal", extra={"table": table.id, "level": level})
        except Busy:
            raise
        except Exception:  # whatever a mind does, the table goes on
            _log.exception("a mind failed", extra={"table": table.id, "level": level})
        greedy = plugin(table.game.name).bots.greedy(table.pieces, self._chance)
        return str(greedy(view, [table.game.parse(text) for text in legal]))

    def cancel(self, table: str) -> None:
        """The table is gone: nobody needs to think any more."""
        self._thinkers.cancel(table)
        for task in [*self._thinking.values(), *([self._explaining] if self._explaining else [])]:
            task.cancel()


class _Asking:
    """A table whose bot thinks, as the thinkers need to know it."""

    def __init__(self, room: Room) -> None:
        self.id, self.table, self._attendance = room.id, room.table, room.attendance

    @property
    def payer(self) -> str:
        return self._attendance.payer(self.table.host) or self.id

    @property
    def present(self) -> bool:
        return self._attendance.present
