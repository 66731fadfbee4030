"""A person at a real terminal: whole games, nonsense, undo, quitting and resuming, in all seven languages."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from itertools import cycle
from pathlib import Path
from typing import Any

import pexpect
import pytest

from bot_scripts import LOOP, POLITE, seat
from command_line import run
from goldhook import record
from goldhook.bots import levels
from goldhook.bots.driver import play_out
from goldhook.bots.memory import Memory
from goldhook.bots.seat_specs import player_for
from goldhook.bots.thought import Thought
from goldhook.cli.commands import play as play_command
from goldhook.core.chance import Chance, deal
from goldhook.core.game import Json
from goldhook.core.lang import LANGUAGES
from goldhook.games import GAMES
from goldhook.games.silver_gold.bots.memory import Seen

pytestmark = pytest.mark.slow

GOLDHOOK = [sys.executable, "-m", "goldhook"]


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Use an empty home folder: nothing may be expected there, and nothing may be written elsewhere."""
    for name in ("HOME", "XDG_DATA_HOME", "LOCALAPPDATA"):
        monkeypatch.setenv(name, str(tmp_path / "home"))
    monkeypatch.setenv("LANG", "C.UTF-8")
    monkeypatch.delenv("LC_ALL", raising=False)
    return tmp_path / "home"


def seed_where_seat_0_begins(game: str) -> str:
    return next(str(seed) for seed in range(100) if deal(GAMES[game], seed=seed).first == 0)


SEED = seed_where_seat_0_begins("gold_ahoi")


def heed_ctrl_c() -> None:
    """Restore Ctrl-C, which a test run in the background and all its children would ignore."""
    signal.signal(signal.SIGINT, signal.default_int_handler)


def sit_down(*arguments: str) -> Any:
    return pexpect.spawn(
        GOLDHOOK[0],
        [*GOLDHOOK[1:], "play", *arguments],
        encoding="utf-8",
        timeout=60,
        dimensions=(50, 100),
        preexec_fn=heed_ctrl_c,
    )


def leave(terminal: Any) -> None:
    """Quit at the next prompt."""
    terminal.expect(" > $")
    terminal.sendline("quit")
    terminal.expect(pexpect.EOF)
    terminal.close()
    assert terminal.exitstatus == 0


@pytest.mark.slow
@pytest.mark.parametrize(("game", "language"), list(zip(cycle(GAMES), LANGUAGES, strict=False)))
def test_a_person_plays_a_whole_game(home: Path, tmp_path: Path, game: str, language: str) -> None:
    path = tmp_path / "match.json"
    terminal = sit_down(game, "--seats", "human,greedy", "--seed", "3", "--record", str(path), "--lang", language)
    for _ in range(200):
        at = terminal.expect([" > $", pexpect.EOF])
        if at == 1:
            break
        terminal.sendline("1!")  # the first move of the list, whatever it is
    terminal.close()
    assert terminal.exitstatus == 0
    match = record.load(path)
    assert match.game.outcome(record.state_after(match)).over
    assert str(path) in terminal.before


def test_garbage_help_undo_quit_and_resume(home: Path) -> None:
    terminal = sit_down("gold_ahoi", "--seed", SEED, "--seats", "human,random")
    terminal.expect(" > $")
    for nonsense in (
        "fly",
        "place",
        "place 99,99 0",
        "place 0,0 9",
        "mark P01 a1",
        "0",
        "999999999999",
        "ⅷ",
        "-",
        "place 0,1 0",
    ):
        terminal.sendline(nonsense)
        terminal.expect(" > $")
        assert "Traceback" not in terminal.before
    terminal.sendline("?")
    terminal.expect("4 place 0,0 3")
    terminal.expect(" > $")
    terminal.sendline("help")
    terminal.expect("save the match")
    terminal.expect(" > $")
    terminal.sendline("undo")
    terminal.expect("nothing to undo")
    terminal.sendline("0,0 2")  # without the verb
    terminal.expect("Enter plays it")
    terminal.sendline("undo")
    terminal.expect("Taken back")
    terminal.expect("place your tile > $")
    terminal.sendline("place 0,0 2")
    terminal.expect("Enter plays it")
    terminal.sendline("place 0,0 3")  # in its place
    terminal.expect("Enter plays it")
    terminal.sendline("")
    terminal.expect("Tile 3 of 36")
    terminal.expect(" > $")
    terminal.sendline("undo")
    terminal.expect("There is nothing to undo. What has been played stays")
    terminal.expect(" > $")
    terminal.sendline("quit")
    terminal.expect(r"--record (\S+\.json)")
    saved = Path(terminal.match[1])
    assert home in saved.parents
    terminal.expect(pexpect.EOF)
    terminal.close()
    assert terminal.exitstatus == 0
    actions = json.loads(saved.read_text())["actions"]
    assert actions[0] == [0, "place 0,0 3"], "what was taken back does not stand in the record"
    again = sit_down("--record", str(saved), "--seats", "human,random")
    again.expect("resumes after 2 actions")
    again.expect("Tile 3 of 36")
    again.expect(" > $")
    again.sendeof()
    again.expect(pexpect.EOF)
    assert json.loads(saved.read_text())["actions"] == actions


