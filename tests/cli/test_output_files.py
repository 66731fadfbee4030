"""`-o` of long-running commands: an unwritable file is refused immediately, and no result is ever lost."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

from command_line import Ran, run
from goldhook import record
from goldhook.bots import warm
from judged import played

pytestmark = pytest.mark.slow

Capture = pytest.CaptureFixture[str]
#: The arguments of each command besides the file; `{bot}` is a program that joins the table and leaves.
COMMANDS = {
    "tournament": ("tournament gold_ahoi --games 2 --players", "random,{bot}", ".svg"),
    "set report": ("set report gold_ahoi --games 1 --bot", "{bot}", ".html"),
}


def run_with(capsys: Capture, command: str, bot: str, output: Path, *more: str) -> Ran:
    words, players, _ = COMMANDS[command]
    return run(capsys, *words.split(), players.format(bot=bot), "-o", output, *more)


@pytest.fixture
def analysed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a file with the beginning of a match."""
    monkeypatch.setattr(warm, "cold", lambda _game, _level: [])
    match = played("gold_ahoi", "random,random", 4)
    record.save(match._replace(actions=match.actions[:2]), tmp_path / "match.json")
    return tmp_path / "match.json"


def unwritable(folder: Path, suffix: str) -> list[Path]:
    """Return unwritable paths: without a folder, at a folder, and below a file."""
    (folder / f"folder{suffix}").mkdir()
    (folder / "file").touch()
    return [folder / "no" / f"x{suffix}", folder / f"folder{suffix}", folder / "file" / f"x{suffix}"]


@pytest.mark.parametrize("command", COMMANDS)
def test_an_unwritable_output_is_refused_before_the_first_game(capsys: Capture, tmp_path: Path, command: str) -> None:
    trace = tmp_path / "trace"
    for output in unwritable(tmp_path, COMMANDS[command][2]):
        ran = run_with(capsys, command, f"cmd:touch {trace}", output)
        assert (ran.code, ran.out, ran.err.count("\n")) == (1, "", 1)
        assert ran.err.startswith(f"{output} can’t be written (")
        assert not trace.exists()


def test_an_unwritable_report_is_refused_before_any_thinking(
    capsys: Capture, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, analysed: Path
) -> None:
    monkeypatch.setattr("goldhook.analysis.weigh", lambda *_: pytest.fail("it begins to think"))
    for output in unwritable(tmp_path, ".html"):
        ran = run(capsys, "analyse", analysed, "-o", output)
        assert (ran.code, ran.out, ran.err.count("\n")) == (1, "", 1)
        assert ran.err.startswith(f"{output} can’t be written (")


def test_unwritable_files_are_refused_too(
    capsys: Capture, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, analysed: Path
) -> None:
    """The tests may run as root, so the permission check is simulated."""
    monkeypatch.setattr(os, "access", lambda path, _mode: path != tmp_path)
    ran = run(capsys, "analyse", analysed, "-o", tmp_path / "report.html")
    assert (ran.code, ran.out, ran.err.count("\n")) == (1, "", 1)


@pytest.mark.parametrize("more", [(), ("--json",)])
@pytest.mark.parametrize("command", COMMANDS)
def test_a_failed_write_at_the_end_prints_the_result(
    capsys: Capture, tmp_path: Path, command: str, more: tuple[str, ...]
) -> None:
    """The bot itself creates a folder at the path."""
    output = tmp_path / f"late{COMMANDS[command][2]}"
    ran = run_with(capsys, command, f"cmd:mkdir {output}", output, *more)
    assert output.is_dir()
    assert ran.code == 1
    assert ran.err.splitlines()[-1].startswith(f"{output} can’t be written (")
    assert json.loads(ran.out)["games"] >= 1 if more else ran.out.strip()
    assert more or "late" not in ran.out, "nothing is said to be written"


@pytest.mark.parametrize("more", [(), ("--json",)])
def test_a_failed_report_at_the_end_prints_the_analysis(
    capsys: Capture, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, analysed: Path, more: tuple[str, ...]
) -> None:
    output = tmp_path / "late.html"

    def page(*_: object) -> str:
        output.mkdir()
        return ""

    monkeypatch.setattr("goldhook.analysis.page.page", page)
    ran = run(capsys, "analyse", analysed, "--budget", "4p", "-o", output, *more)
    assert (ran.code, ran.err.count("\n")) == (1, 1)
    assert json.loads(ran.out)["decisions"] if more else "All decisions" in ran.out
    assert "late" not in ran.out


def test_the_file_is_written_even_if_stdout_is_closed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, analysed: Path, capsys: Capture
) -> None:
    class Gone(Exception):  # noqa: N818 - who reads, not what fails
        """Stands in for a closed pipe, which the command line itself would notice."""

    def gone(*_: object) -> None:
        raise Gone

    monkeypatch.setattr("goldhook.terminal.analysis.show_analysis", gone)
    with pytest.raises(Gone):
        run(capsys, "analyse", analysed, "--budget", "4p", "-o", tmp_path / "report.html")
    assert (tmp_path / "report.html").read_text(encoding="utf-8").startswith("<!doctype html>")
