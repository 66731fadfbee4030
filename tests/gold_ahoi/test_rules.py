"""The rules of Gold Ahoi!, one by one: each test is named after the rule it checks (docs/rules.md)."""

from __future__ import annotations

import random

import pytest

from goldhook.core.chance import deal
from goldhook.core.game import Event, Refusal, code_of
from goldhook.core.lang import Language
from goldhook.games.gold_ahoi import GAME
from goldhook.games.gold_ahoi.areas import Area, areas, owner, points
from goldhook.games.gold_ahoi.notation import parse
from goldhook.games.gold_ahoi.options import Options
from goldhook.games.gold_ahoi.pieces import Tile, Tiles
from goldhook.games.gold_ahoi.position import position
from goldhook.games.gold_ahoi.rules import apply, legal, outcome, start, to_act
from goldhook.games.gold_ahoi.state import NORTH, SOUTH, State


def play(state: State, *moves: str) -> tuple[State, list[Event]]:
    """Play moves such as "0 place 0,0 3" one after another; return all events together."""
    told: list[Event] = []
    for move in moves:
        who, _, text = move.partition(" ")
        state, events = apply(state, int(who), parse(text))
        told += events
    return state, told


def refused(state: State, move: str) -> str:
    with pytest.raises(Refusal) as caught:
        play(state, move)
    return caught.value.code


def legal_cells(state: State, who: int) -> set[tuple[int, int]]:
    return {(action.row, action.column) for action in legal(state, who)}


def codes(events: list[Event]) -> list[str]:
    return [code_of(event) for event in events]


@pytest.mark.parametrize("first", [NORTH, SOUTH])
def test_G1_each_draws_one_tile_the_first_player_first(first: int) -> None:
    setup = deal(GAME, seed=3)._replace(first=first)
    state = start(setup)
    bag = setup.shuffles["bag"]
    hands = [tile.id for tile in state.hands if tile]
    assert hands[first] == bag[0]
    assert hands[1 - first] == bag[1]
    assert to_act(state) == (first,)


def test_G1_a_hand_is_hidden_unless_the_table_agreed_on_open_hands() -> None:
    state = start(deal(GAME, seed=3))
    hands = [tile.id for tile in state.hands if tile]
    assert GAME.view(state, 0)["hand"] == hands[0]
    assert hands[1] in GAME.view(state, 0)["unseen"]
    assert "hands" not in GAME.view(state, 0)
    assert GAME.view(state, None)["hand"] is None
    assert set(hands) <= set(GAME.view(state, None)["unseen"])
    agreed = start(deal(GAME, seed=3, options=Options(open_hands=True)))
    assert GAME.view(agreed, 0)["hands"] == hands
    assert hands[1] not in GAME.view(agreed, 0)["unseen"]


def test_G2_the_first_tile_is_free_in_its_rotation_and_then_tiles_share_an_edge() -> None:
    state = start(deal(GAME, seed=3)._replace(first=0))
    assert sorted(map(str, legal(state, 0))) == [f"place 0,0 {turn}" for turn in range(4)]
    assert refused(state, "0 place 0,1 0") == "first_tile_at_origin"
    state, events = play(state, "0 place 0,0 2")
    assert codes(events) == ["tile_laid", "tile_drawn"]
    assert legal_cells(state, 1) == {(1, 0), (0, 1), (0, -1)}
    assert len(legal(state, 1)) == 12, "all four turns are listed"
    assert refused(state, "1 place 1,1 0") == "touches_no_tile"
    assert refused(state, "1 place 0,0 0") == "cell_taken"
    assert refused(state, "1 place 0,1 4") == "turn_wrong"
    assert refused(state, "0 place 0,1 0") == "not_to_act"


def row_of_six(row: int, numbers: range) -> list[str]:
    return [f"T{number:02} {row},{column} 0" for column, number in enumerate(numbers)]


def test_G3_never_more_than_six_columns() -> None:
    state = position(*row_of_six(0, range(1, 7)), to_move=NORTH)
    assert legal_cells(state, NORTH) == {(-1, column) for column in range(6)}
    assert refused(state, "0 place 0,6 0") == "seventh_column"
    assert refused(state, "0 place 0,-1 0") == "seventh_column"


