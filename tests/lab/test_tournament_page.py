"""The page of a tournament: complete, repeatable, with games that replay."""

from __future__ import annotations

import re
import shlex
from html import unescape
from pathlib import Path

import pytest

from command_line import run
from goldhook import record

FIELD = "random,greedy,level:1"


@pytest.mark.parametrize("game", ["gold_ahoi"])
def test_a_page_has_ratings_cross_table_facts_and_games_to_replay(
    game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "page"
    words = ["tournament", game, "--players", FIELD, "--games", "2", "--seed", "5", "--option", "handicap=2"]
    done = run(capsys, *words, "--page", folder)
    assert done.code == 0, done.err
    page = (folder / "index.html").read_text(encoding="utf-8")
    assert str(folder / "index.html") in done.out
    for told in ("random", "greedy", "<svg", "Wins against each opponent", "Seed", "goldhook replay game-"):
        assert told in page
    games = sorted(folder.glob("game-*.json"))
    assert len(games) == 3
    for file in games:
        assert record.state_after(record.load(file)).setup.options.handicap == 2
    again = shlex.split(unescape(re.findall(r"<code>(goldhook tournament [^<]*)</code>", page)[0]))
    other = tmp_path / "again"
    assert run(capsys, *again[1:], "--page", other).code == 0
    for file in folder.iterdir():
        assert (other / file.name).read_bytes() == file.read_bytes()


def test_a_page_that_cannot_be_written_is_refused_first(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "file"
    file.write_text("x", encoding="utf-8")
    done = run(capsys, "tournament", "gold_ahoi", "--players", "random,random", "--games", "2", "--page", file / "page")
    assert done.code == 1
    assert str(file) in done.err
