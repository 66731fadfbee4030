"""What a player of Gold Ahoi! did well, read from the final count of areas."""

from __future__ import annotations

from goldhook.core.game import Seat
from goldhook.games.gold_ahoi.plain import Report

NAMES = ("land", "water", "large_areas", "close_areas")
#: An area with at least this many chests is a large one.
LARGE = 5


def of_seat(report: Report, seat: Seat) -> dict[str, int]:
    """Return the chests that a seat won: by land, by water, in large areas, and where one opening decided."""
    own = [area for area in report["areas"] if area["owner"] == seat]
    return {
        "land": sum(area["chests"] for area in own if area["kind"] == "land"),
        "water": sum(area["chests"] for area in own if area["kind"] == "water"),
        "large_areas": sum(area["chests"] for area in own if area["chests"] >= LARGE),
        "close_areas": sum(area["chests"] for area in own if abs(area["openings"][0] - area["openings"][1]) == 1),
    }
