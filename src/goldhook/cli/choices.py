"""Arguments and options that several commands share."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import click

from goldhook import setfile
from goldhook.catalog import GAMES
from goldhook.game import Game, Refusal
from goldhook.lang import Language

game_choice = click.Choice(list(GAMES), case_sensitive=False)
game_argument = click.argument("game", type=game_choice, metavar="|".join(GAMES))
file_argument = click.argument("file", type=click.Path(path_type=Path), metavar="FILE")
set_option = click.option("--set", "set_path", type=click.Path(path_type=Path), metavar="FILE", help="help-set")
#: No game gives more; one that gives none refuses it.
handicap_option = click.option(
    "--handicap",
    type=click.IntRange(0, max(game.most_handicap for game in GAMES.values())),
    default=0,
    metavar="N",
    help="help-handicap",
)
json_option = click.option("--json", "as_json", is_flag=True, help="help-json")


def pieces_of(game: Game[Any, Any, Any], path: Path | None) -> Any:
    """The house set, or the set in a file."""
    return game.house() if path is None else game.read_pieces(setfile.read(path))


def with_handicap(heading: str, handicap: int, lang: Language) -> str:
    """A heading that says on what terms was played, if not as published."""
    return f"{heading} · {lang.say('handicap-first', count=handicap)}" if handicap else heading


def print_json(data: Any) -> None:
    click.echo(json.dumps(data, ensure_ascii=False))


@contextmanager
def naming(path: Path) -> Iterator[None]:
    """What is refused in here is about this file: say so, where the refusal does not by itself."""
    try:
        yield
    except Refusal as refusal:
        if "file" in refusal.facts:
            raise
        raise type(refusal)(refusal.code, **refusal.facts, within=str(path)) from None
