"""Leases in SQL: which owner holds which live match.

The fence is a column of the match's own row, which every append compares and changes. So once a match is claimed, an
append by the old owner fails. Each owner's expiry has one row, so one update renews a thousand matches.
"""

from __future__ import annotations

from functools import partial

from goldhook.store.errors import NoSuchMatch, Owned
from goldhook.store.sql import Engine, Steps
from goldhook.store.values import Lease, Millis, identifier


class SqlLeases:
    """`Leases` on any engine."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    async def claim(self, match: str, owner: str, ttl: Millis, *, now: Millis) -> Lease:
        identifier(owner)
        return await self._engine.write(partial(_claim, match, owner, ttl, now))

    async def renew(self, owner: str, ttl: Millis, *, now: Millis) -> frozenset[str]:
        identifier(owner)
        return await self._engine.write(partial(_renew, owner, ttl, now))

    async def release(self, lease: Lease) -> None:
        await self._engine.write(partial(_release, lease))

    async def resign(self, owner: str) -> None:
        await self._engine.write(partial(_resign, owner))

    async def holder(self, match: str, *, now: Millis) -> Lease | None:
        return await self._engine.read(partial(_holder, match, now))

    async def lapsed(self, *, now: Millis, limit: int = 50) -> tuple[str, ...]:
        return await self._engine.read(partial(_lapsed, now, limit))


def _claim(match: str, owner: str, ttl: Millis, now: Millis) -> Steps[Lease]:
    # This update changes nothing but locks the row: a concurrent claim waits, then sees the result of this one.
    rows = yield "UPDATE matches SET fence = fence WHERE id = $1 RETURNING owner, fence", (match,)
    if not rows:
        raise NoSuchMatch(match)
    holder, fence = rows[0]
    if holder != owner:
        living = yield "SELECT until FROM owners WHERE owner = $1 AND until > $2", (holder, now)
        if living:
            raise Owned(match, holder, living[0][0])
        fence += 1
        yield "UPDATE matches SET owner = $2, fence = $3 WHERE id = $1", (match, owner, fence)
    until = yield from _sign_of_life(owner, now + ttl)
    return Lease(match, owner, fence, until)


def _sign_of_life(owner: str, until: Millis) -> Steps[Millis]:
    rows = yield (
        (
            "INSERT INTO owners (owner, until) VALUES ($1, $2) ON CONFLICT (owner) DO UPDATE SET until ="
            " CASE WHEN excluded.until > owners.until THEN excluded.until ELSE owners.until END RETURNING until"
        ),
        (owner, until),
    )
    return int(rows[0][0])


def _renew(owner: str, ttl: Millis, now: Millis) -> Steps[frozenset[str]]:
    yield from _sign_of_life(owner, now + ttl)
    rows = yield "SELECT id FROM matches WHERE owner = $1", (owner,)
    return frozenset(match for (match,) in rows)


def _release(lease: Lease) -> Steps[None]:
    yield (
        "UPDATE matches SET owner = NULL, fence = fence + 1 WHERE id = $1 AND owner = $2 AND fence = $3",
        (lease.match, lease.owner, lease.fence),
    )


def _resign(owner: str) -> Steps[None]:
    yield "UPDATE matches SET owner = NULL, fence = fence + 1 WHERE owner = $1", (owner,)
    yield "DELETE FROM owners WHERE owner = $1", (owner,)


def _holder(match: str, now: Millis) -> Steps[Lease | None]:
    rows = yield (
        (
            "SELECT m.id, m.owner, m.fence, o.until FROM matches m JOIN owners o ON o.owner = m.owner"
            " WHERE m.id = $1 AND o.until > $2"
        ),
        (match, now),
    )
    return Lease(*rows[0]) if rows else None


def _lapsed(now: Millis, limit: int) -> Steps[tuple[str, ...]]:
    rows = yield (
        (
            "SELECT m.id FROM matches m WHERE m.owner IS NOT NULL AND NOT EXISTS"
            " (SELECT 1 FROM owners o WHERE o.owner = m.owner AND o.until > $1) ORDER BY m.id LIMIT $2"
        ),
        (now, limit),
    )
    return tuple(match for (match,) in rows)
