"""Run one scenario on each of the three stores."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from goldhook.store import MemoryStore, SqliteStore, Store
from goldhook.store.postgres import PostgresStore

KINDS = ("memory", "sqlite", "postgres")


@asynccontextmanager
async def opened(kind: str, request: pytest.FixtureRequest) -> AsyncIterator[Store]:
    """Open a fresh store of this kind, and close it afterwards."""
    store: Store
    if kind == "memory":
        store = MemoryStore()
    elif kind == "sqlite":
        folder: Path = request.getfixturevalue("tmp_path")
        store = await SqliteStore.open(folder / "goldhook.db")
    else:
        store = await PostgresStore.open(request.getfixturevalue("postgres"), schema=f"test_{secrets.token_hex(8)}")
    try:
        yield store
    finally:
        await store.close()


def on_every_store(scenario: Callable[[Any], Coroutine[Any, Any, None]]) -> Callable[..., None]:
    """Turn an `async def test_…(store)` into a test on all three stores."""

    @pytest.mark.parametrize("kind", KINDS)
    def test(kind: str, request: pytest.FixtureRequest) -> None:
        async def told() -> None:
            async with opened(kind, request) as store:
                await asyncio.wait_for(scenario(store), 60)

        asyncio.run(told())

    test.__name__, test.__doc__ = scenario.__name__, scenario.__doc__
    return test


async def answers(*asked: Awaitable[Any]) -> list[Any]:
    """Await all concurrently; exceptions are returned as answers."""
    return await asyncio.gather(*asked, return_exceptions=True)
