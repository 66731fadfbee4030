"""Players that see only some of the immediate gains of a move.

People overlook marks, above all those that need the pattern turned or flipped, and misjudge a little. So do these.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from goldhook.engine.compiled import bits_in, compiled
from goldhook.games.silver_gold.bots.guess import Known
from goldhook.games.silver_gold.bots.weights import Weights
from goldhook.games.silver_gold.kernel import rules as k
from goldhook.games.silver_gold.kernel.rules import Ints, Tables


class Eyes(NamedTuple):
    """The attention of a player."""

    overlooks: float  # the share of the actions that the player does not see
    misjudges: float  # in points, at most
    foresees: bool  # knows the promise of a card, not only the immediate gain of a mark


#: Far below every value seen: an overlooked action is chosen only if no action was seen.
OVERLOOKED = 1000
EYES = {1: Eyes(0.25, 1.5, False), 2: Eyes(0.45, 2.0, True), 3: Eyes(0.25, 1.0, True)}


def glance(
    deck: Tables, seen: Known, level: int, actions: Ints, promise: NDArray[np.float64], seed: int
) -> NDArray[np.float64]:
    """Return how a player with the level's eyes values each action."""
    eyes = EYES[level]
    values = promise.copy()
    if not eyes.foresees:
        at_once(deck, seen.match, seen.seat, actions, values)
    rng = np.random.default_rng(seed)
    values += eyes.misjudges * rng.random(len(actions))
    values[rng.random(len(actions)) < eyes.overlooks] -= OVERLOOKED
    return values


@compiled
def at_once(deck: Tables, match: Ints, seat: int, actions: Ints, values: Weights) -> None:
    """Write the immediate gain of each action."""
    player = k.PLAYER + seat * k.SEAT
    worth = 1
    for shown in range(match[k.DISPLAY_COUNT]):
        worth += deck.cards[match[k.DISPLAY + shown], k.PALMS_PRINTED]
    for index in range(len(actions)):
        action = actions[index]
        if match[k.STEP] == k.MARK:
            place, cells = action >> 16, action & 0xFFFF
            card = match[player + k.CARDS + place]
            left = deck.cards[card, k.ISLAND] & ~match[player + k.MARKED + place] & ~cells
            value = bits_in(cells) + 2.0 * bits_in(cells & deck.cards[card, k.CROSS_CELLS])
            if match[player + k.COINS] < 12:
                value += 1.5 * bits_in(cells & deck.cards[card, k.COIN_CELLS])
            if match[player + k.PALM_COUNT] < 4:
                value += worth * bits_in(cells & deck.cards[card, k.PALM_CELLS])
            values[index] = value + (3.0 if left == 0 else 1.0 / bits_in(left))
        elif match[k.STEP] == k.CLAIM:
            values[index] = 2.0 if action == k.FROM_STACK else _looks(deck, match[k.DISPLAY + action])
        else:
            one = 0 if action < 3 else 1 if action < 5 else 2
            other = action + 1 if action < 3 else action - 1 if action < 5 else 3
            values[index] = _looks(deck, match[player + k.HAND + one]) + _looks(deck, match[player + k.HAND + other])


@compiled
def _looks(deck: Tables, card: int) -> float:
    """Return the appeal of a card: symbols attract, and a small card is quickly filled."""
    symbols = bits_in(deck.cards[card, k.COIN_CELLS] | deck.cards[card, k.PALM_CELLS] | deck.cards[card, k.CROSS_CELLS])
    small = 0.2 * (14 - deck.cards[card, k.POINTS])
    return float(symbols + deck.cards[card, k.SEAL_POINTS] + small)
