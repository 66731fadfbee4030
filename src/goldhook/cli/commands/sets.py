"""`goldhook set`: show, check, draw and measure the pieces of a game."""

from __future__ import annotations

from pathlib import Path

import click

from goldhook.cli.choices import file_argument, game_argument, json_option, pieces_of, print_json, set_option
from goldhook.cli.commands import set_report
from goldhook.cli.usage import Command, Group, Reader, from_the_command_line
from goldhook.core import setfile
from goldhook.core.game import AnyGame, Pieces, Refusal
from goldhook.core.lang import Language
from goldhook.core.setfile import SetFile
from goldhook.games import GAMES, plugin


@click.group(cls=Group, name="set", help="help-set-group")
def set_group() -> None:
    """Group the commands for the pieces of a game."""


@set_group.command(cls=Command, help="help-set-show")
@game_argument
@set_option
@json_option
@click.pass_obj
def show(reader: Reader, game: str, set_path: Path | None, as_json: bool) -> None:
    """Show a set as text drawings or as JSON."""
    chosen = GAMES[game]
    pieces = pieces_of(chosen, set_path)
    if as_json:
        print_json(chosen.pieces_json(pieces))
        return
    console = reader.console()
    for line in plugin(game).text.pages(pieces, reader.lang, console.width):
        console.print(line)


@set_group.command(cls=Command, help="help-set-check")
@file_argument
@click.pass_obj
def check(reader: Reader, file: Path) -> None:
    """Print everything that is wrong with a set's file."""
    source = setfile.read(file)
    game = _game_of(source)
    faults = list(game.faults(source))
    for fault in faults:
        click.echo(reader.lang.refusal(fault), err=True)
    if faults:
        raise Refusal("set_faulty", file=str(file), count=len(faults))
    pieces = game.read_pieces(source)
    click.echo(reader.lang.say("set-good", file=str(file), game=game.name, name=pieces.name))
    for note in plugin(game.name).text.notes(pieces, reader.lang):
        click.echo(note)


def _game_of(source: SetFile) -> AnyGame:
    """Return the game of a set, by its `game` key, otherwise by its contents."""
    named = source.data.get("game")
    if named is not None and named not in list(GAMES):
        raise Refusal("game_unknown", game=setfile.shown(named), known=", ".join(GAMES))
    if named is not None:
        return GAMES[named]
    for name, game in GAMES.items():
        if plugin(name).set_word in source.data:
            return game
    raise Refusal("set_not_a_set", file=source.name)


@set_group.command(cls=Command, help="help-set-draw")
@game_argument
@set_option
@click.option("-o", "--output", type=click.Path(path_type=Path), required=True, metavar="FILE", help="help-output")
@click.pass_obj
def draw(reader: Reader, game: str, set_path: Path | None, output: Path) -> None:
    """Draw all pieces of a set on one sheet."""
    from goldhook.drawing import art

    with from_the_command_line():
        art.check_suffix(output)
    pieces = pieces_of(GAMES[game], set_path)
    art.rasterise(_sheet(game, pieces, reader.lang), output)
    click.echo(reader.lang.say("set-drawn", file=str(output)))


set_group.add_command(set_report.report)


def _sheet(game: str, pieces: Pieces, lang: Language) -> str:
    notes = plugin(game).text.notes(pieces, lang)[0]
    return plugin(game).art.sheet(pieces, lang.game(game), notes, lang)
