"""A set of tiles for bots: the places that each tile joins in each turn, and the turns that look the same."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

import numpy as np

from goldhook.games.gold_ahoi.kernel.rules import Ints
from goldhook.games.gold_ahoi.pieces import Tiles, chest_places, land_groups, water_groups


class Faces(NamedTuple):
    """The faces by tile · 4 + turn. Places are the land ends n e s w (0 to 3) and the corners ne se sw nw (4 to 7)."""

    #: The three pairs of places that a face joins, the places of its chests, and the number of chests.
    joins: Ints
    chest: Ints
    second: Ints
    held: Ints
    #: The first turn in which the tile looks the same, and a number for its look that is shared between tiles.
    same: Ints
    look: Ints

    @property
    def looks(self) -> int:
        """Return the number of different looks."""
        return int(self.look.max()) + 1


@lru_cache(maxsize=4)  # a mind keeps its own; each entry holds a whole set in memory
def faces(tiles: Tiles) -> Faces:
    """Return the faces of a set."""
    count = 4 * len(tiles.tiles)
    sheet = Faces(np.zeros((count, 6), dtype=np.int32), *(np.zeros(count, dtype=np.int32) for _ in Faces._fields[1:]))
    numbers: dict[tuple[frozenset[frozenset[int]], tuple[int, ...]], int] = {}
    for index, tile in enumerate(tiles.tiles):
        for turn in range(4):
            face = 4 * index + turn
            land = land_groups(tile, turn)
            groups = [list(ends) for ends in land]
            groups += [[4 + corner for corner in corners] for corners in water_groups(land)]
            chests = [number if on_land else 4 + number for on_land, number in chest_places(tile, turn)]
            its_areas = tuple(sorted(min(group) for chest in chests for group in groups if chest in group))
            sheet.joins[face] = [place for group in groups for other in group[1:] for place in (group[0], other)]
            sheet.chest[face], sheet.second[face] = (*chests, 0, 0)[:2]
            sheet.held[face] = len(chests)
            sheet.look[face] = numbers.setdefault((frozenset(map(frozenset, groups)), its_areas), len(numbers))
            sheet.same[face] = list(sheet.look[4 * index : face + 1]).index(sheet.look[face])
    return sheet
