"""Attempts at puzzles: the first one counts, they move with the person, and they disappear with the person's data."""

from __future__ import annotations

import asyncio
import secrets
from pathlib import Path

import pytest

from every_store import on_every_store
from goldhook.store import NoSuchPerson, PuzzleAttempt, SqliteStore, Store, migrations
from goldhook.store.postgres import PostgresStore

pytestmark = pytest.mark.slow

FIRST = PuzzleAttempt("gold_ahoi", "a1", False, 10)
SECOND = PuzzleAttempt("silver_gold", "a1", True, 20)


@on_every_store
async def test_the_first_attempt_at_a_puzzle_counts(store: Store) -> None:
    for person in ("anna", "ben"):
        await store.people.save(person, b"{}", 0)
    await store.puzzles.keep("anna", [SECOND])
    await store.puzzles.keep("anna", [FIRST, SECOND._replace(right=False, at=5)])
    await store.puzzles.keep("ben", [FIRST._replace(right=True)])
    assert await store.puzzles.of_person("anna") == (FIRST, SECOND)
    assert await store.puzzles.of_person("ben") == (FIRST._replace(right=True),)
    await store.puzzles.drop("ben")
    assert await store.puzzles.of_person("ben") == ()
    await store.people.forget("anna")
    assert await store.puzzles.of_person("anna") == ()
    with pytest.raises(NoSuchPerson):
        await store.puzzles.keep("anna", [FIRST])
    with pytest.raises(ValueError, match="identifier"):
        await store.puzzles.keep("ben", [FIRST._replace(puzzle="")])


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_a_database_without_puzzles_keeps_its_people(
    kind: str, tmp_path: Path, postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    schema = f"test_{secrets.token_hex(8)}"

    async def opened() -> Store:
        if kind == "sqlite":
            return await SqliteStore.open(tmp_path / "old.db")
        return await PostgresStore.open(postgres, schema=schema)

    async def check() -> None:
        steps = migrations.numbered(kind)
        monkeypatch.setattr(migrations, "numbered", lambda _: steps[:6])
        old = await opened()
        await old.people.save("anna", b"{}", 7)
        await old.close()
        monkeypatch.undo()
        store = await opened()
        await store.puzzles.keep("anna", [FIRST])
        found = await store.people.find("anna")
        assert found is not None
        assert (found.created, await store.puzzles.of_person("anna")) == (7, (FIRST,))
        await store.close()

    asyncio.run(asyncio.wait_for(check(), 60))
