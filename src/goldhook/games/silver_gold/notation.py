"""Convert actions to and from text for logs, records and tests. `str(action)` writes, `parse` reads.

>>> parse("mark P01 b2 a1 a2")
Mark(card='P01', cells=35)
>>> str(parse("mark P01 b2 a1 a2"))
'mark P01 a1 a2 b2'
"""

from __future__ import annotations

from functools import lru_cache

from goldhook.core.game import Refusal
from goldhook.games.silver_gold.pieces import GRID
from goldhook.games.silver_gold.state import STACK, Action, Cross, Keep, Mark, Take

#: Valid actions are far shorter; longer text is not echoed in the error.
LONGEST = 80


@lru_cache(maxsize=1024)
def parse(text: str) -> Action:
    """Return the action that a text describes, ignoring case, or raise `Refusal`.

    Recent ones are cached, because an action is tried, stored and played by its text.
    """
    word, *rest = text.split() or [""]
    match word.lower():
        case "keep" if rest:
            return Keep(tuple(card.upper() for card in rest))
        case "mark" | "cross" if len(rest) >= 2:
            card, cells = rest[0].upper(), _cells(rest[1:])
            return Mark(card, cells) if word.lower() == "mark" else Cross(card, cells)
        case "take" if len(rest) == 1:
            return Take(STACK if rest[0].lower() == STACK else rest[0].upper())
    raise Refusal("action_unreadable", text=text[:LONGEST])


def _cells(names: list[str]) -> int:
    cells = 0
    for name in names:
        cell = GRID.cell(name.lower())
        if not cell:
            raise Refusal("cell_unreadable", cell=name[:LONGEST])
        if cell & cells:
            raise Refusal("cell_twice", cell=name.lower())
        cells |= cell
    return cells
