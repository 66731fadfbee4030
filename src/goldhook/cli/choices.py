"""Arguments and options that several commands share."""

from __future__ import annotations

import errno
import json
import os
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import wraps
from pathlib import Path
from typing import Any, TypeVar, cast

import click

from goldhook.core import setfile
from goldhook.core.game import Game, OptionSet, Refusal
from goldhook.core.options import declared, unknown
from goldhook.games import GAMES

game_choice = click.Choice(list(GAMES), case_sensitive=False)
game_argument = click.argument("game", type=game_choice, metavar="|".join(GAMES))
file_argument = click.argument("file", type=click.Path(path_type=Path), metavar="FILE")
set_option = click.option("--set", "set_path", type=click.Path(path_type=Path), metavar="FILE", help="help-set")
json_option = click.option("--json", "as_json", is_flag=True, help="help-json")
#: A seed is a number that one can type again without thinking of signs.
seed_type = click.IntRange(min=0)
#: Enough for any machine that people play on; a thread too many costs time, and nothing else.
MOST_THREADS = 256
threads_option = click.option(
    "--threads", type=click.IntRange(0, MOST_THREADS), default=1, metavar="N", help="help-threads"
)


def pieces_of(game: Game[Any, Any, Any], path: Path | None) -> Any:
    """The house set, or the set in a file."""
    return game.house() if path is None else game.read_pieces(setfile.read(path))


def threads_of(count: int) -> int:
    """So many threads for one decision; 0 is one for each core that this process may use."""
    if count:
        return count
    usable = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return min(usable, MOST_THREADS)


F = TypeVar("F", bound=Callable[..., Any])


def game_options(command: F) -> F:
    """Add `--option NAME=VALUE` and its short forms; the command gets all of them as `options`, a list of words."""

    @click.option("--option", "named", multiple=True, metavar="NAME=VALUE", help="help-option")
    @click.option("--memory-aid", is_flag=True, help="help-memory-aid")
    @click.option("--open-hands", is_flag=True, help="help-open-hands")
    @click.option("--handicap", metavar="N", help="help-handicap")
    @wraps(command)
    def called(
        *args: Any, named: tuple[str, ...], memory_aid: bool, open_hands: bool, handicap: str | None, **more: Any
    ) -> Any:
        words = [*named, *["memory_aid=yes"] * memory_aid, *["open_hands=yes"] * open_hands]
        if handicap is not None:
            words.append(f"handicap={handicap}")
        return command(*args, options=words, **more)

    return cast(F, called)


def read_game_options(game: Game[Any, Any, Any], words: Sequence[str]) -> OptionSet:
    """Return the options that words such as `handicap=3` choose. Raises a Refusal for what the game does not have."""
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


def print_json(data: Any) -> None:
    click.echo(json.dumps(data, ensure_ascii=False))


def check_writable(path: Path) -> None:
    """Refuse a file that cannot be written before the work whose result it is to hold, not after it."""
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
    """Write the file, if one is wanted, then print in here.

    Who reads what is printed may stop reading, as `head` does: then the file is there. And where it cannot be written,
    what was worked out is printed all the same before that is said.
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
    """What to say of a file, or a folder, that cannot be written."""
    return Refusal("file_unwritable", file=str(path), why=error.strerror or "")


@contextmanager
def naming(path: Path) -> Iterator[None]:
    """What is refused in here is about this file: say so, where the refusal does not by itself."""
    try:
        yield
    except Refusal as refusal:
        if "file" in refusal.facts:
            raise
        raise type(refusal)(refusal.code, **refusal.facts, within=str(path)) from None
