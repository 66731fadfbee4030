"""The pieces of Gold Ahoi! as SVG: single tiles, tiles laid side by side, and a sheet of the whole set.

Each layer is drawn across all adjacent tiles before the next, so no seam shows between them.
"""

from __future__ import annotations

import math
import zlib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple

from goldhook.drawing import art, chart
from goldhook.drawing.art import Point, line, num, pair, placed, shape, tag
from goldhook.drawing.glyphs import lettering
from goldhook.drawing.symbols import SYMBOLS
from goldhook.games.gold_ahoi.art.shores import HALF, TILE, chest_spots, from_middle, land_path, shores, traced
from goldhook.games.gold_ahoi.pieces import ENDS, Groups, Tile, Tiles, land_groups
from goldhook.games.gold_ahoi.state import SIDE

#: The scale of a chest on a tile, relative to its own box.
CHEST = 1.08
#: The lines along a shore, from far to near: a depth line and the water inside it, the shoal, the foam.
SURF = tuple(
    {"stroke": stroke, "stroke_width": num(width)}
    for stroke, width in ((art.SEA_LINE, 15.4), (art.SEA, 14.2), (art.SHOAL, 7.4), (art.FOAM, 4))
)
#: The possible places of ripples on water and grains on sand. Each tile shifts them a little.
RIPPLES = (
    *((14, 10), (86, 10), (30, 26), (72, 24), (11, 25), (90, 27), (50, 36), (31, 49)),
    *((69, 53), (50, 66), (11, 74), (89, 72), (28, 78), (73, 77), (14, 91), (86, 89)),
)
GRAINS = (
    *((45, 10), (56, 19), (43, 29), (56, 38), (91, 45), (81, 56), (70, 44), (62, 57), (54, 91)),
    *((44, 81), (57, 71), (9, 56), (19, 44), (29, 57), (38, 47), (64, 35), (36, 64)),
)


class Laid(NamedTuple):
    """A tile in its place: rows count downwards, columns to the right, turns are quarter turns clockwise."""

    row: int
    column: int
    tile: Tile
    turn: int = 0


def tile_svg(tile: Tile, turn: int = 0, label: str = "", *, plain: bool = False) -> str:
    """Draw a tile after some quarter turns clockwise; its chest stays upright. `plain` is for high contrast."""
    laid = Laid(0, 0, tile, turn)
    return art.document(_plain(laid) if plain else _drawn([laid]), TILE, TILE, label)


def board_svg(laid: Iterable[tuple[int, int, Tile, int]], label: str = "") -> str:
    """Draw tiles side by side, given as (row, column, tile, turn); the drawing is cropped to them."""
    tiles = [Laid(*place) for place in laid]
    top, left = min(place.row for place in tiles), min(place.column for place in tiles)
    bottom, right = max(place.row for place in tiles), max(place.column for place in tiles)
    moved = [place._replace(row=place.row - top, column=place.column - left) for place in tiles]
    return art.document(_drawn(moved), (right - left + 1) * TILE, (bottom - top + 1) * TILE, label)


def table(laid: Iterable[tuple[int, int, Tile, int]]) -> str:
    """Draw the layout in the middle of a sea that is large enough for every match."""
    tiles, size = [Laid(*place) for place in laid], (SIDE + 1) * TILE
    rows, columns = [place.row for place in tiles] or [0], [place.column for place in tiles] or [0]
    moved = [place._replace(row=place.row - min(rows), column=place.column - min(columns)) for place in tiles]
    left, top = ((size - (max(line) - min(line) + 1) * TILE) / 2 for line in (columns, rows))
    sea = tag("rect", width=size, height=size, fill=art.SEA_DEEP)
    return art.document(sea + placed(_drawn(moved), left, top), size, size, "Gold Ahoi!")


def sheet(tiles: Tiles, title: str, subtitle: str = "", legend: Mapping[str, str] | None = None) -> str:
    """Draw the whole set on one sheet, with ids under the tiles; the legend explains `land`, `water`, `chest`."""
    pieces, pitch, size = "", 145.6, 1.3
    for number, tile in enumerate(tiles.tiles):
        row, column = divmod(number, 9)
        x, y = chart.SHEET_EDGE + column * pitch, chart.SHEET_TOP + row * 182
        pieces += placed(_drawn([Laid(0, 0, tile)]), x, y, size)
        pieces += lettering(tile.id, x + TILE * size / 2, y + TILE * size + 13, 8, art.INK, "middle")
    pictures = [(_small(name), text) for name, text in (legend or {}).items()]
    return chart.sheet(
        title, subtitle, pieces, pictures, (chart.SHEET_EDGE + 16, chart.SHEET_TOP + 4 * 182 + 18), columns=4
    )


