"""The guided first match: nine moments of a match, one idea each. The opponent has always marked already."""

from __future__ import annotations

from goldhook.core.lesson import Lesson, Step, anything
from goldhook.games.silver_gold.plain import MarkAid
from goldhook.games.silver_gold.position import Placed, position, seat
from goldhook.games.silver_gold.state import ROUNDS, TURNS, State

ME = 0


def _at(
    mine: Placed,
    other: Placed,
    expedition: str,
    display: str,
    *,
    round: int = 1,  # noqa: A002 - the rulebook's word
    turn: int = 1,
    cups: tuple[int, ...] = (6, 5, 4, 3, 2, 1),
) -> State:
    return position(
        mine, other, expedition=expedition, display=display, round=round, turn=turn, cups=cups, to_act=(ME,)
    )


def _pattern(_action: str, gain: MarkAid) -> bool:
    """Want the whole pattern on fields without symbols."""
    return gain["cells"] > 1 and not (gain["coins"] or gain["palms"] or gain["crosses"])


def _single(_action: str, gain: MarkAid) -> bool:
    return gain["cells"] == 1 and not gain["crosses"]


def _coin(_action: str, gain: MarkAid) -> bool:
    return gain["coins"] > 0


def _palm(_action: str, gain: MarkAid) -> bool:
    return len(gain["palms"]) > 0


def _cross(_action: str, gain: MarkAid) -> bool:
    return gain["crosses"] == 1


def _fills(_action: str, gain: MarkAid) -> bool:
    return gain["fills"]


def lesson() -> Lesson[State, MarkAid]:
    """Return the lesson."""
    return Lesson(
        ME,
        (
            Step(
                "mark",
                _at(seat("G03", "O05"), seat("P06", "S09"), "E2", "O08 S05 G11 P09"),
                _pattern,
                about="pattern",
            ),
            Step(
                "turn",
                _at(
                    seat("G01 b1 b2 c2", "S01 b1 a2 b2 c2"),
                    seat("P06 a1 a2 a3", "S09 b2 c2"),
                    "E7", "O08 S05 G11 P09", turn=3,
                ),
                _pattern,
                about="tools",
            ),
            Step(
                "single",
                _at(
                    seat("S03 b2", "S02 b3"),
                    seat("P06 a1 a2 a3 b2 c2", "S09 b2 c2 b3 b4"),
                    "E6", "O08 S05 G11 P09", turn=5,
                ),
                _single,
                about="pattern",
            ),
            Step(
                "coin",
                _at(
                    seat("O04 b1 c1 b2 a3 b3 c3 d3", "S03 a1 b1 c1", coins=3),
                    seat("P06 a1 a2 a3 b2 c2 a4", "G12 a4 b4", done="S04"),
                    "E1", "O08 S05 G11 P09", round=2, turn=1,
                ),
                _coin,
                about="coins",
            ),
            Step(
                "palm",
                _at(
                    seat("S06 a1 a2 a3", "O04 a1 b1 c1 b2 a3 b3 c3 d3", coins=4, cups=(6,)),
                    seat("P06 a1 a2 a3 b2 c2 a4", "G12 a4 b4", done="S04"),
                    "E4", "O08 S05 G11 P09", round=2, turn=4, cups=(5, 4, 3, 2, 1),
                ),
                _palm,
                about="display",
            ),
            Step(
                "cross",
                _at(
                    seat("O12 a1 b1 c1 b2 a3 b3 a4", "G02 a1 a2 c1 c2 a3 c3 a4", coins=5, cups=(6,), palms=(3,)),
                    seat("P06 a1 a2 a3 b2 c2 a4", "G12 a4 b4", done="S04"),
                    "E1", "O08 S05 G11 P09", round=3, turn=2, cups=(5, 4, 3, 2, 1),
                ),
                _cross,
            ),
            Step(
                "fill",
                _at(
                    seat("G02 a1 a2 c1 c2 a3 c3", "P12 a1 b1 c1", coins=5, cups=(6,), palms=(3,), done="O12"),
                    seat("P06 a1 a2 a3 b2 c2 a4", "G12 a4 b4 c3 b3", done="S04", coins=4, cups=(5,)),
                    "E8", "G05 S05 G11 P01", round=3, turn=5, cups=(4, 3, 2, 1),
                ),
                _fills,
                about="seal",
            ),
            Step("take", None, anything),
            Step(
                "score",
                _at(
                    seat("S05 b2 c2 b3 c3 a3 b4", "P12 a1 b1 c1", coins=7, cups=(6,), palms=(3, 2), done="O12 G02 O08"),
                    seat("G11 a1 a2", "P06 a1 a2 a3 b2", coins=8, cups=(5, 4), palms=(2,), done="S04 G12"),
                    "E1", "G05 S08 O01 P09", round=ROUNDS, turn=TURNS, cups=(3, 2, 1),
                ),
                _fills,
            ),
        ),
    )  # fmt: skip
