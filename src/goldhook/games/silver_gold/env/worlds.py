"""Sampled worlds, compiled: everything that a seat cannot know is dealt again, and what it has seen stays."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from goldhook.engine.compiled import below, inlined, shuffle, shuffle_anew, tight
from goldhook.games.silver_gold.kernel import rules as k
from goldhook.games.silver_gold.kernel.rules import Ints, Tables

#: A bit that belongs to no seat; while it is set, a step does not end.
GUARD = 1 << 7


@tight
def redeal(deck: Tables, matches: Ints, viewers: Ints, chances: NDArray[np.uint64], actions: Ints) -> None:
    """Deal the hidden part of every row again, for its viewer; `actions` is scratch.

    A viewer has seen its own hand and every expedition card of the round. The others' decisions in a running step are
    hidden: seats that have decided decide again, at random.
    """
    for row in range(len(matches)):
        match, viewer, chance = matches[row], viewers[row], chances[row]
        if match[k.STEP] == k.KEEP:
            _deal_hands(match, viewer, chance)
        else:
            _forget_past(match, viewer)
            shuffle_anew(chance, match, k.STACK + match[k.STACK_AT], k.STACK + k.CARDS_IN_DECK)
            round_ = match[k.ROUND] - 1
            shuffle_anew(chance, match, k.EXPEDITIONS + 8 * round_ + match[k.TURN], k.EXPEDITIONS + 8 * round_ + 8)
        for later in range(match[k.ROUND], k.MOST_ROUNDS):
            for number in range(8):
                match[k.EXPEDITIONS + 8 * later + number] = number
            shuffle(chance, match, k.EXPEDITIONS + 8 * later, k.EXPEDITIONS + 8 * later + 8)
        if match[k.STEP] == k.MARK:
            _mark_again(deck, match, viewer, chance, actions)


@inlined
def _deal_hands(match: Ints, viewer: int, chance: NDArray[np.uint64]) -> None:
    """Deal the other hands again, and redo the choices of seats that have chosen."""
    mine, at = k.PLAYER + viewer * k.SEAT + k.HAND, 4
    for number in range(4):
        match[k.STACK + number] = match[mine + number]
    for card in range(k.CARDS_IN_DECK):
        own = False
        for number in range(4):
            own |= match[mine + number] == card
        if not own:
            match[k.STACK + at] = card
            at += 1
    shuffle(chance, match, k.STACK + 4, k.STACK + k.CARDS_IN_DECK)
    at = 4
    for seat in range(match[k.PLAYERS]):
        if seat != viewer:
            player = k.PLAYER + seat * k.SEAT
            for number in range(4):
                match[player + k.HAND + number] = match[k.STACK + at]
                at += 1
            if not match[k.WAITING] >> seat & 1:
                one, other = np.int64(below(chance, 4)), np.int64(below(chance, 3))
                if other >= one:
                    other += 1
                match[player + k.CARDS] = match[player + k.HAND + min(one, other)]
                match[player + k.CARDS + 1] = match[player + k.HAND + max(one, other)]
    shuffle(chance, match, k.STACK, k.STACK + k.CARDS_IN_DECK)


@inlined
def _forget_past(match: Ints, viewer: int) -> None:
    """Erase what is no longer used: the others' returned cards, the order of the drawn cards, and past rounds."""
    for seat in range(match[k.PLAYERS]):
        if seat != viewer:
            for number in range(4):
                match[k.PLAYER + seat * k.SEAT + k.HAND + number] = -1
    for index in range(match[k.STACK_AT]):
        match[k.STACK + index] = 0
    for round_ in range(match[k.ROUND] - 1):
        for number in range(8):
            match[k.EXPEDITIONS + 8 * round_ + number] = number


@inlined
def _mark_again(deck: Tables, match: Ints, viewer: int, chance: NDArray[np.uint64], actions: Ints) -> None:
    """Reset the others to the start of the step, and redo the marks of seats that have marked."""
    match[k.WAITING] |= GUARD
    for seat in range(np.int64(match[k.PLAYERS])):
        player = k.PLAYER + seat * k.SEAT
        if seat == viewer:
            continue
        for number in range(8):
            match[player + number] = match[player + k.BEFORE + number]
        for palm in range(match[player + k.PALM_COUNT], 4):
            match[player + k.PALMS + palm] = 0
        match[player + k.OWED] = 0
        if not match[k.WAITING] >> seat & 1 and _has_free_field(deck, match, player):
            match[k.WAITING] |= 1 << seat
            while match[k.WAITING] >> seat & 1:
                k.apply(deck, match, seat, actions[below(chance, k.legal(deck, match, seat, actions))])
    match[k.WAITING] &= ~GUARD


@inlined
def _has_free_field(deck: Tables, match: Ints, player: int) -> bool:
    free = False
    for place in range(2):
        card = match[player + k.CARDS + place]
        free |= card >= 0 and deck.cards[card, k.ISLAND] != match[player + k.MARKED + place]
    return free
