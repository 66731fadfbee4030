"""`goldhook analyse`: for people in seven languages, for programs, as a page; and its refusals."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from command_line import run
from goldhook import record
from goldhook.bots import warm
from goldhook.core.lang import LANGUAGES
from judged import played

pytestmark = pytest.mark.slow

Capture = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def warmed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Skip the warm-up; these few decisions compile what they need."""
    monkeypatch.setattr(warm, "cold", lambda _game, _level: [])


def written(path: Path, game: str = "gold_ahoi", upto: int | None = None) -> Path:
    match = played(game, "random,random", 4, **({"memory_aid": True} if game == "silver_gold" else {}))
    record.save(match._replace(actions=match.actions[:upto], seats=("human", "random")), path)
    return path


def test_json_output_matches_the_documentation(capsys: Capture, tmp_path: Path) -> None:
    file = written(tmp_path / "match.json")
    arguments = ("analyse", file, "--budget", "24p", "--seed", 5, "--json")
    ran = run(capsys, *arguments)
    assert (ran.code, ran.err) == (0, "")
    told = json.loads(ran.out)
    assert list(told) == [
        *("game", "players", "over", "level", "budget", "seed", "decisions", "costliest", "curve", "ownership")
    ]
    assert (told["game"], told["players"], told["over"], told["level"]) == ("gold_ahoi", 2, True, 5)
    assert (told["budget"], told["seed"], len(told["decisions"])) == ("24p", 5, 36)
    assert list(told["decisions"][0]) == [
        *("number", "round", "turn", "seat", "action", "before", "after", "cost", "alternative", "why"),
        *("playouts", "margin", "clear"),
    ]
    assert run(capsys, *arguments).out == ran.out
    documented = (Path(__file__).parents[2] / "docs" / "formats.md").read_text(encoding="utf-8")
    for field in (*told, *told["decisions"][0], *told["ownership"][0]):
        assert f"`{field}`" in documented or f'"{field}"' in documented, field


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_costliest_decisions_come_first(capsys: Capture, tmp_path: Path, language: str) -> None:
    file, report = written(tmp_path / "match.json", upto=12), tmp_path / "report.html"
    ran = run(capsys, "analyse", file, "--budget", "8p", "-o", report, "--lang", language)
    assert (ran.code, ran.err) == (0, "")
    assert "▲" in ran.out
    assert any(block in ran.out for block in "▁▂▃▄▅▆▇█")
    assert str(report) in ran.out.replace("\n", "")
    assert f'lang="{language}"' in report.read_text(encoding="utf-8")
    if language == "en":
        assert ran.out.index("Costliest") < ran.out.index("Chance to win") < ran.out.index("All decisions")
        assert "Random bot" in ran.out


@pytest.mark.slow
def test_legal_moves_of_a_running_and_of_an_unstarted_match(capsys: Capture, tmp_path: Path) -> None:
    file = written(tmp_path / "match.json", "silver_gold", upto=9)
    told = json.loads(run(capsys, "analyse", file, "--budget", "8p", "--level", 4, "--json").out)
    assert told["over"] is False
    assert told["decisions"]
    assert "ownership" not in told
    empty = written(tmp_path / "empty.json", "silver_gold", upto=0)
    ran = run(capsys, "analyse", empty, "--budget", "8p")
    assert (ran.code, ran.err) == (0, "")


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (("--budget", "soon"), 2),
        (("--level", "3"), 2),
        (("--seed", "-1"), 2),
        (("-o", "report.pdf"), 2),
        (("-o", "no/such/folder/report.html", "--budget", "2p"), 1),
    ],
)
def test_invalid_commands_are_refused(capsys: Capture, tmp_path: Path, arguments: tuple[str, ...], code: int) -> None:
    ran = run(capsys, "analyse", written(tmp_path / "match.json", upto=1), *arguments)
    assert (ran.code, ran.out, ran.err.count("\n")) == (code, "", 1)


def test_a_file_that_is_not_a_record_is_refused(capsys: Capture, tmp_path: Path) -> None:
    for text in ("", "{}", '{"goldhook": 1, "game": "gold_ahoi"}'):
        (tmp_path / "match.json").write_text(text)
        ran = run(capsys, "analyse", tmp_path / "match.json")
        assert (ran.code, ran.out, ran.err.count("\n")) == (1, "", 1)


def test_starting_goldhook_does_not_import_the_lab() -> None:
    code = "import sys, goldhook.cli; print(*sys.modules)"
    loaded = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.split()
    assert not {"numba", "numpy", "goldhook.analysis.page"} & set(loaded)
