"""Group commit for PostgreSQL: waiting appends share one statement, one round trip and one commit."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

from goldhook.store.errors import NoSuchMatch, StoreError, Unavailable
from goldhook.store.postgres.engine import PostgresEngine
from goldhook.store.sql import Steps
from goldhook.store.sql.appends import Append, fault

#: How many appends may share a commit.
GROUP = 1_000

#: Compare and set all matches, then insert the events of those that were set. A row that changed meanwhile is compared
#: again once its lock is free, so a paused owner is refused even if it wakes during a takeover.
_APPEND = """
WITH wanted AS (
    SELECT * FROM unnest($1::text[], $2::bigint[], $3::bigint[], $4::bigint[], $5::bigint[],
                         $6::text[], $7::bigint[], $8::bytea[])
             AS w (match, expected, fence, added, at, status, listed, facts)
), moved AS (
    UPDATE matches m
       SET version = m.version + w.added, touched = w.at, status = coalesce(w.status, m.status),
           listed = coalesce(w.listed, m.listed), facts = coalesce(w.facts, m.facts)
      FROM wanted w
     WHERE m.id = w.match AND m.version = w.expected AND m.fence = w.fence
 RETURNING m.id, m.key
), written AS (
    INSERT INTO events (match, number, body)
    SELECT moved.key, e.number, e.body
      FROM unnest($9::text[], $10::bigint[], $11::bytea[]) AS e (match, number, body)
      JOIN moved ON moved.id = e.match
)
SELECT id FROM moved
"""


class _Job(NamedTuple):
    append: Append
    answer: asyncio.Future[int]


class Appender:
    """Collects appends while a group is being written, and sends them as the next group."""

    def __init__(self, engine: PostgresEngine) -> None:
        self._engine = engine
        self._waiting: deque[_Job] = deque()
        self._work: asyncio.Task[None] | None = None

    async def append(self, append: Append) -> int:
        """Write an append and return its new version once it is durable."""
        self._engine.check_open()
        job = _Job(append, asyncio.get_running_loop().create_future())
        self._waiting.append(job)
        if self._work is None or self._work.done():
            self._work = asyncio.create_task(self._send_all())
        return await job.answer

    async def close(self) -> None:
        """Write what is queued. The engine's timeout bounds the wait."""
        if self._work is not None:
            await self._work

    async def _send_all(self) -> None:
        while self._waiting:
            group = self._next_group()
            for job, answer in zip(group, await self._commit([job.append for job in group]), strict=True):
                if job.answer.done():  # cancelled while it was written
                    continue
                if isinstance(answer, Exception):
                    job.answer.set_exception(answer)
                else:
                    job.answer.set_result(answer)

    def _next_group(self) -> list[_Job]:
        """Return the first append of each match, because a statement can change a row only once."""
        group: dict[str, _Job] = {}
        later: list[_Job] = []
        while self._waiting and len(group) < GROUP:
            job = self._waiting.popleft()
            if group.setdefault(job.append.match, job) is not job:
                later.append(job)
        self._waiting.extendleft(reversed(later))
        return list(group.values())

    async def _commit(self, appends: Sequence[Append]) -> list[int | Exception]:
        try:
            moved = {row[0] for row in await self._engine.execute(_APPEND, *_arguments(appends))}
            refused = [append for append in appends if append.match not in moved]
            faults = await self._engine.read(partial(_faults, refused)) if refused else {}
        except Unavailable as error:
            if len(appends) == 1 or error.unsure:
                return [error] * len(appends)
        except Exception as error:
            if len(appends) == 1:
                return [error]
        else:
            return [faults.get(append.match, append.expected + len(append.events)) for append in appends]
        return [answer for append in appends for answer in await self._commit([append])]


def _arguments(appends: Sequence[Append]) -> list[list[object]]:
    """Return the columns that the statement unnests: eight for the matches, three for their events."""
    heads = [
        (
            one.match,
            one.expected,
            one.fence,
            len(one.events),
            one.at,
            status,
            None if listed is None else int(listed),
            facts,
        )
        for one in appends
        for status, listed, facts in (one.change,)
    ]
    events = [(one.match, number, body) for one in appends for number, body in enumerate(one.events, one.expected + 1)]
    return [*_columns(heads, 8), *_columns(events, 3)]


def _columns(rows: Sequence[tuple[object, ...]], count: int) -> list[list[object]]:
    return [[row[column] for row in rows] for column in range(count)]


def _faults(refused: Sequence[Append]) -> Steps[dict[str, StoreError]]:
    """Return why appends were refused, by match."""
    rows = yield (
        "SELECT id, version, fence FROM matches WHERE id = ANY($1::text[])",
        ([append.match for append in refused],),
    )
    heads = {match: (version, fence) for match, version, fence in rows}
    faults: dict[str, StoreError] = {}
    for append in refused:
        if append.match not in heads:
            faults[append.match] = NoSuchMatch(append.match)
        else:
            version, fence = heads[append.match]
            # It would fit by now, because the match changed between the two statements. Nothing was written: retry.
            faults[append.match] = fault(append, version, fence) or Unavailable("collision")
    return faults
