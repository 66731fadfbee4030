"""Read a view of Gold Ahoi! from untrusted input."""

from __future__ import annotations

import re
from collections.abc import Collection
from typing import cast

from goldhook.bots.views import need, number, numbers, options_in, row, text, word, words
from goldhook.core import options
from goldhook.core.game import Facts
from goldhook.games.gold_ahoi.options import Options
from goldhook.games.gold_ahoi.pieces import TILES, Tiles
from goldhook.games.gold_ahoi.plain import View
from goldhook.games.gold_ahoi.rules import open_cells
from goldhook.games.gold_ahoi.state import CELL, Laid, Layout


def read_view(tiles: Tiles, view: Facts) -> View:
    """Return the view, or raise NotAView if a seat with these tiles cannot see it."""
    options_in(view, Options)
    known = {tile.id for tile in tiles.tiles}
    number(view, "first", 0, 1)
    to_act = number(view, "seat", 0, 1) in numbers(view, "to_act", 1, 2)
    if "handicap" in view:
        options.read(Options, {"handicap": view["handicap"]})
    seen = _on_the_board(tiles, view, known)
    hands = row(view, "hands", 2, 2) if "hands" in view else [view.get("hand")]
    need(view.get("hand", "") in hands, "hand")
    held = [hand for hand in hands if isinstance(hand, str) and hand in known]
    need(len(held) == len(hands) - hands.count(None), "hand")
    need(view["hand"] is not None or not to_act, "hand")
    seen += held
    unseen = words(view, "unseen", known, TILES)
    need(sorted(seen + unseen) == sorted(known), "unseen")
    # A tile that is neither in the bag nor visible is in the opponent's hand.
    bag = number(view, "bag", 0, TILES)
    need(len(unseen) - bag == int("hands" not in view and bool(unseen)), "bag")
    return cast(View, view)


def _on_the_board(tiles: Tiles, view: Facts, known: Collection[str]) -> list[str]:
    """Return the tiles of the layout, and check that the rules allow each one where it lies."""
    layout = Layout()
    for entry in row(view, "board", TILES):
        tile, seat, turn = word(entry, "tile", known), number(entry, "seat", 0, 1), number(entry, "turn", 0, 3)
        at = re.fullmatch(r"(-?[0-9]),(-?[0-9])", text(entry, "at"))
        cell = (int(at[1]), int(at[2])) if at else (TILES, TILES)
        need(bool(CELL.get(cell, 0) & open_cells(layout, seat)), "at")
        layout = layout.with_tile(Laid(*cell, tiles.tile(tile), turn, seat))
    return [laid.tile.id for laid in layout.laid]
