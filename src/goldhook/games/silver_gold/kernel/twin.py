"""Convert states and actions between the rules engine and its compiled twin."""

from __future__ import annotations

from itertools import combinations

import numpy as np

from goldhook.core.game import Seat, Setup
from goldhook.core.options import offsets
from goldhook.games.silver_gold.kernel import rules as k
from goldhook.games.silver_gold.kernel.rules import Ints
from goldhook.games.silver_gold.options import Options
from goldhook.games.silver_gold.pieces import Card, Deck
from goldhook.games.silver_gold.placements import placements
from goldhook.games.silver_gold.state import (
    CLAIM,
    KEEP,
    MARK,
    OVER,
    STACK,
    Action,
    Cross,
    Held,
    Keep,
    Mark,
    Middle,
    Player,
    State,
    Step,
    Take,
)

STEPS: tuple[Step, ...] = (KEEP, MARK, CLAIM, OVER)
PAIRS = tuple(combinations(range(4), 2))


def from_law(state: State) -> Ints:
    """Return a state of the rules engine as the kernel's array."""
    deck: Deck = state.setup.pieces
    index = {card.id: number for number, card in enumerate(deck.cards)}
    turned = {card.id: number for number, card in enumerate(deck.expeditions)}
    middle = state.middle
    match = np.zeros(k.SIZE, dtype=np.int32)
    match[k.STEP] = STEPS.index(middle.step)
    match[k.ROUND], match[k.TURN], match[k.FIRST] = middle.round, middle.turn, middle.first
    match[k.PLAYERS] = state.setup.players
    match[k.OPTIONS :] = offsets(state.setup.options)
    match[k.CUPS_LEFT] = len(middle.cups)
    match[k.WAITING] = sum(1 << seat for seat in state.to_act)
    match[k.EXPEDITION] = turned.get(middle.expedition, 0)
    match[k.DISPLAY_COUNT] = len(middle.display)
    for number, card in enumerate(middle.display):
        match[k.DISPLAY + number] = index[card.id]
    stack = [index[card.id] for card in middle.stack]
    if middle.step == KEEP:
        stack = [index[card] for card in state.setup.shuffles["draw"]]
        match[k.STACK_AT] = 0
    else:
        match[k.STACK_AT] = k.CARDS_IN_DECK - len(stack)
    match[k.STACK + k.CARDS_IN_DECK - len(stack) : k.STACK + k.CARDS_IN_DECK] = stack
    for row, cards in enumerate(state.setup.shuffles["expeditions"]):
        match[k.EXPEDITIONS + 8 * row : k.EXPEDITIONS + 8 * row + 8] = [turned[card] for card in cards]
    for seat, player in enumerate(state.players):
        at = k.PLAYER + seat * k.SEAT
        _write(match, at, player, index)
        _write(match, at + k.BEFORE, middle.before[seat], index)
        match[at + k.OWED] = player.owed
        match[at + k.CUPS : at + k.CUPS + len(player.cups)] = player.cups
        match[at + k.PALMS : at + k.PALMS + len(player.palms)] = player.palms
        match[at + k.DONE : at + k.DONE + len(player.done)] = [index[card.id] for card in player.done]
        match[at + k.HAND : at + k.HAND + len(state.hands[seat])] = [index[card.id] for card in state.hands[seat]]
    return match


def _write(match: Ints, at: int, player: Player, index: dict[str, int]) -> None:
    """Write the eight numbers of a seat that a turn can change, except what it owes."""
    for place in range(2):
        held = player.cards[place] if place < len(player.cards) else None
        match[at + k.CARDS + place] = index[held.card.id] if held else -1
        match[at + k.MARKED + place] = held.marked if held else 0
    match[at + k.COINS] = player.coins
    match[at + k.CUP_COUNT], match[at + k.PALM_COUNT] = len(player.cups), len(player.palms)
    match[at + k.DONE_COUNT] = len(player.done)


def to_law(match: Ints, setup: Setup[Deck, Options]) -> State:
    """Return the kernel's array as a state of the rules engine, for the match with this setup."""
    deck = setup.pieces
    numbers: list[int] = match.tolist()
    step, round_, turn = STEPS[numbers[k.STEP]], numbers[k.ROUND], numbers[k.TURN]
    seats = [k.PLAYER + seat * k.SEAT for seat in range(setup.players)]
    stack = () if step == KEEP else numbers[k.STACK + numbers[k.STACK_AT] : k.STACK + k.CARDS_IN_DECK]
    middle = Middle(
        step,
        round_,
        turn,
        numbers[k.FIRST],
        deck.expeditions[numbers[k.EXPEDITION]].id if round_ else "",
        _cards(deck, numbers[k.DISPLAY : k.DISPLAY + numbers[k.DISPLAY_COUNT]]),
        _cards(deck, stack),
        tuple(range(numbers[k.CUPS_LEFT], 0, -1)),
        tuple(_player(deck, numbers, at, at + k.BEFORE) for at in seats),
    )
    players = tuple(_player(deck, numbers, at, at)._replace(owed=numbers[at + k.OWED]) for at in seats)
    hands = tuple(_cards(deck, numbers[at + k.HAND : at + k.HAND + 4]) for at in seats)
    waiting = tuple(seat for seat in range(setup.players) if numbers[k.WAITING] >> seat & 1)
    return State(setup, placements(deck), hands, middle, players, waiting)


def _cards(deck: Deck, numbers: list[int] | tuple[()]) -> tuple[Card, ...]:
    return tuple(deck.cards[number] for number in numbers)


def _player(deck: Deck, numbers: list[int], at: int, counts: int) -> Player:
    """Return a seat from its rows at `at`, limited by the eight numbers at `counts`."""
    places = [
        Held(deck.cards[card], numbers[counts + k.MARKED + place]) if card >= 0 else None
        for place, card in enumerate(numbers[counts + k.CARDS : counts + k.CARDS + 2])
    ]
    untouched = places == [None, None] and not numbers[k.ROUND]
    return Player(
        () if untouched else tuple(places),
        numbers[counts + k.COINS],
        tuple(numbers[at + k.CUPS : at + k.CUPS + numbers[counts + k.CUP_COUNT]]),
        tuple(numbers[at + k.PALMS : at + k.PALMS + numbers[counts + k.PALM_COUNT]]),
        _cards(deck, numbers[at + k.DONE : at + k.DONE + numbers[counts + k.DONE_COUNT]]),
    )


def number_of(state: State, seat: Seat, action: Action) -> int:
    """Return the kernel's number of a legal action."""
    if isinstance(action, Keep):
        hand = [card.id for card in state.hands[seat]]
        return PAIRS.index(tuple(sorted(hand.index(card) for card in action.cards)))
    if isinstance(action, Take):
        if action.card == STACK:
            return k.FROM_STACK
        return [card.id for card in state.middle.display].index(action.card)
    first = state.players[seat].cards[0]
    return action.cells | (0 if first is not None and first.card.id == action.card else 1 << 16)


def action_of(state: State, seat: Seat, number: int) -> Action:
    """Return the action with this number in the kernel."""
    if state.middle.step == KEEP:
        return Keep(tuple(state.hands[seat][place].id for place in PAIRS[number]))
    if state.middle.step == CLAIM:
        return Take(STACK if number == k.FROM_STACK else state.middle.display[number].id)
    player = state.players[seat]
    held = player.cards[number >> 16]
    assert held is not None
    return (Cross if player.owed else Mark)(held.card.id, number & 0xFFFF)
