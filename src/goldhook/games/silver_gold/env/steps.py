"""Parallel matches, compiled: deal, check, act, observe, count.

Rows of `matches` are matches of the kernel. A seat's two cards are shown without a gap: if the first place is empty,
the card at the second is the first card, as in a view.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from goldhook.engine.compiled import (
    BLOCK,
    clear_bytes,
    compare_block,
    draw_flag,
    inlined,
    lowest_bit,
    move_bytes,
    reward,
    tight,
)
from goldhook.games.silver_gold.env.layout import (
    CARD,
    CUPS,
    EXPEDITION,
    FIRST,
    FIRST_MARK,
    FIRST_TAKE,
    HELD,
    KEEPS,
    MARKET,
    MOST_PLAYERS,
    OWED,
    PLAYED,
    ROUND,
    SEAT,
    SEAT_CARDS,
    SEAT_COINS,
    SEAT_CUPS,
    SEAT_DONE,
    SEAT_PALMS,
    SHAPE,
    SINGLES,
    STACK,
    STEP,
    TURN,
    Bytes,
    Sheet,
)
from goldhook.games.silver_gold.kernel import rules as k
from goldhook.games.silver_gold.kernel.rules import Ints, Tables

#: No legal action of the kernel.
ILLEGAL = -1


@tight
def deal(matches: Ints, chances: NDArray[np.uint64], players: int, which: NDArray[np.bool_], seats: Ints) -> None:
    """Start new matches in the chosen rows."""
    for row in range(len(matches)):
        if which[row]:
            k.deal(matches[row], players, chances[row])
            seats[row] = 0


# --- actions ------------------------------------------------------------------------------------------------------


@inlined
def place_of(match: Ints, player: int, slot: int) -> int:
    """Return the place of the first or second visible card."""
    return 1 if match[player + k.CARDS] < 0 else slot


@inlined
def free_cells(deck: Tables, match: Ints, player: int, slot: int) -> int:
    """Return the free cells of the first or second visible card; none if there is no such card."""
    if slot == 1 and match[player + k.CARDS] < 0:
        return 0
    place = place_of(match, player, slot)
    card = match[player + k.CARDS + place]
    return deck.cards[card, k.ISLAND] & ~match[player + k.MARKED + place] if card >= 0 else 0


@inlined
def kernel_action(deck: Tables, sheet: Sheet, match: Ints, seat: int, action: int) -> int:
    """Return the kernel's number of an action of the seat to act; ILLEGAL if it is not legal."""
    step = match[k.STEP]
    found = ILLEGAL
    if step == k.MARK:
        each = len(sheet.cells)
        if FIRST_MARK <= action < FIRST_MARK + 2 * each:
            player, number = k.PLAYER + seat * k.SEAT, action - FIRST_MARK
            slot = 1 if number >= each else 0
            number -= slot * each
            cells, expedition = sheet.cells[number], match[k.EXPEDITION]
            pattern = sheet.ranges[expedition, 0] <= number < sheet.ranges[expedition, 1]
            allowed = number < SINGLES or (pattern and match[player + k.OWED] == 0)
            if allowed and cells & ~free_cells(deck, match, player, slot) == 0:
                found = place_of(match, player, slot) << 16 | cells
    elif step == k.KEEP:
        if 0 <= action < KEEPS:
            found = action
    elif step == k.CLAIM:
        taken = action - FIRST_TAKE
        if 0 <= taken < match[k.DISPLAY_COUNT] or (taken == k.FROM_STACK and match[k.STACK_AT] < k.CARDS_IN_DECK):
            found = taken
    return found


@tight
def first_illegal(
    deck: Tables, sheet: Sheet, matches: Ints, seats: Ints, actions: NDArray[np.int64], skip: NDArray[np.bool_]
) -> int:
    """Return the first row with an illegal action, or -1."""
    for row in range(len(matches)):
        if not skip[row] and kernel_action(deck, sheet, matches[row], seats[row], actions[row]) == ILLEGAL:
            return row
    return -1


@tight
def advance(
    deck: Tables, sheet: Sheet, matches: Ints, seats: Ints, actions: NDArray[np.int64], skip: NDArray[np.bool_]
) -> None:
    """Play one legal action in every row not skipped; write the next seat to act, -1 where the match is over."""
    for row in range(len(matches)):
        if not skip[row]:
            match = matches[row]
            seat: Any = np.int64(seats[row])
            k.apply(deck, match, seat, kernel_action(deck, sheet, match, seat, actions[row]))
            seats[row] = lowest_bit(match[k.WAITING]) if match[k.WAITING] else -1


