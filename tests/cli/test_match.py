"""`goldhook match` and `goldhook tournament`: fair seats, results with confidence intervals, forfeits of bad bots."""

from __future__ import annotations

import json
import os
import re
import shlex
import signal
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path

import pexpect
import pytest

from bot_scripts import LOOP, POLITE, gone, seat
from command_line import run
from goldhook import record
from goldhook.core.lang import LANGUAGES
from goldhook.games import GAMES
from random_sets import random_tiles

pytestmark = pytest.mark.slow

Capture = pytest.CaptureFixture[str]
GOLDHOOK = [sys.executable, "-m", "goldhook"]


def heed_ctrl_c() -> None:
    """Restore Ctrl-C, which a test run in the background and all its children would ignore."""
    signal.signal(signal.SIGINT, signal.default_int_handler)


# --- match --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("game", "seats"), [("silver_gold", "greedy,random,random"), ("gold_ahoi", "greedy,random")], ids=str
)
def test_match_json(capsys: Capture, game: str, seats: str) -> None:
    count = len(seats.split(","))
    arguments = ("match", game, "--seats", seats, "--games", 4 * count, "--seed", 5, "--json")
    told = json.loads(run(capsys, *arguments).out)
    assert json.loads(run(capsys, *arguments).out) == told, "a seed fixes everything"
    assert list(told) == ["games", "players"]
    assert told["games"] == 4 * count
    assert [player["name"] for player in told["players"]] == seats.split(",")
    rank = ["mean_rank"] * (count > 2)
    assert [list(player) for player in told["players"]] == [
        ["name", "win_share", "ci", "mean_points", *rank, "forfeits"]
    ] * count
    assert sum(player["win_share"] for player in told["players"]) == pytest.approx(1, abs=1e-3)
    greedy = told["players"][0]
    assert greedy["ci"][0] <= greedy["win_share"] <= greedy["ci"][1]
    assert all(greedy["mean_points"] > player["mean_points"] for player in told["players"][1:])


@pytest.mark.parametrize("language", LANGUAGES)
def test_match_table(capsys: Capture, language: str) -> None:
    ran = run(
        capsys, "match", "gold_ahoi", "--seats", "greedy,cmd:no-such-program", "--games", 2, "--seed", 3,
        "--lang", language,
    )  # fmt: skip
    assert ran.code == 0
    assert "no-such-program" in ran.err
    assert "100" in ran.out
    if language == "de":
        assert "Gierbot" in ran.out
        assert "kampflos" in ran.out
        assert "Partie 1 kampflos verloren von Gastbot" in ran.err


@pytest.mark.parametrize(("game", "players", "games"), [("silver_gold", 3, 102), ("gold_ahoi", 2, 100)])
def test_the_default_number_of_games_is_the_first_multiple_of_the_seats_from_100(
    capsys: Capture, game: str, players: int, games: int
) -> None:
    ran = run(capsys, "match", game, "--seats", ",".join(["random"] * players), "--json")
    assert (ran.code, ran.err) == (0, "")
    assert json.loads(ran.out)["games"] == games
    assert "100" in run(capsys, "match", "--help").out.partition("--games")[2].partition("--seed")[0]


def test_without_a_seed_the_drawn_seed_is_printed(capsys: Capture) -> None:
    ran = run(capsys, "match", "gold_ahoi", "--seats", "random,random", "--games", 2)
    seed = ran.out.partition("seed: ")[2].split()[0]
    again = run(capsys, "match", "gold_ahoi", "--seats", "random,random", "--games", 2, "--seed", seed)
    assert again.out == ran.out


def test_records_of_a_match_replay(capsys: Capture, tmp_path: Path) -> None:
    folder = tmp_path / "new" / "records"
    tiles = tmp_path / "tiles.json"
    tiles.write_text(json.dumps(GAMES["gold_ahoi"].pieces_json(random_tiles(4))))
    arguments = ("--seats", "greedy,random", "--games", 4, "--seed", 1, "--records", folder, "--set", tiles, "--json")
    told = json.loads(run(capsys, "match", "gold_ahoi", *arguments).out)
    matches = [record.load(path) for path in sorted(folder.iterdir())]
    assert [path.name for path in sorted(folder.iterdir())] == [f"0000{number}.json" for number in range(1, 5)]
    assert [match.seats for match in matches] == [("greedy", "random"), ("random", "greedy")] * 2
    assert matches[0].setup == matches[1].setup != matches[2].setup
    assert all(match.setup.pieces == random_tiles(4) for match in matches)
    points = [match.game.outcome(record.state_after(match)).totals[match.seats.index("greedy")] for match in matches]
    assert told["players"][0]["mean_points"] == sum(points) / 4


