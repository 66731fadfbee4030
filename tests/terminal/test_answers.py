"""Typed answers are understood."""

from __future__ import annotations

import pytest

from drawn_cards import card, deck_with
from goldhook.core.chance import deal
from goldhook.core.game import Refusal
from goldhook.games.gold_ahoi import GAME as GOLD_AHOI
from goldhook.games.silver_gold import GAME as SILVER_GOLD
from goldhook.games.silver_gold.position import position, seat
from goldhook.terminal.answers import listed, read

DECK = deck_with(card("G01", "oooo/oooo/oo../...."), card("S01", "..../.ooo/.ooo/.oo."))
MARKING = position(seat("G01", "S01"), seat("P04", "S02"), deck=DECK, expedition="E6")
MARKS = SILVER_GOLD.legal(MARKING, 0)


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("mark G01 a1 a2 b1 b2", "mark G01 a1 a2 b1 b2"),
        ("G01 a1 a2 b1 b2", "mark G01 a1 a2 b1 b2"),
        ("g01: b2, b1, a2, a1", "mark G01 a1 a2 b1 b2"),
        ("b2 a2 b1 a1", "mark G01 a1 a2 b1 b2"),
        ("d3", "mark S01 d3"),
        ("MARK S01 D3", "mark S01 d3"),
    ],
)
def test_marks(typed: str, meant: str) -> None:
    assert str(read(typed, SILVER_GOLD, MARKS)) == meant


def test_a_card_that_was_not_named_is_not_kept() -> None:
    state = SILVER_GOLD.start(deal(SILVER_GOLD, seed=1))
    keeps = SILVER_GOLD.legal(state, 0)
    one, two = (card.id for card in state.hands[0][:2])
    assert str(read(f"{two} {one}", SILVER_GOLD, keeps)) == f"keep {one} {two}"
    with pytest.raises(Refusal, match="keep_two"):
        SILVER_GOLD.apply(state, 0, read(one, SILVER_GOLD, keeps))


def test_a_field_named_twice_is_no_mark() -> None:
    with pytest.raises(Refusal, match="cell_twice"):
        read("G01 a1 a1", SILVER_GOLD, MARKS)


def test_a_field_that_both_cards_have_needs_its_card() -> None:
    with pytest.raises(Refusal):
        read("b2", SILVER_GOLD, MARKS)
    assert str(read("S01 b2", SILVER_GOLD, MARKS)) == "mark S01 b2"


def test_whole_patterns_come_first_in_the_list_and_its_numbers_pick() -> None:
    texts = [str(action) for action in listed(MARKS)]
    sizes = [len(text.split()) for text in texts]
    assert sizes == sorted(sizes, reverse=True)
    assert sorted(texts) == sorted(map(str, MARKS))
    assert [str(read(str(number), SILVER_GOLD, MARKS)) for number in range(1, len(texts) + 1)] == texts
    for beyond in ("0", str(len(texts) + 1), "99999999999999999999"):
        with pytest.raises(Refusal, match="pick_beyond"):
            read(beyond, SILVER_GOLD, MARKS)


STATE = GOLD_AHOI.start(deal(GOLD_AHOI, seed=1))
STATE, _ = GOLD_AHOI.apply(STATE, STATE.to_act[0], GOLD_AHOI.parse("place 0,0 0"))
PLACES = GOLD_AHOI.legal(STATE, STATE.to_act[0])


@pytest.mark.parametrize("typed", ["place 0,-1 3", "0,-1 3", "0 -1 3", "(0,-1) 3", "0, -1, 3", "PLACE 0 , -1 : 3"])
def test_places(typed: str) -> None:
    assert str(read(typed, GOLD_AHOI, PLACES)) == "place 0,-1 3"


@pytest.mark.parametrize("typed", ["0,1", "abc", "place", ",", "mark P01 a1", "🏝"])
def test_nonsense_is_refused_in_the_words_that_were_typed(typed: str) -> None:
    with pytest.raises(Refusal) as caught:
        read(typed, GOLD_AHOI, PLACES)
    assert caught.value.facts.get("text", typed) == typed
