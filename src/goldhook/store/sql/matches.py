"""Matches and the players' names in them, in SQL."""

from __future__ import annotations

import os
from functools import partial
from typing import Any

from goldhook.store.errors import MatchExists, NoSuchMatch, NoSuchPerson
from goldhook.store.sql import Engine, Row, Steps
from goldhook.store.values import Match, Millis, Name, Status, display_name, identifier

#: Bytes that a probe writes.
PROBE = 64_000
_COLUMNS = "m.id, m.game, m.facts, m.status, m.listed, m.created, m.touched, m.version"


def _match(row: Row) -> Match:
    id_, game, facts, status, listed, created, touched, version = row
    return Match(id_, game, bytes(facts), status, bool(listed), created, touched, version)


class SqlMatches:
    """`Matches` on any engine."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    async def create(self, match: str, game: str, facts: bytes, created: Millis, *, listed: bool = False) -> None:
        identifier(match, game)
        await self._engine.write(partial(_create, match, game, facts, created, listed))

    async def find(self, match: str) -> Match | None:
        found = await self._engine.read(partial(_matches, "m.id = $1", (match,)))
        return found[0] if found else None

    async def lobby(self, status: Status, *, limit: int = 50, before: Match | None = None) -> tuple[Match, ...]:
        return await self._engine.read(partial(_page, "m.listed = 1 AND m.status = $1", status, before, limit))

    async def of_person(
        self, person: str, *, limit: int = 50, before: Match | None = None, unfinished: bool = False
    ) -> tuple[Match, ...]:
        where = "m.key IN (SELECT match FROM names WHERE person = $1) AND m.version > 0"
        if unfinished:
            where += " AND m.status <> 'over'"
        return await self._engine.read(partial(_page, where, person, before, limit))

    async def idle(self, status: Status, *, before: Millis, limit: int = 50) -> tuple[Match, ...]:
        where = "m.status = $1 AND m.touched < $2 ORDER BY m.touched, m.id LIMIT $3"
        return await self._engine.read(partial(_matches, where, (status, before, limit)))

    async def discard(self, match: str) -> None:
        await self._engine.write(partial(_discard, match))


def _create(match: str, game: str, facts: bytes, created: Millis, listed: bool) -> Steps[None]:
    rows = yield (
        (
            "INSERT INTO matches (id, game, facts, status, listed, created, touched, version, fence)"
            " VALUES ($1, $2, $3, 'open', $4, $5, $6, 0, 0) ON CONFLICT (id) DO NOTHING RETURNING id"
        ),
        (match, game, facts, int(listed), created, created),
    )
    if not rows:
        raise MatchExists(match)


def _matches(where: str, args: tuple[Any, ...]) -> Steps[tuple[Match, ...]]:
    rows = yield f"SELECT {_COLUMNS} FROM matches m WHERE {where}", args  # noqa: S608 - a constant clause
    return tuple(map(_match, rows))


def _page(where: str, arg: str, before: Match | None, limit: int) -> Steps[tuple[Match, ...]]:
    order = "ORDER BY m.created DESC, m.id DESC LIMIT $2"
    if before is None:
        return (yield from _matches(f"{where} {order}", (arg, limit)))
    older = "AND (m.created, m.id) < ($3, $4)"
    return (yield from _matches(f"{where} {older} {order}", (arg, limit, before.created, before.id)))


def _discard(match: str) -> Steps[None]:
    # Delete the match first: a concurrent append then finds it gone, or this statement waits for that append.
    rows = yield "DELETE FROM matches WHERE id = $1 RETURNING key", (match,)
    for (key,) in rows:
        yield "DELETE FROM events WHERE match = $1", (key,)


def key_of(match: str) -> Steps[int]:
    """Return the internal key of a match. Raises `NoSuchMatch`."""
    rows = yield "SELECT key FROM matches WHERE id = $1", (match,)
    if not rows:
        raise NoSuchMatch(match)
    return int(rows[0][0])


def must_know(*people: str) -> Steps[None]:
    """Raise `NoSuchPerson` unless all these people exist."""
    for person in people:
        rows = yield "SELECT 1 FROM people WHERE id = $1", (person,)
        if not rows:
            raise NoSuchPerson(person)


def events_of(match: str) -> Steps[tuple[bytes, ...]]:
    """Return the events of a match in order. Raises `NoSuchMatch`."""
    key = yield from key_of(match)
    rows = yield "SELECT body FROM events WHERE match = $1 ORDER BY number", (key,)
    return tuple(bytes(body) for (body,) in rows)


def keep(name: str, value: bytes) -> Steps[bytes]:
    """Store a value unless the name exists already, and return the stored value."""
    yield "INSERT INTO kept (name, value) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING", (name, value)
    rows = yield "SELECT value FROM kept WHERE name = $1", (name,)
    return bytes(rows[0][0])


def probe() -> Steps[None]:
    """Write as much as most writes do and delete it again, to see whether writing works."""
    yield (
        "INSERT INTO kept (name, value) VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET value = excluded.value",
        ("probe", os.urandom(PROBE)),
    )
    yield "DELETE FROM kept WHERE name = $1", ("probe",)


class SqlNames:
    """`Names` on any engine."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    async def put(self, match: str, key: str, person: str, text: str) -> None:
        identifier(key)
        await self._engine.write(partial(_put_name, match, key, person, display_name(text)))

    async def drop(self, match: str, key: str) -> None:
        await self._engine.write(partial(_drop_name, match, key))

    async def at(self, match: str) -> tuple[Name, ...]:
        return await self._engine.read(partial(_names, match))


def _put_name(match: str, key: str, person: str, text: str) -> Steps[None]:
    number = yield from key_of(match)
    yield from must_know(person)
    yield (
        (
            "INSERT INTO names (match, key, person, text) VALUES ($1, $2, $3, $4)"
            " ON CONFLICT (match, key) DO UPDATE SET person = excluded.person, text = excluded.text"
        ),
        (number, key, person, text),
    )


def _drop_name(match: str, key: str) -> Steps[None]:
    yield "DELETE FROM names WHERE key = $2 AND match IN (SELECT key FROM matches WHERE id = $1)", (match, key)


def _names(match: str) -> Steps[tuple[Name, ...]]:
    number = yield from key_of(match)
    rows = yield "SELECT key, person, text FROM names WHERE match = $1 ORDER BY key", (number,)
    return tuple(Name(*row) for row in rows)
