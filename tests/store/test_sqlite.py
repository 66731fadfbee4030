"""The store in a file, with faults of the disk, of the file, and of other processes."""

from __future__ import annotations

import asyncio
import os
import random
import sqlite3
import stat
from collections.abc import Coroutine
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from every_store import answers
from goldhook.core.game import Refusal
from goldhook.store import Broken, Closed, DiskFull, Locked, SqliteStore, migrations
from goldhook.store.sql import Steps
from goldhook.store.sql.appends import Append
from goldhook.store.sqlite.file import APPLICATION, copy
from goldhook.store.sqlite.writer import Writer
from goldhook.store.values import NO_CHANGE


def run(told: Coroutine[Any, Any, Any]) -> Any:
    return asyncio.run(asyncio.wait_for(told, 60))


async def with_matches(path: Path, count: int = 1, **options: float) -> SqliteStore:
    store = await SqliteStore.open(path, **options)
    for number in range(count):
        await store.matches.create(f"m{number}", "gold_ahoi", b"{}", 0)
    return store


def statements(store: SqliteStore) -> list[str]:
    """Collect the writer's SQL statements from now on."""
    heard: list[str] = []
    store._engine._writing.set_trace_callback(heard.append)
    return heard


# --- durable, together --------------------------------------------------------------------------------------------


def test_commits_are_synced_to_disk(tmp_path: Path) -> None:
    async def told() -> None:
        store = await with_matches(tmp_path / "a.db")
        for connection in (store._engine._writing, store._engine._reading):
            assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
            assert connection.execute("PRAGMA synchronous").fetchone() == (2,), (
                "FULL: the log is synced at every commit"
            )
            assert connection.execute("PRAGMA foreign_keys").fetchone() == (1,)
        await store.close()

    run(told())


def test_waiting_writers_share_a_commit(tmp_path: Path) -> None:
    async def told() -> None:
        store = await with_matches(tmp_path / "a.db", 300)
        heard = statements(store)
        assert await answers(*(store.append(f"m{number}", 0, [b"a"], at=1) for number in range(300))) == [1] * 300
        assert heard.count("COMMIT") <= 3, "the first may go alone, the others while it is under way"
        assert len(heard) < 40, "and not a statement for each"
        await store.close()

    run(told())


def test_a_failing_job_does_not_affect_others(tmp_path: Path) -> None:
    async def told() -> None:
        store = await with_matches(tmp_path / "a.db", 30)
        wrong: list[Any] = ["no bytes"]
        told = await answers(
            *(store.append(f"m{number}", 0, wrong if number == 7 else [b"a"], at=1) for number in range(30)),
            store.append("m0", 1, [b"b"], at=2**70),
            store.people.save("anna", b"", 0),
        )
        assert [number for number, answer in enumerate(told[:30]) if answer != 1] == [7]
        assert isinstance(told[7], sqlite3.Error)
        assert isinstance(told[30], (OverflowError, sqlite3.Error))
        assert told[31] is None
        assert await store.people.find("anna")
        assert [len(await store.load(f"m{number}")) for number in range(30)] == [int(n != 7) for n in range(30)]
        await store.close()

    run(told())


# --- trouble ------------------------------------------------------------------------------------------------------


def test_a_full_disk_is_reported_and_survived(tmp_path: Path) -> None:
    def room(pages: int) -> Steps[None]:
        yield f"PRAGMA max_page_count = {pages}", ()

    async def told() -> None:
        store = await with_matches(tmp_path / "a.db", 20)
        await store._engine.write(partial(room, 1))  # the current size: nothing more fits
        big = b"x" * 100_000
        told = await answers(*(store.append(f"m{number}", 0, [big], at=1) for number in range(20)))
        assert {type(answer) for answer in told} == {DiskFull}
        assert await store.load("m0") == ()
        for _ in range(2):
            with pytest.raises(DiskFull):
                await store.check()
        with pytest.raises(DiskFull):
            await store.probe()
        store._engine._writing.execute("PRAGMA max_page_count = 100000")
        await store.probe()
        await store.check()
        assert await answers(*(store.append(f"m{number}", 0, [big], at=1) for number in range(20))) == [1] * 20
        await store.close()

    run(told())


