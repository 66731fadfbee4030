"""Parallel matches, compiled: deal, check, act, observe, count. Rows of `matches` are matches of the kernel."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from goldhook.engine.compiled import clear_bytes, draw_flag, inlined, move_bytes, tight
from goldhook.games.gold_ahoi.env.areas import Spots, add_tile, no_areas, points, show_areas
from goldhook.games.gold_ahoi.env.layout import (
    ACROSS,
    BAG,
    COLUMNS,
    FIRST,
    HAND,
    HANDICAP,
    LAID,
    LEAD,
    NUMBERS,
    ORDER,
    OTHER_HAND,
    ROWS,
    TILE,
    TURNS,
    UNSEEN,
    Bytes,
    Sheet,
)
from goldhook.games.gold_ahoi.kernel import rules as k
from goldhook.games.gold_ahoi.kernel.rules import Ints
from goldhook.games.gold_ahoi.pieces import TILES
from goldhook.games.gold_ahoi.state import NORTH, REACH, SIDE

#: No legal action of the kernel.
ILLEGAL = -1


@tight
def deal(
    matches: Ints, spots: Spots, chests: Bytes, chances: NDArray[np.uint64], which: NDArray[np.bool_], seats: Ints
) -> None:
    """Start new matches in the chosen rows."""
    for row in range(len(matches)):
        if which[row]:
            k.deal(matches[row], chances[row])
            no_areas(spots[row], chests[row])
            seats[row] = matches[row, k.TO_MOVE]


@inlined
def first_player(match: Ints) -> int:
    return match[k.TO_MOVE] if match[k.LAID] % 2 == 0 else 1 - match[k.TO_MOVE]  # type: ignore[no-any-return]


# --- actions ------------------------------------------------------------------------------------------------------


@inlined
def kernel_action(match: Ints, action: int) -> int:
    """Return the kernel's number of an action of the seat to move; ILLEGAL if it is not legal."""
    down, across = action // (4 * ACROSS), (action >> 2) % ACROSS
    found = ILLEGAL
    if match[k.LAID] < TILES and 0 <= down < ACROSS and action >= 0:
        if match[k.TO_MOVE] == NORTH:
            row, column, turn = match[k.TOP] - 1 + down, match[k.LEFT] - 1 + across, action & 3
        else:
            row, column, turn = match[k.BOTTOM] + 1 - down, match[k.RIGHT] + 1 - across, action + 2 & 3
        if (row >= 0) & (row < k.WINDOW) & (column >= 0) & (column < k.WINDOW):
            cell = 16 * row + column
            if match[k.BOARD + cell] <= k.OPEN and _may_lay(match, row, column):
                found = 4 * cell + turn
    return found


@inlined
def _may_lay(match: Ints, row: int, column: int) -> bool:
    """Return whether the seat to move may use this free cell beside a tile."""
    top, bottom = match[k.TOP], match[k.BOTTOM]
    if match[k.TO_MOVE] == NORTH:
        top = max(top - 1, bottom - REACH)
    else:
        bottom = min(bottom + 1, top + REACH)
    left, right = match[k.RIGHT] - REACH, match[k.LEFT] + REACH
    return (top <= row) & (row <= bottom) & (left <= column) & (column <= right)  # type: ignore[no-any-return]


@inlined
def env_action(match: Ints, action: int) -> int:
    """Return the number that the seat to move has for an action of the kernel."""
    row, column, turn = action >> 6, (action >> 2) & 15, action & 3
    if match[k.TO_MOVE] == NORTH:
        return 4 * (ACROSS * (row - match[k.TOP] + 1) + column - match[k.LEFT] + 1) + turn  # type: ignore[no-any-return]
    return 4 * (ACROSS * (match[k.BOTTOM] - row + 1) + match[k.RIGHT] - column + 1) + (turn + 2 & 3)  # type: ignore[no-any-return]


@tight
def first_illegal(matches: Ints, actions: NDArray[np.int64], skip: NDArray[np.bool_]) -> int:
    """Return the first row with an illegal action, or -1."""
    for row in range(len(matches)):
        if not skip[row] and kernel_action(matches[row], actions[row]) == ILLEGAL:
            return row
    return -1


@tight
def advance(
    sheet: Sheet,
    matches: Ints,
    spots: Spots,
    chests: Bytes,
    seats: Ints,
    actions: NDArray[np.int64],
    skip: NDArray[np.bool_],
) -> None:
    """Play one legal action in every row not skipped; write the next seat to act, -1 where the match is over."""
    for row in range(len(matches)):
        if not skip[row]:
            match = matches[row]
            action = kernel_action(match, actions[row])
            k.apply(match, action)
            add_tile(sheet, match, action >> 2, spots[row], chests[row])
            seats[row] = match[k.TO_MOVE] if match[k.LAID] < TILES else -1


# --- observations -------------------------------------------------------------------------------------------------


