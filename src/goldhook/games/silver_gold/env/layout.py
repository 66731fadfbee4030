"""The meaning of the numbers of an observation and of an action; both are fixed for a set and a number of players."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from goldhook.core.cells import bits
from goldhook.engine.compiled import BLOCK
from goldhook.games.contract import ActionRange, Field
from goldhook.games.silver_gold.kernel import rules as k
from goldhook.games.silver_gold.kernel.rules import Ints
from goldhook.games.silver_gold.pieces import GRID, MOST_POINTS, SUITS, Deck

Bytes: TypeAlias = NDArray[np.int8]

# --- actions ------------------------------------------------------------------------------------------------------

KEEPS, TAKES = 6, 5
FIRST_TAKE, FIRST_MARK = KEEPS, KEEPS + TAKES
SINGLES = 16
#: Places are compared in blocks. A block may begin before its places, at most where the single fields are, and those
#: are written afterwards. PADDING fits nowhere, because it is a cell that no card has.
PADDING = 1 << 16

# --- observations -------------------------------------------------------------------------------------------------

# A card: its number, from 1, the cells of island, coins, palms and crosses, its colour, points, seal.
NUMBER, ISLAND, COINS, PALMS, CROSSES, COLOUR, POINTS, SEAL_COLOUR, SEAL_POINTS = 0, 1, 17, 33, 49, 65, 69, 70, 74
CARD = 75
HELD = CARD + 16  # and its marked cells

STEP, ROUND, TURN, OWED, STACK, CUPS, EXPEDITION, SHAPE, PLAYED, FIRST = 0, 4, 5, 6, 7, 8, 9, 17, 33, 41
#: A seat: coins, cups, palms, cards laid aside, the two cards in front of it.
SEAT_COINS, SEAT_CUPS, SEAT_PALMS, SEAT_DONE, SEAT_CARDS = 0, 1, 4, 8, 8 + k.CARDS_IN_DECK
SEAT = SEAT_CARDS + 2 * HELD
MARKET, MOST_PLAYERS = 4, 4


def seats_at(players: int) -> int:
    """Return the start of the seats, after the flags of the first player."""
    return FIRST + players


def market_at(players: int) -> int:
    """Return the start of the four cards in the middle: the viewer's hand in step "keep", afterwards the display."""
    return seats_at(players) + players * SEAT


def observation_size(players: int) -> int:
    return market_at(players) + MARKET * CARD


class Sheet(NamedTuple):
    """A deck as observations show it."""

    #: By number of a card, 0 for none: its printed content, CARD numbers.
    looks: Bytes
    #: By expedition card: its pattern in the top left corner, 16 flags.
    shapes: Bytes
    #: The sets of cells that can be marked: 16 single fields, then the places of each pattern.
    cells: Ints
    #: By expedition card: the start and end of its places in `cells`.
    ranges: Ints
    #: By expedition card: its places again, with PADDING before them up to a multiple of BLOCK, and their number.
    padded: Ints
    lengths: Ints
    #: By a set of eight cells: its eight flags.
    flags: Bytes


