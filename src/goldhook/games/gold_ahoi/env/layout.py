"""The meaning of the numbers of an observation and of an action.

Each seat sees the table from its own side: for south everything is rotated by half a turn, so that each player's own
edge is at the top. Rows and columns count from the top left corner of the layout in that view. Tiles are in 6 × 6
cells; actions have one more row and column on each side, for cells outside the layout.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations
from typing import NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from goldhook.games.contract import ActionRange, Field
from goldhook.games.gold_ahoi.kernel import rules as k
from goldhook.games.gold_ahoi.kernel.rules import Ints
from goldhook.games.gold_ahoi.pieces import MOST_CHESTS, TILES, Tiles, chest_places, land_groups, water_groups
from goldhook.games.gold_ahoi.state import SIDE

Bytes: TypeAlias = NDArray[np.int8]

#: Cells in a row of actions: six, and one on each side.
ACROSS = SIDE + 2
ACTIONS = 4 * ACROSS * ACROSS

# A tile in hand: its number, from 1, the pairs of its land ends that join, the place of its chest.
JOINED = tuple(combinations("nesw", 2))
TILE = 1 + len(JOINED) + 8

FIRST, LAID, BAG, ROWS, COLUMNS, HANDICAP = 0, 1, 2, 3, 4, 5
HAND, OTHER_HAND = 7, 7 + TILE
UNSEEN = OTHER_HAND + TILE
NUMBERS = UNSEEN + TILES
TURNS = NUMBERS + SIDE * SIDE
ORDER = TURNS + SIDE * SIDE
LEAD = ORDER + SIDE * SIDE
CHESTS = LEAD + k.SPOTS
OBSERVATION = CHESTS + k.SPOTS


#: Edges and grid points of the kernel's whole window, on a lattice of half tiles; around the middle of a tile its land
#: ends n, e, s, w and its corners ne, se, sw, nw.
ACROSS_WINDOW = 2 * k.WINDOW + 1
_ENDS = (-ACROSS_WINDOW, 1, ACROSS_WINDOW, -1)
_CORNERS = (1 - ACROSS_WINDOW, 1 + ACROSS_WINDOW, ACROSS_WINDOW - 1, -ACROSS_WINDOW - 1)
AROUND = _ENDS + _CORNERS


class Sheet(NamedTuple):
    """A set as observations show it."""

    #: By number of a tile, 0 for none: TILE numbers.
    looks: Bytes
    #: By tile · 4 + turn: the three pairs of spots that a tile joins, its number of chests, and their spots.
    joins: Ints
    held: Ints
    chest: Ints
    second: Ints
    #: As many ones as there are tiles.
    ones: Bytes
    #: Whether a tile may be placed in a cell, for each of its four turns: four zeros, then four ones.
    turns: Bytes


@lru_cache(maxsize=4)  # an environment keeps its own; each entry holds a whole set in memory
def sheet(tiles: Tiles) -> Sheet:
    """Return the arrays of a set."""
    looks = np.zeros((len(tiles.tiles) + 1, TILE), dtype=np.int8)
    for number, tile in enumerate(tiles.tiles, 1):
        land = land_groups(tile, 0)
        joined = [any("nesw".index(one) in ends and "nesw".index(two) in ends for ends in land) for one, two in JOINED]
        looks[number, 0] = number
        looks[number, 1 : 1 + len(JOINED)] = joined
        for on_land, place in chest_places(tile):
            looks[number, 1 + len(JOINED) + (place if on_land else 4 + place)] = 1
    joins = np.zeros((4 * len(tiles.tiles), 6), dtype=np.int32)
    held, *chests = (np.zeros(4 * len(tiles.tiles), dtype=np.int32) for _ in range(1 + MOST_CHESTS))
    for face in range(4 * len(tiles.tiles)):
        tile, turn = tiles.tiles[face // 4], face % 4
        land = land_groups(tile, turn)
        groups = [[_ENDS[end] for end in ends] for ends in land]
        groups += [[_CORNERS[corner] for corner in corners] for corners in water_groups(land)]
        joins[face] = [spot for group in groups for other in group[1:] for spot in (group[0], other)]
        held[face] = len(tile.chests)
        for spots, (on_land, place) in zip(chests, chest_places(tile, turn), strict=False):
            spots[face] = (_ENDS if on_land else _CORNERS)[place]
    ones, turns = np.ones(TILES, dtype=np.int8), np.repeat(np.array([0, 1], dtype=np.int8), 4)
    return Sheet(looks.ravel(), joins, held, chests[0], chests[1], ones, turns)


# --- descriptions -------------------------------------------------------------------------------------------------


def _tile(who: str) -> list[tuple[str, int, int, int, str]]:
    return [
        (f"{who}: number", 1, 0, TILES, "number of the tile in the set, from 1; 0 for none"),
        (f"{who}: land", len(JOINED), 0, 1, "land ends that are joined: " + ", ".join("".join(p) for p in JOINED)),
        (f"{who}: chest", 8, 0, 1, "its chests: land n, e, s, w or water ne, se, sw, nw"),
    ]


def fields() -> tuple[Field, ...]:
    """Return the layout of an observation, in order."""
    cells, spots = SIDE * SIDE, k.SPOTS
    found = [
        ("first", 1, 0, 1, "1 if this seat laid, or lays, the first tile"),
        ("laid", 1, 0, TILES, "tiles laid"),
        ("bag", 1, 0, TILES, "tiles in the bag"),
        ("rows", 1, 0, SIDE, "rows of the layout"),
        ("columns", 1, 0, SIDE, "columns of the layout"),
        ("handicap", 2, 0, 9, "points that this seat, and the other, get at the end; with the option handicap only"),
        *_tile("hand"),
        *_tile("other hand (with the option open_hands only)"),
        ("unseen", TILES, 0, 1, "tiles of the set that this seat has not seen"),
        ("tiles", cells, 0, TILES, "6 × 6 cells, row by row: number of the tile, 0 for none"),
        ("turns", cells, 0, 3, "its quarter turns clockwise, as this seat sees it"),
        ("order", cells, 0, TILES, "it was laid as tile number so many"),
        (
            "lead",
            spots,
            -13,
            13,
            "13 × 13 grid points and edges: own openings of its area, less the other's",
        ),
        ("chests", spots, 0, TILES, "13 × 13: chests in its area"),
    ]
    laid, start = [], 0
    for name, size, least, most, text in found:
        laid.append(Field(name, start, size, least, most, text))
        start += size
    return tuple(laid)


def actions() -> tuple[ActionRange, ...]:
    """Return the meaning of the numbers of actions."""
    text = "lay the tile in hand: 4 · (8 · row + column) + quarter turns; row 1, column 1 is the layout's top left cell"
    return (ActionRange(0, ACTIONS, text),)
