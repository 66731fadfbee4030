"""The single writer thread, which commits jobs in groups.

While the disk is busy with one group, the next one gathers. No job waits longer than two commits, and a thousand
writers share one. A group that fails as a whole is retried job by job, so that one bad job does not harm the others.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from functools import cache
from itertools import groupby
from queue import Empty, SimpleQueue
from re import findall, sub
from threading import Thread
from typing import Any, NamedTuple

from goldhook.store.errors import Broken, Closed, DiskFull, Locked, StoreError, Unavailable
from goldhook.store.last_write import LastWrite
from goldhook.store.sql import Recipe, Steps, T
from goldhook.store.sql.appends import Append
from goldhook.store.sqlite.appends import append_all

#: How many jobs may share a commit.
GROUP = 2_000


class Alone(NamedTuple):
    """Work on the connection between two groups, outside their transactions."""

    work: Callable[[sqlite3.Connection], Any]


class _Job(NamedTuple):
    task: Append | Recipe[Any] | Alone
    answer: asyncio.Future[Any]


class Writer:
    """Takes jobs from the event loop, and answers once they are on the disk."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection
        self._loop = asyncio.get_running_loop()
        self._jobs: SimpleQueue[_Job | None] = SimpleQueue()
        self._closed = False
        self._broken: Broken | None = None
        self.last = LastWrite()
        # A daemon, so that a program that forgets to close the store can still exit. Acknowledged writes are safe.
        self._thread = Thread(target=self._work, name="goldhook-store", daemon=True)
        self._thread.start()

    def submit(self, task: Append | Recipe[T] | Alone) -> asyncio.Future[Any]:
        """Queue a task; the future is done once the write is durable."""
        if self._closed:
            raise Closed
        job = _Job(task, self._loop.create_future())
        self._jobs.put(job)
        return job.answer

    def check(self) -> None:
        """Raise the error that broke the file, the error of the last write, or `Closed`."""
        if self._closed:
            raise Closed
        if self._broken:
            raise self._broken
        self.last.check()

    async def close(self) -> None:
        """Write everything that was submitted, then stop the thread."""
        if not self._closed:
            self._closed = True
            self._jobs.put(None)
        await asyncio.to_thread(self._thread.join)

    # --- inside the thread ----------------------------------------------------------------------------------------

    def _work(self) -> None:
        last = False
        while not last:
            group = []
            for job in self._waiting():
                last = job is None
                if job is not None:
                    group.append(job)
            shared = [job for job in group if not isinstance(job.task, Alone)]
            self._reply(shared, self._commit([job.task for job in shared if not isinstance(job.task, Alone)]))
            for job in group:
                if isinstance(job.task, Alone):
                    self._reply([job], [self._work_alone(job.task)])

    def _reply(self, group: Sequence[_Job], answers: Sequence[Any]) -> None:
        with suppress(RuntimeError):  # the event loop is gone, and its waiters with it
            self._loop.call_soon_threadsafe(_answer, group, answers)

    def _work_alone(self, task: Alone) -> Any:
        if self._broken:
            return self._broken
        try:
            return task.work(self._connection)
        except Exception as error:
            return self._named(error)

    def _waiting(self) -> Iterator[_Job | None]:
        """Yield all queued jobs, waiting for the first; None, the signal to stop, comes last."""
        yield self._jobs.get()
        with suppress(Empty):
            for _ in range(GROUP - 1):
                yield self._jobs.get_nowait()

    def _commit(self, tasks: Sequence[Append | Recipe[Any]]) -> list[Any]:
        if self._broken:
            return [self._broken] * len(tasks)
        try:
            answers = self._transaction(tasks)
        except Exception as error:
            with suppress(sqlite3.Error):
                self._connection.execute("ROLLBACK")
            named = self._named(error)
            if not isinstance(named, Broken) and len(tasks) > 1:
                return [answer for task in tasks for answer in self._commit([task])]
            return [named] * len(tasks)
        if tasks:
            self.last.note()
        return answers

    def _named(self, error: Exception) -> Exception:
        """Return the error that callers know, and remember what it says about the store."""
        named = error_of(error)
        if isinstance(named, Broken):
            self._broken = named
        self.last.note(named)
        return named

    def _transaction(self, tasks: Sequence[Append | Recipe[Any]]) -> list[Any]:
        if not tasks:
            return []
        answers: list[Any] = []
        self._connection.execute("BEGIN IMMEDIATE")
        for are_appends, run in groupby(tasks, lambda task: isinstance(task, Append)):
            if are_appends:
                answers += append_all(self._connection, [task for task in run if isinstance(task, Append)])
            else:
                answers += [self._recipe(task) for task in run if not isinstance(task, Append)]
        self._connection.execute("COMMIT")
        return answers

    def _recipe(self, recipe: Recipe[T]) -> T | StoreError:
        """Run a recipe. If it raises a store error, undo only what it did."""
        self._connection.execute("SAVEPOINT recipe")
        try:
            answer: T | StoreError = play(self._connection, recipe())
        except StoreError as refused:
            self._connection.execute("ROLLBACK TO recipe")
            answer = refused
        self._connection.execute("RELEASE recipe")
        return answer


def _answer(group: Sequence[_Job], answers: Sequence[Any]) -> None:
    for job, answer in zip(group, answers, strict=True):
        if job.answer.done():  # cancelled while it was written
            continue
        if isinstance(answer, Exception):
            job.answer.set_exception(answer)
        else:
            job.answer.set_result(answer)


def play(connection: sqlite3.Connection, steps: Steps[T]) -> T:
    """Run a recipe, statement by statement."""
    try:
        sql, args = next(steps)
        while True:
            text, order = _in_sqlite(sql)
            sql, args = steps.send(connection.execute(text, [args[number] for number in order]).fetchall())
    except StopIteration as end:
        result: T = end.value
        return result


@cache
def _in_sqlite(sql: str) -> tuple[str, tuple[int, ...]]:
    """Turn numbered parameters such as `$2` into plain ones, and return the order of their arguments."""
    return sub(r"\$\d+", "?", sql), tuple(int(number) - 1 for number in findall(r"\$(\d+)", sql))


_FULL, _BUSY, _LOCKED = sqlite3.SQLITE_FULL, sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED
_GONE = (sqlite3.SQLITE_IOERR, sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_READONLY)


def error_of(error: Exception) -> Exception:
    """Return our error for an SQLite error. Any other exception is a bug and is returned unchanged."""
    code = getattr(error, "sqlite_errorcode", 0) & 0xFF
    why = str(error)
    if code == _FULL:
        return DiskFull(why)
    if code in (_BUSY, _LOCKED):
        return Locked(why)
    if code in _GONE:
        # After a failed write the disk's contents are unknown, and a retry may only seem to work.
        return Broken(why, unsure=True)
    return Unavailable(why) if code == sqlite3.SQLITE_CANTOPEN else error
