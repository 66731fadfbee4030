"""Hot seat: one device, several seats, and a hand-over that keeps hidden information hidden."""

from __future__ import annotations

import random

from at_table import started
from goldhook.table import Act, HandOver, Present, Remove, bots_due, viewer_of
from goldhook.table.steps import owing


def test_a_device_with_several_seats_starts_covered() -> None:
    table = started("gold_ahoi", "ann ann", first=0)
    assert viewer_of(table.table, "ann") is None
    assert table.view(None)["match"]["hand"] is None
    assert table.refused(Act("ann", 0, "place 0,0 0", table.version(0))) == "not_at_device"
    assert table.do(Present("ann", 0)) == ["presented"]
    assert viewer_of(table.table, "ann") == 0
    assert [seat["device"] for seat in table.view(None)["seats"]] == [0, 0]


def test_a_device_with_one_seat_needs_no_hand_over() -> None:
    table = started("gold_ahoi", "ann bob")
    assert [viewer_of(table.table, person) for person in ("ann", "bob", "zoe")] == [0, 1, None]


def test_a_shared_device_is_covered_after_each_turn() -> None:
    table = started("gold_ahoi", "ann ann", first=0)
    table.do(Present("ann", 0))
    assert table.refused(Act("ann", 1, "place 0,1 0", table.version(1))) == "not_at_device"
    table.act(0, "place 0,0 0", confirm=True)
    assert viewer_of(table.table, "ann") is None
    table.do(Present("ann", 1))
    assert viewer_of(table.table, "ann") == 1


def test_a_shared_device_is_covered_before_the_next_player_looks() -> None:
    table = started("silver_gold", "ann ann bob")
    table.do(Present("ann", 0))
    assert table.refused(Present("ann", 1)) == "cover_first"
    assert table.refused(Present("ann", 2)) == "not_your_seat"
    table.act(0, table.legal(0)[0])
    assert table.do(HandOver("ann")) == ["handed_over"]
    assert viewer_of(table.table, "ann") is None
    table.do(Present("ann", 1))
    assert table.view(1)["tentative"] == []
    assert table.match.parts[0].tentative, "what seat 0 tried is still there, and still its own"


def test_in_a_simultaneous_step_the_device_is_passed_round_once() -> None:
    table = started("silver_gold", "ann ann bob")
    table.do(Present("ann", 1))
    table.act(1, table.legal(1)[0], confirm=True)
    assert viewer_of(table.table, "ann") is None, "seat 0 has to choose"
    table.do(Present("ann", 0))
    table.act(0, table.legal(0)[0], confirm=True)
    assert viewer_of(table.table, "ann") == 0, "nobody else needs the device"
    table.finish_part(2, random.Random(1))
    assert set(owing(table.match)) == {0, 1, 2}
    assert viewer_of(table.table, "ann") == 0, "seat 0 goes on"


def test_a_removed_seat_no_longer_sees_through_the_shared_device() -> None:
    table = started("silver_gold", "bob ann ann", first=0)
    table.do(Present("ann", 1))
    table.do(Remove("bob", 1))
    assert bots_due(table.table) == (1,)
    assert viewer_of(table.table, "ann") == 2, "one seat is left, and it is hers alone"


def test_a_hot_seat_match_is_played_to_the_end() -> None:
    table = started("silver_gold", "ann ann bob bob")
    table.finish(random.Random(8))
    assert table.table.phase == "over"
