"""Names of players in a terminal."""

from __future__ import annotations

from goldhook.core.lang import LANGUAGES, Language
from goldhook.terminal.names import strengths


def test_every_level_at_the_table_says_how_hard_it_is() -> None:
    assert strengths(["human", "level:4", "level:1@500", "level:4"], Language("en")) == [
        "Ship’s boy – very easy",
        "Captain – hard",
    ]
    assert strengths(["human", "greedy"], Language("en")) == []
    for code in LANGUAGES:
        assert len(set(strengths([f"level:{level}" for level in range(1, 6)], Language(code)))) == 5
