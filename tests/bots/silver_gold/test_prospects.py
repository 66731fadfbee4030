"""What a card promises: worked out backwards, checked against small cases by hand and against play."""

from __future__ import annotations

import numpy as np
import pytest

from goldhook.games.silver_gold.bots.prospects import (
    CERTAIN,
    EXTRA,
    FILLED,
    GAINS,
    HORIZON,
    LEADS,
    PARTS,
    PROMISE,
    Prices,
    Prospects,
    prospects,
    rows_of,
)
from goldhook.games.silver_gold.kernel import rules as k
from goldhook.games.silver_gold.pieces import house
from random_sets import random_deck

pytestmark = pytest.mark.slow

PRICES = Prices(turn=3.0, late=2.5, second=2.0, last=1.0, cross=1.0, coin=1.5, palm=2.0)


@pytest.fixture(scope="module")
def found() -> Prospects:
    deck = k.tables(house())
    return prospects(deck, PRICES, rows_of(deck))


def promise(found: Prospects, turns: int, row: int) -> float:
    """What a row promises: it stands in the record of one more turn, since that tells what is promised after it."""
    return float(found.ahead[turns + 1, row, PROMISE]) / PARTS


def test_a_full_card_is_worth_its_points_and_the_turns_to_come(found: Prospects) -> None:
    for card, row in enumerate(found.base[1:] - 1):
        points = house().cards[card].points
        assert promise(found, 0, row) == points
        assert promise(found, 1, row) == points + 1.0
        assert promise(found, 6, row) == points + 1.0 + 2 * 2.0 + 2.5 + 2 * 3.0
        assert (found.ahead[:, row, FILLED] == CERTAIN).all()


def test_without_a_turn_left_an_open_card_is_worth_nothing(found: Prospects) -> None:
    full = found.base[1:] - 1
    open_rows = np.setdiff1d(np.arange(found.base[-1]), full)
    assert (found.ahead[0, open_rows, PROMISE] == 0).all()
    assert (found.ahead[0, open_rows, FILLED] == 0).all()
    assert (found.ahead[0, :, GAINS:] == 0).all()


def test_with_one_turn_left_a_card_that_lacks_a_single_empty_field_is_filled(found: Prospects) -> None:
    deck = k.tables(house())
    for card in range(len(house().cards)):
        symbols = deck.cards[card, k.COIN_CELLS] | deck.cards[card, k.PALM_CELLS] | deck.cards[card, k.CROSS_CELLS]
        island = int(deck.cards[card, k.ISLAND])
        plain = next(1 << cell for cell in range(16) if (island & ~symbols) >> cell & 1)
        marked = island & ~plain
        row = found.base[card] + (found.low[card, marked & 255] | found.high[card, marked >> 8])
        points, kinds = house().cards[card].points, len(set(found.kind))
        assert promise(found, 1, row) == points
        assert found.ahead[1, row, FILLED] == CERTAIN
        assert found.ahead[0, row, EXTRA] == points * PARTS
        assert (found.ahead[1, row, GAINS : GAINS + kinds] == points * PARTS).all()
        assert (found.ahead[1, row, LEADS : LEADS + kinds] == found.base[card + 1] - found.base[card] - 1).all()


def test_what_a_card_promises_is_what_the_next_patterns_bring_on_average(found: Prospects) -> None:
    """Each as often as it is among the cards; or the price of a turn, where that is more."""
    price = PRICES.turn
    rows = np.arange(0, found.base[-1], 37)
    gains = found.ahead[5, rows][:, GAINS + found.kind] / PARTS
    brought = np.maximum(gains, price).mean(axis=1)
    grown = (found.ahead[6, rows, PROMISE] - found.ahead[5, rows, PROMISE].astype(float)) / PARTS
    assert np.abs(brought - grown).max() < 0.02


def test_more_turns_never_lower_the_chance_to_fill_a_card(found: Prospects) -> None:
    fresh = found.fresh[:, :, 1]
    assert (np.diff(fresh, axis=0) >= -0.02).all()  # a richer plan may take its time
    assert fresh[HORIZON].mean() > 0.7  # a large card takes longer than the horizon


def test_marks_closed_up_have_as_many_fields_as_before() -> None:
    deck = k.tables(random_deck(3))
    rows = rows_of(deck)
    assert [int(mark).bit_count() for mark in rows.marks] == [int(mark).bit_count() for mark in deck.marks]
    assert rows.often.sum() == pytest.approx(1)
    assert len(rows.kinds) == 6