def test_ctrl_c_saves_and_kill_loses_nothing(home: Path, tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    terminal = sit_down("silver_gold", "--seats", "human,greedy", "--seed", "4", "--record", str(path))
    terminal.expect(" > $")
    terminal.sendline("1!")
    terminal.expect(" > $")
    terminal.sendintr()
    terminal.expect("--record")
    terminal.expect(pexpect.EOF)
    after_interrupt = record.load(path)
    assert len(after_interrupt.actions) == 2
    again = sit_down("--record", str(path))
    again.expect(" > $")
    while len(record.load(path).actions) == 2:  # a mark with a cross is played with its extra field
        again.sendline("1!")
        again.expect(" > $")
    again.kill(signal.SIGKILL)
    again.expect(pexpect.EOF)
    assert len(record.load(path).actions) > 2
    record.state_after(record.load(path))


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_choosing_a_game_by_number_starts_against_the_bosun(home: Path, game: str) -> None:
    terminal = sit_down()
    terminal.timeout = 300  # on a new machine the bosun must be compiled first
    terminal.expect("Which game")
    terminal.sendline("9")
    terminal.expect("Which game")
    terminal.sendline(str(list(GAMES).index(game) + 1))
    terminal.expect("Silver & Gold!" if game == "silver_gold" else "Gold Ahoi!")
    terminal.expect("Bosun")
    leave(terminal)


def test_two_players_at_one_screen_never_see_each_others_hands(home: Path) -> None:
    terminal = sit_down("gold_ahoi", "--seed", SEED, "--seats", "human,human")
    terminal.expect("Hand the screen to Player 1")
    terminal.sendline("")
    drawn = []
    for me, other in (("Player 1", "Player 2"), ("Player 2", "Player 1")):
        terminal.expect(f"{me}: tile in hand")
        assert f"{other}: tile in hand" not in terminal.before
        terminal.expect(" > $")
        assert f"{other}: tile in hand" not in terminal.before
        drawn.append(terminal.before.partition(me)[0])
        if me == "Player 1":
            terminal.sendline("1!")
            terminal.expect("Hand the screen to Player 2")
            terminal.sendline("")
    assert drawn[0] != drawn[1]
    terminal.sendline("quit")
    terminal.expect(pexpect.EOF)


def test_without_a_terminal_input_runs_out_and_the_match_is_saved(home: Path, tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    ran = subprocess.run(
        [*GOLDHOOK, "play", "silver_gold", "--seats", "human,greedy", "--record", str(path)],
        input="1!\n",
        text=True,
        capture_output=True,
        timeout=60,
    )
    assert ran.returncode == 0
    assert len(record.load(path).actions) == 2
    assert "\x1b[" not in ran.stdout, "no colours where nobody sees them"


def test_a_saved_match_requires_the_same_game_and_seats(
    capsys: pytest.CaptureFixture[str], home: Path, tmp_path: Path
) -> None:
    path = tmp_path / "match.json"
    game = GAMES["gold_ahoi"]
    record.save(record.Record(game, deal(game)), path)
    assert "Gold Ahoi!" in run(capsys, "play", "silver_gold", "--record", path).err
    assert run(capsys, "play", "--record", path, "--seats", "human,random,random").code == 2
    record.save(record.Record(game, deal(game), seats=("human", "ghost")), path)
    assert run(capsys, "play", "--record", path).code == 1, "the file is wrong, not the command"


def test_a_closed_pipe_causes_no_traceback(tmp_path: Path) -> None:
    show = subprocess.Popen(
        [*GOLDHOOK, "set", "show", "silver_gold", "--json"], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    assert show.stdout and show.stderr
    show.stdout.close()
    err = show.stderr.read()
    show.stderr.close()
    assert show.wait(timeout=60) == 1
    assert err == "Output was closed early; the rest was not written.\n"


def test_ctrl_c_in_a_simulation_counts_what_was_played() -> None:
    running = pexpect.spawn(
        GOLDHOOK[0],
        [*GOLDHOOK[1:], "simulate", "silver_gold", "--games", "10000000"],
        encoding="utf-8",
        timeout=60,
        preexec_fn=heed_ctrl_c,
    )
    running.expect(r"[1-9]\d*/10000000")  # the progress bar: some games are played
    running.sendintr()
    running.expect(r"Stopped after [1-9]\d* games")
    running.expect("Random bot 1")
    running.expect(pexpect.EOF)
    running.close()
    assert running.exitstatus == 0


@pytest.mark.slow
def test_a_resumed_match_remembers_who_sat_where(home: Path, tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    terminal = sit_down("gold_ahoi", "--seed", SEED, "--seats", "human,human", "--record", str(path))
    terminal.expect("Hand the screen to Player 1")
    terminal.sendline("")
    terminal.expect(" > $")
    terminal.sendline("1!")
    terminal.expect("Hand the screen to Player 2")
    terminal.sendline("quit")  # also here
    terminal.expect(pexpect.EOF)
    assert record.load(path).seats == ("human", "human")
    again = sit_down("--record", str(path))
    again.expect("Hand the screen to Player 2")
    again.sendline("quit")
    again.expect(pexpect.EOF)
    assert len(record.load(path).actions) == 1


def test_a_full_disk_does_not_end_the_game(home: Path, tmp_path: Path) -> None:
    folder = tmp_path / "stick"
    folder.mkdir()
    terminal = sit_down("gold_ahoi", "--seed", SEED, "--seats", "human,random", "--record", str(folder / "match.json"))
    terminal.expect(" > $")
    folder.rmdir()
    folder.write_text("the stick is gone")
    terminal.sendline("1!")
    terminal.expect("can’t be written")
    terminal.expect("not saved")
    terminal.expect("Tile 3 of 36")
    terminal.expect(" > $")
    folder.unlink()
    terminal.sendline("quit")
    terminal.expect("Saved")
    terminal.expect(pexpect.EOF)
    assert len(record.load(folder / "match.json").actions) == 2


@pytest.mark.slow
def test_the_menu_offers_to_resume_an_unfinished_match(home: Path) -> None:
    terminal = sit_down("gold_ahoi", "--seats", "human,greedy", "--seed", SEED)
    terminal.expect(" > $")
    terminal.sendline("1!")
    terminal.expect("Tile 3 of 36")
    leave(terminal)
    again = sit_down()
    again.expect("3  Continue your Gold Ahoi! match")
    again.expect(" > $")
    again.sendline("what")
    again.expect("Type one of the numbers")
    again.sendline("3")
    again.expect("Tile 3 of 36")
    leave(again)
    leaving = sit_down()
    leave(leaving)


def test_commands_are_understood_in_the_readers_language(home: Path) -> None:
    terminal = sit_down("silver_gold", "--seats", "human,greedy", "--lang", "de", "--seed", "1")
    terminal.expect(" > $")
    terminal.sendline("hilfe")
    terminal.expect("Fülle deine Inseln")
    terminal.expect(" > $")
    terminal.sendline("")
    terminal.expect("Alle bekommen vier Karten")
    terminal.expect(" > $")
    terminal.sendline("ende")
    terminal.expect(pexpect.EOF)


@pytest.mark.slow
@pytest.mark.parametrize("encoding", ["ascii", "cp1252", "cp437", "utf-8"])
@pytest.mark.parametrize("arguments", ["set show silver_gold", "simulate gold_ahoi --games 2", "--help --lang ru"])
def test_old_consoles_cause_no_traceback(encoding: str, arguments: str) -> None:
    ran = subprocess.run(
        [*GOLDHOOK, *arguments.split()],
        capture_output=True, timeout=60, env={**os.environ, "PYTHONIOENCODING": encoding},
    )  # fmt: skip
    assert ran.returncode == 0
    assert ran.stderr == b""


@pytest.mark.parametrize(
    "shell", ["play gold_ahoi --seats human,greedy <&-", "set show gold_ahoi >&-", "set show gold_ahoi >/dev/full"]
)
def test_closed_and_full_streams_cause_no_traceback(home: Path, shell: str) -> None:
    ran = subprocess.run(
        f"{sys.executable} -m goldhook {shell}", shell=True, capture_output=True, text=True, timeout=60
    )
    assert "Traceback" not in ran.stderr
    assert ran.stderr.count("\n") <= 1
    assert ran.returncode == (1 if "full" in shell else 0)


@pytest.mark.slow
def test_the_printed_resume_command_works_as_printed(home: Path, tmp_path: Path) -> None:
    path = tmp_path / "a :cat: [bold] match.json"
    typed = subprocess.run(
        [*GOLDHOOK, "play", "silver_gold", "--seats", "human,greedy", "--record", str(path)],
        input="1!\n", text=True, capture_output=True,
    )  # fmt: skip
    command = next(line for line in typed.stdout.splitlines() if line.startswith("Saved")).partition(": ")[2]
    again = subprocess.run(command, shell=True, input="quit\n", text=True, capture_output=True, timeout=60)
    assert "resumes after 2 actions" in again.stdout


def test_invalid_bytes_and_overlong_names_are_survived(home: Path) -> None:
    command = [*GOLDHOOK, "play", "gold_ahoi", "--seats", "human,greedy"]
    ran = subprocess.run(command, input=b"\xff\xfe\n", capture_output=True, timeout=60)
    assert (ran.returncode, ran.stderr) == (0, b"")
    long = subprocess.run([*GOLDHOOK, "play", "gold_ahoi", "--record", "x" * 300], capture_output=True, text=True)
    assert (long.returncode, long.stderr.count("\n")) == (1, 1)
    assert "stdout" not in long.stderr


# --- programs at the table ----------------------------------------------------------------------------------------


def moves(path: Path) -> list[str]:
    return [text for _, text in record.load(path).actions]


def test_a_program_sits_at_the_table_under_its_own_name(home: Path, tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    seats = f"human,{seat(tmp_path, POLITE + LOOP)}"
    terminal = sit_down("gold_ahoi", "--seed", SEED, "--seats", seats, "--record", str(path))
    terminal.expect(" > $")
    terminal.sendline("1!")
    terminal.expect("Polite: places")
    terminal.expect(" > $")
    terminal.sendline("quit")
    terminal.expect("Saved. To resume: ([^\r]*)\r")
    command = terminal.match[1]
    terminal.expect(pexpect.EOF)
    assert len(moves(path)) == 2
    again = subprocess.run(command, shell=True, input="quit\n", text=True, capture_output=True, timeout=60)
    assert "resumes after 2 actions" in again.stdout
    assert "Polite" in again.stdout


def test_a_record_alone_never_starts_a_program(capsys: pytest.CaptureFixture[str], home: Path, tmp_path: Path) -> None:
    path, trace = tmp_path / "match.json", tmp_path / "trace"
    game = GAMES["gold_ahoi"]
    record.save(record.Record(game, deal(game), seats=("human", f"cmd:touch {trace}")), path)
    ran = run(capsys, "play", "--record", path)
    assert (ran.code, ran.err.count("\n")) == (1, 1)
    assert "--seats" in ran.err
    assert not trace.exists()
    assert "Guest bot" in run(capsys, "replay", path).out
    assert not trace.exists()


@pytest.mark.parametrize(
    ("source", "told"),
    [("print('rubbish')", "rubbish"), (POLITE + LOOP.replace("first(heard)", "sys.exit()"), "exited")],
)
def test_a_failing_program_ends_the_match_with_one_line_and_keeps_the_record(
    home: Path, tmp_path: Path, source: str, told: str
) -> None:
    path = tmp_path / "match.json"
    command = ["play", "gold_ahoi", "--seed", SEED, "--seats", f"human,{seat(tmp_path, source)}", "--record", str(path)]
    ran = subprocess.run([*GOLDHOOK, *command], input="1!\n1!\n", text=True, capture_output=True, timeout=60)
    assert (ran.returncode, ran.stderr.count("\n")) == (1, 1)
    assert told in ran.stderr
    if told == "exited":
        assert moves(path) == ["place 0,0 0"]


def test_a_resumed_level_remembers_what_its_seat_saw(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, home: Path, tmp_path: Path
) -> None:
    """The expedition cards of this round, though no view shows them again."""
    game = GAMES["silver_gold"]
    setup = deal(game, 2, seed=3)
    sit = [player_for("greedy", game, setup.pieces, Chance(at)) for at in range(2)]
    played = [(at, str(action)) for at, action in play_out(game, setup, sit.__getitem__).actions]
    whole = record.Record(game, setup, tuple(played), ("level:2", "level:2"))
    upto = next(
        index
        for index, moment in enumerate(record.replay(whole))
        if moment.state.middle[1:3] == (2, 5) and moment.state.to_act == (0, 1)
    )
    path = tmp_path / "match.json"
    record.save(whole._replace(actions=whole.actions[:upto]), path)
    remembered: list[Memory] = []

    class Leaving:
        """Records its arguments, and leaves."""

        def think(self, view: Json, memory: Memory, *_: object) -> Thought[Any]:
            remembered.append(memory)
            raise KeyboardInterrupt

    monkeypatch.setattr(levels, "mind", lambda _game, _pieces: Leaving())
    monkeypatch.setattr(play_command, "warm_up", lambda _reader, _seats, _game: None)
    assert run(capsys, "play", "--record", path).code == 0
    assert remembered == [Seen(2, tuple(setup.shuffles["expeditions"][1][:5]))]