def test_an_unwritable_folder_is_refused_before_the_first_game(capsys: Capture, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    ran = run(capsys, "match", "gold_ahoi", "--seats", "random,random", "--records", tmp_path / "file" / "x")
    assert (ran.code, ran.out, ran.err.count("\n")) == (1, "", 1)


@pytest.mark.parametrize("there", ["00002.json", "00002-forfeit.json"])
@pytest.mark.parametrize("command", ["match --seats", "tournament --players"])
def test_records_never_overwrite_each_other(capsys: Capture, tmp_path: Path, there: str, command: str) -> None:
    folder, trace = tmp_path / "games", tmp_path / "trace"
    folder.mkdir()
    (folder / there).write_text("an older one")
    word, option = command.split()
    players = f"random,cmd:touch {trace}"
    ran = run(capsys, word, "gold_ahoi", option, players, "--games", 2, "--records", folder)
    assert (ran.code, ran.out, ran.err.count("\n")) == (1, "", 1)
    assert there in ran.err
    assert "--records" in ran.err, "it says what to do"
    assert not trace.exists(), "and says so before the first game"
    assert (folder / there).read_text() == "an older one"
    for other in ("00003.json", "2.json", "00002.json.old", "notes.txt"):
        (folder / other).touch()
    (folder / there).unlink()
    assert run(capsys, word, "gold_ahoi", option, "random,random", "--games", 2, "--records", folder).code == 0
    assert (folder / "00003.json").read_text() == ""


def moody(folder: Path) -> str:
    """Return a bot that plays honestly in every other game, and crashes in the middle of the next."""
    mood = f"""
import pathlib
count = pathlib.Path({str(folder / "count")!r})
count.write_text(str(games := int(count.read_text() if count.exists() else "0") + 1))
acts = 0
def first(heard):
    global acts
    acts += 1
    if games % 2 == 0 and acts > 5: sys.exit(1)
    say({{"type": "action", "action": heard["legal"][0]}})
"""
    return seat(folder, POLITE + mood + LOOP)


def test_bad_bots_forfeit_their_games_and_the_series_continues(capsys: Capture, tmp_path: Path) -> None:
    seats = f"random,{moody(tmp_path)}"
    ran = run(capsys, "match", "gold_ahoi", "--seats", seats, "--games", 6, "--seed", 2, "--json")
    told = json.loads(ran.out)
    assert ran.code == 0
    assert told["games"] == 6
    assert [player["forfeits"] for player in told["players"]] == [0, 3]
    assert told["players"][1]["name"] == "Polite"
    assert told["players"][0]["win_share"] >= 0.5
    assert ran.err.count("\n") == 1, "the same reason is told once"
    assert "Game 2" in ran.err


def test_the_file_name_of_a_forfeited_game_says_so(capsys: Capture, tmp_path: Path) -> None:
    folder = tmp_path / "games"
    arguments = ("--seats", f"random,{moody(tmp_path)}", "--games", 4, "--seed", 2, "--records", folder)
    assert run(capsys, "match", "gold_ahoi", *arguments).code == 0
    names = ["00001.json", "00002-forfeit.json", "00003.json", "00004-forfeit.json"]
    assert sorted(path.name for path in folder.iterdir()) == names
    for name in names:
        match = record.load(folder / name)
        assert match.game.outcome(record.state_after(match)).over == ("forfeit" not in name)


@pytest.mark.parametrize("command", ["match --seats", "tournament --players"])
def test_a_program_has_one_name_in_reasons_and_tables(capsys: Capture, tmp_path: Path, command: str) -> None:
    word, option = command.split()
    ran = run(capsys, word, "gold_ahoi", option, f"random,{moody(tmp_path)}", "--games", 2, "--seed", 2)
    assert "Game 2 forfeited by Polite: " in ran.err
    assert "Polite " in ran.out
    assert "Guest bot" not in ran.err + ran.out
    assert "forfeited by Guest bot: " in run(capsys, word, "gold_ahoi", option, "random,cmd:no-one", "--games", 2).err


def test_with_three_players_the_others_share_a_forfeit(capsys: Capture) -> None:
    seats = "random,cmd:no-such-program,random"
    told = json.loads(run(capsys, "match", "silver_gold", "--seats", seats, "--games", 3, "--json").out)
    assert [player["win_share"] for player in told["players"]] == [0.5, 0.0, 0.5]
    assert [player["mean_points"] for player in told["players"]] == [None] * 3


@pytest.mark.slow
def test_a_piped_built_in_bot_plays_like_the_internal_one(capsys: Capture) -> None:
    """The random choices differ, but the strength is the same: greedy beats random from outside, too."""
    command = shlex.join([*GOLDHOOK, "bot", "greedy"])
    told = json.loads(
        run(capsys, "match", "silver_gold", "--seats", f"random,cmd:{command}", "--games", 4, "--json").out
    )
    assert [player["win_share"] for player in told["players"]] == [0.0, 1.0]


@pytest.mark.slow
def test_the_number_of_workers_does_not_change_results(capsys: Capture) -> None:
    arguments = ("match", "silver_gold", "--seats", "greedy,random,cmd:no-such-program", "--games", 9, "--seed", 4)
    alone = run(capsys, *arguments, "--json")
    for workers in (2, 3):
        assert run(capsys, *arguments, "--json", "--workers", workers) == alone


def test_ctrl_c_prints_what_was_played() -> None:
    running = pexpect.spawn(
        GOLDHOOK[0],
        [*GOLDHOOK[1:], "match", "silver_gold", "--seats", "greedy,random", "--games", "1000000", "--seed", "1"],
        encoding="utf-8", timeout=60, preexec_fn=heed_ctrl_c,
    )  # fmt: skip
    running.expect(r"[1-9]\d*/1000000")
    running.sendintr()
    running.expect(r"Stopped after ([1-9]\d*) games?")
    running.expect(f"Games: {running.match[1]}")
    running.expect("Greedy bot")
    running.expect(pexpect.EOF)
    running.close()
    assert running.exitstatus == 0


@pytest.mark.slow
@pytest.mark.parametrize("workers", ["1", "2"])
def test_ctrl_c_ends_bot_programs_too(tmp_path: Path, workers: str) -> None:
    slow = 'open(sys.argv[0] + f".{os.getpid()}", "w")\n' + LOOP.replace("first(heard)", "time.sleep(60)")
    stubborn = "import signal\nsignal.signal(signal.SIGINT, signal.SIG_IGN)\n"
    seats = f"random,{seat(tmp_path, POLITE + stubborn + slow)}"
    running = pexpect.spawn(
        GOLDHOOK[0],
        [*GOLDHOOK[1:], "match", "gold_ahoi", "--seats", seats, "--budget-ms", "100000", "--workers", workers],
        encoding="utf-8", timeout=60, preexec_fn=heed_ctrl_c,
    )  # fmt: skip
    for _ in range(300):
        if len(list(tmp_path.glob("*.py.*"))) >= int(workers):
            break
        running.expect(pexpect.TIMEOUT, timeout=0.1)
    running.sendintr()
    running.expect("Stopped")
    running.expect(pexpect.EOF)
    running.close()
    assert running.exitstatus == 130, "nothing was played to its end"
    bots = [int(path.suffix[1:]) for path in tmp_path.glob("*.py.*")]
    assert len(bots) >= int(workers)
    assert all(gone(bot) for bot in bots)


def workers_of(process: int) -> list[int]:
    """Return the processes that a pool of this one has started."""
    found = []
    for path in Path("/proc").glob("[0-9]*"):
        with suppress(OSError, IndexError):
            parent = int((path / "stat").read_text(encoding="utf-8").rpartition(")")[2].split()[1])
            if parent == process and b"spawn_main" in (path / "cmdline").read_bytes():
                found.append(int(path.name))
    return found


def is_deaf(process: int) -> bool:
    """Return whether it blocks or ignores Ctrl-C."""
    status = Path(f"/proc/{process}/status").read_text(encoding="utf-8")
    masks = re.findall(r"^Sig(?:Blk|Ign):\s*([0-9a-f]+)", status, re.MULTILINE)
    return any(int(mask, 16) & 1 << signal.SIGINT - 1 for mask in masks)


@pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="looks into the processes")
def test_ctrl_c_while_workers_start_prints_nothing_extra() -> None:
    """The signal goes to all processes of the terminal; the workers must not print anything about it."""
    arguments = [
        *GOLDHOOK,
        "match",
        "silver_gold",
        "--seats",
        "greedy,random",
        "--games",
        "100000",
        "--workers",
        "2",
        "--lang",
        "en",
    ]
    running = subprocess.Popen(
        arguments, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True,
        preexec_fn=heed_ctrl_c,
    )  # fmt: skip
    try:
        while not (workers := workers_of(running.pid)) and running.poll() is None:
            time.sleep(0.005)
        assert all(map(is_deaf, workers)), "from the first moment on"
        os.killpg(running.pid, signal.SIGINT)
        out, err = running.communicate(timeout=60)
    finally:
        with suppress(ProcessLookupError):
            os.killpg(running.pid, signal.SIGKILL)
        running.communicate()
    assert err.startswith("Stopped after "), (out, err)
    assert "Traceback" not in err
    assert running.returncode in (130, 0)  # 0, if that took so long that a game was played
    assert all(gone(worker) for worker in workers)


