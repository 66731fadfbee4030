"""`--handicap`: points for the first player of Gold Ahoi!, in every command that plays."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from command_line import run
from goldhook import record
from goldhook.core.chance import deal
from goldhook.core.lang import LANGUAGES, Language
from goldhook.games import GAMES
from goldhook.games.gold_ahoi.options import Options

Capture = pytest.CaptureFixture[str]
GOLD_AHOI = GAMES["gold_ahoi"]


def test_simulate(capsys: Capture) -> None:
    arguments = ("simulate", "gold_ahoi", "--games", 10, "--seed", 3, "--json")
    plain, given = (json.loads(run(capsys, *arguments, "--handicap", points).out) for points in (0, 9))
    means = [sum(seat["mean_points"] for seat in told["seats"]) for told in (plain, given)]
    assert means[1] == pytest.approx(means[0] + 9, abs=1e-2)


@pytest.mark.parametrize(
    "arguments", [("match", "--seats", "random,greedy"), ("tournament", "--players", "random,greedy")]
)
def test_match_and_tournament(capsys: Capture, tmp_path: Path, arguments: tuple[str, ...]) -> None:
    command, *players = arguments
    ran = run(
        capsys, command, "gold_ahoi", *players, "--games", 2, "--seed", 3, "--handicap", 4, "--records", tmp_path,
        "--json",
    )  # fmt: skip
    matches = [record.load(path) for path in sorted(tmp_path.iterdir())]
    assert [match.setup.options for match in matches] == [Options(handicap=4)] * 2
    totals = [total for match in matches for total in GOLD_AHOI.outcome(record.state_after(match)).totals]
    means = [player["mean_points"] for player in json.loads(ran.out)["players"]]
    assert sum(means) == pytest.approx(sum(totals) / 2, abs=1e-2)


@pytest.mark.parametrize(
    "arguments",
    ["simulate gold_ahoi", "match gold_ahoi --seats random,random", "tournament gold_ahoi --players random,random"],
)
def test_printed_tables_state_the_conditions(capsys: Capture, arguments: str) -> None:
    arguments += " --games 2 --seed 3 --handicap"
    assert "Handicap points for the first player: 1 point" in run(capsys, *arguments.split(), 1).out
    assert "Handicap" not in run(capsys, *arguments.split(), 0).out


def test_set_report_counts_chests_without_the_handicap(capsys: Capture) -> None:
    arguments = ("set", "report", "gold_ahoi", "--bot", "random", "--games", 10, "--seed", 7)
    plain, given = (json.loads(run(capsys, *arguments, "--handicap", n, "--json").out) for n in (0, 5))
    assert "handicap" not in plain
    assert given["handicap"] == 5
    before, after = plain["bots"][0]["chests"], given["bots"][0]["chests"]
    assert after["owned"] == before["owned"]
    assert after["lead"]["value"] == pytest.approx(before["lead"]["value"] + 5)
    assert after["first_share"]["value"] >= before["first_share"]["value"]
    assert "Handicap points for the first player: 5 points" in run(capsys, *arguments, "--handicap", 5).out


@pytest.mark.parametrize("language", LANGUAGES)
def test_play_shows_the_handicap_at_the_table_and_in_the_result(capsys: Capture, tmp_path: Path, language: str) -> None:
    path = tmp_path / "match.json"
    arguments = ("play", "gold_ahoi", "--seats", "random,random", "--seed", 2, "--record", path, "--lang", language)
    shown = run(capsys, *arguments, "--handicap", 3).out
    match = record.load(path)
    assert match.setup.options == Options(handicap=3)
    state, say = record.state_after(match), Language(language).say
    for total in GOLD_AHOI.outcome(state).totals:
        assert say("points", count=total) in shown
    sentence = say("ga-handicap", name="@", count=3).split("@")[1]
    assert shown.count(sentence) >= 2, "in the story or at the table, and in the result"


def test_a_saved_match_keeps_its_own_options(capsys: Capture, tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    record.save(record.Record(GOLD_AHOI, deal(GOLD_AHOI, options=Options(handicap=2))), path)
    ran = run(capsys, "play", "--record", path, "--seats", "random,random", "--handicap", 2)
    assert (ran.code, ran.out) == (2, "")
    assert "--handicap" in ran.err


def test_replay_prints_the_handicap(capsys: Capture, tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    match = record.Record(GOLD_AHOI, deal(GOLD_AHOI, seed=1, options=Options(handicap=6)))
    record.save(match, path)
    report = json.loads(run(capsys, "replay", path, "--json").out)
    assert report["handicap"] == 6
    assert report["scores"] == [6 * (seat == match.setup.first) for seat in range(2)]
    assert report["winners"] == [match.setup.first]


def test_play_suggests_the_handicap_for_the_strongest_level(capsys: Capture, tmp_path: Path) -> None:
    def said(seats: str, points: int, *more: object) -> bool:
        path = tmp_path / f"{len(list(tmp_path.iterdir()))}.json"
        ran = run(capsys, "play", "gold_ahoi", "--seats", seats, "--seed", 1, "--record", path, *more)
        assert ran.code == 0
        return f"handicap={points}" in "".join(ran.out.split())

    assert said("random,level:5@1p", 2)
    assert said("random,level:4@1p", 1)
    assert said("level:5@1p,level:4@1p", 2)
    assert not said("random,level:5@1p", 2, "--handicap", 2)
    assert not said("random,level:3@1p", 0)
    assert not said("random,greedy", 0)
