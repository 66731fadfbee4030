"""Parallel matches, compiled: deal, check, act, observe, count. Rows of `matches` are matches of the kernel."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from goldhook.engine.compiled import clear_bytes, draw_flag, inlined, move_bytes, reward, tight
from goldhook.games.gold_ahoi.env.areas import Spots, add_tile, no_areas, points, show_areas
from goldhook.games.gold_ahoi.env.layout import (
    ACROSS,
    ACTIONS,
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
    top, bottom, left, right = _reach(match)
    return (top <= row) & (row <= bottom) & (left <= column) & (column <= right)


@inlined
def _reach(match: Ints) -> tuple[int, int, int, int]:
    """Return the first and last row and column that the seat to move may use."""
    top, bottom = match[k.TOP], match[k.BOTTOM]
    if match[k.TO_MOVE] == NORTH:
        top = max(top - 1, bottom - REACH)
    else:
        bottom = min(bottom + 1, top + REACH)
    return top, bottom, match[k.RIGHT] - REACH, match[k.LEFT] + REACH


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
            _observe(sheet, match, viewer, shown[row])
            show_areas(match, viewer, spots[row], chests[row], lead, shown[row])
            _mask(sheet, match, viewer, masks[row])


@inlined
def _observe(sheet: Sheet, match: Ints, viewer: int, shown: Bytes) -> None:
    clear_bytes(shown, 0, LEAD)
    laid, top, bottom, left, right = match[k.LAID], match[k.TOP], match[k.BOTTOM], match[k.LEFT], match[k.RIGHT]
    first = first_player(match)
    shown[FIRST] = first == viewer
    shown[LAID], shown[BAG] = laid, TILES - match[k.DRAWN]
    if laid > 0:
        shown[ROWS], shown[COLUMNS] = bottom - top + 1, right - left + 1
    shown[HANDICAP + (0 if first == viewer else 1)] = match[k.HANDICAP]
    hand, other = match[k.HAND + viewer], match[k.HAND + 1 - viewer]
    move_bytes(shown, HAND, sheet.looks, TILE * (hand + 1), TILE)
    move_bytes(shown, UNSEEN, sheet.ones, 0, TILES)
    if hand >= 0:
        shown[UNSEEN + hand] = 0
    if match[k.OPEN_HANDS] and other >= 0:
        move_bytes(shown, OTHER_HAND, sheet.looks, TILE * (other + 1), TILE)
        shown[UNSEEN + other] = 0
    # South sees the layout turned by half, so it counts cells from the other end.
    way, half = (1, 0) if viewer == NORTH else (-1, 2)
    corner = SIDE * top + left if viewer == NORTH else SIDE * bottom + right
    for number in range(laid):
        cell = match[k.ORDER + number]
        face = match[k.BOARD + cell]
        at = way * (SIDE * (cell >> 4) + (cell & 15) - corner)
        shown[NUMBERS + at] = (face >> 2) + 1
        shown[TURNS + at] = face + half & 3
        shown[ORDER + at] = number + 1
        shown[UNSEEN + (face >> 2)] = 0


@inlined
def _mask(sheet: Sheet, match: Ints, viewer: int, mask: Bytes) -> None:
    """Write the legal actions; none if it is not the viewer's turn."""
    clear_bytes(mask, 0, ACTIONS)
    if match[k.TO_MOVE] == viewer and match[k.LAID] < TILES:
        top, bottom, left, right = _reach(match)
        way = 1 if viewer == NORTH else -1
        corner = env_action(match, 0) >> 2
        for index in range(match[k.FRONTIER_COUNT]):
            cell = match[k.FRONTIER + index]
            row, column = cell >> 4, cell & 15
            may: Any = (top <= row) & (row <= bottom) & (left <= column) & (column <= right)
            # Four flags of 0 or 1, copied at once without a branch.
            move_bytes(mask, 4 * (corner + way * (ACROSS * row + column)), sheet.turns, 4 * may, 4)


# --- the end ------------------------------------------------------------------------------------------------------


@tight
def _count(match: Ints, spots: Spots, chests: Bytes, lead: Bytes, viewer: int, returns: NDArray[np.float32]) -> float:
    """Write points and share of the win of both seats; return the viewer's reward. `lead` is scratch."""
    north, south = points(match, spots, chests, lead)
    if first_player(match) == NORTH:
        north += match[k.HANDICAP]
    else:
        south += match[k.HANDICAP]
    returns[0, 0], returns[1, 0] = north, south
    share = np.float32(0.5 + 0.5 * ((north > south) - (north < south)))
    returns[0, 1], returns[1, 1] = share, np.float32(1) - share
    return reward(returns[viewer, 1], 2)


@tight
def count_points(
    matches: Ints,
    spots: Spots,
    chests: Bytes,
    lead: Bytes,
    viewers: Ints,
    which: NDArray[np.bool_],
    returns: NDArray[np.float32],
    rewards: NDArray[np.float64],
) -> None:
    """Write points and share of the win of both seats, and the viewer's reward, in the chosen rows."""
    for row in range(len(matches)):
        if which[row]:
            rewards[row] = _count(matches[row], spots[row], chests[row], lead, viewers[row], returns[row])


# --- everything at once -------------------------------------------------------------------------------------------


@tight
def play(
    sheet: Sheet,
    matches: Ints,
    spots: Spots,
    chests: Bytes,
    chances: NDArray[np.uint64],
    seats: Ints,
    actions: NDArray[np.int64],
    moves: Ints,
    over: NDArray[np.bool_],
    viewers: Ints,
    lead: Bytes,
    shown: Bytes,
    masks: Bytes,
    returns: NDArray[np.float32],
    rewards: NDArray[np.float64],
) -> int:
    """Play one action in every match, or restart it if it is over, and write the results.

    Return the first row with an illegal action, or -1. If there is one, nothing has been played. `moves` is scratch.
    """
    for row in range(len(matches)):
        if not over[row]:
            moves[row] = kernel_action(matches[row], actions[row])
            if moves[row] == ILLEGAL:
                return row
    for row in range(len(matches)):
        match = matches[row]
        rewards[row] = 0
        if over[row]:
            k.deal(match, chances[row])
            no_areas(spots[row], chests[row])
            over[row] = False
        else:
            k.apply(match, moves[row])
            add_tile(sheet, match, moves[row] >> 2, spots[row], chests[row])
        if match[k.LAID] < TILES:
            viewers[row] = seats[row] = match[k.TO_MOVE]
        else:
            seats[row] = -1
            over[row] = True
            rewards[row] = _count(match, spots[row], chests[row], lead, viewers[row], returns[row])
        _observe(sheet, match, viewers[row], shown[row])
        show_areas(match, viewers[row], spots[row], chests[row], lead, shown[row])
        _mask(sheet, match, viewers[row], masks[row])
    return -1


@tight
def draw_actions(
    masks: Bytes, chances: NDArray[np.uint64], which: NDArray[np.bool_], actions: NDArray[np.int64]
) -> None:
    """Draw a random legal action in the chosen rows."""
    for row in range(len(masks)):
        if which[row]:
            actions[row] = draw_flag(masks[row], chances[row])