# --- observations -------------------------------------------------------------------------------------------------


@tight
def observe(
    deck: Tables,
    sheet: Sheet,
    matches: Ints,
    viewers: Ints,
    which: NDArray[np.bool_],
    shown: Bytes,
    masks: Bytes,
) -> None:
    """Write the observation of each chosen row's viewer, and the legal actions if the viewer has to act."""
    for row in range(len(matches)):
        if which[row]:
            match, viewer = matches[row], viewers[row]
            _observe(sheet, match, viewer, shown[row])
            _mask(deck, sheet, match, viewer, masks[row])


@tight
def _observe(sheet: Sheet, match: Ints, viewer: int, shown: Bytes) -> None:
    players, step = match[k.PLAYERS], match[k.STEP]
    first_seat = FIRST + players
    clear_bytes(shown, 0, FIRST + MOST_PLAYERS)  # a constant length is faster; the seats are written over the rest
    shown[STEP + step] = 1
    shown[ROUND], shown[TURN] = match[k.ROUND], match[k.TURN]
    shown[OWED] = match[k.PLAYER + viewer * k.SEAT + k.OWED]
    shown[STACK] = 0 if step == k.KEEP else k.CARDS_IN_DECK - match[k.STACK_AT]
    shown[CUPS] = match[k.CUPS_LEFT]
    if step == k.MARK or step == k.CLAIM:
        expedition = match[k.EXPEDITION]
        shown[EXPEDITION + expedition] = 1
        move_bytes(shown, SHAPE, sheet.shapes, 16 * expedition, 16)
    if match[k.MEMORY_AID] and match[k.ROUND] > 0:
        came = k.EXPEDITIONS + 8 * (match[k.ROUND] - 1)
        for number in range(match[k.TURN]):
            shown[PLAYED + match[came + number]] = 1
    ahead = match[k.FIRST] - viewer
    shown[FIRST + (ahead if ahead >= 0 else ahead + players)] = 1
    unseen = step == k.KEEP or step == k.MARK
    for number in range(players):
        seat = viewer + number if viewer + number < players else viewer + number - players
        _show_seat(sheet, match, k.PLAYER + seat * k.SEAT, unseen and number > 0, shown, first_seat + number * SEAT)
    market = first_seat + players * SEAT
    for place in range(MARKET):
        card = -1
        if step == k.KEEP:
            card = match[k.PLAYER + viewer * k.SEAT + k.HAND + place]
        elif place < match[k.DISPLAY_COUNT]:
            card = match[k.DISPLAY + place]
        move_bytes(shown, market + place * CARD, sheet.looks, CARD * (card + 1), CARD)


@inlined
def _show_seat(sheet: Sheet, match: Ints, player: int, before: bool, shown: Bytes, at: int) -> None:
    """Write a seat; during a hidden step, others are shown as before it."""
    counts = player + k.BEFORE if before else player
    clear_bytes(shown, at, SEAT_CARDS)
    shown[at + SEAT_COINS] = match[counts + k.COINS]
    for cup in range(3):  # fixed numbers, because a guessed end of a loop is often wrong
        shown[at + SEAT_CUPS + cup] = match[player + k.CUPS + cup] if cup < match[counts + k.CUP_COUNT] else 0
    for palm in range(4):
        shown[at + SEAT_PALMS + palm] = match[player + k.PALMS + palm] if palm < match[counts + k.PALM_COUNT] else 0
    for number in range(match[counts + k.DONE_COUNT]):
        shown[at + SEAT_DONE + match[player + k.DONE + number]] = 1
    gap = 1 if match[counts + k.CARDS] < 0 else 0
    for slot in range(2):
        card: Any = np.int32(-1)
        marked: Any = np.int32(0)
        if slot + gap < 2:
            card, marked = match[counts + k.CARDS + slot + gap], match[counts + k.MARKED + slot + gap]
        start = at + SEAT_CARDS + slot * HELD
        move_bytes(shown, start, sheet.looks, CARD * (card + 1), CARD)
        _show_cells(sheet, marked, shown, start + CARD)


@inlined
def _show_cells(sheet: Sheet, cells: int, shown: Bytes, at: int) -> None:
    """Write a set of cells as 16 flags."""
    move_bytes(shown, at, sheet.flags, 8 * (cells & 255), 8)
    move_bytes(shown, at + 8, sheet.flags, 8 * (cells >> 8), 8)


