"""One decision of Gold Ahoi!, evaluated by the methods of the better levels."""

from __future__ import annotations

import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from itertools import pairwise
from typing import NamedTuple, TypeVar

import numpy as np
from numpy.typing import NDArray

from goldhook.bots.race import Arms, Effort, Result, Run, Sums, race
from goldhook.bots.thought import Budget
from goldhook.engine.compiled import plain
from goldhook.games.gold_ahoi.bots import endgame
from goldhook.games.gold_ahoi.bots.faces import Faces
from goldhook.games.gold_ahoi.bots.guess import Known
from goldhook.games.gold_ahoi.bots.playouts import AHEAD, COUNT, POINTS, SUMS, WINS, fill, play
from goldhook.games.gold_ahoi.bots.rest import is_closed
from goldhook.games.gold_ahoi.bots.tree import grow, learn, tallies, trees
from goldhook.games.gold_ahoi.kernel import rules as k
from goldhook.games.gold_ahoi.kernel.rules import Ints, Tables
from goldhook.games.gold_ahoi.pieces import TILES

#: The worth of a point of lead as a chance to win; it decides between nearly equal chances.
POINT = 0.01
#: The number of endings that take as long as one playout, and the number that fit into a millisecond.
ENDINGS_PER_PLAYOUT, ENDINGS_PER_MS = 10, 3000
#: The most playouts that fit into a millisecond.
PLAYOUTS_PER_MS = 1000
#: From this number of tiles on, the master assumes that players avoid opening a row.
THRIFT = 12
#: Playouts of all actions together after which the tree learns from them, at least.
LESSON = 250
#: The share of the time budget for thinking; the rest covers overhead.
SHARE = 0.94
#: Playouts between two checks of the clock.
BATCH = 2000
Portion = TypeVar("Portion")
Part = TypeVar("Part")


class Weighed(NamedTuple):
    """The actions, best first, each with its chance to win, own points and playouts."""

    order: list[int]
    win: NDArray[np.float64]
    points: NDArray[np.float64]
    playouts: NDArray[np.int64]
    #: Whether every ending was counted.
    exact: bool = False


@dataclass(frozen=True)
class Question:
    """A decision between actions, no two of which look the same."""

    tables: Tables
    sheet: Faces
    seen: Known
    actions: Ints
    seed: int
    threads: int = 1
    started: float = field(default_factory=time.perf_counter)

    def effort(self, budget: Budget) -> Effort:
        """Return the effort that the budget allows, measured from when the question was asked."""
        if budget.playouts is not None:
            return Effort(playouts=budget.playouts)
        return Effort(deadline=self.started + SHARE * (budget.milliseconds or 0) / 1000)


# --- evaluation methods -------------------------------------------------------------------------------------------


def imagine(asked: Question, each: int) -> Weighed:
    """Spend the same number of playouts on each action."""
    arms = np.arange(len(asked.actions))
    sums = played(asked)(arms, 0, each)
    return _weighed(Result(_ranked(_value(arms, sums)), sums, sums[:, COUNT]))


def flat(asked: Question, budget: Budget) -> Weighed:
    """Spend more playouts on the better actions."""
    return _weighed(race(len(asked.actions), SUMS, played(asked), _value, asked.effort(budget), batch=BATCH))


def deep(asked: Question, budget: Budget) -> Weighed:
    """Search like `flat`, with a tree below each action; solve the last tiles if few enough.

    The first player is the one who has to open rows, and expects too little if that is always delayed. So in every
    second playout of the first player both may open rows at any time.
    """
    room = budget.playouts * ENDINGS_PER_PLAYOUT if budget.playouts else (budget.milliseconds or 0) * ENDINGS_PER_MS
    if endgame.endings(asked.sheet, asked.seen) <= room:
        return _solved(asked)
    run = _grown(asked, budget.playouts or (budget.milliseconds or 0) * PLAYOUTS_PER_MS)
    return _weighed(race(len(asked.actions), SUMS, run, _value, asked.effort(budget), batch=BATCH))


