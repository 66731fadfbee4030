"""The memory of a seat of Silver & Gold: the expedition cards turned up in this round.

Players may not look through the pile (S14), but an attentive player knows which cards are still to come.
"""

from __future__ import annotations

from dataclasses import dataclass

from goldhook.bots.memory import Memory
from goldhook.games.silver_gold.plain import View


@dataclass(frozen=True)
class Seen(Memory):
    """The round, and the expedition cards seen in it."""

    round: int = 0
    expeditions: tuple[str, ...] = ()


BLANK = Seen()


def remember(memory: Memory, view: View) -> Seen:
    """Return the memory after one more view.

    >>> remember(remember(BLANK, {"round": 1, "expedition": "E3"}), {"round": 1, "expedition": "E5"})
    Seen(round=1, expeditions=('E3', 'E5'))
    """
    assert isinstance(memory, Seen)
    expedition: str | None = view.get("expedition")
    if expedition is None:
        return memory
    if view["round"] != memory.round:
        memory = Seen(view["round"])
    shown = [*view.get("played", ()), expedition]  # a table with the memory aid shows them all
    new = [card for card in dict.fromkeys(shown) if card not in memory.expeditions]
    return Seen(memory.round, (*memory.expeditions, *new))


def missing(memory: Memory, view: View) -> int:
    """Return how many cards of this round the memory lacks; each turn turns up one."""
    assert isinstance(memory, Seen)
    known = len(memory.expeditions) if memory.round == view["round"] else 0
    return int(view["turn"]) - known
