"""A set of tiles as bots see it: what each tile joins in each turn, and which turns look the same."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

import numpy as np

from goldhook.games.gold_ahoi.kernel.rules import Ints
from goldhook.games.gold_ahoi.pieces import Tiles, chest_place, land_groups, water_groups


class Faces(NamedTuple):
    """By tile · 4 + turn; its places are the land ends n e s w, 0 to 3, and the corners ne se sw nw, 4 to 7."""

    #: The three pairs of places that it joins, and the place of its chest.
    joins: Ints
    chest: Ints
    #: The first turn in which the tile looks the same; and a number for how it looks, the same for all tiles.
    same: Ints
    look: Ints

    @property
    def looks(self) -> int:
        """How many ways there are to look."""
        return int(self.look.max()) + 1


@lru_cache(maxsize=4)  # a mind keeps its own; each entry keeps a whole set in memory
def faces(tiles: Tiles) -> Faces:
    """The faces of a set."""
    count = 4 * len(tiles.tiles)
    sheet = Faces(
        np.zeros((count, 6), dtype=np.int32), *(np.zeros(count, dtype=np.int32) for _ in ("chest", "same", "look"))
    )
    numbers: dict[tuple[frozenset[frozenset[int]], frozenset[int]], int] = {}
    for index, tile in enumerate(tiles.tiles):
        for turn in range(4):
            face = 4 * index + turn
            land = land_groups(tile, turn)
            groups = [list(ends) for ends in land]
            groups += [[4 + corner for corner in corners] for corners in water_groups(land)]
            on_land, number = chest_place(tile, turn)
            chest = number if on_land else 4 + number
            its_area = next(frozenset(group) for group in groups if chest in group)
            sheet.joins[face] = [place for group in groups for other in group[1:] for place in (group[0], other)]
            sheet.chest[face] = chest
            sheet.look[face] = numbers.setdefault((frozenset(map(frozenset, groups)), its_area), len(numbers))
            sheet.same[face] = list(sheet.look[4 * index : face + 1]).index(sheet.look[face])
    return sheet
