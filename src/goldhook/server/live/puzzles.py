"""Puzzles for clients that do not implement the rules: the position and each move, and a verdict on a move.

What a client gets before its answer comes from the rules engine and the seat's view alone, so no answer is in it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from contextlib import suppress
from datetime import UTC, datetime
from threading import Lock
from typing import Annotated

from msgspec import Meta, Struct
from msgspec.json import encode

from goldhook.core.game import Facts, Refusal
from goldhook.core.lesson import AnyStep, Step
from goldhook.games import GAMES, plugin
from goldhook.puzzles.judge import judge
from goldhook.puzzles.puzzle import Puzzle, of_day, shipped
from goldhook.puzzles.streaks import DAY, streaks
from goldhook.server.live.lessons import LessonMoment, LessonTry, StepBuilder
from goldhook.store import Millis, NoSuchPerson, PuzzleAttempt, Store

_building = Lock()


class PuzzleListed(Struct, frozen=True):
    """A puzzle in a list, with the level that a player needs to solve it."""

    id: str
    difficulty: int


class GamePuzzlesShown(Struct, frozen=True):
    """The puzzles of a game. Each day (UTC) has one of them."""

    game: str
    today: str
    puzzles: list[PuzzleListed]


class PuzzlesShown(Struct, frozen=True):
    """All puzzles, and the day they are listed for, as in 2031-05-17."""

    day: str
    games: list[GamePuzzlesShown]


class PuzzleShown(Struct, frozen=True):
    """A position as its seat sees it, and what each legal move leads to. Only the first action of a move counts."""

    id: str
    game: str
    seat: int
    players: int
    difficulty: int
    #: What an answer is judged by: expected "points", or the expected lead in "chests".
    unit: str
    #: How often each level found an answer in five tries, the lowest level first.
    solved: list[int]
    moment: LessonMoment
    tries: Annotated[dict[str, LessonTry], "Record<string, LessonTry>"]


class PuzzleWorth(Struct, frozen=True):
    """The expected value of an action, in the unit of the puzzle, and its chance to win."""

    value: float
    win: float


class PuzzleVerdict(Struct, frozen=True):
    """The answer to an attempt."""

    right: bool
    answers: list[str]
    chosen: PuzzleWorth
    best: PuzzleWorth
    #: The code and the facts of the reason for the best answer, as in a hint.
    why: Annotated[Facts, "{ code: string } & Record<string, string | number>"]
    #: Playouts behind the numbers; 0 if every order of the hidden tiles was counted.
    playouts: int


class AttemptShown(Struct, frozen=True):
    """A person's first attempt at a puzzle."""

    game: Annotated[str, Meta(max_length=64)]
    puzzle: Annotated[str, Meta(max_length=64)]
    right: bool
    #: Milliseconds since 1970.
    at: Annotated[int, Meta(ge=0, le=2**53)]


class MyPuzzles(Struct, frozen=True):
    """A person's first attempts at puzzles, oldest first, and their streaks."""

    solved: int
    tried: int
    #: Right answers in a row: now, and the longest run.
    now: int
    longest: int
    #: Days in a row (UTC) with a solved puzzle, up to today or yesterday.
    days: int
    attempts: list[AttemptShown]


def listed(now: Millis) -> PuzzlesShown:
    """Return the puzzles of all games that have some."""
    day = now // DAY
    games = [
        GamePuzzlesShown(name, of_day(name, day), [PuzzleListed(one.id, one.difficulty) for one in found.values()])
        for name in GAMES
        if (found := shipped(name))
    ]
    return PuzzlesShown(datetime.fromtimestamp(day * 86_400, UTC).date().isoformat(), games)


def found(game: str, id_: str) -> Puzzle:
    """Return a puzzle; refuse an unknown one."""
    puzzle = shipped(game).get(id_)
    if puzzle is None:
        raise Refusal("page_unknown")
    return puzzle


def position(game: str, id_: str) -> bytes:
    """Return a puzzle as clients get it, as JSON. That takes a moment: use a thread."""
    with _building:  # one at a time, so that tables get their share of this process
        return encode(shown(found(game, id_)))


def shown(puzzle: Puzzle) -> PuzzleShown:
    """Return a puzzle as clients get it."""
    puzzles = plugin(puzzle.game.name).puzzles
    assert puzzles is not None, "the game of a puzzle"
    step: AnyStep = Step(puzzle.id, puzzle.state, lambda _action, _gain: False, lenient=True)
    built = StepBuilder(puzzle.game, puzzle.seat, step, puzzle.state, alone=True).shown
    return PuzzleShown(
        puzzle.id,
        puzzle.game.name,
        puzzle.seat,
        puzzle.match.setup.players,
        puzzle.difficulty,
        puzzles.unit,
        list(puzzle.solved),
        built.moment,
        built.tries,
    )


def verdict(puzzle: Puzzle, action: str) -> PuzzleVerdict:
    """Judge an attempt."""
    judged = judge(puzzle, action)
    code, facts = judged.why
    return PuzzleVerdict(
        judged.right,
        list(puzzle.answers),
        PuzzleWorth(*judged.chosen),
        PuzzleWorth(*judged.best),
        {"code": code, **facts},
        puzzle.playouts,
    )


# --- what a person has tried --------------------------------------------------------------------------------------


async def mine(store: Store, person: str, now: Millis) -> MyPuzzles:
    """Return a person's attempts and streaks."""
    kept = await store.puzzles.of_person(person)
    numbers = streaks([(one.right, one.at) for one in kept], now)
    return MyPuzzles(*numbers, [AttemptShown(*one) for one in kept])


def _known(attempts: Iterable[AttemptShown], now: Millis) -> list[PuzzleAttempt]:
    return [
        PuzzleAttempt(one.game, one.puzzle, one.right, min(one.at, now))
        for one in attempts
        if one.puzzle in shipped(one.game)
    ]


async def keep(store: Store, person: str, attempts: Iterable[AttemptShown], now: Millis) -> None:
    """Store a person's attempts, unless they tried the puzzle before; leave out unknown puzzles."""
    known = await asyncio.to_thread(_known, attempts, now)
    with suppress(NoSuchPerson):  # they have just deleted their data
        await store.puzzles.keep(person, known)
