"""The golden games still play as written."""

from __future__ import annotations

import pytest

from playthroughs.write import PLAYTHROUGHS, Playthrough, text


@pytest.mark.parametrize("playthrough", PLAYTHROUGHS, ids=lambda playthrough: playthrough.path.stem)
def test_the_game_goes_as_written(playthrough: Playthrough) -> None:
    written = playthrough.path.read_text(encoding="utf-8")
    assert text(playthrough) == written, "if you meant to change this: make playthroughs, and read the difference"
