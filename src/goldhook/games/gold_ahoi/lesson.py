"""The guided first match: small layouts, one idea each, then the last tile of a match. The player is south."""

from __future__ import annotations

from goldhook.core.lesson import Lesson, Step, Wanted, anything
from goldhook.games.gold_ahoi.notation import parse
from goldhook.games.gold_ahoi.plain import Gain
from goldhook.games.gold_ahoi.position import position
from goldhook.games.gold_ahoi.state import NORTH, SOUTH, State

#: The land with two openings to the south and one to the north.
_MINE = ("T24 0,0 0", "T01 0,1 0", "T25 1,0 0", "T18 1,1 1")
#: The same to the other side.
_THEIRS = ("T26 0,0 0", "T19 0,1 2", "T27 1,0 0", "T02 1,1 0")
#: A road from side to side.
_NOBODYS = ("T09 0,0 0", "T28 0,1 0", "T08 1,0 0", "T05 1,1 1")
#: A land with an opening to either side, and room for a third one.
_OPEN = ("T24 0,0 0", "T10 0,1 1", "T25 1,0 0")
#: A whole match but for its last tile, which wins it if it is turned once.
_LAST = (
    "T03 0,0 0", "T02 0,1 3", "T36 0,2 0", "T07 0,3 1", "T23 0,4 0", "T12 0,5 2",
    "T24 1,0 0", "T22 1,1 0", "T33 1,3 2", "T10 1,4 2", "T30 1,5 2",
    "T21 2,0 0", "T18 2,1 1", "T17 2,2 3", "T32 2,3 2", "T14 2,4 2", "T31 2,5 2",
    "T27 3,0 2", "T04 3,1 1", "T28 3,2 2", "T35 3,3 1", "T16 3,4 2", "T01 3,5 3",
    "T08 4,0 2", "T34 4,1 1", "T15 4,2 3", "T13 4,3 3", "T19 4,4 1", "T26 4,5 0",
    "T09 5,0 1", "T29 5,1 3", "T06 5,2 3", "T11 5,3 1", "T20 5,4 1", "T25 5,5 3",
)  # fmt: skip


def _takes(chests: int) -> Wanted[Gain]:
    """Want a placement that gives the player this many chests."""
    return lambda _action, gain: gain["totals"][SOUTH] >= chests


def _wins(_action: str, gain: Gain) -> bool:
    return gain["totals"][SOUTH] > gain["totals"][NORTH]


def _new_row(action: str, _gain: Gain) -> bool:
    """Want a tile below the two rows of the layout."""
    return parse(action).row > 1


def lesson() -> Lesson[State, Gain]:
    """Return the lesson."""
    return Lesson(
        SOUTH,
        (
            Step("place", position("T30 0,0 0", "T05 0,1 0", to_move=SOUTH, hands="T03 T08"), anything),
            Step("opening", position(*_MINE), about="area 1,0"),
            Step("theirs", position(*_THEIRS), answer="other", about="chest 1,0"),
            Step("nobodys", position(*_NOBODYS), answer="nobody", about="chest 1,0"),
            Step("take", position(*_OPEN, to_move=SOUTH, hands="T03 T18"), _takes(3), lenient=True),
            Step("row", position(*_MINE, to_move=SOUTH, hands="T03 T29"), _new_row, lenient=True),
            Step("last", position(*_LAST, to_move=SOUTH), _wins, lenient=True),
        ),
        answers=("me", "other", "nobody"),
    )
