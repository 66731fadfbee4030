"""`--threads`: all cores for one decision if requested, with the same result."""

from __future__ import annotations

import io
import json
import os
import sys
from pathlib import Path
from typing import Any

import pytest

from command_line import run
from goldhook import record
from goldhook.bots import levels, warm
from goldhook.bots.memory import Memory
from goldhook.bots.protocol import act, hello, written
from goldhook.bots.thought import Budget, Option, Thought
from goldhook.cli import choices
from goldhook.core.chance import deal
from goldhook.core.game import Json
from goldhook.games import GAMES
from judged import played
from seen_games import legal_in

pytestmark = pytest.mark.slow

Capture = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def warmed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Skip the warm-up; these few decisions compile what they need."""
    monkeypatch.setattr(warm, "cold", lambda _game, _level: [])


@pytest.fixture
def given(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Collect the number of threads of each decision."""
    asked: list[int] = []

    class Mind:
        def think(
            self, view: Json, memory: Memory, level: int, budget: Budget, seed: int, threads: int, among: object = None
        ) -> Thought[Any]:
            asked.append(threads)
            actions = legal_in(view)
            return Thought(tuple(Option(action, 0.5, 10.0, 1) for action in actions), 1)

    monkeypatch.setattr(levels, "mind", lambda _game, _pieces: Mind())
    monkeypatch.setattr(os, "sched_getaffinity", lambda _process: set(range(7)), raising=False)
    return asked


@pytest.mark.parametrize(("words", "threads"), [("", 1), ("--threads 1", 1), ("--threads 5", 5), ("--threads 0", 7)])
def test_every_command_passes_options_on(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, given: list[int], words: str, threads: int
) -> None:
    path, game = tmp_path / "match.json", GAMES["gold_ahoi"]
    arguments = ("gold_ahoi", "--seats", "level:4,random", "--seed", 2, "--record", path)
    assert run(capsys, "play", *arguments, *words.split()).code == 0
    assert len(given) > 10
    assert set(given) == {threads}

    given.clear()
    assert run(capsys, "analyse", path, *words.split()).code == 0
    assert len(given) > 10
    assert set(given) == {threads}

    given.clear()
    state = game.start(deal(game, seed=3))
    seat = game.to_act(state)[0]
    lines = hello(game, game.house(), seat, 2, game.options(), 40), act(game.view(state, seat), game.legal(state, seat))
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(b"".join(map(written, lines)))))
    assert run(capsys, "bot", "5", *words.split()).code == 0
    assert given == [threads]


def test_hints_show_confidence_intervals_too(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, given: list[int]
) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("hint\nquit\n"))
    arguments = ("gold_ahoi", "--seats", "human,random", "--record", tmp_path / "match.json", "--threads", 3)
    assert run(capsys, "play", *arguments).code == 0
    assert given == [3]


def test_without_an_affinity_all_cores_are_used(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(os, "sched_getaffinity", raising=False)
    for cores, threads in ((6, 6), (None, 1), (100_000, choices.MOST_THREADS)):
        monkeypatch.setattr(os, "cpu_count", lambda cores=cores: cores)
        assert choices.threads_of(0) == threads


@pytest.mark.parametrize(("game", "upto"), [("silver_gold", 14), ("gold_ahoi", 36)])
def test_an_analysis_with_playouts_and_a_seed_is_reproducible(
    capsys: Capture, tmp_path: Path, game: str, upto: int
) -> None:
    aided = {"memory_aid": True} if game == "silver_gold" else {}
    match, path = played(game, "greedy,random", 6, **aided), tmp_path / "match.json"
    record.save(match._replace(actions=match.actions[:upto]), path)
    told = [
        run(capsys, "analyse", path, "--budget", "60p", "--seed", 4, "--threads", threads, "--json").out
        for threads in (1, 3, 40)
    ]
    assert json.loads(told[0])["decisions"]
    assert told == [told[0]] * 3


def test_a_match_with_playouts_and_a_seed_is_reproducible(capsys: Capture, tmp_path: Path) -> None:
    matches = []
    for threads in (1, 3):
        path = tmp_path / f"{threads}.json"
        arguments = ("--seats", "level:5@60p,level:4@60p", "--seed", 5, "--record", path, "--threads", threads)
        assert run(capsys, "play", "gold_ahoi", *arguments).code == 0
        matches.append(record.load(path).actions)
    assert len(matches[0]) == 36
    assert matches[0] == matches[1]
