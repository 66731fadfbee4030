"""The memory of a seat: what it has seen and no view shows again.

A memory is a plain value. Fold a game's `remember` over the views that the seat saw, and a bot that restarts or takes
over the seat knows what the seat knew.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from goldhook.core.game import MatchView
from goldhook.games import plugin


@dataclass(frozen=True)
class Memory:
    """The memory of a seat. Only its game knows the contents; this one is empty."""


BLANK = Memory()


def recall(game: str, views: Iterable[MatchView]) -> Memory:
    """Return the memory of all these views."""
    bots = plugin(game).bots
    memory = bots.blank
    for view in views:
        memory = bots.remember(memory, view)
    return memory
