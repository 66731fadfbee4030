"""Why an action is a good one: codes and facts that hold for it, and which of them tells it from the other actions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from goldhook.core.game import Json

#: There is no other action; nothing speaks for it but the games played on in thought.
ONLY, IN_THOUGHT = "only", "in_thought"
#: A reason that weighs less would not convince anybody.
LEAST = 0.3


class Reason(NamedTuple):
    """Something that is true of an action: what it says, and about how many points speak from it."""

    code: str
    facts: Json
    worth: float


def telling(mine: Sequence[Reason], others: Sequence[Sequence[Reason]]) -> Reason | None:
    """The reason that speaks most for an action and least for the others; None if none does.

    >>> cross, coin = Reason("crosses", {"count": 1}, 2.0), Reason("coins", {"count": 1}, 1.2)
    >>> telling([cross, coin], [[cross], [cross], [cross], []]).code
    'coins'
    """

    def weight(reason: Reason) -> float:
        as_good = sum(any(other.code == reason.code and other.worth >= reason.worth for other in row) for row in others)
        return reason.worth * (1 - as_good / max(1, len(others)))

    best = max(mine, key=weight, default=None)
    return best if best and weight(best) >= LEAST else None