def test_G3_never_more_than_six_rows() -> None:
    # From -2 to 3: both the row above and the row below would still lie in the window of 11 × 11.
    rows = [0, -1, -2, 1, 2, 3]
    column = [f"T{number:02} {row},0 0" for number, row in enumerate(rows, 1)]
    state = position(*column, to_move=NORTH)
    assert legal_cells(state, NORTH) == {(row, side) for row in rows for side in (-1, 1)}
    assert refused(state, "0 place -3,0 0") == "seventh_row"
    state = position(*column, to_move=SOUTH)
    assert legal_cells(state, SOUTH) == {(row, side) for row in rows for side in (-1, 1)}
    assert refused(state, "1 place 4,0 0") == "seventh_row"


def test_G4_new_rows_only_on_ones_own_side_columns_on_either_flank() -> None:
    north = position("T01 0,0 0", "T02 0,1 0", to_move=NORTH)
    assert legal_cells(north, NORTH) == {(-1, 0), (-1, 1), (0, -1), (0, 2)}
    assert refused(north, "0 place 1,0 0") == "row_on_other_side"
    south = position("T01 0,0 0", "T02 0,1 0", to_move=SOUTH)
    assert legal_cells(south, SOUTH) == {(1, 0), (1, 1), (0, -1), (0, 2)}
    assert refused(south, "1 place -1,0 0") == "row_on_other_side"
    opened, _ = play(north, "0 place -1,0 0")
    assert (-1, 1) in legal_cells(opened, SOUTH), "a row once opened is open to both"


def test_G4_one_player_may_open_all_five_further_rows() -> None:
    state = position("T01 0,0 0", to_move=NORTH)
    for row in range(-1, -6, -1):
        state, events = play(state, f"0 place {row},0 0")
        assert "row_opened" in codes(events)
        beside = "1 place 0,1 0" if row == -1 else f"1 place {row + 1},1 0"
        state, events = play(state, beside)
        assert "row_opened" not in codes(events)
    assert (state.layout.top, state.layout.bottom) == (-5, 0)


def test_G5_after_laying_the_next_tile_is_drawn_and_the_turn_passes() -> None:
    setup = deal(GAME, seed=4)._replace(first=1)
    bag = setup.shuffles["bag"]
    state, events = play(start(setup), "1 place 0,0 0")
    assert events[-1]._asdict() == {"seat": 1, "tile": bag[2]}
    assert state.hands[1] is not None
    assert state.hands[1].id == bag[2]
    assert to_act(state) == (0,)


@pytest.mark.parametrize("seed", range(40))
def test_G5_there_is_always_a_legal_placement_until_the_36th_tile_lies(seed: int) -> None:
    chance = random.Random(seed)
    state = start(deal(GAME, seed=seed))
    for laid in range(36):
        who = to_act(state)[0]
        actions = legal(state, who)
        assert actions
        # One half of the games crowds together as long as it can: the tightest corner the rules allow.
        action = chance.choice(actions) if seed % 2 else min(actions, key=lambda at: abs(at.row) + abs(at.column))
        state, events = apply(state, who, action)
        if laid >= 34:
            assert "tile_drawn" not in codes(events), "the bag is empty"
    assert to_act(state) == ()
    assert refused(state, "0 place 0,0 0") == "match_over"


def test_G6_the_rulebooks_example_of_legal_cells() -> None:
    # The example counts from 1; our first tile is at 0,0, so the example's (2,3) is our 0,0.
    def at(row: int, column: int) -> tuple[int, int]:
        return row - 2, column - 3

    tiles = [at(2, 3), at(1, 4), *(at(2, column) for column in (1, 2, 4, 5, 6)), at(3, 3), at(3, 4)]
    laid = [f"T{number:02} {row},{column} 0" for number, (row, column) in enumerate(tiles, 1)]
    state = position(*laid, to_move=NORTH)
    open_to_north = [(1, 1), (1, 2), (1, 3), (1, 5), (1, 6), (3, 1), (3, 2), (3, 5), (3, 6), (0, 4)]
    assert legal_cells(state, NORTH) == {at(*cell) for cell in open_to_north}
    for row, column in ((4, 3), (4, 4)):
        cell = at(row, column)
        assert refused(state, f"0 place {cell[0]},{cell[1]} 0") == "row_on_other_side"
    for row, column in ((2, 0), (2, 7)):
        cell = at(row, column)
        assert refused(state, f"0 place {cell[0]},{cell[1]} 0") == "seventh_column"


