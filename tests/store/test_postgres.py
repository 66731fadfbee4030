"""The store that several processes share: races between them, and broken connections."""

from __future__ import annotations

import asyncio
import secrets
import sys
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import asyncpg
import pytest

from every_store import answers
from goldhook.core.game import Refusal
from goldhook.store import (
    ConnectionLost,
    DiskFull,
    Mute,
    Notice,
    Owned,
    StaleOwner,
    StoreError,
    Unavailable,
    migrations,
    open_store,
)
from goldhook.store.postgres import PostgresStore
from postgres import running

pytestmark = pytest.mark.slow


def run(told: Coroutine[Any, Any, Any]) -> Any:
    return asyncio.run(asyncio.wait_for(told, 60))


Open = Callable[..., Coroutine[Any, Any, PostgresStore]]


@pytest.fixture
def schema() -> str:
    """Return the schema of all stores of a test."""
    return f"test_{secrets.token_hex(8)}"


@pytest.fixture
def open_here(postgres: str, schema: str) -> Open:
    """Return a function that opens a store like another process would."""

    def opened(**options: Any) -> Coroutine[Any, Any, PostgresStore]:
        return PostgresStore.open(postgres, schema=schema, **options)

    return opened


async def create(store: PostgresStore, count: int) -> list[str]:
    matches = [f"m{number}" for number in range(count)]
    await asyncio.gather(*(store.matches.create(match, "gold_ahoi", b"{}", 0) for match in matches))
    return matches


