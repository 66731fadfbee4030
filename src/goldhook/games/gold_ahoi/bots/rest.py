"""The rest of a match whose frame of six rows and six columns is known: free cells, and the areas around them.
Compiled.

Areas that no free cell touches are settled; the others get small numbers.
"""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from goldhook.engine.compiled import compiled, inlined, llvm_inlined
from goldhook.games.gold_ahoi.bots.faces import Faces
from goldhook.games.gold_ahoi.kernel.rules import BOARD, BOTTOM, LAID, LATTICE, LEFT, ORDER, RIGHT, SPOTS, TOP, Ints
from goldhook.games.gold_ahoi.pieces import TILES
from goldhook.games.gold_ahoi.state import REACH, SIDE

#: A row of areas: for each a link towards its leader, then north's lead in openings, then the chests.
Areas: TypeAlias = NDArray[np.int16]

#: The eight places of a tile on the lattice of half tiles, relative to its middle.
AROUND = np.array(
    [-LATTICE, 1, LATTICE, -1, 1 - LATTICE, 1 + LATTICE, LATTICE - 1, -LATTICE - 1],
    dtype=np.int32,
)


class Rest(NamedTuple):
    """The free cells, the area at each of their eight places, the data of these areas, and the settled chests."""

    cells: Ints
    around: Ints
    areas: Areas
    settled: Ints


@inlined
def is_closed(match: Ints) -> bool:
    """Return whether the layout can grow no further."""
    return bool(match[BOTTOM] - match[TOP] == REACH and match[RIGHT] - match[LEFT] == REACH)


@inlined
def leader(areas: Areas, area: int) -> int:
    """Return the leader of all areas joined with this one."""
    while areas[area] != area:
        area = areas[area]
    return area


@inlined
def put(sheet: Faces, face: int, around: Ints, cell: int, areas: Areas, count: int) -> None:
    """Place a tile on the free cell with this number, in a row of `count` areas."""
    _put(sheet, np.int64(face), around, np.int64(cell), areas, np.int64(count))


@llvm_inlined
def _put(sheet: Faces, face: np.int64, around: Ints, cell: np.int64, areas: Areas, count: np.int64) -> None:
    """Do the work of `put`, compiled once for all types of integers."""
    for pair in range(0, 6, 2):
        one = leader(areas, around[cell, sheet.joins[face, pair]])
        other = leader(areas, around[cell, sheet.joins[face, pair + 1]])
        if one != other:
            areas[other] = one
            areas[count + one] += areas[count + other]
            areas[2 * count + one] += areas[2 * count + other]
    if sheet.held[face]:
        areas[2 * count + leader(areas, around[cell, sheet.chest[face]])] += 1
        if sheet.held[face] > 1:
            areas[2 * count + leader(areas, around[cell, sheet.second[face]])] += 1


@inlined
def chests(areas: Areas, count: int) -> tuple[int, int]:
    """Return the chests of north and south in a row of areas."""
    north, south = 0, 0
    for area in range(count):
        if areas[area] == area:
            lead, held = areas[count + area], areas[2 * count + area]
            north += held if lead > 0 else 0
            south += held if lead < 0 else 0
    return north, south


@compiled
def rest_of(sheet: Faces, match: Ints, top: int) -> Rest:
    """Return the rest of a match that has six columns and will have six rows from `top` on."""
    areas = np.zeros(3 * SPOTS, dtype=np.int16)
    for spot in range(SPOTS):
        areas[spot] = spot
    for spot in range(LATTICE):
        areas[SPOTS + spot] = 1
        areas[2 * SPOTS - 1 - spot] = -1
    everywhere = np.zeros((SIDE * SIDE, 8), dtype=np.int32)
    cells = np.zeros(TILES - match[LAID], dtype=np.int32)
    free = np.zeros(len(cells), dtype=np.int32)
    found = 0
    for index in range(SIDE * SIDE):
        row, column = index // SIDE, index % SIDE
        for place in range(8):
            everywhere[index, place] = (2 * row + 1) * LATTICE + 2 * column + 1 + AROUND[place]
        cell = 16 * (top + row) + match[LEFT] + column
        if match[BOARD + cell] < 0:
            cells[found], free[found] = cell, index
            found += 1
    for number in range(match[LAID]):
        cell = match[ORDER + number]
        index = SIDE * ((cell >> 4) - top) + (cell & 15) - match[LEFT]
        put(sheet, match[BOARD + cell], everywhere, index, areas, SPOTS)
    return _numbered(areas, everywhere, cells, free)


@inlined
def _numbered(areas: Areas, everywhere: Ints, cells: Ints, free: Ints) -> Rest:
    """Give small numbers to the areas that free cells touch."""
    numbers = np.full(SPOTS, -1, dtype=np.int32)
    around = np.zeros((len(cells), 8), dtype=np.int32)
    found = np.zeros(8 * len(cells), dtype=np.int32)
    count = 0
    for index in range(len(cells)):
        for place in range(8):
            spot = leader(areas, everywhere[free[index], place])
            if numbers[spot] < 0:
                numbers[spot] = count
                found[count] = spot
                count += 1
            around[index, place] = numbers[spot]
    small = np.zeros(3 * count, dtype=np.int16)
    for area in range(count):
        small[area] = area
        small[count + area] = areas[SPOTS + found[area]]
        small[2 * count + area] = areas[2 * SPOTS + found[area]]
        areas[2 * SPOTS + found[area]] = 0  # not settled
    north, south = chests(areas, SPOTS)
    return Rest(cells, around, small, np.array([north, south], dtype=np.int32))