def all_reasons(state: State, move: str) -> list[str]:
    """Return the codes of all rules that a move breaks."""
    seat, text = move.split(" ", 1)
    with pytest.raises(Refusal) as refusal:
        apply(state, int(seat), parse(text))
    also = refusal.value.facts.get("also", [])
    assert isinstance(also, list)
    return [refusal.value.code, *(other.code for other in also)]


def test_G6_a_cell_can_break_two_rules_and_both_are_named() -> None:
    """The rulebook's picture has cells marked "1 & 2" and "1 & 3"."""
    state = position(*row_of_six(0, range(1, 7)), to_move=NORTH)
    assert all_reasons(state, "0 place -1,6 0") == ["touches_no_tile", "seventh_column"]
    assert all_reasons(state, "0 place 1,6 0") == ["touches_no_tile", "seventh_column", "row_on_other_side"]
    assert all_reasons(state, "0 place 2,0 0") == ["touches_no_tile", "row_on_other_side"]
    assert all_reasons(state, "0 place 1,0 0") == ["row_on_other_side"]
    assert all_reasons(state, "0 place 0,6 4") == ["turn_wrong", "seventh_column"]
    assert all_reasons(state, "0 place 90,90 0") == [
        *("touches_no_tile", "seventh_row", "seventh_column", "row_on_other_side"),
    ]
    refusal = Refusal("touches_no_tile", row=2, column=0, also=[Refusal("row_on_other_side", row=2, column=0)])
    said = Language("en").refusal(refusal)
    assert "touches no tile" in said
    assert "opponent’s side" in said


CROSS = (("n", "e", "s", "w"),)
STUBS = (("n",), ("e",), ("s",), ("w",))
STRAIGHT = (("n", "s"), ("e",), ("w",))


def all_alike(land: tuple[tuple[str, ...], ...], chest: str) -> Tiles:
    return Tiles("alike", tuple(Tile(f"T{number:02}", land, chest) for number in range(1, 37)))


def test_G7_a_single_tile_has_one_land_opening_and_two_water_openings_a_side() -> None:
    state = position("T01 0,0 0", tiles=all_alike(STUBS, "n"))
    counted = areas(state.layout.laid)
    water = [area for area in counted if area.kind == "water"]
    assert [area.openings for area in water] == [(2, 2)]
    land = [area for area in counted if area.kind == "land"]
    assert sorted(area.openings for area in land) == [(0, 0), (0, 0), (0, 1), (1, 0)]


def test_G7_between_two_neighbours_the_corner_waters_make_one_opening() -> None:
    state = position("T01 0,0 0", "T02 0,1 0", tiles=all_alike(CROSS, "n"))
    counted = areas(state.layout.laid)
    assert [area.openings for area in counted if area.kind == "land"] == [(2, 2)], "joined across the edge"
    water = sorted(area.openings for area in counted if area.kind == "water")
    assert water == [(0, 1)] * 3 + [(1, 0)] * 3


def test_G7_all_corner_waters_round_a_grid_point_are_one() -> None:
    # Three tiles round a point: the two that touch only at their corners share its water.
    state = position("T01 0,0 0", "T02 0,1 0", "T03 1,1 0", tiles=all_alike(CROSS, "n"))
    assert len([area for area in areas(state.layout.laid) if area.kind == "water"]) == 8


def test_G7_before_the_end_the_sides_are_the_outermost_rows_with_a_tile() -> None:
    # North's side is row -1 with one tile, south's is row 0 with two.
    state = position("T01 0,0 0", "T02 0,1 0", "T03 -1,0 0", tiles=all_alike(CROSS, "n"))
    assert [area.openings for area in areas(state.layout.laid) if area.kind == "land"] == [(1, 2)]


