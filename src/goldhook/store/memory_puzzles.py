"""Attempts at puzzles in the store in memory."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from goldhook.store.values import PuzzleAttempt, identifier

if TYPE_CHECKING:
    from goldhook.store.memory import _World


class MemoryPuzzles:
    """`Puzzles` in memory."""

    def __init__(self, world: _World) -> None:
        self._world = world

    async def keep(self, person: str, attempts: Sequence[PuzzleAttempt]) -> None:
        for one in attempts:
            identifier(one.game, one.puzzle)
        self._world.known(person)
        mine = self._world.puzzles.setdefault(person, {})
        for one in attempts:
            mine.setdefault((one.game, one.puzzle), one)

    async def of_person(self, person: str) -> tuple[PuzzleAttempt, ...]:
        self._world.open()
        mine = self._world.puzzles.get(person, {}).values()
        return tuple(sorted(mine, key=lambda one: (one.at, one.game, one.puzzle)))

    async def drop(self, person: str) -> None:
        self._world.open()
        self._world.puzzles.pop(person, None)
