"""Names at a table: who may use which name, and on how many seats."""

from __future__ import annotations

import pytest

from goldhook.core.game import Refusal
from goldhook.table import Create, Join, Leave, Table, decide, evolve, fold
from goldhook.table.lookalikes import is_alike


def opened(*, listed: bool, host: str = "Ann") -> Table:
    return fold(decide(None, Create("ann", host, "t1", "silver_gold", 4, options={"open_lobby": listed}), 0))


def after(table: Table, *commands: Join | Leave) -> Table:
    for command in commands:
        for event in decide(table, command, table.at + 1):
            table = evolve(table, event)
    return table


def refused(table: Table, command: Join) -> Refusal:
    with pytest.raises(Refusal) as refusal:
        decide(table, command, table.at)
    return refusal.value


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ann", "Ann"),
        ("Ann", "ANN"),
        ("Ann", "Аnn"),
        ("Ann", "An n"),
        ("Ann", "Ann."),
        ("Ann", "_Ann_"),
        ("Ann", "Änn"),
        ("Ann", "A\u0323nn"),
        ("MAX", "МАХ"),
        ("Max", "МАХ"),
        ("Ian", "lan"),
        ("Ian", "1an"),
        ("Bill", "BiII"),
        ("Bob", "B0b"),
        ("Zoe", "Zoë"),
        ("Oskar", "0skar"),
        ("Нина", "Hина"),
        ("Μαρία", "Mαρια"),
        ("Maria", "Μaria"),
        ("Michał", "Michal"),
        ("Soren", "Søren"),
        ("Sam", "Sarn"),
        ("Walter", "VValter"),
        ("ヘルマン", "へルマン"),
        ("Lisa", "ꓡisa"),
        ("Player 1", "Player l"),
        ("...", "..."),
    ],
)
def test_names_that_could_be_taken_for_one_another(one: str, other: str) -> None:
    assert is_alike(one, other)
    assert is_alike(other, one)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Anna", "Anne"),
        ("Anna", "Ann"),
        ("Neil", "Nell"),
        ("Ian", "Lan"),
        ("Iola", "Lola"),
        ("Mia", "Mila"),
        ("Player 1", "Player 2"),
        ("Jan", "Jana"),
        ("Νίκος", "Νίκη"),
        ("Саша", "Маша"),
        ("Ирина", "Арина"),
        ("たいき", "だいき"),
        ("はな", "ばな"),
        ("はるか", "はるき"),
        ("राम", "रमा"),
        ("Ann ⚓", "Ann"),
        ("...", "!!!"),
    ],
)
def test_names_that_are_merely_similar(one: str, other: str) -> None:
    assert not is_alike(one, other)
    assert not is_alike(other, one)


@pytest.mark.parametrize("listed", [False, True])
def test_lookalike_names_are_refused(listed: bool) -> None:
    table = after(opened(listed=listed), Join("bob", "Bob"))
    for name, taken in (("Аnn", "Ann"), ("ann", "Ann"), ("B0b", "Bob")):
        refusal = refused(table, Join("eve", name))
        assert (refusal.code, refusal.facts["name"]) == ("name_alike", taken)
    assert refused(table, Join("ann", "Bob")).code == "name_alike", "not even the host"
    table = after(table, Join("eve", "Anne"), Leave("bob"))
    assert after(table, Join("zoe", "Bob")).chairs[1].name == "Bob", "a name that is free again"


def test_family_members_on_one_device_sit_down_as_before() -> None:
    table = after(opened(listed=False), Join("bob", "Bob"), Join("bob", "Bob"), Join("ann", "Ann"))
    assert [chair.name for chair in table.chairs] == ["Ann", "Bob", "Bob", "Ann"]


def test_at_a_listed_table_only_the_host_takes_several_seats() -> None:
    table = after(opened(listed=True), Join("bob", "Bob"))
    assert refused(table, Join("bob", "Bobby")).code == "one_seat"
    assert refused(table, Join("bob", "Anna", seat=3)).code == "one_seat"
    table = after(table, Join("ann", "Anna"))
    assert [chair.holder for chair in table.chairs] == ["ann", "bob", "ann", ""]
    table = after(table, Leave("ann"))
    assert table.host == "bob"
    table = after(table, Join("bob", "Bobby"), Join("eve", "Eve"))
    assert refused(table, Join("eve", "Evelyn")).code == "one_seat"


def test_a_host_who_watches_may_seat_a_family() -> None:
    table = fold(decide(None, Create("ann", "", "t1", "silver_gold", 3, options={"open_lobby": True}, seat=None), 0))
    table = after(table, Join("ann", "Ann"), Join("ann", "Anna"))
    assert [chair.holder for chair in table.chairs] == ["ann", "ann", ""]
