"""Chance, draw by draw: for frameworks with explicit chance nodes.

A draw is a place in the kernel's array and the end of the bag: each tile from the place to the end is equally likely.
The drawn tile is swapped to the place.
"""

from __future__ import annotations

import numpy as np

from goldhook.games.gold_ahoi.kernel import rules as k
from goldhook.games.gold_ahoi.kernel.rules import Ints
from goldhook.games.gold_ahoi.pieces import TILES
from goldhook.games.gold_ahoi.state import REACH

#: At least as many tiles as any draw has to choose from.
MOST_OUTCOMES = TILES


def blank(match: Ints, first: int) -> None:
    """Write a match before its deal; its options stay."""
    match[: k.OPTIONS] = 0
    match[k.TO_MOVE], match[k.DRAWN] = first, 2
    match[k.TOP] = match[k.BOTTOM] = match[k.LEFT] = match[k.RIGHT] = REACH
    match[k.BAG : k.BAG + TILES] = np.arange(TILES)
    match[k.HAND : k.HAND + 2] = -1
    match[k.BOARD : k.BOARD + k.CELLS] = k.FREE
    match[k.BOARD + k.ORIGIN] = k.OPEN
    match[k.FRONTIER_COUNT], match[k.FRONTIER] = 1, k.ORIGIN


def deal_draws() -> list[tuple[int, int]]:
    """Return the draws of the deal: a tile for the first player, one for the other."""
    return [(k.BAG, k.BAG + TILES), (k.BAG + 1, k.BAG + TILES)]


def deal(match: Ints) -> None:
    """Hand out the tiles that were drawn."""
    first = match[k.TO_MOVE]
    match[k.HAND + first], match[k.HAND + 1 - first] = match[k.BAG], match[k.BAG + 1]


def draws(match: Ints) -> list[tuple[int, int]]:
    """Return the draws that placing a tile causes: the next tile, if there is one."""
    drawn = int(match[k.DRAWN])
    return [(k.BAG + drawn, k.BAG + TILES)] if drawn < TILES else []
