"""The pieces of Silver & Gold: treasure cards, expedition cards, and the checks of custom sets."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import as_file, files
from itertools import islice
from typing import TYPE_CHECKING, Literal, NamedTuple, TypeAlias

from goldhook.core import setfile
from goldhook.core.cells import Grid
from goldhook.core.game import Refusal
from goldhook.core.setfile import Parsed, SetFile, shown

if TYPE_CHECKING:
    from goldhook.games.silver_gold.placements import CardPlaces
    from goldhook.games.silver_gold.plain import DeckJson, SealJson

Colour: TypeAlias = Literal["purple", "orange", "green", "grey"]
Symbol: TypeAlias = Literal["coin", "palm", "cross"]

#: The grid of an island.
GRID = Grid(columns=4, rows=4)


class Suit(NamedTuple):
    """A colour of treasure cards: its letter, the fields on each of its cards, and the number of cards."""

    letter: str
    fields: int
    cards: int


SUITS: dict[Colour, Suit] = {
    "purple": Suit("P", 14, 12),
    "orange": Suit("O", 12, 12),
    "green": Suit("G", 10, 12),
    "grey": Suit("S", 8, 11),
}
#: The letters of a drawing; `.` is not a field.
SYMBOLS: dict[str, Symbol | None] = {"o": None, "c": "coin", "p": "palm", "x": "cross"}
EXPEDITIONS = 8
#: The most points a card may be worth: it has room for two digits.
MOST_POINTS = 99
#: Far more than any set has; further pieces are counted but not checked.
MOST_PIECES = 200
#: The keys of a set's file, of its cards and of its expedition cards.
SET_WORDS = ("game", "name", "treasure", "expeditions")
CARD_WORDS = ("id", "colour", "points", "seal", "drawing", "cells")
EXPEDITION_WORDS = ("id", "drawing", "cells")


class Seal(NamedTuple):
    """A seal, worth its points at the end for each filled card of its colour."""

    colour: Colour
    points: int

    def __str__(self) -> str:
        return f"{self.points}{SUITS[self.colour].letter}"

    def json(self) -> SealJson:
        return {"colour": self.colour, "points": self.points}


@dataclass(frozen=True, slots=True)
class Card:
    """A treasure card: an island of fields, some with a symbol. The island and each symbol are sets of cells."""

    id: str
    colour: Colour
    island: int
    coins: int
    palms: int
    crosses: int
    seal: Seal | None
    #: The points that a custom card states, if they differ from its number of fields.
    worth: int | None = None

    def __hash__(self) -> int:
        """Hash the id alone: players are cache keys, and ids are unique within a deck."""
        return hash(self.id)

    @property
    def fields(self) -> int:
        return self.island.bit_count()

    @property
    def points(self) -> int:
        """Return the points of the filled card: its number of fields, unless it states another value."""
        return self.island.bit_count() if self.worth is None else self.worth

    def symbol(self, cell: int) -> Symbol | None:
        """Return the symbol of a field: coin, palm, cross or None."""
        if cell & self.coins:
            return "coin"
        if cell & self.palms:
            return "palm"
        return "cross" if cell & self.crosses else None


class Expedition(NamedTuple):
    """An expedition card: the pattern that all players mark."""

    id: str
    pattern: int


@dataclass(frozen=True)
class Deck:
    """A whole set: 47 treasure cards and 8 expedition cards."""

    name: str
    cards: tuple[Card, ...]
    expeditions: tuple[Expedition, ...]
    by_id: Mapping[str, Card] = field(init=False, repr=False, compare=False)
    #: Filled by placements.py when the deck is first used.
    placements: dict[str, CardPlaces] = field(init=False, repr=False, compare=False, default_factory=dict)

    def __post_init__(self) -> None:
        object.__setattr__(self, "by_id", {card.id: card for card in self.cards})

    def card(self, card_id: str) -> Card:
        """Return the card with that id; raise KeyError if the deck has none."""
        return self.by_id[card_id]

    def round_card(self) -> list[tuple[Expedition, int]]:
        """Return the content of the round card: each pattern, in any orientation, and its number of cards."""
        found: dict[int, list[Expedition]] = {}
        for card in self.expeditions:
            found.setdefault(GRID.outline(card.pattern), []).append(card)
        return [(cards[0], len(cards)) for cards in found.values()]

    def pattern(self, expedition: str) -> int:
        """Return the pattern of an expedition card."""
        return next(card.pattern for card in self.expeditions if card.id == expedition)


@cache
def house() -> Deck:
    """Return the house deck: original cards within the budget in docs/rules.md."""
    return _shipped("house.toml")


@cache
def house_1() -> Deck:
    """Return the house deck of rules version 1."""
    return _shipped("house-1.toml")


def _shipped(name: str) -> Deck:
    with as_file(files("goldhook.games.silver_gold") / "data" / name) as path:
        return read_pieces(setfile.read(path))


def read_pieces(source: SetFile) -> Deck:
    """Return the deck in a set's file; raise its first fault as a `Refusal`."""
    for fault in faults(source):
        raise fault
    data = source.data
    return Deck(
        str(data["name"]),
        tuple(_card(entry) for entry in data["treasure"]),
        tuple(Expedition(entry["id"], GRID.mask(_drawn(entry)[0])) for entry in data["expeditions"]),
    )


