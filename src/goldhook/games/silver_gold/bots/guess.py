"""Guesses at a match: the knowledge of a seat as the kernel's array, with the hidden part drawn at random."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from goldhook.bots.memory import Memory
from goldhook.bots.views import options_in
from goldhook.core.game import seat_of
from goldhook.core.options import offsets
from goldhook.engine.compiled import compiled, copy, shuffle
from goldhook.games.silver_gold.bots.memory import Seen
from goldhook.games.silver_gold.kernel import rules as k
from goldhook.games.silver_gold.kernel.rules import Ints
from goldhook.games.silver_gold.kernel.twin import STEPS
from goldhook.games.silver_gold.options import Options
from goldhook.games.silver_gold.pieces import GRID, Deck
from goldhook.games.silver_gold.plain import PlayerView, View


class Known(NamedTuple):
    """The knowledge of a seat, with room for the hidden part."""

    match: Ints
    seat: int
    unseen: Ints  # cards in the stack, or in hands until all have kept two
    unturned: Ints  # expedition cards of this round that the seat has not seen; in the match their places are -1


def known(deck: Deck, view: View, memory: Memory) -> Known:
    """Return the match as far as a view and a memory show it."""
    index = {card.id: number for number, card in enumerate(deck.cards)}
    turned = {card.id: number for number, card in enumerate(deck.expeditions)}
    seat = seat_of(view)
    match = np.zeros(k.SIZE, dtype=np.int32)
    match[k.STEP] = STEPS.index(view["step"])
    match[k.ROUND], match[k.TURN], match[k.FIRST] = view["round"], view["turn"], view["first"]
    match[k.PLAYERS] = len(view["seats"])
    match[k.OPTIONS :] = offsets(options_in(view, Options))
    match[k.CUPS_LEFT] = len(view["cups"])
    match[k.DISPLAY_COUNT] = len(view["display"])
    match[k.DISPLAY : k.DISPLAY + len(view["display"])] = [index[card] for card in view["display"]]
    for other, shown in enumerate(view["seats"]):
        _write_seat(match, k.PLAYER + other * k.SEAT, shown, index)
    me = k.PLAYER + seat * k.SEAT
    hand = [index[card] for card in view.get("hand", ())]
    match[me + k.HAND : me + k.HAND + len(hand)] = hand
    match[me + k.OWED] = view["owed"] if view["step"] != "keep" else 0
    match[k.WAITING] = _waiting(deck, view)
    seen = {*view["display"], *view.get("hand", ())}
    for shown in view["seats"]:
        seen |= {*shown["done"], *(card["id"] for card in shown["cards"])}
    unseen = np.array([number for card, number in index.items() if card not in seen], dtype=np.int32)
    match[k.STACK_AT] = k.CARDS_IN_DECK - len(unseen) if view["step"] != "keep" else 0
    unturned = [number for card, number in turned.items() if not _remembered(card, view, memory)]
    if view["expedition"] is not None:
        match[k.EXPEDITION] = turned[view["expedition"]]
        came = k.EXPEDITIONS + 8 * (view["round"] - 1)
        past = [number for card, number in turned.items() if card != view["expedition"] and number not in unturned]
        match[came : came + view["turn"]] = -1
        match[came : came + len(past)] = past  # their order no longer matters
        match[came + view["turn"] - 1] = match[k.EXPEDITION]
    return Known(match, seat, unseen, np.array(unturned, dtype=np.int32))


def _remembered(card: str, view: View, memory: Memory) -> bool:
    assert isinstance(memory, Seen)
    return card == view["expedition"] or (memory.round == view["round"] and card in memory.expeditions)


def _waiting(deck: Deck, view: View) -> int:
    """Return a bit for each seat that owes a choice.

    The others' marks are hidden until the step is over, so every seat with a free field may still have to choose."""
    if view["step"] == "keep":
        return (1 << len(view["seats"])) - 1
    seats: list[int] = view["to_act"]
    if view["step"] == "mark":
        seats = [
            seat
            for seat, shown in enumerate(view["seats"])
            if seat == view["seat"]
            or any(len(card["marked"]) < deck.card(card["id"]).fields for card in shown["cards"])
        ]
    return sum(1 << seat for seat in seats)


def _write_seat(match: Ints, at: int, shown: PlayerView, index: dict[str, int]) -> None:
    for place in range(2):
        held = shown["cards"][place] if place < len(shown["cards"]) else None
        match[at + k.CARDS + place] = index[held["id"]] if held else -1
        match[at + k.MARKED + place] = GRID.read(" ".join(held["marked"])) if held else 0
    match[at + k.COINS] = shown["coins"]
    for given, count, row in ((shown["cups"], k.CUP_COUNT, k.CUPS), (shown["palms"], k.PALM_COUNT, k.PALMS)):
        match[at + count] = len(given)
        match[at + row : at + row + len(given)] = given
    match[at + k.DONE_COUNT] = len(shown["done"])
    match[at + k.DONE : at + k.DONE + len(shown["done"])] = [index[card] for card in shown["done"]]
    match[at + k.BEFORE : at + k.BEFORE + 8] = match[at : at + 8]
    if match[k.CUPS_LEFT]:  # the number of rows completed before this turn is the number of cups
        match[at + k.BEFORE + k.COINS] = min(shown["coins"], 4 * len(shown["cups"]) + 3)


@compiled
def imagine(seen: Known, match: Ints, chance: NDArray[np.uint64]) -> None:
    """Write a match that the seat cannot tell from the true one; every such match is equally likely."""
    copy(seen.match, match, 0)
    cards = match[k.STACK : k.STACK + k.CARDS_IN_DECK]
    hidden = len(seen.unseen)
    copy(seen.unseen, cards, k.CARDS_IN_DECK - hidden)
    shuffle(chance, match, k.STACK + k.CARDS_IN_DECK - hidden, k.STACK + k.CARDS_IN_DECK)
    round_ = match[k.ROUND]
    if match[k.STEP] == k.KEEP:
        at = k.CARDS_IN_DECK - hidden
        for seat in range(match[k.PLAYERS]):
            if seat != seen.seat:
                for number in range(4):
                    match[k.PLAYER + seat * k.SEAT + k.HAND + number] = cards[at]
                    at += 1
        for number in range(4):  # the stack is made of all cards that were not kept
            cards[number] = seen.match[k.PLAYER + seen.seat * k.SEAT + k.HAND + number]
        shuffle(chance, match, k.STACK, k.STACK + k.CARDS_IN_DECK)
    else:
        start = k.EXPEDITIONS + 8 * (round_ - 1)
        left = seen.unturned.copy()
        shuffle(chance, left, 0, len(left))
        at = 0
        for number in range(8):
            if number >= match[k.TURN] or match[start + number] < 0:
                match[start + number] = left[at]
                at += 1
    for later in range(round_, k.MOST_ROUNDS):
        start = k.EXPEDITIONS + 8 * later
        for number in range(8):
            match[start + number] = number
        shuffle(chance, match, start, start + 8)
