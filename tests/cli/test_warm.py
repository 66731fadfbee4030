"""`goldhook warm`, and the messages before levels play for the first time."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest

from command_line import run
from goldhook.bots import warm
from goldhook.bots.levels import BOSUN, CAPTAIN, MASTER, SHIPS_BOY
from goldhook.cli import warming
from goldhook.cli.usage import Reader
from goldhook.cli.warming import warm_up
from goldhook.core.lang import Language
from goldhook.engine.steps import Step
from goldhook.games import GAMES, plugin

Capture = pytest.CaptureFixture[str]


class Compiler:
    """Compile steps that only record that they ran."""

    def __init__(self) -> None:
        self.ran: list[str] = []
        self.run: Callable[[str], object] = self.ran.append

    def steps(self) -> list[Step]:
        levels = {"marks": SHIPS_BOY, "playouts": CAPTAIN, "cards": SHIPS_BOY, "endings": MASTER}
        return [Step(name, level, partial(self._run, name)) for name, level in levels.items()]

    def _run(self, name: str) -> None:
        self.run(name)


@pytest.fixture
def compiler(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Compiler:
    """Use a compiler that takes no time, one process, and an empty cache."""
    fake = Compiler()
    faked = {game: replace(plugin(game), bots=replace(plugin(game).bots, steps=fake.steps)) for game in GAMES}
    monkeypatch.setattr(warm, "plugin", faked.__getitem__)
    monkeypatch.setattr(warming, "MOST_PROCESSES", 1)
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path))
    return fake


def test_warm_compiles_all_games_lower_levels_first_and_says_so(capsys: Capture, compiler: Compiler) -> None:
    ran = run(capsys, "warm")
    assert (ran.code, ran.out) == (0, "The bots are ready.\n")
    assert ran.err == "Preparing the bots (first time only) …\n", "a line where no bar can be drawn"
    each = len(GAMES)
    assert compiler.ran == ["marks", "cards"] * each + ["playouts"] * each + ["endings"] * each
    assert all(map(warm.is_warm, GAMES))
    ran = run(capsys, "warm")
    assert (ran.out, ran.err) == ("The bots are ready.\n", "")


def test_levels_are_compiled_once_with_visible_progress(capsys: Capture, compiler: Compiler) -> None:
    reader, game = Reader(Language("de")), GAMES["gold_ahoi"]
    warm_up(reader, ["human", "greedy"], game)
    assert capsys.readouterr().err == ""
    warm_up(reader, ["human", "level:3@200p"], game)
    assert capsys.readouterr().err == "Die Bots werden vorbereitet (nur beim ersten Mal) …\n"
    assert compiler.ran == ["marks", "cards"], "the bosun needs no more"
    assert warm.is_warm("gold_ahoi", BOSUN)
    assert not warm.is_warm("gold_ahoi", CAPTAIN)
    assert not warm.is_warm("silver_gold", BOSUN)
    warm_up(reader, ["level:1", "level:2"], game)
    assert capsys.readouterr().err == ""
    warm_up(reader, ["level:1", "level:5"], game)
    assert compiler.ran == ["marks", "cards", "playouts", "endings"]


def test_a_terminal_shows_a_progress_bar(monkeypatch: pytest.MonkeyPatch, compiler: Compiler) -> None:
    from rich.console import Console

    shown = Console(force_terminal=True, record=True, width=100, file=open("/dev/null", "w"))  # noqa: SIM115, PTH123
    monkeypatch.setattr(Reader, "console", lambda _self, **_: shown)
    warm_up(Reader(Language("en")), ["level:1", "random"], GAMES["gold_ahoi"])
    text = shown.export_text()
    assert "Preparing the bots (first time only) …" in text
    assert "2/2" in text
    shown.file.close()


def test_an_interrupted_warm_run_is_not_marked_complete(capsys: Capture, compiler: Compiler) -> None:
    def interrupt(name: str) -> None:
        if name == "playouts":
            raise KeyboardInterrupt

    compiler.run = interrupt
    ran = run(capsys, "warm")
    assert ran.code == 130
    assert warm.is_warm("silver_gold", BOSUN)
    assert not warm.is_warm("silver_gold", CAPTAIN)
