"""`goldhook play`: the whole game in a terminal."""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
import sys
from collections.abc import Sequence
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from typing import Any

import click
import platformdirs
from rich.console import Console

from goldhook import record
from goldhook.bots.company import seated
from goldhook.bots.hint import Hint, hint
from goldhook.bots.levels import MASTER
from goldhook.bots.memory import Memory
from goldhook.bots.player import Player
from goldhook.bots.seats import HUMAN, OPPONENT, PROGRAM, check_seats, join_seats, player_for, read_seats
from goldhook.cli.choices import (
    game_choice,
    game_options,
    naming,
    pieces_of,
    read_game_options,
    seed_type,
    set_option,
    threads_of,
    threads_option,
)
from goldhook.cli.usage import BadUsage, Command, Reader, from_the_command_line
from goldhook.cli.warming import warm_up
from goldhook.core.chance import Chance, deal
from goldhook.core.game import Game, Json, Refusal, Seat
from goldhook.core.lang import Language, preferred
from goldhook.games import GAMES
from goldhook.record import Record
from goldhook.terminal.table import Quit, TerminalTable

#: How many of the newest saved matches are looked through for an unfinished one.
LOOK_BACK = 20


@click.command(cls=Command, help="help-play")
@click.argument("game", type=game_choice, metavar="[GAME]", required=False)
@click.option("--seats", metavar="SEATS", help="help-seats")
@click.option("--seed", type=seed_type, metavar="N", help="help-seed")
@click.option("--record", "path", type=click.Path(path_type=Path), metavar="FILE", help="help-record")
@set_option
@threads_option
@game_options
@click.pass_obj
def play(
    reader: Reader,
    game: str | None,
    seats: str | None,
    seed: int | None,
    path: Path | None,
    set_path: Path | None,
    threads: int,
    options: list[str],
) -> None:
    """Play a match here, against bots or each other; go on with a saved one."""
    console, lang = reader.console(), reader.lang
    if game is None and path is None:
        game, path = _ask_what(console, lang)
    if path and _has_match(path):
        if set_path or options:
            raise BadUsage("record_has_options")
        match = _saved(path, game, seats)
        console.print(lang.say("play-resumed", count=len(match.actions)), style="dim")
    else:
        chosen = GAMES[game or next(iter(GAMES))]
        with from_the_command_line():
            sitting = read_seats(seats or f"{HUMAN},{OPPONENT}", chosen)
            agreed = read_game_options(chosen, options)
        setup = deal(chosen, len(sitting), seed, pieces=pieces_of(chosen, set_path), options=agreed)
        match = Record(chosen, setup, seats=tuple(sitting))
    warm_up(reader, match.seats, match.game)
    _sit_down(match, path or _new_path(match.game), Chance(seed), threads_of(threads), reader, console)


def _sit_down(match: Record, path: Path, chance: Chance, threads: int, reader: Reader, console: Console) -> None:
    lang = reader.lang

    def advise(view: Json, memory: Memory) -> Hint:
        warm_up(reader, [f"level:{MASTER}"], match.game)  # whoever plays without levels has compiled nothing yet
        return hint(match.game.name, view, memory, pieces=match.setup.pieces, threads=threads)

    if HUMAN in match.seats:
        console.print(lang.say("play-welcome", game=match.game.name), style="bold")
        console.print(lang.say("play-how"), style="dim")
    table = TerminalTable(match, lambda: _bots(match, chance, threads), lang, console, _ask, path, advise)
    try:
        table.play()
        if table.save():
            console.print(lang.say("play-kept", file=str(path)), style="dim", soft_wrap=True)
    except (Quit, KeyboardInterrupt):
        console.print()
        if table.match.actions and table.save():
            console.print(lang.say("play-saved", command=_command(path, match.seats, lang)), soft_wrap=True)
    finally:
        table.leave()


def _bots(match: Record, chance: Chance, threads: int) -> dict[Seat, Player]:
    """Somebody for every seat that nobody types for."""
    game, setup = match.game, match.setup

    def sit(at: Seat) -> Player:
        who = match.seats[at]
        return player_for(
            who, game, setup.pieces, chance, at=at, players=setup.players, options=setup.options, threads=threads
        )

    return seated(game, setup, [seat for seat, who in enumerate(match.seats) if who != HUMAN], sit)


