"""Evaluate the cards that a player may keep or take."""

from __future__ import annotations

from goldhook.engine.compiled import bits_in, inlined, llvm_inlined, tight
from goldhook.games.silver_gold.bots.prospects import Prospects, full_row, record_of, slot_of
from goldhook.games.silver_gold.bots.records import GAINS, HORIZON, KINDS, PARTS
from goldhook.games.silver_gold.bots.weights import (
    LOOK,
    LOOKS,
    ODDS,
    TAKE,
    TURNS,
    Weights,
    odds,
    row_of,
    seal_bonus,
)
from goldhook.games.silver_gold.kernel.rules import (
    CARDS,
    CARDS_IN_DECK,
    COIN_CELLS,
    COINS,
    CROSS_CELLS,
    CUPS_LEFT,
    DISPLAY,
    DISPLAY_COUNT,
    FROM_STACK,
    HAND,
    PALM_COUNT,
    PALMS_PRINTED,
    PLAYER,
    POINTS,
    SEAL_POINTS,
    SEAT,
    STACK_AT,
    Ints,
    Tables,
    turns_left,
)


@tight
def weigh_takes(
    deck: Tables, ahead: Prospects, match: Ints, seat: int, weights: Weights, actions: Ints, values: Weights
) -> int:
    """Write every card to take, and the stack, with its value; return their number."""
    player, turns, count = PLAYER + seat * SEAT, turns_left(match), 0
    cards = odds(ahead, match, actions)
    place = 0 if match[player + CARDS] >= 0 else 1
    held = match[player + CARDS + place]
    there = record_of(ahead, held, row_of(ahead, match, player, place)) if held >= 0 else -1
    for shown in range(match[DISPLAY_COUNT]):
        card = match[DISPLAY + shown]
        look_at(deck, ahead, match, player, card, turns, weights, values)
        if there >= 0:
            values[LOOK + 16] = matching(ahead, card, there, turns, actions) / (PARTS * cards)
        actions[count], values[count] = shown, looks_worth(weights, values)
        count += 1
    if match[STACK_AT] < CARDS_IN_DECK:
        look_at_stack(turns, values)
        actions[count], values[count] = FROM_STACK, looks_worth(weights, values)
        count += 1
    return count


@tight
def weigh_keeps(
    deck: Tables, ahead: Prospects, match: Ints, seat: int, weights: Weights, actions: Ints, values: Weights
) -> int:
    """Write every pair of cards to keep with its value; return their number."""
    player, count = PLAYER + seat * SEAT, 0
    turns = turns_left(match)
    for one in range(4):
        for other in range(one + 1, 4):
            actions[count], values[count] = count, 0.0
            for number in (one, other):
                look_at(deck, ahead, match, player, match[player + HAND + number], turns, weights, values)
                values[count] += looks_worth(weights, values)
            count += 1
    return count


@llvm_inlined
def look_at(
    deck: Tables, ahead: Prospects, match: Ints, player: int, card: int, turns: int, weights: Weights, looks: Weights
) -> None:
    """Write the features of an untouched card from LOOK on: promise, chance to fill it, symbols, size, seal."""
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
    """Write the features of an unseen card."""
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
def matching(prospects: Prospects, card: int, there: int, turns: int, odds: Ints) -> int:
    """Sum up how much better an untouched card and the card in hand use the coming patterns together than apart.

    The sum is high if they need different patterns, and low if they need the same. `there` is the record of the card in
    hand; the result is in units of 1/PARTS.
    """
    ahead = prospects.ahead[slot_of(prospects, turns)]
    here, full = record_of(prospects, card, 0), record_of(prospects, card, full_row(prospects, card))
    more = 0
    for kind in range(KINDS):
        mine, other, price = ahead[here, GAINS + kind], ahead[there, GAINS + kind], ahead[full, GAINS + kind]
        more += odds[ODDS + kind] * (max(mine, other) - max(mine, price) - max(other, price) + price)
    return more
