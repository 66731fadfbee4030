"""The daily deal on a server: which tables play it, what a person may know about it, and the results of the day.

A person's ranked attempt is the table whose id is computed from the person, the day and the game. So there is one,
however often and wherever it is requested. The levels' matches have such ids, too.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Sequence
from datetime import date, timedelta
from typing import Literal

from msgspec import Struct

from goldhook import daily
from goldhook import table as tables
from goldhook.bots.levels import LEVELS
from goldhook.core.game import AnySetup
from goldhook.daily import Millis
from goldhook.games import GAMES
from goldhook.server.live.people import Keys, Visitor
from goldhook.server.live.results import ranking_of, settle
from goldhook.store import Result, Store, Tally

#: How many days of the past the calendar has, and for how many days ahead commitments are published.
PAST, AHEAD = 28, 30
SEAT = 0


class RankedAttempt(Struct, frozen=True):
    """The person's ranked attempt. The numbers are null until it is over."""

    table: str
    over: bool
    outcome: Literal["won", "drawn", "lost"] | None = None
    points: int | None = None
    rival_points: int | None = None
    #: Why it is not ranked: see docs/table.md; empty if it is.
    why: str = ""


class LevelResult(Struct, frozen=True):
    """What a bot of a level reached in the person's place, and the table of its match."""

    level: int
    points: int
    rival_points: int
    table: str


class Bar(Struct, frozen=True):
    """How many ranked attempts reached these points."""

    points: int
    count: int


class DealShown(Struct, frozen=True):
    """One game's deal of a day."""

    game: str
    players: int
    #: The opponents' level.
    rival: int
    #: How many people finished a ranked attempt.
    ranked: int
    mine: RankedAttempt | None
    #: Null as long as the person could still make a ranked attempt, or is making one.
    histogram: list[Bar] | None
    levels: list[LevelResult] | None


class Proof(Struct, frozen=True):
    """The commitment to a day's key, and the key once nobody can be ranked any more; docs/daily.md has the recipe."""

    date: str
    commitment: str
    key: str | None


class DayShown(Struct, frozen=True):
    """All deals of a day. Ranked attempts begin before `ends` and are over before `closes`."""

    date: str
    ends: Millis
    closes: Millis
    proof: Proof
    deals: list[DealShown]


class Marked(Struct, frozen=True):
    """A ranked attempt of the person in the calendar."""

    game: str
    outcome: Literal["won", "drawn", "lost"]
    points: int
    #: Why it was not ranked; empty if it was.
    why: str


class CalendarDay(Struct, frozen=True):
    """A day of the calendar, with the person's attempts that are over."""

    date: str
    mine: list[Marked]


class DailyShown(Struct, frozen=True):
    """Today's deals, the days before, newest first, and the commitments, from the oldest to the newest day."""

    now: Millis
    today: DayShown
    calendar: list[CalendarDay]
    proofs: list[Proof]


