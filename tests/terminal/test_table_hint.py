"""Hints at the terminal: they get the player's view and memory, and use the player's language."""

from __future__ import annotations

import io
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from goldhook.bots.hint import Hint
from goldhook.bots.memory import Memory
from goldhook.bots.thought import Option, Thought
from goldhook.core.chance import deal
from goldhook.core.game import MatchView
from goldhook.core.lang import LANGUAGES, Language
from goldhook.games import GAMES
from goldhook.games.silver_gold.bots.memory import BLANK, Seen
from goldhook.record import Record
from goldhook.terminal.table import Quit, TerminalTable


def sit_down(game: str, language: str, answers: list[str], path: Path) -> tuple[str, list[tuple[Any, Memory]]]:
    """Return the output for two people who type this, and the views that the hint function got."""
    chosen, asked, lang = GAMES[game], list[tuple[Any, Memory]](), Language(language)

    def advise(view: MatchView, memory: Memory) -> Hint:
        asked.append((view, memory))
        action = chosen.parse("place 0,0 1" if game == "gold_ahoi" else "mark P01 a1")
        return Hint(action, "opens_row", {"row": -1}, Thought((Option(action, 0.5, 1.0, 1),), 1))

    typed: Iterator[str] = iter(answers)
    shown = io.StringIO()
    match = Record(chosen, deal(chosen, seed=3), seats=("human", "human"))
    console = Console(file=shown, width=100)
    table = TerminalTable(match, dict, lang, console, lambda _: next(typed), path, advise)
    with pytest.raises(Quit):
        table.play()
    return shown.getvalue(), asked


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hint_in_every_language(language: str, tmp_path: Path) -> None:
    word = Language(language).say("command-hint")
    text, asked = sit_down("gold_ahoi", language, ["", "hint", word.upper(), "quit"], tmp_path / "match.json")
    assert len(asked) == 2
    why = Language(language).say("hint-opens-row", row=-1)
    assert text.count(Language(language).say("play-hint", action="place 0,0 1", why=why)) == 2
    assert asked[0][0]["seat"] == asked[0][0]["to_act"][0]


def test_a_hint_knows_what_the_seat_has_seen(tmp_path: Path) -> None:
    """Both keep two cards and mark something; the hint in a later turn remembers the expedition cards so far."""
    answers: list[str] = []
    for _ in range(12):
        answers += ["", "hint", "1!"]
    _, asked = sit_down("silver_gold", "en", [*answers, "", "quit", "quit"], tmp_path / "match.json")
    expeditions = deal(GAMES["silver_gold"], seed=3).shuffles["expeditions"][0]
    assert asked[0][1] == BLANK
    for view, memory in asked:
        assert view["seat"] in view["to_act"]
        assert isinstance(memory, Seen)
        assert memory.expeditions == tuple(expeditions[: view["turn"]])
    assert max(view["turn"] for view, _ in asked) >= 2
