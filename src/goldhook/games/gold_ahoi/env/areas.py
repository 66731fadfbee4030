"""The areas of a layout, updated tile by tile, because searching for them at each observation would be too slow.

Each spot of the window, an edge or a grid point, has the number of its area, or 0 without a tile. `chests` counts the
chests by area; at 0 it counts the areas numbered so far. There are at most 169 spots, so a byte holds every number.
"""

from __future__ import annotations

from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from goldhook.engine.compiled import clear_bytes, inlined, tight
from goldhook.games.gold_ahoi.env.layout import ACROSS_WINDOW, AROUND, CHESTS, LEAD, Bytes, Sheet
from goldhook.games.gold_ahoi.kernel import rules as k
from goldhook.games.gold_ahoi.kernel.rules import LATTICE, Ints
from goldhook.games.gold_ahoi.state import NORTH

Spots: TypeAlias = NDArray[np.uint8]

#: Room for all spots of the window, a multiple of 128, because 128 are compared at once.
ROOM = -(-ACROSS_WINDOW * ACROSS_WINDOW // 128) * 128
#: Numbers of areas, and 0 for none.
AREAS = 256


@inlined
def no_areas(spots: Spots, chests: Bytes) -> None:
    """Reset all areas for an empty layout."""
    clear_bytes(spots, 0, ROOM)
    clear_bytes(chests, 0, AREAS)


@tight
def add_tile(sheet: Sheet, match: Ints, cell: int, spots: Spots, chests: Bytes) -> None:
    """Join the areas that a tile joins; the match already has the tile."""
    face = match[k.BOARD + cell]
    middle = (2 * (cell >> 4) + 1) * ACROSS_WINDOW + 2 * (cell & 15) + 1
    known: Any = np.uint8(chests[0])
    for pair in range(0, 6, 2):
        one, other = middle + sheet.joins[face, pair], middle + sheet.joins[face, pair + 1]
        if spots[one] == 0:
            spots[one] = spots[other] if spots[other] else _new_area(chests)
        if spots[other] == 0:
            spots[other] = spots[one]
        if spots[one] != spots[other]:
            _join(middle, max(spots[one], spots[other]), min(spots[one], spots[other]), known, spots, chests)
    for place in range(8):
        if spots[middle + AROUND[place]] == 0:
            spots[middle + AROUND[place]] = _new_area(chests)
    if sheet.held[face]:
        chests[spots[middle + sheet.chest[face]]] += 1
        if sheet.held[face] > 1:
            chests[spots[middle + sheet.second[face]]] += 1


@inlined
def _new_area(chests: Bytes) -> int:
    chests[0] += 1
    return np.uint8(chests[0])  # type: ignore[return-value]


@inlined
def _join(middle: int, area: int, into: int, known: int, spots: Spots, chests: Bytes) -> None:
    """Add an area to another with a lower number; if it is newer than those known, only this tile has it."""
    chests[into] += chests[area]
    if area > known:
        for place in range(8):
            spot = middle + AROUND[place]
            spots[spot] = into if spots[spot] == area else spots[spot]
        return
    old, new = np.uint8(area), np.uint8(into)
    for spot in range(np.uintp(ROOM)):  # unsigned and of fixed length: a loop without branches
        spots[spot] = new if spots[spot] == old else spots[spot]


@tight
def find_areas(sheet: Sheet, match: Ints, spots: Spots, chests: Bytes) -> None:
    """Find all areas of a match from scratch."""
    no_areas(spots, chests)
    for number in range(match[k.LAID]):
        add_tile(sheet, match, match[k.ORDER + number], spots, chests)


@tight
def count_leads(match: Ints, spots: Spots, lead: Bytes, viewer: int) -> None:
    """Write by area the viewer's openings minus the opponent's.

    The openings are the spots on the upper and lower edge that some tile has. All others have no area, and what is
    counted for area 0 is dropped: cheaper than finding out where the tiles are.
    """
    clear_bytes(lead, 0, AREAS)
    north = 1 if viewer == NORTH else -1
    upper = np.uintp(2 * match[k.TOP] * ACROSS_WINDOW + 2 * match[k.LEFT])
    lower = np.uintp(2 * (match[k.BOTTOM] + 1) * ACROSS_WINDOW + 2 * match[k.LEFT])
    for across in range(np.uintp(LATTICE)):
        lead[spots[upper + across]] += north
        lead[spots[lower + across]] -= north
    lead[0] = 0


@tight
def points(match: Ints, spots: Spots, chests: Bytes, lead: Bytes) -> tuple[int, int]:
    """Return the current chests of north and south; `lead` is scratch, and holds the leads afterwards."""
    count_leads(match, spots, lead, NORTH)
    north, south = 0, 0
    for area in range(1, np.uint8(chests[0]) + 1):  # an area joined to another has no spot, and so no lead
        north += chests[area] if lead[area] > 0 else 0
        south += chests[area] if lead[area] < 0 else 0
    return north, south


@tight
def show_areas(match: Ints, viewer: int, spots: Spots, chests: Bytes, lead: Bytes, shown: Bytes) -> None:
    """Write lead and chests of the area at each spot, as the viewer sees them; `lead` is scratch of AREAS numbers."""
    count_leads(match, spots, lead, viewer)
    clear_bytes(shown, LEAD, 2 * k.SPOTS)
    numbered, chests[0] = chests[0], 0  # no area, no chests
    rows = match[k.BOTTOM] - match[k.TOP] + 1
    if viewer == NORTH:
        corner = 2 * match[k.TOP] * ACROSS_WINDOW + 2 * match[k.LEFT]
        _show_spots(corner, 1, rows, spots, chests, lead, shown)
    else:
        corner = (2 * match[k.BOTTOM] + 2) * ACROSS_WINDOW + 2 * match[k.RIGHT] + 2
        _show_spots(corner, -1, rows, spots, chests, lead, shown)
    chests[0] = numbered


@inlined
def _show_spots(corner: int, way: int, rows: int, spots: Spots, chests: Bytes, lead: Bytes, shown: Bytes) -> None:
    """Write all spots, from a corner of the layout on.

    The loops along a line have a fixed length, because a guessed end is often wrong. Without a tile there is no area.
    """
    for row in range(rows + 1):
        line, to = corner + way * 2 * row * ACROSS_WINDOW, 2 * row * LATTICE
        for across in range(LATTICE):
            area = spots[np.uintp(line + way * across)]
            shown[np.uintp(LEAD + to + across)] = lead[area]
            shown[np.uintp(CHESTS + to + across)] = chests[area]
        if row < rows:  # between two lines of edges: every other spot is the middle of a tile, which has no area
            line, to = line + way * ACROSS_WINDOW, to + LATTICE
            for across in range(0, LATTICE, 2):
                area = spots[np.uintp(line + way * across)]
                shown[np.uintp(LEAD + to + across)] = lead[area]
                shown[np.uintp(CHESTS + to + across)] = chests[area]