# --- tournament ---------------------------------------------------------------------------------------------------


def test_tournament_json_and_drawings(capsys: Capture, tmp_path: Path) -> None:
    arguments = ("tournament", "silver_gold", "--players", "random,greedy,random", "--games", 4, "--seed", 1)
    for suffix, magic in ((".svg", b"<svg"), (".png", b"\x89PNG")):
        plot = tmp_path / f"plot{suffix}"
        ran = run(capsys, *arguments, "-o", plot, "--json")
        assert plot.read_bytes().startswith(magic)
        told = json.loads(ran.out)
        assert told["games"] == 12
        assert told["players"][0]["name"] == "greedy"
        assert len(told["pairs"]) == 3
    assert "Random bot 2" in (tmp_path / "plot.svg").read_text(encoding="utf-8")
    assert run(capsys, *arguments, "-o", tmp_path / "no" / "plot.svg").code == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_tournament_table(capsys: Capture, language: str, tmp_path: Path) -> None:
    plot = tmp_path / "plot.svg"
    ran = run(
        capsys, "tournament", "gold_ahoi", "--players", "greedy,random,cmd:no-such-program", "--games", 2,
        "--seed", 1, "-o", plot, "--lang", language,
    )  # fmt: skip
    assert ran.code == 0
    assert str(plot) in ran.out.replace("\n", "")
    rows = [line for line in ran.out.splitlines() if "…" in line]
    assert len(rows) == 3
    assert rows[-1].split()[-1] == "4", "all its games are forfeited"


