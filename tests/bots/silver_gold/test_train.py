"""The command that trains the sensible player: its arguments and its output file."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from goldhook.games.silver_gold.bots import train as training
from goldhook.games.silver_gold.bots.trained import FILE, trained

Capture = pytest.CaptureFixture[str]


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> list[tuple[int, Path]]:
    """Collect the arguments of training runs, without running them."""
    found: list[tuple[int, Path]] = []
    monkeypatch.setattr(training, "train", lambda cycles, file: found.append((cycles, file)))
    monkeypatch.chdir(tmp_path)
    return found


def test_help_is_help(capsys: Capture, asked: list[tuple[int, Path]]) -> None:
    with pytest.raises(SystemExit) as left:
        training.main(["--help"])
    assert left.value.code == 0
    assert "FILE" in capsys.readouterr().out
    assert asked == []


def test_what_the_bots_play_by_is_written_only_if_it_is_named(asked: list[tuple[int, Path]]) -> None:
    before = FILE.read_bytes()
    training.main([])
    training.main(["2"])
    training.main(["3", "other.json"])
    training.main(["1", str(FILE)])
    assert asked == [(6, Path("trained.json")), (2, Path("trained.json")), (3, Path("other.json")), (1, FILE)]
    assert FILE.read_bytes() == before


@pytest.mark.parametrize(
    "arguments", [["many"], ["0"], ["1", "no/such/folder/trained.json"], ["1", "."], ["1", "x", "y"]]
)
def test_what_cannot_be_done_is_bad_usage(capsys: Capture, asked: list[tuple[int, Path]], arguments: list[str]) -> None:
    with pytest.raises(SystemExit) as left:
        training.main(arguments)
    assert left.value.code == 2
    assert "Traceback" not in capsys.readouterr().err
    assert asked == []


def test_what_is_written_is_what_is_read(tmp_path: Path) -> None:
    training.save(*trained(), tmp_path / "trained.json")
    assert json.loads((tmp_path / "trained.json").read_text()) == json.loads(FILE.read_text(encoding="utf-8"))
