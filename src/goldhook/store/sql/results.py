"""Results of finished matches and their tallies, in SQL."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from goldhook.store.errors import NoSuchMatch
from goldhook.store.sql import Engine, Steps
from goldhook.store.sql.circles import add_encounters
from goldhook.store.sql.matches import by_match, places
from goldhook.store.values import NO_PERSON, Addition, Ended, Millis, Result, Tally


class SqlResults:
    """`Results` on any engine."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    async def unsettled(self, *, limit: int = 50) -> tuple[str, ...]:
        return await self._engine.read(partial(_unsettled, limit))

    async def settle(self, match: str, ended: Millis, results: Sequence[Result], added: Sequence[Addition]) -> bool:
        return await self._engine.write(partial(_settle, match, ended, tuple(results), tuple(added)))

    async def among(self, matches: Sequence[str]) -> dict[str, tuple[Result, ...]]:
        return await self._engine.read(partial(_among, tuple(matches))) if matches else {}

    async def of_person(self, person: str, *, limit: int = 20_000) -> tuple[Ended, ...]:
        return await self._engine.read(partial(_of_person, person, limit))

    async def tallies(self, owner: str) -> tuple[Tally, ...]:
        return await self._engine.read(partial(_tallies, owner))


def _unsettled(limit: int) -> Steps[tuple[str, ...]]:
    rows = yield "SELECT id FROM matches WHERE status = 'over' AND settled = 0 ORDER BY key DESC LIMIT $1", (limit,)
    return tuple(id_ for (id_,) in rows)


def _settle(match: str, ended: Millis, results: tuple[Result, ...], added: tuple[Addition, ...]) -> Steps[bool]:
    # Setting the mark comes first: it locks the row, so of two processes only one adds to the tallies.
    rows = yield "UPDATE matches SET settled = 1 WHERE id = $1 AND settled = 0 RETURNING key, game", (match,)
    if not rows:
        rows = yield "SELECT 1 FROM matches WHERE id = $1", (match,)
        if not rows:
            raise NoSuchMatch(match)
        return False
    ((key, game),) = rows
    for seat, name, person, *rest in results:
        yield (
            (
                "INSERT INTO results (match, seat, name, person, level, rival, outcome, points, why, ended, game)"
                " VALUES ($1, $2, $3, (SELECT id FROM people WHERE id = $4), $5, $6, $7, $8, $9, $10, $11)"
            ),
            (key, seat, name, person, *rest, ended, game),
        )
    known = {one.owner for one in added if one.owner.startswith(NO_PERSON)}
    for owner in sorted({one.owner for one in added} - known):
        if (yield "SELECT 1 FROM people WHERE id = $1", (owner,)):
            known.add(owner)
    for one in sorted(added):  # always in the same order, so that two processes cannot wait for each other
        if one.owner in known:
            yield from _add(match, game, one)
    yield from add_encounters(match, key)
    return True


def _add(match: str, game: str, one: Addition) -> Steps[None]:
    owner, players, level, trait, value = one
    yield (
        (
            "INSERT INTO tallies (owner, game, players, level, trait, times, total, best, match)"
            " VALUES ($1, $2, $3, $4, $5, 1, $6, $7, $8) ON CONFLICT (owner, game, players, level, trait) DO UPDATE"
            " SET times = tallies.times + 1, total = tallies.total + excluded.total,"
            " match = CASE WHEN excluded.best > tallies.best THEN excluded.match ELSE tallies.match END,"
            " best = CASE WHEN excluded.best > tallies.best THEN excluded.best ELSE tallies.best END"
        ),
        (owner, game, players, level, trait, value, value, match),
    )


def _among(matches: tuple[str, ...]) -> Steps[dict[str, tuple[Result, ...]]]:
    rows = yield (
        (
            "SELECT m.id, r.seat, r.name, r.person, r.level, r.rival, r.outcome, r.points, r.why"  # noqa: S608
            " FROM matches m JOIN results r ON r.match = m.key"
            f" WHERE m.id IN ({places(len(matches))}) ORDER BY r.match, r.seat"
        ),
        matches,
    )
    return by_match(rows, Result)


def _of_person(person: str, limit: int) -> Steps[tuple[Ended, ...]]:
    rows = yield (
        (
            "SELECT game, ended, outcome FROM results WHERE person = $1 AND why = ''"
            " ORDER BY ended DESC, match DESC, seat DESC LIMIT $2"
        ),
        (person, limit),
    )
    return tuple(Ended(*row) for row in rows)


def _tallies(owner: str) -> Steps[tuple[Tally, ...]]:
    rows = yield (
        (
            "SELECT game, players, level, trait, times, total, best, match FROM tallies WHERE owner = $1"
            " ORDER BY game, players, level, trait"
        ),
        (owner,),
    )
    return tuple(Tally(*row) for row in rows)