@pytest.mark.slow
def test_a_cluster_of_two_workers_gives_the_same_result(tmp_path: Path) -> None:
    """Ray is among the test tools: without it this test fails instead of being skipped."""
    bot = seat(tmp_path, POLITE + LOOP)
    arguments = [
        *GOLDHOOK, "tournament", "silver_gold", "--players", f"greedy,random,{bot},cmd:no-such-program",
        "--games", "4", "--seed", "3", "--json", "--lang", "en",
    ]  # fmt: skip
    alone = subprocess.run(arguments, capture_output=True, text=True, timeout=120, check=True)
    spread = subprocess.run([*arguments, "--cluster", "local"], capture_output=True, text=True, timeout=300)
    assert spread.returncode == 0, spread.stderr
    assert json.loads(spread.stdout) == json.loads(alone.stdout)
    assert "no-such-program" in spread.stderr
    assert json.loads(alone.stdout)["games"] == 24


def test_an_unreachable_cluster_is_refused(capsys: Capture) -> None:
    ran = run(capsys, "tournament", "gold_ahoi", "--players", "random,random", "--cluster", "127.0.0.1:1")
    assert (ran.code, ran.out, ran.err.count("\n")) == (1, "", 1)


def test_playing_does_not_import_the_lab() -> None:
    """Numpy and Ray are loaded only on request."""
    code = "import sys, goldhook.cli; print(*sys.modules)"
    loaded = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, env=os.environ)
    assert not {"numpy", "ray", "numba"} & set(loaded.stdout.split())
