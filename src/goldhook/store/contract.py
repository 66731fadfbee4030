"""What every store promises; docs/store.md tells it at more leisure.

Whatever writes returns once it is durable, all of it or nothing. Whoever is cancelled while waiting does not know
whether it was written. A store belongs to the event loop that opened it.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Protocol

from goldhook.store.notices import Subscription
from goldhook.store.values import (
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
    Snapshot,
    Status,
    Token,
)


class Matches(Protocol):
    """All matches, and the lists of them."""

    async def create(self, match: str, game: str, facts: bytes, created: Millis, *, listed: bool = False) -> None:
        """A new match, open and without events. Raises `MatchExists`."""

    async def find(self, match: str) -> Match | None:
        """The match as lists show it."""

    async def lobby(self, status: Status, *, limit: int = 50, before: Match | None = None) -> tuple[Match, ...]:
        """Listed matches, the newest first; `before` the last one of a page asks for the next."""

    async def of_person(
        self, person: str, *, limit: int = 50, before: Match | None = None, unfinished: bool = False
    ) -> tuple[Match, ...]:
        """Where the person has a name, and something has happened: the newest first; `unfinished`: and is not over."""

    async def idle(self, status: Status, *, before: Millis, limit: int = 50) -> tuple[Match, ...]:
        """Where nothing was appended since `before`, listed or not: the longest idle first."""

    async def discard(self, match: str) -> None:
        """The match and everything of it is gone; so it is if there was none."""


class Names(Protocol):
    """Who is who at a match; outside the events, so that it can be erased."""

    async def put(self, match: str, key: str, person: str, text: str) -> None:
        """The person is known by this text, under this key. Raises `NoSuchMatch`, `NoSuchPerson`."""

    async def drop(self, match: str, key: str) -> None:
        """Nobody is known under this key any more."""

    async def at(self, match: str) -> tuple[Name, ...]:
        """All names of a match, by key."""


class People(Protocol):
    """Who was here, and who does not want to meet whom."""

    async def save(self, person: str, facts: bytes, at: Millis) -> None:
        """Write down, or write anew, what the person told us."""

    async def find(self, person: str) -> Person | None:
        """The person, if they are known."""

    async def forget(self, person: str) -> None:
        """Delete all there is of a person; where they played, an `ERASED` name is left."""

    async def block(self, person: str, block: Block, at: Millis) -> None:
        """Add an entry to the person's blocks; one of the same id stays as it is. Raises `NoSuchPerson`."""

    async def unblock(self, person: str, block: str) -> None:
        """Remove the entry of this id. The other stays blocked while another entry means them."""

    async def blocks_of(self, person: str) -> tuple[Block, ...]:
        """The person's blocks, the oldest first: the order tells nothing about who is who."""

    async def blocked_by(self, person: str) -> frozenset[str]:
        """Whom the person blocks."""

    async def blocking(self, person: str) -> frozenset[str]:
        """Who blocks the person."""

    async def mute(self, person: str, mute: Mute) -> None:
        """Note a mute, or its end, under its mark. Raises `NoSuchPerson`.

        The end also removes a mute without a mark, as older versions wrote it.
        """

    async def mutes_of(self, person: str) -> frozenset[Mute]:
        """What the person noted about others' chat."""


class Codes(Protocol):
    """One-time codes that carry an identity to another device; only digests are kept."""

    async def offer(self, code: Digest, person: str, expires: Millis) -> None:
        """The person's new code; an older one is void. Raises `NoSuchPerson`."""

    async def redeem(self, code: Digest, *, now: Millis) -> str | None:
        """Whose code it is; it works once, and only before it expires."""


class Tokens(Protocol):
    """Keys to the API; only digests are kept."""

    async def grant(self, token: str, secret: Digest, person: str, caps: bytes, created: Millis) -> None:
        """A new token of this id for the person; it replaces one of the same id or secret. Raises `NoSuchPerson`."""

    async def bearer(self, secret: Digest) -> Token | None:
        """The token of this secret."""

    async def of_person(self, person: str) -> tuple[Token, ...]:
        """All tokens of a person, the oldest first."""

    async def revoke(self, person: str, token: str) -> None:
        """The person's token of this id is void."""


class Snapshots(Protocol):
    """Short cuts for loading; safe to lose, and no more than one to a match."""

    async def save(self, match: str, version: int, body: bytes) -> None:
        """Keep it unless there is a newer one. Raises `NoSuchMatch`, and `Conflict` if it is ahead of the match."""

    async def newest(self, match: str) -> Snapshot | None:
        """The snapshot to start from; then `load(match, after=snapshot.version)`."""


class Leases(Protocol):
    """Which process owns which live match. An owner is one run of a process: its name is never used again."""

    async def claim(self, match: str, owner: str, ttl: Millis, *, now: Millis) -> Lease:
        """Own the match if it is free or its owner is dead. Raises `Owned`, `NoSuchMatch`.

        The claim counts as a sign of life. A claim of what one owns already returns the same fence.
        """

    async def renew(self, owner: str, ttl: Millis, *, now: Millis) -> frozenset[str]:
        """A sign of life for everything the owner holds; the answer is what that is: the rest was taken over."""

    async def release(self, lease: Lease) -> None:
        """The match is free, and this lease worth nothing; so it is if the lease was stale."""

    async def resign(self, owner: str) -> None:
        """Release everything the owner holds, as a server does when it stops."""

    async def holder(self, match: str, *, now: Millis) -> Lease | None:
        """Who owns the match; None if nobody alive does."""

    async def lapsed(self, *, now: Millis, limit: int = 50) -> tuple[str, ...]:
        """Matches whose owner is dead, for somebody to take over."""


class Notices(Protocol):
    """A few words to every process that shares the store, this one too. At most once, in order, not kept."""

    async def publish(self, channel: str, payload: str) -> None:
        """Tell all who listen to the channel now."""

    def subscribe(self, channel: str) -> Subscription:
        """Listen from now on, until the subscription is closed."""


class Store(Protocol):
    """Where matches and people are kept."""

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
    def snapshots(self) -> Snapshots: ...
    @property
    def leases(self) -> Leases: ...
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
        """Write the events after the expected version, or nothing at all; the answer is the new version.

        Raises `NoSuchMatch`; `StaleOwner` unless the lease is the match's newest (None: it was never claimed);
        `Conflict` if the match is at another version. No events and a change is an append, too.
        """

    async def load(self, match: str, *, after: int = 0) -> tuple[bytes, ...]:
        """The events of the match from number `after` + 1 on. Raises `NoSuchMatch`."""

    async def check(self) -> None:
        """Can it be read, and did the last write succeed? Writes nothing. Raises `Unavailable` if not.

        After a `DiskFull` only a probe that succeeds makes it well again.
        """

    async def probe(self) -> None:
        """Write something that means nothing, to see whether writes succeed (again). Raises `Unavailable` if not."""

    async def free_bytes(self) -> int | None:
        """How much room is left where the store writes; None if it cannot know."""

    async def keep(self, name: str, value: bytes) -> bytes:
        """Keep the value under the name, unless there is one; the answer is what is kept. So processes share keys."""

    async def backup(self, path: Path) -> None:
        """A consistent copy while everything goes on. Raises a `Refusal` that says what to do instead."""

    async def close(self) -> None:
        """Finish what was begun, then let go; whatever is asked later is answered by `Closed`."""
