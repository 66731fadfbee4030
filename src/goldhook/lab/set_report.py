"""A set of pieces, measured: bots of one kind play among themselves, and what comes of it is counted.

Every game has a shuffle of its own, and all bots get the same ones, so that what differs between them is not luck. The
games of a group are independent; everything is told with the 95 % interval it deserves.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from itertools import product
from statistics import fmean, pstdev
from typing import Any, NamedTuple

from goldhook.bots.seats import PROGRAM, level_of
from goldhook.bots.thought import Budget
from goldhook.game import Game, Json, OptionSet, Seat
from goldhook.lab.games import Done, Order, seed_of, setup_of
from goldhook.lab.intervals import mean_interval, share_interval
from goldhook.lab.set_report_cards import Cards
from goldhook.options import changed

#: What a program, which knows no playouts, is given if the budget is in playouts.
MILLISECONDS = 200


class Measured(NamedTuple):
    """A number and its 95 % interval; None if there is too little to tell."""

    value: float
    interval: tuple[float, float] | None

    def json(self, places: int = 4) -> Json:
        ends = [round(end, places) for end in self.interval] if self.interval else None
        return {"value": round(self.value, places), "ci": ends}


def share_of(games: Sequence[float]) -> Measured:
    """A share of independent games."""
    return Measured(fmean(games), share_interval([(game,) for game in games]))


def mean_of(games: Sequence[Sequence[float]]) -> Measured:
    """A mean over games, each with one number or several."""
    return Measured(fmean(number for game in games for number in game), mean_interval(games))


def with_budget(bot: str, budget: Budget) -> str:
    """The word for a bot, with this budget if it is a level that has none of its own.

    >>> with_budget("level:4", Budget(playouts=1000)), with_budget("level:4@50", Budget(playouts=1000))
    ('level:4@1000p', 'level:4@50')
    """
    return f"{bot}@{budget}" if level_of(bot) and "@" not in bot else bot


def self_play(
    game: Game[Any, Any, Any],
    pieces: Any,
    bots: Sequence[str],
    players: Sequence[int],
    games: int,
    seed: int,
    budget: Budget,
    *,
    options: OptionSet | None = None,
) -> Iterator[Order]:
    """So many games for each bot and number of players. All take turns: whoever stops early has something of each."""
    text = "" if pieces == game.house() else json.dumps(game.pieces_json(pieces))
    for number, (turn, count, (index, bot)) in enumerate(product(range(games), players, enumerate(bots))):
        yield Order(
            number,
            game.name,
            text,
            (bot,) * count,
            (index,) * count,
            seed_of(seed, "report", count, turn),
            seed_of(seed, "lots", bot, count, turn),
            budget.milliseconds or MILLISECONDS,
            {} if options is None else changed(options),
        )


class Place(NamedTuple):
    """One place at the table: what it won in each game, and its points there."""

    shares: list[float]
    points: list[int]

    def json(self) -> Json:
        won = share_of(self.shares)
        return {**_renamed(won.json(), "win_share"), "mean_points": round(fmean(self.points), 3)}


class Group:
    """The games of one bot with so many players."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.forfeits = 0
        #: By game: the points of all, those that were given, and whether the win was shared.
        self.points: list[tuple[int, ...]] = []
        self.given: list[int] = []
        self.shared: list[float] = []
        #: From the first player on, and by seat.
        self.by_order = [Place([], []) for _ in range(players)]
        self.by_seat = [Place([], []) for _ in range(players)]

    @property
    def games(self) -> int:
        """Those that were played to the end."""
        return len(self.points)

    def add(self, done: Done, first: Seat) -> None:
        """Count one more game; one that was forfeited says nothing about the set."""
        if done.forfeit:
            self.forfeits += 1
            return
        self.points.append(done.totals)
        self.given.append(done.order.options.get("handicap", 0))
        self.shared.append(float(max(done.shares) < 1))
        for seat, (share, points) in enumerate(zip(done.shares, done.totals, strict=True)):
            for place in (self.by_order[(seat - first) % self.players], self.by_seat[seat]):
                place.shares.append(share)
                place.points.append(points)

    def json(self) -> Json:
        told: Json = {"players": self.players, "games": self.games, "forfeits": self.forfeits}
        if not self.games:
            return told
        flat = [points for game in self.points for points in game]
        return told | {
            **_renamed(mean_of(self.points).json(3), "mean_points"),
            "sd_points": round(pstdev(flat), 3),
            "min_points": min(flat),
            "max_points": max(flat),
            "shared": round(fmean(self.shared), 4),
            "by_order": [place.json() for place in self.by_order],
            "by_seat": [place.json() for place in self.by_seat],
        }


