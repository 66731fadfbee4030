"""The budget of a bot's decision, and its result."""

from __future__ import annotations

import re
from typing import Generic, NamedTuple

from goldhook.core.game import A, Refusal


class Budget(NamedTuple):
    """How long a bot may think about one decision: in milliseconds or in playouts.

    With playouts and a seed a bot is deterministic on any machine and under any load.

    >>> Budget.parse("500"), Budget.parse("4000p")
    (Budget(milliseconds=500, playouts=None), Budget(milliseconds=None, playouts=4000))
    >>> str(Budget(playouts=4000))
    '4000p'
    """

    milliseconds: int | None = None
    playouts: int | None = None

    @classmethod
    def parse(cls, text: str) -> Budget:
        """Return the budget written after the `@` of a seat."""
        read = re.fullmatch(r"([1-9][0-9]{0,6})(p?)", text)
        if not read:
            raise Refusal("budget_unreadable", text=text[:40])
        return cls(playouts=int(read[1])) if read[2] else cls(milliseconds=int(read[1]))

    def __str__(self) -> str:
        return f"{self.playouts}p" if self.playouts else str(self.milliseconds)


class Option(NamedTuple, Generic[A]):
    """One action as the bot weighs it."""

    action: A
    #: The chance to win, with a shared victory in equal parts; then the expected points of this seat at the end.
    win: float
    points: float
    #: The playouts behind these numbers. The best actions get most of them.
    playouts: int


class Thought(NamedTuple, Generic[A]):
    """The result of a decision: every action that the bot weighed, best first."""

    options: tuple[Option[A], ...]
    #: The total number of playouts.
    playouts: int
    #: Whether the numbers are exact, because every ending was counted.
    exact: bool = False

    @property
    def action(self) -> A:
        return self.options[0].action
