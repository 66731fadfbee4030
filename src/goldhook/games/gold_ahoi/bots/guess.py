"""The knowledge of a seat as the kernel's array, and the tiles that are hidden from it.

A guess never contradicts the view. The hidden tiles are exactly those that the view lists as unseen, and every way to
deal them to the opponent's hand and the bag is equally likely.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from goldhook.bots.views import options_in
from goldhook.core.game import seat_of
from goldhook.core.options import offsets
from goldhook.games.gold_ahoi.kernel import rules as k
from goldhook.games.gold_ahoi.kernel.rules import Ints
from goldhook.games.gold_ahoi.options import Options
from goldhook.games.gold_ahoi.pieces import TILES, Tiles
from goldhook.games.gold_ahoi.plain import View
from goldhook.games.gold_ahoi.state import CELL, REACH, Laid, Layout
from goldhook.games.gold_ahoi.view import board


class Known(NamedTuple):
    """A match as a seat knows it: hands it does not see are empty, and the rest of the bag is dealt from `hidden`."""

    match: Ints
    hidden: Ints
    #: The handicap in points of north and south; at least one of them is zero.
    given: Ints


def known(tiles: Tiles, view: View) -> Known:
    """Return the match behind a view of the seat to move."""
    index = {tile.id: number for number, tile in enumerate(tiles.tiles)}
    seat = seat_of(view)
    layout = Layout()
    for laid in board(tiles, view):
        layout = layout.with_tile(laid)
    match = _laid_out(layout, index)
    match[k.OPTIONS :] = offsets(options_in(view, Options))
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
