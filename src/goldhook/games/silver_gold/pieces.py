"""The pieces of Silver & Gold: treasure cards, expedition cards, and the checks of a set that somebody designed."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import as_file, files
from itertools import islice
from typing import Any, NamedTuple

from goldhook.core import setfile
from goldhook.core.cells import Grid
from goldhook.core.game import Json, Refusal
from goldhook.core.setfile import SetFile, shown

#: The grid of an island.
GRID = Grid(columns=4, rows=4)


class Suit(NamedTuple):
    """A colour of treasure cards: its letter, how many fields each of its cards has, how many cards there are."""

    letter: str
    fields: int
    cards: int


SUITS = {
    "purple": Suit("P", 14, 12),
    "orange": Suit("O", 12, 12),
    "green": Suit("G", 10, 12),
    "grey": Suit("S", 8, 11),
}
#: A drawing's letters; `.` is no field at all.
SYMBOLS = {"o": None, "c": "coin", "p": "palm", "x": "cross"}
EXPEDITIONS = 8
#: Far more than any set has: what comes after is counted, not looked at.
MOST_PIECES = 200
#: The words of a set's file, of its cards and of its expedition cards.
SET_WORDS = ("game", "name", "treasure", "expeditions")
CARD_WORDS = ("id", "colour", "points", "seal", "drawing", "cells")
EXPEDITION_WORDS = ("id", "drawing", "cells")


class Seal(NamedTuple):
    """At the end worth its points for each filled card of its colour."""

    colour: str
    points: int

    def __str__(self) -> str:
        return f"{self.points}{SUITS[self.colour].letter}"


@dataclass(frozen=True, slots=True)
class Card:
    """A treasure card: an island of fields, some with a symbol, each kind a set of cells."""

    id: str
    colour: str
    island: int
    coins: int
    palms: int
    crosses: int
    seal: Seal | None

    @property
    def points(self) -> int:
        """A card is worth as many points as it has fields."""
        return self.island.bit_count()

    def symbol(self, cell: int) -> str | None:
        """What a field carries: coin, palm, cross or nothing."""
        for symbol, cells in (("coin", self.coins), ("palm", self.palms), ("cross", self.crosses)):
            if cells & cell:
                return symbol
        return None


class Expedition(NamedTuple):
    """An expedition card: the pattern everybody marks."""

    id: str
    pattern: int


@dataclass(frozen=True)
class Deck:
    """A whole set: 47 treasure cards and 8 expedition cards."""

    name: str
    cards: tuple[Card, ...]
    expeditions: tuple[Expedition, ...]
    by_id: Mapping[str, Card] = field(init=False, repr=False, compare=False)
    #: Filled by placements.py when the deck is first played with.
    tables: dict[str, Any] = field(init=False, repr=False, compare=False, default_factory=dict)

    def __post_init__(self) -> None:
        object.__setattr__(self, "by_id", {card.id: card for card in self.cards})

    def card(self, card_id: str) -> Card:
        """The card of that id; KeyError if the deck has none."""
        return self.by_id[card_id]


@cache
def house() -> Deck:
    """The house deck: our own faces on the published budget."""
    with as_file(files("goldhook.games.silver_gold") / "data" / "house.toml") as path:
        return read_pieces(setfile.read(path))


def read_pieces(source: SetFile) -> Deck:
    """The deck in a set's file; its first fault is raised as a refusal."""
    for fault in faults(source):
        raise fault
    data = source.data
    return Deck(
        str(data["name"]),
        tuple(_card(entry) for entry in data["treasure"]),
        tuple(Expedition(entry["id"], GRID.mask(_drawn(entry)[0])) for entry in data["expeditions"]),
    )


def pieces_json(deck: Deck) -> Json:
    """The deck as plain data; `read_pieces` takes it back."""
    return {
        "name": deck.name,
        "treasure": [
            {
                "id": card.id,
                "colour": card.colour,
                "points": card.points,
                "cells": {name: card.symbol(GRID.cell(name)) for name in GRID.names(card.island)},
                "seal": card.seal._asdict() if card.seal else None,
            }
            for card in deck.cards
        ],
        "expeditions": [{"id": card.id, "cells": list(GRID.names(card.pattern))} for card in deck.expeditions],
    }


