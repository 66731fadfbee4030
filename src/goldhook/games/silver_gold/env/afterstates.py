"""The features of the position after each legal action, compiled: for learners that value positions, not actions."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from goldhook.engine.compiled import bits_in, inlined, tight
from goldhook.games.silver_gold.env.layout import FIRST_TAKE, Bytes, Sheet
from goldhook.games.silver_gold.env.steps import kernel_action
from goldhook.games.silver_gold.kernel import rules as k
from goldhook.games.silver_gold.kernel.rules import Ints, Tables

#: The features of a card: 1 if there is one, free fields, coins, palms and crosses on them, points, points with seals,
#: whether it is filled, whether its last field is free; then for each expedition card the number of places where its
#: pattern fits.
CARD = 17
GLOBAL = 14
FEATURES = GLOBAL + 2 * CARD
_GLOBAL = (
    "turns left, of 28",
    "step keep", "step mark", "step claim",
    "points so far",
    "coins", "coins to the next cup", "points of the next cup",
    "palms left to score", "points of a palm now",
    "crosses owed after the action",
    "marks a card", "takes from the stack", "cards filled",
)  # fmt: skip
_CARD = (
    "there is a card", "free fields", "coins on them", "palms on them", "crosses on them",
    "points", "points with seals", "is filled", "lacks one field",
    *(f"places for expedition card {number}" for number in range(1, 9)),
)  # fmt: skip
#: Turns of a match.
TURNS = 28


def names() -> tuple[str, ...]:
    """Return the meaning of each number."""
    return (*_GLOBAL, *(f"card {card}: {name}" for card in ("marked or taken", "other") for name in _CARD))


@tight
def afterstates(
    deck: Tables,
    sheet: Sheet,
    matches: Ints,
    seats: Ints,
    masks: Bytes,
    rows: NDArray[np.int32],
    actions: NDArray[np.int32],
    features: NDArray[np.float32],
) -> int:
    """Write row, action and features of every legal action; return their number."""
    count = 0
    for row in range(len(matches)):
        if seats[row] >= 0:
            for action in range(masks.shape[1]):
                if masks[row, action]:
                    rows[count], actions[count] = row, action
                    _look(deck, sheet, matches[row], seats[row], action, features[count])
                    count += 1
    return count


@tight
def _look(deck: Tables, sheet: Sheet, match: Ints, seat: int, action: int, seen: NDArray[np.float32]) -> None:
    for index in range(FEATURES):
        seen[index] = 0
    player, step, place = k.PLAYER + seat * k.SEAT, match[k.STEP], -1
    one, two = match[player + k.CARDS], match[player + k.CARDS + 1]
    one_marked, two_marked = match[player + k.MARKED], match[player + k.MARKED + 1]
    coins, palms, owed, gained = match[player + k.COINS], match[player + k.PALM_COUNT], match[player + k.OWED], 0
    worth = 1
    for shown in range(match[k.DISPLAY_COUNT]):
        worth += deck.cards[match[k.DISPLAY + shown], k.PALMS_PRINTED]
    if step == k.MARK:
        chosen = kernel_action(deck, sheet, match, seat, action)
        place, cells = chosen >> 16, chosen & 0xFFFF
        card = one if place == 0 else two
        if place == 0:
            one_marked |= cells
        else:
            two_marked |= cells
        coins = min(coins + bits_in(cells & deck.cards[card, k.COIN_CELLS]), 12)
        new = min(palms + bits_in(cells & deck.cards[card, k.PALM_CELLS]), 4)
        gained, palms = worth * (new - palms), new
        owed = max(owed - 1, 0) + bits_in(cells & deck.cards[card, k.CROSS_CELLS])
        seen[11] = 1
    elif step == k.KEEP:
        first = 0 if action < 3 else 1 if action < 5 else 2
        other = action + 1 if action < 3 else action - 1 if action < 5 else 3
        one, two = match[player + k.HAND + first], match[player + k.HAND + other]
        one_marked = two_marked = np.int32(0)
    else:
        taken = action - FIRST_TAKE
        new_card = np.int32(-1) if taken == k.FROM_STACK else match[k.DISPLAY + taken]
        seen[12] = taken == k.FROM_STACK
        owed -= 1
        place = 0 if one < 0 else 1  # the new card is described first, in either place
        if place == 0:
            one, one_marked = new_card, np.int32(0)
        else:
            two, two_marked = new_card, np.int32(0)
    left = k.turns_left(match)
    seen[0] = left / TURNS
    seen[1 + step] = 1
    seen[4] = (k.score(deck, match, seat) - match[player + k.COINS] + coins + gained) / 10
    seen[5], seen[6], seen[7] = coins / 12, (4 - coins % 4) / 4 if coins < 12 else 0, match[k.CUPS_LEFT] / 6
    if coins // 4 > match[player + k.COINS] // 4:
        seen[4] += match[k.CUPS_LEFT] / 10
    seen[8], seen[9], seen[10] = (4 - palms) / 4, worth / 5, owed / 2
    _look_at(deck, sheet, match, player, one, one_marked, seen, GLOBAL if place != 1 else GLOBAL + CARD)
    _look_at(deck, sheet, match, player, two, two_marked, seen, GLOBAL + CARD if place != 1 else GLOBAL)


@tight
def _look_at(
    deck: Tables, sheet: Sheet, match: Ints, player: int, card: int, marked: int, seen: NDArray[np.float32], at: int
) -> None:
    """Write a card in front of the seat; a filled one counts as points."""
    if card < 0:
        return
    points = deck.cards[card, k.POINTS] + _seals(deck, match, player, card)
    free = deck.cards[card, k.ISLAND] & ~marked
    if free == 0:
        seen[4] += points / 10
        seen[13] += 1
        seen[at + 7] = 1
        return
    left = bits_in(free)
    seen[at] = 1
    seen[at + 1] = left / 14
    seen[at + 2] = bits_in(free & deck.cards[card, k.COIN_CELLS]) / 3
    seen[at + 3] = bits_in(free & deck.cards[card, k.PALM_CELLS]) / 2
    seen[at + 4] = bits_in(free & deck.cards[card, k.CROSS_CELLS]) / 3
    seen[at + 5] = deck.cards[card, k.POINTS] / 14
    seen[at + 6] = points / 14
    seen[at + 8] = left == 1
    for expedition in range(8):
        fits = 0
        for number in range(sheet.ranges[expedition, 0], sheet.ranges[expedition, 1]):
            fits += (sheet.cells[number] & ~free) == 0
        seen[at + 9 + expedition] = min(fits, 6) / 6


@inlined
def _seals(deck: Tables, match: Ints, player: int, card: int) -> int:
    """Return the points that seals add to a filled card: its own, and those of cards laid aside."""
    more = 0
    for index in range(match[player + k.DONE_COUNT]):
        other = match[player + k.DONE + index]
        if deck.cards[other, k.COLOUR] == deck.cards[card, k.SEAL_COLOUR]:
            more += deck.cards[card, k.SEAL_POINTS]
        if deck.cards[card, k.COLOUR] == deck.cards[other, k.SEAL_COLOUR]:
            more += deck.cards[other, k.SEAL_POINTS]
    return more
