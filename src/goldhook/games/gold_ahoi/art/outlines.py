"""Write the outlines of all pieces of land and water for the browser, which joins them into outlines of areas.

`python -m goldhook.games.gold_ahoi.art.outlines` writes web/src/games/gold_ahoi/outlines.json. A tile is 100 wide. A
line is its start, an SVG path relative to it, and its end; an edge is where a piece meets the edge of the tile.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Mapping
from itertools import combinations
from pathlib import Path
from typing import TypedDict

from goldhook.drawing.art import num
from goldhook.games.gold_ahoi.art.shores import Outline, Shore, chest_spots, land_outline, water_outline
from goldhook.games.gold_ahoi.pieces import CORNERS, ENDS, Groups, Tile, water_groups

TARGET = Path("web") / "src" / "games" / "gold_ahoi" / "outlines.json"


class PieceOutline(TypedDict):
    """The outline of one piece: its ends or corners by number, lines inside the tile, and edges."""

    sides: tuple[int, ...]
    lines: list[tuple[int, int, str, int, int]]
    edges: list[tuple[int, int, int, int]]


class Outlines(TypedDict):
    """Land by its ends ("02"); water and chests by the tile's land ("02|1|3"), a chest also by its place ("ne")."""

    land: dict[str, PieceOutline]
    water: dict[str, list[PieceOutline]]
    chests: dict[str, dict[str, tuple[float, float]]]


def outlines() -> Outlines:
    """Return the outlines of every piece that a tile can have."""
    ends = [ends for size in range(1, 5) for ends in combinations(range(4), size)]
    lands = list(_lands())
    return {
        "land": {_key(group): _piece(group, land_outline(group)) for group in ends},
        "water": {
            _land_key(land): [_piece(corners, water_outline(land, corners[0])[0]) for corners in water_groups(land)]
            for land in lands
        },
        "chests": {_land_key(land): _chests(land) for land in lands},
    }


def _lands() -> Iterator[Groups]:
    """Yield every way in which four land ends can join: all partitions except the one that would cross."""

    def parted(rest: tuple[int, ...]) -> Iterator[Groups]:
        if not rest:
            yield ()
            return
        for size in range(len(rest)):
            for others in combinations(rest[1:], size):
                left = tuple(end for end in rest[1:] if end not in others)
                yield from (((rest[0], *others), *groups) for groups in parted(left))

    return (land for land in parted((0, 1, 2, 3)) if land != ((0, 2), (1, 3)))


def _key(sides: tuple[int, ...]) -> str:
    return "".join(map(str, sides))


def _land_key(land: Groups) -> str:
    return "|".join(map(_key, land))


def _piece(sides: tuple[int, ...], outline: Outline) -> PieceOutline:
    return {
        "sides": sides,
        "lines": [_line(shore) for shore in outline.shores],
        "edges": [(int(x), int(y), int(to_x), int(to_y)) for (x, y), (to_x, to_y) in outline.edges],
    }


def _line(shore: Shore) -> tuple[int, int, str, int, int]:
    """Return a line as relative steps between rounded points, so that rounding errors do not add up."""
    path, (x, y) = "", shore.start
    here = round(x, 1), round(y, 1)
    for leg in shore.legs:
        to = round(leg.to[0], 1), round(leg.to[1], 1)
        across, down = num(to[0] - here[0], 1), num(to[1] - here[1], 1)
        if leg.radius:
            path += f"a{num(leg.radius)} {num(leg.radius)} 0 0 {leg.sweep} {across} {down}"
        else:
            path += f"l{across} {down}"
        here = to
    return int(x), int(y), path, int(here[0]), int(here[1])


def _chests(land: Groups) -> dict[str, tuple[float, float]]:
    named = tuple(tuple(ENDS[end] for end in group) for group in land)
    spots = {place: chest_spots(Tile("", named, place))[0] for place in (*ENDS, *CORNERS)}
    return {place: (round(x, 1), round(y, 1)) for place, (x, y) in spots.items()}


def text() -> str:
    """Return the content of the file, one piece per line, for readable diffs."""
    found = outlines()
    parts = [_part("land", found["land"]), _part("water", found["water"]), _part("chests", found["chests"])]
    return "{\n" + ",\n".join(parts) + "\n}\n"


def _part(name: str, entries: Mapping[str, object]) -> str:
    lines = [f"{json.dumps(key)}: {json.dumps(value, separators=(',', ':'))}" for key, value in entries.items()]
    return f"{json.dumps(name)}: {{\n" + ",\n".join(lines) + "\n}"


def main() -> None:
    """Write the file, relative to the current folder."""
    TARGET.write_text(text(), encoding="utf-8", newline="\n")
    sys.stdout.write(f"{TARGET}\n")


if __name__ == "__main__":
    main()
