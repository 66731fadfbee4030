"""The pieces of Silver & Gold as SVG: treasure cards, expedition cards, symbols, a sheet of the whole set."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from typing import TypeAlias

from goldhook.drawing import art, chart
from goldhook.drawing.art import Point, line, placed, shape, tag
from goldhook.drawing.glyphs import lettering
from goldhook.drawing.outline import coast
from goldhook.drawing.symbols import SYMBOLS, pencil
from goldhook.games.silver_gold.art.suits import BAND, band, wax
from goldhook.games.silver_gold.pieces import GRID, SUITS, Card, Deck, Expedition, Seal
from goldhook.games.silver_gold.plain import View

CARD_WIDTH, CARD_HEIGHT = 100, 120
#: The distance of field a1 from a card's left and top edges, and the side of a field.
FIELDS_LEFT, FIELDS_TOP, FIELD = 6, 26, 22
#: Lines at this distance from a card's edges stay inside its round corners.
INSET = 1.5
#: The water below the band, with the round corners of the card.
SEA_BELOW = f"M0 {BAND}H100v95a5 5 0 0 1-5 5H5a5 5 0 0 1-5-5Z"
#: The side of an expedition card.
EXPEDITION = 100
Cell: TypeAlias = tuple[int, int]


def card_svg(card: Card, marked: int = 0, ghost: int = 0, label: str = "", *, plain: bool = False) -> str:
    """Draw a treasure card; `marked` fields are crossed out in pencil, `ghost` is a pattern about to be marked.

    `plain` draws it with high contrast: flat colours and firm lines.
    """
    return art.document((_plain if plain else _card)(card, marked, ghost), CARD_WIDTH, CARD_HEIGHT, label)


def expedition_svg(expedition: Expedition, label: str = "") -> str:
    """Draw an expedition card: its pattern in pencil on a sheet of the chart."""
    return art.document(_expedition(expedition), EXPEDITION, EXPEDITION, label)


def seal_svg(seal: Seal, label: str = "") -> str:
    """Draw a seal on its own."""
    return art.document(wax(seal, 12, 12), 24, 24, label)


# --- a treasure card ----------------------------------------------------------------------------------------


def _card(card: Card, marked: int = 0, ghost: int = 0) -> str:
    haven = _haven(card.island)
    return (
        _sea(card.island, haven)
        + band(card.colour, card.points, CARD_WIDTH)
        + _island(card.island)
        + (chart.rose(*_middle(*haven), 7, art.SEA_DEEP, art.FOAM) if haven else "")
        + _fields(card, marked)
        + _ghost(ghost)
        + (wax(card.seal, 87.5, 12) if card.seal else "")
    )


def _plain(card: Card, marked: int = 0, ghost: int = 0) -> str:
    coasts = coast(GRID.where(card.island), FIELD, grow=2.4, convex=7, concave=5, at=(FIELDS_LEFT, FIELDS_TOP))
    land = shape(coasts, art.PLAIN_LAND, fill_rule="evenodd", stroke=art.PLAIN_LINE, stroke_width=2.2)
    return (
        shape(SEA_BELOW, art.PLAIN_SEA)
        + band(card.colour, card.points, CARD_WIDTH)
        + land
        + _squares(card.island, "#fff", art.PLAIN_LINE, 1.3)
        + _symbols(card)
        + pencil([_middle(*cell) for cell in GRID.where(marked & card.island)])
        + _ghost(ghost)
        + (wax(card.seal, 87.5, 12) if card.seal else "")
    )


def _middle(column: int, row: int) -> Point:
    return FIELDS_LEFT + (column + 0.5) * FIELD, FIELDS_TOP + (row + 0.5) * FIELD


def _haven(island: int) -> Cell | None:
    """Return the widest spot of water: the cell farthest from land; of equal ones, the farthest from the middle."""
    land, free = GRID.where(island), GRID.where(GRID.full & ~island)

    def room(cell: Cell) -> tuple[float, float]:
        return min(math.dist(cell, other) for other in land), math.dist(cell, (1.5, 1.5))

    return max(free, key=room, default=None)


def _sea(island: int, haven: Cell | None) -> str:
    """Draw the open water; the lines of the compass rose in its haven run under the island."""
    water = shape(SEA_BELOW, art.SEA)
    if not haven:
        return water
    box = (INSET, BAND, CARD_WIDTH - INSET, CARD_HEIGHT - INSET)
    winds = line(chart.rhumbs(*_middle(*haven), box, clear=9), "#fff", 0.5, stroke_opacity=0.22)
    free = GRID.where(GRID.full & ~island)
    return water + winds + chart.ripples(spot for cell in free if cell != haven for spot in _calm(cell, free))


def _calm(cell: Cell, free: Sequence[Cell]) -> Iterator[Point]:
    """Yield the ripples on the water of a cell: rarely side by side, and only in the middle of a narrow bay."""
    x, y = _middle(*cell)
    column, row = cell
    drift = 3 if {(column - 1, row), (column + 1, row)} <= {*free, (-1, row), (GRID.columns, row)} else 0.4
    if (column + row) % 2:
        yield x + drift, y + 0.5
    else:
        yield x - drift, y - 3
        yield x + drift, y + 4


def _island(island: int) -> str:
    """Draw shoal, foam, rim and sand: the same coast, drawn several times."""
    d = coast(GRID.where(island), FIELD, grow=2.4, convex=7, concave=5, at=(FIELDS_LEFT, FIELDS_TOP))
    return (
        line(d, art.SHOAL, 6.4)
        + line(d, art.FOAM, 3)
        + shape(d, art.SAND, fill_rule="evenodd", stroke=art.SAND_RIM, stroke_width=1.2)
    )


def _fields(card: Card, marked: int) -> str:
    """Draw the fields, their symbols, and the pencil marks above both."""
    marked &= card.island
    return (
        _squares(card.island & ~marked, art.SAND_LIT)
        + _squares(marked, art.SAND_WORN)
        + _symbols(card)
        + pencil([_middle(*cell) for cell in GRID.where(marked)])
    )


def _symbols(card: Card) -> str:
    symbols = ""
    for column, row in GRID.where(card.island):
        symbol = card.symbol(GRID.bit(column, row))
        if symbol:
            symbols += placed(SYMBOLS[symbol], *_middle(column, row), 0.8)
    return symbols


def _squares(cells: int, fill: str, edge: str = art.SAND_EDGE, width: float = 0.7) -> str:
    squares = "".join(
        tag(
            "rect",
            x=FIELDS_LEFT + column * FIELD + 1,
            y=FIELDS_TOP + row * FIELD + 1,
            width=20,
            height=20,
            rx=3.5,
        )
        for column, row in GRID.where(cells)
    )
    return tag("g", squares, fill=fill, stroke=edge, stroke_width=width) if squares else ""


def _ghost(cells: int) -> str:
    """Draw the preview of a pattern: blue, transparent, with a solid edge."""
    if not cells:
        return ""
    d = coast(GRID.where(cells), FIELD, grow=0.2, convex=4, concave=3, at=(FIELDS_LEFT, FIELDS_TOP))
    return shape(d, art.ACTION, fill_opacity=0.3, stroke=art.ACTION, stroke_width=1.6)


# --- an expedition card, and the whole set ------------------------------------------------------------------


def _expedition(expedition: Expedition) -> str:
    """Draw a sheet of the chart with a dotted course, and the pattern on it."""
    cells = GRID.where(GRID.pushed(GRID.where(expedition.pattern)))
    columns, rows = (max(axis) + 1 for axis in zip(*cells, strict=True))
    pitch = 25 if max(columns, rows) < 4 else 20
    left, top, size = (EXPEDITION - columns * pitch) / 2, (EXPEDITION - rows * pitch) / 2, pitch - 2
    middles = [(left + (column + 0.5) * pitch, top + (row + 0.5) * pitch) for column, row in cells]
    squares = "".join(tag("rect", x=x - size / 2, y=y - size / 2, width=size, height=size, rx=3.5) for x, y in middles)
    course = "M11 86C24 92 26 68 44 62S84 52 87 24"
    return (
        chart.leaf(EXPEDITION, EXPEDITION, bars=9)
        + line(course, art.SAND_RIM, 1.6, stroke_dasharray="0 4", stroke_linecap="round")
        + chart.rose(87, 14, 6.5, art.SAND_DEEP, art.SAND_RIM)
        + tag("g", squares, fill=art.SAND_LIT, stroke=art.INK, stroke_width=1.5)
        + pencil(middles)
    )


def sheet(deck: Deck, title: str, subtitle: str = "", legend: Mapping[str, str] | None = None) -> str:
    """Draw the whole set on one sheet: a row for each suit, the expedition cards below, every id under its piece.

    The legend maps the names of symbols and suits to words.
    """
    pieces, top = "", chart.SHEET_TOP
    for colour in SUITS:
        for number, card in enumerate(card for card in deck.cards if card.colour == colour):
            x = chart.SHEET_EDGE + number * 109
            pieces += placed(_card(card), x, top) + lettering(card.id, x + 50, top + 131, 7, art.INK, "middle")
        top += 161
    for number, expedition in enumerate(deck.expeditions):
        x = chart.SHEET_EDGE + number * 109
        pieces += placed(_expedition(expedition), x, top)
        pieces += lettering(expedition.id, x + 50, top + 111, 7, art.INK, "middle")
    pictures = [(_small(name), text) for name, text in (legend or {}).items()]
    return chart.sheet(title, subtitle, pieces, pictures, (chart.SHEET_EDGE + 8 * 109 + 34, top + 14), columns=2)


def table(deck: Deck, view: View) -> str:
    """Draw the public table: expedition card and display at the top, a row for each seat below."""
    across = CARD_WIDTH + 10
    pieces = art.tag("rect", width=5 * across + 10, height=10 + (1 + len(view["seats"])) * 140, fill=art.SEA_DEEP)
    if view["expedition"]:
        turned = next(card for card in deck.expeditions if card.id == view["expedition"])
        pieces += placed(_expedition(turned), 10, 20)
    for number, card in enumerate(view["display"], 1):
        pieces += placed(_card(deck.card(card)), 10 + number * across, 10)
    for seat, entry in enumerate(view["seats"]):
        top = 150 + 140 * seat
        for number, held in enumerate(entry["cards"]):
            pieces += placed(
                _card(deck.card(held["id"]), GRID.read(" ".join(held["marked"]))), 10 + number * across, top
            )
        counts = (("coin", entry["coins"]), ("cup", sum(entry["cups"])), ("palm", sum(entry["palms"])))
        for number, (name, count) in enumerate(counts):
            left = 30 + (2 + number) * across
            pieces += placed(SYMBOLS[name], left, top + 60) + lettering(str(count), left + 16, top + 66, 12, art.PAPER)
    return art.document(pieces, 5 * across + 10, 10 + (1 + len(view["seats"])) * 140, "Silver & Gold")


def _small(name: str) -> str:
    """Draw a symbol or a suit for the legend."""
    if name in SUITS:
        return placed(band(name, SUITS[name].fields, 64), -16, -7, 0.7)
    return SYMBOLS[name]
