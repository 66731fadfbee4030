"""The promise of a card: solved backwards, and checked against small cases by hand and against a naive solution."""

from __future__ import annotations

import random

import numpy as np
import pytest
from numpy.typing import NDArray

from bots.silver_gold.plain_prospects import best_marks, solve_plainly
from goldhook.core.cells import bits
from goldhook.games.silver_gold.bots import prospects as module
from goldhook.games.silver_gold.bots.mind import Mind
from goldhook.games.silver_gold.bots.prospects import Prospects, prospects
from goldhook.games.silver_gold.bots.records import (
    CERTAIN,
    EXTRA,
    FILLED,
    FIRST_LEADS,
    GAINS,
    HORIZON,
    MOST_POINTS,
    PARTS,
    PROMISE,
    SLOTS,
)
from goldhook.games.silver_gold.bots.rows import rows_of
from goldhook.games.silver_gold.bots.solve import Prices
from goldhook.games.silver_gold.kernel import rules as k
from goldhook.games.silver_gold.pieces import GRID, Card, Deck, Expedition, house
from random_sets import random_deck

pytestmark = pytest.mark.slow

PRICES = Prices(turn=3.0, late=2.5, second=2.0, last=1.0, cross=1.0, coin=1.5, palm=2.0)
#: Prices without round sums, as training finds them.
UNEVEN = Prices(turn=2.643, late=3.015, second=2.899, last=5.875, cross=1.225, coin=1.452, palm=1.866)
#: By turns to come: the horizon whose records are used, with as many slots as possible.
USED = (0, 1, 2, 4, 4, 7, 7, 7)


@pytest.fixture(scope="module")
def found() -> Prospects:
    deck = k.tables(house())
    return prospects(deck, PRICES, rows_of(deck))


def records(found: Prospects, card: int, row: int | slice | NDArray[np.int32]) -> NDArray[np.int64]:
    """Return the records of a card in some rows: by slot, row and column."""
    numbers = found.number[found.start[card] : found.start[card + 1]][row]
    return found.ahead[:, found.first[card] + numbers.astype(int)].astype(np.int64)


def rich_deck(seed: int, symbols: float = 0.8) -> Deck:
    """Return a deck with symbols on this share of its fields, and eight different patterns."""
    chance = random.Random(seed)
    cards = list[Card]()
    for card in random_deck(seed).cards:
        coins, palms, crosses = 0, 0, 0
        for cell in bits(card.island):
            if chance.random() < symbols:
                kind = chance.randrange(3)
                coins, palms, crosses = (
                    coins | cell * (kind == 0),
                    palms | cell * (kind == 1),
                    crosses | cell * (kind == 2),
                )
        cards.append(Card(card.id, card.colour, card.island, coins, palms, crosses, card.seal))
    patterns = (
        "a1 a2", "a1 a2 a3", "a1 a2 b2", "a1 a2 b1 b2", "a1 a2 a3 b3", "a1 a2 a3 b2", "a1 a2 b2 b3", "a1 a2 a3 a4",
    )  # fmt: skip
    expeditions = tuple(Expedition(f"E{number}", GRID.read(cells)) for number, cells in enumerate(patterns, 1))
    return Deck(f"rich {seed}", tuple(cards), expeditions)


# --- by hand ------------------------------------------------------------------------------------------------------


def test_a_full_card_is_worth_its_points_and_the_turns_to_come(found: Prospects) -> None:
    for card, printed in enumerate(house().cards):
        full = records(found, card, -1)
        promise = full[:, PROMISE] / PARTS
        # The promise is that after the next turn: of two turns to come only one is left then.
        assert promise[found.slot[0]] == promise[found.slot[1]] == printed.points
        assert promise[found.slot[2]] == printed.points + 1.0
        assert promise[found.slot[7]] == printed.points + 1.0 + 2 * 2.0 + 2.5 + 2 * 3.0
        assert (full[:, FILLED] == CERTAIN).all()


def test_without_a_turn_left_an_open_card_is_worth_nothing(found: Prospects) -> None:
    for card in range(len(house().cards)):
        last = records(found, card, slice(None))[0]
        assert (last[:-1, [PROMISE, FILLED]] == 0).all()
        assert (last[:, GAINS:] == 0).all()


def test_with_one_turn_left_a_card_that_lacks_a_single_empty_field_is_filled(found: Prospects) -> None:
    deck = k.tables(house())
    for card in range(len(house().cards)):
        symbols = deck.cards[card, k.COIN_CELLS] | deck.cards[card, k.PALM_CELLS] | deck.cards[card, k.CROSS_CELLS]
        island = int(deck.cards[card, k.ISLAND])
        plain = next(1 << cell for cell in range(16) if (island & ~symbols) >> cell & 1)
        marked = island & ~plain
        row = int(found.low[card, marked & 255] | found.high[card, marked >> 8])
        lacking = records(found, card, row)
        points, kinds = house().cards[card].points, len(set(found.kind))
        assert lacking[1, FILLED] == CERTAIN
        assert lacking[2, PROMISE] == lacking[0, EXTRA] == points * PARTS
        assert (lacking[1, GAINS : GAINS + kinds] == points * PARTS).all()


def test_more_turns_never_lower_the_chance_to_fill_a_card(found: Prospects) -> None:
    fresh = found.fresh[:, :, 1]
    assert (np.diff(fresh, axis=0) >= -0.02).all()  # a richer plan may take its time
    assert fresh[HORIZON].mean() > 0.7  # a large card takes longer than the horizon


