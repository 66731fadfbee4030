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

from goldhook.bots.gold_ahoi import endgame
from goldhook.bots.gold_ahoi.answers import after_the_best, answers
from goldhook.bots.gold_ahoi.faces import Faces
from goldhook.bots.gold_ahoi.guess import Known
from goldhook.bots.gold_ahoi.playouts import AHEAD, COUNT, POINTS, SUMS, WINS, playouts
from goldhook.bots.race import Arms, Effort, Result, Sums, race
from goldhook.bots.thought import Budget
from goldhook.gold_ahoi import kernel as k
from goldhook.gold_ahoi.kernel import Ints, Tables

#: A point ahead, in chances to win: it decides where these are nearly equal.
POINT = 0.01
#: The master looks for the best answer to so many actions, after so much of the budget.
FINALISTS, FIRST_PART = 8, 0.3
#: So many endings of the last tiles take as long as a playout; so many fit into a millisecond.
ENDINGS_PER_PLAYOUT, ENDINGS_PER_MS = 10, 3000
#: The part of the time that thinking may take: the rest is for what stands around it.
SHARE = 0.94
#: Playouts between two looks at the clock: of single actions, and of all answers to them.
BATCH, ANSWERS_BATCH = 2000, 8000
NOBODY = np.full(k.CELLS, -1, dtype=np.int32)
HABITS = np.full((7, 37), 256, dtype=np.int32)
HABITS[:, 12:] = 13
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
    habits: Ints = field(default_factory=lambda: HABITS)
    started: float = field(default_factory=time.perf_counter)

    def effort(self, budget: Budget, part: float = 1.0) -> Effort:
        """What may have been spent when so much of the budget is gone."""
        if budget.playouts is not None:
            return Effort(playouts=int(part * budget.playouts))
        return Effort(deadline=self.started + part * SHARE * (budget.milliseconds or 0) / 1000)


# --- ways to weigh ------------------------------------------------------------------------------------------------


def imagine(asked: Question, each: int) -> Weighed:
    """So many playouts for each action, and no more for the better ones."""
    arms = np.arange(len(asked.actions))
    sums = _alone(asked)(arms, 0, each)
    return _weighed(Result(_ranked(_value(arms, sums)), sums, sums[:, COUNT]))


def flat(asked: Question, budget: Budget) -> Weighed:
    """More playouts for the better actions."""
    return _weighed(race(len(asked.actions), SUMS, _alone(asked), _value, asked.effort(budget), batch=BATCH))


def deep(asked: Question, budget: Budget) -> Weighed:
    """The end worked out; before that, the best actions weighed by the best answers to them."""
    room = budget.playouts * ENDINGS_PER_PLAYOUT if budget.playouts else (budget.milliseconds or 0) * ENDINGS_PER_MS
    if endgame.endings(asked.sheet, asked.seen) <= room:
        return _solved(asked)
    first = race(
        len(asked.actions), SUMS, _alone(asked), _value, asked.effort(budget, FIRST_PART),
        finalists=FINALISTS, batch=BATCH,
    )  # fmt: skip
    if len(asked.actions) == 1 or asked.seen.match[k.LAID] == 0:
        return _weighed(first)
    return _by_answers(asked, budget, first)


def _solved(asked: Question) -> Weighed:
    parts = np.array_split(asked.actions, asked.threads)
    found = np.concatenate(_at_once(lambda part: endgame.solve(asked.sheet, asked.seen, part), parts))
    order = _ranked(endgame.VICTORY * found[:, endgame.WIN] + found[:, endgame.AHEAD])
    return Weighed(order, found[:, endgame.WIN], found[:, endgame.POINTS], found[:, endgame.ENDINGS].astype(np.int64))


def _by_answers(asked: Question, budget: Budget, first: Result) -> Weighed:
    """The best of a race run against each other once more, by what they are worth after the best answer."""
    best = np.sort(first.order[:FINALISTS])
    actions, begun = asked.actions[best], int(first.playouts.max())
    other = answers(asked.sheet, asked.seen, actions)
    shape = (other.open.shape[1], asked.sheet.looks, SUMS)

    def run(arms: Arms, start: int, stop: int) -> Sums:
        return _played(asked, actions[arms], begun + start, begun + stop, other.slots, shape)[1].reshape(len(arms), -1)

    def after(arms: Arms, sums: Sums) -> NDArray[np.float64]:
        return after_the_best(other, arms, sums.reshape(len(arms), *shape), POINT)

    effort = asked.effort(budget)
    if effort.playouts is not None:
        effort = Effort(max(0, effort.playouts - int(first.playouts.sum())))
    second = race(
        len(best), int(np.prod(shape)), run,
        lambda arms, sums: after(arms, sums) @ np.array([1, 0, POINT]), effort, batch=ANSWERS_BATCH,
    )  # fmt: skip
    weighed, found = _weighed(first), after(np.arange(len(best)), second.sums)
    weighed.win[best], weighed.points[best] = found[:, 0], found[:, 1]
    weighed.playouts[best] += second.playouts
    order = best[second.order].tolist()
    return weighed._replace(order=[*order, *(arm for arm in first.order if arm not in order)])


# --- playouts, spread over threads --------------------------------------------------------------------------------


def _alone(asked: Question) -> Callable[[Arms, int, int], Sums]:
    return lambda arms, start, stop: _played(asked, asked.actions[arms], start, stop, NOBODY, (0, 0, SUMS))[0]


def _played(
    asked: Question, actions: Ints, start: int, stop: int, slots: Ints, shape: tuple[int, int, int]
) -> tuple[Sums, Sums]:
    """The sums of the actions and of the answers to them, if the shape has any, over these playouts."""

    def play(part: tuple[int, int]) -> tuple[Sums, Sums]:
        sums = np.zeros((len(actions), SUMS), dtype=np.int64)
        answered = np.zeros((len(actions) if shape[0] else 0, *shape), dtype=np.int64)
        playouts(
            asked.tables, asked.sheet, asked.habits, asked.seen, actions, *part, asked.seed,
            slots, sums, answered,
        )  # fmt: skip
        return sums, answered

    ends = np.linspace(start, stop, asked.threads + 1).astype(int).tolist()
    parts = _at_once(play, list(pairwise(ends)))
    for sums, answered in parts[1:]:
        parts[0][0][:] += sums
        parts[0][1][:] += answered
    return parts[0]


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
