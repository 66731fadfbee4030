"""Notices through PostgreSQL: the listening connection, which reconnects when it is lost."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import asyncpg

from goldhook.store.notices import Board, Subscription
from goldhook.store.postgres.engine import PostgresEngine
from goldhook.store.values import Notice, notice

#: Seconds between two checks of the connection, because a cut cable raises no error.
PING = 10.0
#: Seconds between two attempts to reconnect.
PAUSE = 0.2


class Listener:
    """Listens to the one PostgreSQL channel that carries all of ours, and passes every notice to the board."""

    def __init__(self, connect: Callable[[], Awaitable[Any]], channel: str, board: Board, timeout: float) -> None:
        self._connect = connect
        self._channel = channel
        self._board = board
        self._timeout = timeout
        self._lost = asyncio.Event()
        self._connection: Any = None
        self._watch: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Start to listen; every notice published after this returns is received."""
        await self._listen()
        self._watch = asyncio.create_task(self._come_back())

    async def close(self) -> None:
        """Stop listening."""
        if self._watch is not None:
            self._watch.cancel()
            await asyncio.wait([self._watch])
        if self._connection is not None:
            self._connection.terminate()

    async def _listen(self) -> None:
        self._connection = connection = await self._connect()
        self._lost.clear()
        connection.add_termination_listener(lambda _: self._lost.set())
        try:
            await connection.add_listener(self._channel, self._hear)
        except BaseException:
            connection.terminate()
            raise

    def _hear(self, _connection: object, _process: int, _channel: str, text: object) -> None:
        channel, _, payload = str(text).partition("\n")
        self._board.tell(Notice(channel, payload))

    async def _come_back(self) -> None:
        while True:
            await self._until_lost()
            self._connection.terminate()
            while True:
                try:
                    await self._listen()
                    break
                except (OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError):
                    await asyncio.sleep(PAUSE)
            # Report this only after reconnecting: a subscriber that reloads now misses nothing later.
            self._board.tell_missed()

    async def _until_lost(self) -> None:
        while not self._lost.is_set():
            try:
                # Not wait_for: if it is cancelled just as the connection is lost, it swallows the cancellation (Python
                # 3.11).
                async with asyncio.timeout(PING):
                    await self._lost.wait()
            except TimeoutError:
                try:
                    await self._connection.execute("SELECT 1", timeout=self._timeout)
                except (OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError):
                    return


class PostgresNotices:
    """`Notices` to all processes on the same database.

    A notice is its own transaction: PostgreSQL lets only one notifying transaction commit at a time, and an append must
    not wait for that.
    """

    def __init__(self, engine: PostgresEngine, channel: str, board: Board) -> None:
        self._engine = engine
        self._channel = channel
        self._board = board

    async def publish(self, channel: str, payload: str) -> None:
        told = notice(channel, payload)
        text = f"{told.channel}\n{told.payload}"
        await self._engine.execute("SELECT pg_notify($1, $2)", self._channel, text, writing=False)

    def subscribe(self, channel: str) -> Subscription:
        self._engine.check_open()
        return self._board.subscribe(channel)