def test_packed_marks_have_as_many_fields_as_before() -> None:
    deck = k.tables(random_deck(3))
    rows = rows_of(deck)
    assert [int(mark).bit_count() for mark in rows.marks] == [int(mark).bit_count() for mark in deck.marks]
    assert rows.often.sum() == pytest.approx(1)
    assert len(rows.kinds) == 6


# --- against the plain solution -----------------------------------------------------------------------------------


@pytest.mark.parametrize("deck", [house(), random_deck(3), rich_deck(4, 0.3)], ids=lambda deck: deck.name)
def test_shared_records_equal_those_of_the_plain_solution(deck: Deck) -> None:
    """Sharing loses nothing: every row has exactly the record that it would have in its own table."""
    tables = k.tables(deck)
    rows = rows_of(tables)
    found = prospects(tables, UNEVEN, rows)
    for card in range(0, len(deck.cards), 1 if deck is house() else 4):
        plain = solve_plainly(tables, card, rows, UNEVEN)
        shared = records(found, card, slice(None))
        for turns, horizon in enumerate(USED):
            assert (shared[found.slot[turns]] == plain.records[horizon]).all()
        assert (found.fresh[:, card] == plain.fresh).all()


@pytest.mark.parametrize("points", [8, 10, 12])
def test_a_lead_is_the_record_after_a_mark_that_gains_most(points: int) -> None:
    """Rows that share a record share its leads: those of the first row that has it."""
    deck = k.tables(house())
    rows = rows_of(deck)
    found = prospects(deck, UNEVEN, rows)
    known = 0
    for card in [number for number, printed in enumerate(house().cards) if printed.points == points]:
        plain = solve_plainly(deck, card, rows, UNEVEN)
        numbers = found.number[found.start[card] : found.start[card + 1]]
        records, first_rows = np.unique(numbers, return_index=True)
        for record, row in list(zip(records.tolist(), first_rows.tolist(), strict=True))[known % 40 :: 40]:
            for turns in (2, 4, 7) if record >= known and row < len(numbers) - 1 else ():
                leads = found.leads[found.slot[turns] - FIRST_LEADS, found.first[card] + record]
                for kind in range(len(rows.kinds)):
                    best = best_marks(deck, card, rows, UNEVEN, plain.turns[turns - 1], row, kind)
                    assert leads[kind] in numbers[list(best)]
        known = max(known, int(records[-1]) + 1)
    assert known > 400


def test_the_promise_grows_by_what_the_next_patterns_bring_on_average() -> None:
    """Each pattern counts as often as it occurs among the cards; or the price of a turn, if that is more."""
    tables = k.tables(house())
    rows = rows_of(tables)
    plain = solve_plainly(tables, 20, rows, PRICES)
    brought = np.maximum(plain.records[5, :, GAINS + rows.kind] / PARTS, PRICES.turn).mean(axis=0)
    grown = (plain.records[6, :, PROMISE] - plain.records[5, :, PROMISE]) / PARTS
    assert np.abs(brought - grown).max() < 0.02


# --- bytes --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(3))
def test_the_tables_of_a_deck_are_small(seed: int) -> None:
    for deck in (random_deck(seed), rich_deck(seed)):
        mind = Mind(deck)
        assert 5_000_000 < mind.nbytes < 17_000_000


def test_decks_with_the_symbols_of_the_house_deck_have_all_slots() -> None:
    for seed in range(3):
        tables = k.tables(random_deck(seed))
        found = prospects(tables, UNEVEN, rows_of(tables))
        assert tuple(found.slot) == SLOTS[0]
        assert found.nbytes < 13_000_000


def test_a_deck_that_is_too_large_has_fewer_slots(monkeypatch: pytest.MonkeyPatch) -> None:
    tables = k.tables(house())
    rows = rows_of(tables)
    sizes = list[int]()
    for most in (11_000_000, 9_000_000, 1):
        monkeypatch.setattr(module, "MOST_BYTES", most)
        found = prospects(tables, UNEVEN, rows)
        sizes.append(found.nbytes)
        assert len(found.ahead) == max(found.slot) + 1
    assert sizes == sorted(sizes, reverse=True)
    assert len(set(sizes)) == 3


def test_more_records_than_16_bits_can_number_are_shared_in_groups() -> None:
    deck = rich_deck(1)
    tables = k.tables(deck)
    rows = rows_of(tables)
    found = prospects(tables, UNEVEN, rows)
    purple = sorted({int(found.first[card]) for card, printed in enumerate(deck.cards) if printed.points == 14})
    assert len(purple) > 1
    for card, printed in enumerate(deck.cards):
        if printed.points == 14:
            plain = solve_plainly(tables, card, rows, UNEVEN)
            shared = records(found, card, slice(None))
            for slot, horizon in ((0, 0), (1, 1), (int(found.slot[HORIZON]), HORIZON)):
                assert (shared[slot] == plain.records[horizon]).all()


def test_points_beyond_a_record_are_cut_off() -> None:
    """One pattern marks twelve crosses together, each of which could fill the card."""
    cards = tuple(
        Card(card.id, card.colour, card.island, 0, 0, card.island, card.seal) for card in random_deck(2).cards
    )
    pattern = GRID.read("a1 a2 a3 a4 b1 b2 b3 b4 c1 c2 c3 c4")
    deck = Deck("crosses", cards, tuple(Expedition(f"E{number}", pattern) for number in range(1, 9)))
    tables = k.tables(deck)
    rows = rows_of(tables)
    found = prospects(tables, UNEVEN, rows)
    assert found.ahead[:, :, GAINS].max() == MOST_POINTS * PARTS
    for card in range(0, len(cards), 5):
        plain = solve_plainly(tables, card, rows, UNEVEN)
        assert (records(found, card, slice(None))[found.slot[HORIZON]] == plain.records[HORIZON]).all()
