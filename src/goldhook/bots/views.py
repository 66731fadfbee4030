"""Is that a view? What a stranger sends is checked before a mind thinks with it: compiled code trusts what it is given.

Only what bots read is looked at, and as closely as they trust it; docs/formats.md says what a view is.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection
from typing import Any

from goldhook import options
from goldhook.game import Json
from goldhook.gold_ahoi.options import Options
from goldhook.gold_ahoi.pieces import TILES, Tiles
from goldhook.gold_ahoi.rules import open_cells
from goldhook.gold_ahoi.state import CELL, Laid, Layout
from goldhook.silver_gold.pieces import GRID, Deck
from goldhook.silver_gold.state import (
    CLAIM,
    COIN_ROWS,
    CUPS,
    DEALT,
    DISPLAY,
    KEEP,
    KEPT,
    MARK,
    MOST_COINS,
    MOST_PALMS,
    OVER,
    ROUNDS,
    TURNS,
)

#: Of a card.
FIELDS = GRID.columns * GRID.rows


class NotAView(Exception):  # noqa: N818 - what was sent is at fault, not the program
    """Names the first field that is missing, or cannot be as it is."""


def check_view(game: str, pieces: Any, view: Json, *, to_act: bool) -> None:
    """Raise NotAView unless this is how a seat of the game, which has to act or not, may see it."""
    CHECKS[game](pieces, view)
    _need(not to_act or view["seat"] in view["to_act"], "to_act")


def _need(fine: bool, field: str) -> None:
    if not fine:
        raise NotAView(field)


def _number(told: Any, field: str, least: int, most: int) -> int:
    number = told.get(field) if isinstance(told, dict) else None
    _need(type(number) is int and least <= number <= most, field)
    return int(number)  # type: ignore[arg-type]


def _word(told: Any, field: str, known: Collection[str]) -> str:
    word = told.get(field) if isinstance(told, dict) else None
    _need(isinstance(word, str) and word in known, field)
    return str(word)


def _row(told: Any, field: str, most: int, least: int = 0) -> list[Any]:
    row = told.get(field) if isinstance(told, dict) else None
    _need(isinstance(row, list) and least <= len(row) <= most, field)
    return list(row)  # type: ignore[arg-type]


def _numbers(told: Any, field: str, most: int, below: int) -> None:
    _need(all(type(number) is int and 0 <= number < below for number in _row(told, field, most)), field)


def _words(told: Any, field: str, known: Collection[str], most: int, least: int = 0) -> list[str]:
    """Each once."""
    words = _row(told, field, most, least)
    _need(all(isinstance(word, str) and word in known for word in words) and len(set(words)) == len(words), field)
    return words


# --- Silver & Gold ------------------------------------------------------------------------------------------------


def _silver_gold(deck: Deck, view: Json) -> None:
    cards, turned = {card.id for card in deck.cards}, {card.id for card in deck.expeditions}
    step = _word(view, "step", (KEEP, MARK, CLAIM, OVER))
    _number(view, "round", int(step != KEEP), ROUNDS)
    _number(view, "turn", int(step != KEEP), TURNS)
    seats = _row(view, "seats", 4, 2)
    for field in ("first", "seat"):
        _number(view, field, 0, len(seats) - 1)
    _numbers(view, "to_act", len(seats), len(seats))
    _number(view, "owed", 0, FIELDS)
    _number(view, "stack", 0, len(cards))
    _numbers(view, "cups", len(CUPS), len(CUPS) + 1)
    lying = _words(view, "display", cards, DISPLAY)
    if step == KEEP:
        _words(view, "hand", cards, DEALT, DEALT)
    if step in (MARK, CLAIM):
        _word(view, "expedition", turned)
    else:
        _need(view.get("expedition", "") is None, "expedition")
    if "played" in view:
        _words(view, "played", turned, len(turned))
    for entry in seats:
        lying += _before_a_seat(deck, entry, cards)
    _need(len(set(lying)) == len(lying), "seats")


def _before_a_seat(deck: Deck, entry: Any, cards: Collection[str]) -> list[str]:
    """The cards that lie there."""
    _number(entry, "coins", 0, MOST_COINS)
    _numbers(entry, "cups", COIN_ROWS, len(CUPS) + 1)
    _numbers(entry, "palms", MOST_PALMS, DISPLAY * FIELDS)
    lying = _words(entry, "done", cards, len(cards))
    for held in _row(entry, "cards", KEPT):
        card = deck.card(_word(held, "id", cards))
        _words(held, "marked", GRID.names(card.island), FIELDS)
        lying.append(card.id)
    return lying


# --- Gold Ahoi! ---------------------------------------------------------------------------------------------------


def _gold_ahoi(tiles: Tiles, view: Json) -> None:
    known = {tile.id for tile in tiles.tiles}
    for field in ("first", "seat"):
        _number(view, field, 0, 1)
    _numbers(view, "to_act", 1, 2)
    if "handicap" in view:
        options.read(Options, {"handicap": view["handicap"]})
    seen = _on_the_board(tiles, view, known)
    hands = _row(view, "hands", 2, 2) if "hands" in view else [view.get("hand")]
    _need(view.get("hand", "") in hands, "hand")
    for hand in hands:
        _need(hand is None or (isinstance(hand, str) and hand in known), "hand")
    _need(view["hand"] is not None or view["seat"] not in view["to_act"], "hand")
    seen += [hand for hand in hands if hand is not None]
    unseen = _words(view, "unseen", known, TILES)
    _need(sorted(seen + unseen) == sorted(known), "unseen")
    # What is neither in the bag nor seen is in the other's hand.
    _number(view, "bag", 0, TILES)
    _need(len(unseen) - view["bag"] == int("hands" not in view and bool(unseen)), "bag")


def _on_the_board(tiles: Tiles, view: Json, known: Collection[str]) -> list[str]:
    """The tiles of the layout, each laid where the law lets it lie."""
    layout = Layout()
    for entry in _row(view, "board", TILES):
        tile, seat, turn = _word(entry, "tile", known), _number(entry, "seat", 0, 1), _number(entry, "turn", 0, 3)
        at = re.fullmatch(r"(-?[0-9]),(-?[0-9])", str(entry.get("at")))
        row, column = (int(at[1]), int(at[2])) if at else (TILES, TILES)
        _need(bool(CELL.get((row, column), 0) & open_cells(layout, seat)), "at")
        layout = layout.with_tile(Laid(row, column, tiles.tile(tile), turn, seat))
    return [laid.tile.id for laid in layout.laid]


CHECKS: dict[str, Callable[[Any, Json], None]] = {"silver_gold": _silver_gold, "gold_ahoi": _gold_ahoi}