@lru_cache(maxsize=4)  # an environment keeps its own; each entry holds a whole set in memory
def sheet(deck: Deck) -> Sheet:
    """Return the arrays of a deck."""
    colours = list(SUITS)
    looks = np.zeros((len(deck.cards) + 1, CARD), dtype=np.int8)
    for number, card in enumerate(deck.cards, 1):
        row = looks[number]
        row[NUMBER] = number
        for start, own in ((ISLAND, card.island), (COINS, card.coins), (PALMS, card.palms), (CROSSES, card.crosses)):
            row[start : start + 16] = plane(own)
        row[COLOUR + colours.index(card.colour)] = 1
        row[POINTS] = card.points
        if card.seal:
            row[SEAL_COLOUR + colours.index(card.seal.colour)] = 1
            row[SEAL_POINTS] = card.seal.points
    cells = list(bits(GRID.full))
    begun: dict[int, tuple[int, int]] = {}
    for expedition in deck.expeditions:
        outline = GRID.outline(expedition.pattern)
        if outline not in begun:
            places = GRID.placements(expedition.pattern)
            begun[outline] = (len(cells), len(cells) + len(places))
            cells += places
    shapes = np.array([plane(GRID.outline(card.pattern)) for card in deck.expeditions], dtype=np.int8)
    ranges = np.array([begun[GRID.outline(card.pattern)] for card in deck.expeditions], dtype=np.int32)
    flags = np.array([plane(cells)[:8] for cells in range(256)], dtype=np.int8)
    lengths = np.array([-(-(end - start) // BLOCK) * BLOCK for start, end in ranges], dtype=np.int32)
    padded = np.full((len(ranges), max(lengths)), PADDING, dtype=np.int32)
    for row, length, (start, end) in zip(padded, lengths, ranges, strict=True):
        row[length - (end - start) : length] = cells[start:end]
    return Sheet(
        looks.ravel(), shapes.ravel(), np.array(cells, dtype=np.int32), ranges, padded.ravel(), lengths, flags.ravel()
    )


def plane(cells: int) -> list[int]:
    """Return a set of cells as 16 flags, column by column from the left."""
    return [cells >> cell & 1 for cell in range(16)]


# --- descriptions -------------------------------------------------------------------------------------------------

_CARD = (
    ("number", 1, "number of the card in the set, from 1; 0 for no card", 47),
    ("island", 16, "cells of the island, column by column from the left", 1),
    ("coins", 16, "cells with a coin", 1),
    ("palms", 16, "cells with a palm", 1),
    ("crosses", 16, "cells with a cross", 1),
    ("colour", 4, "colour: " + ", ".join(SUITS), 1),
    ("points", 1, "points of the filled card", MOST_POINTS),
    ("seal colour", 4, "colour that the seal counts", 1),
    ("seal points", 1, "points of the seal for each card of that colour", 9),
)


def fields(players: int) -> tuple[Field, ...]:
    """Return the layout of an observation, in order."""
    found: list[tuple[str, int, str, int]] = [
        ("step", 4, "step: keep, mark, claim, over", 1),
        ("round", 1, "round, 0 before the first", k.MOST_ROUNDS),
        ("turn", 1, "turn of the round", 7),
        ("owed", 1, "fields for crosses, or cards to take, that this seat still owes", 16),
        ("stack", 1, "cards in the stack", 47),
        ("cups", 1, "cups left", 6),
        ("expedition", 8, "expedition card that lies open", 1),
        ("shape", 16, "cells of its pattern, in the top left corner", 1),
        ("played", 8, "expedition cards turned up in this round; with the option memory_aid only", 1),
        ("first player", players, "first player: this seat, the next one clockwise, …", 1),
    ]
    for seat in range(players):
        who = "own" if seat == 0 else f"seat +{seat}"
        found += [
            (f"{who}: coins", 1, "coins ticked", 12),
            (f"{who}: cups", 3, "points of the cups taken", 6),
            (f"{who}: palms", 4, "points of the palms", 65),
            (f"{who}: done", 47, "cards laid aside", 1),
        ]
        for place in range(2):
            found += [(f"{who}, card {place + 1}: {name}", size, text, most) for name, size, text, most in _CARD]
            found.append((f"{who}, card {place + 1}: marked", 16, "cells marked", 1))
    for place in range(MARKET):
        at = f"middle, card {place + 1}"
        found += [(f"{at}: {name}", size, text, most) for name, size, text, most in _CARD]
    laid, start = [], 0
    for name, size, text, most in found:
        laid.append(Field(name, start, size, 0, most, text))
        start += size
    return tuple(laid)


def actions(deck: Deck) -> tuple[ActionRange, ...]:
    """Return the meaning of the numbers of actions, in order."""
    each = len(sheet(deck).cells)
    return (
        ActionRange(0, KEEPS, "keep two of the four cards in the middle: 1+2, 1+3, 1+4, 2+3, 2+4, 3+4"),
        ActionRange(FIRST_TAKE, 4, "take card 1 to 4 in the middle"),
        ActionRange(FIRST_TAKE + 4, 1, "take the top of the stack"),
        ActionRange(FIRST_MARK, SINGLES, "mark one field of the first card, column by column from the left"),
        ActionRange(FIRST_MARK + SINGLES, each - SINGLES, "mark a pattern on the first card, see `action_text`"),
        ActionRange(FIRST_MARK + each, SINGLES, "mark one field of the second card"),
        ActionRange(FIRST_MARK + each + SINGLES, each - SINGLES, "mark a pattern on the second card"),
    )
