"""Players who are away: the others decide, attempts are not lost, and everyone gets a message."""

from __future__ import annotations

import random

from at_table import AtTable, started
from goldhook.table import (
    Act,
    BotAct,
    Choose,
    ComeBack,
    GoAway,
    Leave,
    Rematch,
    Return,
    Tick,
    bots_due,
    due,
    finished_record,
    successor,
)
from goldhook.table.events import BotSeated, Joined, Rematched
from goldhook.table.plain import Choice


def absent(people: str = "ann bob", game: str = "gold_ahoi") -> AtTable:
    """Return a table whose first player has been away for as long as the table allows."""
    table = started(game, people, first=0, away=30, stand_in=4)
    table.do(GoAway("ann"), 1000)
    assert table.do(Tick(), 30_999) == []
    assert table.do(Tick(), 31_000) == ["missed", "host_passed"]
    return table


def choose(table: AtTable, person: str, seat: int, choice: Choice) -> Choose:
    """Return an answer to the question that is asked now."""
    return Choose(person, seat, choice, table.view(1)["seats"][seat % table.table.players].get("missed", 0))


def test_an_answer_applies_only_to_its_own_vote() -> None:
    table = absent()
    late = choose(table, "bob", 0, "bot")
    table.do(choose(table, "bob", 0, "wait"), 35_000)
    assert table.refused(late) == "nothing_to_vote"
    assert table.do(Tick(), 65_000) == ["missed"]
    assert table.refused(late) == "nothing_to_vote"


def test_no_player_is_replaced_without_a_vote() -> None:
    table = absent()
    assert due(table.table) is None
    assert table.do(Tick(), 10**9) == []
    assert bots_due(table.table) == ()
    assert table.view(1)["seats"][0]["missed"]
    assert table.heard[1][-2] == {"n": table.version(1) - 1, "code": "missed", "at": 31_000, "seats": [0]}
    assert table.do(ComeBack("ann")) == ["came_back"]
    assert "missed" not in table.view(1)["seats"][0]
    assert "since" not in table.heard[0][-1], "no bot has played"


def test_a_bot_plays_at_the_others_request_until_the_player_returns() -> None:
    table = absent()
    assert table.do(choose(table, "bob", 0, "bot"), 40_000) == ["chose", "stood_in"]
    assert bots_due(table.table) == (0,)
    shown = table.view(1)["seats"][0]
    assert (shown["player"], shown["bot"], shown["away"], shown["since"]) == ("person", 4, True, 40_000)
    assert table.refused(Act("ann", 0, table.legal(0)[0], table.version(0))) == "bot_plays"
    table.bots(random.Random(1))
    table.finish_part(1, random.Random(1))
    assert table.do(ComeBack("ann")) == ["came_back"]
    assert table.heard[0][-1]["since"] == 40_000, "told since when a bot played"
    assert bots_due(table.table) == ()
    table.act(0, table.legal(0)[0], confirm=True)
    assert [seat for seat, _ in table.match.record.actions] == [0, 1, 0]


def test_a_pending_move_is_played_as_the_player_left_it() -> None:
    table = started("gold_ahoi", "ann bob", first=0, away=30)
    table.act(0, "place 0,0 2")
    table.do(GoAway("ann"), 1000)
    table.do(Tick(), 31_000)
    assert table.match.parts[0].tentative == ("place 0,0 2",), "nothing is lost while the others think"
    assert table.do(choose(table, "bob", 0, "bot")) == ["chose", "stood_in"]
    assert table.bot(0, random.Random(1)) == ["played"], "the move as it was left, whatever the bot would have chosen"
    assert table.match.record.actions == ((0, "place 0,0 2"),)


def test_a_bot_completes_a_half_finished_move() -> None:
    table = started("silver_gold", "ann bob", first=0, away=30)
    chance = random.Random(4)
    while not (half_done := _mark_a_cross(table)):
        table.finish_step(chance)
    table.do(GoAway("ann"), table.now + 1000)
    table.do(Tick(), table.now + 30_000)
    assert table.do(choose(table, "bob", 0, "bot")) == ["chose", "stood_in"]
    assert table.match.parts[0].tentative == half_done
    table.bots(random.Random(1))
    done = table.match.parts[0].tentative or [text for seat, text in table.match.record.actions if seat == 0]
    assert half_done[0] in done


def _mark_a_cross(table: AtTable) -> tuple[str, ...]:
    """Let Ann mark a cross that owes her another field; empty if she cannot."""
    for action in table.legal(0):
        table.act(0, action)
        if not table.view(0)["complete"]:
            return table.match.parts[0].tentative
        table.undo(0)
    return ()