def test_waiting_for_a_lock_times_out(tmp_path: Path) -> None:
    async def told() -> None:
        store = await with_matches(tmp_path / "a.db", 2, patience=0.05)
        with closing(sqlite3.connect(tmp_path / "a.db", isolation_level=None)) as neighbour:
            neighbour.execute("BEGIN IMMEDIATE")
            told = await answers(store.append("m0", 0, [b"a"], at=1), store.append("m1", 0, [b"a"], at=1))
            assert {type(answer) for answer in told} == {Locked}
            assert await store.load("m0") == (), "reading goes on"
        assert await store.append("m0", 0, [b"a"], at=1) == 1
        await store.close()

    run(told())


def test_after_a_failed_sync_nothing_more_is_acknowledged(tmp_path: Path) -> None:
    """The content of a disk after a failed sync is unknown; a second attempt may only seem to succeed."""

    class Failing:
        def __init__(self, connection: sqlite3.Connection) -> None:
            self.connection = connection

        def execute(self, sql: str, *args: Any) -> Any:
            if sql == "COMMIT":
                self.connection.execute("ROLLBACK")
                error = sqlite3.OperationalError("disk I/O error")
                error.sqlite_errorcode = sqlite3.SQLITE_IOERR_FSYNC
                raise error
            return self.connection.execute(sql, *args)

    async def told() -> None:
        store = await with_matches(tmp_path / "a.db")
        failing: Any = Failing(store._engine._writing)
        writer = Writer(failing)
        append = Append("m0", 0, (b"a",), 1, 0, NO_CHANGE)
        told = await answers(*(writer.submit(append) for _ in range(3)))
        assert {type(answer) for answer in told} == {Broken}
        assert all(answer.unsure for answer in told)
        failing.connection = None  # the disk is not even tried again
        with pytest.raises(Broken):
            await writer.submit(append)
        with pytest.raises(Broken):
            writer.check()
        await writer.close()
        with pytest.raises(Closed):
            writer.submit(append)
        await store.close()

    run(told())


def test_a_torn_log_loses_only_its_end(tmp_path: Path) -> None:
    async def written() -> bytes:
        store = await with_matches(tmp_path / "a.db")
        for number in range(60):
            await store.append("m0", number, [b"%d" % number], at=number)
        log = (tmp_path / "a.db-wal").read_bytes()
        (tmp_path / "copy.db").write_bytes((tmp_path / "a.db").read_bytes())
        await store.close()
        return log

    async def left(log: bytes) -> int:
        (tmp_path / "torn.db").write_bytes((tmp_path / "copy.db").read_bytes())
        (tmp_path / "torn.db-wal").write_bytes(log)
        store = await SqliteStore.open(tmp_path / "torn.db")
        events, match = await store.load("m0"), await store.matches.find("m0")
        assert match
        assert events == tuple(b"%d" % number for number in range(match.version))
        await store.close()
        return match.version

    log = run(written())
    assert run(left(log)) == 60
    rng = random.Random(5)
    start = log.index(b"m0") + 4096
    torn = [run(left(log[: rng.randrange(start, len(log))])) for _ in range(8)]
    assert min(torn) < 60


# --- the file -----------------------------------------------------------------------------------------------------


def refused(path: Path) -> Refusal:
    with pytest.raises(Refusal) as refusal:
        run(SqliteStore.open(path))
    return refusal.value


def closed_store(path: Path) -> Path:
    async def told() -> None:
        store = await with_matches(path, 50)
        for number in range(50):
            await store.append(f"m{number}", 0, [b"x" * 500] * 5, at=1)
        await store.close()

    run(told())
    return path


