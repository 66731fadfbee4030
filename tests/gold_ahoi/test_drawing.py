"""The drawings of Gold Ahoi!: joined parts look joined, and any two tiles fit."""

from __future__ import annotations

import math
import re
from itertools import combinations, product
from pathlib import Path
from xml.etree import ElementTree

import pytest

from goldhook.drawing import art
from goldhook.drawing.symbols import SYMBOLS
from goldhook.games.gold_ahoi.art.drawing import CHEST, board_svg, sheet, tile_svg
from goldhook.games.gold_ahoi.art.shores import (
    HALF,
    TILE,
    chest_spots,
    from_middle,
    middle_lines,
    shores,
    water_outline,
)
from goldhook.games.gold_ahoi.pieces import CORNERS, ENDS, Groups, Tile, land_groups, water_groups
from random_sets import LANDS, random_tiles

TILES = random_tiles(3)
SHAPES = [Tile("T36", land, "n") for land in LANDS]
EVERY = [Tile("T36", land, chest) for land in LANDS for chest in ENDS + CORNERS]
SVG = "{http://www.w3.org/2000/svg}"


@pytest.mark.parametrize("turn", range(4))
def test_a_tile_is_plain_and_light(turn: int) -> None:
    for tile in EVERY:
        svg = tile_svg(tile, turn)
        root, *inside = ElementTree.fromstring(svg).iter()
        assert root.get("viewBox") == "0 0 100 100" and root.get("role") == "img"
        assert {element.tag.removeprefix(SVG) for element in inside} <= {"path", "g", "ellipse"}
        for element in (root, *inside):
            assert not {"id", "style", "class", "href"} & set(element.keys())
        assert len(svg) < 3_000
        assert not re.search(r"\.\d{3}", svg)
        assert svg.count(SYMBOLS["chest"]) == 1


def test_a_turned_tile_is_the_tile_whose_land_is_turned() -> None:
    """A quarter turn does not rotate the picture: chest and ripples stay upright."""
    east = {"n": "e", "e": "s", "s": "w", "w": "n", "ne": "se", "se": "sw", "sw": "nw", "nw": "ne"}
    for tile in EVERY:
        land = tuple(tuple(sorted((east[end] for end in group), key=ENDS.index)) for group in tile.land)
        assert tile_svg(tile, turn=1) == tile_svg(Tile(tile.id, land, east[tile.chest]))
        assert tile_svg(tile, turn=4) == tile_svg(tile)


@pytest.mark.parametrize("tile", SHAPES, ids=lambda tile: " ".join(map("".join, tile.land)))
def test_every_edge_is_the_same(tile: Tile) -> None:
    """Two shores reach each edge, equally far from its middle and at a right angle, so any two tiles fit."""
    reached: list[tuple[float, float]] = []
    for turn in range(4):
        for ends in land_groups(tile, turn):
            for shore in shores(ends):
                first, last = shore.legs[0], shore.legs[-1]
                before = shore.legs[-2].to if len(shore.legs) > 1 else shore.start
                assert meets_squarely(shore.start, first.to, first.radius)
                assert meets_squarely(last.to, before, last.radius)
                reached += [shore.start, last.to]
    edges = {(50 + side * HALF, edge) for side in (-1, 1) for edge in (0, TILE)}
    edges |= {(y, x) for x, y in edges}
    assert sorted(reached) == sorted(4 * list(edges))


def meets_squarely(on_edge: tuple[float, float], inside: tuple[float, float], radius: float) -> bool:
    """Return whether the path from the edge to a point begins at a right angle to the edge."""
    (x, y), upright = on_edge, on_edge[1] in (0, TILE)
    if not radius:
        return inside[0] == x if upright else inside[1] == y
    middles = [(x + side * radius, y) if upright else (x, y + side * radius) for side in (-1, 1)]
    return any(math.isclose(math.dist(middle, inside), radius, abs_tol=0.01) for middle in middles)


@pytest.mark.parametrize("tile", SHAPES, ids=lambda tile: " ".join(map("".join, tile.land)))
def test_a_channel_is_a_tenth_of_the_tile_wide_at_least(tile: Tile) -> None:
    def along(land: Groups) -> list[tuple[float, float]]:
        return [
            (a + (c - a) * step / 20, b + (d - b) * step / 20)
            for ((a, b), (c, d)), step in product(middle_lines(land), range(21))
        ]

    for one, other in combinations(land_groups(tile), 2):
        apart = min(from_middle(point, (other,)) for point in along((one,)))
        assert apart - 2 * HALF >= TILE / 10


