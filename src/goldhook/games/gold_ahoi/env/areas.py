"""The areas of a layout, updated tile by tile, because finding them anew for each observation would be too slow.

Each spot of the window, an edge or a grid point, has the number of its area, or 0 without a tile. `chests` counts the
chests by area; at 0 it counts the areas numbered so far. There are at most 169 spots, so a byte holds every number.
"""

from __future__ import annotations

from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from goldhook.engine.compiled import clear_bytes, inlined, tight
from goldhook.games.gold_ahoi.env.layout import ACROSS_WINDOW, AROUND, CHESTS, LEAD, Bytes, Sheet
from goldhook.games.gold_ahoi.kernel import rules as k
from goldhook.games.gold_ahoi.kernel.rules import LATTICE, Ints
from goldhook.games.gold_ahoi.state import NORTH

Spots: TypeAlias = NDArray[np.uint8]

WINDOW_SPOTS = ACROSS_WINDOW * ACROSS_WINDOW
#: Numbers of areas, and 0 for none.
AREAS = 256


@inlined
def no_areas(spots: Spots, chests: Bytes) -> None:
    """Reset all areas for an empty layout."""
    clear_bytes(spots, 0, WINDOW_SPOTS)
    clear_bytes(chests, 0, AREAS)


@tight
def add_tile(sheet: Sheet, match: Ints, cell: int, spots: Spots, chests: Bytes) -> None:
    """Join the areas that a tile joins; the match already has the tile."""
    face = match[k.BOARD + cell]
    middle = (2 * (cell >> 4) + 1) * ACROSS_WINDOW + 2 * (cell & 15) + 1
    for place in range(8):
        spot = middle + AROUND[place]
        if spots[spot] == 0:
            chests[0] += 1
            spots[spot] = np.uint8(chests[0])
    first, last = 2 * match[k.TOP] * ACROSS_WINDOW, (2 * match[k.BOTTOM] + 3) * ACROSS_WINDOW
    for pair in range(0, 6, 2):
        one, other = spots[middle + sheet.joins[face, pair]], spots[middle + sheet.joins[face, pair + 1]]
        if one != other:
            chests[one] += chests[other]
            for spot in range(np.uintp(first), np.uintp(last)):  # unsigned: a loop without branches
                spots[spot] = one if spots[spot] == other else spots[spot]
    if sheet.held[face]:
        chests[spots[middle + sheet.chest[face]]] += 1
        if sheet.held[face] > 1:
            chests[spots[middle + sheet.second[face]]] += 1


@tight
def find_areas(sheet: Sheet, match: Ints, spots: Spots, chests: Bytes) -> None:
    """Find all areas of a match from scratch."""
    no_areas(spots, chests)
    for number in range(match[k.LAID]):
        add_tile(sheet, match, match[k.ORDER + number], spots, chests)


@tight
def count_leads(match: Ints, spots: Spots, lead: Bytes) -> None:
    """Write by area north's openings minus south's."""
    clear_bytes(lead, 0, AREAS)
    if match[k.LAID] > 0:
        _count_openings(match, spots, lead, match[k.TOP], 2 * match[k.TOP] * ACROSS_WINDOW, 1)
        _count_openings(match, spots, lead, match[k.BOTTOM], 2 * (match[k.BOTTOM] + 1) * ACROSS_WINDOW, -1)


@inlined
def _count_openings(match: Ints, spots: Spots, lead: Bytes, row: int, line: int, side: int) -> None:
    """Count the openings along a row of tiles: each land end, and each grid point once."""
    counted = -1  # the last grid point counted
    for column in range(match[k.LEFT], match[k.RIGHT] + 1):
        if match[k.BOARD + 16 * row + column] >= 0:
            corner = line + 2 * column
            if counted != corner:
                lead[spots[corner]] += side
            lead[spots[corner + 1]] += side
            lead[spots[corner + 2]] += side
            counted = corner + 2


@tight
def points(match: Ints, spots: Spots, chests: Bytes, lead: Bytes) -> tuple[int, int]:
    """Return the current chests of north and south; `lead` is scratch, and holds the leads afterwards."""
    count_leads(match, spots, lead)
    north, south = 0, 0
    for area in range(1, np.uint8(chests[0]) + 1):  # an area joined to another has no spot, and so no lead
        north += chests[area] if lead[area] > 0 else 0
        south += chests[area] if lead[area] < 0 else 0
    return north, south


@tight
def show_areas(match: Ints, viewer: int, spots: Spots, chests: Bytes, lead: Bytes, shown: Bytes) -> None:
    """Write lead and chests of the area at each spot, as the viewer sees them; `lead` is scratch of AREAS numbers."""
    clear_bytes(shown, LEAD, 2 * k.SPOTS)
    if match[k.LAID] == 0:
        return
    count_leads(match, spots, lead)
    lead[0], numbered = 0, chests[0]
    chests[0] = 0
    height, width = 2 * (match[k.BOTTOM] - match[k.TOP]) + 3, 2 * (match[k.RIGHT] - match[k.LEFT]) + 3
    corner = 2 * match[k.TOP] * ACROSS_WINDOW + 2 * match[k.LEFT]
    for down in range(height):
        start = np.uintp(corner + down * ACROSS_WINDOW)
        if viewer == NORTH:
            to, to_chests = np.uintp(LEAD + down * LATTICE), np.uintp(CHESTS + down * LATTICE)
            for across in range(np.uintp(width)):
                area = spots[start + across]
                shown[to + across] = lead[area]
                shown[to_chests + across] = chests[area]
        else:
            last = (height - 1 - down) * LATTICE + width - 1
            to, to_chests = np.uintp(LEAD + last), np.uintp(CHESTS + last)
            for across in range(np.uintp(width)):
                area = spots[start + across]
                shown[to - across] = -lead[area]
                shown[to_chests - across] = chests[area]
    chests[0] = numbered
