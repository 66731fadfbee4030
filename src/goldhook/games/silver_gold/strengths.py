"""What a player of Silver & Gold did well, read from the final score card."""

from __future__ import annotations

from typing import Final

from goldhook.core.game import Seat
from goldhook.games.silver_gold.plain import Report

NAMES: Final = ("coins", "cups", "palms", "cards", "seals")


def of_seat(report: Report, seat: Seat) -> dict[str, int]:
    """Return the points of each kind that a seat has scored."""
    lines = report["scores"][seat]
    return {name: lines[name] for name in NAMES}
