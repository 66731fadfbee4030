"""The steps that compile the code of a game's bots. This module does not import the compiler."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple


class Step(NamedTuple):
    """One function, compiled in one process. Different processes can run different steps at the same time."""

    name: str
    #: The lowest level that needs it.
    level: int
    #: Load the code, or compile it.
    run: Callable[[], object]
