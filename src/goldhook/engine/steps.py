"""The steps that compile the code of a game's bots. This module does not import the compiler."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

#: Above all levels.
NO_LEVEL = 99


class Step(NamedTuple):
    """One function, compiled in one process. Different processes can run different steps at the same time."""

    name: str
    #: The lowest level that needs it.
    level: int
    #: Load the code, or compile it.
    run: Callable[[], object]
    #: The only phase of a match that needs it, as the game names its phases; empty if every phase does.
    phase: str = ""
    #: From this level on every phase needs it.
    everywhere: int = NO_LEVEL

    def during(self, phase: str, *, everywhere: int = NO_LEVEL) -> Step:
        """Return the step for a function that only one phase of a match needs, at levels below `everywhere`."""
        return self._replace(phase=phase, everywhere=everywhere)
