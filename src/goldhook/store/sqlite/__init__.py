"""The store in an SQLite file: the default, for one server process."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path

from goldhook.store.errors import Closed
from goldhook.store.notices import Board, LocalNotices
from goldhook.store.sql import Recipe, Steps, T
from goldhook.store.sql.appends import Append
from goldhook.store.sql.circles import SqlCircles
from goldhook.store.sql.leases import SqlLeases
from goldhook.store.sql.matches import SqlMatches, SqlNames, events_of, keep, probe
from goldhook.store.sql.people import SqlCodes, SqlPeople, SqlTokens
from goldhook.store.sql.puzzles import SqlPuzzles
from goldhook.store.sql.results import SqlResults
from goldhook.store.sqlite.erasure import Eraser, forget_for_good
from goldhook.store.sqlite.file import File, copy
from goldhook.store.sqlite.writer import Alone, Writer, error_of, play
from goldhook.store.values import NO_CHANGE, Change, Lease, Millis, identifier


class SqliteStore:
    """A `Store` in one file. Acknowledged writes survive a crash of the program or of the machine."""

    def __init__(self, file: File) -> None:
        self._file = file
        self._engine = engine = _Engine(file)
        self._board = Board()
        self.matches = SqlMatches(engine)
        self.names = SqlNames(engine)
        self.people = _People(engine)
        self.codes = SqlCodes(engine)
        self.tokens = SqlTokens(engine)
        self.leases = SqlLeases(engine)
        self.results = SqlResults(engine)
        self.puzzles = SqlPuzzles(engine)
        self.circles = SqlCircles(engine)
        self.notices = LocalNotices(self._board, engine.check_open)

    @classmethod
    async def open(cls, path: Path, *, patience: float = 5.0) -> SqliteStore:
        """Open or create the file. `patience` is how many seconds to wait for another lock holder."""
        file = await asyncio.to_thread(File, path, patience)
        try:
            return cls(file)
        except BaseException:
            file.close()
            raise

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
        version: int = await self._engine.writer.submit(
            Append(match, expected_version, tuple(events), at, fence, change)
        )
        return version

    async def load(self, match: str) -> tuple[bytes, ...]:
        return await self._engine.read(partial(events_of, match))

    async def check(self) -> None:
        await self._engine.check()

    async def probe(self) -> None:
        await self._engine.write(probe)
        self._engine.writer.last.forget()

    async def free_bytes(self) -> int | None:
        self._engine.check_open()
        return await asyncio.to_thread(self._file.free_bytes)

    async def keep(self, name: str, value: bytes) -> bytes:
        identifier(name)
        return await self._engine.write(partial(keep, name, value))

    async def backup(self, path: Path) -> None:
        self._engine.check_open()
        await asyncio.to_thread(copy, self._file.path, path)

    async def close(self) -> None:
        self._board.close()
        await self._engine.close()
        self._file.close()


class _People(SqlPeople):
    """`People` that erases all traces of a deleted person from the files."""

    def __init__(self, engine: _Engine) -> None:
        super().__init__(engine)
        self._file_engine = engine

    async def forget(self, person: str) -> None:
        await self._file_engine.write(partial(forget_for_good, person))
        await self._file_engine.eraser.erase(self._file_engine.patience)


class _Engine:
    """One thread that writes and one that reads. Readers of a write-ahead log never wait for its writer."""

    def __init__(self, file: File) -> None:
        self._loop = asyncio.get_running_loop()
        self._closed = False
        self._writing = file.connect(writing=True)
        self._reading = file.connect(writing=False)
        self._reader = ThreadPoolExecutor(1, thread_name_prefix="goldhook-store-reader")
        self.writer = Writer(self._writing)
        #: Seconds that a deletion waits for readers.
        self.patience = file.patience
        self.eraser = Eraser(lambda work: self.writer.submit(Alone(work)))

    def check_open(self) -> None:
        if self._closed:
            raise Closed

    async def check(self) -> None:
        """Check that the file can be read and that the last write did not break it."""
        self.writer.check()
        await self.read(_anything)

    async def read(self, recipe: Recipe[T]) -> T:
        self.check_open()
        try:
            return await self._loop.run_in_executor(self._reader, self._look, recipe)
        except sqlite3.Error as error:
            raise error_of(error) from error

    def _look(self, recipe: Recipe[T]) -> T:
        """Run a recipe in one read transaction, so that all statements see the same snapshot."""
        self._reading.execute("BEGIN")
        try:
            return play(self._reading, recipe())
        finally:
            self._reading.execute("ROLLBACK")

    async def write(self, recipe: Recipe[T]) -> T:
        answer: T = await self.writer.submit(recipe)
        return answer

    async def close(self) -> None:
        if self._closed:
            return
        self._closed = True
        await self.eraser.close()
        await self.writer.close()
        await asyncio.to_thread(self._let_go)

    def _let_go(self) -> None:
        self._reader.shutdown()
        self._reading.close()
        self._writing.close()  # the last connection: closing it moves the log into the file


def _anything() -> Steps[None]:
    yield "SELECT count(*) FROM kept", ()
