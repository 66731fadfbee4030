"""`goldhook puzzles play`: puzzles in a terminal, the puzzle of the day first. The first attempts are in a file."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator, Sequence
from itertools import zip_longest
from pathlib import Path

import click
import platformdirs
from rich.text import Text

from goldhook.bots.levels import LEVELS
from goldhook.cli.choices import game_choice
from goldhook.cli.commands.play import ask_line
from goldhook.cli.usage import BadUsage, Command, Reader
from goldhook.core.game import Json, Refusal
from goldhook.core.lang import Language
from goldhook.games import GAMES
from goldhook.puzzles.judge import judge
from goldhook.puzzles.puzzle import Puzzle, of_day, shipped
from goldhook.puzzles.streaks import DAY, streaks
from goldhook.terminal.puzzle import PuzzleTable, show_verdict
from goldhook.terminal.table import Quit


@click.command(cls=Command, name="play", help="help-puzzles-play")
@click.argument("game", type=game_choice, metavar="[GAME]", required=False)
@click.option(
    "--difficulty", type=click.IntRange(LEVELS[0], LEVELS[-1]), metavar="LEVEL", help="help-puzzles-difficulty"
)
@click.pass_obj
def play_puzzles(reader: Reader, game: str | None, difficulty: int | None) -> None:
    """Show one puzzle after the other until the player stops."""
    games = [name for name in ([game] if game else GAMES) if shipped(name)]
    if not games:
        raise BadUsage("puzzles_none", game=game)
    attempts = _load()
    console, lang = reader.console(), reader.lang
    console.print(lang.say("play-how"), style="dim")
    today = _now() // DAY
    try:
        for puzzle in _in_order(games, difficulty, today, {(one["game"], one["puzzle"]) for one in attempts}):
            _solve(reader, puzzle, attempts, is_today=puzzle.id == of_day(puzzle.game.name, today))
    except (Quit, KeyboardInterrupt):
        console.print()


def _solve(reader: Reader, puzzle: Puzzle, attempts: list[Json], *, is_today: bool) -> None:
    """Let the player solve a puzzle, say how it went, and wait for the next one. Raises `Quit`."""
    console, lang = reader.console(), reader.lang
    words = Language(lang.code, "rules")
    kind = lang.say("web-puzzle-of-the-day") if is_today else words.say("puzzle-one")
    strength = lang.say("web-level-strength", level=puzzle.difficulty)
    heading = f"{kind} ({strength})"
    verdict = judge(puzzle, PuzzleTable(puzzle, heading, lang, console, ask_line).answer())
    show_verdict(puzzle, verdict, lang, console)
    named = {"game": puzzle.game.name, "puzzle": puzzle.id}
    if not any(named.items() <= one.items() for one in attempts):
        attempts.append({**named, "right": verdict.right, "at": _now()})
        _save(reader, attempts)
    mine = streaks([(one["right"], one["at"]) for one in attempts], _now())
    lines = [
        words.say("puzzle-solved", solved=mine.solved, tried=mine.tried),
        words.say("puzzle-streak", now=mine.now, longest=mine.longest),
        words.say("puzzle-days", days=mine.days),
    ]
    console.print(" · ".join(lines), style="dim")
    try:
        answer = ask_line(lang.say("puzzles-onward", quit=lang.say("command-quit")) + " > ").strip().lower()
    except EOFError:
        raise Quit from None
    if answer in ("q", "quit", "exit", lang.say("command-quit")):
        raise Quit


def _in_order(
    games: Sequence[str], difficulty: int | None, today: int, tried: set[tuple[str, str]]
) -> Iterator[Puzzle]:
    """Yield today's puzzles, then those of the wanted difficulty that were not tried, then the others of it."""
    first = [(game, of_day(game, today)) for game in games]
    yield from (shipped(game)[id_] for game, id_ in first if (game, id_) not in tried)
    fitting = [
        [(game, one.id) for one in shipped(game).values() if difficulty in (None, one.difficulty)] for game in games
    ]
    later = [place for row in zip_longest(*fitting) for place in row if place is not None and place not in first]
    for game, id_ in sorted(later, key=lambda place: place in tried):
        yield shipped(game)[id_]


# --- what this computer remembers ---------------------------------------------------------------------------------


def _now() -> int:
    return int(time.time() * 1000)


def _file() -> Path:
    return Path(platformdirs.user_data_dir("goldhook", appauthor=False)) / "puzzles.json"


def _load() -> list[Json]:
    """Return the first attempt at each puzzle, oldest first; none if there is no readable file."""
    try:
        found = json.loads(_file().read_text(encoding="utf-8"))
        return [
            {"game": str(one["game"]), "puzzle": str(one["puzzle"]), "right": bool(one["right"]), "at": int(one["at"])}
            for one in found
        ]
    except (OSError, ValueError, TypeError, KeyError):
        return []


def _save(reader: Reader, attempts: list[Json]) -> None:
    """Write the file. If that fails, print a warning and continue."""
    path = _file()
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        partial = path.with_name(path.name + ".new")
        partial.write_text(json.dumps(attempts), encoding="utf-8")
        partial.replace(path)
    except OSError as error:
        refusal = Refusal("file_unwritable", file=str(path), why=error.strerror or "")
        reader.console().print(Text(reader.lang.refusal(refusal), "yellow"))