def pieces_json(deck: Deck) -> DeckJson:
    """Return the deck as plain data; `read_pieces` reads it back."""
    return {
        "name": deck.name,
        "treasure": [
            {
                "id": card.id,
                "colour": card.colour,
                "points": card.points,
                "cells": {name: card.symbol(GRID.cell(name)) for name in GRID.names(card.island)},
                "seal": card.seal.json() if card.seal else None,
            }
            for card in deck.cards
        ],
        "expeditions": [{"id": card.id, "cells": list(GRID.names(card.pattern))} for card in deck.expeditions],
    }


# --- from a file's plain data -----------------------------------------------------------------------------------


def _drawn(entry: Parsed) -> tuple[list[tuple[int, int]], dict[Symbol | None, int]]:
    """Return the cells of a checked entry, drawn in lines or listed by name, and the set of cells of each symbol."""
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
    by_symbol: dict[Symbol | None, int] = dict.fromkeys(SYMBOLS.values(), 0)
    for (column, row), symbol in found.items():
        by_symbol[symbol] |= GRID.bit(column, row)
    return list(found), by_symbol


def _lines(drawing: str) -> list[str]:
    return drawing.strip("\n").split("\n")


def _card(entry: Parsed) -> Card:
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
        worth=None if entry.get("points", len(cells)) == len(cells) else entry["points"],
    )


# --- checks: every fault is a refusal that names file, line and card -----------------------------------------------


def faults(source: SetFile) -> Iterator[Refusal]:
    """Yield every fault of a set, in the order of the file."""
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
    seen_ids = set[str]()
    for index, entry in enumerate(data["treasure"][:MOST_PIECES]):
        fault = _card_fault(source, index, entry, seen_ids)
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


def _card_fault(source: SetFile, index: int, entry: object, seen_ids: set[str]) -> Refusal | None:
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
    points = entry.get("points", suit.fields)
    if type(points) is not int or not 0 <= points <= MOST_POINTS:
        return fault("set_points", "points", points=shown(points), most=MOST_POINTS)
    if not GRID.connected(island):
        return fault("set_not_connected", "drawing")
    seal = entry.get("seal")
    if seal is not None and not _is_seal(seal):
        return fault("set_seal", "seal")
    return None


def _is_seal(seal: object) -> bool:
    if not isinstance(seal, Mapping) or type(seal.get("points")) is not int:
        return False
    return seal.get("colour") in tuple(SUITS) and seal["points"] in (1, 2)


def _expedition_fault(source: SetFile, index: int, entry: object, seen_ids: set[str]) -> Refusal | None:
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


def _drawing_fault(entry: Parsed, rows: int = 0, columns: int = 0) -> tuple[str, dict[str, object]] | None:
    """Return the fault of a piece's fields, which are drawn in lines (four of four for an island) or listed by name."""
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
    names = list(islice(cells, GRID.columns * GRID.rows + 1))  # if there are more, one is wrong or a duplicate
    for name in names:
        if not isinstance(name, str) or not GRID.cell(name) or names.count(name) > 1:
            return "set_cell", {"cell": shown(name)}
    for symbol in cells.values() if isinstance(cells, Mapping) else ():
        if symbol not in tuple(SYMBOLS.values()):
            return "set_symbol", {"symbol": shown(symbol)}
    return None
