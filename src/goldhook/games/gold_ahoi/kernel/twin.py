"""Convert states and actions between the rules engine and its compiled twin."""

from __future__ import annotations

import numpy as np

from goldhook.core.game import Setup
from goldhook.core.options import offsets
from goldhook.games.gold_ahoi.kernel import rules as k
from goldhook.games.gold_ahoi.kernel.rules import Ints
from goldhook.games.gold_ahoi.options import Options
from goldhook.games.gold_ahoi.pieces import TILES, Tiles
from goldhook.games.gold_ahoi.state import CELL, REACH, Action, Laid, Layout, Place, State


def _cell(row: int, column: int) -> int:
    return 16 * (row + REACH) + column + REACH


def from_law(state: State) -> Ints:
    """Return a state of the rules engine as the kernel's array."""
    tiles: Tiles = state.setup.pieces
    index = {tile.id: number for number, tile in enumerate(tiles.tiles)}
    layout = state.layout
    match = np.zeros(k.SIZE, dtype=np.int32)
    match[k.OPTIONS :] = offsets(state.setup.options)
    match[k.BAG : k.BAG + TILES] = [index[tile.id] for tile in state.bag]
    match[k.TO_MOVE] = state.to_act[0] if state.to_act else 1 - layout.laid[-1].seat
    match[k.LAID], match[k.DRAWN] = len(layout.laid), state.drawn
    match[k.TOP], match[k.BOTTOM] = layout.top + REACH, layout.bottom + REACH
    match[k.LEFT], match[k.RIGHT] = layout.left + REACH, layout.right + REACH
    match[k.HAND : k.HAND + 2] = [index[tile.id] if tile else -1 for tile in state.hands]
    match[k.BOARD : k.BOARD + k.CELLS] = k.FREE
    for number, at in enumerate(layout.laid):
        match[k.ORDER + number] = _cell(at.row, at.column)
        match[k.BOARD + _cell(at.row, at.column)] = 4 * index[at.tile.id] + at.turn
    frontier = [_cell(row, column) for (row, column), bit in CELL.items() if bit & layout.frontier]
    match[k.FRONTIER_COUNT] = len(frontier)
    match[k.FRONTIER : k.FRONTIER + len(frontier)] = frontier
    for position, cell in enumerate(frontier):
        match[k.BOARD + cell] = k.OPEN - position
    return match


def to_law(match: Ints, setup: Setup[Tiles, Options]) -> State:
    """Return the kernel's array as a state of the rules engine, for the match with this setup."""
    tiles = setup.pieces
    numbers: list[int] = match.tolist()
    layout = Layout()
    laid = numbers[k.LAID]
    for number, cell in enumerate(numbers[k.ORDER : k.ORDER + laid]):
        row, column = divmod(cell, 16)
        tile, turn = divmod(numbers[k.BOARD + cell], 4)
        seat = (setup.first + number) % 2
        layout = layout.with_tile(Laid(row - REACH, column - REACH, tiles.tiles[tile], turn, seat))
    north, south = (tiles.tiles[tile] if tile >= 0 else None for tile in numbers[k.HAND : k.HAND + 2])
    return State(
        setup,
        tuple(tiles.tiles[tile] for tile in numbers[k.BAG : k.BAG + TILES]),
        numbers[k.DRAWN],
        (north, south),
        layout,
        (numbers[k.TO_MOVE],) if laid < TILES else (),
    )


def number_of(action: Action) -> int:
    """Return the kernel's number of an action."""
    return 4 * _cell(action.row, action.column) + action.turn


def action_of(number: int) -> Action:
    """Return the action with this number in the kernel."""
    row, column = divmod(number >> 2, 16)
    return Place(row - REACH, column - REACH, number & 3)