@tight
def observe(
    sheet: Sheet,
    matches: Ints,
    viewers: Ints,
    which: NDArray[np.bool_],
    open_hands: bool,
    handicap: int,
    spots: Spots,
    chests: Bytes,
    lead: Bytes,
    shown: Bytes,
    masks: Bytes,
) -> None:
    """Write the observation of each chosen row's viewer, and the legal actions if it is the viewer's turn."""
    for row in range(len(matches)):
        if which[row]:
            match, viewer = matches[row], viewers[row]
            _observe(sheet, match, viewer, open_hands, handicap, shown[row])
            show_areas(match, viewer, spots[row], chests[row], lead, shown[row])
            _mask(match, viewer, masks[row])


@inlined
def _observe(sheet: Sheet, match: Ints, viewer: int, open_hands: bool, handicap: int, shown: Bytes) -> None:
    clear_bytes(shown, 0, LEAD)
    laid, top, bottom, left, right = match[k.LAID], match[k.TOP], match[k.BOTTOM], match[k.LEFT], match[k.RIGHT]
    first = first_player(match)
    shown[FIRST] = first == viewer
    shown[LAID], shown[BAG] = laid, TILES - match[k.DRAWN]
    if laid > 0:
        shown[ROWS], shown[COLUMNS] = bottom - top + 1, right - left + 1
    shown[HANDICAP + (0 if first == viewer else 1)] = handicap
    hand, other = match[k.HAND + viewer], match[k.HAND + 1 - viewer]
    move_bytes(shown, HAND, sheet.looks, TILE * (hand + 1), TILE)
    move_bytes(shown, UNSEEN, sheet.ones, 0, TILES)
    if hand >= 0:
        shown[UNSEEN + hand] = 0
    if open_hands and other >= 0:
        move_bytes(shown, OTHER_HAND, sheet.looks, TILE * (other + 1), TILE)
        shown[UNSEEN + other] = 0
    for number in range(laid):
        cell = match[k.ORDER + number]
        face = match[k.BOARD + cell]
        down, across = (cell >> 4) - top, (cell & 15) - left
        turn = face & 3
        if viewer != NORTH:
            down, across, turn = bottom - (cell >> 4), right - (cell & 15), face + 2 & 3
        at = SIDE * down + across
        shown[NUMBERS + at] = (face >> 2) + 1
        shown[TURNS + at] = turn
        shown[ORDER + at] = number + 1
        shown[UNSEEN + (face >> 2)] = 0


@inlined
def _mask(match: Ints, viewer: int, mask: Bytes) -> None:
    """Write the legal actions; none if it is not the viewer's turn."""
    clear_bytes(mask, 0, len(mask))
    if match[k.TO_MOVE] == viewer and match[k.LAID] < TILES:
        for index in range(match[k.FRONTIER_COUNT]):
            cell = match[k.FRONTIER + index]
            row, column = cell >> 4, cell & 15
            if _may_lay(match, row, column):
                at = env_action(match, 4 * cell) & ~3
                for turn in range(4):
                    mask[at + turn] = 1


@tight
def play(
    sheet: Sheet,
    matches: Ints,
    spots: Spots,
    chests: Bytes,
    seats: Ints,
    actions: NDArray[np.int64],
    skip: NDArray[np.bool_],
    viewers: Ints,
    open_hands: bool,
    handicap: int,
    lead: Bytes,
    shown: Bytes,
    masks: Bytes,
) -> None:
    """Advance, and write the next seat's observation in matches that continue; each match is read from memory once."""
    for row in range(len(matches)):
        if not skip[row]:
            match = matches[row]
            action = kernel_action(match, actions[row])
            k.apply(match, action)
            add_tile(sheet, match, action >> 2, spots[row], chests[row])
            seats[row] = -1
            if match[k.LAID] < TILES:
                viewers[row] = seats[row] = match[k.TO_MOVE]
                _observe(sheet, match, viewers[row], open_hands, handicap, shown[row])
                show_areas(match, viewers[row], spots[row], chests[row], lead, shown[row])
                _mask(match, viewers[row], masks[row])


# --- the end ------------------------------------------------------------------------------------------------------


@tight
def count_points(
    matches: Ints,
    spots: Spots,
    chests: Bytes,
    lead: Bytes,
    which: NDArray[np.bool_],
    handicap: int,
    returns: NDArray[np.float32],
) -> None:
    """Write points and share of the win of both seats, in the chosen rows; `lead` is scratch of AREAS numbers."""
    for row in range(len(matches)):
        if which[row]:
            match = matches[row]
            north, south = points(match, spots[row], chests[row], lead)
            if first_player(match) == NORTH:
                north += handicap
            else:
                south += handicap
            returns[row, 0, 0], returns[row, 1, 0] = north, south
            share = np.float32(0.5 + 0.5 * ((north > south) - (north < south)))
            returns[row, 0, 1], returns[row, 1, 1] = share, np.float32(1) - share


@tight
def draw_actions(
    masks: Bytes, chances: NDArray[np.uint64], which: NDArray[np.bool_], actions: NDArray[np.int64]
) -> None:
    """Draw a random legal action in the chosen rows."""
    for row in range(len(masks)):
        if which[row]:
            actions[row] = draw_flag(masks[row], chances[row])