def test_G8_more_openings_own_the_chests_and_equal_ones_nobody() -> None:
    assert owner((4, 2)) == NORTH
    assert owner((1, 3)) == SOUTH
    assert owner((2, 2)) is None
    assert owner((0, 0)) is None


def test_G9_most_points_win_and_equal_points_are_a_draw() -> None:
    state = position("T01 0,0 0", tiles=all_alike(STUBS, "n"))
    assert outcome(state).totals == (1, 0)
    assert outcome(state).winners == (NORTH,)
    state = position("T01 0,0 0", tiles=all_alike(STRAIGHT, "n"))
    assert outcome(state).totals == (0, 0)
    assert outcome(state).winners == (NORTH, SOUTH)


def test_G9_the_list_of_tiles_is_public_the_order_of_the_bag_is_not() -> None:
    state = start(deal(GAME, seed=8))
    unseen = GAME.view(state, 0)["unseen"]
    assert unseen == sorted(unseen)
    assert len(unseen) == 35
    assert GAME.view(state, 0)["bag"] == 34


def test_G10_the_rulebooks_example_is_19_to_15() -> None:
    counted = [
        Area("land", 16, (4, 2)),
        Area("water", 13, (2, 4)),
        Area("land", 2, (1, 0)),
        Area("water", 1, (2, 0)),
        Area("water", 2, (0, 1)),
        Area("land", 0, (0, 1)),
        Area("water", 2, (0, 0)),
    ]
    assert points(counted) == (19, 15)


@pytest.mark.parametrize("first", [NORTH, SOUTH])
def test_G11_a_handicap_counts_for_the_first_player_in_every_standing(first: int) -> None:
    setup = deal(GAME, seed=5)._replace(first=first)
    plain, given = start(setup), start(setup._replace(options=Options(handicap=9)))
    chance, told = random.Random(5), list[Event]()
    while plain.to_act:
        chests, totals = outcome(plain).totals, outcome(given).totals
        assert (totals[first], totals[1 - first]) == (chests[first] + 9, chests[1 - first])
        assert GAME.report(given)["scores"] == list(totals)
        seat, action = plain.to_act[0], chance.choice(legal(plain, plain.to_act[0]))
        plain, (given, told) = apply(plain, seat, action)[0], apply(given, seat, action)
    end = outcome(given)
    assert end.totals[first] == outcome(plain).totals[first] + 9
    assert [event._asdict() for event in told[-2:]] == [
        {"seat": first, "points": 9},
        {"north": end.totals[NORTH], "south": end.totals[SOUTH], "winners": end.winners},
    ]
    assert codes(told[-2:]) == ["handicap_given", "chests_counted"]
    report = GAME.report(given)
    assert (report["scores"], report["winners"], report["handicap"]) == (list(end.totals), list(end.winners), 9)


def test_G11_a_handicap_decides_like_chests() -> None:
    for handicap, winners in ((0, (NORTH,)), (1, (NORTH, SOUTH)), (2, (SOUTH,))):
        # South laid the first tile; its chest is north's.
        state = position("T01 0,0 0", tiles=all_alike(STUBS, "n"), options=Options(handicap=handicap))
        assert state.setup.first == SOUTH
        assert outcome(state).winners == winners


def test_G11_is_off_by_default_and_then_nothing_is_said_of_it() -> None:
    plain, given = start(deal(GAME, seed=3)), start(deal(GAME, seed=3, options=Options(handicap=4)))
    for seat in (NORTH, SOUTH, None):
        assert "handicap" not in GAME.view(plain, seat)
        assert GAME.view(given, seat) == GAME.view(plain, seat) | {"handicap": 4, "options": {"handicap": 4}}
    assert "handicap" not in GAME.report(plain)


@pytest.mark.parametrize("handicap", [-1, 10, True, 1.0])
def test_G11_not_so_many_points_and_only_whole_ones(handicap: int) -> None:
    with pytest.raises(Refusal, match="option_wrong"):
        start(deal(GAME, seed=3)._replace(options=Options(handicap=handicap)))
