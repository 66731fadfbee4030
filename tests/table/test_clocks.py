"""Time at a table: credits, banks, votes when time is up, and a server that stalls."""

from __future__ import annotations

import random
from typing import Any

from at_table import AtTable, started
from goldhook.table import (
    Act,
    ComeBack,
    GoAway,
    Pause,
    Resume,
    Tick,
    Unconfirm,
    Vote,
    bots_due,
    due,
)
from goldhook.table.clocks import left

CLOCK = {"credit": 10, "bank": 60}


def seconds(table: AtTable) -> list[int]:
    return [left(clock, table.now) // 1000 for clock in table.table.clocks]


def timed(people: str = "ann bob", game: str = "gold_ahoi", **options: Any) -> AtTable:
    return started(game, people, first=0, clock=CLOCK, **options)


def move(table: AtTable, seat: int, now: int) -> None:
    table.now = now
    table.act(seat, table.legal(seat)[0], confirm=True)


def test_only_clocks_of_seats_that_must_act_run() -> None:
    table = timed()
    table.now = 20_000
    assert seconds(table) == [40, 60]
    move(table, 0, 25_000)
    table.now = 30_000
    assert seconds(table) == [35, 55]


def test_every_turn_credits_time_up_to_a_cap() -> None:
    table = timed()
    move(table, 0, 25_000)  # 35 left
    move(table, 1, 29_000)  # 56 left
    assert seconds(table) == [45, 56], "seat 0 is asked again: 10 more"
    move(table, 0, 29_000)
    assert seconds(table) == [45, 60], "56 and 10 are more than the bank holds"


def test_time_is_credited_once_per_turn_not_per_step() -> None:
    table = timed("ann bob", "silver_gold")
    chance = random.Random(3)
    while table.match.state.middle.step != "claim":
        table.finish_step(chance)
    seat = table.match.state.to_act[0]
    clock = table.table.clocks[seat]
    assert clock.turn == (table.match.state.middle.round, table.match.state.middle.turn)
    assert clock.since is not None
    assert clock.left == 60_000
    table.now += 15_000
    table.finish_part(seat, chance)
    assert seconds(table)[seat] in (55, 45), "credited only if the next turn has begun"


def test_a_confirmed_player_loses_no_time() -> None:
    table = timed("ann bob", "silver_gold")
    move(table, 0, 5000)
    table.now = 50_000
    assert seconds(table) == [55, 10]


def test_withdrawing_a_confirmation_resumes_the_clock() -> None:
    table = timed("ann bob", "silver_gold")
    move(table, 0, 5000)
    table.do(Unconfirm("ann", 0, table.version(0)), 20_000)
    table.now = 30_000
    assert seconds(table) == [45, 30]


def test_attempts_and_undo_do_not_change_a_clock() -> None:
    table = timed()
    before = table.view(1)["seats"]
    table.now = 7000
    table.act(0, "place 0,0 1")
    table.undo(0)
    assert table.view(1)["seats"] == before


def test_when_time_is_up_the_opponent_may_choose_a_bot() -> None:
    table = timed(stand_in=2)
    assert due(table.table) == 60_000
    assert table.do(Tick(), 59_999) == []
    assert table.refused(Vote("bob", 0, True)) == "nothing_to_vote"
    assert table.do(Tick(), 60_000) == ["timed_out"]
    assert table.view(1)["seats"][0]["clock"]["out"]
    assert bots_due(table.table) == ()
    assert table.refused(Vote("ann", 0, False)) == "vote_of_others"
    assert table.do(Vote("bob", 0, True)) == ["voted", "skipped"]
    assert bots_due(table.table) == (0,)
    assert table.view(1)["seats"][0]["bot"] == 2
    assert table.refused(Act("ann", 0, "place 0,0 1", table.version(0))) == "bot_plays"
    table.bots(random.Random(1))
    move(table, 1, 61_000)
    assert bots_due(table.table) == (), "it was for this step only"
    assert seconds(table)[0] == 10, "a new turn, a new credit"


def test_an_unconfirmed_complete_move_is_played_on_timeout() -> None:
    table = timed()
    table.act(0, "place 0,0 2")
    table.do(Tick(), 60_000)
    assert table.do(Vote("bob", 0, True)) == ["voted", "skipped"]
    table.bots(random.Random(1))  # in its own time, so that nobody can tell the move from a bot's
    assert table.match.record.actions == ((0, "place 0,0 2"),)


def test_when_time_is_up_the_others_may_grant_more_time() -> None:
    table = timed()
    table.do(Tick(), 60_000)
    assert table.do(Vote("bob", 0, False), 61_000) == ["voted", "waited"]
    assert due(table.table) == 71_000
    assert table.do(Tick(), 71_000) == ["timed_out"]
    move(table, 0, 71_000)
    assert due(table.table) == 71_000 + 60_000, "who moves after all has moved; now it is the other's time"


def test_a_majority_may_skip_and_half_may_wait() -> None:
    table = timed("ann bob cid", "silver_gold")
    for seat in (1, 2):
        table.finish_part(seat, random.Random(1))
    table.do(Tick(), 60_000)
    assert table.do(Vote("bob", 0, True)) == ["voted"]
    assert table.do(Vote("bob", 0, True)) == ["voted"], "a person has one vote"
    assert table.do(Vote("cid", 0, False)) == ["voted", "waited"], "one of two would wait: no majority to skip"
    table.do(Tick(), 70_000)
    table.do(Vote("cid", 0, True))
    assert table.do(Vote("bob", 0, True)) == ["voted", "skipped"]


def test_the_vote_of_an_absent_player_does_not_count() -> None:
    table = timed("ann bob cid", "silver_gold")
    table.do(Tick(), 60_000)
    assert table.do(Vote("bob", 0, True)) == ["voted"]
    table.do(GoAway("cid"))
    assert due(table.table) == table.table.at, "the vote is decided now"
    assert "skipped" in table.do(Tick())


def test_a_lone_player_is_skipped_without_a_vote() -> None:
    table = timed("ann -")
    assert table.do(Tick(), 60_000) == ["timed_out", "skipped"]
    assert bots_due(table.table) == (0,)


def test_bots_have_no_clock() -> None:
    table = timed("ann -")
    move(table, 0, 1000)
    assert bots_due(table.table) == (1,)
    assert due(table.table) is None


def test_server_downtime_costs_no_player_time() -> None:
    table = timed("ann bob", away=30)
    table.do(GoAway("bob"), 10_000)
    assert table.do(Pause(), 20_000) == ["paused"]
    assert due(table.table) is None
    assert table.view(0)["paused"]
    assert table.refused(Act("ann", 0, "place 0,0 1", table.version(0))) == "table_paused"
    assert table.do(Tick(), 90_000) == []
    assert table.do(Pause()) == []
    assert table.do(Resume(), 100_000) == ["resumed"]
    assert table.do(Resume()) == []
    assert seconds(table) == [40, 60]
    assert due(table.table) == 120_000, "Bob was away for 10 seconds, and is missed in 20 more"
    assert table.do(Tick(), 120_000) == ["missed"]


def test_a_server_that_was_killed_pauses_afterwards() -> None:
    table = timed()
    table.do(GoAway("bob"), 5000)
    table.do(ComeBack("bob"), 6000)
    assert table.do(Pause(since=8000), 500_000) == ["paused"]
    table.do(Resume(), 500_000)
    assert seconds(table) == [52, 60]
    table.do(Pause(since=0), 501_000)
    assert table.table.paused == 500_000, "nothing is paused before the last thing that happened"


def test_absence_is_noticed_even_with_time_on_the_clock() -> None:
    table = timed("ann bob", away=20)
    table.do(GoAway("ann"), 1000)
    assert due(table.table) == 21_000
    assert table.do(Tick(), 30_000) == ["missed", "host_passed"]


def test_no_absence_is_reported_before_a_turn_could_end() -> None:
    day = 24 * 3600
    table = started("gold_ahoi", "ann bob", first=0, clock={"credit": day, "bank": 3 * day}, away=20)
    table.do(GoAway("bob"), 1000)
    assert due(table.table) == 1000 + day * 1000


def test_time_never_goes_backwards() -> None:
    table = timed()
    table.do(GoAway("bob"), 5000)
    table.now = 0
    table.do(ComeBack("bob"), 0)
    assert table.events[-1].at == 5000
