"""Evaluate marks by the promise of both cards of a player after them, one turn ahead or two."""

from __future__ import annotations

import numpy as np

from goldhook.engine.compiled import bits_in, inlined, tight
from goldhook.games.silver_gold.bots.prospects import Prospects, full_row, packed, record_of, slot_of
from goldhook.games.silver_gold.bots.records import (
    CERTAIN,
    EXTRA,
    FILLED,
    FIRST_LEADS,
    GAINS,
    HORIZON,
    KINDS,
    PARTS,
    PROMISE,
)
from goldhook.games.silver_gold.bots.weights import (
    COIN,
    CROSS,
    CROSSES,
    CUP,
    FIELD,
    FILL,
    NEARLY,
    ODDS,
    PALM,
    PALM_LATER,
    SOON,
    Weights,
    odds,
    row_of,
    seal_bonus,
    together,
)
from goldhook.games.silver_gold.kernel.rules import (
    CARDS,
    COINS,
    CUPS_LEFT,
    DISPLAY,
    DISPLAY_COUNT,
    EXPEDITION,
    MARKED,
    OWED,
    PALM_COUNT,
    PALMS_PRINTED,
    PLAYER,
    SEAT,
    Ints,
    Tables,
    turns_left,
)

#: A player who looks further ahead compares the best CHOICE marks, except those worth MARGIN points less than the best.
CHOICE, MARGIN = 3, 1.5


@tight
def weigh_marks(
    deck: Tables, prospects: Prospects, match: Ints, seat: int, weights: Weights, actions: Ints, values: Weights
) -> int:
    """Write every mark of a seat with its value, or every field if it owes a cross; return their number."""
    player = PLAYER + seat * SEAT
    turns = turns_left(match)
    ahead = prospects.ahead[slot_of(prospects, turns)]
    palm = palm_worth(deck, match, player, turns, weights)
    share = weights[SOON] / (PARTS * odds(prospects, match, actions))
    expedition = match[EXPEDITION]
    kind = 1 if match[player + OWED] > 0 else 0
    count, done = 0, 0
    for place in range(2):
        card = match[player + CARDS + place]
        if card < 0:
            continue
        start, first, full = prospects.start[card], prospects.first[card], full_row(prospects, card)
        row = row_of(prospects, match, player, place)
        other = match[player + CARDS + 1 - place]
        if other >= 0:
            there = record_of(prospects, other, row_of(prospects, match, player, 1 - place))
            elsewhere = ahead[there, EXTRA]  # the gain of a cross on the other card
        else:
            there = record_of(prospects, card, full)
            elsewhere = np.int16(0)
        for index in range(deck.mark_start[expedition, card, kind], deck.mark_start[expedition, card, 2]):
            actions[count] = index  # branchless, because it is unpredictable which half of the marks fits
            count += (prospects.marks[index] & row) == 0
        bonus = seal_bonus(deck, match, player, card, turns, weights) / CERTAIN
        before = ahead[first + prospects.number[start + row]]
        standing = before[PROMISE] / PARTS + bonus * before[FILLED]
        for number in range(done, count):
            index = actions[number]
            to = row | prospects.marks[index]
            here = first + prospects.number[start + to]
            after = ahead[here]
            soon = together(ahead, here, there, actions)
            value = after[PROMISE] * (1 / PARTS) - standing + bonus * after[FILLED] + soon * share
            value += weights[FIELD] * bits_in(prospects.marks[index])
            if to == full:
                value += weights[FILL]
            elif bits_in(full ^ to) == 1:
                value += weights[NEARLY]
            brings = prospects.symbols[index]
            if brings:
                value += palm * (brings >> 4 & 15)
                if brings & 15:
                    value += coins_worth(match, player, brings & 15, weights)
                if brings >> 8:
                    crosses = weights[CROSS] + weights[CROSSES] * ((brings >> 8) - 1)
                    value += crosses / PARTS * max(after[EXTRA], elsewhere)
            actions[number], values[number] = place << 16 | deck.marks[index], value
        done = count
    return count


@inlined
def coins_worth(match: Ints, player: int, count: int, weights: Weights) -> float:
    worth = 0.0
    for coin in range(match[player + COINS], min(match[player + COINS] + count, 12)):
        worth += weights[COIN] + weights[CUP + coin % 4] * match[CUPS_LEFT]
    return worth


@inlined
def palm_worth(deck: Tables, match: Ints, player: int, turns: int, weights: Weights) -> float:
    if match[player + PALM_COUNT] >= 4:
        return 0.0
    worth = 1
    for shown in range(match[DISPLAY_COUNT]):
        worth += deck.cards[match[DISPLAY + shown], PALMS_PRINTED]
    return weights[PALM] * worth - weights[PALM_LATER] * min(turns, HORIZON)  # type: ignore[no-any-return]


@tight
def look_further(
    prospects: Prospects, match: Ints, seat: int, actions: Ints, values: Weights, count: int, best: int
) -> int:
    """Compare the best marks again, two turns ahead; return the index of the best of them."""
    player, turns = PLAYER + seat * SEAT, turns_left(match)
    if turns < 2 or match[player + CARDS] < 0 or match[player + CARDS + 1] < 0:
        return best
    cards = odds(prospects, match, actions)
    least, highest, tried = values[best] - MARGIN, -1e9, best
    for _ in range(CHOICE):
        value = values[tried] + further(prospects, match, player, turns, actions[tried], actions, cards)
        if value > highest:
            highest, best = value, tried
        values[tried] = -1e9
        for index in range(count):
            if values[index] > values[tried]:
                tried = index
        if values[tried] < least:
            break
    return best


@tight
def further(prospects: Prospects, match: Ints, player: int, turns: int, action: int, odds: Ints, cards: int) -> float:
    """Return the points that a second turn of lookahead adds to the value of a mark.

    For each pattern that may come next the player marks it on the card that leaves more for the turn after it.
    """
    place = action >> 16
    card, other = match[player + CARDS + place], match[player + CARDS + 1 - place]
    mine, others = prospects.first[card], prospects.first[other]
    here = record_of(prospects, card, packed(prospects, card, match[player + MARKED + place] | action & 0xFFFF))
    there = record_of(prospects, other, row_of(prospects, match, player, 1 - place))
    slot = slot_of(prospects, turns)
    now, then = prospects.ahead[slot], prospects.ahead[slot_of(prospects, turns - 1)]
    leads = prospects.leads[slot - FIRST_LEADS]
    change = 0.0
    for kind in range(KINDS):
        if odds[ODDS + kind]:
            gain, gain_there = now[here, GAINS + kind], now[there, GAINS + kind]
            to, to_there = mine + leads[here, kind], others + leads[there, kind]
            one = gain - now[to, PROMISE] + now[here, PROMISE] + then[to, PROMISE] + then[there, PROMISE]
            one = cards * one + together(then, to, there, odds)
            two = gain_there - now[to_there, PROMISE] + now[there, PROMISE] + then[to_there, PROMISE]
            two = cards * (two + then[here, PROMISE]) + together(then, here, to_there, odds)
            change += odds[ODDS + kind] * (max(one, two) - cards * max(gain, gain_there))
    return (change / (cards * cards) - now[here, PROMISE] - now[there, PROMISE]) / PARTS  # type: ignore[no-any-return]
