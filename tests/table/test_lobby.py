"""Around the match: opening a table, sitting down, getting up, coming back, hosts, bots, rematches.

Until the first release a changed set only changes the last digests here; afterwards, the old set is kept as an earlier
one.
"""

from __future__ import annotations

import json
import random
from dataclasses import replace
from hashlib import sha256
from typing import NoReturn

import pytest

from at_table import AtTable, lobby, shuffles, started
from goldhook.core.chance import deal
from goldhook.core.game import Refusal
from goldhook.games import GAMES, RULES, RULES_VERSION
from goldhook.record import replay
from goldhook.table import (
    ComeBack,
    Create,
    FillWithBots,
    GoAway,
    Join,
    Leave,
    Rematch,
    Remove,
    Reseat,
    SeatBot,
    Start,
    Tick,
    bots_due,
    decide,
    decisions,
    due,
    evolve,
    finished_record,
    fold,
    may_watch,
    pieces_json,
    successor,
)
from goldhook.table import lobby as lobby_commands
from goldhook.table.events import Created, Rematched, from_json, to_json
from random_sets import random_tiles


def start(table: AtTable, by: str = "ann") -> Start:
    drawn, first = shuffles(table.table.game.name, table.table.players, seed=3)
    return Start(by, drawn, first)


# --- opening ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "players"), [("silver_gold", 2), ("silver_gold", 4), ("gold_ahoi", 2)])
def test_a_table_is_opened_for_a_game_and_a_number_of_seats(game: str, players: int) -> None:
    table = lobby(game, players)
    shown = table.view(None)
    assert (shown["phase"], shown["game"], shown["set"], shown["host"]) == ("lobby", game, "house", 0)
    assert [seat["player"] for seat in shown["seats"]] == ["person"] + ["nobody"] * (players - 1)
    assert shown["match"] is None


def test_the_rules_version_is_pinned_and_an_unknown_one_is_refused() -> None:
    created = decide(None, Create("ann", "Ann", "t1", "gold_ahoi", 2), 0)[0]
    assert isinstance(created, Created)
    assert created.rules_version == RULES_VERSION
    with pytest.raises(Refusal, match="rules_version"):
        evolve(None, created._replace(rules_version=RULES_VERSION + 1))
    with pytest.raises(Refusal, match="table_version"):
        from_json({**to_json(created), "v": 2})
    with pytest.raises(Refusal, match="table_version"):
        from_json({"v": 2, "code": "invented_later", "at": 0})


@pytest.mark.parametrize(
    ("version", "digests"), [(1, ["dbce1ff4d49c", "a135c75e237c"]), (2, ["d7a0404a8190", "55c543c6cf00"])]
)
def test_a_match_keeps_its_house_set(version: int, digests: list[str]) -> None:
    """A match stores the version of the rules, and no cards, so the house sets belong to that version."""
    sets = [game.pieces_json(game.house()) | {"name": "house"} for game in RULES[version].values()]
    assert [sha256(json.dumps(one, sort_keys=True).encode()).hexdigest()[:12] for one in sets] == digests


@pytest.mark.parametrize("name", list(GAMES))
def test_an_old_table_keeps_its_house_set_and_its_rematch_uses_the_newest(name: str) -> None:
    players = GAMES[name].players[0]
    created, *others = decide(None, Create("ann", "Ann", "t1", name, players), 0)
    assert isinstance(created, Created)
    old = fold([created._replace(rules_version=1), *others])
    new = fold([created, *others])
    assert old.pieces == RULES[1][name].house() != new.pieces == GAMES[name].house()
    assert (old.set_json, new.set_json) == (old.game.pieces_json(old.pieces), "house")
    rematched = Rematched(at=0, table="t2", host="ann", first=0)
    for table in (old, new):
        again = successor(table, rematched)[0]
        assert isinstance(again, Created) and again.set == "house"


