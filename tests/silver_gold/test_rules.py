"""The rules of Silver & Gold, one by one: each test is named after the rule it checks (docs/rules.md)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from drawn_cards import card, deck_with
from goldhook.core.chance import deal
from goldhook.core.game import Event, Refusal, code_of
from goldhook.games.silver_gold import GAME
from goldhook.games.silver_gold.notation import parse
from goldhook.games.silver_gold.options import Options
from goldhook.games.silver_gold.pieces import GRID, Expedition, house
from goldhook.games.silver_gold.position import position, seat
from goldhook.games.silver_gold.rules import apply, legal, outcome, start, to_act
from goldhook.games.silver_gold.scoring import Score, score
from goldhook.games.silver_gold.state import CoinTicked, CupTaken, PalmScored, Player, State

# Expedition cards of the house deck: E1 domino, E2 and E3 line, E4 and E5 corner, E6 square, E7 L, E8 T.


def play(state: State, *moves: str) -> tuple[State, list[Event]]:
    """Play moves such as "0 mark P01 a1 a2" one after another; return all events together."""
    told: list[Event] = []
    for move in moves:
        who, _, text = move.partition(" ")
        state, events = apply(state, int(who), parse(text))
        told += events
    return state, told


def codes(events: list[Event]) -> list[str]:
    return [code_of(event) for event in events]


def legal_texts(state: State, who: int) -> list[str]:
    return sorted(map(str, legal(state, who)))


def refused(state: State, move: str) -> str:
    with pytest.raises(Refusal) as caught:
        play(state, move)
    return caught.value.code


FULL = "P01 all"
BLANK_SQUARE = "oooo/oooo/oo../...."  # 10 fields without symbols


# --- setting up ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
def test_S1_each_is_dealt_four_cards_and_keeps_two(players: int) -> None:
    setup = deal(GAME, players, seed=1)
    state = start(setup)
    assert to_act(state) == tuple(range(players))
    for who in range(players):
        dealt = setup.shuffles["deal"][4 * who : 4 * who + 4]
        assert [held.id for held in state.hands[who]] == list(dealt)
        assert len(legal(state, who)) == 6
    keeps = [
        f"{who} keep {setup.shuffles['deal'][4 * who + 3]} {setup.shuffles['deal'][4 * who]}" for who in range(players)
    ]
    state, events = play(state, *keeps)
    for who, player in enumerate(state.players):
        kept = [held.card.id for held in player.cards if held]
        assert kept == [setup.shuffles["deal"][4 * who], setup.shuffles["deal"][4 * who + 3]], "in dealt order"
    assert codes(events)[:players] == ["cards_kept"] * players


def test_S1_everyone_chooses_at_the_same_time_unseen() -> None:
    setup = deal(GAME, 2, seed=1)
    first, second, *_ = setup.shuffles["deal"]
    state, _ = play(start(setup), f"0 keep {first} {second}")
    assert to_act(state) == (1,)
    assert GAME.view(state, 1)["seats"][0]["cards"] == []
    assert [held["id"] for held in GAME.view(state, 0)["seats"][0]["cards"]] == [first, second]


def test_S1_a_card_not_dealt_or_one_card_twice_cannot_be_kept() -> None:
    setup = deal(GAME, 2, seed=1)
    state = start(setup)
    mine, other = setup.shuffles["deal"][0], setup.shuffles["deal"][4]
    assert refused(state, f"0 keep {mine} {other}") == "card_not_dealt"
    assert refused(state, f"0 keep {mine} {mine}") == "keep_two"
    assert refused(state, f"0 keep {mine}") == "keep_two"
    assert refused(state, "0 take stack") == "wrong_step"


def test_S2_cards_not_kept_make_the_stack_and_its_top_four_the_display() -> None:
    setup = deal(GAME, 3, seed=5)
    deal_order, draw = setup.shuffles["deal"], setup.shuffles["draw"]
    keeps = [deal_order[4 * who : 4 * who + 2] for who in range(3)]
    state, events = play(start(setup), *(f"{who} keep {' '.join(kept)}" for who, kept in enumerate(keeps)))
    expected = [id_ for id_ in draw if not any(id_ in kept for kept in keeps)]
    assert [shown.id for shown in state.middle.display] == expected[:4]
    assert [hidden.id for hidden in state.middle.stack] == expected[4:]
    assert len(expected) == 47 - 6, "the cards returned are in the stack again"
    assert codes(events)[-3:] == ["all_kept", "display_refilled", "expedition_turned"]
    assert state.middle.first == setup.first


# --- the flow -----------------------------------------------------------------------------------------------------


def everybody_marks_one(state: State) -> tuple[State, list[Event]]:
    """Play the turn to its end with single fields and, if necessary, cards from the stack."""
    told: list[Event] = []
    turn = (state.middle.round, state.middle.turn)
    while to_act(state) and (state.middle.round, state.middle.turn) == turn:
        who = to_act(state)[0]
        singles = [action for action in legal(state, who) if len(str(action).split()) <= 3]
        state, events = apply(state, who, singles[0])
        told += events
    return state, told


def test_S3_four_rounds_of_seven_turns_and_the_mark_passes_after_every_turn() -> None:
    state = start(deal(GAME, 3, seed=2))
    for who in range(3):
        state, _ = apply(state, who, legal(state, who)[0])
    seen = []
    while to_act(state):
        seen.append((state.middle.round, state.middle.turn, state.middle.first))
        state, _ = everybody_marks_one(state)
    first = seen[0][2]
    turns = [(round_, turn) for round_ in range(1, 5) for turn in range(1, 8)]
    assert [at[:2] for at in seen] == turns
    assert [at[2] for at in seen] == [(first + number) % 3 for number in range(28)]


def test_S4_the_next_expedition_card_holds_for_everybody() -> None:
    state = position(seat("P04", "G04"), seat("P05", "G05"), expedition="E6", round=2, turn=3)
    state, events = everybody_marks_one(state)
    turned = state.setup.shuffles["expeditions"][1][3]
    assert codes(events)[-1] == "expedition_turned"
    assert events[-1]._asdict() == {"round": 2, "turn": 4, "expedition": turned}
    assert state.middle.expedition == turned


def test_S5_the_whole_pattern_on_free_fields_of_one_card_turned_and_flipped() -> None:
    deck = deck_with(card("G01", BLANK_SQUARE))
    state = position(seat("G01 a1", "S01"), seat("P04", "S02"), deck=deck, expedition="E7")
    marks = [text for text in legal_texts(state, 0) if text.startswith("mark G01") and len(text.split()) > 3]
    assert "mark G01 a2 a3 b3 b1" not in marks
    assert "mark G01 b1 c1 d1 d2" in marks
    assert "mark G01 b1 b2 c1 d1" in marks, "flipped"
    assert "mark G01 a3 b1 b2 b3" in marks, "turned"
    assert not [text for text in marks if "a1" in text], "never a field twice"
    assert refused(state, "0 mark G01 a1 b1 c1 c2") == "field_taken"
    assert refused(state, "0 mark G01 c2 c3 d2 d3") == "field_outside"
    with pytest.raises(Refusal) as refusal:
        play(state, "0 mark G01 a1 d4 b2")
    also = refusal.value.facts["also"]
    assert [refusal.value.code, *(other.code for other in also)] == [  # type: ignore[attr-defined]
        *("field_outside", "field_taken", "not_the_pattern"),
    ], "every rule that is broken"
    assert refused(state, "0 mark G01 b1 b2 c1 c2") == "not_the_pattern"
    assert refused(state, "0 mark P04 a1") == "card_not_held"


def test_S5_each_set_of_cells_is_one_action() -> None:
    deck = deck_with(card("G01", BLANK_SQUARE))
    state = position(seat("G01", "S01"), seat("P04", "S02"), deck=deck, expedition="E6")
    marks = legal_texts(state, 0)
    assert len(marks) == len(set(marks))
    assert [text for text in marks if len(text.split()) == 6 and "G01" in text] == [
        "mark G01 a1 a2 b1 b2",
        "mark G01 a2 a3 b2 b3",
        "mark G01 b1 b2 c1 c2",
        "mark G01 c1 c2 d1 d2",
    ]


def test_S6_or_exactly_one_free_field_on_either_card_but_never_nothing() -> None:
    deck = deck_with(card("G01", BLANK_SQUARE))
    state = position(seat("G01 a1 a2 a3 b1 b2 b3 c1 c2", "S01 all"), seat("P04", "S02"), deck=deck, expedition="E6")
    assert legal_texts(state, 0) == ["mark G01 d1", "mark G01 d2"], "the square does not fit any more"
    assert refused(state, "0 mark G01 d1 d2") == "not_the_pattern"
    state, events = play(state, "0 mark G01 d1")
    assert codes(events) == ["fields_marked"]
    assert to_act(state) == (1,)


def test_S7_a_cross_gives_one_more_field_and_crosses_chain() -> None:
    deck = deck_with(card("G01", "oxoo/ooox/oo../...."), card("S01", "oxo./oooo/o..."))
    state = position(seat("G01", "S01"), seat("P04", "S02"), deck=deck, expedition="E1")
    state, events = play(state, "0 mark G01 a1 b1")
    assert codes(events) == ["fields_marked", "cross_owed"]
    assert {text.split()[0] for text in legal_texts(state, 0)} == {"cross"}
    assert len(legal(state, 0)) == 8 + 8
    assert refused(state, "0 mark G01 a2") == "cross_owed_first"
    assert refused(state, "0 cross G01 a1") == "field_taken"
    state, events = play(state, "0 cross S01 b1")
    assert codes(events) == ["fields_marked", "cross_owed"], "the extra field was a cross too"
    state, events = play(state, "0 cross G01 d2")
    assert codes(events) == ["fields_marked", "cross_owed"]
    state, events = play(state, "0 cross G01 d1")
    assert codes(events) == ["fields_marked"]
    assert to_act(state) == (1,)
    assert refused(state, "1 cross P04 a1") == "no_cross_owed"


def test_S7_two_crosses_in_one_pattern_give_two_fields_after_the_whole_pattern() -> None:
    deck = deck_with(card("G01", "xxoo/oooo/oo../...."))
    state = position(seat("G01", "S01"), seat("P04", "S02"), deck=deck, expedition="E1")
    state, events = play(state, "0 mark G01 a1 b1")
    assert events[-1]._asdict() == {"seat": 0, "owed": 2}
    state, events = play(state, "0 cross G01 a2")
    assert codes(events) == ["fields_marked"], "what is owed was told already"
    assert to_act(state) == (0, 1)
    state, _ = play(state, "0 cross G01 a3")
    assert to_act(state) == (1,)


def test_S7_owed_fields_lapse_only_when_no_field_is_free() -> None:
    deck = deck_with(card("G01", "xxoo/oooo/oo../...."))
    rest = "a2 a3 b2 b3 c1 c2 d1 d2"
    state = position(seat(f"G01 {rest}", "S01 all"), seat("P04", "S02"), deck=deck, expedition="E1")
    state, events = play(state, "0 mark G01 a1")
    assert codes(events) == ["fields_marked", "cross_owed"]
    state, events = play(state, "0 cross G01 b1")
    assert codes(events) == ["fields_marked", "cross_lapsed"]
    assert to_act(state) == (1,)


def test_S8_coins_are_ticked_one_by_one_and_beyond_twelve_nothing_happens() -> None:
    deck = deck_with(card("G01", "ccoo/oooo/oo../...."))
    state = position(seat("G01", "S01", coins=11), seat("P04", "S02"), deck=deck, expedition="E1")
    state, events = play(state, "0 mark G01 a1 b1")
    assert codes(events) == ["fields_marked", "coin_ticked", "coin_wasted"]
    assert events[1] == CoinTicked(0, 12)
    assert state.players[0].coins == 12


PALMS = [
    card("S03", "pooo/oooo"),
    card("S04", "poo./oooo/o..."),
    card("O05", "oooo/oooo/oooo"),
    card("O06", "oooo/oooo/ooo./o..."),
]


def test_S9_a_palm_with_two_palms_in_the_display_is_worth_three() -> None:
    deck = deck_with(card("G01", "poop/oooo/oo../...."), *PALMS)
    state = position(seat("G01", "S01"), seat("P04", "S02"), deck=deck, expedition="E1", display="S03 S04 O05 O06")
    state, events = play(state, "0 mark G01 a1 b1")
    assert events[1:] == [PalmScored(0, 3)]
    assert state.players[0].palms == (3,)


def test_S9_palms_on_own_cards_do_not_count_and_a_short_display_counts_as_it_is() -> None:
    deck = deck_with(card("G01", "poop/oooo/oo../...."), *PALMS)
    state = position(seat("G01", "S01"), seat("P04", "S02"), deck=deck, expedition="E1", display="S03", stack="")
    _, events = play(state, "0 mark G01 d1")
    assert events[1:] == [PalmScored(0, 2)]


def test_S9_each_palm_takes_its_own_field_and_after_four_palms_give_nothing() -> None:
    deck = deck_with(card("G01", "pppo/oooo/oo../...."))
    state = position(seat("G01", "S01", palms=(2, 1, 1)), seat("P04", "S02"), deck=deck, expedition="E2")
    state, events = play(state, "0 mark G01 a1 b1 c1")
    assert codes(events) == ["fields_marked", "palm_scored", "palm_wasted", "palm_wasted"]
    assert state.players[0].palms == (2, 1, 1, 1)


def test_S10_a_filled_card_stays_until_step_3_and_the_other_card_takes_the_owed_field() -> None:
    deck = deck_with(card("G01", "xooo/oooo/oo../...."))
    rest = "a2 a3 b1 b2 b3 c1 c2 d1 d2"
    state = position(seat(f"G01 {rest}", "S01"), seat("P04", "S02"), deck=deck, expedition="E1")
    state, _ = play(state, "0 mark G01 a1")
    assert [held.card.id for held in state.players[0].cards if held] == ["G01", "S01"]
    assert {text.split()[1] for text in legal_texts(state, 0)} == {"S01"}


def test_S10_what_others_mark_is_shown_when_all_have_finished() -> None:
    deck = deck_with(card("G01", "coco/oooo/oo../...."))
    state = position(seat("G01", "S01"), seat("P04", "S02"), deck=deck, expedition="E1")
    state, events = play(state, "0 mark G01 a1 b1")
    assert (
        GAME.view(state, 1)["seats"][0]
        == GAME.view(position(seat("G01", "S01"), seat("P04", "S02"), deck=deck), 1)["seats"][0]
    )
    assert GAME.retell(state, events, 1) == []
    assert len(GAME.retell(state, events, 0)) == 2
    state, more = play(state, "1 mark P04 a1")
    assert GAME.view(state, 1)["seats"][0]["coins"] == 1
    assert [code_of(event) for _, event in GAME.tell(state, events + more, 1)][:2] == [
        "fields_marked",
        "coin_ticked",
    ]


def test_S11_the_first_to_complete_a_coin_row_takes_cup_6_and_the_next_5() -> None:
    deck = deck_with(card("G01", "coco/oooo/oo../...."), card("S02", "coo./oooo/o..."))
    state = position(seat("G01", "S01", coins=3), seat("P04", "S02", coins=7, cups=()), deck=deck, first=1)
    state, _ = play(state, "0 mark G01 a1")
    state, events = play(state, "1 mark S02 a1")
    assert codes(events)[2:7] == ["all_marked", "row_completed", "row_completed", "cup_taken", "cup_taken"]
    assert [event for event in events if isinstance(event, CupTaken)] == [
        CupTaken(1, 2, 6),
        CupTaken(0, 1, 5),
    ]
    assert state.middle.cups == (4, 3, 2, 1)


def test_S11_no_cup_once_all_six_are_gone() -> None:
    deck = deck_with(card("G01", "coco/oooo/oo../...."))
    state = position(seat("G01", "S01", coins=3), seat("P04", "S02"), deck=deck, cups=())
    state, events = play(state, "1 mark P04 a1", "0 mark G01 a1")
    assert "cup_missed" in codes(events)
    assert state.players[0].cups == ()


def test_S11_two_rows_in_one_turn_bring_two_cups() -> None:
    """No pattern of the house deck marks five coins together; one of a custom deck may."""
    deck = deck_with(card("G01", "cccc/cooo/oo../...."))
    long_l = Expedition("E8", GRID.read("a1 a2 b1 c1 d1"))
    deck = replace(deck, expeditions=(*deck.expeditions[:7], long_l))
    state = position(seat("G01", "S01", coins=3), seat("P04", "S02"), deck=deck, expedition="E8")
    state, events = play(state, "1 mark P04 a1", "0 mark G01 a1 a2 b1 c1 d1")
    assert [event for event in events if isinstance(event, CupTaken)] == [
        CupTaken(0, 1, 6),
        CupTaken(0, 2, 5),
    ]
    assert state.players[0].cups == (6, 5)


def almost(card_id: str) -> str:
    """Return a card of the house deck with all fields marked except its first."""
    _, *rest = GRID.names(house().card(card_id).island)
    return " ".join([card_id, *rest])


def free_field(card_id: str) -> str:
    return GRID.names(house().card(card_id).island)[0]


def mark_last(who: int, card_id: str) -> str:
    return f"{who} mark {card_id} {free_field(card_id)}"


def test_S11_filled_cards_are_laid_aside_and_replaced_from_display_or_stack() -> None:
    deck = deck_with()
    state = position(
        seat(almost("S01"), "G01"),
        seat("P04", "S02"),
        deck=deck,
        display="P05 O05 G05 S05",
        stack="P06 O06 G06",
    )
    state, events = play(state, "1 mark P04 a1", mark_last(0, "S01"))
    assert codes(events)[-3:] == ["all_marked", "card_filled", "card_laid_aside"]
    assert to_act(state) == (0,)
    assert legal_texts(state, 0) == ["take G05", "take O05", "take P05", "take S05", "take stack"]
    assert [laid.id for laid in state.players[0].done] == ["S01"]
    assert refused(state, "0 take P06") == "card_not_in_display"
    assert refused(state, "1 take P05") == "not_to_act"
    from_display, events = play(state, "0 take O05")
    assert [held.card.id for held in from_display.players[0].cards if held] == ["O05", "G01"]
    assert [shown.id for shown in from_display.middle.display] == ["P05", "G05", "S05", "P06"], "filled up"
    assert codes(events)[:2] == ["card_taken", "display_refilled"]
    from_stack, _ = play(state, "0 take stack")
    assert [held.card.id for held in from_stack.players[0].cards if held] == ["P06", "G01"]
    assert [shown.id for shown in from_stack.middle.display] == ["P05", "O05", "G05", "S05"]


def both_filled(**more: Any) -> State:
    """Return a state in which seat 0 fills two cards together: one by the mark, the other by its cross."""
    last = card("S01", "xooo/oooo")
    deck = deck_with(last, card("S03", "oooo/oooo"))
    state = position(
        seat("S01 a2 b1 b2 c1 c2 d1 d2", "S03 a2 b1 b2 c1 c2 d1 d2"), seat("P04", "S02"), deck=deck, **more
    )
    state, _ = play(state, "1 mark P04 a1", "0 mark S01 a1", "0 cross S03 a1")
    return state


def test_S11_two_cards_are_taken_one_after_the_other_and_only_then_is_the_display_filled() -> None:
    state = both_filled(display="P05 O05 G05 S05", stack="P06 O06 G06")
    assert state.players[0].owed == 2
    state, events = play(state, "0 take stack")
    assert codes(events) == ["card_taken"]
    assert state.players[0].cards[0] is not None
    assert state.players[0].cards[0].card.id == "P06", "seen before the second choice"
    assert legal_texts(state, 0) == ["take G05", "take O05", "take P05", "take S05", "take stack"]
    state, events = play(state, "0 take P05")
    assert codes(events)[:2] == ["card_taken", "display_refilled"]
    assert [shown.id for shown in state.middle.display] == ["O05", "G05", "S05", "O06"]


def test_S11_claims_go_clockwise_from_the_first_player_with_the_display_filled_between() -> None:
    deck = deck_with()
    state = position(
        seat(almost("S01"), "G01"), seat(almost("S03"), "P03"), seat("G02", "P04"), seat(almost("S02"), "O01"),
        deck=deck, first=3, display="P05 O05 G05 S05", stack="P06 O06 G06",
    )  # fmt: skip
    moves = mark_last(0, "S01"), mark_last(1, "S03"), f"2 mark G02 {free_field('G02')}", mark_last(3, "S02")
    state, _ = play(state, *moves)
    assert to_act(state) == (3,)
    state, _ = play(state, "3 take P05")
    assert to_act(state) == (0,)
    assert "take P06" in legal_texts(state, 0), "filled up before the next player's claims"
    state, _ = play(state, "0 take P06")
    assert to_act(state) == (1,), "clockwise"
    state, _ = play(state, "1 take stack")
    assert state.middle.step == "mark", "seat 2 has nothing to claim"


def test_S12_the_display_shrinks_with_an_empty_stack() -> None:
    deck = deck_with()
    state = position(seat(almost("S01"), "G01"), seat("P04", "S02"), deck=deck, display="P05 O05", stack="")
    state, _ = play(state, "1 mark P04 a1", mark_last(0, "S01"))
    assert legal_texts(state, 0) == ["take O05", "take P05"]
    assert refused(state, "0 take stack") == "stack_empty"
    state, events = play(state, "0 take P05")
    assert "display_refilled" not in codes(events)
    assert [shown.id for shown in state.middle.display] == ["O05"]


def test_S12_with_display_and_stack_empty_the_place_stays_empty() -> None:
    deck = deck_with()
    state = position(seat(almost("S01"), "G01"), seat("P04", "S02"), deck=deck, display="", stack="")
    state, events = play(state, "1 mark P04 a1", mark_last(0, "S01"))
    assert "place_left_empty" in codes(events)
    assert state.players[0].cards[0] is None
    assert state.middle.turn == 2, "nobody was asked"


def test_S12_one_card_left_for_two_places() -> None:
    state = both_filled(display="P05", stack="")
    assert legal_texts(state, 0) == ["take P05"], "asked even when only one action is legal"
    state, events = play(state, "0 take P05")
    assert "place_left_empty" in codes(events)
    assert [held and held.card.id for held in state.players[0].cards] == ["P05", None]


def test_S12_no_card_left_for_two_places() -> None:
    last = card("S01", "xooo/oooo")
    deck = deck_with(last, card("S03", "oooo/oooo"))
    almost_both = seat("S01 a2 b1 b2 c1 c2 d1 d2", "S03 a2 b1 b2 c1 c2 d1 d2")
    state = position(almost_both, seat("P04", "S02"), deck=deck, display="", stack="")
    state, events = play(state, "1 mark P04 a1", "0 mark S01 a1", "0 cross S03 a1")
    assert codes(events).count("place_left_empty") == 2
    assert state.players[0].cards == (None, None)
    assert to_act(state) == (1,), "the next turn goes on without seat 0"


def test_S12_with_the_display_empty_the_stack_is_still_there() -> None:
    state = position(seat(almost("S01"), "G01"), seat("P04", "S02"), deck=deck_with(), display="", stack="P05")
    state, _ = play(state, "1 mark P04 a1", mark_last(0, "S01"))
    assert legal_texts(state, 0) == ["take stack"]


def test_S12_a_player_without_a_free_field_skips_step_2() -> None:
    state = position(seat("S01", "G01"), seat(None, None), seat("P04", "S02"), display="", stack="")
    assert to_act(state) == (0, 2)
    assert refused(state, "1 mark S01 a1") == "not_to_act"
    state, events = play(state, mark_last(0, "S01"), mark_last(2, "S02"))
    assert "all_marked" in codes(events)


def test_S12_when_nobody_has_a_free_field_the_match_runs_to_its_end() -> None:
    deck = deck_with()
    state = position(seat(almost("S01"), None), seat(None, None), deck=deck, display="", stack="", round=4, turn=5)
    state, events = play(state, mark_last(0, "S01"))
    assert to_act(state) == ()
    assert codes(events).count("expedition_turned") == 2
    assert codes(events)[-1] == "match_ended"


def test_S12_in_the_very_last_turn_cards_are_laid_aside_and_none_is_taken() -> None:
    deck = deck_with()
    state = position(seat(almost("S01"), "G01"), seat("P04", "S02"), deck=deck, round=4, turn=7)
    state, events = play(state, "1 mark P04 a1", mark_last(0, "S01"))
    assert to_act(state) == ()
    assert [laid.id for laid in state.players[0].done] == ["S01"]
    assert state.players[0].cards[0] is None
    assert codes(events)[-3:] == ["card_laid_aside", "round_ended", "match_ended"]
    assert refused(state, "0 mark G01 a1") == "match_over"


def test_S13_the_seventh_turn_ends_the_round_and_all_eight_are_shuffled_again() -> None:
    setup = deal(GAME, 2, seed=11)
    state = position(seat("P04", "G04"), seat("P05", "G05"), expedition="E6", round=1, turn=7)
    state = state._replace(setup=state.setup._replace(shuffles=setup.shuffles))
    state, events = everybody_marks_one(state)
    assert codes(events)[-3:] == ["round_ended", "first_player_passed", "expedition_turned"]
    assert (state.middle.round, state.middle.turn) == (2, 1)
    assert state.middle.expedition == setup.shuffles["expeditions"][1][0]
    unseen = setup.shuffles["expeditions"][0][7]
    assert sorted(setup.shuffles["expeditions"][0]) == sorted(setup.shuffles["expeditions"][1])
    assert unseen not in setup.shuffles["expeditions"][0][:7]


def test_S14_played_expedition_cards_are_not_looked_up_again() -> None:
    state = position(seat("P04", "G04"), seat("P05", "G05"), expedition="E6", turn=3)
    state, events = everybody_marks_one(state)
    state, more = everybody_marks_one(state)
    told = [event for _, event in GAME.retell(state, events + more, 0) if code_of(event) == "expedition_turned"]
    assert [event._asdict()["expedition"] for event in told] == [None, state.middle.expedition]
    assert "played" not in GAME.view(state, 0)


def test_S14_marks_are_told_in_their_turn_and_not_looked_up_after_it() -> None:
    deck = deck_with(card("G01", "coco/oooo/oo../...."))
    state = position(seat("G01", "S01", coins=3), seat("P04", "S02"), deck=deck, expedition="E6", turn=3)
    state, events = play(state, "1 mark P04 a1", "0 mark G01 a1")
    told = [code_of(event) for _, event in GAME.tell(state, events, 1)]
    assert told.count("fields_marked") == 2, "all see the others mark"
    kept = [code_of(event) for _, event in GAME.retell(state, events, 1)]
    assert kept == ["all_marked", "row_completed", "cup_taken", "first_player_passed", "expedition_turned"]
    state, more = everybody_marks_one(state)
    kept = [code_of(event) for _, event in GAME.retell(state, events + more, 1)]
    assert "cup_taken" not in kept, "when a card came tells how much of it was marked since"


def test_S14_a_table_may_switch_on_a_memory_aid() -> None:
    state = position(seat("P04", "G04"), seat("P05", "G05"), expedition="E6", turn=3, options=Options(memory_aid=True))
    assert GAME.view(state, 0)["played"] == ["E1", "E2", "E6"]
    state, events = everybody_marks_one(state)
    state, more = everybody_marks_one(state)
    told = [event for _, event in GAME.retell(state, events + more, 0) if code_of(event) == "expedition_turned"]
    assert None not in [event._asdict()["expedition"] for event in told]


# --- the end ------------------------------------------------------------------------------------------------------


def rulebook_example() -> Player:
    """Return a player with six filled cards: two grey, two orange, one green, one purple; seals grey 1 and orange 2."""
    deck = deck_with(
        card("S01", "oooo/oooo"),
        card("S02", "ooo./oooo/o..."),
        card("O01", "oooo/oooo/oooo", "1 grey"),
        card("O02", "oooo/oooo/ooo./o..."),
        card("G01", BLANK_SQUARE, "2 orange"),
        card("P01", "oooo/oooo/oooo/oo.."),
    )
    laid = "S01 S02 O01 O02 G01 P01"
    state = position(seat(coins=9, cups=(5, 3), palms=(2, 4, 2), done=laid), seat("P04", "S05"), deck=deck)
    return state.players[0]


def test_S15_the_rulebooks_example_is_95_points() -> None:
    assert score(rulebook_example()) == Score(coins=9, cups=8, palms=8, cards=64, seals=6)
    assert score(rulebook_example()).total == 95


def test_S15_a_seal_counts_its_own_card_and_each_seal_counts_by_itself() -> None:
    deck = deck_with(card("G01", BLANK_SQUARE, "2 green"), card("G02", "oooo/oooo/o.../o...", "1 green"))
    state = position(seat(done="G01 G02 G03"), seat("P04", "S05"), deck=deck)
    assert score(state.players[0]).seals == 2 * 3 + 1 * 3


def test_S15_cards_not_filled_give_nothing() -> None:
    state = position(seat(almost("P04"), FULL), seat("P05", "S05"), deck=deck_with())
    assert score(state.players[0]).total == 0


def test_S16_most_points_win_and_ties_go_by_grey_green_orange_purple() -> None:
    deck = deck_with()
    # Two players with 24 points each: three grey cards beat two orange cards.
    state = position(seat(done="O01 O02"), seat(done="S01 S02 S03"), deck=deck)
    assert outcome(state).places == (2, 1)
    # 32 each: four grey; two green and an orange; the third and the fourth seat share their place.
    equals = seat(done="O03 O04", coins=8), seat(done="O05 O06", coins=8)
    state = position(seat(done="G01 G02 O01"), seat(done="S01 S02 S03 S04"), *equals, deck=deck)
    assert outcome(state).totals == (32, 32, 32, 32)
    assert outcome(state).places == (2, 1, 3, 3)


def test_S16_orange_counts_before_purple() -> None:
    # 40 each, and equal in grey and green: one more orange card beats one more purple card.
    state = position(seat(done="P01 P02", coins=12), seat(done="P03 O01", coins=12, palms=(2,)), deck=deck_with())
    assert outcome(state).totals == (40, 40)
    assert outcome(state).places == (2, 1)


def test_S16_who_is_equal_in_everything_shares_the_victory() -> None:
    state = position(seat(done="S01 G01"), seat(done="S02 G02"), seat(done="S03"), deck=deck_with())
    assert outcome(state).winners == (0, 1)
    assert outcome(state).places == (1, 1, 3)


# --- positions by hand --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "nonsense",
    [
        lambda: position(seat("S01 a1", "G01"), seat("P04", "S02"), deck=deck_with(card("S01", ".ooo/oooo/o..."))),
        lambda: position(seat("S01", "G01"), seat("S01", "S02")),
        lambda: position(seat("S01", "G01"), seat("P04", "S02"), display="G01"),
        lambda: position(seat("S01", "G01"), seat("P04", "S02"), expedition="E9"),
        lambda: position(seat("S01", "G01"), seat("P04", "S02"), round=5),
    ],
)
def test_a_position_that_cannot_be_is_not_built(nonsense: Callable[[], State]) -> None:
    with pytest.raises(ValueError, match=r".+"):
        nonsense()
