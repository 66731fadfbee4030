"""The house tiles, the shapes of land and water, and the checks of a set of tiles."""

from __future__ import annotations

import json
from collections import Counter
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from goldhook.core import setfile
from goldhook.core.game import Refusal
from goldhook.core.lang import Language
from goldhook.core.setfile import SetFile
from goldhook.games.gold_ahoi.pieces import (
    CORNERS,
    ENDS,
    Tile,
    chest_places,
    faults,
    house,
    land_groups,
    pieces_json,
    read_pieces,
    water_groups,
)
from goldhook.games.gold_ahoi.text.set_page import notes
from random_sets import LANDS, wide_tiles

HOUSE = (files("goldhook.games.gold_ahoi") / "data" / "house.toml").read_text(encoding="utf-8")


def test_the_house_set_has_36_tiles_half_the_chests_on_land_and_all_six_shapes() -> None:
    tiles = house().tiles
    assert len(tiles) == 36
    assert Counter(chest in ENDS for tile in tiles for chest in tile.chests) == {True: 18, False: 18}
    assert all(len(tile.chests) == 1 for tile in tiles)
    assert {tile.shape for tile in tiles} == {"stubs", "bend", "straight", "bends", "fork", "cross"}


def test_chests_lie_mostly_in_pieces_that_lead_somewhere() -> None:
    leading = 0
    for tile in house().tiles:
        [(on_land, number)] = chest_places(tile)
        groups = land_groups(tile) if on_land else water_groups(land_groups(tile))
        leading += any(number in group and len(group) > 1 for group in groups)
    assert leading >= 30


def test_there_are_14_ways_to_join_land_and_each_parts_the_water() -> None:
    assert len({frozenset(map(frozenset, land)) for land in LANDS}) == 14
    for land in LANDS:
        groups = land_groups(Tile("T01", land, "n"))
        assert len(groups) + len(water_groups(groups)) == 5, "where land joins, water parts"
    shapes = Counter(Tile("T01", land, "n").shape for land in LANDS)
    assert shapes == {"stubs": 1, "bend": 4, "straight": 2, "bends": 2, "fork": 4, "cross": 1}


def test_a_quarter_turn_moves_north_to_east() -> None:
    tile = Tile("T01", (("n", "e"), ("s",), ("w",)), "n")
    assert land_groups(tile, 1) == ((1, 2), (3,), (0,))
    assert chest_places(tile, 1) == [(True, ENDS.index("e"))]
    assert chest_places(Tile("T01", tile.land, "nw"), 1) == [(False, CORNERS.index("ne"))]
    assert chest_places(Tile("T01", tile.land, ""), 1) == []
    assert chest_places(Tile("T01", tile.land, "s", "nw"), 1) == [(True, 3), (False, 0)]


def test_a_set_from_a_file_may_have_none_to_two_chests_on_a_tile() -> None:
    tiles = wide_tiles(3)
    assert {len(tile.chests) for tile in tiles.tiles} == {0, 1, 2}
    plain = pieces_json(tiles)
    assert {type(tile["chest"]) for tile in plain["tiles"]} == {str, list}
    assert read_pieces(SetFile("", plain)) == tiles
    _, note = notes(tiles, Language("en"))
    assert note.startswith("Note: tiles without a chest")
    assert len(notes(house(), Language("en"))) == 1


def test_the_set_as_json_has_the_documented_form() -> None:
    data = pieces_json(house())
    assert list(data) == ["name", "tiles"]
    assert list(data["tiles"][0]) == ["id", "land", "chest"]


@pytest.mark.parametrize(
    ("where", "value", "code"),
    [
        (("tiles", 0, "land"), [["n", "s"], ["e", "w"]], "set_land_crosses"),
        (("tiles", 0, "land"), [["n", "e"], ["s"]], "set_land"),
        (("tiles", 0, "land"), [["n", "n"], ["e"], ["s"], ["w"]], "set_land"),
        (("tiles", 0, "land"), "nesw", "set_land"),
        (("tiles", 0, "land"), [[], ["n", "e", "s", "w"]], "set_land"),
        (("tiles", 0, "land"), [[["n"]], ["e"], ["s"], ["w"]], "set_land"),
        (("tiles", 0, "chest"), "middle", "set_chest"),
        (("tiles", 0, "chest"), None, "set_chest"),
        (("tiles", 0, "chest"), ["n", "n"], "set_chest"),
        (("tiles", 0, "chest"), ["n", "e", "s"], "set_chest"),
        (("tiles", 0, "chest"), ["n", 2], "set_chest"),
        (("tiles", 0, "id"), "T1", "set_tile_id"),
        (("tiles", 0, "id"), "T02", "set_duplicate_id"),
        (("tiles", 0), "T01", "set_not_a_piece"),
        (("tiles",), [], "set_missing_part"),
        (("game",), "silver_gold", "set_other_game"),
    ],
)
def test_a_faulty_tile_is_named(where: tuple[Any, ...], value: object, code: str) -> None:
    data: Any = json.loads(json.dumps(pieces_json(house())))
    inner = data
    for step in where[:-1]:
        inner = inner[step]
    inner[where[-1]] = value
    assert code in [fault.code for fault in faults(setfile.SetFile("here", data))]


def test_a_tile_without_the_key_has_no_chest() -> None:
    data: Any = json.loads(json.dumps(pieces_json(house())))
    del data["tiles"][0]["chest"]
    assert read_pieces(setfile.SetFile("here", data)).tiles[0].chests == ()


def test_35_tiles_are_not_enough() -> None:
    data = pieces_json(house())
    data["tiles"].pop()
    assert [fault.code for fault in faults(setfile.SetFile("here", data))] == ["set_tile_count"]


def test_a_fault_names_file_line_and_tile(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(HOUSE.replace('id = "T07"\n', 'id = "T07"\nchest = "top"\n', 1), encoding="utf-8")
    with pytest.raises(Refusal, match="file_not_toml"):  # the key occurs twice
        setfile.read(path)
    start = HOUSE.index('id = "T07"')
    chest = HOUSE.index("chest", start)
    path.write_text(HOUSE[:chest] + 'chest = "top" #' + HOUSE[chest:], encoding="utf-8")
    with pytest.raises(Refusal) as caught:
        read_pieces(setfile.read(path))
    assert caught.value.code == "set_chest"
    assert caught.value.facts["piece"] == "T07"
    assert caught.value.facts["line"] == HOUSE[:chest].count("\n") + 1