def test_a_match_keeps_its_rules_version(monkeypatch: pytest.MonkeyPatch) -> None:
    """A second version is planted whose rules place no tile; matches begun under the first are unaffected."""

    def no_more(*_args: object) -> NoReturn:
        raise Refusal("tile_not_here")

    old = started("gold_ahoi")
    old.finish_step(random.Random(1))
    first = GAMES["gold_ahoi"]
    monkeypatch.setitem(RULES, RULES_VERSION, {**GAMES})
    monkeypatch.setitem(RULES, RULES_VERSION + 1, GAMES)
    monkeypatch.setitem(GAMES, "gold_ahoi", replace(first, apply=no_more, attempt=no_more))
    for module in (decisions, lobby_commands):
        monkeypatch.setattr(module, "RULES_VERSION", RULES_VERSION + 1)

    table = AtTable()
    for happened in old.events:
        table.hear(happened)
    assert table.table.game is first
    table.finish(random.Random(2))
    assert len(list(replay(finished_record(table.table)))) == 37

    waiting = AtTable()  # opened under the first, started under the second
    for happened in old.events[:3]:
        waiting.hear(happened)
    waiting.do(start(waiting))
    waiting.finish_step(random.Random(1))

    new = started("gold_ahoi")
    assert isinstance(new.events[0], Created) and new.events[0].rules_version == RULES_VERSION + 1
    with pytest.raises(Refusal, match="tile_not_here"):
        new.finish_step(random.Random(1))
    again = decide(table.table, Rematch("ann", "t2"), 0)[0]
    assert isinstance(again, Rematched)
    created = successor(table.table, again)[0]
    assert isinstance(created, Created) and created.rules_version == RULES_VERSION + 1


def test_a_table_may_use_a_custom_set() -> None:
    data = GAMES["gold_ahoi"].pieces_json(random_tiles(5))
    table = AtTable()
    table.do(Create("ann", "Ann", "t1", "gold_ahoi", 2, pieces={**data}))
    assert table.view(None)["set"] == data["name"]
    assert pieces_json(table.table) == data
    with pytest.raises(Refusal, match="set_"):
        decide(None, Create("ann", "Ann", "t1", "silver_gold", 2, pieces={**data}), 0)


@pytest.mark.parametrize(
    ("options", "code"),
    [
        ({"clok": True}, "option_unknown"),
        ({"chat": 1}, "option_wrong"),
        ({"clock": {"credit": 30}}, "option_wrong"),
        ({"clock": {"credit": 0, "bank": 60}}, "option_wrong"),
        ({"clock": 30}, "option_wrong"),
        ({"away": True}, "option_wrong"),
        ({"away": 10**9}, "option_wrong"),
        ({"stand_in": 6}, "option_wrong"),
    ],
)
def test_options_are_checked(options: dict[str, object], code: str) -> None:
    with pytest.raises(Refusal, match=code):
        decide(None, Create("ann", "Ann", "t1", "silver_gold", 2, options=options), 0)


@pytest.mark.parametrize(
    ("command", "code"),
    [
        (Create("ann", "Ann", "t1", "chess", 2), "game_unknown"),
        (Create("ann", "Ann", "t1", "gold_ahoi", 3), "players_wrong"),
        (Create("ann", "", "t1", "gold_ahoi", 2), "name_wrong"),
        (Create("ann", "A\u202enn", "t1", "gold_ahoi", 2), "name_wrong"),
        (Create("ann", "Ann", "t1", "gold_ahoi", 2, seat=2), "no_such_seat"),
        (Create("ann", "Ann", "t1", "gold_ahoi", 2, bots={0: 3}), "seat_taken"),
        (Create("ann", "Ann", "t1", "gold_ahoi", 2, bots={1: 9}), "level_wrong"),
        (Create("ann", "Ann", "t1", "gold_ahoi", 2, pieces="/etc/passwd"), "option_wrong"),
        (Create("ann", "Ann", "t1", "gold_ahoi", 2, id="x" * 65), "command_id_wrong"),
        (Create("ann", "Ann", "t1", "gold_ahoi", 2, options={"handicap": 10}), "option_wrong"),
        (Create("ann", "Ann", "t1", "gold_ahoi", 2, options={"handicap": "3"}), "option_wrong"),
        (Create("ann", "Ann", "t1", "silver_gold", 2, options={"handicap": 1}), "option_unknown"),
    ],
)
def test_invalid_tables_cannot_be_opened(command: Create, code: str) -> None:
    with pytest.raises(Refusal, match=code):
        decide(None, command, 0)


def test_options_reach_the_law() -> None:
    assert "hands" in started("gold_ahoi", open_hands=True).view(None)["match"]
    assert started("gold_ahoi", handicap=3).view(None)["match"]["handicap"] == 3
    assert "played" in started("silver_gold", memory_aid=True).view(None)["match"]


def test_a_table_can_forbid_spectators() -> None:
    table = lobby(spectators=False).table
    assert not may_watch(table, "zoe")
    assert may_watch(table, "ann")
    assert may_watch(lobby().table, "zoe")


# --- sitting down -------------------------------------------------------------------------------------------------


