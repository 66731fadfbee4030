"""SQL that SQLite and PostgreSQL share: the statements and the logic between them.

A recipe is a generator: it yields a statement with its arguments and receives the rows. The engine runs it in one
transaction. It may be restarted from the beginning, so it must have no effect outside the database.
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
    """Runs recipes."""

    async def read(self, recipe: Recipe[T]) -> T:
        """Run a read-only recipe."""

    async def write(self, recipe: Recipe[T]) -> T:
        """Run a recipe and return once it is durable. If it raises, nothing is written."""
