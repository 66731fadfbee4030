"""The compiled twin of rules.py, for search and simulation. Tests check that both agree; rules.py is the reference.

A match is one flat array of integers, changed in place. A tile is its index in the set; a placed tile is its index
times four plus its quarter turns. A cell is its row times 16 plus its column, in a window of 11 × 11 around the first
tile. An action is the cell times four plus the quarter turns.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from goldhook.engine.compiled import below, compiled, inlined, shuffle, tight
from goldhook.games.gold_ahoi.options import Options
from goldhook.games.gold_ahoi.pieces import TILES, Tiles, chest_places, land_groups, water_groups
from goldhook.games.gold_ahoi.state import REACH, SIDE

Ints: TypeAlias = NDArray[np.int32]

# --- the match as an array ----------------------------------------------------------------------------------------

TO_MOVE, LAID, DRAWN = 0, 1, 2
TOP, BOTTOM, LEFT, RIGHT = 3, 4, 5, 6
HAND = 7  # north's and south's; -1 for none
FRONTIER_COUNT = 9
FRONTIER = 10  # the free cells beside a tile, in any order
MOST_FRONTIER = 40
WINDOW = 2 * REACH + 1
CELLS = 16 * WINDOW
BOARD = FRONTIER + MOST_FRONTIER  # by cell: tile · 4 + turn; FREE; or OPEN minus its position in the frontier
BAG = BOARD + CELLS
ORDER = BAG + TILES  # the cells in the order of placement
OPTIONS = ORDER + TILES  # the distance of each option from its default, so zeros are the defaults
SIZE = OPTIONS + len(Options._fields)
OPEN_HANDS, HANDICAP = (OPTIONS + Options._fields.index(name) for name in ("open_hands", "handicap"))
FREE, OPEN = -1, -2
#: The cell of the first tile.
ORIGIN = 16 * REACH + REACH
MOST_ACTIONS = 4 * MOST_FRONTIER

#: Edges and grid points on a lattice of half tiles, relative to the top left tile of the layout.
LATTICE = 2 * SIDE + 1
SPOTS = LATTICE * LATTICE
_ENDS = (-LATTICE, 1, LATTICE, -1)
_CORNERS = (1 - LATTICE, 1 + LATTICE, LATTICE - 1, -LATTICE - 1)


class Tables(NamedTuple):
    """A set as arrays, by tile · 4 + turn: the three pairs of spots a tile joins, and the spots of its chests.

    A missing chest is 0: the middle of the tile, which no area owns.
    """

    joins: Ints
    chest: Ints
    second: Ints


@lru_cache(maxsize=4)  # a mind keeps its own; each entry holds a whole set in memory
def tables(tiles: Tiles) -> Tables:
    """Return the arrays of a set."""
    joins = np.zeros((len(tiles.tiles) * 4, 6), dtype=np.int32)
    chests = np.zeros((2, len(tiles.tiles) * 4), dtype=np.int32)
    for index, tile in enumerate(tiles.tiles):
        for turn in range(4):
            land = land_groups(tile, turn)
            groups = [[_ENDS[end] for end in ends] for ends in land]
            groups += [[_CORNERS[corner] for corner in corners] for corners in water_groups(land)]
            joins[index * 4 + turn] = [spot for group in groups for other in group[1:] for spot in (group[0], other)]
            for which, (on_land, number) in enumerate(chest_places(tile, turn)):
                chests[which, index * 4 + turn] = (_ENDS if on_land else _CORNERS)[number]
    return Tables(joins, chests[0], chests[1])


# --- legal actions ------------------------------------------------------------------------------------------------


@inlined
def open_cells(match: Ints, cells: Ints) -> int:
    """Write the cells where the seat to move may place a tile into `cells`; return their number."""
    top, bottom = match[TOP], match[BOTTOM]
    if match[TO_MOVE] == 0:
        top = max(top - 1, bottom - REACH)
    else:
        bottom = min(bottom + 1, top + REACH)
    left, right = match[RIGHT] - REACH, match[LEFT] + REACH
    count = 0
    for index in range(match[FRONTIER_COUNT]):
        cell = match[FRONTIER + index]
        row, column = cell >> 4, cell & 15
        cells[count] = cell  # branchless, because open cells are unpredictable
        count += (top <= row) & (row <= bottom) & (left <= column) & (column <= right)
    return count


@compiled
def legal(match: Ints, actions: Ints) -> int:
    """Write every legal action of the seat to move into `actions`; return their number."""
    if match[LAID] == TILES:
        return 0
    count = open_cells(match, actions)
    for index in range(count - 1, -1, -1):
        cell = actions[index]
        for turn in range(4):
            actions[4 * index + turn] = 4 * cell + turn
    return 4 * count


# --- applying an action -------------------------------------------------------------------------------------------


@inlined
def apply(match: Ints, action: int) -> None:
    """Place the tile in the hand of the seat to move; the action must be legal."""
    _apply(match, np.int64(action))  # type: ignore[arg-type]


@tight
def _apply(match: Ints, action: int) -> None:
    """Do the work of `apply`, compiled once for all types of integers."""
    cell, turn = action >> 2, action & 3
    seat = match[TO_MOVE]
    position = OPEN - match[BOARD + cell]
    match[FRONTIER_COUNT] -= 1
    moved = match[FRONTIER + match[FRONTIER_COUNT]]
    match[FRONTIER + position] = moved
    match[BOARD + moved] = OPEN - position
    match[BOARD + cell] = 4 * match[HAND + seat] + turn
    match[ORDER + match[LAID]] = cell
    match[LAID] += 1
    row, column = cell >> 4, cell & 15
    match[TOP] = min(match[TOP], row)
    match[BOTTOM] = max(match[BOTTOM], row)
    match[LEFT] = min(match[LEFT], column)
    match[RIGHT] = max(match[RIGHT], column)
    if row > 0:
        _open(match, cell - 16)
    if row < WINDOW - 1:
        _open(match, cell + 16)
    if column > 0:
        _open(match, cell - 1)
    if column < WINDOW - 1:
        _open(match, cell + 1)
    if match[DRAWN] < TILES:
        match[HAND + seat] = match[BAG + match[DRAWN]]
        match[DRAWN] += 1
    else:
        match[HAND + seat] = -1
    match[TO_MOVE] = 1 - seat


@inlined
def _open(match: Ints, cell: int) -> None:
    if match[BOARD + cell] == FREE:
        match[BOARD + cell] = OPEN - match[FRONTIER_COUNT]
        match[FRONTIER + match[FRONTIER_COUNT]] = cell
        match[FRONTIER_COUNT] += 1


# --- scoring ------------------------------------------------------------------------------------------------------


@inlined
def join_areas(tiles: Tables, match: Ints, leader: Ints, lead: Ints) -> None:
    """Write the area of every spot, named by its lowest spot, and by area north's openings minus south's."""
    for spot in range(SPOTS):
        leader[spot] = spot
        lead[spot] = 0
    top, bottom, left = match[TOP], match[BOTTOM], match[LEFT]
    for number in range(match[LAID]):
        cell = match[ORDER + number]
        face = match[BOARD + cell]
        middle = (2 * ((cell >> 4) - top) + 1) * LATTICE + 2 * ((cell & 15) - left) + 1
        for pair in range(0, 6, 2):
            one, other = middle + tiles.joins[face, pair], middle + tiles.joins[face, pair + 1]
            while leader[one] != one:
                one = leader[one]
            while leader[other] != other:
                other = leader[other]
            if one < other:
                leader[other] = one
            else:
                leader[one] = other
    for spot in range(SPOTS):  # a leader is the lowest spot of its area, so one pass from below is enough
        leader[spot] = leader[leader[spot]]
    _count_openings(match, leader, lead, top, left, 0, 1)
    _count_openings(match, leader, lead, bottom, left, 2 * (bottom - top + 1), -1)


@compiled
def points(tiles: Tables, match: Ints, leader: Ints, lead: Ints) -> tuple[int, int]:
    """Return the current chests of north and south; `leader` and `lead` are scratch arrays of SPOTS numbers."""
    join_areas(tiles, match, leader, lead)
    top, left = match[TOP], match[LEFT]
    north, south = 0, 0
    for number in range(match[LAID]):
        cell = match[ORDER + number]
        middle = (2 * ((cell >> 4) - top) + 1) * LATTICE + 2 * ((cell & 15) - left) + 1
        face = match[BOARD + cell]
        ahead = lead[leader[middle + tiles.chest[face]]]
        also = lead[leader[middle + tiles.second[face]]]
        north += (ahead > 0) + (also > 0)
        south += (ahead < 0) + (also < 0)
    return north, south


@inlined
def _count_openings(match: Ints, leader: Ints, lead: Ints, row: int, left: int, line: int, side: int) -> None:
    """Count the openings along a row of tiles: each land end, and each grid point once."""
    counted = -1  # the last grid point counted
    for column in range(left, match[RIGHT] + 1):
        if match[BOARD + 16 * row + column] >= 0:
            corner = line * LATTICE + 2 * (column - left)
            if counted != corner:
                lead[leader[corner]] += side
            lead[leader[corner + 1]] += side
            lead[leader[corner + 2]] += side
            counted = corner + 2


# --- the deal -----------------------------------------------------------------------------------------------------


@tight
def deal(match: Ints, chance: NDArray[np.uint64]) -> None:
    """Start a new match with the same options: shuffle the bag and draw the first player by lot."""
    for index in range(TILES):
        match[BAG + index] = index
    shuffle(chance, match, BAG, BAG + TILES)
    first = below(chance, 2)
    match[TO_MOVE] = first
    match[LAID] = 0
    match[DRAWN] = 2
    match[TOP] = match[BOTTOM] = match[LEFT] = match[RIGHT] = REACH
    match[HAND + first] = match[BAG]
    match[HAND + 1 - first] = match[BAG + 1]
    for cell in range(CELLS):
        match[BOARD + cell] = FREE
    match[BOARD + ORIGIN] = OPEN
    match[FRONTIER_COUNT] = 1
    match[FRONTIER] = ORIGIN
