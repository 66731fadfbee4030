"""One decision of Gold Ahoi!, weighed in the ways that the better levels know."""

from __future__ import annotations

import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from itertools import pairwise
from typing import NamedTuple, TypeVar

import numpy as np
from numpy.typing import NDArray

from goldhook.bots.race import Arms, Effort, Result, Sums, race
from goldhook.bots.thought import Budget
from goldhook.games.gold_ahoi.bots import endgame
from goldhook.games.gold_ahoi.bots.faces import Faces
from goldhook.games.gold_ahoi.bots.guess import Known
from goldhook.games.gold_ahoi.bots.playouts import AHEAD, COUNT, POINTS, SUMS, WINS, playouts
from goldhook.games.gold_ahoi.kernel.rules import Ints, Tables
from goldhook.games.gold_ahoi.pieces import TILES

#: A point ahead, in chances to win: it decides where these are nearly equal.
POINT = 0.01
#: So many endings of the last tiles take as long as a playout; so many fit into a millisecond.
ENDINGS_PER_PLAYOUT, ENDINGS_PER_MS = 10, 3000
#: The part of the time that thinking may take: the rest is for what stands around it.
SHARE = 0.94
#: Playouts between two looks at the clock.
BATCH = 2000
Portion = TypeVar("Portion")
Part = TypeVar("Part")


class Weighed(NamedTuple):
    """The actions, best first, and of each: chance to win, own points, playouts."""

    order: list[int]
    win: NDArray[np.float64]
    points: NDArray[np.float64]
    playouts: NDArray[np.int64]


@dataclass(frozen=True)
class Question:
    """Which of these actions? No two of them look the same."""

    tables: Tables
    sheet: Faces
    seen: Known
    actions: Ints
    seed: int
    threads: int = 1
    thrift: int = TILES
    started: float = field(default_factory=time.perf_counter)

    def effort(self, budget: Budget) -> Effort:
        """What the budget allows, from when the question was asked."""
        if budget.playouts is not None:
            return Effort(playouts=budget.playouts)
        return Effort(deadline=self.started + SHARE * (budget.milliseconds or 0) / 1000)


# --- ways to weigh ------------------------------------------------------------------------------------------------


def imagine(asked: Question, each: int) -> Weighed:
    """So many playouts for each action, and no more for the better ones."""
    arms = np.arange(len(asked.actions))
    sums = _played(asked)(arms, 0, each)
    return _weighed(Result(_ranked(_value(arms, sums)), sums, sums[:, COUNT]))


def flat(asked: Question, budget: Budget) -> Weighed:
    """More playouts for the better actions."""
    return _weighed(race(len(asked.actions), SUMS, _played(asked), _value, asked.effort(budget), batch=BATCH))


def deep(asked: Question, budget: Budget) -> Weighed:
    """The same, but once they are few enough, the last tiles are worked out."""
    room = budget.playouts * ENDINGS_PER_PLAYOUT if budget.playouts else (budget.milliseconds or 0) * ENDINGS_PER_MS
    return _solved(asked) if endgame.endings(asked.sheet, asked.seen) <= room else flat(asked, budget)


def _solved(asked: Question) -> Weighed:
    parts = np.array_split(asked.actions, asked.threads)
    found = np.concatenate(_at_once(lambda part: endgame.solve(asked.sheet, asked.seen, part), parts))
    order = _ranked(endgame.VICTORY * found[:, endgame.WIN] + found[:, endgame.AHEAD])
    return Weighed(order, found[:, endgame.WIN], found[:, endgame.POINTS], found[:, endgame.ENDINGS].astype(np.int64))


# --- playouts, spread over threads --------------------------------------------------------------------------------


def _played(asked: Question) -> Callable[[Arms, int, int], Sums]:
    """The sums of the actions over the playouts from one number to another."""

    def run(arms: Arms, first: int, last: int) -> Sums:
        def play(part: tuple[int, int]) -> Sums:
            sums = np.zeros((len(arms), SUMS), dtype=np.int64)
            playouts(asked.tables, asked.sheet, asked.thrift, asked.seen, asked.actions[arms], *part, asked.seed, sums)
            return sums

        ends: list[int] = np.linspace(first, last, asked.threads + 1).astype(int).tolist()
        together: Sums = np.sum(_at_once(play, list(pairwise(ends))), axis=0)
        return together

    return run


def _at_once(work: Callable[[Portion], Part], parts: list[Portion]) -> list[Part]:
    """The compiled parts leave the interpreter's lock alone, so threads are enough."""
    if len(parts) == 1:
        return [work(parts[0])]
    with ThreadPoolExecutor(len(parts)) as pool:
        return list(pool.map(work, parts))


# --- what playouts say --------------------------------------------------------------------------------------------


def _value(_arms: Arms, sums: Sums) -> NDArray[np.float64]:
    means = sums / sums[:, COUNT, None]
    return means[:, WINS] / 2 + POINT * means[:, AHEAD]


def _ranked(values: NDArray[np.float64]) -> list[int]:
    order: list[int] = np.argsort(-values, kind="stable").tolist()
    return order


def _weighed(result: Result) -> Weighed:
    means = result.sums / result.sums[:, COUNT, None]
    return Weighed(result.order, means[:, WINS] / 2, means[:, POINTS], result.playouts.copy())
