"""The store in memory, for tests and for play without a file. Nothing outlives the process.

It is also the shortest reference for the other two stores: the tests compare all three.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from hmac import compare_digest
from pathlib import Path

from goldhook.core.game import Refusal
from goldhook.store.errors import Closed, Conflict, MatchExists, NoSuchMatch, NoSuchPerson, Owned, StaleOwner
from goldhook.store.memory_circles import CircleData, MemoryCircles
from goldhook.store.memory_puzzles import MemoryPuzzles
from goldhook.store.memory_results import MemoryResults, is_wanted
from goldhook.store.notices import Board, LocalNotices
from goldhook.store.values import (
    ALL,
    ERASED,
    NO_CHANGE,
    Block,
    Change,
    Digest,
    Lease,
    Match,
    Millis,
    Mute,
    Name,
    Person,
    PuzzleAttempt,
    Result,
    Status,
    Tally,
    Token,
    Wanted,
    display_name,
    identifier,
)


@dataclass
class _Table:
    """A match and everything that belongs to it."""

    match: Match
    events: list[bytes] = field(default_factory=list)
    names: dict[str, Name] = field(default_factory=dict)
    owner: str | None = None
    fence: int = 0
    #: When its results were written, and these.
    settled: tuple[Millis, tuple[Result, ...]] | None = None


class _World:
    """All data. Each part of the store works on it."""

    def __init__(self) -> None:
        self.tables: dict[str, _Table] = {}
        self.people: dict[str, Person] = {}
        #: By person and id: creation time and entry.
        self.blocks: dict[tuple[str, str], tuple[Millis, Block]] = {}
        #: By person, other and mark.
        self.mutes: dict[tuple[str, str, str], Mute] = {}
        self.codes: dict[str, tuple[Digest, Millis]] = {}
        self.tokens: dict[str, tuple[Digest, Token]] = {}
        self.owners: dict[str, Millis] = {}
        self.kept: dict[str, bytes] = {}
        #: By owner; then by game, players, level and trait.
        self.tallies: dict[str, dict[tuple[str, int, int, str], Tally]] = {}
        #: By person; then by game and puzzle.
        self.puzzles: dict[str, dict[tuple[str, str], PuzzleAttempt]] = {}
        self.circles = CircleData()
        self.closed = False

    def open(self) -> None:
        if self.closed:
            raise Closed

    def table(self, match: str) -> _Table:
        self.open()
        if match not in self.tables:
            raise NoSuchMatch(match)
        return self.tables[match]

    def known(self, *people: str) -> None:
        self.open()
        for person in people:
            if person not in self.people:
                raise NoSuchPerson(person)

    def alive(self, owner: str | None, now: Millis) -> bool:
        return owner is not None and self.owners.get(owner, now) > now

    def listed(self, keep: Callable[[_Table], bool], before: Match | None, limit: int) -> tuple[Match, ...]:
        """Return a page of matches, newest first."""
        self.open()
        found = [table.match for table in self.tables.values() if keep(table)]
        found.sort(key=_age, reverse=True)
        return tuple([match for match in found if before is None or _age(match) < _age(before)][:limit])


def _age(match: Match) -> tuple[Millis, str]:
    return match.created, match.id


class MemoryStore:
    """A `Store` that loses everything when the process ends."""

    def __init__(self) -> None:
        self._world = _World()
        self._board = Board()
        self.matches = _Matches(self._world)
        self.names = _Names(self._world)
        self.people = _People(self._world)
        self.codes = _Codes(self._world)
        self.tokens = _Tokens(self._world)
        self.leases = _Leases(self._world)
        self.results = MemoryResults(self._world)
        self.puzzles = MemoryPuzzles(self._world)
        self.circles = MemoryCircles(self._world)
        self.notices = LocalNotices(self._board, self._world.open)

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
        table = self._world.table(match)
        fence = lease.fence if lease else 0
        if fence != table.fence:
            raise StaleOwner(match, fence, table.fence)
        if expected_version != len(table.events):
            raise Conflict(match, expected_version, len(table.events))
        table.events += events
        changed = {name: value for name, value in change._asdict().items() if value is not None}
        table.match = table.match._replace(version=len(table.events), touched=at, **changed)
        return len(table.events)

    async def load(self, match: str) -> tuple[bytes, ...]:
        return tuple(self._world.table(match).events)

    async def check(self) -> None:
        self._world.open()

    async def probe(self) -> None:
        self._world.open()

    async def free_bytes(self) -> int | None:
        self._world.open()
        return None

    async def keep(self, name: str, value: bytes) -> bytes:
        identifier(name)
        self._world.open()
        return self._world.kept.setdefault(name, value)

    async def backup(self, path: Path) -> None:
        self._world.open()
        raise Refusal("backup_memory", file=str(path))

    async def close(self) -> None:
        self._world.closed = True
        self._board.close()


@dataclass
class _Part:
    _world: _World


class _Matches(_Part):
    async def create(self, match: str, game: str, facts: bytes, created: Millis, *, listed: bool = False) -> None:
        identifier(match, game)
        self._world.open()
        if match in self._world.tables:
            raise MatchExists(match)
        self._world.tables[match] = _Table(Match(match, game, facts, "open", listed, created, created, 0))

    async def find(self, match: str) -> Match | None:
        self._world.open()
        table = self._world.tables.get(match)
        return table.match if table else None

    async def lobby(self, status: Status, *, limit: int = 50, before: Match | None = None) -> tuple[Match, ...]:
        return self._world.listed(lambda table: table.match.listed and table.match.status == status, before, limit)

    async def of_person(
        self, person: str, *, limit: int = 50, before: Match | None = None, wanted: Wanted = ALL
    ) -> tuple[Match, ...]:
        def keep(table: _Table) -> bool:
            known = table.events and person in _persons(table.names.values())
            return bool(known) and is_wanted(table, person, wanted)

        return self._world.listed(keep, before, limit)

    async def idle(self, status: Status, *, before: Millis, limit: int = 50) -> tuple[Match, ...]:
        found = self._world.listed(lambda it: it.match.status == status and it.match.touched < before, None, 2**62)
        return tuple(sorted(found, key=lambda match: (match.touched, match.id))[:limit])

    async def discard(self, match: str) -> None:
        self._world.open()
        self._world.tables.pop(match, None)


def _persons(names: Iterable[Name]) -> set[str | None]:
    return {name.person for name in names}


class _Names(_Part):
    async def put(self, match: str, key: str, person: str, text: str) -> None:
        identifier(key)
        table = self._world.table(match)
        self._world.known(person)
        table.names[key] = Name(key, person, display_name(text))

    async def drop(self, match: str, key: str) -> None:
        self._world.open()
        if match in self._world.tables:
            self._world.tables[match].names.pop(key, None)

    async def at(self, match: str) -> tuple[Name, ...]:
        return tuple(sorted(self._world.table(match).names.values(), key=lambda name: name.key))

    async def among(self, matches: Sequence[str]) -> dict[str, tuple[Name, ...]]:
        self._world.open()
        known = [match for match in matches if match in self._world.tables and self._world.tables[match].names]
        return {match: await self.at(match) for match in known}


class _People(_Part):
    async def save(self, person: str, facts: bytes, at: Millis) -> None:
        identifier(person)
        self._world.open()
        old = self._world.people.get(person)
        self._world.people[person] = Person(person, facts, old.created if old else at, at)

    async def find(self, person: str) -> Person | None:
        self._world.open()
        return self._world.people.get(person)

    async def forget(self, person: str) -> None:
        self._world.open()
        world = self._world
        world.people.pop(person, None)
        world.codes.pop(person, None)
        world.tallies.pop(person, None)
        world.puzzles.pop(person, None)
        world.circles.forget(person)
        world.tokens = {id_: one for id_, one in world.tokens.items() if one[1].person != person}
        world.blocks = {key: kept for key, kept in world.blocks.items() if person not in (key[0], kept[1].other)}
        world.mutes = {key: mute for key, mute in world.mutes.items() if person not in key[:2]}
        for table in world.tables.values():
            for key, name in table.names.items():
                if name.person == person:
                    table.names[key] = Name(key, None, ERASED)
            if table.settled:
                anonymous = [one._replace(person=None) if one.person == person else one for one in table.settled[1]]
                table.settled = table.settled[0], tuple(anonymous)

    async def block(self, person: str, block: Block, at: Millis) -> None:
        identifier(block.id, block.mark)
        entry = block._replace(name=display_name(block.name))
        self._world.known(person, block.other)
        self._world.blocks.setdefault((person, block.id), (at, entry))

    async def unblock(self, person: str, block: str) -> None:
        self._world.open()
        self._world.blocks.pop((person, block), None)

    async def blocks_of(self, person: str) -> tuple[Block, ...]:
        self._world.open()
        found = sorted((at, block.id, block) for (one, _), (at, block) in self._world.blocks.items() if one == person)
        return tuple(block for _, _, block in found)

    async def blocked_by(self, person: str) -> frozenset[str]:
        return frozenset(block.other for block in await self.blocks_of(person))

    async def blocking(self, person: str) -> frozenset[str]:
        self._world.open()
        return frozenset(one for (one, _), (_, block) in self._world.blocks.items() if block.other == person)

    async def mute(self, person: str, mute: Mute) -> None:
        identifier(mute.mark)
        self._world.known(person, mute.other)
        self._world.mutes[person, mute.other, mute.mark] = mute

    async def mutes_of(self, person: str) -> frozenset[Mute]:
        self._world.open()
        return frozenset(mute for (one, _, _), mute in self._world.mutes.items() if one == person)


class _Codes(_Part):
    async def offer(self, code: Digest, person: str, expires: Millis) -> None:
        self._world.known(person)
        codes = self._world.codes
        self._world.codes = {whose: old for whose, old in codes.items() if whose != person and old[0] != code}
        self._world.codes[person] = (code, expires)

    async def redeem(self, code: Digest, *, now: Millis) -> str | None:
        self._world.open()
        for person, (kept, expires) in self._world.codes.items():
            if compare_digest(kept, code):
                del self._world.codes[person]
                return person if now < expires else None
        return None


class _Tokens(_Part):
    async def grant(self, token: str, secret: Digest, person: str, caps: bytes, created: Millis) -> None:
        identifier(token)
        self._world.known(person)
        tokens = self._world.tokens
        self._world.tokens = {id_: old for id_, old in tokens.items() if id_ != token and old[0] != secret}
        self._world.tokens[token] = (secret, Token(token, person, caps, created))

    async def bearer(self, secret: Digest) -> Token | None:
        self._world.open()
        return next((token for kept, token in self._world.tokens.values() if compare_digest(kept, secret)), None)

    async def of_person(self, person: str) -> tuple[Token, ...]:
        self._world.open()
        found = [token for _, token in self._world.tokens.values() if token.person == person]
        return tuple(sorted(found, key=lambda token: (token.created, token.id)))

    async def revoke(self, person: str, token: str) -> None:
        self._world.open()
        if token in self._world.tokens and self._world.tokens[token][1].person == person:
            del self._world.tokens[token]


class _Leases(_Part):
    async def claim(self, match: str, owner: str, ttl: Millis, *, now: Millis) -> Lease:
        identifier(owner)
        world, table = self._world, self._world.table(match)
        if table.owner != owner:
            if table.owner is not None and world.alive(table.owner, now):
                raise Owned(match, table.owner, world.owners[table.owner])
            table.owner, table.fence = owner, table.fence + 1
        world.owners[owner] = max(world.owners.get(owner, 0), now + ttl)
        return Lease(match, owner, table.fence, world.owners[owner])

    async def renew(self, owner: str, ttl: Millis, *, now: Millis) -> frozenset[str]:
        identifier(owner)
        self._world.open()
        self._world.owners[owner] = max(self._world.owners.get(owner, 0), now + ttl)
        return frozenset(id_ for id_, table in self._world.tables.items() if table.owner == owner)

    async def release(self, lease: Lease) -> None:
        self._world.open()
        table = self._world.tables.get(lease.match)
        if table and (table.owner, table.fence) == (lease.owner, lease.fence):
            table.owner, table.fence = None, table.fence + 1

    async def resign(self, owner: str) -> None:
        self._world.open()
        for table in self._world.tables.values():
            if table.owner == owner:
                table.owner, table.fence = None, table.fence + 1
        self._world.owners.pop(owner, None)

    async def holder(self, match: str, *, now: Millis) -> Lease | None:
        self._world.open()
        table = self._world.tables.get(match)
        if table is None or table.owner is None or not self._world.alive(table.owner, now):
            return None
        return Lease(match, table.owner, table.fence, self._world.owners[table.owner])

    async def lapsed(self, *, now: Millis, limit: int = 50) -> tuple[str, ...]:
        self._world.open()
        tables = self._world.tables.values()
        dead = [table.match.id for table in tables if table.owner and not self._world.alive(table.owner, now)]
        return tuple(sorted(dead)[:limit])
