"""The store in PostgreSQL, for several server processes that share tables. Needs `goldhook[postgres]`."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import asyncpg

from goldhook.core.game import Refusal
from goldhook.store import migrations
from goldhook.store.notices import Board
from goldhook.store.postgres.appends import Appender
from goldhook.store.postgres.engine import PostgresEngine
from goldhook.store.postgres.listener import Listener, PostgresNotices
from goldhook.store.sql.appends import Append
from goldhook.store.sql.circles import SqlCircles
from goldhook.store.sql.leases import SqlLeases
from goldhook.store.sql.matches import SqlMatches, SqlNames, events_of, keep, probe
from goldhook.store.sql.people import SqlCodes, SqlPeople, SqlTokens
from goldhook.store.sql.puzzles import SqlPuzzles
from goldhook.store.sql.results import SqlResults
from goldhook.store.values import NO_CHANGE, Change, Lease, Millis, identifier

#: The lock that makes processes which start together migrate one after the other.
_MIGRATING = 0x476C6468


class PostgresStore:
    """A `Store` that several processes share, with one owner per live match and notices between processes."""

    def __init__(self, pool: asyncpg.Pool[asyncpg.Record], listener: Listener, board: Board, settings: _Settings):
        self._engine = engine = PostgresEngine(pool, settings.timeout)
        self._appender = Appender(engine)
        self._listener = listener
        self._board = board
        self.matches = SqlMatches(engine)
        self.names = SqlNames(engine)
        self.people = SqlPeople(engine)
        self.codes = SqlCodes(engine)
        self.tokens = SqlTokens(engine)
        self.leases = SqlLeases(engine)
        self.results = SqlResults(engine)
        self.puzzles = SqlPuzzles(engine)
        self.circles = SqlCircles(engine)
        self.notices = PostgresNotices(engine, settings.schema, board)

    @classmethod
    async def open(
        cls, address: str, *, schema: str = "goldhook", connections: int = 8, timeout: float = 10.0
    ) -> PostgresStore:
        """Connect and migrate the schema. No call waits longer than `timeout` seconds for an answer."""
        settings = _Settings(address, schema, timeout)
        board = Board()
        listener = Listener(settings.connect, schema, board, timeout)
        try:
            await _migrate(settings)
            await listener.start()
            pool = await asyncpg.create_pool(min_size=0, max_size=connections, **settings.connection())
        except (OSError, TimeoutError, ValueError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
            await listener.close()
            why = str(error) or type(error).__name__
            raise Refusal("postgres_unreachable", server=settings.server, why=why) from None
        return cls(pool, listener, board, settings)

    async def append(
        self,
        match: str,
        expected_version: int,
        events: Sequence[bytes],
        *,
        at: Millis,
        lease: Lease | None = None,
        change: Change = NO_CHANGE,
    ) -> int:
        fence = lease.fence if lease else 0
        return await self._appender.append(Append(match, expected_version, tuple(events), at, fence, change))

    async def load(self, match: str) -> tuple[bytes, ...]:
        return await self._engine.read(partial(events_of, match))

    async def check(self) -> None:
        await self._engine.check()

    async def probe(self) -> None:
        await self._engine.write(probe)
        self._engine.last.forget()

    async def free_bytes(self) -> int | None:
        self._engine.check_open()
        return None  # only PostgreSQL itself can see its disk

    async def keep(self, name: str, value: bytes) -> bytes:
        identifier(name)
        return await self._engine.write(partial(keep, name, value))

    async def backup(self, path: Path) -> None:
        self._engine.check_open()
        raise Refusal("backup_postgres", file=str(path))

    async def close(self) -> None:
        self._board.close()
        await self._listener.close()
        await self._appender.close()
        await self._engine.close()


class _Settings:
    """Connection settings."""

    def __init__(self, address: str, schema: str, timeout: float) -> None:
        assert re.fullmatch(r"[a-z_][a-z0-9_]{0,40}", schema), schema
        self.address, self.schema, self.timeout = address, schema, timeout

    @property
    def server(self) -> str:
        """Return the address without user and password, fit to be shown."""
        parts = urlsplit(self.address)
        return f"{parts.netloc.rpartition('@')[2]}{parts.path}" or "localhost"

    def connection(self) -> dict[str, Any]:
        # Acknowledged means durable, whatever the server's own configuration says.
        wishes = {"search_path": self.schema, "synchronous_commit": "on", "application_name": "goldhook"}
        return {
            "dsn": self.address,
            "timeout": self.timeout,
            "command_timeout": self.timeout,
            "server_settings": wishes,
        }

    async def connect(self) -> Any:
        return await asyncpg.connect(**self.connection())


async def _migrate(settings: _Settings) -> None:
    steps = migrations.numbered("postgres")
    connection = await settings.connect()
    try:
        async with connection.transaction():
            await connection.execute("SELECT pg_advisory_xact_lock($1)", _MIGRATING)
            await connection.execute(f"CREATE SCHEMA IF NOT EXISTS {settings.schema}")
            await connection.execute("CREATE TABLE IF NOT EXISTS migrations (number BIGINT PRIMARY KEY)")
            version = await connection.fetchval("SELECT coalesce(max(number), 0) FROM migrations")
            if version > steps[-1][0]:
                raise Refusal("store_newer", store=settings.server, version=version, known=steps[-1][0])
            for number, statements in steps[version:]:
                await connection.execute(statements)
                await connection.execute("INSERT INTO migrations VALUES ($1)", number)
    finally:
        await connection.close()
