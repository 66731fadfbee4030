"""The pieces of Pebbles: nine bags with one to nine pebbles each."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from goldhook.core.game import Refusal
from goldhook.core.setfile import SetFile, shown
from pebbles.plain import BagsJson

BAGS = 9
IDS = tuple(f"B{number}" for number in range(1, BAGS + 1))


class Bags(NamedTuple):
    """A whole set: the pebbles in the bags B1 to B9."""

    name: str
    pebbles: tuple[int, ...]

    def count(self, bag: str) -> int:
        return self.pebbles[IDS.index(bag)]


@cache
def house() -> Bags:
    """Return the house set."""
    return Bags("Beach", (1, 2, 2, 3, 3, 4, 5, 6, 8))


def read_pieces(source: SetFile) -> Bags:
    """Read a set; raise its first fault."""
    for fault in faults(source):
        raise fault
    return Bags(str(source.data["name"]), tuple(source.data["pebbles"]))


def pieces_json(bags: Bags) -> BagsJson:
    """Return the set as plain data."""
    return {"name": bags.name, "pebbles": list(bags.pebbles)}


def faults(source: SetFile) -> Iterator[Refusal]:
    """Yield every fault of a set."""
    if source.data.get("game", "pebbles") != "pebbles":
        yield Refusal("set_other_game", file=source.name, game=shown(source.data["game"]), wanted="pebbles")
        return
    yield from source.unknown_words(("game", "name", "pebbles"))
    yield from source.name_faults()
    pebbles = source.data.get("pebbles")
    if not isinstance(pebbles, list) or not pebbles:
        yield Refusal("set_missing_part", file=source.name, part="pebbles")
    elif len(pebbles) != BAGS or not all(type(count) is int and 1 <= count <= 9 for count in pebbles):
        yield Refusal("set_pebbles", file=source.name, bags=BAGS)