def _command(path: Path, seats: Sequence[str], lang: Language) -> str:
    """What to type to go on; programs are named again, for a file alone never starts one."""
    as_module = [sys.executable, "-m", "goldhook"] if sys.argv[0].endswith("__main__.py") else [sys.argv[0]]
    program = ["goldhook"] if shutil.which("goldhook") else as_module
    words = [*program, "play", "--record", str(path)]
    words += ["--seats", join_seats(seats)] if any(seat.startswith(PROGRAM) for seat in seats) else []
    words += [] if lang.code == preferred() else ["--lang", lang.code]
    return subprocess.list2cmdline(words) if os.name == "nt" else shlex.join(words)


def _has_match(path: Path) -> bool:
    """Is there something in the file to go on with? An empty one is as good as none."""
    try:
        return path.exists() and path.stat().st_size > 0
    except OSError as error:
        raise Refusal("file_unreadable", file=str(path)[:200], why=error.strerror or "") from None


def _saved(path: Path, game: str | None, seats: str | None) -> Record:
    """The unfinished match in a file, with those who sit there: as asked now, else as before."""
    with naming(path):
        match = record.load(path)
        if game is not None and match.game.name != game:
            raise Refusal("record_other_game", file=str(path), game=match.game.name)
        if not match.game.to_act(record.state_after(match)):
            raise Refusal("record_over", file=str(path))
        count = match.setup.players
        if seats is None:
            before = match.seats or (HUMAN, *[OPPONENT] * (count - 1))
            check_seats(before, match.game)
            if any(seat.startswith(PROGRAM) for seat in before):  # a stranger's file must not run what it likes
                raise Refusal("record_program")
            return match._replace(seats=before)
        with from_the_command_line():
            sitting = read_seats(seats, match.game)
            if len(sitting) != count:
                raise Refusal("seats_of_record", count=count)
    return match._replace(seats=tuple(sitting))


def _matches() -> Path:
    return Path(platformdirs.user_data_dir("goldhook", appauthor=False)) / "matches"


def _new_path(game: Game[Any, Any, Any]) -> Path:
    """A file of its own for each match, in the platform's data folder."""
    return _matches() / f"{datetime.now():%Y%m%d-%H%M%S-%f}-{game.name}.json"


def _unfinished() -> tuple[Path, Record] | None:
    """The newest saved match that is not over."""
    with suppress(OSError):
        for path in sorted(_matches().glob("*.json"), reverse=True)[:LOOK_BACK]:
            with suppress(Refusal):
                return path, _saved(path, None, None)
    return None


def _ask_what(console: Console, lang: Language) -> tuple[str | None, Path | None]:
    """Which of the two games, or the match left unfinished? Enter takes the first."""
    saved = _unfinished()
    listed = list(GAMES)
    lines = [lang.say("game-line", game=name) for name in listed]
    if saved:
        lines.append(lang.say("game-line-saved", game=saved[1].game.name))
    for number, text in enumerate(lines, 1):
        console.print(f"  {number}  {text}")
    while True:
        try:
            answer = _ask(lang.say("ask-game") + " > ").strip().lower()
        except EOFError:
            raise click.exceptions.Exit from None
        if answer in ("q", "quit", "exit", lang.say("command-quit")):
            raise click.exceptions.Exit
        if answer == "3" and saved:
            return None, saved[0]
        for number, name in enumerate(listed, 1):
            spoken = lang.say("game-name", game=name).lower()
            if answer in (str(number), name) or (answer and spoken.startswith(answer)):
                return name, None
        if not answer:
            return listed[0], None
        console.print(lang.say("ask-game-again"), style="yellow")


def _ask(prompt: str) -> str:
    """A line from the keyboard; editing and history where the platform has them."""
    if sys.stdin is None:
        raise EOFError
    if sys.stdin.isatty():
        with suppress(ImportError):
            import readline  # noqa: F401 - importing it is all that input() needs
    return input(prompt)
