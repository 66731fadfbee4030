"""The pieces of Gold Ahoi!: square tiles of land and water, and the checks of custom sets.

Land ends are numbered clockwise from the north, n e s w; corners likewise from the north-east, ne se sw nw. So corner i
lies between end i and end i + 1, and a quarter turn clockwise adds 1 to both.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import as_file, files
from typing import TypeAlias

from goldhook.core import setfile
from goldhook.core.game import Refusal
from goldhook.core.setfile import SetFile, shown
from goldhook.games.gold_ahoi.plain import TilesJson

ENDS = ("n", "e", "s", "w")
CORNERS = ("ne", "se", "sw", "nw")
TILES = 36
#: The most chests on one tile; the rulebook sets no limit.
MOST_CHESTS = 2
#: Far more than any set has; further pieces are counted but not checked.
MOST_PIECES = 200
#: The keys of a set's file and of its tiles.
SET_WORDS = ("game", "name", "tiles")
TILE_WORDS = ("id", "land", "chest")
#: The names of the six shapes, by the way their land joins, in any turn.
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
    """A tile: the land ends that join, and the place of its chest.

    The house set has one chest on each tile. A tile of a custom set may have none, which is "", or two.
    """

    id: str
    land: tuple[tuple[str, ...], ...]
    chest: str
    second: str = ""

    def __hash__(self) -> int:
        """Hash the id alone: layouts are cache keys, and ids are unique within a set."""
        return hash(self.id)

    @property
    def chests(self) -> tuple[str, ...]:
        """Return the end or corner of each chest."""
        return tuple(place for place in (self.chest, self.second) if place)

    @property
    def shape(self) -> str:
        """Return which of the six shapes the tile has, in any turn."""
        sizes = tuple(sorted(map(len, self.land), reverse=True))
        straight = any(set(group) in ({"n", "s"}, {"e", "w"}) for group in self.land)
        return "straight" if straight else SHAPES[sizes]


@dataclass(frozen=True)
class Tiles:
    """A whole set: 36 tiles."""

    name: str
    tiles: tuple[Tile, ...]
    by_id: Mapping[str, Tile] = field(init=False, repr=False, compare=False)
    sorted_ids: tuple[str, ...] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "by_id", {tile.id: tile for tile in self.tiles})
        object.__setattr__(self, "sorted_ids", tuple(sorted(self.by_id)))

    def tile(self, tile_id: str) -> Tile:
        """Return the tile with that id; raise KeyError if the set has none."""
        return self.by_id[tile_id]


def land_groups(tile: Tile, turn: int = 0) -> Groups:
    """Return the groups of ends that join, by number, after some quarter turns clockwise."""
    return tuple(tuple(sorted((ENDS.index(end) + turn) % 4 for end in group)) for group in tile.land)


@cache
def water_groups(land: Groups) -> Groups:
    """Return the groups of corners whose water joins, by number.

    Two corners split the ends into two sides, one each way around; land with ends on both sides separates their water.

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


def chest_places(tile: Tile, turn: int = 0) -> list[tuple[bool, int]]:
    """Return for each chest whether it is on land, and its end or corner after some quarter turns."""
    return [(chest in ENDS, ((ENDS if chest in ENDS else CORNERS).index(chest) + turn) % 4) for chest in tile.chests]


@cache
def house() -> Tiles:
    """Return the house set: 36 original tiles."""
    return _shipped("house.toml")


@cache
def house_1() -> Tiles:
    """Return the house set of rules version 1."""
    return _shipped("house-1.toml")


def _shipped(name: str) -> Tiles:
    with as_file(files("goldhook.games.gold_ahoi") / "data" / name) as path:
        return read_pieces(setfile.read(path))


def read_pieces(source: SetFile) -> Tiles:
    """Return the tiles in a set's file; raise its first fault as a `Refusal`."""
    for fault in faults(source):
        raise fault
    return Tiles(
        str(source.data["name"]),
        tuple(
            Tile(entry["id"], _in_order(entry["land"]), *_chests(entry.get("chest", [])))
            for entry in source.data["tiles"]
        ),
    )


def _chests(chest: str | list[str]) -> tuple[str, str]:
    """Return the first and the second chest; "" is none."""
    places = [chest] if isinstance(chest, str) else chest
    first, second = (*places, "", "")[:MOST_CHESTS]
    return first, second


def _in_order(land: list[list[str]]) -> tuple[tuple[str, ...], ...]:
    """Sort clockwise from the north, so that the same land is always written the same way."""
    groups = [tuple(sorted(group, key=ENDS.index)) for group in land]
    return tuple(sorted(groups, key=lambda group: ENDS.index(group[0])))


def pieces_json(tiles: Tiles) -> TilesJson:
    """Return the set as plain data; `read_pieces` reads it back."""
    return {
        "name": tiles.name,
        "tiles": [
            {
                "id": tile.id,
                "land": [list(group) for group in tile.land],
                "chest": tile.chest if len(tile.chests) == 1 else list(tile.chests),
            }
            for tile in tiles.tiles
        ],
    }


def faults(source: SetFile) -> Iterator[Refusal]:
    """Yield every fault of a set, in the order of the file."""
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


def _tile_fault(entry: object, seen_ids: set[str]) -> tuple[str, str] | None:
    """Return the fault of a tile and the key that has it."""
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
    if joins_ns and joins_ew and len(land) > 1:  # one piece with all four ends is a cross; two pieces would cross
        return "set_land_crosses", "land"
    if not _are_chests(entry.get("chest", [])):
        return "set_chest", "chest"
    return None


def _are_chests(chest: object) -> bool:
    """Return whether this is an end or a corner, or a list of up to two different ones."""
    places = chest if isinstance(chest, list) else [chest]
    if len(places) > MOST_CHESTS or not all(isinstance(place, str) for place in places):
        return False
    return len(set(places)) == len(places) and set(places) <= {*ENDS, *CORNERS}
