"""The outlines for the browser's areas equal those of the drawings, and every tile has its own."""

from __future__ import annotations

from pathlib import Path

from goldhook.games.gold_ahoi.art.outlines import TARGET, outlines, text
from goldhook.games.gold_ahoi.pieces import house, land_groups


def test_the_file_of_the_browser_is_current() -> None:
    file = Path(__file__).parents[2] / TARGET
    assert file.read_text(encoding="utf-8") == text(), "run make wire"


def test_every_tile_has_outlines_however_it_is_turned() -> None:
    found = outlines()
    for tile in house().tiles:
        for turn in range(4):
            land = land_groups(tile, turn)
            key = "|".join("".join(map(str, ends)) for ends in sorted(land))
            assert all("".join(map(str, ends)) in found["land"] for ends in land)
            assert sorted(side for piece in found["water"][key] for side in piece["sides"]) == [0, 1, 2, 3]
            assert len(found["chests"][key]) == 8
