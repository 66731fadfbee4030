"""Run recipes on a pool of PostgreSQL connections, and translate PostgreSQL's errors into ours."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any

import asyncpg

from goldhook.store.errors import Closed, ConnectionLost, DiskFull, Locked, Unavailable
from goldhook.store.last_write import LastWrite
from goldhook.store.sql import Recipe, Row, Steps, T

#: How often to try a transaction that collides with others.
TRIES = 5

_COLLISIONS = (
    asyncpg.DeadlockDetectedError,
    asyncpg.SerializationError,
    asyncpg.UniqueViolationError,  # two transactions created the same row; the retry finds it
    asyncpg.ForeignKeyViolationError,  # a row found a moment ago was deleted
)
_LOST = (
    OSError,
    TimeoutError,
    asyncpg.PostgresConnectionError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
    asyncpg.OperatorInterventionError,
    asyncpg.TooManyConnectionsError,
)


class PostgresEngine:
    """An `Engine` that gives up after `timeout` seconds."""

    def __init__(self, pool: asyncpg.Pool[asyncpg.Record], timeout: float) -> None:
        self._pool = pool
        self._timeout = timeout
        self._closed = False
        self.last = LastWrite()

    def check_open(self) -> None:
        if self._closed:
            raise Closed

    async def check(self) -> None:
        """Check that the server answers and accepts writes. A standby or a read-only server does not."""
        self.last.check()
        (found,) = await self.execute("SELECT current_setting('transaction_read_only')", writing=False)
        if found[0] != "off":
            raise Unavailable("read-only")

    async def read(self, recipe: Recipe[T]) -> T:
        async with self._named_errors(writing=False):
            return await self._transaction(recipe)

    async def write(self, recipe: Recipe[T]) -> T:
        async with self._named_errors(writing=True):
            for _ in range(TRIES - 1):
                try:
                    return await self._transaction(recipe)
                except _COLLISIONS:
                    continue
            return await self._transaction(recipe)

    async def execute(self, sql: str, *args: Any, writing: bool = True) -> Sequence[Row]:
        """Run one statement as its own transaction, in one round trip."""
        async with self._named_errors(writing=writing), self._pool.acquire(timeout=self._timeout) as connection:
            rows: Sequence[Any] = await connection.fetch(sql, *args)
            return rows

    async def _transaction(self, recipe: Recipe[T]) -> T:
        async with self._pool.acquire(timeout=self._timeout) as connection, connection.transaction():
            return await _play(connection, recipe())

    @asynccontextmanager
    async def _named_errors(self, *, writing: bool) -> AsyncIterator[None]:
        self.check_open()
        try:
            async with self._our_names(writing=writing):
                yield
        except Unavailable as error:
            if writing:
                self.last.note(error)
            raise
        if writing:
            self.last.note()

    @asynccontextmanager
    async def _our_names(self, *, writing: bool) -> AsyncIterator[None]:
        try:
            yield
        except asyncpg.DiskFullError as error:
            raise DiskFull(str(error)) from error
        except (asyncpg.LockNotAvailableError, *_COLLISIONS) as error:
            raise Locked(str(error)) from error
        except _LOST as error:
            raise ConnectionLost(str(error) or type(error).__name__, unsure=writing) from error
        except asyncpg.InsufficientResourcesError as error:
            raise Unavailable(str(error), unsure=writing) from error

    async def close(self) -> None:
        """Wait for running work, at most `timeout` seconds."""
        self._closed = True
        try:
            await asyncio.wait_for(self._pool.close(), self._timeout)
        except (*_LOST, asyncpg.PostgresError):
            self._pool.terminate()


async def _play(connection: Any, steps: Steps[T]) -> T:
    try:
        sql, args = next(steps)
        while True:
            sql, args = steps.send(await connection.fetch(sql, *args))
    except StopIteration as end:
        result: T = end.value
        return result
