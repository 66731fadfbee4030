"""`goldhook warm`, and what is said before levels sit down for the first time."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from command_line import run
from goldhook.bots import levels, warm
from goldhook.bots.memory import Memory
from goldhook.bots.thought import Budget, Option, Thought
from goldhook.cli.usage import Reader
from goldhook.cli.warming import warm_up
from goldhook.core.game import Json
from goldhook.core.lang import Language
from goldhook.games import GAMES
from goldhook.games.silver_gold.bots.memory import Seen

Capture = pytest.CaptureFixture[str]


class Listener:
    """A mind that only notes what it is asked."""

    def __init__(self) -> None:
        self.asked: list[tuple[Json, Memory, int, Budget, int]] = []

    def think(self, view: Json, memory: Memory, level: int, budget: Budget, seed: int, threads: int) -> Thought:
        self.asked.append((view, memory, level, budget, threads))
        return Thought((Option(None, 0.5, 50.0, 2),), 2)


@pytest.fixture
def listener(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Listener:
    """A listener instead of the minds, and an empty cache."""
    mind = Listener()
    monkeypatch.setattr(levels, "mind", lambda _game, _pieces: mind)
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path))
    return mind


@pytest.mark.parametrize("game", GAMES)
def test_every_level_is_asked_about_every_kind_of_decision(game: str, listener: Listener) -> None:
    assert not warm.is_warm(game)
    steps = warm.steps(game)
    assert [step.name for step in steps[:-1]] == [f"level:{level}" for level in levels.LEVELS]
    for step in steps:
        step.run()
    assert warm.is_warm(game)
    assert {level for _, _, level, _, _ in listener.asked} == set(levels.LEVELS)
    assert {budget for _, _, _, budget, _ in listener.asked} == set(warm.BUDGETS)
    assert {threads for *_, threads in listener.asked} == {1, 2}
    if game == "silver_gold":
        kinds = {(view["step"], view["step"] == "mark" and view["owed"] > 0) for view, *_ in listener.asked}
        assert kinds == {("keep", False), ("mark", False), ("mark", True), ("claim", False)}
        assert {view["round"] for view, *_ in listener.asked} == {0, 1, 2, 3, 4}
        assert all(isinstance(memory, Seen) and memory.round == view["round"] for view, memory, *_ in listener.asked)
    else:
        laid = {len(view["board"]) for view, *_ in listener.asked}
        assert {0, 35} <= laid


def test_warm_compiles_both_games_and_says_so(capsys: Capture, listener: Listener) -> None:
    ran = run(capsys, "warm")
    assert (ran.code, ran.out) == (0, "The bots are compiled and ready.\n")
    assert ran.err == "Compiling the bots, once …\n", "a line where no bar can be drawn"
    assert all(map(warm.is_warm, GAMES))


def test_levels_that_sit_down_are_compiled_once_and_not_in_silence(capsys: Capture, listener: Listener) -> None:
    reader, game = Reader(Language("de")), GAMES["gold_ahoi"]
    warm_up(reader, ["human", "greedy"], game)
    assert capsys.readouterr().err == ""
    warm_up(reader, ["human", "level:3@200p"], game)
    assert capsys.readouterr().err == "Die Bots werden kompiliert, nur dieses eine Mal …\n"
    thought = len(listener.asked)
    warm_up(reader, ["level:1", "level:5"], game)
    assert capsys.readouterr().err == ""
    assert len(listener.asked) == thought > 0


def test_a_bar_moves_where_there_is_a_terminal(monkeypatch: pytest.MonkeyPatch, listener: Listener) -> None:
    from rich.console import Console

    shown = Console(force_terminal=True, record=True, width=100, file=open("/dev/null", "w"))  # noqa: SIM115, PTH123
    monkeypatch.setattr(Reader, "console", lambda _self, **_: shown)
    warm_up(Reader(Language("en")), ["level:1", "random"], GAMES["gold_ahoi"])
    assert "Compiling the bots, once …" in shown.export_text()
    shown.file.close()


def test_an_interrupted_warming_is_not_taken_for_a_finished_one(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch, listener: Listener
) -> None:
    def interrupt(*_: Any) -> Thought:
        raise KeyboardInterrupt

    monkeypatch.setattr(listener, "think", lambda *_, **__: interrupt())
    ran = run(capsys, "warm")
    assert ran.code == 130
    assert not warm.is_warm("silver_gold")
