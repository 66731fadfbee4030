"""What a seat remembers: only what it has seen, and what no view shows again.

A memory is a plain value: fold a game's `remember` over the views that the seat saw, and a bot that restarts, or takes
over a seat, knows what the seat knew.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from goldhook.core.game import Json
from goldhook.games import plugin


@dataclass(frozen=True)
class Memory:
    """What a seat remembers. Only its game knows what is in it; here is a memory of nothing."""


BLANK = Memory()


def recall(game: str, views: Iterable[Json]) -> Memory:
    """Return what is remembered of all these views."""
    bots = plugin(game).bots
    memory = bots.blank
    for view in views:
        memory = bots.remember(memory, view)
    return memory