def test_a_closed_store_is_one_private_file(tmp_path: Path) -> None:
    path = closed_store(tmp_path / "new folder" / "a.db")
    assert not path.with_name("a.db-wal").exists()
    if os.name == "posix":
        assert stat.S_IMODE(path.stat().st_mode) == 0o600


def test_a_file_is_open_only_once(tmp_path: Path) -> None:
    async def told() -> None:
        store = await with_matches(tmp_path / "a.db")
        with pytest.raises(Refusal, match="store_in_use"):
            await SqliteStore.open(tmp_path / "a.db")
        assert await store.append("m0", 0, [b"a"], at=1) == 1
        await store.close()
        store = await SqliteStore.open(tmp_path / "a.db")
        assert await store.load("m0") == (b"a",)
        await store.close()

    run(told())


def test_a_damaged_file_is_refused(tmp_path: Path) -> None:
    path = closed_store(tmp_path / "a.db")
    whole = path.read_bytes()
    (tmp_path / "noise.db").write_bytes(random.Random(1).randbytes(8192))
    assert refused(tmp_path / "noise.db").code == "store_corrupt"
    damaged = bytearray(whole)
    damaged[4096 * 3 : 4096 * 8] = bytes(4096 * 5)
    path.write_bytes(damaged)
    told = refused(path)
    assert (told.code, told.facts["file"]) == ("store_corrupt", str(path))
    assert told.facts["why"]
    path.write_bytes(whole[: len(whole) // 2])
    assert refused(path).code == "store_corrupt"
    path.write_bytes(whole)

    async def told_again() -> None:
        store = await SqliteStore.open(path)
        assert len(await store.load("m49")) == 5
        await store.close()

    run(told_again())


def test_newer_and_foreign_files_are_refused_untouched(tmp_path: Path) -> None:
    path = closed_store(tmp_path / "a.db")
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA user_version = 999")
    told = refused(path)
    assert (told.code, told.facts["version"]) == ("store_newer", 999)
    with closing(sqlite3.connect(tmp_path / "foreign.db")) as connection:
        connection.execute("CREATE TABLE recipes (name TEXT)")
    assert refused(tmp_path / "foreign.db").code == "store_foreign"
    with closing(sqlite3.connect(tmp_path / "foreign.db")) as connection:
        assert connection.execute("SELECT name FROM sqlite_schema").fetchall() == [("recipes",)]


def test_an_impossible_path_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    assert refused(tmp_path / "file" / "a.db").code == "file_unwritable"
    assert refused(tmp_path).code == "file_unwritable"


def test_an_old_sqlite_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite3, "sqlite_version_info", (3, 34, 1))
    assert refused(tmp_path / "a.db").code == "store_sqlite_old"


# --- migrations ---------------------------------------------------------------------------------------------------


def test_both_databases_have_the_same_steps_without_a_gap() -> None:
    numbers = [number for number, _ in migrations.numbered("sqlite")]
    assert numbers == list(range(1, len(numbers) + 1))
    assert numbers == [number for number, _ in migrations.numbered("postgres")]


def test_an_older_file_with_snapshots_opens_without_them(tmp_path: Path) -> None:
    path = tmp_path / "a.db"
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        for number, statements in migrations.numbered("sqlite")[:3]:
            connection.executescript(f"{statements} PRAGMA user_version = {number};")
        connection.execute(f"PRAGMA application_id = {APPLICATION}")
        connection.execute(
            "INSERT INTO matches (id, version, touched, fence, status, listed, created, game, facts)"
            " VALUES ('m1', 1, 0, 0, 'open', 0, 0, 'gold_ahoi', x'')"
        )
        connection.execute("INSERT INTO events VALUES (1, 1, x'61')")
        connection.execute("INSERT INTO snapshots VALUES (1, 1, x'62')")

    async def told() -> None:
        store = await SqliteStore.open(path)
        assert await store.load("m1") == (b"a",)
        await store.close()

    run(told())
    with closing(sqlite3.connect(path)) as connection:
        assert not connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'snapshots'").fetchall()


def test_a_migration_keeps_data_and_a_failing_one_rolls_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = closed_store(tmp_path / "a.db")
    steps = migrations.numbered("sqlite")
    number = len(steps) + 1
    good = (number, "ALTER TABLE people ADD COLUMN motto TEXT;")
    bad = (number, "ALTER TABLE people ADD COLUMN motto TEXT; DROP TABLE no_such_table;")

    def version_and_columns() -> tuple[int, int]:
        with closing(sqlite3.connect(path)) as connection:
            (version,) = connection.execute("PRAGMA user_version").fetchone()
            return version, len(connection.execute("PRAGMA table_info(people)").fetchall())

    before = version_and_columns()
    monkeypatch.setattr(migrations, "numbered", lambda _: [*steps, bad])
    with pytest.raises(sqlite3.Error):
        run(SqliteStore.open(path))
    assert version_and_columns() == before
    monkeypatch.setattr(migrations, "numbered", lambda _: [*steps, good])

    async def told() -> None:
        store = await SqliteStore.open(path)
        assert len(await store.load("m49")) == 5
        await store.close()

    run(told())
    assert version_and_columns() == (number, before[1] + 1)


# --- backups ------------------------------------------------------------------------------------------------------


def test_a_backup_during_writes_is_consistent(tmp_path: Path) -> None:
    async def told() -> None:
        store = await with_matches(tmp_path / "a.db", 20)
        stop = False

        async def keep_writing(match: str) -> None:
            version = 0
            while not stop:
                version = await store.append(match, version, [b"%d" % version] * 3, at=version)

        writing = [asyncio.create_task(keep_writing(f"m{number}")) for number in range(20)]
        for copy_number in range(3):
            await asyncio.sleep(0.02)
            await store.backup(tmp_path / "copies" / f"{copy_number}.db")
        copy(tmp_path / "a.db", tmp_path / "copies" / "from outside.db")
        stop = True
        await asyncio.gather(*writing)
        with pytest.raises(Refusal, match="backup_exists"):
            await store.backup(tmp_path / "copies" / "0.db")
        with pytest.raises(Refusal, match="file_unwritable"):
            await store.backup(tmp_path / "a.db" / "copy.db")
        await store.close()

    async def check(path: Path) -> None:
        store = await SqliteStore.open(path)
        for number in range(20):
            match = await store.matches.find(f"m{number}")
            assert match
            assert match.version % 3 == 0
            assert len(await store.load(f"m{number}")) == match.version
        await store.close()

    run(told())
    copies = sorted((tmp_path / "copies").iterdir())
    assert [path.name for path in copies] == ["0.db", "1.db", "2.db", "from outside.db"], "nothing else is left"
    for path in copies:
        run(check(path))


def test_a_backup_includes_the_write_ahead_log(tmp_path: Path) -> None:
    """While a server has the file open, and after one was killed; damage is reported for the source, not the copy."""

    async def told() -> None:
        store = await with_matches(tmp_path / "a.db")
        copy(tmp_path / "a.db", tmp_path / "open.db")
        for end in ("", "-wal"):
            (tmp_path / f"killed.db{end}").write_bytes((tmp_path / f"a.db{end}").read_bytes())
        copy(tmp_path / "killed.db", tmp_path / "after.db")
        assert await store.append("m0", 0, [b"a"], at=1) == 1
        await store.close()

    run(told())
    for name in ("open.db", "after.db"):
        with closing(sqlite3.connect(tmp_path / name)) as connection:
            assert connection.execute("SELECT id FROM matches").fetchall() == [("m0",)]
    path = closed_store(tmp_path / "b.db")
    damaged = bytearray(path.read_bytes())
    damaged[4096 * 3 : 4096 * 8] = bytes(4096 * 5)
    path.write_bytes(damaged)
    with pytest.raises(Refusal, match="store_corrupt") as refusal:
        copy(path, tmp_path / "bad.db")
    assert refusal.value.facts["file"] == str(path)
    assert not (tmp_path / "bad.db").exists()
