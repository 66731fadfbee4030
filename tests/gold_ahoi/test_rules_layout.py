"""The rules engine counts the small layout on the rules page as the page does."""

from __future__ import annotations

import json
from pathlib import Path

from goldhook.games.gold_ahoi.aid import open_aid
from goldhook.games.gold_ahoi.areas import areas, points
from goldhook.games.gold_ahoi.position import position
from goldhook.games.gold_ahoi.state import NORTH, SOUTH

FILE = Path(__file__).parents[2] / "web" / "src" / "games" / "gold_ahoi" / "rules" / "layout.json"
LAYOUT = json.loads(FILE.read_text(encoding="utf-8"))
STATE = position(*(f"{tile['tile']} {tile['at']} {tile['turn']}" for tile in LAYOUT["tiles"]))


def test_the_picture_shows_the_areas_as_they_are() -> None:
    counted = [area for area in open_aid(STATE)["areas"] if area["chests"]]
    assert LAYOUT["areas"] == [
        {
            "kind": area["kind"],
            "owner": area["owner"],
            "chests": len(area["chests"]),
            "openings": area["openings"],
            "path": area["path"],
        }
        for area in counted
    ]


def test_the_text_says_what_the_picture_shows() -> None:
    """Land 2 : 1 with 3 chests for south, water 1 : 3 with 2 for north, water 1 : 1 with one for nobody: 3 to 2."""
    found = [(area.kind, area.openings, area.chests) for area in areas(STATE.layout.laid) if area.chests]
    assert found == [("land", (1, 2), 3), ("water", (3, 1), 2), ("water", (1, 1), 1)]
    won = points(areas(STATE.layout.laid))
    assert (won[SOUTH], won[NORTH]) == (3, 2)
