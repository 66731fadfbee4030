"""A lesson: a first match as data. Each step has a position, and says what the player does there.

The texts are in locales/rules, under `lesson-<game>-<step>`: what to do. A sentence for afterwards ends in `-done`,
and one for another move or a wrong answer in `-wrong`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, NamedTuple, TypeAlias, TypeVar

from goldhook.core.game import S, Seat

G = TypeVar("G")
#: Says of a legal action, given its text and what it would earn (`Game.gain`), whether it is what the step asks for.
Wanted: TypeAlias = Callable[[str, G], bool]


def anything(_action: str, _gain: object) -> bool:
    """Want any legal action."""
    return True


class Step(NamedTuple, Generic[S, G]):
    """One idea of a lesson. The player makes a move, answers a question, or only reads."""

    name: str
    #: The position; None for the one that the step before led to.
    state: S | None = None
    #: The moves that finish the step; None if there is nothing to play.
    wanted: Wanted[G] | None = None
    #: Whether other moves can be tried on the board, though not made.
    lenient: bool = False
    #: The right one of the lesson's answers, if the step asks a question.
    answer: str = ""
    #: The part of the board that the text is about. The browser's part of the game knows its parts by name.
    about: str = ""


class Lesson(NamedTuple, Generic[S, G]):
    """The steps, the player's seat, and the names of the answers to all questions."""

    seat: Seat
    steps: tuple[Step[S, G], ...]
    answers: tuple[str, ...] = ()


#: A lesson and a step of a game that is known only by its name; see `AnyGame`.
AnyLesson: TypeAlias = Lesson[Any, Any]
AnyStep: TypeAlias = Step[Any, Any]
