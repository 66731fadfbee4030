"""People, their codes and their tokens, in SQL."""

from __future__ import annotations

from functools import partial
from hmac import compare_digest

from goldhook.store.sql import Engine, Steps
from goldhook.store.sql.circles import circle_ids, drop_empty
from goldhook.store.sql.matches import must_know
from goldhook.store.values import ERASED, Block, Digest, Millis, Mute, Person, Token, display_name, identifier


class SqlPeople:
    """`People` on any engine."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    async def save(self, person: str, facts: bytes, at: Millis) -> None:
        identifier(person)
        await self._engine.write(partial(_save, person, facts, at))

    async def find(self, person: str) -> Person | None:
        return await self._engine.read(partial(_person, person))

    async def forget(self, person: str) -> None:
        await self._engine.write(partial(forget, person))

    async def block(self, person: str, block: Block, at: Millis) -> None:
        identifier(block.id, block.mark)
        entry = block._replace(name=display_name(block.name))
        await self._engine.write(partial(_block, person, entry, at))

    async def unblock(self, person: str, block: str) -> None:
        await self._engine.write(partial(_unblock, person, block))

    async def blocks_of(self, person: str) -> tuple[Block, ...]:
        return await self._engine.read(partial(_blocks, person))

    async def blocked_by(self, person: str) -> frozenset[str]:
        return await self._engine.read(partial(_others, "SELECT other FROM blocks WHERE person = $1", person))

    async def blocking(self, person: str) -> frozenset[str]:
        return await self._engine.read(partial(_others, "SELECT person FROM blocks WHERE other = $1", person))

    async def mute(self, person: str, mute: Mute) -> None:
        identifier(mute.mark)
        await self._engine.write(partial(_mute, person, mute))

    async def mutes_of(self, person: str) -> frozenset[Mute]:
        return await self._engine.read(partial(_mutes, person))


def _save(person: str, facts: bytes, at: Millis) -> Steps[None]:
    yield (
        (
            "INSERT INTO people (id, facts, created, seen) VALUES ($1, $2, $3, $4)"
            " ON CONFLICT (id) DO UPDATE SET facts = excluded.facts, seen = excluded.seen"
        ),
        (person, facts, at, at),
    )


def _person(person: str) -> Steps[Person | None]:
    rows = yield "SELECT id, facts, created, seen FROM people WHERE id = $1", (person,)
    for id_, facts, created, seen in rows:
        return Person(id_, bytes(facts), created, seen)
    return None


def forget(person: str) -> Steps[None]:
    """Delete everything about a person."""
    yield "UPDATE names SET person = NULL, text = $2 WHERE person = $1", (person, ERASED)
    yield "DELETE FROM tallies WHERE owner = $1", (person,)
    circles = yield from circle_ids(person)
    # The schema deletes their codes, tokens, blocks, mutes, puzzles, memberships, attempts and encounters too.
    yield "DELETE FROM people WHERE id = $1", (person,)
    yield from drop_empty(circles)


def _block(person: str, block: Block, at: Millis) -> Steps[None]:
    yield from must_know(person, block.other)
    yield (
        (
            "INSERT INTO blocks (person, id, other, mark, name, since) VALUES ($1, $2, $3, $4, $5, $6)"
            " ON CONFLICT (person, id) DO NOTHING"
        ),
        (person, *block, at),
    )


def _unblock(person: str, block: str) -> Steps[None]:
    yield "DELETE FROM blocks WHERE person = $1 AND id = $2", (person, block)


def _blocks(person: str) -> Steps[tuple[Block, ...]]:
    rows = yield "SELECT id, other, mark, name FROM blocks WHERE person = $1 ORDER BY since, id", (person,)
    return tuple(Block(*row) for row in rows)


def _mute(person: str, mute: Mute) -> Steps[None]:
    yield from must_know(person, mute.other)
    yield (
        (
            "INSERT INTO mutes (person, other, mark, muted) VALUES ($1, $2, $3, $4)"
            " ON CONFLICT (person, other, mark) DO UPDATE SET muted = excluded.muted"
        ),
        (person, mute.other, mute.mark, int(mute.muted)),
    )
    if not mute.muted:
        yield "DELETE FROM mutes WHERE person = $1 AND other = $2 AND mark = ''", (person, mute.other)


def _mutes(person: str) -> Steps[frozenset[Mute]]:
    rows = yield "SELECT other, mark, muted FROM mutes WHERE person = $1", (person,)
    return frozenset(Mute(other, mark, bool(muted)) for other, mark, muted in rows)


def _others(query: str, person: str) -> Steps[frozenset[str]]:
    rows = yield query, (person,)
    return frozenset(other for (other,) in rows)


class SqlCodes:
    """`Codes` on any engine."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    async def offer(self, code: Digest, person: str, expires: Millis) -> None:
        await self._engine.write(partial(_offer, code, person, expires))

    async def redeem(self, code: Digest, *, now: Millis) -> str | None:
        return await self._engine.write(partial(_redeem, code, now))


def _offer(code: Digest, person: str, expires: Millis) -> Steps[None]:
    yield from must_know(person)
    yield "DELETE FROM codes WHERE person = $1 OR digest = $2", (person, code)
    yield "INSERT INTO codes (digest, person, expires) VALUES ($1, $2, $3)", (code, person, expires)


def _redeem(code: Digest, now: Millis) -> Steps[str | None]:
    # The lookup time reveals nothing: the digest is keyed, so an attacker cannot choose its first bytes.
    rows = yield "DELETE FROM codes WHERE digest = $1 RETURNING digest, person, expires", (code,)
    for kept, person, expires in rows:
        if compare_digest(bytes(kept), code) and now < expires:
            return str(person)
    return None


class SqlTokens:
    """`Tokens` on any engine."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    async def grant(self, token: str, secret: Digest, person: str, caps: bytes, created: Millis) -> None:
        identifier(token)
        await self._engine.write(partial(_grant, token, secret, person, caps, created))

    async def bearer(self, secret: Digest) -> Token | None:
        return await self._engine.read(partial(_bearer, secret))

    async def of_person(self, person: str) -> tuple[Token, ...]:
        return await self._engine.read(partial(_tokens, person))

    async def revoke(self, person: str, token: str) -> None:
        await self._engine.write(partial(_revoke, person, token))


def _grant(token: str, secret: Digest, person: str, caps: bytes, created: Millis) -> Steps[None]:
    yield from must_know(person)
    yield "DELETE FROM tokens WHERE id = $1 OR digest = $2", (token, secret)
    yield (
        "INSERT INTO tokens (id, digest, person, caps, created) VALUES ($1, $2, $3, $4, $5)",
        (token, secret, person, caps, created),
    )


def _bearer(secret: Digest) -> Steps[Token | None]:
    rows = yield "SELECT digest, id, person, caps, created FROM tokens WHERE digest = $1", (secret,)
    for kept, id_, person, caps, created in rows:
        if compare_digest(bytes(kept), secret):
            return Token(id_, person, bytes(caps), created)
    return None


def _tokens(person: str) -> Steps[tuple[Token, ...]]:
    rows = yield "SELECT id, person, caps, created FROM tokens WHERE person = $1 ORDER BY created, id", (person,)
    return tuple(Token(id_, whose, bytes(caps), created) for id_, whose, caps, created in rows)


def _revoke(person: str, token: str) -> Steps[None]:
    yield "DELETE FROM tokens WHERE person = $1 AND id = $2", (person, token)
