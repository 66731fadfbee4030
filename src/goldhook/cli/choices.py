"""Arguments and options that several commands share."""

from __future__ import annotations

import errno
import json
import os
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import wraps
from pathlib import Path
from typing import TypeVar, cast

import click

from goldhook.core import setfile
from goldhook.core.game import AnyGame, OptionSet, Pieces, Refusal, Seat
from goldhook.core.options import declared, unknown, wrong
from goldhook.games import GAMES

game_choice = click.Choice(list(GAMES), case_sensitive=False)
game_argument = click.argument("game", type=game_choice, metavar="GAME")
file_argument = click.argument("file", type=click.Path(path_type=Path), metavar="FILE")
set_option = click.option("--set", "set_path", type=click.Path(path_type=Path), metavar="FILE", help="help-set")
json_option = click.option("--json", "as_json", is_flag=True, help="help-json")
#: Seeds are not negative, so that they are easy to type.
seed_type = click.IntRange(min=0)
#: Enough for any machine that people play on. A thread too many costs only time.
MOST_THREADS = 256
threads_option = click.option(
    "--threads", type=click.IntRange(0, MOST_THREADS), default=1, metavar="N", help="help-threads"
)


def pieces_of(game: AnyGame, path: Path | None) -> Pieces:
    """Return the house set, or the set in a file."""
    found: Pieces = game.house() if path is None else game.read_pieces(setfile.read(path))
    return found


def threads_of(count: int) -> int:
    """Return the number of threads for one decision; 0 means one per core that this process may use."""
    if count:
        return count
    usable = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return min(usable, MOST_THREADS)


F = TypeVar("F", bound=Callable[..., object])


def game_options(command: F) -> F:
    """Add `--option NAME=VALUE` and its short forms. The command receives them as `options`, a list of words."""

    @click.option("--option", "named", multiple=True, metavar="NAME=VALUE", help="help-option")
    @click.option("--memory-aid", is_flag=True, help="help-memory-aid")
    @click.option("--open-hands", is_flag=True, help="help-open-hands")
    @click.option("--handicap", metavar="N", help="help-handicap")
    @wraps(command)
    def called(
        *args: object, named: tuple[str, ...], memory_aid: bool, open_hands: bool, handicap: str | None, **more: object
    ) -> object:
        words = [*named, *["memory_aid=yes"] * memory_aid, *["open_hands=yes"] * open_hands]
        if handicap is not None:
            words.append(f"handicap={handicap}")
        return command(*args, options=words, **more)

    return cast(F, called)


def read_game_options(game: AnyGame, words: Sequence[str]) -> OptionSet:
    """Return the options chosen by words such as `handicap=3`. Raises a Refusal for an unknown option or value."""
    known, found = {option.name: option for option in declared(game.options)}, {}
    for word in words:
        name, equals, value = word.partition("=")
        name = name.strip().replace("-", "_")
        if not equals:
            raise Refusal("option_form", text=word[:40])
        if name not in known:
            raise unknown(name, known)
        found[name] = known[name].parse(value)
    return game.options(**found)


first_option = click.option("--first", "who_first", default="lot", metavar="lot|SEAT", help="help-first")


def read_first(who: str, players: int) -> Seat | None:
    """Return the seat that goes first, counted from 1 in the text; None to draw lots."""
    seats = [str(seat + 1) for seat in range(players)]
    if who != "lot" and who not in seats:
        raise wrong("first", "choice", known=", ".join(("lot", *seats)))
    return None if who == "lot" else int(who) - 1


def print_json(data: object) -> None:
    click.echo(json.dumps(data, ensure_ascii=False))


def check_writable(path: Path) -> None:
    """Refuse an unwritable file before the work whose result it is to hold."""
    try:
        folder = path.parent
        folder.stat()
        if not folder.is_dir():
            reason = errno.ENOTDIR
        elif path.is_dir():
            reason = errno.EISDIR
        else:
            reason = 0 if os.access(path if path.exists() else folder, os.W_OK) else errno.EACCES
    except OSError as error:
        raise unwritable(path, error) from None
    if reason:
        raise unwritable(path, OSError(reason, os.strerror(reason)))


@contextmanager
def written(path: Path | None, write: Callable[[Path], None]) -> Iterator[None]:
    """Write the file, if one is wanted, then run the block that prints.

    The file is complete even if the reader of the output stops early, as `head` does. If the file cannot be written,
    the result is still printed before the error.
    """
    fault = None
    if path:
        try:
            write(path)
        except Refusal as refusal:
            fault = refusal
    yield
    if fault:
        raise fault


def unwritable(path: Path, error: OSError) -> Refusal:
    """Return the refusal for a file or folder that cannot be written."""
    return Refusal("file_unwritable", file=str(path), why=error.strerror or "")


@contextmanager
def naming(path: Path) -> Iterator[None]:
    """Add the file to every refusal raised in the block that does not name one."""
    try:
        yield
    except Refusal as refusal:
        if "file" in refusal.facts:
            raise
        raise type(refusal)(refusal.code, **refusal.facts, within=str(path)) from None
