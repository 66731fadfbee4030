"""Storage for matches and people: in memory, in an SQLite file, or in PostgreSQL. See docs/store.md.

>>> import asyncio
>>> async def first_move() -> tuple[bytes, ...]:
...     store = await open_store("memory:")
...     await store.matches.create("m1", "gold_ahoi", b'{"seats": 2}', created=0)
...     await store.append("m1", 0, [b'{"seat": 0, "action": "place 0,0 3"}'], at=1)
...     try:
...         await store.append("m1", 0, [b"somebody was faster"], at=2)
...     except Conflict as conflict:
...         print("the match is at version", conflict.version)
...     return await store.load("m1")
>>> asyncio.run(first_move())
the match is at version 1
(b'{"seat": 0, "action": "place 0,0 3"}',)
"""

from __future__ import annotations

from pathlib import Path

from goldhook.core.game import Refusal
from goldhook.store.circles import Circle, Encounters, Member, Play, Tournament
from goldhook.store.contract import Store
from goldhook.store.errors import (
    Broken,
    Closed,
    Conflict,
    ConnectionLost,
    DiskFull,
    Locked,
    MatchExists,
    NoSuchMatch,
    NoSuchPerson,
    Owned,
    StaleOwner,
    StoreError,
    Unavailable,
)
from goldhook.store.memory import MemoryStore
from goldhook.store.notices import Subscription
from goldhook.store.sqlite import SqliteStore
from goldhook.store.values import (
    BOTS,
    ERASED,
    NO_CHANGE,
    PEOPLE,
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
    Notice,
    Outcome,
    Person,
    PuzzleAttempt,
    Result,
    Status,
    Tally,
    Token,
    Wanted,
    digest,
    is_identifier,
)

__all__ = [
    "BOTS",
    "ERASED",
    "NO_CHANGE",
    "PEOPLE",
    "Addition",
    "Block",
    "Broken",
    "Change",
    "Circle",
    "Closed",
    "Conflict",
    "ConnectionLost",
    "Digest",
    "DiskFull",
    "Encounters",
    "Ended",
    "Lease",
    "Locked",
    "Match",
    "MatchExists",
    "Member",
    "MemoryStore",
    "Millis",
    "Mute",
    "Name",
    "NoSuchMatch",
    "NoSuchPerson",
    "Notice",
    "Outcome",
    "Owned",
    "Person",
    "Play",
    "PuzzleAttempt",
    "Result",
    "SqliteStore",
    "StaleOwner",
    "Status",
    "Store",
    "StoreError",
    "Subscription",
    "Tally",
    "Token",
    "Tournament",
    "Unavailable",
    "Wanted",
    "digest",
    "is_identifier",
    "open_store",
]


async def open_store(address: str | Path) -> Store:
    """Open the store at an address: `memory:`, `postgresql://…`, or the path of an SQLite file."""
    if str(address) == "memory:":
        return MemoryStore()
    if str(address).startswith(("postgresql://", "postgres://")):
        try:
            from goldhook.store.postgres import PostgresStore  # asyncpg is an extra: `goldhook[postgres]`
        except ModuleNotFoundError:
            raise Refusal("postgres_missing") from None
        return await PostgresStore.open(str(address))
    return await SqliteStore.open(Path(address))
