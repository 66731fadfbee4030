"""A person's attempts at puzzles, in SQL."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from goldhook.store.sql import Engine, Steps
from goldhook.store.sql.matches import must_know
from goldhook.store.values import PuzzleAttempt, identifier


class SqlPuzzles:
    """`Puzzles` on any engine."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    async def keep(self, person: str, attempts: Sequence[PuzzleAttempt]) -> None:
        for one in attempts:
            identifier(one.game, one.puzzle)
        await self._engine.write(partial(_keep, person, tuple(attempts)))

    async def of_person(self, person: str) -> tuple[PuzzleAttempt, ...]:
        return await self._engine.read(partial(_of_person, person))

    async def drop(self, person: str) -> None:
        await self._engine.write(partial(_drop, person))


def _keep(person: str, attempts: tuple[PuzzleAttempt, ...]) -> Steps[None]:
    yield from must_know(person)
    for game, puzzle, solved, at in attempts:
        yield (
            (
                "INSERT INTO puzzles (person, game, puzzle, solved, at) VALUES ($1, $2, $3, $4, $5)"
                " ON CONFLICT (person, game, puzzle) DO NOTHING"
            ),
            (person, game, puzzle, int(solved), at),
        )


def _of_person(person: str) -> Steps[tuple[PuzzleAttempt, ...]]:
    rows = yield (
        "SELECT game, puzzle, solved, at FROM puzzles WHERE person = $1 ORDER BY at, game, puzzle",
        (person,),
    )
    return tuple(PuzzleAttempt(game, puzzle, bool(solved), at) for game, puzzle, solved, at in rows)


def _drop(person: str) -> Steps[None]:
    yield "DELETE FROM puzzles WHERE person = $1", (person,)
