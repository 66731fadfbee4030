"""Which mark promises most: on two cards at once, with the next pattern in mind, or the next two."""

from __future__ import annotations

import numpy as np

from goldhook.engine.compiled import bits_in, inlined, tight
from goldhook.games.silver_gold.bots.prospects import (
    CERTAIN,
    EXTRA,
    FILLED,
    GAINS,
    HORIZON,
    KINDS,
    LEADS,
    PARTS,
    PROMISE,
    Prospects,
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
    turns_left,
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
)

#: Who looks further looks at so many marks that promise most, and at none that promises so much less than the best.
CHOICE, MARGIN = 3, 1.5


@tight
def weigh_marks(
    deck: Tables, prospects: Prospects, match: Ints, seat: int, weights: Weights, actions: Ints, values: Weights
) -> int:
    """Write every mark, or every field for a cross owed, with what it promises; return how many."""
    player = PLAYER + seat * SEAT
    turns = turns_left(match)
    ahead = prospects.ahead[min(turns, HORIZON)]
    palm = palm_worth(deck, match, player, turns, weights)
    share = weights[SOON] / (PARTS * odds(prospects, match, actions))
    expedition = match[EXPEDITION]
    kind = 1 if match[player + OWED] > 0 else 0
    count, done = 0, 0
    for place in range(2):
        card = match[player + CARDS + place]
        if card < 0:
            continue
        base, end = prospects.base[card], prospects.base[card + 1]
        row = row_of(prospects, match, player, place)
        other = match[player + CARDS + 1 - place]
        if other >= 0:
            there = prospects.base[other] + row_of(prospects, match, player, 1 - place)
            elsewhere = ahead[there, EXTRA]  # what a field on the other card brings, for a cross
        else:
            there = end - 1
            elsewhere = np.int16(0)
        for index in range(deck.mark_start[expedition, card, kind], deck.mark_start[expedition, card, 2]):
            actions[count] = index  # no branch: nobody foresees which half of them fits
            count += (prospects.marks[index] & row) == 0
        bonus = seal_bonus(deck, match, player, card, turns, weights) / CERTAIN
        standing = ahead[base + row, PROMISE] / PARTS + bonus * ahead[base + row, FILLED]
        for number in range(done, count):
            index = actions[number]
            to = base + (row | prospects.marks[index])
            here = ahead[to]
            soon = together(ahead, to, there, actions)
            value = here[PROMISE] * (1 / PARTS) - standing + bonus * here[FILLED] + soon * share
            value += weights[FIELD] * bits_in(prospects.marks[index])
            if to + 1 == end:
                value += weights[FILL]
            elif bits_in(end - 1 - to) == 1:
                value += weights[NEARLY]
            brings = prospects.symbols[index]
            if brings:
                value += palm * (brings >> 4 & 15)
                if brings & 15:
                    value += coins_worth(match, player, brings & 15, weights)
                if brings >> 8:
                    crosses = weights[CROSS] + weights[CROSSES] * ((brings >> 8) - 1)
                    value += crosses / PARTS * max(here[EXTRA], elsewhere)
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
    """Of the marks that promise most the one that does so still when the next two turns are thought through."""
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
    """By how much the turn after the next changes what a mark promises."""
    place = action >> 16
    cells = match[player + MARKED + place] | (action & 0xFFFF)
    card, other = match[player + CARDS + place], match[player + CARDS + 1 - place]
    mine, others = prospects.base[card], prospects.base[other]
    here = mine + (prospects.low[card, cells & 255] | prospects.high[card, cells >> 8])
    there = others + row_of(prospects, match, player, 1 - place)
    now, then = prospects.ahead[min(turns, HORIZON)], prospects.ahead[min(turns, HORIZON + 1) - 1]
    change = 0.0
    for kind in range(KINDS):
        if odds[ODDS + kind]:
            gain, gain_there = now[here, GAINS + kind], now[there, GAINS + kind]
            to, to_there = mine + now[here, LEADS + kind], others + now[there, LEADS + kind]
            one = gain - now[to, PROMISE] + now[here, PROMISE] + then[to, PROMISE] + then[there, PROMISE]
            one = cards * one + together(then, to, there, odds)
            two = gain_there - now[to_there, PROMISE] + now[there, PROMISE] + then[to_there, PROMISE]
            two = cards * (two + then[here, PROMISE]) + together(then, here, to_there, odds)
            change += odds[ODDS + kind] * (max(one, two) - cards * max(gain, gain_there))
    return (change / (cards * cards) - now[here, PROMISE] - now[there, PROMISE]) / PARTS  # type: ignore[no-any-return]
