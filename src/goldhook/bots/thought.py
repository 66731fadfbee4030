"""What a bot is given to think with, and what comes of it."""

from __future__ import annotations

import re
from typing import Any, NamedTuple

from goldhook.core.game import Refusal


class Budget(NamedTuple):
    """How long a bot may think about one decision: so many milliseconds, or so many playouts.

    With playouts and a seed a bot is deterministic, whatever the machine does meanwhile.

    >>> Budget.parse("500"), Budget.parse("4000p")
    (Budget(milliseconds=500, playouts=None), Budget(milliseconds=None, playouts=4000))
    >>> str(Budget(playouts=4000))
    '4000p'
    """

    milliseconds: int | None = None
    playouts: int | None = None

    @classmethod
    def parse(cls, text: str) -> Budget:
        """The budget behind the `@` of a seat."""
        read = re.fullmatch(r"([1-9][0-9]{0,6})(p?)", text)
        if not read:
            raise Refusal("budget_unreadable", text=text[:40])
        return cls(playouts=int(read[1])) if read[2] else cls(milliseconds=int(read[1]))

    def __str__(self) -> str:
        return f"{self.playouts}p" if self.playouts else str(self.milliseconds)


class Option(NamedTuple):
    """One action, as the bot weighs it."""

    action: Any
    #: The chance to win, a shared victory in equal parts; and the points this seat may expect at the end.
    win: float
    points: float
    #: How many playouts stand behind these numbers: the best actions get most of them.
    playouts: int


class Thought(NamedTuple):
    """What a bot makes of a decision: every action it weighed, the one it would take first."""

    options: tuple[Option, ...]
    #: How many playouts it took in all.
    playouts: int

    @property
    def action(self) -> Any:
        return self.options[0].action