def test_waiting_writers_share_a_commit(open_here: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    async def told() -> None:
        store = await open_here()
        matches = await create(store, 200)
        sent: list[str] = []
        execute = store._engine.execute

        def heard(sql: str, *args: Any) -> Any:
            sent.append(sql)
            return execute(sql, *args)

        monkeypatch.setattr(store._engine, "execute", heard)
        assert await answers(*(store.append(match, 0, [b"a", b"b"], at=1) for match in matches)) == [2] * 200
        assert len(sent) <= 2
        assert [len(await store.load(match)) for match in matches] == [2] * 200
        await store.close()

    run(told())


def test_a_failing_job_does_not_affect_others(open_here: Open) -> None:
    async def told() -> None:
        store = await open_here()
        matches = await create(store, 20)
        wrong: list[Any] = ["no bytes"]
        told = await answers(*(store.append(one, 0, wrong if one == "m7" else [b"a"], at=1) for one in matches))
        assert [number for number, answer in enumerate(told) if answer != 1] == [7]
        assert isinstance(told[7], asyncpg.DataError)
        assert [len(await store.load(match)) for match in matches] == [int(match != "m7") for match in matches]
        await store.close()

    run(told())


def test_two_processes_that_append_to_the_same_matches_never_both_win(open_here: Open) -> None:
    async def told() -> None:
        stores = [await open_here(), await open_here()]
        matches = await create(stores[0], 8)
        won = dict.fromkeys(matches, 0)

        async def append(store: PostgresStore, match: str) -> None:
            version = 0
            for _ in range(30):
                try:
                    version = await store.append(match, version, [b"a"], at=1)
                    won[match] += 1
                except StoreError:
                    found = await store.matches.find(match)
                    version = found.version if found else 0

        await asyncio.gather(*(append(store, match) for store in stores for match in matches))
        for match in matches:
            assert len(await stores[0].load(match)) == won[match] > 0
        for store in stores:
            await store.close()

    run(told())


def test_no_append_of_the_old_owner_comes_after_a_takeover(open_here: Open) -> None:
    """The data that the new owner loads after its claim includes all of the old one's appends, in any race."""

    async def told() -> None:
        old, new = await open_here(), await open_here()
        for match in await create(old, 25):
            lease = await old.leases.claim(match, "old", 10, now=0)

            async def keep_on(match: str = match, lease: Any = lease) -> None:
                version = 0
                while True:
                    version = await old.append(match, version, [b"old"], at=1, lease=lease)

            working = asyncio.create_task(keep_on())
            await asyncio.sleep(0.005)
            mine = await new.leases.claim(match, "new", 10, now=10)
            version = len(await new.load(match))
            with pytest.raises(StaleOwner):
                await working
            assert await new.append(match, version, [b"new"], at=2, lease=mine) == version + 1
        await old.close()
        await new.close()

    run(told())


def test_claims_of_several_processes_at_once(open_here: Open) -> None:
    async def told() -> None:
        stores = [await open_here(connections=3) for _ in range(4)]
        for match in await create(stores[0], 10):
            claims = [store.leases.claim(match, f"s{number}", 10, now=0) for number, store in enumerate(stores)]
            told = await answers(*claims)
            assert sorted(isinstance(answer, Owned) for answer in told) == [False, True, True, True], told
        for store in stores:
            await store.close()

    run(told())


def test_notices_reach_the_other_processes(open_here: Open) -> None:
    async def told() -> None:
        here, there = await open_here(), await open_here()
        async with there.notices.subscribe("m1") as heard:
            await here.notices.publish("m1", "hello")
            assert await asyncio.wait_for(anext(heard), 5) == Notice("m1", "hello")
        await here.close()
        await there.close()

    run(told())


# --- connections --------------------------------------------------------------------------------------------------


async def cut_all(postgres: str) -> None:
    """Cut every other connection to the server."""
    connection = await asyncpg.connect(postgres)
    await connection.execute(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
        " WHERE pid <> pg_backend_pid() AND application_name = 'goldhook'"
    )
    await connection.close()


def test_a_lost_connection_is_reported_and_the_next_one_works(open_here: Open, postgres: str) -> None:
    async def told() -> None:
        store = await open_here(timeout=5)
        matches = await create(store, 20)
        acknowledged = dict.fromkeys(matches, 0)
        errors: list[BaseException] = []
        stop = False

        async def append(match: str) -> None:
            version = 0
            while not stop:
                try:
                    version = await store.append(match, version, [b"%d" % version], at=1)
                    acknowledged[match] = version
                except Unavailable as error:
                    errors.append(error)
                    version = len(await load(match))  # the write may still have happened

        async def load(match: str) -> tuple[bytes, ...]:
            while True:
                try:
                    return await store.load(match)
                except Unavailable as error:
                    errors.append(error)

        working = [asyncio.create_task(append(match)) for match in matches]
        for _ in range(3):
            await asyncio.sleep(0.1)
            await cut_all(postgres)
        await asyncio.sleep(0.1)
        stop = True
        await asyncio.gather(*working)
        assert errors
        assert {type(error) for error in errors} == {ConnectionLost}
        for match in matches:
            events = await store.load(match)
            assert events == tuple(b"%d" % number for number in range(len(events)))
            assert len(events) >= acknowledged[match] > 0
        await store.close()

    run(told())


def test_a_reconnected_listener_reports_missed_notices(open_here: Open, postgres: str) -> None:
    async def told() -> None:
        store, other = await open_here(), await open_here()
        async with store.notices.subscribe("m1") as heard:
            await cut_all(postgres)
            assert await asyncio.wait_for(anext(heard), 10) == Notice("m1", "", missed=True)
            for _ in range(50):  # the publisher's connections were cut, too
                try:
                    await other.notices.publish("m1", "again")
                    break
                except ConnectionLost:
                    await asyncio.sleep(0.05)
            assert await asyncio.wait_for(anext(heard), 10) == Notice("m1", "again")
        await store.close()
        await other.close()

    run(told())


def test_without_its_server_a_store_answers_and_closes() -> None:
    async def told() -> None:
        with running() as address:
            store = await PostgresStore.open(address, timeout=0.2)
            await store.matches.create("m", "gold_ahoi", b"{}", 0)
        for asked in (store.append("m", 0, [b"a"], at=1), store.load("m"), store.notices.publish("a", "b")):
            with pytest.raises(ConnectionLost):
                await asked
        closing = asyncio.create_task(store.close())  # at this moment the listener learns that its connection is lost
        await asyncio.wait([closing], timeout=5)
        assert closing.done()

    run(told())


def test_an_unresponsive_database_times_out(open_here: Open, postgres: str, schema: str) -> None:
    async def told() -> None:
        store = await open_here(timeout=0.5)
        await create(store, 2)
        other = await asyncpg.connect(postgres, server_settings={"search_path": schema})
        async with other.transaction():
            await other.execute("LOCK TABLE matches")
            with pytest.raises(ConnectionLost) as lost:
                await store.append("m0", 0, [b"a"], at=1)
            assert lost.value.unsure
        await other.close()
        assert await store.append("m1", 0, [b"a"], at=1) == 1
        await store.close()

    run(told())


# --- opening ------------------------------------------------------------------------------------------------------


def test_after_a_full_disk_health_fails_until_a_write_succeeds(
    open_here: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def told() -> None:
        store = await open_here()
        await create(store, 1)
        honest = store._engine._transaction

        async def full(*_args: Any) -> Any:
            raise asyncpg.DiskFullError("could not extend file: No space left on device")

        monkeypatch.setattr(store._engine, "_transaction", full)
        with pytest.raises(DiskFull):
            await store.people.save("anna", b"{}", 0)
        monkeypatch.setattr(store._engine, "_transaction", honest)
        assert await store.load("m0") == ()
        await store.notices.publish("a", "a notice is no write")
        for _ in range(2):
            with pytest.raises(DiskFull):
                await store.check()
        await store.probe()
        await store.check()
        await store.close()

    run(told())


def test_processes_that_start_at_once_migrate_once(open_here: Open) -> None:
    async def told() -> None:
        stores = await asyncio.gather(*(open_here(connections=1) for _ in range(4)))
        await create(stores[0], 1)
        assert [(await store.matches.find("m0") is not None) for store in stores] == [True] * 4
        for store in stores:
            await store.close()

    run(told())


def test_an_older_database_keeps_its_blocks_and_their_visible_names(
    postgres: str, schema: str, open_here: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def told() -> None:
        steps = migrations.numbered("postgres")
        monkeypatch.setattr(migrations, "numbered", lambda _: steps[:2])
        old = await open_here()
        for person in ("ben", "cleo", "dora"):
            await old.people.save(person, b"{}", 0)
        await create(old, 1)
        await old.names.put("m0", "b.1.", "ben", "Ben")
        await old.names.put("m0", "c.2.", "cleo", "Mask of Cleo")
        await old.close()
        connection = await asyncpg.connect(postgres, server_settings={"search_path": schema})
        await connection.execute("INSERT INTO blocks VALUES ('ben', 'cleo', 7), ('ben', 'dora', 6)")
        await connection.execute("INSERT INTO mutes VALUES ('ben', 'cleo')")
        await connection.close()
        monkeypatch.undo()
        store = await open_here()
        dora, cleo = await store.people.blocks_of("ben")
        assert [(one.other, one.name, one.mark) for one in (dora, cleo)] == [
            ("dora", "", ""),
            ("cleo", "Mask of Cleo", ""),
        ]
        assert len({dora.id, cleo.id, ""}) == 3
        assert await store.people.mutes_of("ben") == {Mute("cleo", "", True)}
        await store.people.mute("ben", Mute("cleo", "m", False))
        assert await store.people.mutes_of("ben") == {Mute("cleo", "m", False)}
        await store.close()

    run(told())


def test_a_newer_database_is_refused(open_here: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    async def told() -> None:
        steps = migrations.numbered("postgres")
        newer = (len(steps) + 1, "ALTER TABLE people ADD motto TEXT;")
        monkeypatch.setattr(migrations, "numbered", lambda _: [*steps, newer])
        await (await open_here()).close()
        monkeypatch.undo()
        with pytest.raises(Refusal) as refusal:
            await open_here()
        assert (refusal.value.code, refusal.value.facts["version"]) == ("store_newer", len(steps) + 1)

    run(told())


@pytest.mark.parametrize(
    "address",
    [
        "postgresql://anna:secret@127.0.0.1:1/goldhook",
        "postgresql://anna:secret@no-such-host.invalid/goldhook",
        "postgresql://anna:secret@/goldhook?host=/no/such/folder",
        "postgresql://anna:secret@127.0.0.1:port/goldhook",
    ],
)
def test_an_unreachable_database_is_reported_without_the_password(address: str) -> None:
    with pytest.raises(Refusal) as refusal:
        run(open_store(address))
    assert refusal.value.code == "postgres_unreachable"
    assert "secret" not in str(refusal.value)


def test_without_asyncpg_the_refusal_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in [name for name in sys.modules if name.startswith(("asyncpg", "goldhook.store.postgres"))]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    with pytest.raises(Refusal, match="postgres_missing"):
        run(open_store("postgresql://localhost"))


def test_backups_of_postgresql_are_left_to_its_own_tools(open_here: Open, tmp_path: Path) -> None:
    async def told() -> None:
        store = await open_here()
        with pytest.raises(Refusal, match="backup_postgres"):
            await store.backup(tmp_path / "copy")
        await store.close()

    run(told())


def test_a_read_only_database_fails_the_health_check(open_here: Open, postgres: str) -> None:
    async def told() -> None:
        store = await open_here()
        operator = await asyncpg.connect(postgres, server_settings={"default_transaction_read_only": "off"})
        try:
            await operator.execute("ALTER DATABASE postgres SET default_transaction_read_only = on")
            with pytest.raises(Unavailable):
                await store.check()
        finally:
            await operator.execute("ALTER DATABASE postgres RESET default_transaction_read_only")
            await operator.close()
            await store.close()
        store = await open_here()
        await store.check()
        await store.close()

    run(told())
