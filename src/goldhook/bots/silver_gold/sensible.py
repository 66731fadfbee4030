"""A sensible player of Silver & Gold, compiled: it looks one move ahead and knows what each card still promises.

The search lets everybody play like this in its playouts.
"""

from __future__ import annotations

from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from goldhook.bots.silver_gold.prospects import HORIZON, Prospects
from goldhook.compiled import inlined, tight
from goldhook.silver_gold.kernel import (
    CARDS,
    CLAIM,
    COINS,
    COLOUR,
    CUPS_LEFT,
    DISPLAY,
    DISPLAY_COUNT,
    DONE,
    DONE_COUNT,
    EXPEDITION,
    FROM_STACK,
    HAND,
    MARK,
    MARKED,
    OVER,
    OWED,
    PALM_COUNT,
    PALMS_PRINTED,
    PLAYER,
    ROUND,
    SEAL_COLOUR,
    SEAL_POINTS,
    SEAT,
    STACK_AT,
    STEP,
    TURN,
    WAITING,
    Ints,
    Tables,
    apply,
)

Weights: TypeAlias = NDArray[np.float64]

# What is weighed, by its place in the row of weights.
COIN = 0  # a coin
CUP = 1  # its part in the cup of its row: times the cup, times how far the row is
PALM = 2  # a palm, times what it is worth now
CROSS = 3  # a cross: times what the best field for it brings
SEAL = 4  # a seal, for each card of its colour laid aside
SEAL_LATER = 5  # the same for cards still to come, for each turn left
SEALED = 6  # a card of a colour that a seal laid aside counts
STACK_CARD = 7  # what a card from the stack is worth beside the average
PALM_SHOWN = 8  # a card in the display with palms is better left there
SEAL_HELD = 9  # a seal and a card of its colour, both in hand
NEXT_CARD = 10  # filling a card: what the best card of the display is worth above the average
TAKE = 11  # a card to take, by colour
WEIGHTS = 15
FIRST_WEIGHTS = (
    1.433,
    0.0126,
    1.511,
    1.022,
    0.934,
    0.0923,
    1.68,
    0.183,
    1.317,
    0.426,
    0.315,
    -0.077,
    0.557,
    0.28,
    0.372,
)


@inlined
def turns_left(match: Ints) -> int:
    """Turns after this one."""
    return 28 - (match[ROUND] - 1) * 7 - match[TURN]  # type: ignore[no-any-return]


@inlined
def seal_bonus(deck: Tables, match: Ints, player: int, card: int, turns: int, weights: Weights) -> float:
    """What filling the card brings beyond its points."""
    bonus = 0.0
    seal_points, seal_colour = deck.cards[card, SEAL_POINTS], deck.cards[card, SEAL_COLOUR]
    colour = deck.cards[card, COLOUR]
    if seal_points:
        bonus += weights[SEAL_LATER] * seal_points * turns
    for index in range(match[player + DONE_COUNT]):
        other = match[player + DONE + index]
        if seal_points and deck.cards[other, COLOUR] == seal_colour:
            bonus += weights[SEAL] * seal_points
        if deck.cards[other, SEAL_POINTS] and deck.cards[other, SEAL_COLOUR] == colour:
            bonus += weights[SEALED] * deck.cards[other, SEAL_POINTS]
    for place in range(2):
        other = match[player + CARDS + place]
        if other >= 0 and other != card:
            if seal_points and deck.cards[other, COLOUR] == seal_colour:
                bonus += weights[SEAL_HELD] * seal_points
            if deck.cards[other, SEAL_POINTS] and deck.cards[other, SEAL_COLOUR] == colour:
                bonus += weights[SEAL_HELD] * deck.cards[other, SEAL_POINTS]
    return bonus


@inlined
def card_value(
    deck: Tables, ahead: Prospects, match: Ints, player: int, card: int, turns: int, weights: Weights
) -> float:
    """What an untouched card promises."""
    horizon = min(turns, HORIZON)
    row = ahead.base[card]
    bonus = seal_bonus(deck, match, player, card, turns, weights)
    value = ahead.promise[horizon, row] + bonus * ahead.filled[horizon, row]
    return value + weights[TAKE + deck.cards[card, COLOUR]]  # type: ignore[no-any-return]


