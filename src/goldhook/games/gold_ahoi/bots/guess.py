"""What a seat knows, as the kernel's array, and what it does not know: tiles that may be anywhere hidden.

A guess never contradicts the view: the hidden tiles are exactly those that the view calls unseen, and every way of
dealing them to the other hand and the bag is as likely as any other.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from goldhook.core.game import Json
from goldhook.games.gold_ahoi.kernel import rules as k
from goldhook.games.gold_ahoi.kernel.rules import Ints
from goldhook.games.gold_ahoi.pieces import TILES, Tiles
from goldhook.games.gold_ahoi.state import CELL, REACH, Laid, Layout
from goldhook.games.gold_ahoi.view import board


class Known(NamedTuple):
    """A match as a seat knows it: hands it does not see are empty, and the bag's rest is to be dealt from `hidden`."""

    match: Ints
    hidden: Ints
    #: The handicap as points of north and south; one of them has none.
    given: Ints


def known(tiles: Tiles, view: Json) -> Known:
    """The match behind a view of the seat to move."""
    index = {tile.id: number for number, tile in enumerate(tiles.tiles)}
    seat: int = view["seat"]
    layout = Layout()
    for laid in board(tiles, view):
        layout = layout.with_tile(laid)
    match = _laid_out(layout, index)
    match[k.TO_MOVE] = seat
    match[k.DRAWN] = TILES - view["bag"]
    hands = view.get("hands")
    for owner in range(2):
        held = hands[owner] if hands else view["hand"] if owner == seat else None
        match[k.HAND + owner] = -1 if held is None else index[held]
    given = np.zeros(2, dtype=np.int32)
    given[view["first"]] = view.get("handicap", 0)
    return Known(match, np.array(sorted(index[tile] for tile in view["unseen"]), dtype=np.int32), given)


def _laid_out(layout: Layout, index: dict[str, int]) -> Ints:
    match = np.zeros(k.SIZE, dtype=np.int32)
    match[k.LAID] = len(layout.laid)
    match[k.TOP], match[k.BOTTOM] = layout.top + REACH, layout.bottom + REACH
    match[k.LEFT], match[k.RIGHT] = layout.left + REACH, layout.right + REACH
    match[k.BOARD : k.BOARD + k.CELLS] = k.FREE
    for number, at in enumerate(layout.laid):
        match[k.ORDER + number] = _cell(at)
        match[k.BOARD + _cell(at)] = 4 * index[at.tile.id] + at.turn
    frontier = [16 * (row + REACH) + column + REACH for (row, column), bit in CELL.items() if bit & layout.frontier]
    match[k.FRONTIER_COUNT] = len(frontier)
    for position, cell in enumerate(frontier):
        match[k.FRONTIER + position] = cell
        match[k.BOARD + cell] = k.OPEN - position
    return match


def _cell(at: Laid) -> int:
    return 16 * (at.row + REACH) + at.column + REACH
