"""What a seat remembers: only what it has seen, and what no view shows again.

In Silver & Gold that is the expedition cards turned up in this round: nobody may look through their pile, but who paid
attention knows which are still to come. Gold Ahoi! shows everything a seat may know in every view.

A memory is a plain value: fold `remember` over the views that the seat saw, and a bot that starts again, or takes a
seat over, knows what the seat knew.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from goldhook.game import Json


class Memory(NamedTuple):
    """The round, and the expedition cards seen in it."""

    round: int = 0
    expeditions: tuple[str, ...] = ()


BLANK = Memory()


def remember(memory: Memory, view: Json) -> Memory:
    """The memory after one more view.

    >>> remember(remember(BLANK, {"round": 1, "expedition": "E3"}), {"round": 1, "expedition": "E5"})
    Memory(round=1, expeditions=('E3', 'E5'))
    """
    expedition: str | None = view.get("expedition")
    if expedition is None:
        return memory
    if view["round"] != memory.round:
        memory = Memory(view["round"])
    shown = [*view.get("played", ()), expedition]  # a table with the memory aid shows them all
    new = [card for card in dict.fromkeys(shown) if card not in memory.expeditions]
    return memory._replace(expeditions=(*memory.expeditions, *new))


def recall(views: Iterable[Json]) -> Memory:
    """What is remembered of all these views."""
    memory = BLANK
    for view in views:
        memory = remember(memory, view)
    return memory
