"""A step at a table: attempts, undo, confirmation; revealed cards stay; repeated and late commands."""

from __future__ import annotations

import json
import random

import pytest

from at_table import AtTable, started
from goldhook.core.game import Refusal
from goldhook.games.silver_gold.state import CLAIM
from goldhook.table import Act, Confirm, Unconfirm, Undo, answer, decide, finished_record, legal, playing
from goldhook.table.steps import owing


def at_claim(owed: int = 1, seed: int = 0) -> AtTable:
    """Return a random match of Silver & Gold at a claim of this many cards, with cards in the stack."""
    for lot in range(seed, 400):
        table = started("silver_gold", "ann bob", seed=lot % 7)
        chance = random.Random(lot)
        while table.table.phase == "playing":
            state = table.match.state
            if state.middle.step == CLAIM and state.players[state.to_act[0]].owed == owed:
                return table
            table.finish_step(chance)
    raise AssertionError("no such claim")


# --- trying and taking back ---------------------------------------------------------------------------------------


def test_attempts_are_visible_only_to_their_seat() -> None:
    table = started("gold_ahoi", "ann bob", first=0)
    tile = table.view(0)["match"]["hand"]
    others = json.dumps([table.view(1), table.view(None)])
    assert table.act(0, "place 0,0 1") == ["acted"]
    mine = table.view(0)
    assert mine["match"]["board"] == [{"at": "0,0", "tile": tile, "turn": 1, "seat": 0}]
    assert (mine["tentative"], mine["complete"]) == (["place 0,0 1"], True)
    assert json.dumps([table.view(1), table.view(None)]) == others
    assert table.heard[0][-1]["code"] == "acted"
    assert table.heard[1][-1]["code"] == "started"


def test_gold_ahoi_draws_after_the_confirmation() -> None:
    table = started("gold_ahoi", "ann bob", first=0)
    table.act(0, "place 0,0 1")
    assert table.view(0)["match"]["hand"] is None
    assert table.view(0)["match"]["bag"] == 34
    assert table.confirm(0) == ["played"]
    assert table.view(0)["match"]["hand"] is not None
    assert table.view(0)["match"]["bag"] == 33


def test_a_tile_is_turned_and_moved_until_confirmed() -> None:
    table = started("gold_ahoi", "ann bob", first=0)
    table.act(0, "place 0,0 0", confirm=True)
    for action in ("place 0,1 0", "place 0,1 3", "place 1,0 2"):
        assert action in table.legal(1)
        table.act(1, action)
        assert table.view(1)["tentative"] == [action]
    table.confirm(1)
    assert table.match.record.actions == ((0, "place 0,0 0"), (1, "place 1,0 2"))


def test_a_new_choice_replaces_the_last_one_if_nothing_is_owed() -> None:
    table = started("silver_gold", "ann bob")
    one, other, *_ = table.legal(0)
    table.act(0, one)
    table.act(0, other)
    assert table.view(0)["tentative"] == [other]


def test_cards_kept_are_written_in_dealt_order() -> None:
    table = started("silver_gold", "ann bob")
    _, first, second = table.legal(0)[0].split()
    table.act(0, f"keep {second.lower()} {first}")
    assert table.view(0)["tentative"] == [f"keep {first} {second}"]


def test_undo_restores_the_exact_view() -> None:
    table = started("silver_gold", "ann bob")
    table.finish_step(random.Random(1))
    before = table.view(0)["match"]
    table.act(0, table.legal(0)[-1])
    assert table.view(0)["match"] != before
    assert table.undo(0) == ["undone"]
    assert table.view(0)["match"] == before
    assert table.refused(Undo("ann", 0, table.version(0))) == "nothing_to_undo"


def test_attempts_are_closed_after_confirming() -> None:
    table = started("silver_gold", "ann bob")
    table.act(0, table.legal(0)[0])
    assert table.confirm(0) == ["confirmed"]
    for command in (
        Undo("ann", 0, table.version(0)),
        Confirm("ann", 0, table.version(0)),
        Act("ann", 0, table.match.parts[0].tentative[0], table.version(0)),
    ):
        assert table.refused(command) == "already_confirmed"
    assert table.legal(0) == []


def test_a_confirmation_can_be_withdrawn_while_others_think() -> None:
    table = started("silver_gold", "ann bob")
    table.act(0, table.legal(0)[0])
    mine, theirs, listed = table.view(0), table.view(1), table.legal(0)
    assert table.refused(Unconfirm("ann", 0, table.version(0))) == "nothing_to_undo"
    stale = table.version(0)
    table.confirm(0)
    assert table.refused(Unconfirm("bob", 0, table.version(0))) == "not_your_seat"
    assert table.refused(Unconfirm("ann", 0, stale)) == "stale"
    assert table.do(Unconfirm("ann", 0, table.version(0))) == ["unconfirmed"]
    assert {**table.view(0), "n": 0} == {**mine, "n": 0}, "the attempt is as it was"
    assert {**table.view(1), "n": 0} == {**theirs, "n": 0}
    assert table.heard[1][-1] == {"n": table.version(1), "code": "unconfirmed", "at": table.now, "seat": 0}
    assert table.legal(0) == listed
    table.undo(0)
    table.act(0, table.legal(0)[1])
    assert table.confirm(0) == ["confirmed"]
    table.act(1, table.legal(1)[0])
    assert table.confirm(1) == ["played"]
    assert table.match.record.actions[0] == (0, listed[1]), "what was confirmed last is played"


