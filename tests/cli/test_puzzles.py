"""`goldhook puzzles play`: puzzles in a terminal, typed as a player would type."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from command_line import Ran, run
from goldhook.cli.commands import puzzles_play
from goldhook.core.lang import LANGUAGES, Language
from goldhook.puzzles.puzzle import Puzzle, of_day, shipped
from goldhook.puzzles.streaks import DAY

TODAY = 20_000
Solve = Callable[..., Ran]


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Keep attempts in this file, on a fixed day."""
    path = tmp_path / "home" / "puzzles.json"
    monkeypatch.setattr(puzzles_play, "_file", lambda: path)
    monkeypatch.setattr(puzzles_play, "_now", lambda: TODAY * DAY + 1)
    return path


@pytest.fixture
def solve(file: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Solve:
    """Run the command, type these words, and close the input."""

    def begin(*words: str, arguments: tuple[str, ...] = ()) -> Ran:
        left = iter(words)

        def answer(_prompt: str) -> str:
            word = next(left, None)
            if word is None:
                raise EOFError
            return word

        monkeypatch.setattr(puzzles_play, "ask_line", answer)
        ran = run(capsys, "puzzles", "play", *arguments)
        assert ran.code == 0, ran.err
        assert next(left, None) is None, "all words were read"
        return ran

    return begin


def todays(game: str) -> Puzzle:
    return shipped(game)[of_day(game, TODAY)]


def a_wrong_answer(puzzle: Puzzle) -> str:
    return next(action for action in puzzle.worth if action not in puzzle.answers)


def kept(file: Path) -> list[tuple[str, bool]]:
    return [(one["puzzle"], one["right"]) for one in json.loads(file.read_text(encoding="utf-8"))]


@pytest.mark.parametrize("game", ["gold_ahoi", "silver_gold"])
def test_the_puzzle_of_the_day_comes_first_and_its_verdict_has_a_reason(game: str, file: Path, solve: Solve) -> None:
    puzzle = todays(game)
    ran = solve("nonsense", "?", "hint", "", f"{puzzle.answers[0]}!", "", "quit", arguments=(game,))
    assert "Puzzle of the day" in ran.out
    assert "Right!" in ran.out
    assert "Solved 1 of 1" in ran.out
    assert "Hints are off" in ran.out
    assert kept(file) == [(puzzle.id, True)]
    again = solve("quit", arguments=(game,))
    assert "Puzzle of the day" not in again.out


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_wrong_answer_shows_the_best_move_in_every_language(language: str, file: Path, solve: Solve) -> None:
    puzzle = todays("gold_ahoi")
    typed = (a_wrong_answer(puzzle), "undo", a_wrong_answer(puzzle), "")
    ran = solve(*typed, Language(language).say("command-quit"), arguments=("gold_ahoi", "--lang", language))
    assert Language(language, "rules").say("puzzle-wrong") in ran.out
    assert puzzle.answers[0] in ran.out
    assert kept(file) == [(puzzle.id, False)]


def test_only_the_first_attempt_counts_and_both_games_take_turns(file: Path, solve: Solve) -> None:
    first, second = todays("silver_gold"), todays("gold_ahoi")
    solve(f"{first.answers[0]}!", "", f"{a_wrong_answer(second)}!", "q")
    assert kept(file) == [(first.id, True), (second.id, False)]
    easy = [one for one in shipped("gold_ahoi").values() if one.difficulty == 1 and one.id != second.id]
    ran = solve(f"{easy[0].answers[0]}!", arguments=("gold_ahoi", "--difficulty", "1"))
    assert "In a row: 1 (longest: 1)" in ran.out
    assert kept(file)[2:] == [(easy[0].id, True)]


def test_a_damaged_file_is_no_obstacle(file: Path, solve: Solve) -> None:
    file.parent.mkdir()
    for text in ("", "[1", '[{"game": 3}]', "7"):
        file.write_text(text, encoding="utf-8")
        solve("q")
    file.unlink()
    file.mkdir()
    ran = solve(f"{todays('silver_gold').answers[0]}!", "q")
    assert "Right!" in ran.out
    assert str(file) in ran.out.replace("\n", "")
