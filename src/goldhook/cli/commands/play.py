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

import click
import platformdirs
from rich.console import Console

from goldhook import record
from goldhook.bots.driver import seated
from goldhook.bots.hint import Hint, hint
from goldhook.bots.levels import MASTER
from goldhook.bots.memory import Memory
from goldhook.bots.player import Player
from goldhook.bots.seat_specs import HUMAN, OPPONENT, PROGRAM, check_seats, join_seats, level_of, player_for, read_seats
from goldhook.cli.choices import (
    first_option,
    game_choice,
    game_options,
    naming,
    pieces_of,
    read_first,
    read_game_options,
    seed_type,
    set_option,
    threads_of,
    threads_option,
)
from goldhook.cli.usage import BadUsage, Command, Reader, from_the_command_line
from goldhook.cli.warming import warm_up
from goldhook.core.chance import Chance, deal
from goldhook.core.game import AnyGame, MatchView, OptionSet, Refusal, Seat
from goldhook.core.lang import Language, preferred
from goldhook.core.options import declared
from goldhook.games import GAMES
from goldhook.record import Record
from goldhook.terminal.names import strengths
from goldhook.terminal.table import Quit, TerminalTable

#: How many of the newest saved matches to search for an unfinished one.
LOOK_BACK = 20


@click.command(cls=Command, help="help-play")
@click.argument("game", type=game_choice, metavar="[GAME]", required=False)
@click.option("--seats", metavar="SEATS", help="help-seats")
@click.option("--seed", type=seed_type, metavar="N", help="help-seed")
@click.option("--record", "path", type=click.Path(path_type=Path), metavar="FILE", help="help-record")
@set_option
@threads_option
@first_option
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
    who_first: str,
    options: list[str],
) -> None:
    """Play a match here, against bots or each other, or resume a saved one."""
    console, lang = reader.console(), reader.lang
    if game is None and path is None:
        game, path = _ask_what(console, lang)
    if path and _has_match(path):
        if set_path or options or who_first != "lot":
            raise BadUsage("record_has_options")
        match = _saved(path, game, seats)
        console.print(lang.say("play-resumed", count=len(match.actions)), style="dim")
    else:
        chosen = GAMES[game or next(iter(GAMES))]
        with from_the_command_line():
            sitting = read_seats(seats or f"{HUMAN},{OPPONENT}", chosen)
            agreed = read_game_options(chosen, options)
            first = read_first(who_first, len(sitting))
        if set_path is None:
            _suggest(chosen, sitting, agreed, reader)
        setup = deal(chosen, len(sitting), seed, pieces=pieces_of(chosen, set_path), options=agreed, first=first)
        match = Record(chosen, setup, seats=tuple(sitting))
    warm_up(reader, match.seats, match.game)
    sit_down(match, path or new_path(match.game), Chance(seed), threads_of(threads), reader, console)


def _suggest(game: AnyGame, seats: Sequence[str], agreed: OptionSet, reader: Reader) -> None:
    """Print the values suggested for the strongest level at the table, unless the player chose others."""
    level = max((level_of(seat) or 0 for seat in seats), default=0)
    for option in declared(game.options):
        value = option.suggested(level)
        if value != getattr(agreed, option.name) == option.default:
            words = reader.lang.option(option.name, value)
            told = reader.lang.say("play-suggested", option=words, how=f"--option {option.name}={value}")
            reader.console().print(told, style="dim")


def sit_down(
    match: Record, path: Path, chance: Chance, threads: int, reader: Reader, console: Console, *, hints: bool = True
) -> None:
    """Play a match here, and say where it is saved."""
    lang = reader.lang

    def advise(view: MatchView, memory: Memory) -> Hint:
        warm_up(reader, [f"level:{MASTER}"], match.game)  # a match without levels has compiled nothing yet
        return hint(match.game.name, view, memory, pieces=match.setup.pieces, threads=threads)

    if HUMAN in match.seats:
        console.print(lang.about(match.game.name, "play-welcome"), style="bold")
        for opponent in strengths(match.seats, lang):
            console.print(opponent, style="dim")
        console.print(lang.say("play-how"), style="dim")
    table = TerminalTable(
        match, lambda: _bots(match, chance, threads), lang, console, ask_line, path, advise if hints else None
    )
    try:
        table.play()
        if table.save():
            console.print(lang.say("play-kept", file=str(path)), style="dim", soft_wrap=True)
    except (Quit, KeyboardInterrupt):
        console.print()
        if table.record.actions and table.save():
            console.print(lang.say("play-saved", command=_command(path, match.seats, lang)), soft_wrap=True)
    finally:
        table.leave()


