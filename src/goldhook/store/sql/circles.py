"""Circles of friends and their tournaments, in SQL."""

from __future__ import annotations

from functools import partial

from goldhook.store.circles import Circle, Encounters, Member, Play, Tournament
from goldhook.store.errors import StoreError
from goldhook.store.sql import Engine, Steps
from goldhook.store.sql.matches import matches_where, must_know
from goldhook.store.values import Match, Millis, display_name, identifier


class _NotPossible(StoreError):  # noqa: N818 - named as the other errors of stores
    """Undo what a recipe has written; it never leaves this module."""


class SqlCircles:
    """`Circles` on any engine."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    async def create(self, circle: Circle, person: str) -> None:
        identifier(circle.id)
        display_name(circle.name)
        await self._engine.write(partial(_create, circle, person))

    async def find(self, circle: str) -> Circle | None:
        found = await self._engine.read(partial(_circles, "c.id = $1", circle))
        return found[0] if found else None

    async def of_person(self, person: str) -> tuple[Circle, ...]:
        where = "c.id IN (SELECT circle FROM members WHERE person = $1)"
        return await self._engine.read(partial(_circles, where, person))

    async def members(self, circle: str) -> tuple[Member, ...]:
        return await self._engine.read(partial(_members, circle))

    async def join(self, circle: str, person: str, at: Millis) -> bool:
        return await self._engine.write(partial(_join, circle, person, at))

    async def leave(self, circle: str, person: str) -> None:
        await self._engine.write(partial(_leave, circle, person))

    async def set_link(self, circle: str, link: str) -> None:
        await self._engine.write(partial(_set_link, circle, link))

    async def encounters(self, circle: str) -> tuple[Encounters, ...]:
        return await self._engine.read(partial(_encounters, circle))

    async def tables(self, circle: str, *, limit: int = 20) -> tuple[Match, ...]:
        where = (
            "m.listed = 1 AND m.status IN ('open', 'running') AND m.key IN"
            " (SELECT n.match FROM members o JOIN names n ON n.person = o.person WHERE o.circle = $1)"
            " ORDER BY m.created DESC, m.id DESC LIMIT $2"
        )
        return await self._engine.read(partial(matches_where, where, (circle, limit)))

    async def add_tournament(self, tournament: Tournament) -> bool:
        identifier(tournament.id)
        return await self._engine.write(partial(_add_tournament, tournament))

    async def drop_tournament(self, tournament: str) -> None:
        await self._engine.write(partial(_drop_tournament, tournament))

    async def tournaments(self, circle: str) -> tuple[Tournament, ...]:
        return await self._engine.read(partial(_tournaments, circle))

    async def plays(self, circle: str) -> tuple[Play, ...]:
        return await self._engine.read(partial(_plays, circle))

    async def offer(self, tournament: str, round_: int, person: str, seat: int) -> bool:
        return await self._engine.write(partial(_offer, tournament, round_, person, seat))

    async def withdraw(self, tournament: str, round_: int, person: str) -> None:
        await self._engine.write(partial(_withdraw, tournament, round_, person))

    async def begin(
        self, tournament: str, round_: int, match: str, person: str, seat: int, against: str | None = None
    ) -> bool:
        identifier(match)
        try:
            await self._engine.write(partial(_begin, tournament, round_, match, person, seat, against))
        except _NotPossible:
            return False
        return True


def _create(circle: Circle, person: str) -> Steps[None]:
    yield from must_know(person)
    yield "INSERT INTO circles (id, name, link, created) VALUES ($1, $2, $3, $4) ON CONFLICT (id) DO NOTHING", circle
    yield from _enter(circle.id, person, circle.created)


def _enter(circle: str, person: str, at: Millis) -> Steps[None]:
    yield (
        "INSERT INTO members (circle, person, since) VALUES ($1, $2, $3) ON CONFLICT (circle, person) DO NOTHING",
        (circle, person, at),
    )


def _circles(where: str, id_: str) -> Steps[tuple[Circle, ...]]:
    rows = yield f"SELECT id, name, link, created FROM circles c WHERE {where} ORDER BY created, id", (id_,)  # noqa: S608
    return tuple(Circle(*row) for row in rows)


def circle_ids(person: str) -> Steps[tuple[str, ...]]:
    """Return the ids of a person's circles."""
    rows = yield "SELECT circle FROM members WHERE person = $1 ORDER BY circle", (person,)
    return tuple(circle for (circle,) in rows)


