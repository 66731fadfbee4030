"""A puzzle as a value and as a line of a file; docs/formats.md explains every field.

The position comes from the rules engine: a record of a bot match, up to the decision. So what is hidden in it is
consistent with what its seat sees.
"""

from __future__ import annotations

import gzip
import hashlib
import json
from collections.abc import Iterable, Mapping, Sequence
from functools import cache, cached_property
from pathlib import Path
from typing import Any

from goldhook import record
from goldhook.bots.levels import LEVELS
from goldhook.bots.memory import Memory, recall
from goldhook.core.game import AnyGame, AnyState, Facts, MatchView, Pieces, Seat
from goldhook.core.puzzle import Worth
from goldhook.games import GAMES, plugin
from goldhook.record import Record

#: How often each level tries a puzzle when its difficulty is measured.
TRIES = 5
#: Digits of a puzzle's id.
DIGITS = 10


class Puzzle:
    """A decision: the match so far, the seat that decides, and the results of the search."""

    def __init__(self, line: Mapping[str, Any]) -> None:
        self.line = line
        self.id: str = line["id"]
        #: The actions that are accepted, as texts.
        self.answers: tuple[str, ...] = tuple(line["answers"])
        #: How often each level found an answer, of `TRIES`, the lowest level first.
        self.solved: tuple[int, ...] = tuple(line["solved"])
        self.playouts: int = line["playouts"]

    @cached_property
    def match(self) -> Record:
        return record.from_json(self.line["record"])

    @property
    def game(self) -> AnyGame:
        return self.match.game

    @property
    def pieces(self) -> Pieces:
        found: Pieces = self.match.setup.pieces
        return found

    @cached_property
    def state(self) -> AnyState:
        return record.state_after(self.match)

    @property
    def seat(self) -> Seat:
        seat: Seat = self.line["seat"]
        return seat

    @cached_property
    def view(self) -> MatchView:
        """What the player sees, and all that the player may know."""
        view: MatchView = self.game.view(self.state, self.seat)
        return view

    @property
    def memory(self) -> Memory:
        return recall(self.game.name, [self.view])

    @cached_property
    def worth(self) -> dict[str, Worth]:
        """The worth of each legal action, by its text."""
        legal = [str(action) for action in self.game.legal(self.state, self.seat)]
        return {action: Worth(*worth) for action, worth in zip(legal, self.line["worth"], strict=True)}

    @property
    def why(self) -> tuple[str, Facts]:
        """The code and the facts of the reason for the answer."""
        facts = dict(self.line["why"])
        return facts.pop("code"), facts

    @property
    def difficulty(self) -> int:
        """The level that a player needs to find an answer."""
        return difficulty(self.solved)


def difficulty(solved: Sequence[int]) -> int:
    """Return the lowest level that, like all levels above it, finds an answer in most of its tries.

    >>> difficulty([0, 2, 4, 5, 5]), difficulty([0, 4, 4, 0, 0])
    (3, 5)
    """
    failing = [level for level, count in zip(LEVELS, solved, strict=True) if 2 * count <= TRIES]
    return min(failing[-1] + 1, LEVELS[-1]) if failing else LEVELS[0]


def id_of(match: Record) -> str:
    """Return the id of the puzzle at the end of a record: the same position always has the same id."""
    data = record.to_json(match)
    text = json.dumps([data["shuffles"], data["first"], data["actions"]], separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:DIGITS]


# --- files --------------------------------------------------------------------------------------------------------


def shipped(game: str) -> dict[str, Puzzle]:
    """Return the puzzles that come with a game, by id, in the order in which they were found."""
    return _shipped(game) if game in GAMES else {}


@cache
def _shipped(game: str) -> dict[str, Puzzle]:
    puzzles = plugin(game).puzzles
    if puzzles is None or not puzzles.file.exists():
        return {}
    return {puzzle.id: puzzle for puzzle in map(Puzzle, read(puzzles.file))}


def of_day(game: str, day: int) -> str:
    """Return the puzzle of a day, counted from 1970. None comes twice before all have come once."""
    order = sorted(shipped(game), key=lambda id_: hashlib.sha256(f"day {id_}".encode()).digest())
    return order[day % len(order)]


def read(path: Path) -> list[dict[str, Any]]:
    """Return the lines of a file of puzzles."""
    return [json.loads(line) for line in gzip.decompress(path.read_bytes()).splitlines()]


def packed(lines: Iterable[Mapping[str, Any]]) -> bytes:
    """Return a file of puzzles. Without a time stamp, the same puzzles give the same file."""
    text = "".join(json.dumps(line, separators=(",", ":"), ensure_ascii=False) + "\n" for line in lines)
    return gzip.compress(text.encode(), mtime=0)
