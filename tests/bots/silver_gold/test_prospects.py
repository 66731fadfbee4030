"""What a card promises: worked out backwards, checked against small cases by hand and against play."""

from __future__ import annotations

import numpy as np
import pytest

from goldhook.bots.silver_gold.prospects import EXTRA, FILLED, HORIZON, PROMISE, Prices, Prospects, prospects, rows_of
from goldhook.silver_gold import kernel as k
from goldhook.silver_gold.pieces import house
from random_sets import random_deck

PRICES = Prices(turn=3.0, last=1.0, cross=1.0, coin=1.5, palm=2.0)


@pytest.fixture(scope="module")
def ahead() -> Prospects:
    deck = k.tables(house())
    return prospects(deck, PRICES, rows_of(deck))


def test_a_full_card_is_worth_its_points_and_the_turns_to_come(ahead: Prospects) -> None:
    for card, row in enumerate(ahead.base[1:] - 1):
        points = house().cards[card].points
        assert ahead.worth[0, row, PROMISE] == points
        assert ahead.worth[1, row, PROMISE] == points + 1.0
        assert ahead.worth[HORIZON, row, PROMISE] == points + 1.0 + 2.0 + 3.0 * (HORIZON - 2)
        assert (ahead.worth[:, row, FILLED] == 1).all()


def test_without_a_turn_left_an_open_card_is_worth_nothing(ahead: Prospects) -> None:
    full = ahead.base[1:] - 1
    open_rows = np.setdiff1d(np.arange(ahead.base[-1]), full)
    assert (ahead.worth[0, open_rows, PROMISE] == 0).all()
    assert (ahead.worth[0, open_rows, FILLED] == 0).all()


def test_with_one_turn_left_a_card_that_lacks_a_single_empty_field_is_filled(ahead: Prospects) -> None:
    deck = k.tables(house())
    for card in range(len(house().cards)):
        symbols = deck.cards[card, k.COIN_CELLS] | deck.cards[card, k.PALM_CELLS] | deck.cards[card, k.CROSS_CELLS]
        island = int(deck.cards[card, k.ISLAND])
        plain = next(1 << cell for cell in range(16) if (island & ~symbols) >> cell & 1)
        marked = island & ~plain
        row = ahead.base[card] + (ahead.low[card, marked & 255] | ahead.high[card, marked >> 8])
        assert ahead.worth[1, row, PROMISE] == house().cards[card].points
        assert ahead.worth[1, row, FILLED] == 1
        assert ahead.worth[0, row, EXTRA] == house().cards[card].points


def test_more_turns_never_lower_the_chance_to_fill_a_card(ahead: Prospects) -> None:
    fresh = ahead.worth[:, ahead.base[:-1], FILLED]
    assert (np.diff(fresh, axis=0) >= -0.02).all()  # a richer plan may take its time
    assert fresh[HORIZON].mean() > 0.85  # a card without symbols may wait for better ones


def test_marks_closed_up_have_as_many_fields_as_before() -> None:
    deck = k.tables(random_deck(3))
    rows = rows_of(deck)
    assert [int(mark).bit_count() for mark in rows.marks] == [int(mark).bit_count() for mark in deck.marks]
    assert rows.often.sum() == pytest.approx(1)
    assert len(rows.kinds) == 6