def test_water_drawn_together_is_water_that_the_rules_join() -> None:
    for tile, turn in product(SHAPES, range(4)):
        land = land_groups(tile, turn)
        drawn = {water_outline(land, corner)[1] for corner in range(4)}
        assert drawn == set(water_groups(land))


def test_a_chest_lies_where_it_belongs_and_inside_its_tile() -> None:
    for tile, turn in product(EVERY, range(4)):
        [spot], land = chest_spots(tile, turn), land_groups(tile, turn)
        assert all(9 * CHEST <= part <= TILE - 9 * CHEST for part in spot)
        if tile.chest in ENDS:
            own = next(group for group in land if (ENDS.index(tile.chest) + turn) % 4 in group)
            assert from_middle(spot, (own,)) < 6, "on the middle of its land"
        else:
            assert from_middle(spot, land) > HALF + 8, "off all land"
            corner = (CORNERS.index(tile.chest) + turn) % 4
            assert (spot[0] > 50, spot[1] > 50) == ((True, False), (True, True), (False, True), (False, False))[corner]


def test_ripples_keep_off_the_land() -> None:
    for tile, turn in product(EVERY, range(4)):
        land = land_groups(tile, turn)
        for x, y in re.findall(r"M([\d.]+) ([\d.]+)q2-1.6 4 0t4 0", tile_svg(tile, turn)):
            assert all(from_middle((float(x) + step, float(y)), land) > HALF + 4 for step in range(9))


def test_a_board_is_as_large_as_its_tiles_and_shares_its_layers() -> None:
    laid = [(row, column, TILES.tiles[row * 6 + column], (row + column) % 4) for row in range(6) for column in range(6)]
    svg = board_svg(laid, label="a board")
    root = ElementTree.fromstring(svg)
    assert root.get("viewBox") == "0 0 600 600" and root.get("aria-label") == "a board"
    assert svg.count(f'fill="{art.SEA}"') == 1, "one sea for all, or seams would show"
    assert svg.count(SYMBOLS["chest"]) == 36
    assert board_svg(laid, label="a board") == svg


def test_a_board_begins_where_its_tiles_do() -> None:
    one, two, *_ = TILES.tiles
    assert board_svg([(-2, 5, one, 1)]) == tile_svg(one, 1)
    assert 'viewBox="0 0 200 300"' in board_svg([(3, 1, one, 0), (5, 2, two, 0)])


def test_a_sheet_shows_every_tile(tmp_path: Path) -> None:
    svg = sheet(TILES, "Gold Ahoi!", "test", {"land": "Land", "chest": "<Truhe>"})
    assert all(tile_svg(tile).partition(">")[2].removesuffix("</svg>") in svg for tile in TILES.tiles)
    texts = [element.text for element in ElementTree.fromstring(svg).iter(f"{SVG}text")]
    assert texts == ["Gold Ahoi!", "test", "Land", "<Truhe>"]
    art.rasterise(svg, tmp_path / "sheet.png", 0.5)
    assert (tmp_path / "sheet.png").read_bytes().startswith(b"\x89PNG")


def test_none_or_two_chests_are_drawn_and_do_not_hide_each_other() -> None:
    for land, pair, turn in product(LANDS, combinations(ENDS + CORNERS, 2), range(4)):
        two = Tile("T01", land, *pair)
        assert math.dist(*chest_spots(two, turn)) > 22 * CHEST, (land, pair)
    assert tile_svg(Tile("T01", LANDS[3], "n", "se")).count(SYMBOLS["chest"]) == 2
    assert SYMBOLS["chest"] not in tile_svg(Tile("T01", LANDS[3], ""))


@pytest.mark.parametrize("turn", range(4))
def test_a_tile_of_high_contrast_is_flat(turn: int) -> None:
    for tile in EVERY:
        svg = tile_svg(tile, turn, plain=True)
        assert svg != tile_svg(tile, turn)
        assert svg.count(art.PLAIN_SEA) == svg.count(art.PLAIN_LAND) == 1
        assert not any(colour in svg for colour in (art.SEA, art.SHOAL, art.SAND_RIM, art.SEA_LINE))
        ElementTree.fromstring(svg)
