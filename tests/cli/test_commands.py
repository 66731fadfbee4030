"""The output of the commands for programs, and their refusals."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bot_scripts import LOOP, POLITE
from bot_scripts import seat as program
from command_line import run
from goldhook import __version__, record
from goldhook.core import setfile
from goldhook.core.chance import deal
from goldhook.core.lang import LANGUAGES
from goldhook.games import GAMES
from goldhook.games.silver_gold.pieces import house, pieces_json
from goldhook.record import Record
from judged import played

Capture = pytest.CaptureFixture[str]


@pytest.fixture
def match(tmp_path: Path) -> Path:
    """A record of Silver & Gold at the beginning of its first turn."""
    game = GAMES["silver_gold"]
    setup = deal(game, 2, seed=12)
    begun = Record(game, setup)
    for seat in (0, 1):
        one, two = setup.shuffles["deal"][4 * seat : 4 * seat + 2]
        begun = begun.with_action(seat, f"keep {one} {two}")
    path = tmp_path / "match.json"
    record.save(begun, path)
    return path


@pytest.fixture
def tiles(tmp_path: Path) -> Path:
    game = GAMES["gold_ahoi"]
    path = tmp_path / "tiles.json"
    first = Record(game, deal(game, seed=3)._replace(first=0))
    record.save(first.with_action(0, "place 0,0 1").with_action(1, "place 1,0 0"), path)
    return path


# --- replay -------------------------------------------------------------------------------------------------------


def test_replay_json_of_silver_gold(capsys: Capture, match: Path) -> None:
    ran = run(capsys, "replay", match, "--json")
    report = json.loads(ran.out)
    assert ran.code == 0
    assert list(report) == ["over", "round", "turn", "to_act", "scores", "winners"]
    assert (report["over"], report["round"], report["turn"], report["to_act"]) == (False, 1, 1, [0, 1])
    assert list(report["scores"][0]) == ["coins", "cups", "palms", "cards", "seals", "total"]
    assert report["winners"] == [0, 1]


def test_replay_json_just_after_set_up_and_beyond_the_end(capsys: Capture, match: Path) -> None:
    report = json.loads(run(capsys, "replay", match, "--upto", 0, "--json").out)
    assert (report["round"], report["turn"], report["to_act"]) == (0, 0, [0, 1])
    ran = run(capsys, "replay", match, "--upto", 3, "--json")
    assert (ran.code, ran.out) == (1, "")
    assert ran.err.count("\n") == 1
    assert "--upto 3" in ran.err


def test_replay_json_of_gold_ahoi_lists_every_area(capsys: Capture, tiles: Path) -> None:
    report = json.loads(run(capsys, "replay", tiles, "--json").out)
    assert (report["round"], report["turn"], report["to_act"]) == (1, 3, [0])
    assert all(isinstance(points, int) for points in report["scores"])
    assert sum(area["chests"] for area in report["areas"]) == 2
    assert [list(area) for area in report["areas"]] == [["kind", "chests", "openings", "owner"]] * len(report["areas"])


def test_replay_prints_the_game_in_the_readers_language(capsys: Capture, match: Path) -> None:
    kept = record.load(match).actions[0][1].removeprefix("keep ")
    assert f"Seat 1: keeps {kept}" in run(capsys, "replay", match).out
    german = run(capsys, "replay", match, "--lang", "de").out
    assert kept in german
    assert "Seat" not in german


def test_replay_of_a_running_match_reveals_no_more_than_a_spectator_sees(capsys: Capture, match: Path) -> None:
    assert "keeps" not in run(capsys, "replay", match, "--upto", 1).out
    after = record.load(match)
    state = record.state_after(after)
    mark = str(after.game.legal(state, 0)[0])
    record.save(after.with_action(0, mark), match)
    assert mark.split()[-1] not in run(capsys, "replay", match).out.split("turn 1")[1]


def test_S14_replay_of_a_running_match_prints_no_marks_of_earlier_turns(capsys: Capture, tmp_path: Path) -> None:
    whole, path = played("silver_gold", "greedy,greedy", 4), tmp_path / "match.json"
    for upto in (20, 33, 50):
        record.save(whole._replace(actions=whole.actions[:upto]), path)
        out = run(capsys, "replay", path).out
        assert " on " not in out.partition("Display")[0], "“a1 a2 on P01”"
        for arguments in (("replay", path, "--upto", upto - 4), ("legal", path, "--upto", upto - 4, "--json")):
            ran = run(capsys, *arguments)
            assert (ran.code, ran.out) == (1, "")
            assert "earlier turns" in ran.err.lower()
    record.save(whole, path)
    assert run(capsys, "replay", path).out.count(" on ") > 56
    assert run(capsys, "replay", path, "--upto", 20).code == 0


def test_an_illegal_action_names_index_seat_text_and_reason(capsys: Capture, tiles: Path) -> None:
    record.save(record.load(tiles).with_action(0, "place 3,3 0"), tiles)
    ran = run(capsys, "replay", tiles)
    assert ran.code == 1
    assert ran.err.startswith(f"{tiles}: Action 2, seat 1, “place 3,3 0”: 3,3 touches no tile")
    assert "opponent’s side" in ran.err
    assert ran.err.count("\n") == 1


def test_replay_does_not_score_hidden_facts(capsys: Capture, match: Path) -> None:
    """A coin that seat 0 marked while seat 1 still thinks stays hidden, and is not in the points either (S10)."""
    begun = record.load(match)
    state = record.state_after(begun)
    coin = next(
        action
        for action in begun.game.legal(state, 0)
        if any(
            held.card.id == action.card and held.card.coins & action.cells for held in state.players[0].cards if held
        )
    )
    record.save(begun.with_action(0, str(coin)), match)
    assert json.loads(run(capsys, "replay", match, "--json").out)["scores"][0]["coins"] > 0
    told = run(capsys, "replay", match).out
    assert "coin" not in told
    assert "Seat 1 · 0 points" in told


def test_a_refused_record_is_not_a_usage_error(capsys: Capture, tiles: Path) -> None:
    data = json.loads(tiles.read_text())
    tiles.write_text(json.dumps({**data, "players": 3}))
    ran = run(capsys, "replay", tiles)
    assert (ran.code, ran.err.count("\n")) == (1, 1)


def test_control_characters_in_a_record_stay_on_one_line(capsys: Capture, tiles: Path) -> None:
    data = json.loads(tiles.read_text())
    data["actions"].append([0, "place 1,0 \n7\u2028\u202e\x1b[2J"])
    tiles.write_text(json.dumps(data))
    ran = run(capsys, "replay", tiles)
    assert ran.code == 1
    assert len(ran.err.splitlines()) == 1
    assert ran.err.rstrip("\n").isprintable()


# --- legal --------------------------------------------------------------------------------------------------------


def test_legal_json(capsys: Capture, match: Path, tiles: Path) -> None:
    choices = json.loads(run(capsys, "legal", match, "--json").out)
    assert list(choices) == ["0", "1"]
    assert choices["0"] == sorted(choices["0"])
    assert all(action.startswith("mark ") for action in choices["0"])
    keeps = json.loads(run(capsys, "legal", match, "--upto", 1, "--json").out)
    assert list(keeps) == ["1"]
    assert len(keeps["1"]) == 6
    places = json.loads(run(capsys, "legal", tiles, "--json").out)
    assert list(places) == ["0"]
    assert len(places["0"]) % 4 == 0
    assert "place -1,0 0" in run(capsys, "legal", tiles).out


def test_legal_of_a_finished_match_is_empty(capsys: Capture, tmp_path: Path) -> None:
    path = tmp_path / "over.json"
    assert run(capsys, "play", "gold_ahoi", "--seats", "random,random", "--seed", 5, "--record", path).code == 0
    assert json.loads(run(capsys, "legal", path, "--json").out) == {}
    assert "over" in run(capsys, "legal", path).out
    report = json.loads(run(capsys, "replay", path, "--json").out)
    assert (report["over"], report["turn"], report["to_act"]) == (True, 36, [])
    ran = run(capsys, "play", "--record", path)
    assert (ran.code, "finished" in ran.err) == (1, True)


# --- set ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_set_show(capsys: Capture, game: str, tmp_path: Path) -> None:
    shown = json.loads(run(capsys, "set", "show", game, "--json").out)
    assert shown == GAMES[game].pieces_json(GAMES[game].house())
    path = tmp_path / "copy.json"
    path.write_text(json.dumps(shown))
    assert json.loads(run(capsys, "set", "show", game, "--set", path, "--json").out) == shown
    for piece in shown.get("treasure", shown.get("tiles")):
        assert piece["id"] in run(capsys, "set", "show", game).out if piece["id"].endswith("1") else True
    assert run(capsys, "set", "check", path).code == 0


def test_set_check_reports_every_fault_with_its_line(capsys: Capture, tmp_path: Path) -> None:
    data = pieces_json(house())
    data["treasure"][0]["cells"].pop("a1")
    data["treasure"][1]["id"] = "P01"
    path = tmp_path / "faulty.json"
    path.write_text(json.dumps(data, indent=1))
    ran = run(capsys, "set", "check", path)
    assert ran.code == 1
    first, second, last = ran.err.strip().split("\n")
    assert first == f"{path}:5: P01: 13 fields, but a purple card has 14"
    assert second.startswith(f"{path}:")
    assert second.endswith(": P01: this id is used twice")
    assert last == f"{path}: 2 errors"


def test_set_check_refuses_files_that_are_not_sets(capsys: Capture, tmp_path: Path) -> None:
    for name, text in (
        ("a.toml", "x = 1"),
        ("b.json", "[]"),
        ("c.toml", 'game = "chess"'),
        ("d.toml", "= 3"),
        ("e.json", "{"),
    ):
        (tmp_path / name).write_text(text)
        ran = run(capsys, "set", "check", tmp_path / name)
        assert (ran.code, ran.err.count("\n"), ran.out) == (1, 1, ""), name


@pytest.mark.parametrize("game", GAMES)
def test_set_draw_writes_svg_png_and_pdf(capsys: Capture, tmp_path: Path, game: str) -> None:
    for suffix, magic in ((".svg", b"<svg"), (".png", b"\x89PNG"), (".pdf", b"%PDF")):
        path = tmp_path / f"sheet{suffix}"
        assert run(capsys, "set", "draw", game, "-o", path).code == 0
        assert path.read_bytes().startswith(magic)
    assert run(capsys, "set", "draw", game, "-o", tmp_path / "sheet.bmp").code == 2
    assert run(capsys, "set", "draw", game, "-o", tmp_path / "no" / "such" / "sheet.svg").code == 1


# --- simulate -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "seats"), [("silver_gold", "greedy,random,random"), ("gold_ahoi", "greedy,random")])
def test_simulate(capsys: Capture, game: str, seats: str) -> None:
    arguments = ("simulate", game, "--seats", seats, "--games", 4, "--seed", 9)
    counted = json.loads(run(capsys, *arguments, "--json").out)
    assert json.loads(run(capsys, *arguments, "--json").out) == counted, "a seed fixes everything"
    assert counted["games"] == 4
    assert [seat["player"] for seat in counted["seats"]] == seats.split(",")
    assert sum(seat["win_share"] for seat in counted["seats"]) == pytest.approx(1)
    table = run(capsys, *arguments).out
    assert "Greedy bot" in table
    assert "█" in table


def test_simulate_seats_programs_too_and_ends_when_one_fails(capsys: Capture, tmp_path: Path) -> None:
    arguments = ("simulate", "gold_ahoi", "--games", 2, "--json", "--seats")
    counted = json.loads(run(capsys, *arguments, f"random,{program(tmp_path, POLITE + LOOP)}").out)
    assert counted["games"] == 2
    ran = run(capsys, *arguments, f"random,{program(tmp_path, 'print(5)')}")
    assert (ran.code, ran.out, ran.err.count("\n")) == (1, "", 1)


# --- usage --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("arguments", [[], ["set"]])
def test_a_command_that_has_commands_shows_its_help(capsys: Capture, arguments: list[str]) -> None:
    ran = run(capsys, *arguments)
    assert (ran.code, ran.err) == (0, "")
    assert "--help" in ran.out


def test_version(capsys: Capture) -> None:
    assert run(capsys, "--version").out == f"goldhook {__version__}\n"


@pytest.mark.parametrize(
    "command",
    [
        "",
        "play",
        "simulate",
        "match",
        "tournament",
        "bot",
        "replay",
        "legal",
        "set",
        "set show",
        "set check",
        "set draw",
        "set report",
        "analyse",
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_help_exists_in_every_language(capsys: Capture, command: str, language: str) -> None:
    ran = run(capsys, *command.split(), "--help", "--lang", language)
    assert ran.code == 0
    assert "--help" in ran.out
    assert ("Usage:" in ran.out) == (language == "en")


@pytest.mark.parametrize(
    "arguments",
    [
        "fly", "play chess", "replay", "replay a b", "simulate gold_ahoi --games 0", "simulate gold_ahoi --games many",
        "simulate gold_ahoi --seats random", "simulate gold_ahoi --seats human,random", "play --frobnicate",
        "simulate gold_ahoi --seats random,nobody", "replay x --upto -1", "set draw gold_ahoi", "--lang xx play",
        "match gold_ahoi", "match gold_ahoi --seats random", "match gold_ahoi --seats human,random",
        "match gold_ahoi --seats random,random --games 3", "match gold_ahoi --seats random,level:1@x",
        "match gold_ahoi --seats random,random --budget-ms 0", "match gold_ahoi --seats random,random --workers 0",
        "tournament gold_ahoi", "tournament gold_ahoi --players random", "tournament gold_ahoi --players random,human",
        "tournament gold_ahoi --players random,greedy --games 5",
        "tournament gold_ahoi --players random,greedy --cluster somewhere",
        "tournament gold_ahoi --players random,greedy -o plot.gif", "match gold_ahoi --seats random,cmd:",
        "play --seed", "simulate silver_gold --seats random,random,random,random,random", "set fly",
        "simulate gold_ahoi --handicap 10", "simulate silver_gold --handicap 1", "play silver_gold --handicap 1",
        "match silver_gold --seats random,random --handicap 1", "set report silver_gold --bot random --handicap 1",
        "tournament silver_gold --players random,greedy --handicap 1",
        "match gold_ahoi --seats random,random --seed -1", "tournament gold_ahoi --players random,greedy --seed -1",
        "simulate gold_ahoi --seed -1", "play gold_ahoi --seed -1", "bot greedy --seed -1",
        "set report gold_ahoi --bot random --seed -1", "set report gold_ahoi --bot random --json --markdown",
        "play gold_ahoi --threads -1", "bot 5 --threads 257", "analyse x --threads many",
    ],
)  # fmt: skip
def test_bad_usage_is_one_line_and_exit_2(capsys: Capture, arguments: str) -> None:
    ran = run(capsys, *arguments.split())
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.count("\n") == 1


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        ("play chess", "Invalid value for GAME: “chess”. Choose from: silver_gold, gold_ahoi."),
        ("simulate gold_ahoi --games x", "Invalid value for --games: “x”."),
        ("set report gold_ahoi --players 7", "Invalid value for --players: “7”. Choose from: 2."),
    ],
)
def test_bad_usage_repeats_the_value(capsys: Capture, arguments: str, complaint: str) -> None:
    assert complaint in run(capsys, *arguments.split(), "--lang", "en").err


@pytest.mark.parametrize("arguments", ["replay {0}", "legal {0}", "set check {0}", "set show gold_ahoi --set {0}"])
def test_missing_files_folders_and_garbage_are_refused(capsys: Capture, tmp_path: Path, arguments: str) -> None:
    rubbish = tmp_path / "rubbish.json"
    rubbish.write_bytes(bytes(range(256)))
    huge = tmp_path / "huge.json"
    huge.write_bytes(b"[" + b"0," * (setfile.LARGEST // 2) + b"0]")
    for path in (tmp_path / "missing.json", tmp_path, rubbish, huge):
        ran = run(capsys, *arguments.format(path).split())
        assert (ran.code, ran.out, ran.err.count("\n")) == (1, "", 1), path


# --- who goes first -----------------------------------------------------------------------------------------------


@pytest.mark.slow
def test_first_counts_seats_from_one(capsys: Capture, tmp_path: Path) -> None:
    for first in ("1", "2", "3"):
        path = tmp_path / f"{first}.json"
        seats = "random,random,random"
        assert run(capsys, "play", "silver_gold", "--seats", seats, "--first", first, "--record", path).code == 0
        assert record.load(path).setup.first == int(first) - 1
    for wrong in ("0", "4", "anybody"):
        ran = run(capsys, "play", "silver_gold", "--seats", seats, "--first", wrong, "--record", tmp_path / "x")
        assert ran.code == 2
        assert "lot, 1, 2, 3" in ran.err
    assert run(capsys, "simulate", "gold_ahoi", "--games", 2, "--first", "3").code == 2


def test_first_applies_to_every_game_of_a_simulation(capsys: Capture) -> None:
    told = [
        run(capsys, "simulate", "gold_ahoi", "--games", 3, "--seed", 4, "--handicap", 9, "--first", first, "--json").out
        for first in ("1", "2")
    ]
    points = [[seat["mean_points"] for seat in json.loads(out)["seats"]] for out in told]
    assert points[0] != points[1]
