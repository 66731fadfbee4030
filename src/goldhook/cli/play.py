"""`goldhook play`: the whole game in a terminal."""

from __future__ import annotations

import shlex
import sys
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from typing import Any

import click
import platformdirs
from rich.console import Console

from goldhook import record
from goldhook.bots.seats import HUMAN, bot_for, read_seats
from goldhook.catalog import GAMES
from goldhook.chance import Chance, deal
from goldhook.cli.choices import pieces_of, set_option
from goldhook.cli.usage import Command, Reader
from goldhook.game import Game, Options, Refusal
from goldhook.lang import Language
from goldhook.record import Record
from goldhook.terminal.names import names
from goldhook.terminal.table import Quit, TerminalTable


@click.command(cls=Command, help="help-play")
@click.argument("game", type=click.Choice(list(GAMES)), metavar="[GAME]", required=False)
@click.option("--seats", metavar="SEATS", help="help-seats")
@click.option("--seed", type=int, metavar="N", help="help-seed")
@click.option("--record", "path", type=click.Path(path_type=Path), metavar="FILE", help="help-record")
@set_option
@click.option("--memory-aid", is_flag=True, help="help-memory-aid")
@click.option("--open-hands", is_flag=True, help="help-open-hands")
@click.pass_obj
def play(
    reader: Reader,
    game: str | None,
    seats: str | None,
    seed: int | None,
    path: Path | None,
    set_path: Path | None,
    memory_aid: bool,
    open_hands: bool,
) -> None:
    """Play a match here, against bots or each other; go on with a saved one."""
    console, lang = reader.console(), reader.lang
    saved = _saved(path, game) if path else None
    chosen = saved.game if saved else GAMES[game or _ask_game(console, lang)]
    count = saved.setup.players if saved else 2
    sitting = read_seats(seats or ",".join([HUMAN] + ["greedy"] * (count - 1)), chosen)
    if saved:
        if len(sitting) != count:
            raise Refusal("seats_of_record", count=count)
        match = saved
        console.print(lang.say("play-resumed", count=len(match.actions)), style="dim")
    else:
        options = Options(memory_aid=memory_aid, open_hands=open_hands)
        match = Record(chosen, deal(chosen, len(sitting), seed, pieces=pieces_of(chosen, set_path), options=options))
    path = path or _new_path(chosen)
    chance = Chance(seed)
    bots = {seat: bot_for(who, chosen, match.setup.pieces, chance) for seat, who in enumerate(sitting) if who != HUMAN}
    if HUMAN in sitting:
        console.print(lang.say("play-welcome", game=chosen.name), style="bold")
        console.print(lang.say("play-how"), style="dim")
    table = TerminalTable(match, sitting, names(sitting, lang), bots, lang, console, _ask, path)
    try:
        table.play()
        console.print(lang.say("play-kept", file=str(path)), style="dim", soft_wrap=True)
    except (Quit, KeyboardInterrupt):
        record.save(table.match, path)
        command = shlex.join(["goldhook", "play", chosen.name, "--seats", ",".join(sitting), "--record", str(path)])
        console.print()
        console.print(lang.say("play-saved", command=command), soft_wrap=True, markup=False)


def _saved(path: Path, game: str | None) -> Record | None:
    """The match in the file, if there is one to go on with."""
    if not path.exists():
        return None
    match = record.load(path)
    if game is not None and match.game.name != game:
        raise Refusal("record_other_game", file=str(path), game=match.game.name)
    if not match.game.to_act(record.state_after(match)):
        raise Refusal("record_over", file=str(path))
    return match


def _new_path(game: Game[Any, Any, Any]) -> Path:
    """A file of its own for each match, in the platform's data folder."""
    folder = Path(platformdirs.user_data_dir("goldhook", appauthor=False)) / "matches"
    return folder / f"{game.name}-{datetime.now():%Y%m%d-%H%M%S-%f}.json"


def _ask_game(console: Console, lang: Language) -> str:
    """Which of the two games? Enter takes the first."""
    listed = list(GAMES)
    for number, name in enumerate(listed, 1):
        console.print(f"  {number}  {lang.say('game-line', game=name)}", markup=False)
    while True:
        try:
            answer = _ask(lang.say("ask-game") + " > ").strip().lower()
        except EOFError:
            raise click.Abort from None
        if answer in listed:
            return answer
        if answer in ("", "1", "2"):
            return listed[int(answer or 1) - 1]


def _ask(prompt: str) -> str:
    """A line from the keyboard; editing and history where the platform has them."""
    if sys.stdin.isatty():
        with suppress(ImportError):
            import readline  # noqa: F401 - importing it is all that input() needs
    return input(prompt)
