"""A set of pieces, measured: bots of one kind play among themselves, and what comes of it is counted.

Every game has a shuffle of its own, and all bots get the same ones, so that what differs between them is not luck. The
games of a group are independent; everything is told with the 95 % interval it deserves.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from itertools import product
from statistics import fmean, pstdev
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from goldhook.bots.seats import PROGRAM, level_of
from goldhook.bots.thought import Budget
from goldhook.core.game import Game, Json, OptionSet, Seat
from goldhook.core.options import changed
from goldhook.games import plugin
from goldhook.lab.games import Done, Order, seed_of, setup_of
from goldhook.lab.measured import mean_of, share_of
from goldhook.lab.set_report_goals import Goal

if TYPE_CHECKING:
    from goldhook.core.lang import Language
    from goldhook.lab.set_report_words import ReportWords, Section

#: What a program, which knows no playouts, is given if the budget is in playouts.
MILLISECONDS = 200


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
        #: By game: the points of all, the options that differ from their defaults, and whether the win was shared.
        self.points: list[tuple[int, ...]] = []
        self.options: list[Json] = []
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
        self.options.append(done.order.options)
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


class Measures(Protocol):
    """What a game measures of a set beside the points: one value for each bot of the report."""

    def add(self, done: Done) -> None:
        """Count one more game that was played to its end."""

    def json(self, groups: Sequence[Group]) -> Json:
        """Return what is added to the bot's part of the report; `groups` have at least one game."""

    def goals(self, groups: Sequence[Group]) -> list[Goal]:
        """Return the goals of a house set, as these games see them."""

    def goal(self, goal: Goal, words: ReportWords) -> tuple[str, ...]:
        """Return a goal in words: what it is, the measured value, its interval, what is aimed at."""

    def beside(self, groups: Sequence[Group], words: ReportWords) -> list[tuple[str, ...]]:
        """Return rows without a goal that belong beside those with one."""

    def goals_note(self, lang: Language) -> str:
        """Say what a reader has to know about the goals."""

    def sections(self, name: str, words: ReportWords) -> list[Section]:
        """Return more tables about the games of the bot of that name."""

    def drawing(self, bots: Sequence[tuple[BotReport, str]], words: ReportWords) -> tuple[str, float]:
        """Draw what was measured, for all bots with their names: a body and its height."""


class BotReport:
    """What one bot made of the set: a group for each number of players, and what the game measures."""

    def __init__(self, bot: str, game: Game[Any, Any, Any], pieces: Any, players: Sequence[int]) -> None:
        self.bot = bot
        self.groups = {count: Group(count) for count in players}
        self.measures = plugin(game.name).measures(pieces)

    def add(self, done: Done) -> None:
        """Count one more game."""
        self.groups[len(done.totals)].add(done, setup_of(done.order).first)
        if not done.forfeit:
            self.measures.add(done)

    @property
    def played(self) -> list[Group]:
        """The groups that have a game to tell of."""
        return [group for group in self.groups.values() if group.games]

    def goals(self) -> list[Goal]:
        """The goals of the game, as this bot's games see them; none before the first game."""
        return self.measures.goals(self.played) if self.played else []

    def json(self) -> Json:
        told: Json = {"bot": self.bot, "groups": [group.json() for group in self.groups.values()]}
        return told | (self.measures.json(self.played) if self.played else {})


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


def as_json(report: Report) -> Json:
    """The whole report for programs."""
    return {
        "game": report.game.name,
        "set": report.pieces.name,
        "seed": report.seed,
        "exact": exact([bot.bot for bot in report.bots]),
        "games": report.games,
        **changed(report.options),
        "bots": [bot.json() | {"goals": [goal.json() for goal in bot.goals()]} for bot in report.bots],
    }