def _solved(asked: Question) -> Weighed:
    parts = np.array_split(asked.actions, asked.threads)
    found = np.concatenate(_at_once(lambda part: endgame.solve(asked.sheet, asked.seen, part), parts))
    order = _ranked(endgame.VICTORY * found[:, endgame.WIN] + found[:, endgame.AHEAD])
    endings = found[:, endgame.ENDINGS].astype(np.int64)
    return Weighed(order, found[:, endgame.WIN], found[:, endgame.POINTS], endings, exact=True)


# --- playouts, spread over threads --------------------------------------------------------------------------------


def played(asked: Question) -> Run:
    """Return a function that sums the actions over a range of playouts."""

    def run(arms: Arms, first: int, last: int) -> Sums:
        ends: list[int] = np.linspace(first, last, asked.threads + 1).astype(int).tolist()
        together: Sums = np.sum(_at_once(lambda part: _playouts(asked, arms, *part), list(pairwise(ends))), axis=0)
        return together

    return run


def _playouts(asked: Question, arms: Arms, first: int, last: int) -> Sums:
    """Sum the actions over a range of playouts. Same as `playouts`, whose two parts are compiled one by one here."""
    sums = np.zeros((len(arms), SUMS), dtype=np.int64)
    actions, match = asked.actions[arms], asked.seen.match
    if plain(is_closed)(match):
        everyone = np.arange(len(arms), dtype=np.int32)
        fill(asked.sheet, asked.seen, int(match[k.TOP]), actions, everyone, first, last, asked.seed, sums)
    else:
        play(asked.tables, TILES, asked.seen, actions, first, last, asked.seed, sums)
    return sums


def _grown(asked: Question, playouts: int) -> Run:
    """Return the same function with a tree below each action; each thread takes some of the actions."""
    forest, so_far = trees(asked.sheet, len(asked.actions), playouts), tallies(asked.sheet)
    every = 2 if asked.seen.match[k.LAID] % 2 == 0 else 1

    def run(arms: Arms, first: int, last: int) -> Sums:
        sums = np.zeros((len(asked.actions), SUMS), dtype=np.int64)

        def play(part: Ints, start: int, stop: int) -> Ints:
            tally = tallies(asked.sheet)
            grow(
                asked.tables, asked.sheet, asked.seen, THRIFT, every, asked.actions, part, start, stop,
                asked.seed, forest, tally, sums,
            )  # fmt: skip
            return tally

        parts = np.array_split(arms.astype(np.int32), min(asked.threads, len(arms)))
        while first < last:
            stop = min(last, first + max(1, LESSON // len(arms), first // 8))
            for tally in _at_once(partial(play, start=first, stop=stop), parts):
                np.add(so_far, tally, so_far)
            learn(forest, so_far)
            first = stop
        return sums[arms]

    return run


def _at_once(work: Callable[[Portion], Part], parts: list[Portion]) -> list[Part]:
    """Run the parts in threads. Compiled code releases the interpreter's lock, so threads are enough."""
    if len(parts) == 1:
        return [work(parts[0])]
    with ThreadPoolExecutor(len(parts)) as pool:
        return list(pool.map(work, parts))


# --- results of playouts ------------------------------------------------------------------------------------------


def _value(_arms: Arms, sums: Sums) -> NDArray[np.float64]:
    means = sums / sums[:, COUNT, None]
    return means[:, WINS] / 2 + POINT * means[:, AHEAD]


def _ranked(values: NDArray[np.float64]) -> list[int]:
    order: list[int] = np.argsort(-values, kind="stable").tolist()
    return order


def _weighed(result: Result) -> Weighed:
    means = result.sums / result.sums[:, COUNT, None]
    return Weighed(result.order, means[:, WINS] / 2, means[:, POINTS], result.playouts.copy())
