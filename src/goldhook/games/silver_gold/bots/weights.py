"""The weights of the sensible player of Silver & Gold, and the features of a position that they apply to."""

from __future__ import annotations

from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from goldhook.engine.compiled import inlined
from goldhook.games.silver_gold.bots.prospects import Prospects, packed
from goldhook.games.silver_gold.bots.records import GAINS, KINDS, Records
from goldhook.games.silver_gold.kernel.rules import (
    CARDS,
    COLOUR,
    DONE,
    DONE_COUNT,
    EXPEDITIONS,
    MARKED,
    MOST_ACTIONS,
    ROUND,
    SEAL_COLOUR,
    SEAL_POINTS,
    TURN,
    Ints,
    Tables,
)

Weights: TypeAlias = NDArray[np.float64]

# The features, by their index in the array of weights.
COIN = 0  # a coin
CUP = 1  # the coins of a row, first to fourth: each one's share of the cup
PALM = 5  # a palm, times its current worth
PALM_LATER = 6  # its possible later worth, while there is time
CROSS = 7  # a cross, times the gain of the best field for it
CROSSES = 8  # the same for another cross in the same pattern
SEAL = 9  # a seal, for each card of its colour laid aside
SEAL_LATER = 10  # the same for cards still to come, for each turn left
SEALED = 11  # a card of a colour that a seal laid aside counts
SEAL_HELD = 12  # a seal and a card of its colour, both in front of the player
SOON = 13  # the gain of the next pattern on one card or the other
FIELD = 14  # a field marked
FILL = 15  # a card filled
NEARLY = 16  # a card that lacks one field
TAKE = 17  # a card to take or keep: its features, see `look_at`
LOOKS = 17
WEIGHTS = TAKE + LOOKS
#: The turns of a match with the default options, by which the bots' weights measure time.
TURNS = 28
#: The index of the odds in an array of actions: beyond all marks.
ODDS = MOST_ACTIONS - KINDS
#: The index of a card's features in an array of values.
LOOK = MOST_ACTIONS - LOOKS


@inlined
def seal_bonus(deck: Tables, match: Ints, player: int, card: int, turns: int, weights: Weights) -> float:
    """Return the gain of filling the card beyond its points."""
    bonus = 0.0
    seal_points, seal_colour = deck.cards[card, SEAL_POINTS], deck.cards[card, SEAL_COLOUR]
    colour = deck.cards[card, COLOUR]
    if seal_points:
        bonus += weights[SEAL_LATER] * seal_points * turns
    for index in range(match[player + DONE_COUNT]):
        other = match[player + DONE + index]
        if seal_points and deck.cards[other, COLOUR] == seal_colour:
            bonus += weights[SEAL] * seal_points
        if deck.cards[other, SEAL_POINTS] and deck.cards[other, SEAL_COLOUR] == colour:
            bonus += weights[SEALED] * deck.cards[other, SEAL_POINTS]
    for place in range(2):
        other = match[player + CARDS + place]
        if other >= 0 and other != card:
            if seal_points and deck.cards[other, COLOUR] == seal_colour:
                bonus += weights[SEAL_HELD] * seal_points
            if deck.cards[other, SEAL_POINTS] and deck.cards[other, SEAL_COLOUR] == colour:
                bonus += weights[SEAL_HELD] * deck.cards[other, SEAL_POINTS]
    return bonus


@inlined
def odds(ahead: Prospects, match: Ints, left: Ints) -> int:
    """Count the expedition cards that may come next by kind, from ODDS on in `left`; return their total.

    A card that was turned up in this round does not come again. A card that the seat does not remember is -1 in the
    match, and counts as still to come.
    """
    for kind in range(KINDS):
        left[ODDS + kind] = 0
    for expedition in range(8):
        left[ODDS + ahead.kind[expedition]] += 1
    cards = np.int64(8)  # not a literal: functions that take it would be compiled twice
    if match[TURN] < 7:
        first = EXPEDITIONS + 8 * (match[ROUND] - 1)
        for number in range(match[TURN]):
            if match[first + number] >= 0:
                left[ODDS + ahead.kind[match[first + number]]] -= 1
                cards -= 1
    return cards  # type: ignore[return-value]


@inlined
def together(ahead: Records, here: int, there: int, odds: Ints) -> int:
    """Sum the gain of the next turn on the better of two cards, over all expedition cards that may come.

    `here` and `there` are the records of the cards; the result is in units of 1/PARTS.
    """
    total = 0
    for kind in range(KINDS):
        total += odds[ODDS + kind] * max(ahead[here, GAINS + kind], ahead[there, GAINS + kind])
    return total


@inlined
def row_of(ahead: Prospects, match: Ints, player: int, place: int) -> int:
    """Return the row of the card at a place: its marked fields, packed."""
    return packed(ahead, match[player + CARDS + place], match[player + MARKED + place])
