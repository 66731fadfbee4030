"""A sensible player of Silver & Gold, compiled: it looks one move ahead and knows what each card still promises.

The search lets everybody play like this in its playouts.
"""

from __future__ import annotations

from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from goldhook.bots.silver_gold.prospects import (
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
    Records,
)
from goldhook.compiled import bits_in, inlined, tight
from goldhook.silver_gold.kernel import (
    CARDS,
    CARDS_IN_DECK,
    CLAIM,
    COIN_CELLS,
    COINS,
    COLOUR,
    CROSS_CELLS,
    CUPS_LEFT,
    DISPLAY,
    DISPLAY_COUNT,
    DONE,
    DONE_COUNT,
    EXPEDITION,
    EXPEDITIONS,
    FROM_STACK,
    HAND,
    MARK,
    MARKED,
    MOST_ACTIONS,
    OVER,
    OWED,
    PALM_COUNT,
    PALMS_PRINTED,
    PLAYER,
    POINTS,
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
CUP = 1  # the coins of a row, first to fourth: each its part in the cup
PALM = 5  # a palm, times what it is worth now
PALM_LATER = 6  # what it may be worth later, while there is time
CROSS = 7  # a cross: times what the best field for it brings
CROSSES = 8  # the same for another cross in the same pattern
SEAL = 9  # a seal, for each card of its colour laid aside
SEAL_LATER = 10  # the same for cards still to come, for each turn left
SEALED = 11  # a card of a colour that a seal laid aside counts
SEAL_HELD = 12  # a seal and a card of its colour, both in hand
SOON = 13  # what the next pattern brings on one card or the other
FIELD = 14  # a field marked
FILL = 15  # a card filled
NEARLY = 16  # a card that lacks one field
TAKE = 17  # a card to take or keep: what is looked at, see `look_at`
LOOKS = 17
WEIGHTS = TAKE + LOOKS
#: All turns of a match.
TURNS = 28
#: Who looks further looks at so many marks that promise most, and at none that promises so much less than the best.
CHOICE, MARGIN = 3, 1.5
#: Nobody's seat.
NOBODY = -1
#: Where in an array of actions the odds are kept: beyond all marks.
ODDS = MOST_ACTIONS - KINDS
#: Where in an array of values the looks of a card are kept.
LOOK = MOST_ACTIONS - LOOKS


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
def look_at(
    deck: Tables, ahead: Prospects, match: Ints, player: int, card: int, turns: int, weights: Weights, looks: Weights
) -> None:
    """Write from LOOK on what there is to an untouched card: its promise and chance, its symbols, size and seal."""
    horizon, time = min(turns, HORIZON), turns / TURNS
    coins, palms = bits_in(deck.cards[card, COIN_CELLS]), deck.cards[card, PALMS_PRINTED]
    crosses = bits_in(deck.cards[card, CROSS_CELLS])
    looks[LOOK] = ahead.fresh[horizon, card, 0] - ahead.average[horizon]
    looks[LOOK + 1] = ahead.fresh[horizon, card, 1]
    looks[LOOK + 2] = seal_bonus(deck, match, player, card, turns, weights)
    looks[LOOK + 3] = coins
    looks[LOOK + 4] = coins * match[CUPS_LEFT]
    looks[LOOK + 5] = coins * max(0, match[player + COINS] - 6)
    looks[LOOK + 6] = palms
    looks[LOOK + 7] = palms * (4 - match[player + PALM_COUNT])
    looks[LOOK + 8] = crosses
    looks[LOOK + 9] = crosses * time
    looks[LOOK + 10] = deck.cards[card, POINTS]
    looks[LOOK + 11] = deck.cards[card, POINTS] * time
    looks[LOOK + 12] = deck.cards[card, SEAL_POINTS]
    looks[LOOK + 13] = deck.cards[card, SEAL_POINTS] * time
    looks[LOOK + 14] = 0.0
    looks[LOOK + 15] = 0.0
    looks[LOOK + 16] = 0.0


@inlined
def look_at_stack(turns: int, looks: Weights) -> None:
    """The same for a card unseen."""
    for number in range(LOOKS):
        looks[LOOK + number] = 0.0
    looks[LOOK + 14] = 1.0
    looks[LOOK + 15] = turns / TURNS


@inlined
def looks_worth(weights: Weights, looks: Weights) -> float:
    worth = 0.0
    for number in range(LOOKS):
        worth += weights[TAKE + number] * looks[LOOK + number]
    return worth


@inlined
def odds(ahead: Prospects, match: Ints, left: Ints) -> int:
    """Write from ODDS on how many cards of each kind of pattern may come next; return how many in all.

    What came up in this round does not come again. Whoever does not know what it was (-1) takes it for still to come.
    """
    for kind in range(KINDS):
        left[ODDS + kind] = 0
    for expedition in range(8):
        left[ODDS + ahead.kind[expedition]] += 1
    cards = 8
    if match[TURN] < 7:
        first = EXPEDITIONS + 8 * (match[ROUND] - 1)
        for number in range(match[TURN]):
            if match[first + number] >= 0:
                left[ODDS + ahead.kind[match[first + number]]] -= 1
                cards -= 1
    return cards


@inlined
def together(ahead: Records, here: int, there: int, odds: Ints) -> int:
    """What the next turn brings on one card or the other: PARTS of points, for each card that may come."""
    total = 0
    for kind in range(KINDS):
        total += odds[ODDS + kind] * max(ahead[here, GAINS + kind], ahead[there, GAINS + kind])
    return total


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
def row_of(ahead: Prospects, match: Ints, player: int, place: int) -> int:
    """The marked fields of the card at a place, closed up."""
    card, marked = match[player + CARDS + place], match[player + MARKED + place]
    return ahead.low[card, marked & 255] | ahead.high[card, marked >> 8]  # type: ignore[no-any-return]


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


@inlined
def weigh_takes(
    deck: Tables, ahead: Prospects, match: Ints, seat: int, weights: Weights, actions: Ints, values: Weights
) -> int:
    """Write every card to take, and the stack, with what it promises; return how many."""
    player, turns, count = PLAYER + seat * SEAT, turns_left(match), 0
    cards = odds(ahead, match, actions)
    place = 0 if match[player + CARDS] >= 0 else 1
    held = match[player + CARDS + place]
    there = ahead.base[held] + row_of(ahead, match, player, place) if held >= 0 else -1
    for shown in range(match[DISPLAY_COUNT]):
        card = match[DISPLAY + shown]
        look_at(deck, ahead, match, player, card, turns, weights, values)
        if there >= 0:
            values[LOOK + 16] = matching(ahead, card, there, min(turns, HORIZON), actions) / (PARTS * cards)
        actions[count], values[count] = shown, looks_worth(weights, values)
        count += 1
    if match[STACK_AT] < CARDS_IN_DECK:
        look_at_stack(turns, values)
        actions[count], values[count] = FROM_STACK, looks_worth(weights, values)
        count += 1
    return count


@inlined
def matching(ahead: Prospects, card: int, there: int, horizon: int, odds: Ints) -> int:
    """How well an untouched card makes use of other patterns than the card in hand."""
    here, full, more = ahead.base[card], ahead.base[card + 1] - 1, 0
    for kind in range(KINDS):
        mine, other = ahead.ahead[horizon, here, GAINS + kind], ahead.ahead[horizon, there, GAINS + kind]
        price = ahead.ahead[horizon, full, GAINS + kind]
        more += odds[ODDS + kind] * (max(mine, other) - max(mine, price) - max(other, price) + price)
    return more


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
                look_at(deck, ahead, match, player, match[player + HAND + number], TURNS, weights, values)
                values[count] += looks_worth(weights, values)
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


@inlined
def sensible_action(
    deck: Tables, ahead: Prospects, match: Ints, seat: int, weights: Weights, far: bool, actions: Ints, values: Weights
) -> int:
    """What the sensible player does now: what promises most, maybe by a farther look.

    `actions` and `values` are scratch.
    """
    best = 0
    count = weigh(deck, ahead, match, seat, weights, actions, values)
    for index in range(count):
        if values[index] > values[best]:
            best = index
    if far and match[STEP] == MARK:
        best = look_further(ahead, match, seat, actions, values, count, best)
    return actions[best]  # type: ignore[no-any-return]


@tight
def play_out(
    deck: Tables, ahead: Prospects, match: Ints, weights: Weights, thinker: int, actions: Ints, values: Weights
) -> None:
    """Let sensible players finish the match; one seat, or nobody, looks further than the others."""
    while match[STEP] != OVER:
        seat = 0
        while not (match[WAITING] >> seat) & 1:
            seat += 1
        far = seat == thinker
        apply(deck, match, seat, sensible_action(deck, ahead, match, seat, weights, far, actions, values))
