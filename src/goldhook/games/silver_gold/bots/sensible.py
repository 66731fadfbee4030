"""A sensible player of Silver & Gold, compiled: it looks one move ahead and knows the promise of each card.

All players in the search's playouts play like this.
"""

from __future__ import annotations

from goldhook.engine.compiled import inlined, tight
from goldhook.games.silver_gold.bots.cards import weigh_keeps, weigh_takes
from goldhook.games.silver_gold.bots.marks import look_further, weigh_marks
from goldhook.games.silver_gold.bots.prospects import Prospects
from goldhook.games.silver_gold.bots.weights import Weights
from goldhook.games.silver_gold.kernel.rules import CLAIM, MARK, OVER, STEP, WAITING, Ints, Tables, apply

#: No seat.
NOBODY = -1


@inlined
def weigh(
    deck: Tables, ahead: Prospects, match: Ints, seat: int, weights: Weights, actions: Ints, values: Weights
) -> int:
    """Write every legal action of a seat with its promise; return their number."""
    if match[STEP] == MARK:
        return weigh_marks(deck, ahead, match, seat, weights, actions, values)
    if match[STEP] == CLAIM:
        return weigh_takes(deck, ahead, match, seat, weights, actions, values)
    return weigh_keeps(deck, ahead, match, seat, weights, actions, values)


@inlined
def sensible_action(
    deck: Tables, ahead: Prospects, match: Ints, seat: int, weights: Weights, far: bool, actions: Ints, values: Weights
) -> int:
    """Return the sensible player's action: the most promising one, optionally with a longer lookahead.

    `actions` and `values` are scratch.
    """
    count = weigh(deck, ahead, match, seat, weights, actions, values)
    best = _best(values, count)
    if far and match[STEP] == MARK:
        best = look_further(ahead, match, seat, actions, values, count, best)
    return actions[best]  # type: ignore[no-any-return]


@tight
def _best(values: Weights, count: int) -> int:
    """Return the index of the highest value.

    This is a separate function because numba would treat an inlined `best` as a constant at first, and compile the
    functions that take it twice.
    """
    best = 0
    for index in range(count):
        if values[index] > values[best]:
            best = index
    return best


@tight
def play_out(
    deck: Tables, ahead: Prospects, match: Ints, weights: Weights, thinker: int, actions: Ints, values: Weights
) -> None:
    """Let sensible players finish the match; the seat `thinker`, if any, looks further ahead than the others."""
    while match[STEP] != OVER:
        seat = 0
        while not (match[WAITING] >> seat) & 1:
            seat += 1
        far = seat == thinker
        apply(deck, match, seat, sensible_action(deck, ahead, match, seat, weights, far, actions, values))
