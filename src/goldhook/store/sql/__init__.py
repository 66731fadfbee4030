"""What SQLite and PostgreSQL share: the statements, and the thought between them, written once.

A recipe is a generator: it yields a statement with its arguments and is handed the rows, in one transaction, by
whichever engine runs it. It may be run again from the start, so it does nothing but talk to the database.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from typing import Any, Protocol, TypeAlias, TypeVar

T = TypeVar("T")

Row: TypeAlias = Sequence[Any]
Statement: TypeAlias = tuple[str, tuple[Any, ...]]
Steps: TypeAlias = Generator[Statement, Sequence[Row], T]
Recipe: TypeAlias = Callable[[], Steps[T]]


class Engine(Protocol):
    """Whatever runs recipes."""

    async def read(self, recipe: Recipe[T]) -> T:
        """Run a recipe that only looks."""

    async def write(self, recipe: Recipe[T]) -> T:
        """Run a recipe wholly or, if it raises, not at all; done once it is durable."""