def test_a_confirmation_is_final_once_the_step_is_played() -> None:
    table = started("silver_gold", "ann bob")
    table.act(0, table.legal(0)[0])
    table.confirm(0)
    before = table.version(0)
    table.act(1, table.legal(1)[0], confirm=True)
    assert table.refused(Unconfirm("ann", 0, before)) == "stale"
    assert table.refused(Unconfirm("ann", 0, table.version(0))) == "nothing_to_undo"


def test_withdrawn_confirmations_are_limited() -> None:
    table = started("silver_gold", "ann bob")
    table.act(0, table.legal(0)[0])
    for _ in range(playing.MOST_TRIES - 1):
        table.confirm(0)
        table.do(Unconfirm("ann", 0, table.version(0)))
    table.confirm(0)
    assert table.refused(Unconfirm("ann", 0, table.version(0))) == "too_many_attempts"


def test_only_a_finished_part_can_be_confirmed() -> None:
    table = started("silver_gold", "ann bob")
    assert table.refused(Confirm("ann", 0, table.version(0))) == "step_unfinished"
    chance = random.Random(5)
    while True:  # a mark that leaves a cross owed
        if table.match.state.middle.step == "mark":
            for action in table.legal(0):
                table.act(0, action)
                if not table.view(0)["complete"]:
                    assert table.view(0)["match"]["owed"] > 0
                    assert table.refused(Confirm("ann", 0, table.version(0))) == "step_unfinished"
                    table.undo(0)
                    assert table.refused(Act("ann", 0, action, table.version(0), confirm=True)) == "step_unfinished"
                    return
        table.finish_step(chance)


# --- a step closes ------------------------------------------------------------------------------------------------


def test_a_step_closes_when_every_person_has_confirmed_and_every_bot_has_moved() -> None:
    table = started("silver_gold", "ann bob -")
    assert table.act(1, table.legal(1)[2], confirm=True) == ["confirmed"]
    assert table.view(0)["match"]["to_act"] == [0, 2]
    assert table.bot(2, random.Random(1)) == ["confirmed"]
    table.act(0, table.legal(0)[1])
    state = table.match.state
    assert state.middle.step == "keep", "the law has heard of nothing yet"
    assert not table.match.record.actions
    assert table.confirm(0) == ["played"]
    assert [who for who, _ in table.match.record.actions] == [0, 1, 2], "in the order of seats"
    assert table.view(None)["match"]["step"] == "mark"
    assert [event["code"] for event in table.heard[None][-1]["events"]].count("cards_kept") == 3


def test_a_lone_marker_sees_the_next_card_only_after_confirming() -> None:
    """If only one seat has a free field, the rules engine would advance with its last mark; the table must not."""
    table = started("silver_gold", "ann bob")
    table.finish_step(random.Random(1))
    alone = table.match.state._replace(to_act=(0,))
    table.hear_of(table.table._replace(match=table.match._replace(state=alone)))
    before = table.view(0)["match"]
    while not table.view(0)["complete"]:
        table.act(0, table.legal(0)[0])
    shown = table.view(0)["match"]
    for fact in ("round", "turn", "step", "expedition", "display", "stack", "first"):
        assert shown[fact] == before[fact]
    assert table.confirm(0) == ["played"]
    assert table.view(0)["match"]["step"] != "mark" or table.view(0)["match"]["turn"] == 2


def test_a_faster_player_causes_no_refusals() -> None:
    table = started("silver_gold", "ann bob cid")
    mine, theirs = table.version(0), table.version(1)
    act = Act("ann", 0, table.legal(0)[0], mine)
    table.do(Act("bob", 1, table.legal(1)[0], theirs, confirm=True))
    assert table.version(0) == mine + 1, "Ann was told that Bob has confirmed"
    assert table.do(act) == ["acted"], "and is not refused for it"


# --- what is revealed stays ---------------------------------------------------------------------------------------


def test_a_card_from_the_display_can_be_put_back() -> None:
    table = at_claim()
    seat = owing(table.match)[0]
    shown = table.view(seat)["match"]
    card = shown["display"][0]
    table.act(seat, f"take {card}")
    assert card not in table.view(seat)["match"]["display"]
    assert len(table.view(seat)["match"]["display"]) == 3, "the display is not filled up yet"
    assert card in table.view(1 - seat)["match"]["display"]
    table.undo(seat)
    assert table.view(seat)["match"] == shown
    table.act(seat, f"take {card}")
    assert table.confirm(seat) == ["played"]


def test_a_card_from_the_stack_cannot_be_put_back() -> None:
    table = at_claim(owed=2)
    seat = owing(table.match)[0]
    assert table.act(seat, "take stack") == ["played"]
    assert owing(table.match) == (seat,), "a second card is still to choose"
    assert table.refused(Undo(table.holder(seat), seat, table.version(seat))) == "nothing_to_undo"
    assert table.heard[1 - seat][-1]["events"][0]["from_stack"] is True