def test_people_join_until_all_seats_are_taken() -> None:
    table = lobby(players=3)
    assert table.refused(Join("bob", "Bob", 0)) == "seat_taken"
    assert table.do(Join("bob", "Bob", 2)) == ["joined"]
    assert table.do(Join("cid", "Cid")) == ["joined"]
    assert [chair.name for chair in table.table.chairs] == ["Ann", "Cid", "Bob"]
    assert table.refused(Join("dot", "Dot")) == "table_full"


def test_a_match_starts_when_all_seats_are_filled() -> None:
    table = lobby(players=3)
    assert table.refused(start(table)) == "seats_empty"
    table.do(Join("bob", "Bob"))
    assert table.do(FillWithBots("ann", 4)) == ["bot_seated"]
    assert table.refused(start(table, "bob")) == "not_host"
    assert table.do(start(table)) == ["started"]
    assert table.view(None)["phase"] == "playing"
    assert bots_due(table.table) == (2,)
    assert table.refused(Join("dot", "Dot")) == "match_running"


def test_a_match_does_not_start_with_wrong_shuffles() -> None:
    table = lobby("gold_ahoi", bots={1: 1})
    drawn, first = shuffles("gold_ahoi", 2, 1)
    assert table.refused(Start("ann", {"bag": drawn["bag"][:-1]}, first)) == "shuffle_length"
    assert table.refused(Start("ann", drawn, 2)) == "first_wrong"
    assert table.refused(Start("ann", {}, first)) == "shuffle_missing"


def test_bots_of_any_level_can_be_seated_and_changed() -> None:
    table = lobby(players=4, bots={3: 5})
    assert table.do(SeatBot("ann", 1, 1)) == ["bot_seated"]
    assert table.do(SeatBot("ann", 1, 2)) == ["bot_seated"]
    assert [seat["bot"] for seat in table.view(None)["seats"]] == [None, 2, None, 5]
    assert table.refused(SeatBot("ann", 0, 2)) == "seat_taken"
    assert table.refused(SeatBot("ann", 2, 0)) == "level_wrong"
    assert table.refused(SeatBot("bob", 2, 1)) == "not_host"
    assert table.do(Remove("ann", 1)) == ["removed"]
    assert table.view(None)["seats"][1]["player"] == "nobody"


def test_a_host_who_only_watches_lets_bots_play() -> None:
    table = AtTable()
    table.do(Create("ann", "Ann", "t1", "gold_ahoi", 2, bots={0: 1, 1: 2}, seat=None))
    table.do(start(table))
    table.bots(random.Random(1))
    assert table.table.phase == "over"


def test_the_host_reseats_and_removes() -> None:
    table = lobby(players=3)
    table.do(Join("bob", "Bob"))
    assert table.refused(Reseat("bob", 0, 1)) == "not_host"
    table.do(Reseat("ann", 0, 2))
    assert [chair.name for chair in table.table.chairs] == ["", "Bob", "Ann"]
    assert table.view(None)["host"] == 2
    table.do(Remove("ann", 1))
    assert [chair.name for chair in table.table.chairs] == ["", "", "Ann"]


# --- getting up ---------------------------------------------------------------------------------------------------


def test_leaving_the_lobby_frees_the_seat_and_passes_on_the_host() -> None:
    table = lobby(players=3)
    table.do(Join("bob", "Bob"))
    assert table.do(Leave("ann")) == ["left", "host_passed"]
    assert table.table.host == "bob"
    assert table.refused(Leave("ann")) == "not_seated"
    assert table.do(Leave("bob")) == ["left", "closed"]
    assert table.refused(Join("ann", "Ann")) == "table_closed"


def test_an_absent_host_is_replaced_but_keeps_the_seat() -> None:
    table = lobby(players=3, away=60)
    table.do(GoAway("ann"), 1000)
    assert due(table.table) is None, "alone: the seat waits, however long it takes to call the others"
    table.do(Join("bob", "Bob"), 2000)
    assert due(table.table) == 61_000
    assert table.do(Tick(), 60_999) == []
    assert table.do(Tick(), 61_000) == ["host_passed"]
    assert table.table.host == "bob"
    assert table.holder(0) == "ann"


def test_a_match_against_bots_waits_for_its_only_player() -> None:
    table = started("silver_gold", "ann - -")
    table.do(GoAway("ann"), 1000)
    assert due(table.table) is None
    table.bots(random.Random(1))
    assert table.do(Tick(), 10**9) == []
    assert table.do(ComeBack("ann")) == ["came_back"]