def _bots(match: Record, chance: Chance, threads: int) -> dict[Seat, Player]:
    """Return a bot for every seat without a person."""
    game, setup = match.game, match.setup

    def sit(at: Seat) -> Player:
        who = match.seats[at]
        return player_for(
            who, game, setup.pieces, chance, at=at, players=setup.players, options=setup.options, threads=threads
        )

    return seated(game, setup, [seat for seat, who in enumerate(match.seats) if who != HUMAN], sit)


def _command(path: Path, seats: Sequence[str], lang: Language) -> str:
    """Return the command that resumes the match. It names programs again, because a file alone never starts one."""
    as_module = [sys.executable, "-m", "goldhook"] if sys.argv[0].endswith("__main__.py") else [sys.argv[0]]
    program = ["goldhook"] if shutil.which("goldhook") else as_module
    words = [*program, "play", "--record", str(path)]
    words += ["--seats", join_seats(seats)] if any(seat.startswith(PROGRAM) for seat in seats) else []
    words += [] if lang.code == preferred() else ["--lang", lang.code]
    return subprocess.list2cmdline(words) if os.name == "nt" else shlex.join(words)


def _has_match(path: Path) -> bool:
    """Return whether the file holds a match to resume. An empty file counts as none."""
    try:
        return path.exists() and path.stat().st_size > 0
    except OSError as error:
        raise Refusal("file_unreadable", file=str(path)[:200], why=error.strerror or "") from None


def _saved(path: Path, game: str | None, seats: str | None) -> Record:
    """Return the unfinished match in a file, with the players given now, otherwise those of before."""
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
            if any(seat.startswith(PROGRAM) for seat in before):  # a file from elsewhere must not start programs
                raise Refusal("record_program")
            return match._replace(seats=before)
        with from_the_command_line():
            sitting = read_seats(seats, match.game)
            if len(sitting) != count:
                raise Refusal("seats_of_record", count=count)
    return match._replace(seats=tuple(sitting))


def _matches() -> Path:
    return Path(platformdirs.user_data_dir("goldhook", appauthor=False)) / "matches"


def new_path(game: AnyGame) -> Path:
    """Return a new file for a match, in the platform's data folder."""
    return _matches() / f"{datetime.now():%Y%m%d-%H%M%S-%f}-{game.name}.json"


def _unfinished() -> tuple[Path, Record] | None:
    """Return the newest saved match that is not over."""
    with suppress(OSError):
        for path in sorted(_matches().glob("*.json"), reverse=True)[:LOOK_BACK]:
            with suppress(Refusal):
                return path, _saved(path, None, None)
    return None


def _ask_what(console: Console, lang: Language) -> tuple[str | None, Path | None]:
    """Ask which game to play, or whether to resume the unfinished match. Enter takes the first game."""
    saved = _unfinished()
    listed = list(GAMES)
    lines = [lang.about(name, "game-line") for name in listed]
    if saved:
        lines.append(lang.about(saved[1].game.name, "game-line-saved"))
    for number, text in enumerate(lines, 1):
        console.print(f"  {number}  {text}")
    while True:
        try:
            answer = ask_line(lang.say("ask-game") + " > ").strip().lower()
        except EOFError:
            raise click.exceptions.Exit from None
        if answer in ("q", "quit", "exit", lang.say("command-quit")):
            raise click.exceptions.Exit
        if saved and answer == str(len(lines)):
            return None, saved[0]
        for number, name in enumerate(listed, 1):
            spoken = lang.game(name).lower()
            if answer in (str(number), name) or (answer and spoken.startswith(answer)):
                return name, None
        if not answer:
            return listed[0], None
        console.print(lang.say("ask-game-again"), style="yellow")


def ask_line(prompt: str) -> str:
    """Read a line from the keyboard, with editing but without history, which would reveal earlier marks."""
    if sys.stdin is None:
        raise EOFError
    if sys.stdin.isatty():
        with suppress(ImportError):
            import readline

            readline.set_auto_history(False)
    return input(prompt)
