"""A person's statistics, computed from tallies: averages, win rates, streaks, strengths, and the ladder of bots.

The browser only shows them. Everything here is about one person; nobody is ranked against strangers by name.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from typing import TypeAlias

from msgspec import Struct

from goldhook.bots.levels import LEVELS
from goldhook.lab.intervals import wilson
from goldhook.server.live.results import DRAWN, POINTS, WON
from goldhook.store import Ended, Tally


class Best(Struct, frozen=True):
    """The highest score with this number of players, and the match it comes from."""

    players: int
    points: int
    table: str


class Average(Struct, frozen=True):
    """Results against one level, or against people, with one number of players."""

    players: int
    #: The level of the strongest bot; 0 if people played along.
    level: int
    played: int
    won: int
    drawn: int
    points: float


class Rung(Struct, frozen=True):
    """One level of the ladder: all matches against bots of whom the strongest has this level."""

    level: int
    played: int
    won: int
    #: The win rate and its 95 % interval; null before the first match.
    rate: float | None
    low: float | None
    high: float | None


class LevelMean(Struct, frozen=True):
    """The mean of a strength among the bots of a level."""

    level: int
    mean: float


class Strength(Struct, frozen=True):
    """One thing to be good at: my mean, that of other people, and that of the bots, with as many players as I had."""

    name: str
    mine: float
    people: float | None
    bots: list[LevelMean]


class Streak(Struct, frozen=True):
    """Wins in a row: now, and the longest run."""

    now: int
    longest: int


class GameResults(Struct, frozen=True):
    """The statistics of one game."""

    game: str
    played: int
    won: int
    drawn: int
    streak: Streak
    best: list[Best]
    averages: list[Average]
    ladder: list[Rung]
    #: The lowest level that the person has not beaten yet; null if they have beaten them all.
    next: int | None
    strengths: list[Strength]


class MyResults(Struct, frozen=True):
    """The statistics of every game with a counted match, the most recently played first."""

    games: list[GameResults]


#: Tallies by number of players, level and trait.
_Tallies: TypeAlias = Mapping[tuple[int, int, str], Tally]
_Sum: TypeAlias = tuple[int, int]


def statistics(
    mine: Iterable[Tally], ended: Sequence[Ended], people: Iterable[Tally], bots: Iterable[Tally]
) -> MyResults:
    """Return the statistics of a person, given their tallies and counted results (newest first), and those of all."""
    own, others, machines = _by_game(mine), _by_game(people), _by_game(bots)
    order = list(dict.fromkeys(one.game for one in ended))
    return MyResults([_of_game(game, own[game], ended, others[game], machines[game]) for game in order if game in own])


def _by_game(tallies: Iterable[Tally]) -> defaultdict[str, dict[tuple[int, int, str], Tally]]:
    found: defaultdict[str, dict[tuple[int, int, str], Tally]] = defaultdict(dict)
    for one in tallies:
        found[one.game][one.players, one.level, one.trait] = one
    return found


def _of_game(game: str, mine: _Tallies, ended: Sequence[Ended], people: _Tallies, bots: _Tallies) -> GameResults:
    ladder = [_rung(level, mine) for level in LEVELS]
    points = [one for one in mine.values() if one.trait == POINTS]
    return GameResults(
        game,
        sum(one.times for one in points),
        _sum(mine, WON)[1],
        _sum(mine, DRAWN)[1],
        _streak([one.outcome == "won" for one in ended if one.game == game]),
        _best(points),
        [_average(one, mine) for one in points],
        ladder,
        next((rung.level for rung in ladder if not rung.won), None),
        _strengths(mine, people, bots),
    )


def _sum(tallies: _Tallies, trait: str, players: int | None = None, level: int | None = None) -> _Sum:
    """Return count and total of a trait, for all numbers of players and levels or for one."""
    found = [
        one
        for one in tallies.values()
        if one.trait == trait and players in (None, one.players) and level in (None, one.level)
    ]
    return sum(one.times for one in found), sum(one.total for one in found)


def _streak(newest_first: Sequence[bool]) -> Streak:
    runs, run = [0], 0
    for won in newest_first:
        run = run + 1 if won else 0
        runs.append(run)
    now = next((number for number, won in enumerate(newest_first) if not won), len(newest_first))
    return Streak(now, max(runs))


def _best(points: Sequence[Tally]) -> list[Best]:
    found: dict[int, Tally] = {}
    for one in points:
        if one.players not in found or one.best > found[one.players].best:
            found[one.players] = one
    return [Best(players, found[players].best, found[players].match) for players in sorted(found)]


def _average(points: Tally, mine: _Tallies) -> Average:
    where = points.players, points.level
    won, drawn = (mine[(*where, trait)].total for trait in (WON, DRAWN))
    return Average(*where, points.times, won, drawn, round(points.total / points.times, 2))


def _rung(level: int, mine: _Tallies) -> Rung:
    played, won = _sum(mine, WON, level=level)
    if not played:
        return Rung(level, 0, 0, None, None, None)
    low, high = wilson(won / played, played)
    return Rung(level, played, won, round(won / played, 4), round(low, 4), round(high, 4))


def _strengths(mine: _Tallies, people: _Tallies, bots: _Tallies) -> list[Strength]:
    names = sorted({one.trait for one in mine.values()} - {POINTS, WON, DRAWN})
    return [_strength(name, mine, people, bots) for name in names]


def _strength(name: str, mine: _Tallies, people: _Tallies, bots: _Tallies) -> Strength:
    weights = {players: _sum(mine, name, players)[0] for players in sorted({one.players for one in mine.values()})}
    count, total = _sum(mine, name)
    others = {}
    for players in weights:
        (everyone, theirs), (own, ours) = _sum(people, name, players), _sum(mine, name, players)
        others[players] = everyone - own, theirs - ours
    means = [
        (level, _weighted(weights, {players: _sum(bots, name, players, level) for players in weights}))
        for level in LEVELS
    ]
    return Strength(
        name,
        round(total / count, 2),
        _weighted(weights, others),
        [LevelMean(level, mean) for level, mean in means if mean is not None],
    )


def _weighted(weights: Mapping[int, int], sums: Mapping[int, _Sum]) -> float | None:
    """Return a mean with the person's own numbers of players; None if there is nothing to compare with."""
    known = {players: total / count for players, (count, total) in sums.items() if count > 0}
    weight = sum(weights[players] for players in known)
    return round(sum(weights[players] * mean for players, mean in known.items()) / weight, 2) if weight else None
