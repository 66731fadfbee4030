"""Puzzles of Silver & Gold: marks with one clearly best answer, by the expected points at the end.

Playouts weigh all legal marks in the same imagined matches. A first search chooses positions and the answer. New
playouts must then confirm it, so that the selection does not bias the numbers.
"""

from __future__ import annotations

import math

import numpy as np
from numpy.typing import NDArray

from goldhook.bots import levels
from goldhook.bots.memory import Memory
from goldhook.core.puzzle import Solution, Worth
from goldhook.games.silver_gold.bots.mind import Mind
from goldhook.games.silver_gold.pieces import Deck
from goldhook.games.silver_gold.plain import View
from goldhook.games.silver_gold.state import MARK, Action, Mark, State

NAME = "silver_gold"
#: Earlier turns take long to play out, and luck outweighs a single mark.
FIRST_ROUND = 2
#: The fewest ways to mark the whole pattern: with less choice there is nothing to find.
WAYS = 5
#: Playouts of the first search, and the lead in points that it requires.
LOOK, PROMISING = 30, 1.5
#: Playouts in a block, and the blocks after which every mark must be clearly worse. Marks that are, drop out.
BLOCK, CHECKS = 10, (12, 30, 60)
#: The answer leads each other mark by at least this many points, and by this many standard errors of the difference.
#: That is a confidence of 99.9 %, because there are many other marks.
GAP, ERRORS = 1.0, 3.3


def candidate(state: State) -> bool:
    """Return whether a state may be a puzzle: a seat must mark, and enough turns have been played."""
    return state.middle.step == MARK and state.middle.round >= FIRST_ROUND


def solve(deck: Deck, view: View, memory: Memory, actions: list[Action], seed: int) -> Solution[Action] | None:
    """Return the expected points after each mark; None unless one mark is clearly best."""
    if sum(isinstance(action, Mark) and action.cells.bit_count() > 1 for action in actions) < WAYS:
        return None
    mind = levels.mind(NAME, deck)
    assert isinstance(mind, Mind)
    look = mind.sample(view, memory, actions, 0, LOOK, seed)[:, 0]
    answer = int(look.argmax())
    if np.delete(look, answer).max() > look[answer] - PROMISING:
        return None
    racing, blocks = np.arange(len(actions)), 0
    samples = np.zeros((len(actions), 2, 0))
    means = np.zeros((len(actions), 2))
    for check in CHECKS:
        fresh = [
            mind.sample(view, memory, [actions[arm] for arm in racing], at, at + BLOCK, seed + 1)
            for at in range(blocks * BLOCK, check * BLOCK, BLOCK)
        ]
        samples = np.concatenate((samples, np.stack(fresh, axis=2)), axis=2)
        blocks = check
        means[racing] = samples.mean(axis=2)
        clear = _clear(samples[:, 0], int(np.flatnonzero(racing == answer)[0]))
        keep = ~clear | (racing == answer)
        racing, samples = racing[keep], samples[keep]
        if len(racing) == 1:
            break
    if len(racing) > 1 or means[:, 1].max() > means[answer, 1]:
        return None
    worth = {
        action: Worth(round(points, 2), round(win, 4))
        for action, (points, win) in zip(actions, means.tolist(), strict=True)
    }
    return Solution(worth, (actions[answer],), blocks * BLOCK)


def _clear(points: NDArray[np.float64], answer: int) -> NDArray[np.bool_]:
    """Return which marks are clearly worse than the answer, given the points of each mark by block."""
    ahead = points[answer] - points
    lead, error = ahead.mean(axis=1), ahead.std(axis=1, ddof=1) / math.sqrt(points.shape[1])
    clear: NDArray[np.bool_] = (lead >= GAP) & (lead > ERRORS * error)
    return clear
