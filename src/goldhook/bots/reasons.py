"""Reasons for an action: codes and facts that hold for it, and the one that sets it apart from the others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from goldhook.core.game import Facts

#: Codes for the only legal action, for one that only playouts support, and for one that they prefer to another.
ONLY, IN_THOUGHT, IN_PLAYOUTS = "only", "in_thought", "in_playouts"
#: Reasons with less weight are not worth mentioning.
LEAST = 0.3


class Reason(NamedTuple):
    """A true statement about an action: its code and facts, and about how many points it is worth."""

    code: str
    facts: Facts
    worth: float


def telling(mine: Sequence[Reason], others: Sequence[Sequence[Reason]]) -> Reason | None:
    """Return the reason that speaks most for an action and least for the others; None if there is none.

    >>> cross, coin = Reason("crosses", {"count": 1}, 2.0), Reason("coins", {"count": 1}, 1.2)
    >>> telling([cross, coin], [[cross], [cross], [cross], []]).code
    'coins'
    """

    def weight(reason: Reason) -> float:
        as_good = sum(any(other.code == reason.code and other.worth >= reason.worth for other in row) for row in others)
        return reason.worth * (1 - as_good / max(1, len(others)))

    best = max(mine, key=weight, default=None)
    return best if best and weight(best) >= LEAST else None
