"""A sensible player of Silver & Gold, compiled: it looks one move ahead and knows what each card still promises.

The search lets everybody play like this in its playouts.
"""

from __future__ import annotations

from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from goldhook.bots.silver_gold.prospects import EXTRA, FILLED, HORIZON, PROMISE, Prospects
from goldhook.compiled import inlined, tight
from goldhook.silver_gold.kernel import (
    CARDS,
    CARDS_IN_DECK,
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
#: All turns of a match.
TURNS = 28


@inlined
def turns_left(match: Ints) -> int:
    """Turns after this one."""
    return TURNS - (match[ROUND] - 1) * 7 - match[TURN]  # type: ignore[no-any-return]


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
    value = ahead.worth[horizon, row, PROMISE] + bonus * ahead.worth[horizon, row, FILLED]
    return value + weights[TAKE + deck.cards[card, COLOUR]]  # type: ignore[no-any-return]


@tight
def weigh_marks(
    deck: Tables, ahead: Prospects, match: Ints, seat: int, weights: Weights, actions: Ints, values: Weights
) -> int:
    """Write every mark, or every field for a cross owed, with what it promises; return how many."""
    player = PLAYER + seat * SEAT
    turns = turns_left(match)
    horizon = min(turns, HORIZON)
    worth = ahead.worth[horizon]
    coin, palm = coin_worth(match, player, weights), palm_worth(deck, match, player, weights)
    next_card = next_card_worth(deck, ahead, match, player, turns, weights)
    expedition = match[EXPEDITION]
    kind = 1 if match[player + OWED] > 0 else 0
    count = 0
    for place in range(2):
        card = match[player + CARDS + place]
        if card < 0:
            continue
        base, end = ahead.base[card], ahead.base[card + 1]
        row = row_of(ahead, match, player, place)
        elsewhere = np.float32(0.0)  # what a field on the other card brings, for a cross
        if match[player + CARDS + 1 - place] >= 0:
            other = ahead.base[match[player + CARDS + 1 - place]] + row_of(ahead, match, player, 1 - place)
            elsewhere = worth[other, EXTRA]
        bonus = seal_bonus(deck, match, player, card, turns, weights)
        standing = worth[base + row, PROMISE] + bonus * worth[base + row, FILLED]
        for index in range(deck.mark_start[expedition, card, kind], deck.mark_start[expedition, card, 2]):
            if ahead.marks[index] & row:
                continue
            to = base + (row | ahead.marks[index])
            value = worth[to, PROMISE] - standing + bonus * worth[to, FILLED]
            if to + 1 == end:
                value += next_card
            brings = ahead.symbols[index]
            if brings:
                value += coin * (brings & 15) + palm * (brings >> 4 & 15)
                if brings >> 8:
                    value += weights[CROSS] * (brings >> 8) * max(worth[to, EXTRA], elsewhere)
            actions[count], values[count] = place << 16 | deck.marks[index], value
            count += 1
    return count


@inlined
def row_of(ahead: Prospects, match: Ints, player: int, place: int) -> int:
    """The marked fields of the card at a place, closed up."""
    card, marked = match[player + CARDS + place], match[player + MARKED + place]
    return ahead.low[card, marked & 255] | ahead.high[card, marked >> 8]  # type: ignore[no-any-return]


@inlined
def coin_worth(match: Ints, player: int, weights: Weights) -> float:
    coins = match[player + COINS]
    return 0.0 if coins >= 12 else weights[COIN] + weights[CUP] * match[CUPS_LEFT] * (1 + coins % 4)


@inlined
def palm_worth(deck: Tables, match: Ints, player: int, weights: Weights) -> float:
    if match[player + PALM_COUNT] >= 4:
        return 0.0
    worth = 1
    for shown in range(match[DISPLAY_COUNT]):
        worth += deck.cards[match[DISPLAY + shown], PALMS_PRINTED]
    return weights[PALM] * worth  # type: ignore[no-any-return]


@inlined
def next_card_worth(deck: Tables, ahead: Prospects, match: Ints, player: int, turns: int, weights: Weights) -> float:
    """Filling a card while a good one lies in the display."""
    if turns == 0 or match[DISPLAY_COUNT] == 0:
        return 0.0
    best = -1e9
    for shown in range(match[DISPLAY_COUNT]):
        best = max(best, card_value(deck, ahead, match, player, match[DISPLAY + shown], turns, weights))
    return weights[NEXT_CARD] * (best - ahead.fresh[min(turns, HORIZON)])  # type: ignore[no-any-return]


@inlined
def weigh_takes(
    deck: Tables, ahead: Prospects, match: Ints, seat: int, weights: Weights, actions: Ints, values: Weights
) -> int:
    """Write every card to take, and the stack, with what it promises; return how many."""
    player, turns, count = PLAYER + seat * SEAT, turns_left(match), 0
    for shown in range(match[DISPLAY_COUNT]):
        card = match[DISPLAY + shown]
        actions[count] = shown
        values[count] = card_value(deck, ahead, match, player, card, turns, weights)
        values[count] -= weights[PALM_SHOWN] * deck.cards[card, PALMS_PRINTED]
        count += 1
    if match[STACK_AT] < CARDS_IN_DECK:
        actions[count], values[count] = FROM_STACK, ahead.fresh[min(turns, HORIZON)] + weights[STACK_CARD]
        count += 1
    return count


@inlined
def weigh_keeps(
    deck: Tables, ahead: Prospects, match: Ints, seat: int, weights: Weights, actions: Ints, values: Weights
) -> int:
    """Write every pair of cards to keep with what it promises; return how many."""
    player, count = PLAYER + seat * SEAT, 0
    for one in range(4):
        for other in range(one + 1, 4):
            actions[count], values[count] = count, 0.0
            for number in (one, other):
                card = match[player + HAND + number]
                values[count] += card_value(deck, ahead, match, player, card, TURNS, weights)
            count += 1
    return count


@tight
def weigh(
    deck: Tables, ahead: Prospects, match: Ints, seat: int, weights: Weights, actions: Ints, values: Weights
) -> int:
    """Write every legal action of a seat with what it promises; return how many."""
    if match[STEP] == MARK:
        return weigh_marks(deck, ahead, match, seat, weights, actions, values)
    if match[STEP] == CLAIM:
        return weigh_takes(deck, ahead, match, seat, weights, actions, values)
    return weigh_keeps(deck, ahead, match, seat, weights, actions, values)


@inlined
def sensible_action(
    deck: Tables, ahead: Prospects, match: Ints, seat: int, weights: Weights, actions: Ints, values: Weights
) -> int:
    """What the sensible player does now: what promises most. `actions` and `values` are scratch."""
    best = 0
    for index in range(weigh(deck, ahead, match, seat, weights, actions, values)):
        if values[index] > values[best]:
            best = index
    return actions[best]  # type: ignore[no-any-return]


@tight
def play_out(deck: Tables, ahead: Prospects, match: Ints, weights: Weights, actions: Ints, values: Weights) -> None:
    """Let sensible players finish the match."""
    while match[STEP] != OVER:
        seat = 0
        while not (match[WAITING] >> seat) & 1:
            seat += 1
        apply(deck, match, seat, sensible_action(deck, ahead, match, seat, weights, actions, values))