def drop_empty(circles: tuple[str, ...]) -> Steps[None]:
    """Delete those of the circles that have no members left."""
    for circle in circles:
        yield (
            "DELETE FROM circles WHERE id = $1 AND NOT EXISTS (SELECT 1 FROM members WHERE circle = $2)",
            (circle, circle),
        )


def _members(circle: str) -> Steps[tuple[Member, ...]]:
    rows = yield (
        (
            "SELECT o.person, p.facts, o.since FROM members o JOIN people p ON p.id = o.person"
            " WHERE o.circle = $1 ORDER BY o.since, o.person"
        ),
        (circle,),
    )
    return tuple(Member(person, bytes(facts), since) for person, facts, since in rows)


def _join(circle: str, person: str, at: Millis) -> Steps[bool]:
    yield from must_know(person)
    rows = yield "SELECT 1 FROM circles WHERE id = $1", (circle,)
    if rows:
        yield from _enter(circle, person, at)
    return bool(rows)


def _leave(circle: str, person: str) -> Steps[None]:
    rows = yield "DELETE FROM members WHERE circle = $1 AND person = $2 RETURNING person", (circle, person)
    if not rows:
        return
    yield (
        (
            "DELETE FROM plays WHERE person = $2 AND match = ''"
            " AND tournament IN (SELECT id FROM tournaments WHERE circle = $1)"
        ),
        (circle, person),
    )
    yield from drop_empty((circle,))


def _set_link(circle: str, link: str) -> Steps[None]:
    yield "UPDATE circles SET link = $2 WHERE id = $1", (circle, link)


# --- results against each other -----------------------------------------------------------------------------------


def add_encounters(match: str, key: int) -> Steps[None]:
    """Add a match that was just settled to the sums of all pairs, unless it belongs to a tournament."""
    yield (
        (
            "INSERT INTO encounters (person, other, game, played, won, drawn, points, last)"
            " SELECT mine.person, theirs.person, mine.game, count(*),"
            " sum(CASE mine.outcome WHEN 'won' THEN 1 ELSE 0 END),"
            " sum(CASE mine.outcome WHEN 'drawn' THEN 1 ELSE 0 END), sum(mine.points), max(mine.ended)"
            " FROM results AS mine JOIN results AS theirs ON theirs.match = mine.match"
            " WHERE mine.match = $1 AND mine.why = '' AND theirs.why = '' AND mine.person <> theirs.person"
            " AND NOT EXISTS (SELECT 1 FROM plays WHERE plays.match = $2)"
            " GROUP BY mine.person, theirs.person, mine.game"
            " ORDER BY mine.person, theirs.person"  # so that two processes cannot wait for each other
            " ON CONFLICT (person, other, game) DO UPDATE SET played = encounters.played + excluded.played,"
            " won = encounters.won + excluded.won, drawn = encounters.drawn + excluded.drawn,"
            " points = encounters.points + excluded.points,"
            " last = CASE WHEN excluded.last > encounters.last THEN excluded.last ELSE encounters.last END"
        ),
        (key, match),
    )


