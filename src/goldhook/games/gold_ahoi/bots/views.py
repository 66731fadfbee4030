"""Check that a view of Gold Ahoi! could be one."""

from __future__ import annotations

import re
from collections.abc import Collection

from goldhook.bots.views import need, number, numbers, row, word, words
from goldhook.core import options
from goldhook.core.game import Json
from goldhook.games.gold_ahoi.options import Options
from goldhook.games.gold_ahoi.pieces import TILES, Tiles
from goldhook.games.gold_ahoi.rules import open_cells
from goldhook.games.gold_ahoi.state import CELL, Laid, Layout


def check_view(tiles: Tiles, view: Json) -> None:
    known = {tile.id for tile in tiles.tiles}
    for field in ("first", "seat"):
        number(view, field, 0, 1)
    numbers(view, "to_act", 1, 2)
    if "handicap" in view:
        options.read(Options, {"handicap": view["handicap"]})
    seen = _on_the_board(tiles, view, known)
    hands = row(view, "hands", 2, 2) if "hands" in view else [view.get("hand")]
    need(view.get("hand", "") in hands, "hand")
    for hand in hands:
        need(hand is None or (isinstance(hand, str) and hand in known), "hand")
    need(view["hand"] is not None or view["seat"] not in view["to_act"], "hand")
    seen += [hand for hand in hands if hand is not None]
    unseen = words(view, "unseen", known, TILES)
    need(sorted(seen + unseen) == sorted(known), "unseen")
    # What is neither in the bag nor seen is in the other's hand.
    number(view, "bag", 0, TILES)
    need(len(unseen) - view["bag"] == int("hands" not in view and bool(unseen)), "bag")


def _on_the_board(tiles: Tiles, view: Json, known: Collection[str]) -> list[str]:
    """The tiles of the layout, each laid where the law lets it lie."""
    layout = Layout()
    for entry in row(view, "board", TILES):
        tile, seat, turn = word(entry, "tile", known), number(entry, "seat", 0, 1), number(entry, "turn", 0, 3)
        at = re.fullmatch(r"(-?[0-9]),(-?[0-9])", str(entry.get("at")))
        cell = (int(at[1]), int(at[2])) if at else (TILES, TILES)
        need(bool(CELL.get(cell, 0) & open_cells(layout, seat)), "at")
        layout = layout.with_tile(Laid(*cell, tiles.tile(tile), turn, seat))
    return [laid.tile.id for laid in layout.laid]
