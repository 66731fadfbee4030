"""The contract of every store, explained in docs/store.md.

A write returns once it is durable, and writes everything or nothing. A caller cancelled while waiting cannot know
whether the write happened. A store belongs to the event loop that opened it.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Protocol

from goldhook.store.circles import Circles
from goldhook.store.notices import Subscription
from goldhook.store.values import (
    ALL,
    NO_CHANGE,
    Addition,
    Block,
    Change,
    Digest,
    Ended,
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
)


class Matches(Protocol):
    """All matches, and lists of them."""

    async def create(self, match: str, game: str, facts: bytes, created: Millis, *, listed: bool = False) -> None:
        """Create an open match without events. Raises `MatchExists`."""

    async def find(self, match: str) -> Match | None:
        """Return the match as lists show it; None if there is none."""

    async def lobby(self, status: Status, *, limit: int = 50, before: Match | None = None) -> tuple[Match, ...]:
        """Return listed matches, newest first. Pass the last match of a page as `before` to get the next page."""

    async def of_person(
        self, person: str, *, limit: int = 50, before: Match | None = None, wanted: Wanted = ALL
    ) -> tuple[Match, ...]:
        """Return the wanted matches with events where the person has a name, newest first."""

    async def idle(self, status: Status, *, before: Millis, limit: int = 50) -> tuple[Match, ...]:
        """Return the matches without an append since `before`, listed or not, longest idle first."""

    async def discard(self, match: str) -> None:
        """Delete the match and everything that belongs to it. Does nothing if there is none."""


class Names(Protocol):
    """The names of people in a match. They are kept outside the events so that they can be erased."""

    async def put(self, match: str, key: str, person: str, text: str) -> None:
        """Set the person and the display name of this key. Raises `NoSuchMatch`, `NoSuchPerson`."""

    async def drop(self, match: str, key: str) -> None:
        """Remove the name of this key."""

    async def at(self, match: str) -> tuple[Name, ...]:
        """Return all names of a match, ordered by key. Raises `NoSuchMatch`."""

    async def among(self, matches: Sequence[str]) -> dict[str, tuple[Name, ...]]:
        """Return the names of several matches, ordered by key; matches without names are left out."""


class Results(Protocol):
    """What finished matches say about their players, and sums of it."""

    async def unsettled(self, *, limit: int = 50) -> tuple[str, ...]:
        """Return finished matches without results, newest first."""

    async def settle(self, match: str, ended: Millis, results: Sequence[Result], added: Sequence[Addition]) -> bool:
        """Write the results of a finished match, and add to the tallies; return False if that was done before.

        A person who is unknown by now gets neither. Raises `NoSuchMatch`.
        """

    async def among(self, matches: Sequence[str]) -> dict[str, tuple[Result, ...]]:
        """Return the results of several matches by seat; matches without results are left out."""

    async def of_person(self, person: str, *, limit: int = 20_000) -> tuple[Ended, ...]:
        """Return the person's counted results, newest first."""

    async def tallies(self, owner: str) -> tuple[Tally, ...]:
        """Return the tallies of a person, of all people, of all bots, or of a ranking."""


class Puzzles(Protocol):
    """The first attempts of people at puzzles."""

    async def keep(self, person: str, attempts: Sequence[PuzzleAttempt]) -> None:
        """Store attempts; at a puzzle that the person has tried before, nothing changes. Raises `NoSuchPerson`."""

    async def of_person(self, person: str) -> tuple[PuzzleAttempt, ...]:
        """Return the person's attempts, oldest first."""

    async def drop(self, person: str) -> None:
        """Delete the person's attempts."""


class People(Protocol):
    """The people known to the server, and their blocks and mutes."""

    async def save(self, person: str, facts: bytes, at: Millis) -> None:
        """Create or replace what is stored about the person."""

    async def find(self, person: str) -> Person | None:
        """Return the person; None if unknown."""

    async def forget(self, person: str) -> None:
        """Delete everything about a person. Where they played, an `ERASED` name remains."""

    async def block(self, person: str, block: Block, at: Millis) -> None:
        """Add an entry to the person's blocks; an entry with the same id stays unchanged. Raises `NoSuchPerson`."""

    async def unblock(self, person: str, block: str) -> None:
        """Remove the entry with this id. The other person stays blocked while another entry names them."""

    async def blocks_of(self, person: str) -> tuple[Block, ...]:
        """Return the person's blocks, oldest first, so that their order does not reveal who is who."""

    async def blocked_by(self, person: str) -> frozenset[str]:
        """Return the people whom the person blocks."""

    async def blocking(self, person: str) -> frozenset[str]:
        """Return the people who block the person."""

    async def mute(self, person: str, mute: Mute) -> None:
        """Store a mute, or its end, under its mark. Raises `NoSuchPerson`.

        Ending a mute also removes one without a mark, as older versions wrote it.
        """

    async def mutes_of(self, person: str) -> frozenset[Mute]:
        """Return the person's mutes."""


