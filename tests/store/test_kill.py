"""After SIGKILL, everything acknowledged is in the store once, and nothing else except writes in progress."""

from __future__ import annotations

import asyncio
import random
import subprocess
import sys
import time
from pathlib import Path

import asyncpg
import pytest

from every_store import answers
from goldhook.store import Owned, SqliteStore, StaleOwner, Store, open_store

pytestmark = pytest.mark.slow

CHILD = Path(__file__).with_name("killed.py")
OTHERS = "SELECT count(*) FROM pg_stat_activity WHERE application_name = 'goldhook'"
MATCHES = [f"m{number}" for number in range(24)]


def kill_one(address: str, how: str, seconds: float) -> dict[str, int]:
    """Let a child write for a while and kill it; return the last version it acknowledged of each match."""
    command = [sys.executable, str(CHILD), address, how, *MATCHES]
    with subprocess.Popen(command, stdout=subprocess.PIPE) as child:
        assert child.stdout
        first = child.stdout.readline()  # it is at work
        time.sleep(seconds)
        child.kill()
        lines = [first, *child.stdout.read().splitlines(keepends=True)]
    acknowledged: dict[str, int] = {}
    for line in lines:
        if line.endswith(b"\n"):
            match, version = line.decode().split()
            acknowledged[match] = int(version)
    return acknowledged


async def check(store: Store, acknowledged: dict[str, int]) -> int:
    """Check that nothing acknowledged is missing or duplicated; return the number of events."""
    total = 0
    for match in MATCHES:
        events = await store.load(match)
        found = await store.matches.find(match)
        assert found
        assert found.version == len(events)
        assert events == tuple(f"{match} {number}".encode() for number in range(1, len(events) + 1))
        assert 0 <= len(events) - acknowledged.get(match, len(events)) <= 1, "no more than the one under way"
        total += len(events)
    return total


def kill_sqlite(path: Path, kills: int) -> None:
    async def created() -> None:
        store = await SqliteStore.open(path)
        await asyncio.gather(*(store.matches.create(match, "gold_ahoi", b"{}", 0) for match in MATCHES))
        await store.close()

    async def checked(acknowledged: dict[str, int]) -> int:
        store = await SqliteStore.open(path)
        try:
            return await check(store, acknowledged)
        finally:
            await store.close()

    asyncio.run(created())
    rng, before = random.Random(11), 0
    for _ in range(kills):
        acknowledged = kill_one(str(path), "-", rng.uniform(0, 0.15))
        after = asyncio.run(checked(acknowledged))
        assert after > before
        before = after


def test_sqlite_keeps_what_it_acknowledged(tmp_path: Path) -> None:
    kill_sqlite(tmp_path / "a.db", 4)


@pytest.mark.slow
def test_sqlite_keeps_what_it_acknowledged_over_and_over(tmp_path: Path) -> None:
    kill_sqlite(tmp_path / "a.db", 40)


async def everyone_has_left(postgres: str) -> None:
    """Wait until the server has finished what a dead client had sent, and noticed that the client is gone."""
    connection = await asyncpg.connect(postgres)
    try:
        async with asyncio.timeout(60):
            while await connection.fetchval(
                "SELECT count(*) FROM pg_stat_activity WHERE application_name = 'goldhook'"
            ):
                await asyncio.sleep(0.05)
    finally:
        await connection.close()


async def taken_over(store: Store, match: str) -> None:
    """Take over a match of the dead owner: its lease is no longer valid, and the new one is."""
    old = await store.leases.holder(match, now=999)
    lease = await store.leases.claim(match, "heir", 1000, now=1000)
    version = len(await store.load(match))
    with pytest.raises(StaleOwner):
        await store.append(match, version, [b"from beyond the grave"], at=0, lease=old)
    event = f"{match} {version + 1}".encode()
    assert await store.append(match, version, [event], at=0, lease=lease) == version + 1


def test_postgresql_keeps_acknowledged_moves_across_a_takeover(postgres: str) -> None:
    """The owner is killed; the others wait until its lease expires, take over, and continue."""

    async def create() -> None:
        store = await open_store(postgres)
        await asyncio.gather(*(store.matches.create(match, "gold_ahoi", b"{}", 0) for match in MATCHES))
        await store.close()

    async def inherit(acknowledged: dict[str, int]) -> None:
        await everyone_has_left(postgres)
        store = await open_store(postgres)
        try:
            assert await check(store, acknowledged) > 0
            told = await answers(*(store.leases.claim(match, "heir", 1000, now=999) for match in MATCHES))
            assert all(isinstance(answer, Owned) for answer in told)
            assert set(await store.leases.lapsed(now=1000, limit=1000)) >= set(MATCHES)
            for match in MATCHES:
                await taken_over(store, match)
            await check(store, {})
        finally:
            await asyncio.gather(*(store.matches.discard(match) for match in MATCHES))
            await store.close()

    asyncio.run(create())
    asyncio.run(inherit(kill_one(postgres, "claim", 0.2)))
