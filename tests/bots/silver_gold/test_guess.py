"""A guess never contradicts the seat's view and memory, and includes everything hidden."""

from __future__ import annotations

import numpy as np
import pytest

from bots.silver_gold.positions import Position, positions
from goldhook.core.game import Facts
from goldhook.engine.compiled import chance_from
from goldhook.games.silver_gold import GAME
from goldhook.games.silver_gold.bots.guess import imagine, known
from goldhook.games.silver_gold.bots.memory import BLANK
from goldhook.games.silver_gold.kernel import rules as k
from goldhook.games.silver_gold.kernel import twin
from goldhook.games.silver_gold.kernel.rules import Ints
from goldhook.games.silver_gold.plain import View
from goldhook.games.silver_gold.state import KEEP
from random_sets import random_deck, wide_deck


def imagined(position: Position, number: int) -> Ints:
    match = np.zeros(k.SIZE, dtype=np.int32)
    seen = known(position.state.setup.pieces, GAME.view(position.state, position.seat), position.memory)
    imagine(seen, match, chance_from(number))
    return match


def without_who_is_quicker(view: View) -> Facts:
    """Return the view without `to_act`: a guess lets seats that have already chosen choose again."""
    return {name: value for name, value in view.items() if name != "to_act"}


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_guess_looks_to_its_seat_like_the_truth(players: int) -> None:
    for seed in range(4):
        deck = (None, random_deck(seed), wide_deck(seed))[seed % 3]
        for position in positions(seed, players, deck):
            guess = twin.to_law(imagined(position, seed), position.state.setup)
            told, truth = (GAME.view(state, position.seat) for state in (guess, position.state))
            assert without_who_is_quicker(told) == without_who_is_quicker(truth)
            assert GAME.legal(guess, position.seat) == GAME.legal(position.state, position.seat)


@pytest.mark.parametrize("players", [2, 4])
def test_what_is_hidden_is_dealt_out_whole(players: int) -> None:
    for position in positions(7, players):
        match = imagined(position, 3)
        cards = match[k.STACK : k.STACK + k.CARDS_IN_DECK]
        stack = sorted(cards[match[k.STACK_AT] :])
        if position.state.middle.step == KEEP:
            assert stack == list(range(k.CARDS_IN_DECK))
            hands = [match[at + k.HAND : at + k.HAND + 4] for at in seats(players)]
            assert len(set(np.concatenate(hands))) == 4 * players
        else:
            index = {card.id: number for number, card in enumerate(position.state.setup.pieces.cards)}
            assert stack == sorted(index[card.id] for card in position.state.middle.stack)


def seats(players: int) -> list[int]:
    return [k.PLAYER + seat * k.SEAT for seat in range(players)]


def test_the_cards_of_this_round_still_to_come_are_those_not_seen() -> None:
    for position in positions(8):
        middle = position.state.middle
        if middle.step == KEEP:
            continue
        row = k.EXPEDITIONS + 8 * (middle.round - 1)
        to_come = imagined(position, 5)[row + middle.turn : row + 8]
        truth = position.state.setup.shuffles["expeditions"][middle.round - 1][middle.turn :]
        ids = [card.id for card in position.state.setup.pieces.expeditions]
        assert sorted(ids[number] for number in to_come) == sorted(truth)


def test_who_remembers_nothing_still_has_a_fair_guess() -> None:
    """A seat without a memory knows only the card that is face up."""
    late = next(at for at in positions(8) if at.state.middle.round == 2 and at.state.middle.turn == 6)
    row, turn = k.EXPEDITIONS + 8, late.state.middle.turn
    came = {
        int(card) for number in range(200) for card in imagined(late._replace(memory=BLANK), number)[row + turn :][:2]
    }
    assert len(came) == 7
    assert len({int(card) for number in range(50) for card in imagined(late, number)[row + turn : row + 8]}) == 2


def test_every_hidden_card_may_come_first() -> None:
    position = next(at for at in positions(9) if at.state.middle.round == 1)
    first = {int(match[k.STACK + match[k.STACK_AT]]) for match in (imagined(position, number) for number in range(600))}
    assert len(first) == len(position.state.middle.stack)