# --- from a file's plain data -----------------------------------------------------------------------------------


def _drawn(entry: Mapping[str, Any]) -> tuple[list[tuple[int, int]], dict[str | None, int]]:
    """The cells of a checked entry, drawn in lines or listed by name; and, by symbol, the set of its cells."""
    if "drawing" in entry:
        found = {
            (column, row): SYMBOLS[sign]
            for row, line in enumerate(_lines(entry["drawing"]))
            for column, sign in enumerate(line)
            if sign != "."
        }
    else:
        cells = entry["cells"]
        symbols = cells.values() if isinstance(cells, Mapping) else [None] * len(cells)
        found = {GRID.where(GRID.cell(name))[0]: symbol for name, symbol in zip(cells, symbols, strict=True)}
    by_symbol: dict[str | None, int] = dict.fromkeys(SYMBOLS.values(), 0)
    for (column, row), symbol in found.items():
        by_symbol[symbol] |= GRID.bit(column, row)
    return list(found), by_symbol


def _lines(drawing: str) -> list[str]:
    return drawing.strip("\n").split("\n")


def _card(entry: Mapping[str, Any]) -> Card:
    cells, by_symbol = _drawn(entry)
    seal = entry.get("seal")
    return Card(
        id=entry["id"],
        colour=entry["colour"],
        island=GRID.mask(cells),
        coins=by_symbol["coin"],
        palms=by_symbol["palm"],
        crosses=by_symbol["cross"],
        seal=Seal(seal["colour"], seal["points"]) if seal else None,
    )


# --- checks: every fault is a refusal that names file, line and card -----------------------------------------------


def faults(source: SetFile) -> Iterator[Refusal]:
    """Everything that is wrong with a set, in the order of the file."""
    data = source.data
    if data.get("game", "silver_gold") != "silver_gold":
        yield Refusal("set_other_game", file=source.name, game=shown(data["game"]), wanted="silver_gold")
        return
    yield from source.unknown_words(SET_WORDS)
    yield from source.name_faults()
    for key in ("treasure", "expeditions"):
        if not isinstance(data.get(key), list) or not data[key]:
            yield Refusal("set_missing_part", file=source.name, part=key)
            return
    seen_ids, outlines = set[str](), dict[int, str]()
    for index, entry in enumerate(data["treasure"][:MOST_PIECES]):
        fault = _card_fault(source, index, entry, seen_ids, outlines)
        if fault:
            yield fault
    for colour, suit in SUITS.items():
        count = sum(isinstance(entry, Mapping) and entry.get("colour") == colour for entry in data["treasure"])
        if count != suit.cards:
            yield Refusal("set_card_count", file=source.name, colour=colour, count=count, needed=suit.cards)
    for index, entry in enumerate(data["expeditions"][:MOST_PIECES]):
        fault = _expedition_fault(source, index, entry, seen_ids)
        if fault:
            yield fault
    if len(data["expeditions"]) != EXPEDITIONS:
        yield Refusal("set_expedition_count", file=source.name, count=len(data["expeditions"]), needed=EXPEDITIONS)


