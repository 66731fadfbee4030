"""The levels' own attempts at the daily deals, so that every player has results to compare with.

Thinkers play them while no table needs one, today's deals first. Every match is stored as a table of bots. Processes
that share a store may both begin a match; the first to finish it stores it.
"""

from __future__ import annotations

import asyncio
import logging
from datetime import date, timedelta
from functools import partial
from itertools import product

from goldhook import daily
from goldhook import table as tables
from goldhook.bots.driver import SeatDriver
from goldhook.bots.levels import LEVELS
from goldhook.core.chance import Chance
from goldhook.games import GAMES
from goldhook.server.live.bots_at_table import choose
from goldhook.server.live.daily import SEAT
from goldhook.server.live.opening import is_open, open_table
from goldhook.server.live.rooms import Rooms
from goldhook.server.work.thinkers import Busy, Claim
from goldhook.store import StoreError
from goldhook.table import Table
from goldhook.table.events import AnyEvent

#: Seconds before the first deal: a new server's first minutes belong to players, whose bots are compiled then.
START = 120.0
#: Seconds between two checks for a new day, and before a retry after an error.
LOOK, AGAIN = 60.0, 1.0
#: The person who opens these tables; the thinking is charged to them.
HOST = "daily"
_log = logging.getLogger("goldhook.server.daily")


class DailyBots:
    """Plays the daily deals of the last days, with every level in the person's place."""

    def __init__(self, rooms: Rooms) -> None:
        self._rooms = rooms
        self._done = set[str]()
        self._chance = Chance()

    async def run(self) -> None:
        """Play new deals for as long as the server runs."""
        await asyncio.sleep(START)
        while True:
            try:
                await self.play_all()
            except StoreError:
                pass
            except Exception:  # the levels' results are missing, and everything else goes on
                _log.exception("the bots could not play a daily deal")
            await asyncio.sleep(LOOK)

    async def play_all(self) -> None:
        """Play what is missing."""
        today = daily.day_of(self._rooms.now())
        for back in range(self._rooms.settings.daily_days):
            day = today - timedelta(days=back)
            matches = list(product(GAMES, LEVELS))
            while matches:  # in random order, so that several processes seldom play the same one
                game, level = matches.pop(self._chance.lot(len(matches)))
                id_ = self._rooms.daily.level_table(day, game, level)
                if id_ not in self._done and not await is_open(self._rooms.store, id_):
                    events = await self._played(id_, day, game, level)
                    await open_table(self._rooms.store, events, {}, repeatable=True)
                    self._rooms.settling.note()
                self._done.add(id_)

    async def _played(self, id_: str, day: date, game: str, level: int) -> list[AnyEvent]:
        """Return the events of a whole match."""
        now = self._rooms.now
        command, setup = await self._rooms.daily.attempt(HOST, "", id_, day, game, ranked=False)
        create = command._replace(seat=None, bots={**command.bots, SEAT: level}, options={"chat": False})
        events = tables.decide(None, create, now())
        table = tables.fold(events)
        drivers = [SeatDriver(game) for _ in range(setup.players)]
        todo = tables.decide(table, tables.Start(HOST, setup.shuffles, setup.first), now())
        while todo:
            events += todo
            table = tables.fold(todo, table)
            todo = []
            for seat in tables.bots_due(table)[:1]:
                action = await self._choose(table, seat, drivers[seat])
                todo = tables.decide(table, tables.BotAct(seat, action, tables.number_of(table, seat)), now())
        return events

    async def _choose(self, table: Table, seat: int, driver: SeatDriver) -> str:
        think = partial(self._rooms.thinkers.think_aside, Claim(table.id, HOST, present=False))
        while True:
            try:
                return await choose(think, table, seat, driver, self._chance)
            except Busy:
                await asyncio.sleep(AGAIN)