@tight
def _mask(deck: Tables, sheet: Sheet, match: Ints, seat: int, mask: Bytes) -> None:
    """Write the legal actions; none if the seat does not have to act."""
    clear_bytes(mask, 0, len(mask))
    if not match[k.WAITING] >> seat & 1:
        return
    step = match[k.STEP]
    if step == k.MARK:
        player, each = k.PLAYER + seat * k.SEAT, len(sheet.cells)
        for slot in range(2):
            free = free_cells(deck, match, player, slot)
            at = FIRST_MARK + slot * each
            if match[player + k.OWED] == 0:
                _show_places(sheet, match[k.EXPEDITION], free, mask, at)
            _show_cells(sheet, free, mask, at)
    elif step == k.KEEP:
        for index in range(KEEPS):
            mask[index] = 1
    elif step == k.CLAIM:
        for index in range(match[k.DISPLAY_COUNT]):
            mask[FIRST_TAKE + index] = 1
        if match[k.STACK_AT] < k.CARDS_IN_DECK:
            mask[FIRST_TAKE + k.FROM_STACK] = 1


@inlined
def _show_places(sheet: Sheet, expedition: int, free: int, mask: Bytes, at: int) -> None:
    """Write which places of a pattern are free."""
    length = sheet.lengths[expedition]
    row, start = expedition * (len(sheet.padded) // len(sheet.lengths)), at + sheet.ranges[expedition, 1] - length
    for block in range(0, length, BLOCK):
        compare_block(mask, start + block, sheet.padded, row + block, ~free)


# --- the end ------------------------------------------------------------------------------------------------------


@tight
def _count(deck: Tables, match: Ints, viewer: int, returns: NDArray[np.float32]) -> float:
    """Write points and share of the win of every seat; return the viewer's reward."""
    players: Any = np.int64(match[k.PLAYERS])
    best, tied = -1, 0
    for seat in range(players):
        standing = k.standing(deck, match, seat)
        tied = 1 if standing > best else tied + (standing == best)
        best = max(best, standing)
    for seat in range(players):
        standing = k.standing(deck, match, seat)
        returns[seat, 0] = standing >> k.TIE_BITS
        returns[seat, 1] = np.float32(1 / tied) if standing == best else np.float32(0)
    return reward(returns[viewer, 1], players)


@tight
def count_points(
    deck: Tables,
    matches: Ints,
    viewers: Ints,
    which: NDArray[np.bool_],
    returns: NDArray[np.float32],
    rewards: NDArray[np.float64],
) -> None:
    """Write points and share of the win of every seat, and the viewer's reward, in the chosen rows."""
    for row in range(len(matches)):
        if which[row]:
            rewards[row] = _count(deck, matches[row], viewers[row], returns[row])


# --- everything at once -------------------------------------------------------------------------------------------


@tight
def play(
    deck: Tables,
    sheet: Sheet,
    matches: Ints,
    chances: NDArray[np.uint64],
    seats: Ints,
    actions: NDArray[np.int64],
    moves: Ints,
    over: NDArray[np.bool_],
    viewers: Ints,
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
            moves[row] = kernel_action(deck, sheet, matches[row], seats[row], actions[row])
            if moves[row] == ILLEGAL:
                return row
    players = returns.shape[1]
    for row in range(len(matches)):
        match = matches[row]
        rewards[row] = 0
        if over[row]:
            k.deal(match, players, chances[row])
            over[row] = False
        else:
            seat: Any = np.int64(seats[row])
            move: Any = np.int64(moves[row])
            k.apply(deck, match, seat, move)
        if match[k.WAITING]:
            viewers[row] = seats[row] = lowest_bit(match[k.WAITING])
        else:
            seats[row] = -1
            over[row] = True
            rewards[row] = _count(deck, match, viewers[row], returns[row])
        _observe(sheet, match, viewers[row], shown[row])
        _mask(deck, sheet, match, viewers[row], masks[row])
    return -1


@tight
def draw_actions(
    masks: Bytes, chances: NDArray[np.uint64], which: NDArray[np.bool_], actions: NDArray[np.int64]
) -> None:
    """Draw a random legal action in the chosen rows."""
    for row in range(len(masks)):
        if which[row]:
            actions[row] = draw_flag(masks[row], chances[row])
