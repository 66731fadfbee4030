"""Matches and the players' names in them, in SQL."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Sequence
from functools import partial

from goldhook.store.errors import MatchExists, NoSuchMatch, NoSuchPerson
from goldhook.store.sql import Engine, Row, Steps, T
from goldhook.store.values import ALL, Match, Millis, Name, Status, Wanted, display_name, identifier

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
        found = await self._engine.read(partial(matches_where, "m.id = $1", (match,)))
        return found[0] if found else None

    async def lobby(self, status: Status, *, limit: int = 50, before: Match | None = None) -> tuple[Match, ...]:
        return await self._engine.read(partial(_page, "m.listed = 1 AND m.status = $1", (status,), before, limit))

    async def of_person(
        self, person: str, *, limit: int = 50, before: Match | None = None, wanted: Wanted = ALL
    ) -> tuple[Match, ...]:
        return await self._engine.read(partial(_of_person, person, before, limit, wanted))

    async def idle(self, status: Status, *, before: Millis, limit: int = 50) -> tuple[Match, ...]:
        where = "m.status = $1 AND m.touched < $2 ORDER BY m.touched, m.id LIMIT $3"
        return await self._engine.read(partial(matches_where, where, (status, before, limit)))

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


def matches_where(where: str, args: tuple[object, ...]) -> Steps[tuple[Match, ...]]:
    """Return the matches that fulfil a constant clause."""
    rows = yield f"SELECT {_COLUMNS} FROM matches m WHERE {where}", args  # noqa: S608 - a constant clause
    return tuple(map(_match, rows))


def _page(where: str, args: tuple[object, ...], before: Match | None, limit: int) -> Steps[tuple[Match, ...]]:
    next_ = len(args) + 1
    order = f"ORDER BY m.created DESC, m.id DESC LIMIT ${next_}"
    if before is None:
        return (yield from matches_where(f"{where} {order}", (*args, limit)))
    older = f"AND (m.created, m.id) < (${next_ + 1}, ${next_ + 2})"
    return (yield from matches_where(f"{where} {older} {order}", (*args, limit, before.created, before.id)))


def _of_person(person: str, before: Match | None, limit: int, wanted: Wanted) -> Steps[tuple[Match, ...]]:
    where, args = "m.key IN (SELECT match FROM names WHERE person = $1) AND m.version > 0", list[object]([person])
    if wanted.unfinished:
        where += " AND m.status <> 'over'"
    if wanted.game:
        args.append(wanted.game)
        where += f" AND m.game = ${len(args)}"
    mine = "SELECT match FROM results WHERE person = $1"
    if wanted.outcome:
        args.append(wanted.outcome)
        where += f" AND m.key IN ({mine} AND outcome = ${len(args)})"
    if wanted.rival is not None:
        args.append(wanted.rival)
        where += f" AND m.key IN ({mine} AND rival = ${len(args)})"
    return (yield from _page(where, tuple(args), before, limit))


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

    async def among(self, matches: Sequence[str]) -> dict[str, tuple[Name, ...]]:
        return await self._engine.read(partial(_names_among, tuple(matches))) if matches else {}


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


def places(count: int) -> str:
    """Return numbered parameters for a list of values.

    >>> places(3)
    '$1, $2, $3'
    """
    return ", ".join(f"${number}" for number in range(1, count + 1))


def by_match(rows: Iterable[Row], make: Callable[..., T]) -> dict[str, tuple[T, ...]]:
    """Group rows by their first column, the match."""
    found: dict[str, list[T]] = {}
    for match, *values in rows:
        found.setdefault(match, []).append(make(*values))
    return {match: tuple(values) for match, values in found.items()}


def _names_among(matches: tuple[str, ...]) -> Steps[dict[str, tuple[Name, ...]]]:
    rows = yield (
        (
            "SELECT m.id, n.key, n.person, n.text FROM matches m JOIN names n ON n.match = m.key"  # noqa: S608
            f" WHERE m.id IN ({places(len(matches))}) ORDER BY n.match, n.key"
        ),
        matches,
    )
    return by_match(rows, Name)