def _drawn(tiles: Sequence[Laid]) -> str:
    """Draw layer by layer: water, depth line, shoal and foam along the shores, sand and rim, ripples, chests."""
    water = sand = coasts = chests = ""
    ripples, grains = list[Point](), list[Point]()
    for row, column, tile, turn in tiles:
        x, y = column * TILE, row * TILE
        land, spots, seed = land_groups(tile, turn), chest_spots(tile, turn), zlib.crc32(tile.id.encode())
        water += f"M{x} {y}h{TILE}v{TILE}h-{TILE}Z"
        for ends in land:
            sand += land_path(ends, x, y)
            coasts += "".join(traced(shore, x, y, joined=False) for shore in shores(ends))
        ripples += [(x + a, y + b) for a, b in _ripples(land, spots, seed)]
        grains += [(x + a, y + b) for a, b in _grains(land, spots, seed)]
        for chest, spot in zip(tile.chests, spots, strict=True):
            chests += placed(_chest(chest in ENDS), x + spot[0], y + spot[1], CHEST)
    grainy = "".join(f"M{pair(grain)}h0" for grain in grains)
    return (
        shape(water, art.SEA)
        + tag("g", "".join(tag("path", d=coasts, **surf) for surf in SURF), fill="none")
        + shape(sand, art.SAND)
        + line(coasts, art.SAND_RIM, 1.8)
        + line(grainy, art.SAND_EDGE, 1.1, stroke_linecap="round")
        + chart.ripples(ripples)
        + chests
    )


def _plain(laid: Laid) -> str:
    """Draw one tile with high contrast: flat water, flat land, a firm shore, the chest on a white disc."""
    land, spots = land_groups(laid.tile, laid.turn), chest_spots(laid.tile, laid.turn)
    disc = tag("circle", r=13, fill="#fff", stroke=art.PLAIN_LINE, stroke_width=2)
    coasts = "".join(traced(shore, 0, 0, joined=False) for ends in land for shore in shores(ends))
    return (
        shape(f"M0 0h{TILE}v{TILE}h-{TILE}Z", art.PLAIN_SEA)
        + shape("".join(land_path(ends, 0, 0) for ends in land), art.PLAIN_LAND)
        + line(coasts, art.PLAIN_LINE, 3.4)
        + "".join(placed(disc + SYMBOLS["chest"], *spot, CHEST) for spot in spots)
    )


def _shifted(spots: Sequence[tuple[int, int]], seed: int) -> Iterator[Point]:
    """Yield the spots, each moved by up to two units, differently on every tile."""
    for number, (x, y) in enumerate(spots):
        yield x + (seed >> number) % 5 - 2, y + (seed >> number + 3) % 5 - 2


def _ripples(land: Groups, chests: Sequence[Point], seed: int) -> Iterator[Point]:
    """Yield the places of ripples on a tile's water, away from the land, its depth line and the chests."""
    for x, y in _shifted(RIPPLES, seed):
        clear = all(from_middle((x + aside, y), land) > HALF + 9 for aside in (-4.5, 0, 4.5))
        if clear and all(math.dist((x, y), chest) > 18 for chest in chests):
            yield x, y


def _grains(land: Groups, chests: Sequence[Point], seed: int) -> Iterator[Point]:
    """Yield the places of grains on a tile's sand, away from the rim and the chests."""
    for spot in _shifted(GRAINS, seed):
        if all(math.dist(spot, chest) > 16 for chest in chests) and from_middle(spot, land) < HALF - 4:
            yield spot


def _chest(on_land: bool) -> str:
    """Draw a chest with its shadow on the sand, or floating in foam."""
    if on_land:
        return tag("ellipse", cy=8, rx=11.3, ry=2, fill=art.SAND_DEEP, fill_opacity=0.45) + SYMBOLS["chest"]
    foam = "M-12.3 6q2.05-3 4.1 0t4.1 0 4.1 0 4.1 0 4.1 0 4.1 0Q8 11.4 0 11.4T-12.3 6Z"
    return tag("g", SYMBOLS["chest"], transform="rotate(-6)") + shape(foam, art.FOAM)


def _small(name: str) -> str:
    """Draw a sample for the legend: sand, water or a chest."""
    if name == "chest":
        return SYMBOLS["chest"]
    fill, edge = (art.SAND, art.SAND_RIM) if name == "land" else (art.SEA, art.FOAM)
    return tag("rect", x=-11, y=-9, width=22, height=18, rx=5, fill=fill, stroke=edge, stroke_width=2)
