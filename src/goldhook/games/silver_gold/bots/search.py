"""Search in Silver & Gold: try an action in many imagined matches, and let sensible players finish them."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from goldhook.engine.compiled import compiled, copy, inlined, next_random
from goldhook.games.silver_gold.bots.guess import Known, imagine
from goldhook.games.silver_gold.bots.prospects import Prospects
from goldhook.games.silver_gold.bots.sensible import play_out
from goldhook.games.silver_gold.bots.weights import Weights
from goldhook.games.silver_gold.kernel import rules as k
from goldhook.games.silver_gold.kernel.rules import Ints, Tables

#: The sums of an action's playouts.
POINTS, WINS = 0, 1
SUMS = 2
WHOLE = 12  # a win; a half, a third and a quarter of it are whole numbers too


class Scratch(NamedTuple):
    """Arrays for `playouts`; its compiler takes much longer if it makes them itself."""

    imagined: Ints
    match: Ints
    chance: NDArray[np.uint64]
    actions: Ints
    values: Weights


def scratch() -> Scratch:
    """Return new arrays; two threads must not share them."""
    return Scratch(
        np.zeros(k.SIZE, dtype=np.int32),
        np.zeros(k.SIZE, dtype=np.int32),
        np.zeros(1, dtype=np.uint64),
        np.zeros(k.MOST_ACTIONS, dtype=np.int32),
        np.zeros(k.MOST_ACTIONS),
    )


@compiled
def playouts(
    deck: Tables, ahead: Prospects, weights: Weights, seen: Known, actions: Ints, first: int, last: int, seed: int,
    scratch: Scratch, sums: NDArray[np.int64],
) -> None:  # fmt: skip
    """Play out the actions in the imagined matches numbered from first to last; add up the results.

    All actions are tried in the same matches, so luck favours none.
    """
    imagined, match, chance = scratch.imagined, scratch.match, scratch.chance
    for number in range(first, last):
        chance[0] = np.uint64(seed) + np.uint64(0x9E3779B97F4A7C15) * np.uint64(number + 1) | np.uint64(1)
        next_random(chance)
        next_random(chance)
        imagine(seen, imagined, chance)
        for arm in range(len(actions)):
            copy(imagined, match, 0)
            k.apply(deck, match, seen.seat, actions[arm])
            play_out(deck, ahead, match, weights, seen.seat, scratch.actions, scratch.values)
            _add_up(deck, match, seen.seat, sums[arm])


@inlined
def _add_up(deck: Tables, match: Ints, seat: int, sums: NDArray[np.int64]) -> None:
    """Add the seat's result in the finished match."""
    mine = k.standing(deck, match, seat)
    best, tied = mine, 1
    for other in range(np.int64(match[k.PLAYERS])):  # same integer type as `seat`, so that `standing` is compiled once
        if other != seat:
            theirs = k.standing(deck, match, other)
            best = max(best, theirs)
            tied += theirs == mine
    sums[POINTS] += mine >> k.TIE_BITS
    if mine == best:
        sums[WINS] += WHOLE // tied