class Codes(Protocol):
    """One-time codes that move an identity to another device. Only digests are stored."""

    async def offer(self, code: Digest, person: str, expires: Millis) -> None:
        """Store a new code for the person and revoke the older one. Raises `NoSuchPerson`."""

    async def redeem(self, code: Digest, *, now: Millis) -> str | None:
        """Return whose code it is and consume it; None if it is unknown or expired."""


class Tokens(Protocol):
    """API tokens. Only digests are stored."""

    async def grant(self, token: str, secret: Digest, person: str, caps: bytes, created: Millis) -> None:
        """Create a token for the person. It replaces one with the same id or secret. Raises `NoSuchPerson`."""

    async def bearer(self, secret: Digest) -> Token | None:
        """Return the token with this secret; None if there is none."""

    async def of_person(self, person: str) -> tuple[Token, ...]:
        """Return all tokens of a person, oldest first."""

    async def revoke(self, person: str, token: str) -> None:
        """Revoke the person's token with this id."""


class Leases(Protocol):
    """Leases: which process owns which live match. An owner is one run of a process; its name is never reused."""

    async def claim(self, match: str, owner: str, ttl: Millis, *, now: Millis) -> Lease:
        """Claim the match if it is free or its owner has expired. Raises `Owned`, `NoSuchMatch`.

        The claim also renews the owner. Claiming a match that one already owns returns the same fence.
        """

    async def renew(self, owner: str, ttl: Millis, *, now: Millis) -> frozenset[str]:
        """Renew the owner's leases and return the matches it still holds; the others were taken over."""

    async def release(self, lease: Lease) -> None:
        """Release the match and end this lease. Does nothing if the lease is stale."""

    async def resign(self, owner: str) -> None:
        """Release everything the owner holds, as a server does when it stops."""

    async def holder(self, match: str, *, now: Millis) -> Lease | None:
        """Return the lease of the match; None if no living owner holds it."""

    async def lapsed(self, *, now: Millis, limit: int = 50) -> tuple[str, ...]:
        """Return matches whose owner has expired, so that another process can take them over."""


class Notices(Protocol):
    """Short notices to every process that shares the store, including this one.

    Delivered at most once, in order, and not stored.
    """

    async def publish(self, channel: str, payload: str) -> None:
        """Send to all current subscribers of the channel."""

    def subscribe(self, channel: str) -> Subscription:
        """Subscribe to the channel until the subscription is closed."""


class Store(Protocol):
    """Persistent storage for matches and people."""

    @property
    def matches(self) -> Matches: ...
    @property
    def names(self) -> Names: ...
    @property
    def people(self) -> People: ...
    @property
    def codes(self) -> Codes: ...
    @property
    def tokens(self) -> Tokens: ...
    @property
    def leases(self) -> Leases: ...
    @property
    def results(self) -> Results: ...
    @property
    def puzzles(self) -> Puzzles: ...
    @property
    def circles(self) -> Circles: ...
    @property
    def notices(self) -> Notices: ...

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
        """Append the events after the expected version, all or none, and return the new version.

        Raises `NoSuchMatch`; `StaleOwner` unless the lease is the match's newest (None: it was never claimed);
        `Conflict` if the match is at another version. An append may also consist of a change without events.
        """

    async def load(self, match: str) -> tuple[bytes, ...]:
        """Return all events of the match. Raises `NoSuchMatch`."""

    async def check(self) -> None:
        """Check that the store can be read and that the last write succeeded, without writing. Raises `Unavailable` if
        not.

        After a `DiskFull` the check fails until a probe succeeds.
        """

    async def probe(self) -> None:
        """Write test data to see whether writing works. Raises `Unavailable` if not."""

    async def free_bytes(self) -> int | None:
        """Return the free disk space where the store writes; None if unknown."""

    async def keep(self, name: str, value: bytes) -> bytes:
        """Store the value unless the name exists already, and return the stored value.

        Processes share keys this way.
        """

    async def backup(self, path: Path) -> None:
        """Make a consistent copy while the store stays in use. Raises a `Refusal` that says what to do instead."""

    async def close(self) -> None:
        """Finish pending work and close. Later calls raise `Closed`."""
