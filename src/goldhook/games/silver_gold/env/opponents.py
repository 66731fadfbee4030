"""Opponents inside compiled code: random, and the first three levels.

They evaluate actions like the levels of `bots`, with errors drawn from the match's own random numbers. A level sees
every turn, so it knows the expedition cards of the round; it ignores the other seats.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from goldhook.engine.compiled import below, inlined, lowest_bit, next_random, tight
from goldhook.games.silver_gold.bots.prospects import Prospects
from goldhook.games.silver_gold.bots.sensible import weigh
from goldhook.games.silver_gold.bots.shortsighted import EYES, OVERLOOKED, at_once
from goldhook.games.silver_gold.bots.weights import Weights
from goldhook.games.silver_gold.kernel import rules as k
from goldhook.games.silver_gold.kernel.rules import Ints, Tables

#: The player at a seat: none of these, a random player, or a level.
OUTSIDE, RANDOM, LOWEST = -1, 0, 1
#: By level: the share of overlooked actions, the size of misjudgements, and whether it sees the promise of a card.
OVERLOOKS, MISJUDGES, FORESEES = (tuple(float(EYES[level][column]) for level in (1, 2, 3)) for column in range(3))


@tight
def reply(
    deck: Tables,
    ahead: Prospects,
    weights: Weights,
    matches: Ints,
    chances: NDArray[np.uint64],
    sitting: NDArray[np.int8],
    seats: Ints,
    actions: Ints,
    values: Weights,
) -> None:
    """Let opponents act until another seat has to, or the match is over; `actions` and `values` are scratch."""
    for row in range(len(matches)):
        match, chance = matches[row], chances[row]
        while seats[row] >= 0 and sitting[row, seats[row]] != OUTSIDE:
            seat: Any = np.int64(seats[row])
            level = sitting[row, seat]
            if level == RANDOM:
                action = actions[below(chance, k.legal(deck, match, seat, actions))]
            else:
                count = weigh(deck, ahead, match, seat, weights, actions, values)
                if FORESEES[level - LOWEST] == 0.0:
                    at_once(deck, match, seat, actions[:count], values[:count])
                action = actions[_glance(level, chance, values, count)]
            k.apply(deck, match, seat, action)
            seats[row] = lowest_bit(match[k.WAITING]) if match[k.WAITING] else -1


@inlined
def _glance(level: int, chance: NDArray[np.uint64], values: Weights, count: int) -> int:
    """Return the index of the action that looks best to a level's eyes."""
    best, most = 0, -1e9
    for index in range(count):
        value = values[index] + MISJUDGES[level - LOWEST] * _share(chance)
        if _share(chance) < OVERLOOKS[level - LOWEST]:
            value -= OVERLOOKED
        if value > most:
            best, most = index, value
    return best


@inlined
def _share(chance: NDArray[np.uint64]) -> float:
    """Draw a random number from 0 to 1."""
    return (next_random(chance) >> np.uint64(11)) * (1.0 / 9007199254740992.0)  # type: ignore[no-any-return]
