"""Chance, draw by draw: for frameworks with explicit chance nodes.

A draw is a place in the kernel's array and the end of its row: each card from the place to the end is equally likely.
The drawn card is swapped to the place.
"""

from __future__ import annotations

import numpy as np

from goldhook.games.silver_gold.kernel import rules as k
from goldhook.games.silver_gold.kernel.rules import Ints, Tables

#: At least as many cards as any draw has to choose from.
MOST_OUTCOMES = k.CARDS_IN_DECK


def blank(match: Ints, players: int, first: int) -> None:
    """Write a match before its deal; its options stay."""
    match[: k.OPTIONS] = 0
    match[k.PLAYERS], match[k.FIRST], match[k.CUPS_LEFT] = players, first, 6
    match[k.WAITING] = (1 << players) - 1
    match[k.STACK : k.STACK + k.CARDS_IN_DECK] = np.arange(k.CARDS_IN_DECK)
    for seat in range(players):
        player = k.PLAYER + seat * k.SEAT
        match[player + k.CARDS : player + k.CARDS + 2] = match[player + k.BEFORE : player + k.BEFORE + 2] = -1
    for round_ in range(k.MOST_ROUNDS):
        match[k.EXPEDITIONS + 8 * round_ : k.EXPEDITIONS + 8 * round_ + 8] = np.arange(8)


def deal_draws(players: int) -> list[tuple[int, int]]:
    """Return the draws of the deal: four cards for each seat in turn."""
    return [(k.STACK + number, k.STACK + k.CARDS_IN_DECK) for number in range(4 * players)]


def deal(match: Ints, players: int) -> None:
    """Hand out the cards that were drawn."""
    for seat in range(players):
        hand = k.PLAYER + seat * k.SEAT + k.HAND
        match[hand : hand + 4] = match[k.STACK + 4 * seat : k.STACK + 4 * seat + 4]


def draws(deck: Tables, match: Ints, seat: int, action: int) -> list[tuple[int, int]]:
    """Return the draws that an action of the kernel causes, in order."""
    after = match.copy()
    k.apply(deck, after, seat, action)
    end = k.STACK + k.CARDS_IN_DECK
    if match[k.STEP] == k.KEEP:
        if after[k.STEP] == k.KEEP:
            return []
        kept = [card for at in range(match[k.PLAYERS]) for card in after[k.PLAYER + at * k.SEAT + k.CARDS :][:2]]
        rest = [card for card in match[k.STACK : end] if card not in kept]
        match[k.STACK : end] = [*kept, *rest]  # the cards not kept stay in order
        found = [(k.STACK + len(kept) + number, end) for number in range(4)]
    else:
        found = [(k.STACK + at, end) for at in range(match[k.STACK_AT], after[k.STACK_AT])]
    turn, last = 7 * (int(match[k.ROUND]) - 1) + int(match[k.TURN]), 7 * (int(after[k.ROUND]) - 1) + int(after[k.TURN])
    for number in range(max(turn, 0), last):
        row = k.EXPEDITIONS + 8 * (number // 7)
        found.append((row + number % 7, row + 8))
    return found
