"""A puzzle: a decision of a bot match with clearly best answers, and what every legal action is worth."""

from __future__ import annotations

from typing import Generic, NamedTuple, TypeAlias

from goldhook.core.game import A


class Worth(NamedTuple):
    """The expected value of an action, in the unit of the game's puzzles, and its chance to win."""

    value: float
    win: float


class Solution(NamedTuple, Generic[A]):
    """Every legal action of a position with its worth, and the actions that are accepted as answers."""

    worth: dict[A, Worth]
    answers: tuple[A, ...]
    #: The playouts behind the worth of the answer; 0 if every ending was counted.
    playouts: int = 0


#: A solution in a game that is known only by name.
AnySolution: TypeAlias = "Solution[object]"