class Daily:
    """The daily deals of one server."""

    def __init__(self, store: Store, keys: Keys) -> None:
        self._store, self._keys = store, keys
        self._secret = b""

    async def key(self, day: date) -> bytes:
        """Return the key of a day. It must not leave the server before the day is closed."""
        if not self._secret:
            self._secret = await self._store.keep("daily", secrets.token_bytes(32))
        return daily.day_key(self._secret, day)

    def ranked_table(self, visitor: Visitor, day: date, game: str) -> str:
        """Return the id of the person's ranked attempt."""
        # No person's id has a star, so nobody can choose an id for another table that leads here.
        return self._keys.table_of(Visitor(f"daily*{visitor.person}"), f"{day}:{game}")

    def level_table(self, day: date, game: str, level: int) -> str:
        """Return the id of a level's match. Knowing it means being allowed to watch it."""
        return self._keys.table_of(Visitor("daily*"), f"{day}:{game}:{level}")

    async def attempt(
        self, by: str, name: str, table: str, day: date, game: str, *, ranked: bool
    ) -> tuple[tables.Create, AnySetup]:
        """Return the command that opens a table for an attempt, and its deal."""
        setup = daily.deal(GAMES[game], await self.key(day))
        bots = {seat: daily.RIVAL for seat in range(setup.players) if seat != SEAT}
        # Nobody may watch: the next cards would be known to people who have not played yet.
        options = {"spectators": False, "chat": False}
        command = tables.Create(by, name, table, game, setup.players, "house", options, bots, SEAT)
        return command._replace(deal=daily.deal_name(day), ranked=ranked), setup

    # --- what a person may know -----------------------------------------------------------------------------------

    async def shown(self, visitor: Visitor, now: Millis) -> DailyShown:
        """Return today's deals, the calendar and the proofs."""
        today = daily.day_of(now)
        past = [today - timedelta(days=number) for number in range(1, PAST + 1)]
        proofs = [await self._proof(today + timedelta(days=number), now) for number in range(-PAST, AHEAD + 1)]
        return DailyShown(now, await self.day(visitor, today, now), await self._calendar(visitor, past), proofs)

    async def _proof(self, day: date, now: Millis) -> Proof:
        key = await self.key(day)
        return Proof(day.isoformat(), daily.commitment(key), key.hex() if now >= daily.closes(day) else None)

    async def _calendar(self, visitor: Visitor, days: Sequence[date]) -> list[CalendarDay]:
        ids = {(day, game): self.ranked_table(visitor, day, game) for day in days for game in GAMES}
        found = await self._store.results.among(list(ids.values())) if visitor.person else {}
        marked = {place: found[id_][SEAT] for place, id_ in ids.items() if id_ in found}
        return [
            CalendarDay(
                day.isoformat(),
                [
                    Marked(game, one.outcome, one.points, one.why)
                    for game in GAMES
                    if (one := marked.get((day, game))) is not None
                ],
            )
            for day in days
        ]

    async def day(self, visitor: Visitor, day: date, now: Millis) -> DayShown:
        """Return all deals of a day."""
        mine = {game: self.ranked_table(visitor, day, game) for game in GAMES} if visitor.person else {}
        levels = {(game, level): self.level_table(day, game, level) for game in GAMES for level in LEVELS}
        kept = self._store.results
        results = await kept.among([*mine.values(), *levels.values()])
        tallies = await kept.tallies(ranking_of(daily.deal_name(day)))
        deals = []
        for game in GAMES:
            attempt = await self._attempt(mine[game], results) if game in mine else None
            open_ = (attempt is None or not attempt.over) and now < daily.closes(day)
            counts = [one for one in tallies if one.game == game]
            played = [(level, table) for (of, level), table in levels.items() if of == game and table in results]
            deals.append(
                DealShown(
                    game,
                    daily.players_of(GAMES[game]),
                    daily.RIVAL,
                    sum(one.times for one in counts),
                    attempt,
                    None if open_ else _histogram(counts),
                    None if open_ else [_level(level, table, results[table]) for level, table in played],
                )
            )
        proof = await self._proof(day, now)
        return DayShown(day.isoformat(), daily.ends(day), daily.closes(day), proof, deals)

    async def _attempt(self, table: str, results: dict[str, tuple[Result, ...]]) -> RankedAttempt | None:
        """Return the person's ranked attempt; None if there is none."""
        if table not in results:
            match = await self._store.matches.find(table)
            if match is None or not match.version:
                return None
            if match.status != "over":
                return RankedAttempt(table, over=False)
            await settle(self._store, table)  # it has just ended
            results |= await self._store.results.among([table])
        if table not in results:
            return RankedAttempt(table, over=True)
        own = results[table][SEAT]
        return RankedAttempt(table, True, own.outcome, own.points, _rival_points(results[table]), own.why)


def _histogram(tallies: Iterable[Tally]) -> list[Bar]:
    return [Bar(points, count) for points, count in sorted((int(one.trait), one.times) for one in tallies)]


def _rival_points(results: Sequence[Result]) -> int:
    """Return the points of the best opponent."""
    return max((one.points for one in results if one.seat != SEAT), default=0)


def _level(level: int, table: str, results: Sequence[Result]) -> LevelResult:
    return LevelResult(level, results[SEAT].points, _rival_points(results), table)
