"""The part of an analysis that only Gold Ahoi! has: owners of areas over time, and actions in words."""

from __future__ import annotations

from html import escape

from rich.console import Console
from rich.text import Text

from goldhook.analysis.decisions import Analysis
from goldhook.core.game import Seat
from goldhook.core.lang import Language
from goldhook.games.gold_ahoi.analysis.chart import strips_svg
from goldhook.games.gold_ahoi.analysis.ownership import Strip, strips
from goldhook.games.gold_ahoi.pieces import Tiles
from goldhook.games.gold_ahoi.plain import OwnedArea, Ownership, View
from goldhook.games.gold_ahoi.state import Place
from goldhook.games.gold_ahoi.text.board import SIDE_STYLE
from goldhook.games.gold_ahoi.view import board
from goldhook.terminal.blocks import padded

#: The chests of an area after a move: none yet, none owned, all owned by one side, or mixed.
SIGNS: dict[frozenset[Seat | None], str] = {
    frozenset(): " ",
    frozenset({None}): "·",
    frozenset({0}): "▲",
    frozenset({1}): "▼",
}
MIXED = "◇"


def hidden(_view: View, _now: View) -> bool:
    """Return False: every placed tile is face up."""
    return False


def plain(analysis: Analysis) -> Ownership:
    """Return the areas with their owners after each move."""
    found: list[OwnedArea] = [
        {**strip.area.json(), "moves": list(strip.chests), "owners": [list(owners) for owners in strip.owners]}
        for strip in strips(analysis.match)
    ]
    return {"ownership": found}


def page(analysis: Analysis, lang: Language) -> list[str]:
    """Return the section of the page, or nothing if there are no chests."""
    found = strips(analysis.match)
    if not found:
        return []
    title, about = lang.say("analyse-ownership"), lang.say("analyse-ownership-about")
    drawn = strips_svg(found, [_label(strip, lang) for strip in found], title, about)
    return [
        f"<h2>{escape(title)}</h2>",
        f'<figure class="chart">{drawn}<figcaption>{escape(about)}</figcaption></figure>',
    ]


def show(analysis: Analysis, lang: Language, console: Console) -> None:
    """Print a row of signs for each area."""
    found = strips(analysis.match)
    if not found:
        return
    console.print()
    console.print(Text(lang.say("analyse-ownership"), "bold"))
    labels = [_label(strip, lang) for strip in found]
    room = max(Text(label).cell_len for label in labels) + 1
    for strip, label in zip(found, labels, strict=True):
        text = Text(padded(label, room))
        for owners in strip.owners:
            sign = SIGNS.get(frozenset(owners), MIXED)
            text.append(sign, {"▲": SIDE_STYLE[0], "▼": SIDE_STYLE[1]}.get(sign, "dim"))
        console.print(text)
    console.print(Text(lang.say("analyse-ownership-signs"), "dim"))


def action(tiles: Tiles, view: View, chosen: Place, lang: Language) -> str:
    """Name the row and the column of the tile in the layout as it is then, counted from the top left."""
    laid = board(tiles, view)
    top, left = min((chosen.row, *(at.row for at in laid))), min((chosen.column, *(at.column for at in laid)))
    return lang.say("web-ga-cell", row=chosen.row - top + 1, column=chosen.column - left + 1)


def _label(strip: Strip, lang: Language) -> str:
    return lang.say("analyse-area", kind=strip.area.kind, chests=strip.area.chests)
