"""Mining continues where it was stopped, and ends with the same puzzles as without a stop."""

from __future__ import annotations

import json
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from goldhook.core.game import Refusal
from goldhook.puzzles import mine as mining
from goldhook.puzzles.mine import mine, save
from goldhook.puzzles.puzzle import difficulty, read


@pytest.fixture
def searched(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Replace the search of a match; return the numbers of the matches that were searched."""
    numbers = list[int]()

    def search(game: str, seed: int, number: int) -> dict[str, Any] | None:
        numbers.append(number)
        solved = [5 if level >= number % 5 else 0 for level in range(5)]
        return None if number % 3 == 0 else {"id": f"{game}{seed}-{number}", "solved": solved}

    monkeypatch.setattr(mining, "search", search)
    return numbers


def test_a_second_run_continues_after_the_last_whole_line(searched: list[int], tmp_path: Path) -> None:
    whole = list(mine("gold_ahoi", 12, 1, tmp_path / "whole"))
    searched.clear()
    journal = tmp_path / "journal"
    assert list(islice(mine("gold_ahoi", 12, 1, journal), 5)) == whole[:5]
    before = list(searched)
    journal.write_text(journal.read_text() + '{"id": "torn by a power c')
    assert list(mine("gold_ahoi", 12, 1, journal)) == whole
    assert searched == list(range(len(searched))), "no match is searched twice, none is left out"
    assert len(before) < len(searched)
    assert [json.loads(line) for line in journal.read_text().splitlines()]


def test_fewer_puzzles_are_the_first_ones(searched: list[int], tmp_path: Path) -> None:
    assert list(mine("gold_ahoi", 4, 1, tmp_path / "few")) == list(mine("gold_ahoi", 9, 1, tmp_path / "more"))[:4]


def test_no_difficulty_crowds_out_the_others(searched: list[int], tmp_path: Path) -> None:
    kinds = [difficulty(line["solved"]) for line in mine("gold_ahoi", 30, 1, tmp_path / "journal")]
    assert max(kinds.count(kind) for kind in kinds) <= 5 + 0.3 * len(kinds)


def test_the_journal_of_another_search_is_refused(searched: list[int], tmp_path: Path) -> None:
    journal = tmp_path / "journal"
    list(mine("gold_ahoi", 2, 1, journal))
    with pytest.raises(Refusal, match="puzzles_other_journal"):
        list(mine("gold_ahoi", 2, 2, journal))


def test_a_file_has_the_puzzles_and_no_time(tmp_path: Path) -> None:
    lines = [{"id": "a"}, {"id": "ü"}]
    for name in ("one", "other"):
        save(tmp_path / name, lines)
    assert read(tmp_path / "one") == lines
    assert (tmp_path / "one").read_bytes() == (tmp_path / "other").read_bytes()
    assert sorted(path.name for path in tmp_path.iterdir()) == ["one", "other"]


def test_a_game_with_a_single_difficulty_gets_its_puzzles(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(mining, "PATIENCE", 10)
    monkeypatch.setattr(mining, "search", lambda _game, _seed, number: {"id": str(number), "solved": [0, 0, 0, 5, 5]})
    found = list(mine("gold_ahoi", 20, 1, tmp_path / "journal"))
    assert len(found) == 20
    assert list(mine("gold_ahoi", 20, 1, tmp_path / "journal")) == found, "and the same ones again"