def _card_fault(
    source: SetFile, index: int, entry: Any, seen_ids: set[str], outlines: dict[int, str]
) -> Refusal | None:
    def fault(code: str, word: str = "", **facts: object) -> Refusal:
        return source.refusal(code, "treasure", index, word, **facts)

    if not isinstance(entry, Mapping):
        return fault("set_not_a_piece")
    if strange := [word for word in entry if word not in CARD_WORDS]:
        return fault("set_unknown_word", str(strange[0]), known=", ".join(CARD_WORDS))
    colour = entry.get("colour")
    if not isinstance(colour, str) or colour not in SUITS:
        return fault("set_colour", "colour")
    suit = SUITS[colour]
    if not isinstance(entry.get("id"), str) or not re.fullmatch(rf"{suit.letter}[0-9][0-9]", entry["id"]):
        return fault("set_card_id", letter=suit.letter)
    if entry["id"] in seen_ids:
        return fault("set_duplicate_id")
    seen_ids.add(entry["id"])
    if problem := _drawing_fault(entry, GRID.rows, GRID.columns):
        return fault(problem[0], "drawing", **problem[1])
    island = GRID.mask(_drawn(entry)[0])
    if island.bit_count() != suit.fields:
        return fault("set_field_count", "drawing", colour=colour, count=island.bit_count(), needed=suit.fields)
    if entry.get("points", suit.fields) != suit.fields:
        return fault("set_points", "points", points=shown(entry["points"]), needed=suit.fields)
    if not GRID.connected(island):
        return fault("set_not_connected", "drawing")
    twin = outlines.setdefault(GRID.outline(island), entry["id"])
    if twin != entry["id"]:
        return fault("set_same_outline", "drawing", other=twin)
    seal = entry.get("seal")
    if seal is not None and not _is_seal(seal):
        return fault("set_seal", "seal")
    return None


def _is_seal(seal: object) -> bool:
    if not isinstance(seal, Mapping) or type(seal.get("points")) is not int:
        return False
    return seal.get("colour") in tuple(SUITS) and seal["points"] in (1, 2)


def _expedition_fault(source: SetFile, index: int, entry: Any, seen_ids: set[str]) -> Refusal | None:
    def fault(code: str, word: str = "", **facts: object) -> Refusal:
        return source.refusal(code, "expeditions", index, word, **facts)

    if not isinstance(entry, Mapping):
        return fault("set_not_a_piece")
    if strange := [word for word in entry if word not in EXPEDITION_WORDS]:
        return fault("set_unknown_word", str(strange[0]), known=", ".join(EXPEDITION_WORDS))
    if not isinstance(entry.get("id"), str) or not re.fullmatch(r"E[0-9]", entry["id"]):
        return fault("set_expedition_id")
    if entry["id"] in seen_ids:
        return fault("set_duplicate_id")
    seen_ids.add(entry["id"])
    if problem := _drawing_fault(entry):
        return fault(problem[0], "drawing", **problem[1])
    pattern = GRID.mask(_drawn(entry)[0])
    if pattern.bit_count() < 2 or not GRID.connected(pattern):
        return fault("set_pattern", "drawing")
    return None


def _drawing_fault(entry: Mapping[str, Any], rows: int = 0, columns: int = 0) -> tuple[str, dict[str, object]] | None:
    """What is wrong with the fields of a piece, drawn in lines (an island's are four of four) or listed by name."""
    if "drawing" in entry:
        drawing = entry["drawing"]
        if not isinstance(drawing, str):
            return "set_no_fields", {}
        lines = _lines(drawing)
        height, widths = len(lines), {len(line) for line in lines}
        if not 0 < height <= GRID.rows or len(widths) > 1 or max(widths) > GRID.columns:
            return "set_drawing_size", {}
        if rows and (height, widths) != (rows, {columns}):
            return "set_drawing_size", {}
        for number, line in enumerate(lines, 1):
            for sign in line:
                if sign != "." and sign not in SYMBOLS:
                    return "set_sign", {"sign": sign, "row": number}
        return None if any(sign != "." for line in lines for sign in line) else ("set_no_fields", {})
    cells = entry.get("cells")
    if not isinstance(cells, Mapping | list) or not cells:
        return "set_no_fields", {}
    names = list(islice(cells, GRID.columns * GRID.rows + 1))  # of more, one is wrong or stands there twice
    for name in names:
        if not isinstance(name, str) or not GRID.cell(name) or names.count(name) > 1:
            return "set_cell", {"cell": shown(name)}
    for symbol in cells.values() if isinstance(cells, Mapping) else ():
        if symbol not in tuple(SYMBOLS.values()):
            return "set_symbol", {"symbol": shown(symbol)}
    return None