def test_the_others_may_wait_and_vote_again_later() -> None:
    table = absent()
    assert table.do(choose(table, "bob", 0, "wait"), 35_000) == ["chose", "awaited"]
    assert "missed" not in table.view(1)["seats"][0]
    assert due(table.table) == 65_000
    assert table.do(Tick(), 65_000) == ["missed"]


def test_the_others_may_end_the_match() -> None:
    table = absent()
    assert table.do(choose(table, "bob", 0, "end")) == ["chose", "ended"]
    shown = table.view(1)
    assert shown["phase"] == "closed"
    assert shown["match"] is not None
    assert shown["match"]["to_act"] == []
    assert not any(seat["owes"] for seat in shown["seats"])
    assert table.legal(1) == []
    assert table.refused(Act("ann", 0, "place 0,0 2", table.version(0))) == "table_closed"
    try:
        finished_record(table.table)
    except Exception as refusal:
        assert str(refusal).startswith("match_ended")
    else:
        raise AssertionError("there is no result")


def test_ending_a_match_needs_everyone_and_waiting_needs_half() -> None:
    table = absent("ann bob cid", "silver_gold")
    assert table.do(choose(table, "bob", 0, "end")) == ["chose"]
    assert table.do(choose(table, "cid", 0, "bot")) == ["chose", "stood_in"], "not everyone wants to end it"
    table = absent("ann bob cid", "silver_gold")
    assert table.do(choose(table, "bob", 0, "bot")) == ["chose"]
    assert table.do(choose(table, "cid", 0, "wait")) == ["chose", "awaited"]
    table = absent("ann bob cid", "silver_gold")
    table.do(choose(table, "bob", 0, "end"))
    assert table.do(choose(table, "cid", 0, "end")) == ["chose", "ended"]


def test_only_present_players_vote_and_only_about_an_absence() -> None:
    table = absent()
    assert table.refused(choose(table, "ann", 0, "bot")) == "vote_of_others"
    assert table.refused(choose(table, "zoe", 0, "bot")) == "vote_of_others"
    assert table.refused(choose(table, "bob", 1, "bot")) == "nothing_to_vote"
    assert table.refused(choose(table, "bob", 7, "bot")) == "no_such_seat"


def test_one_vote_counts_for_all_seats_of_a_device() -> None:
    table = started("silver_gold", "ann ann bob", away=30)
    table.do(GoAway("ann"), 1000)
    assert table.do(Tick(), 31_000) == ["missed", "host_passed"]
    assert table.do(choose(table, "bob", 1, "bot")) == ["chose", "stood_in", "stood_in"]
    assert bots_due(table.table) == (0, 1)


def test_a_player_who_leaves_is_replaced_at_once_and_can_return() -> None:
    table = started("gold_ahoi", "ann bob", first=0)
    table.act(0, "place 0,0 2")
    assert table.do(Leave("ann"), 5000) == ["went_away", "stood_in", "host_passed"]
    assert table.heard[1][-2]["left"] is True
    table.bots(random.Random(1))
    table.finish_part(1, random.Random(1))
    assert bots_due(table.table) == (0,)
    assert table.refused(Leave("ann")) == "already_left"
    assert table.do(ComeBack("ann"), 6000) == ["came_back"], "to watch"
    assert table.refused(Act("ann", 0, table.legal(0)[0], table.version(0))) == "bot_plays"
    assert table.view(0)["seats"][0]["left"]
    assert table.do(Return("ann")) == ["returned"]
    assert table.heard[0][-1]["since"] == 5000
    assert table.refused(Return("ann")) == "seat_is_yours"
    table.act(0, table.legal(0)[0], confirm=True)
    assert table.refused(Return("zoe")) == "not_seated"


def test_a_late_bot_answer_is_ignored_after_the_player_returns() -> None:
    table = absent()
    table.do(choose(table, "bob", 0, "bot"))
    thought, version = table.legal(0)[3], table.version(0)
    table.do(ComeBack("ann"))
    assert table.refused(BotAct(0, thought, version)) == "not_a_bot"
    table.do(Leave("ann"))
    assert table.refused(BotAct(0, thought, version)) == "stale"


def test_a_bot_keeps_the_seat_of_a_departed_player_in_the_rematch() -> None:
    table = started("gold_ahoi", "ann bob", first=0)
    table.do(Leave("ann"))
    table.finish(random.Random(1))
    table.do(Rematch("bob", "t2"))
    rematched = table.events[-1]
    assert isinstance(rematched, Rematched)
    found = successor(table.table, rematched)
    assert [event.person for event in found if isinstance(event, Joined)] == ["bob"]
    assert [event.seat for event in found if isinstance(event, BotSeated)] == [0]
    table.do(ComeBack("ann"))
    again = successor(table.table, rematched)
    assert [event.person for event in again if isinstance(event, Joined)] == ["ann", "bob"]
