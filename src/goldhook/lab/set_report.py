"""Measure a set of pieces: bots of one kind play each other, and the games are counted.

Every game has its own shuffle, and all bots get the same shuffles, so that luck does not explain their differences. The
games of a group are independent, and all results come with 95 % confidence intervals.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from itertools import product
from statistics import fmean, pstdev
from typing import TYPE_CHECKING, NamedTuple, Protocol

from goldhook.bots.seat_specs import PROGRAM, level_of
from goldhook.bots.thought import Budget
from goldhook.core.game import AnyGame, Facts, OptionSet, Pieces, Seat
from goldhook.core.options import changed
from goldhook.games import plugin
from goldhook.lab.measured import MeasuredJson, mean_of, share_of
from goldhook.lab.schedule import Done, Order, seed_of, setup_of
from goldhook.lab.set_report_goals import Goal

if TYPE_CHECKING:
    from goldhook.core.lang import Language
    from goldhook.lab.set_report_words import ReportWords, Section

#: Milliseconds for a program, which cannot count playouts, if the budget is in playouts.
MILLISECONDS = 200


def with_budget(bot: str, budget: Budget) -> str:
    """Return the word for a bot, with this budget if it is a level without its own.

    >>> with_budget("level:4", Budget(playouts=1000)), with_budget("level:4@50", Budget(playouts=1000))
    ('level:4@1000p', 'level:4@50')
    """
    return f"{bot}@{budget}" if level_of(bot) and "@" not in bot else bot


def self_play(
    game: AnyGame,
    pieces: Pieces,
    bots: Sequence[str],
    players: Sequence[int],
    games: int,
    seed: int,
    budget: Budget,
    *,
    options: OptionSet | None = None,
) -> Iterator[Order]:
    """Yield this many games for each bot and number of players, interleaved so that an early stop has some of each."""
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
    """One place at the table: its share of the win and its points in each game."""

    shares: list[float]
    points: list[int]

    def json(self) -> Facts:
        won = share_of(self.shares)
        return {**_renamed(won.json(), "win_share"), "mean_points": round(fmean(self.points), 3)}


class Group:
    """The games of one bot with one number of players."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.forfeits = 0
        #: By game: the points of all seats, the options that differ from their defaults, and whether the win was
        #: shared.
        self.points: list[tuple[int, ...]] = []
        self.options: list[Facts] = []
        self.shared: list[float] = []
        #: Counted from the first player, and by seat.
        self.by_order = [Place([], []) for _ in range(players)]
        self.by_seat = [Place([], []) for _ in range(players)]

    @property
    def games(self) -> int:
        """Return the number of completed games."""
        return len(self.points)

    def add(self, done: Done, first: Seat) -> None:
        """Count one more game. A forfeited game says nothing about the set."""
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

    def json(self) -> Facts:
        told: dict[str, object] = {"players": self.players, "games": self.games, "forfeits": self.forfeits}
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
    """What a game measures of a set besides the points. Each bot of the report has its own."""

    def add(self, done: Done) -> None:
        """Count one more completed game."""

    def json(self, groups: Sequence[Group]) -> Facts:
        """Return the game's addition to the bot's part of the report; each group has at least one game."""

    def goals(self, groups: Sequence[Group]) -> list[Goal]:
        """Return the goals of a house set, with the values from these games."""

    def goal(self, goal: Goal, words: ReportWords) -> tuple[str, ...]:
        """Return a goal in words: its name, the measured value, the interval and the target."""

    def beside(self, groups: Sequence[Group], words: ReportWords) -> list[tuple[str, ...]]:
        """Return rows without a goal that belong beside those with one."""

    def goals_note(self, lang: Language) -> str:
        """Return what a reader must know about the goals."""

    def sections(self, name: str, words: ReportWords) -> list[Section]:
        """Return more tables about the games of the bot with that name."""

    def drawing(self, bots: Sequence[tuple[BotReport, str]], words: ReportWords) -> tuple[str, float]:
        """Draw the measurements of all bots with their names; return the body and its height."""


class BotReport:
    """The results of one bot: a group for each number of players, and the game's own measurements."""

    def __init__(self, bot: str, game: AnyGame, pieces: Pieces, players: Sequence[int]) -> None:
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
        """Return the groups with at least one game."""
        return [group for group in self.groups.values() if group.games]

    def goals(self) -> list[Goal]:
        """Return the game's goals with the values from this bot's games; empty before the first game."""
        return self.measures.goals(self.played) if self.played else []

    def json(self) -> Facts:
        told: dict[str, object] = {"bot": self.bot, "groups": [group.json() for group in self.groups.values()]}
        return {**told, **(self.measures.json(self.played) if self.played else {})}


class Report:
    """All games, counted by bot."""

    def __init__(
        self,
        game: AnyGame,
        pieces: Pieces,
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
    """Return whether the seed fixes everything: not if a bot plays by the clock or is a program."""
    return not any(bot.startswith(PROGRAM) or (level_of(bot) and not bot.endswith("p")) for bot in bots)


def _renamed(measured: MeasuredJson, name: str) -> Facts:
    """Return a measured number under its own name, with its interval beside it as in `match`."""
    return {name: measured["value"], "ci": measured["ci"]}


def as_json(report: Report) -> Facts:
    """Return the whole report as plain data."""
    return {
        "game": report.game.name,
        "set": report.pieces.name,
        "seed": report.seed,
        "exact": exact([bot.bot for bot in report.bots]),
        "games": report.games,
        **changed(report.options),
        "bots": [{**bot.json(), "goals": [goal.json() for goal in bot.goals()]} for bot in report.bots],
    }
