"""The pieces of Gold Ahoi!: square tiles of land and water, and the checks of a set that somebody designed.

Land ends are numbered clockwise from the north, n e s w; corners likewise from the north-east, ne se sw nw, so that
corner i lies between end i and end i + 1, and a quarter turn clockwise adds 1 to both.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import as_file, files
from typing import Any, TypeAlias

from goldhook.core import setfile
from goldhook.core.game import Json, Refusal
from goldhook.core.setfile import SetFile, shown

ENDS = ("n", "e", "s", "w")
CORNERS = ("ne", "se", "sw", "nw")
TILES = 36
#: Far more than any set has: what comes after is counted, not looked at.
MOST_PIECES = 200
#: The words of a set's file and of its tiles.
SET_WORDS = ("game", "name", "tiles")
TILE_WORDS = ("id", "land", "chest")
#: The names of the six shapes, by how their land joins, up to turning.
SHAPES = {
    (1, 1, 1, 1): "stubs",
    (2, 1, 1): "bend",
    (2, 2): "bends",
    (3, 1): "fork",
    (4,): "cross",
}
Groups: TypeAlias = tuple[tuple[int, ...], ...]


@dataclass(frozen=True, slots=True)
class Tile:
    """A tile: which of its four land ends join, and where its chest is."""

    id: str
    land: tuple[tuple[str, ...], ...]
    chest: str

    @property
    def chest_on_land(self) -> bool:
        return self.chest in ENDS

    @property
    def shape(self) -> str:
        """Which of the six shapes it is, however it is turned."""
        sizes = tuple(sorted(map(len, self.land), reverse=True))
        straight = any(set(group) in ({"n", "s"}, {"e", "w"}) for group in self.land)
        return "straight" if straight else SHAPES[sizes]


@dataclass(frozen=True)
class Tiles:
    """A whole set: 36 tiles."""

    name: str
    tiles: tuple[Tile, ...]
    by_id: Mapping[str, Tile] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "by_id", {tile.id: tile for tile in self.tiles})

    def tile(self, tile_id: str) -> Tile:
        """The tile of that id; KeyError if the set has none."""
        return self.by_id[tile_id]


def land_groups(tile: Tile, turn: int = 0) -> Groups:
    """The ends that join, by number, after so many quarter turns clockwise."""
    return tuple(tuple(sorted((ENDS.index(end) + turn) % 4 for end in group)) for group in tile.land)


@cache
def water_groups(land: Groups) -> Groups:
    """The corners whose water joins, by number.

    Two corners split the ends into two sides, one each way round; land with ends on both sides parts their water.

    >>> water_groups(((0, 2), (1,), (3,)))  # land from north to south: water east of it, water west of it
    ((0, 1), (2, 3))
    """
    groups: list[list[int]] = []
    for corner in range(4):
        for group in groups:
            east_of_it = set(range(group[0] + 1, corner + 1))
            if all(east_of_it.issuperset(ends) or east_of_it.isdisjoint(ends) for ends in land):
                group.append(corner)
                break
        else:
            groups.append([corner])
    return tuple(map(tuple, groups))


def chest_place(tile: Tile, turn: int = 0) -> tuple[bool, int]:
    """Is the chest on land, and at which end or corner, after so many quarter turns clockwise?"""
    names = ENDS if tile.chest_on_land else CORNERS
    return tile.chest_on_land, (names.index(tile.chest) + turn) % 4


@cache
def house() -> Tiles:
    """The house set: 36 tiles of our own."""
    with as_file(files("goldhook.games.gold_ahoi") / "data" / "house.toml") as path:
        return read_pieces(setfile.read(path))


def read_pieces(source: SetFile) -> Tiles:
    """The tiles in a set's file; its first fault is raised as a refusal."""
    for fault in faults(source):
        raise fault
    return Tiles(
        str(source.data["name"]),
        tuple(Tile(entry["id"], _in_order(entry["land"]), entry["chest"]) for entry in source.data["tiles"]),
    )


def _in_order(land: list[list[str]]) -> tuple[tuple[str, ...], ...]:
    """Clockwise from the north: the same land is always written the same way."""
    groups = [tuple(sorted(group, key=ENDS.index)) for group in land]
    return tuple(sorted(groups, key=lambda group: ENDS.index(group[0])))


def pieces_json(tiles: Tiles) -> Json:
    """The set as plain data; `read_pieces` takes it back."""
    return {
        "name": tiles.name,
        "tiles": [
            {"id": tile.id, "land": [list(group) for group in tile.land], "chest": tile.chest} for tile in tiles.tiles
        ],
    }


def faults(source: SetFile) -> Iterator[Refusal]:
    """Everything that is wrong with a set, in the order of the file."""
    data = source.data
    if data.get("game", "gold_ahoi") != "gold_ahoi":
        yield Refusal("set_other_game", file=source.name, game=shown(data["game"]), wanted="gold_ahoi")
        return
    yield from source.unknown_words(SET_WORDS)
    yield from source.name_faults()
    tiles = data.get("tiles")
    if not isinstance(tiles, list) or not tiles:
        yield Refusal("set_missing_part", file=source.name, part="tiles")
        return
    seen_ids = set[str]()
    for index, entry in enumerate(tiles[:MOST_PIECES]):
        if isinstance(entry, Mapping) and (strange := [word for word in entry if word not in TILE_WORDS]):
            yield source.refusal("set_unknown_word", "tiles", index, str(strange[0]), known=", ".join(TILE_WORDS))
        elif fault := _tile_fault(entry, seen_ids):
            yield source.refusal(fault[0], "tiles", index, fault[1])
    if len(tiles) != TILES:
        yield Refusal("set_tile_count", file=source.name, count=len(tiles), needed=TILES)


def _tile_fault(entry: Any, seen_ids: set[str]) -> tuple[str, str] | None:
    """What is wrong with a tile, and which of its words says so."""
    if not isinstance(entry, Mapping):
        return "set_not_a_piece", ""
    if not isinstance(entry.get("id"), str) or not re.fullmatch(r"T[0-9][0-9]", entry["id"]):
        return "set_tile_id", ""
    if entry["id"] in seen_ids:
        return "set_duplicate_id", ""
    seen_ids.add(entry["id"])
    land = entry.get("land")
    if not isinstance(land, list) or not all(isinstance(group, list) and group for group in land):
        return "set_land", "land"
    ends = [end for group in land[: len(ENDS) + 1] for end in group[: len(ENDS) + 1]]
    if not all(isinstance(end, str) for end in ends) or sorted(ends) != sorted(ENDS):
        return "set_land", "land"
    joins_ns, joins_ew = (any(pair <= set(group) for group in land) for pair in ({"n", "s"}, {"e", "w"}))
    if joins_ns and joins_ew and len(land) > 1:  # all four in one piece are a cross; two pieces would cross
        return "set_land_crosses", "land"
    if entry.get("chest") not in ENDS + CORNERS:
        return "set_chest", "chest"
    return None