class Chests(NamedTuple):
    """What Gold Ahoi! is asked about: is it fair, is it decided, is there something to own?"""

    first_share: Measured
    draws: Measured
    owned: Measured
    #: How far the winner is ahead, and the first player of the other.
    margin: Measured
    lead: Measured

    def json(self) -> Json:
        return {name: measured.json() for name, measured in self._asdict().items()}


def chests(group: Group) -> Chests:
    """A chest that is owned is a point, and so is nothing else but a handicap: the points tell it all."""
    leads = [(one - two,) for one, two in zip(*(place.points for place in group.by_order), strict=True)]
    return Chests(
        share_of(group.by_order[0].shares),
        share_of(group.shared),
        mean_of([(sum(points) - given,) for points, given in zip(group.points, group.given, strict=True)]),
        mean_of([(abs(lead),) for (lead,) in leads]),
        mean_of(leads),
    )


class BotReport:
    """What one bot made of the set: a group for each number of players; in Silver & Gold all its cards together."""

    def __init__(self, bot: str, game: Game[Any, Any, Any], pieces: Any, players: Sequence[int]) -> None:
        self.bot = bot
        self.groups = {count: Group(count) for count in players}
        self.cards = Cards(pieces) if game.name == "silver_gold" else None

    def add(self, done: Done) -> None:
        """Count one more game."""
        self.groups[len(done.totals)].add(done, setup_of(done.order).first)
        if self.cards and not done.forfeit:
            self.cards.add(done)

    @property
    def played(self) -> list[Group]:
        """The groups that have a game to tell of."""
        return [group for group in self.groups.values() if group.games]

    @property
    def chests(self) -> Chests | None:
        """Only in Gold Ahoi!, and only if it was played."""
        return chests(self.played[0]) if self.cards is None and self.played else None

    def json(self) -> Json:
        told: Json = {"bot": self.bot, "groups": [group.json() for group in self.groups.values()]}
        if self.cards:
            told["cards"] = self.cards.json()
        elif self.chests:
            told["chests"] = self.chests.json()
        return told


class Report:
    """All the games, counted by bot."""

    def __init__(
        self,
        game: Game[Any, Any, Any],
        pieces: Any,
        bots: Sequence[str],
        players: Sequence[int],
        seed: int,
        options: OptionSet | None = None,
    ) -> None:
        self.game, self.pieces, self.seed = game, pieces, seed
        self.options = game.options() if options is None else options
        self.bots = [BotReport(bot, game, pieces, players) for bot in bots]
        self.games = 0

    def add(self, done: Done) -> None:
        """Count one more game."""
        self.games += 1
        self.bots[done.order.players[0]].add(done)


def exact(bots: Sequence[str]) -> bool:
    """Does the seed fix everything? Not where a bot goes by the clock, or is somebody else's."""
    return not any(bot.startswith(PROGRAM) or (level_of(bot) and not bot.endswith("p")) for bot in bots)


def _renamed(measured: Json, name: str) -> Json:
    """A measured number under its own name, its interval beside it as in `match`."""
    return {name: measured["value"], "ci": measured["ci"]}
