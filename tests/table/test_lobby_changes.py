"""The host changes seats and options while people wait for the match."""

from __future__ import annotations

import pytest

from at_table import lobby, shuffles
from goldhook.core.game import Refusal
from goldhook.table import (
    AddSeat,
    CloseSeat,
    Command,
    Join,
    SeatBot,
    SetOptions,
    Start,
    Table,
    decide,
    fold,
    view,
)


def after(table: Table, *commands: Command) -> Table:
    for command in commands:
        table = fold(decide(table, command, table.at), table)
    return table


def waiting(players: int = 3) -> Table:
    table = lobby("silver_gold", players)
    table.do(Join("bob", "Bob", seat=1))
    return table.table


def names(table: Table) -> list[str]:
    return [chair["name"] or chair["player"] for chair in view(table, None)["seats"]]


def refused(table: Table, command: Command) -> str:
    with pytest.raises(Refusal) as refusal:
        decide(table, command, 0)
    return refusal.value.code


def test_the_host_adds_and_closes_seats() -> None:
    table = after(waiting(), AddSeat("ann"), SeatBot("ann", 3, 2))
    assert names(table) == ["Ann", "Bob", "nobody", "bot"]
    assert refused(table, AddSeat("ann")) == "players_wrong"
    table = after(table, CloseSeat("ann", 2))
    assert names(table) == ["Ann", "Bob", "bot"]
    assert refused(table, CloseSeat("ann", 0)) == "seat_taken"
    table = after(table, CloseSeat("ann", 2))
    assert names(table) == ["Ann", "Bob"]
    assert len({view(table, viewer)["n"] for viewer in (None, 0, 1)}) == 1
    assert after(table, Start("ann", *shuffles("silver_gold", 2, 1))).phase == "playing"


def test_lobby_changes_need_the_host_and_an_unstarted_match() -> None:
    for command in (AddSeat("bob"), CloseSeat("bob", 2), SetOptions("bob", {"chat": False})):
        assert refused(waiting(), command) == "not_host"
    table = after(waiting(2), Start("ann", *shuffles("silver_gold", 2, 1)))
    for command in (AddSeat("ann"), CloseSeat("ann", 1), SetOptions("ann", {"chat": False})):
        assert refused(table, command) == "match_running"


def test_options_change_one_by_one_and_are_checked() -> None:
    table = after(waiting(), SetOptions("ann", {"chat": False}), SetOptions("ann", {"first": "3"}))
    assert (table.agreed.table.chat, table.agreed.table.first) == (False, "3")
    assert view(table, None)["options"]["first"] == "3"
    assert refused(table, SetOptions("ann", {"first": "4"})) == "option_wrong"
    assert refused(table, SetOptions("ann", {"open_hands": True})) == "option_unknown"
    assert refused(table, SetOptions("ann", {"clock": 3})) == "option_wrong"
    table = after(table, CloseSeat("ann", 2))
    assert table.agreed.table.first == "lot", "that seat is gone"
