"""The ownership chart: the owner of each chest after each move."""

from __future__ import annotations

from collections.abc import Sequence
from xml.sax.saxutils import escape

from goldhook.analysis.curve import SEATS
from goldhook.drawing.art import INK, SAND_RIM, document, line, num, shape, tag, words
from goldhook.games.gold_ahoi.analysis.ownership import Strip
from goldhook.games.gold_ahoi.state import NORTH

#: The side of a cell, the width reserved for names, and the gap.
CELL, NAMES, GAP = 17, 230, 8


def strips_svg(strips: Sequence[Strip], labels: Sequence[str], title: str, about: str) -> str:
    """Draw a row for each chest, grouped by its final area, and a column for each move."""
    moves = max((len(strip.owners) for strip in strips), default=0)
    top, body = 30.0, tag("desc", escape(about))
    for move in range(moves):
        if move == 0 or move % 6 == 5:
            body += words(str(move + 1), NAMES + (move + 0.5) * CELL, 20, 14, text_anchor="middle")
    for strip, label in zip(strips, labels, strict=True):
        body += words(label, 8, top + CELL * 0.78, 15)
        for row, chest in enumerate(strip.chests):
            for move in range(chest, len(strip.owners)):
                owner = strip.owners[move][row]
                body += _chest(owner, NAMES + (move + 0.5) * CELL, top + (row + 0.5) * CELL)
        top += CELL * len(strip.chests) + GAP
        body += line(f"M8 {num(top - GAP / 2)}H{NAMES + CELL * moves}", SAND_RIM, 1, **{"class": "grid"})
    return document(body, NAMES + CELL * moves + 10, top + 4, title)


def _chest(owner: int | None, x: float, y: float) -> str:
    """Draw a chest: pointing up for north, pointing down for south, a dot without an owner."""
    if owner is None:
        return tag("circle", cx=x, cy=y, r=1.8, fill=INK, **{"class": "nobody"})
    up = -1 if owner == NORTH else 1
    d = f"M{num(x - 6)} {num(y - 5 * up)}h12L{num(x)} {num(y + 6 * up)}Z"
    return shape(d, SEATS[owner][0], **{"class": f"sign-{owner}"})