def test_a_seat_removed_during_a_match_goes_to_a_bot_permanently() -> None:
    table = started("silver_gold", "ann bob cid")
    assert table.refused(Remove("ann", 0)) == "seat_not_removable"
    table.act(1, table.legal(1)[0])
    assert table.do(Remove("ann", 1)) == ["removed"]
    assert table.do(ComeBack("bob")) == []
    assert bots_due(table.table) == (1,)
    table.finish(random.Random(2))
    assert finished_record(table.table).seats == ("human", "level:3", "human")


# --- once more ----------------------------------------------------------------------------------------------------


def of_three(first: str = "lot", rematch_first: str = "next") -> AtTable:
    """Return a lobby of three players with these options."""
    options = {"first": first, "rematch_first": rematch_first}
    table = AtTable()
    table.do(Create("ann", "Ann", "t1", "silver_gold", 3, options=options, bots={1: 1, 2: 1}))
    return table


@pytest.mark.parametrize(("first", "begins"), [("lot", 2), ("1", 0), ("2", 1), ("3", 2)])
def test_S2_the_host_may_name_the_seat_that_goes_first(first: str, begins: int) -> None:
    table = of_three(first)
    table.do(Start("ann", deal(table.table.game, 3, seed=1).shuffles, 2))
    assert table.match.record.setup.first == begins


def test_S2_only_an_existing_seat_can_go_first() -> None:
    for first in ("3", "0", "seat 1", 1):
        with pytest.raises(Refusal, match="option_wrong"):
            decide(None, Create("ann", "Ann", "t1", "gold_ahoi", 2, options={"first": first}), 0)


@pytest.mark.parametrize("luck", range(4))
@pytest.mark.parametrize("rematch_first", ["next", "lot", "loser"])
def test_S2_a_rematch_offers_three_ways_to_choose_the_first_player(rematch_first: str, luck: int) -> None:
    table = of_three("2", rematch_first)
    table.do(Start("ann", deal(table.table.game, 3, seed=1).shuffles, 0))
    table.finish(random.Random(3))
    places = table.table.game.outcome(table.match.state).places
    last = [seat for seat, place in enumerate(places) if place == max(places)]
    table.do(Rematch("ann", "t2", luck=luck))
    rematched = table.events[-1]
    assert isinstance(rematched, Rematched)
    again = AtTable()
    for happened in successor(table.table, rematched):
        again.hear(happened)
    again.do(Start("ann", deal(table.table.game, 3, seed=2).shuffles, 1))
    wanted = {"next": 2, "lot": 1, "loser": last[luck % len(last)]}
    assert again.match.record.setup.first == wanted[rematch_first], "the seat once named no longer counts"


@pytest.mark.parametrize("lot", [False, True])
def test_a_rematch_seats_the_same_people_and_passes_the_first_turn(lot: bool) -> None:
    table = started("silver_gold", "ann bob -", first=2)
    assert table.refused(Rematch("bob", "t2")) == "match_running"
    table.finish(random.Random(1))
    table.do(GoAway("ann"))
    assert table.refused(Rematch("zoe", "t2")) == "not_seated"
    assert table.do(Rematch("bob", "t2", lot)) == ["rematched"]
    assert table.refused(Rematch("ann", "t3")) == "rematch_made"
    assert table.view(None)["rematch"] == "t2"

    again = AtTable()
    rematched = table.events[-1]
    assert isinstance(rematched, Rematched)
    for happened in successor(table.table, rematched):
        again.hear(happened)
    assert again.table.id == "t2"
    assert again.table.chairs == table.table.chairs
    assert again.table.host == "bob"
    assert list(again.table.away) == ["ann"]
    drawn, _ = shuffles("silver_gold", 3, 9)
    again.do(Start("bob", drawn, 1))
    assert again.match.record.setup.first == (1 if lot else 0)


def test_the_record_is_public_only_at_the_end() -> None:
    table = lobby("gold_ahoi", bots={1: 1})
    with pytest.raises(Refusal, match="match_not_begun"):
        finished_record(table.table)
    table.do(start(table))
    with pytest.raises(Refusal, match="match_running"):
        finished_record(table.table)
    table.finish(random.Random(1))
    assert len(finished_record(table.table).actions) == 36


def test_events_fold_to_the_same_table() -> None:
    table = started("silver_gold", "ann bob -", clock={"credit": 20, "bank": 60})
    table.finish(random.Random(4))
    assert fold(table.events) == table.table
