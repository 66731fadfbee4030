"""Erase deleted people's names from the file and from the write-ahead log beside it.

`secure_delete` overwrites deleted rows. That is not quite enough: when SQLite moves rows to a neighbouring page, it may
leave a copy in the unused part of the old page. So the tables with names are rewritten page by page, which overwrites
their old pages. Then the log is emptied.
"""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import time
from collections.abc import Callable
from contextlib import suppress

from goldhook.store.errors import StoreError
from goldhook.store.sql import Steps
from goldhook.store.sql.people import forget

#: Tables that hold names. They all grow at their end, so rows written in order leave no copies.
TABLES = ("people", "names", "blocks", "circles")
#: Key in `kept` from a deletion until its traces are erased; it survives a crash.
DUE = "erasure"
#: Milliseconds that the writer waits for readers to release the log. Then others may write before the next attempt.
READERS = 50
#: Seconds between attempts, and after a disk error.
PAUSE, TROUBLE = 0.05, 2.0
#: The pause after an erasure, as a multiple of its duration, so that many deletions leave time for other work.
REST = 10.0

_log = logging.getLogger("goldhook.store.sqlite")


def forget_for_good(person: str) -> Steps[None]:
    """Delete a person, and note that their traces must be erased."""
    yield from forget(person)
    yield "INSERT INTO kept (name, value) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING", (DUE, b"")


def erase(connection: sqlite3.Connection) -> bool:
    """Erase all traces of deleted rows; return False if a reader still needs the log, so the caller must retry."""
    if connection.execute("SELECT 1 FROM kept WHERE name = ?", (DUE,)).fetchone():
        _write_anew(connection)
    return empty_log(connection)


def empty_log(connection: sqlite3.Connection) -> bool:
    """Move the log into the file and truncate it to zero bytes; return False if a reader still needs it."""
    (patience,) = connection.execute("PRAGMA busy_timeout").fetchone()
    connection.execute(f"PRAGMA busy_timeout = {READERS}")
    try:
        busy, _, _ = connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
    finally:
        connection.execute(f"PRAGMA busy_timeout = {patience}")
    return not busy


def _write_anew(connection: sqlite3.Connection) -> None:
    """Empty the tables, which overwrites their pages, and refill them in row order."""
    connection.execute("PRAGMA temp_store = MEMORY")  # keep the copies below out of any file
    connection.execute("PRAGMA foreign_keys = OFF")  # otherwise deleting people would cascade to their data
    try:
        connection.execute("BEGIN IMMEDIATE")
        for table in TABLES:
            columns = ", ".join(row[1] for row in connection.execute(f"PRAGMA table_info({table})"))
            connection.execute(f"CREATE TEMP TABLE kept_rows AS SELECT {columns} FROM main.{table} ORDER BY rowid")  # noqa: S608
            connection.execute(f"DELETE FROM main.{table}")  # noqa: S608 - a constant name
            connection.execute(f"INSERT INTO main.{table} ({columns}) SELECT {columns} FROM kept_rows ORDER BY rowid")  # noqa: S608
            connection.execute("DROP TABLE temp.kept_rows")
        connection.execute("DELETE FROM kept WHERE name = ?", (DUE,))
        connection.execute("COMMIT")
    except BaseException:
        with suppress(sqlite3.Error):
            connection.execute("ROLLBACK")
        raise
    finally:
        connection.execute("PRAGMA foreign_keys = ON")


class Eraser:
    """Erases traces in the background. Requests that arrive during a run are served by the next run."""

    def __init__(self, alone: Callable[[Callable[[sqlite3.Connection], bool]], asyncio.Future[object]]) -> None:
        self._alone = alone
        self._running: asyncio.Task[None] | None = None
        self._next: asyncio.Task[None] | None = None
        self._rest_until = 0.0

    async def erase(self, patience: float) -> None:
        """Wait at most `patience` seconds for the traces to be erased. The work continues either way."""
        if self._next is None:
            self._next = asyncio.create_task(self._round(self._running))
        await asyncio.wait([self._next], timeout=patience)

    async def _round(self, before: asyncio.Task[None] | None) -> None:
        if before is not None:
            await asyncio.wait([before])
        await asyncio.sleep(max(0.0, self._rest_until - time.monotonic()))
        self._running, self._next = self._next, None
        begun = time.monotonic()
        while not await self._attempt():
            await asyncio.sleep(PAUSE)
            begun = time.monotonic()
        ended = time.monotonic()
        self._rest_until = ended + REST * (ended - begun)

    async def _attempt(self) -> bool:
        try:
            return bool(await self._alone(erase))
        except StoreError as error:
            _log.warning("names of deleted people are not erased yet", extra={"code": type(error).__name__})
            await asyncio.sleep(TROUBLE)
            return False

    async def close(self) -> None:
        """Make a last attempt at unfinished work. The store erases the rest when it is opened again."""
        rounds = [task for task in (self._running, self._next) if task is not None and not task.done()]
        for task in rounds:
            task.cancel()
        await asyncio.gather(*rounds, return_exceptions=True)
        if rounds:
            with suppress(StoreError):
                await self._alone(erase)