@tight
def best_mark(deck: Tables, ahead: Prospects, match: Ints, seat: int, weights: Weights) -> int:
    """The mark, or the field owed for a cross, that promises most."""
    player = PLAYER + seat * SEAT
    turns = turns_left(match)
    horizon = min(turns, HORIZON)
    promise, filled, extra = ahead.promise[horizon], ahead.filled[horizon], ahead.extra[horizon]
    worth = 1.0
    for shown in range(match[DISPLAY_COUNT]):
        worth += deck.cards[match[DISPLAY + shown], PALMS_PRINTED]
    palm = weights[PALM] * worth if match[player + PALM_COUNT] < 4 else 0.0
    coins = match[player + COINS]
    coin = 0.0
    if coins < 12:
        coin = weights[COIN] + weights[CUP] * match[CUPS_LEFT] * (1 + coins % 4)
    expedition = match[EXPEDITION]
    kind = 1 if match[player + OWED] > 0 else 0
    next_card = 0.0
    if weights[NEXT_CARD] != 0.0 and turns > 0 and match[DISPLAY_COUNT] > 0:
        next_card = -1e9
        for shown in range(match[DISPLAY_COUNT]):
            value = card_value(deck, ahead, match, player, match[DISPLAY + shown], turns, weights)
            next_card = max(next_card, value)
        next_card = weights[NEXT_CARD] * (next_card - ahead.fresh[horizon])
    best, best_value = -1, -1e9
    for place in range(2):
        card = match[player + CARDS + place]
        if card < 0:
            continue
        marked = match[player + MARKED + place]
        row = ahead.low[card, marked & 255] | ahead.high[card, marked >> 8]
        base = ahead.base[card]
        if base + row + 1 == ahead.base[card + 1]:
            continue
        other = match[player + CARDS + 1 - place]
        elsewhere = np.float32(0.0)  # what a field on the other card brings, for a cross
        if other >= 0:
            marked = match[player + MARKED + 1 - place]
            elsewhere = extra[ahead.base[other] + (ahead.low[other, marked & 255] | ahead.high[other, marked >> 8])]
        bonus = seal_bonus(deck, match, player, card, turns, weights)
        standing = promise[base + row] + bonus * filled[base + row]
        for index in range(deck.mark_start[expedition, card, kind], deck.mark_start[expedition, card, 2]):
            if ahead.marks[index] & row:
                continue
            to = base + (row | ahead.marks[index])
            value = promise[to] - standing + bonus * filled[to]
            if to + 1 == ahead.base[card + 1]:
                value += next_card
            brings = ahead.symbols[index]
            if brings:
                value += coin * (brings & 15) + palm * (brings >> 4 & 15)
                if brings >> 8:
                    value += weights[CROSS] * (brings >> 8) * max(extra[to], elsewhere)
            if value > best_value:
                best, best_value = place << 16 | deck.marks[index], value
    return best


@tight
def best_take(deck: Tables, ahead: Prospects, match: Ints, seat: int, weights: Weights) -> int:
    """The card of the display that promises most, or the stack."""
    player = PLAYER + seat * SEAT
    turns = turns_left(match)
    best, best_value = FROM_STACK, -1e9
    for shown in range(match[DISPLAY_COUNT]):
        card = match[DISPLAY + shown]
        value = card_value(deck, ahead, match, player, card, turns, weights)
        value -= weights[PALM_SHOWN] * deck.cards[card, PALMS_PRINTED]
        if value > best_value:
            best, best_value = shown, value
    return best


@tight
def best_keep(deck: Tables, ahead: Prospects, match: Ints, seat: int, weights: Weights) -> int:
    """The pair of cards that promises most."""
    player = PLAYER + seat * SEAT
    best, best_value, pair = 0, -1e9, 0
    for one in range(4):
        for other in range(one + 1, 4):
            value = card_value(deck, ahead, match, player, match[player + HAND + one], 28, weights) + card_value(
                deck, ahead, match, player, match[player + HAND + other], 28, weights
            )
            if value > best_value:
                best, best_value = pair, value
            pair += 1
    return best


@inlined
def sensible_action(deck: Tables, ahead: Prospects, match: Ints, seat: int, weights: Weights) -> int:
    """What the sensible player does now."""
    if match[STEP] == MARK:
        return best_mark(deck, ahead, match, seat, weights)
    if match[STEP] == CLAIM:
        return best_take(deck, ahead, match, seat, weights)
    return best_keep(deck, ahead, match, seat, weights)


@tight
def play_out(deck: Tables, ahead: Prospects, match: Ints, weights: Weights) -> None:
    """Let sensible players finish the match."""
    while match[STEP] != OVER:
        seat = 0
        while not (match[WAITING] >> seat) & 1:
            seat += 1
        apply(deck, match, seat, sensible_action(deck, ahead, match, seat, weights))


assert STACK_AT