def test_taking_from_the_stack_commits_earlier_attempts() -> None:
    table = at_claim(owed=2)
    seat = owing(table.match)[0]
    card = table.view(seat)["match"]["display"][1]
    table.act(seat, f"take {card}")
    assert table.act(seat, "take stack") == ["played"]
    assert table.match.record.actions[-2:] == ((seat, f"take {card}"), (seat, "take stack"))


def test_with_two_claims_only_the_last_choice_is_replaced() -> None:
    table = at_claim(owed=2)
    seat = owing(table.match)[0]
    first, second, third, *_ = table.view(seat)["match"]["display"]
    table.act(seat, f"take {first}")
    table.act(seat, f"take {second}")
    assert f"take {first}" not in table.legal(seat)
    table.act(seat, f"take {third}")
    assert table.view(seat)["tentative"] == [f"take {first}", f"take {third}"]
    table.undo(seat)
    assert table.view(seat)["tentative"] == [f"take {first}"], "undo takes back one thing"


# --- whose turn, which version, which command ---------------------------------------------------------------------


def test_players_cannot_move_for_other_seats() -> None:
    table = started("gold_ahoi", "ann bob", first=0)
    action = table.legal(0)[0]
    assert table.refused(Act("bob", 0, action, table.version(0))) == "not_your_seat"
    assert table.refused(Act("zoe", 0, action, table.version(0))) == "not_your_seat"
    assert table.refused(Act("bob", 1, action, table.version(1))) == "not_to_act"
    table.act(0, action)
    assert table.refused(Undo("bob", 0, table.version(0))) == "not_your_seat"
    assert table.refused(Undo("bob", 1, table.version(1))) == "not_to_act"
    assert table.refused(Act("bob", 7, action, 1)) == "no_such_seat"


def test_the_rules_engine_explains_an_illegal_action() -> None:
    table = started("gold_ahoi", "ann bob", first=0)
    assert table.refused(Act("ann", 0, "place 0,1 0", table.version(0))) == "first_tile_at_origin"
    assert table.refused(Act("ann", 0, "castle", table.version(0))) == "action_unreadable"
    assert table.refused(Act("ann", 0, "take stack", table.version(0))) == "action_unreadable"


def test_a_stale_command_is_refused() -> None:
    table = started("gold_ahoi", "ann bob", first=0)
    old = table.version(0)
    table.act(0, "place 0,0 1")
    assert table.refused(Confirm("ann", 0, old)) == "stale"
    assert table.refused(Confirm("ann", 0, table.version(0) + 1)) == "stale"
    table.confirm(0)
    table.act(1, table.legal(1)[0], confirm=True)
    assert table.refused(Act("ann", 0, table.legal(0)[0], old)) == "stale"


def test_a_repeated_command_runs_once_and_gets_the_same_answer() -> None:
    table = started("gold_ahoi", "ann bob", first=0)
    act = Act("ann", 0, "place 0,0 1", table.version(0), confirm=True, id="a1")
    assert table.do(act) == ["played"]
    first = answer(table.table, "ann", "a1")
    table.act(1, "place 0,1 0", confirm=True)
    assert table.do(act) == []
    assert answer(table.table, "ann", "a1") == first
    assert len(table.match.record.actions) == 2
    assert answer(table.table, "bob", "a1") is None, "each person names their own commands"


def test_only_the_last_commands_are_remembered() -> None:
    table = started("silver_gold", "ann bob")
    for number in range(40):
        table.do(Act("ann", 0, table.legal(0)[number % 6], table.version(0), id=f"a{number}"))
    assert len(table.table.answers["ann"]) == 16
    assert answer(table.table, "ann", "a39") is not None


def test_actions_are_refused_before_and_after_the_match() -> None:
    table = started("gold_ahoi", "ann bob", first=0)
    table.finish(random.Random(1))
    assert table.refused(Act("ann", 0, "place 0,0 1", table.version(0))) == "match_over"
    assert legal(table.table, 0) == []
    with pytest.raises(Refusal, match="match_over"):
        decide(table.table, Confirm("ann", 0, table.version(0)), 0)
    assert finished_record(table.table).actions == table.match.record.actions


@pytest.mark.parametrize("game", ["silver_gold", "gold_ahoi"])
def test_attempts_per_step_are_limited(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every attempt is stored; a seat that never stops must not make its table endlessly long."""
    monkeypatch.setattr(playing, "MOST_TRIES", 5)
    table = started(game, "ann bob")
    seat = owing(table.match)[0]
    action = table.legal(seat)[0]
    with pytest.raises(Refusal, match="too_many_attempts"):
        for _ in range(20):
            table.act(seat, action)
            table.undo(seat)
    while not table.view(seat)["complete"]:
        table.act(seat, table.legal(seat)[0])
    with pytest.raises(Refusal, match="too_many_attempts"):
        table.undo(seat)
    table.confirm(seat)