def _encounters(circle: str) -> Steps[tuple[Encounters, ...]]:
    rows = yield (
        (
            "SELECT r.person, r.other, r.game, r.played, r.won, r.drawn, r.points, r.last FROM members mine"
            " JOIN members theirs ON theirs.circle = mine.circle"
            " JOIN encounters r ON r.person = mine.person AND r.other = theirs.person"
            " WHERE mine.circle = $1 ORDER BY r.person, r.other, r.game"
        ),
        (circle,),
    )
    return tuple(Encounters(*row) for row in rows)


# --- tournaments --------------------------------------------------------------------------------------------------


def _add_tournament(tournament: Tournament) -> Steps[bool]:
    rows = yield "SELECT 1 FROM circles WHERE id = $1", (tournament.circle,)
    if rows:
        yield (
            (
                "INSERT INTO tournaments (id, circle, game, rounds, level, created) VALUES ($1, $2, $3, $4, $5, $6)"
                " ON CONFLICT (id) DO NOTHING"
            ),
            tournament,
        )
    return bool(rows)


def _drop_tournament(tournament: str) -> Steps[None]:
    yield "DELETE FROM tournaments WHERE id = $1", (tournament,)


def _tournaments(circle: str) -> Steps[tuple[Tournament, ...]]:
    rows = yield (
        (
            "SELECT id, circle, game, rounds, level, created FROM tournaments WHERE circle = $1"
            " ORDER BY created DESC, id DESC"
        ),
        (circle,),
    )
    return tuple(Tournament(*row) for row in rows)


def _plays(circle: str) -> Steps[tuple[Play, ...]]:
    rows = yield (
        (
            "SELECT p.tournament, p.round, p.person, p.seat, p.match,"
            " coalesce(r.outcome, ''), coalesce(r.points, 0), coalesce(r.why, '')"
            " FROM tournaments t JOIN plays p ON p.tournament = t.id"
            " JOIN members o ON o.circle = t.circle AND o.person = p.person"
            " LEFT JOIN matches m ON m.id = p.match"
            " LEFT JOIN results r ON r.match = m.key AND r.seat = p.seat AND r.person = p.person"
            " WHERE t.circle = $1 ORDER BY p.tournament, p.round, p.person"
        ),
        (circle,),
    )
    return tuple(Play(*row) for row in rows)


def _offer(tournament: str, round_: int, person: str, seat: int) -> Steps[bool]:
    yield from must_know(person)
    rows = yield (
        (
            "INSERT INTO plays (tournament, round, person, seat, match) SELECT id,"
            " CAST($2 AS BIGINT), CAST($3 AS TEXT), CAST($4 AS BIGINT), '' FROM tournaments"
            " WHERE id = $1 ON CONFLICT (tournament, round, person) DO NOTHING RETURNING person"
        ),
        (tournament, round_, person, seat),
    )
    return bool(rows)


def _withdraw(tournament: str, round_: int, person: str) -> Steps[None]:
    yield (
        "DELETE FROM plays WHERE tournament = $1 AND round = $2 AND person = $3 AND match = ''",
        (tournament, round_, person),
    )


def _begin(tournament: str, round_: int, match: str, person: str, seat: int, against: str | None) -> Steps[None]:
    yield from must_know(person)
    mine = yield (
        (
            "INSERT INTO plays (tournament, round, person, seat, match) SELECT id,"
            " CAST($2 AS BIGINT), CAST($3 AS TEXT), CAST($4 AS BIGINT), CAST($5 AS TEXT) FROM tournaments"
            " WHERE id = $1 ON CONFLICT (tournament, round, person) DO UPDATE"
            " SET seat = excluded.seat, match = excluded.match WHERE plays.match = '' RETURNING person"
        ),
        (tournament, round_, person, seat, match),
    )
    if not mine:
        raise _NotPossible
    if against is not None:
        theirs = yield (
            (
                "UPDATE plays SET match = $4 WHERE tournament = $1 AND round = $2 AND person = $3 AND match = ''"
                " RETURNING person"
            ),
            (tournament, round_, against, match),
        )
        if not theirs:
            raise _NotPossible
