"""Deleted means gone: after "delete my data" no file next to the database contains a byte of the name."""

from __future__ import annotations

import asyncio
import os
import random
import re
import sqlite3
import stat
from collections.abc import Coroutine, Iterable
from contextlib import closing, suppress
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from goldhook.core.game import Refusal
from goldhook.store import Block, SqliteStore, digest, migrations
from goldhook.store.sqlite import erasure
from goldhook.store.sqlite.erasure import erase, forget_for_good
from goldhook.store.sqlite.file import APPLICATION, File

#: Account names, names at tables, names that others saw when they blocked the person: long enough to be unique.
NAMES = (
    "Annabella von Hohenfels",
    "Ελευθερία Παπαδοπούλου",
    "東海道中膝栗毛桜子",
    "Captain Zwiebelfisch",
    "Mask of Zanzibar",
)


def run(told: Coroutine[Any, Any, Any]) -> Any:
    return asyncio.run(asyncio.wait_for(told, 60))


def left_of(names: Iterable[str], folder: Path) -> set[str]:
    """Return the names that occur in any file of the folder."""
    content = b"\n".join(file.read_bytes() for file in folder.rglob("*") if file.is_file())
    return {name for name in names if name.encode() in content or name.encode("utf-16-le") in content}


def facts(name: str) -> bytes:
    return f'{{"name":"{name}"}}'.encode()


async def lived(store: SqliteStore) -> None:
    """Fill the store with Anna and Ben: she changed her name, played, left a lobby, was removed, blocked and muted, had
    tokens.
    """
    await store.people.save("ben", facts("Ben"), 0)
    for number, name in enumerate(NAMES[:3]):
        await store.people.save("anna", facts(name), number)
    for match in ("m1", "m2"):
        await store.matches.create(match, "gold_ahoi", b"{}", 0)
    await store.names.put("m1", "a.1.", "anna", NAMES[2])
    await store.names.put("m1", "b.2.", "ben", "Ben")
    await store.names.put("m1", "a.1.", "anna", NAMES[3])
    await store.names.put("m2", "a.1.", "anna", NAMES[1])
    await store.names.drop("m2", "a.1.")
    await store.append("m1", 0, [b'{"code":"joined","name":"a.1."}'] * 5, at=1)
    await store.people.block("ben", Block("b1", "anna", "mark", NAMES[4]), 0)
    await store.tokens.grant("t1", digest("secret", b""), "anna", b"[]", 0)


@pytest.mark.parametrize("end", ["runs on", "is closed", "is killed"])
def test_a_deleted_name_is_in_no_file(tmp_path: Path, end: str) -> None:
    folder = tmp_path / "data"

    async def told() -> None:
        store = await SqliteStore.open(folder / "a.db")
        await lived(store)
        assert left_of(NAMES, folder) == set(NAMES), "the log remembers them all, also those of long ago"
        await store.people.forget("anna")
        assert left_of(NAMES, folder) == set()
        await store.backup(tmp_path / "copies" / "a.db")
        assert left_of(NAMES, tmp_path / "copies") == set()
        await store.append("m1", 5, [b"{}"], at=2)
        assert [name.text for name in await store.names.at("m1")] == ["", "Ben"]
        assert await store.people.find("ben")
        assert left_of(NAMES, folder) == set()
        if end == "is killed":
            killed = tmp_path / "killed"
            killed.mkdir()
            for file in folder.iterdir():
                (killed / file.name).write_bytes(file.read_bytes())
        await store.close()
        assert left_of(NAMES, tmp_path) == set()

    run(told())


def test_a_pending_erasure_completes_at_the_next_start(tmp_path: Path) -> None:
    killed = tmp_path / "killed"
    killed.mkdir()

    async def told() -> None:
        store = await SqliteStore.open(tmp_path / "a.db")
        await lived(store)
        await store._engine.write(partial(forget_for_good, "anna"))
        for file in tmp_path.glob("a.db*"):
            (killed / file.name).write_bytes(file.read_bytes())
        await store.close()
        assert left_of(NAMES, killed) == set(NAMES)
        store = await SqliteStore.open(killed / "a.db")
        assert left_of(NAMES, killed) == set()
        assert await store.people.find("anna") is None
        await store.close()

    run(told())


def test_a_concurrent_reader_delays_the_erasure_without_blocking(tmp_path: Path) -> None:
    async def told() -> None:
        store = await SqliteStore.open(tmp_path / "a.db", patience=0.2)
        await lived(store)
        with closing(sqlite3.connect(tmp_path / "a.db", isolation_level=None)) as reader:
            reader.execute("BEGIN")
            reader.execute("SELECT count(*) FROM names").fetchone()
            await store.people.forget("anna")
            assert await store.people.find("anna") is None
            assert await store.append("m1", 5, [b"{}"], at=2) == 6, "others go on"
            assert left_of(NAMES, tmp_path)
            reader.execute("ROLLBACK")
        async with asyncio.timeout(30):
            while left_of(NAMES, tmp_path):
                await asyncio.sleep(0.02)
        await store.close()

    run(told())


def test_disk_errors_delay_the_erasure(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(erasure, "TROUBLE", 0.01)
    trouble = [sqlite3.SQLITE_FULL, sqlite3.SQLITE_BUSY]

    def failing(connection: sqlite3.Connection) -> bool:
        if trouble:
            error = sqlite3.OperationalError("simulated")
            error.sqlite_errorcode = trouble.pop()
            raise error
        return erase(connection)

    monkeypatch.setattr(erasure, "erase", failing)

    async def told() -> None:
        store = await SqliteStore.open(tmp_path / "a.db")
        await lived(store)
        await store.people.forget("anna")
        assert not trouble
        assert left_of(NAMES, tmp_path) == set()
        await store.close()

    run(told())


def test_many_deletions_at_once_share_the_work(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    rounds: list[bool] = []

    def counted(connection: sqlite3.Connection) -> bool:
        rounds.append(erase(connection))
        return rounds[-1]

    monkeypatch.setattr(erasure, "erase", counted)

    async def told() -> None:
        store = await SqliteStore.open(tmp_path / "a.db")
        people = [f"Somebody Unmistakable {number:03}" for number in range(60)]
        await asyncio.gather(*(store.people.save(f"p{n}", facts(name), 0) for n, name in enumerate(people)))
        await asyncio.gather(*(store.people.forget(f"p{n}") for n in range(60)))
        assert left_of(people, tmp_path) == set()
        assert len(rounds) < 20
        await store.close()

    run(told())


def churn(connection: sqlite3.Connection, chance: random.Random, steps: int) -> set[str]:
    """Let people join, rename themselves, sit down and be deleted; return the names of the deleted ones."""
    known: dict[str, set[str]] = {}
    present: list[str] = []
    gone: set[str] = set()
    connection.execute("BEGIN")
    for number in range(steps):
        what, name = chance.random(), f"Name-{number:06}-" + "x" * chance.randrange(40)
        at = chance.randrange(len(present)) if present else 0
        person = present[at] if present else ""
        if what < 0.5 or not known:
            known[f"p{number:015}"] = {name}
            present.append(f"p{number:015}")
            connection.execute("INSERT INTO people VALUES (?, 0, 0, ?)", (f"p{number:015}", facts(name)))
        elif what < 0.7:
            known[person].add(name)
            connection.execute("UPDATE people SET facts = ? WHERE id = ?", (facts(name), person))
        elif what < 0.9:
            known[person].add(name)
            row = (1 + chance.randrange(500), str(chance.randrange(4)), person, name)
            connection.execute("INSERT OR REPLACE INTO names VALUES (?, ?, ?, ?)", row)
        else:
            gone |= known.pop(person)
            present[at] = present[-1]
            present.pop()
            connection.execute("UPDATE names SET person = NULL, text = '' WHERE person = ?", (person,))
            connection.execute("DELETE FROM people WHERE id = ?", (person,))
    connection.execute("COMMIT")
    return {name[: len("Name-000000")] for name in gone}


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(10, 14))
def test_stale_page_copies_in_sqlite_are_erased_too(tmp_path: Path, seed: int) -> None:
    """Overwriting deleted rows is not enough: some of these names stay in unused parts of pages."""
    file = File(tmp_path / "a.db", 1.0)
    with closing(file.connect(writing=True)) as connection:
        for match in range(500):
            connection.execute(
                "INSERT INTO matches (id, version, touched, fence, status, listed, created, game, facts)"
                " VALUES (?, 0, 0, 0, 'open', 0, 0, 'gold_ahoi', x'')",
                (f"m{match}",),
            )
        gone = churn(connection, random.Random(seed), 25_000)
        before = connection.execute("SELECT * FROM names ORDER BY match, key").fetchall()
        connection.execute("INSERT INTO kept VALUES (?, x'')", (erasure.DUE,))
        assert erase(connection)
        assert connection.execute("SELECT * FROM names ORDER BY match, key").fetchall() == before
        assert connection.execute("PRAGMA foreign_key_check").fetchall() == []
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        assert connection.execute("PRAGMA foreign_keys").fetchone() == (1,)
    found = {name.decode() for name in re.findall(rb"Name-\d{6}", (tmp_path / "a.db").read_bytes())}
    assert len(gone) > 2_000
    assert gone & found == set()
    file.close()


# --- files of older versions --------------------------------------------------------------------------------------


def old_file(path: Path) -> None:
    """Create a database from before blocks had names, with traces of a person deleted long ago."""
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("PRAGMA secure_delete = OFF")
        connection.execute("PRAGMA foreign_keys = ON")
        for number, statements in migrations.numbered("sqlite")[:2]:
            connection.executescript(f"{statements} PRAGMA user_version = {number};")
        connection.execute(f"PRAGMA application_id = {APPLICATION}")
        people = [("anna", NAMES[0]), ("ben", "Ben"), ("cleo", "Cleo"), ("dora", "Dora")]
        connection.executemany("INSERT INTO people VALUES (?, 0, 0, ?)", [(id_, facts(name)) for id_, name in people])
        connection.execute(
            "INSERT INTO matches (id, version, touched, fence, status, listed, created, game, facts)"
            " VALUES ('m1', 0, 0, 0, 'open', 0, 0, 'gold_ahoi', x'')"
        )
        seen = [("ben", "Ben"), ("cleo", "Mask of Cleo"), ("anna", NAMES[3])]
        connection.executemany("INSERT INTO names VALUES (1, ?1, ?1, ?2)", seen)
        connection.executemany("INSERT INTO blocks VALUES ('ben', ?, ?)", [("cleo", 7), ("dora", 6), ("anna", 5)])
        connection.executemany("INSERT INTO mutes VALUES ('ben', ?)", [("cleo",)])
        connection.execute("UPDATE names SET person = NULL, text = '' WHERE person = 'anna'")
        connection.execute("DELETE FROM people WHERE id = 'anna'")
        assert not connection.execute("SELECT 1 FROM blocks WHERE other = 'anna'").fetchall()


def test_an_older_file_keeps_its_blocks_and_drops_deleted_people(tmp_path: Path) -> None:
    path = tmp_path / "a.db"
    old_file(path)
    assert left_of(NAMES, tmp_path), "without secure_delete"

    async def told() -> None:
        store = await SqliteStore.open(path)
        assert left_of(NAMES, tmp_path) == set()
        dora, cleo = await store.people.blocks_of("ben")
        assert (dora.other, dora.name, dora.mark) == ("dora", "", ""), "they never met at a table that is still known"
        assert (cleo.other, cleo.name) == ("cleo", "Mask of Cleo"), "as ben saw her, not as she calls herself"
        assert len({dora.id, cleo.id, ""}) == 3
        (mute,) = await store.people.mutes_of("ben")
        assert mute == ("cleo", "", True)
        await store.people.mute("ben", mute._replace(mark="m", muted=False))
        assert await store.people.mutes_of("ben") == {("cleo", "m", False)}, "an old mute ends wherever it is ended"
        await store.people.unblock("ben", dora.id)
        assert await store.people.blocked_by("ben") == {"cleo"}
        await store.close()

    run(told())


def test_a_full_disk_leaves_an_older_file_unchanged(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "a.db"
    old_file(path)
    monkeypatch.setattr(File, "connect", _no_room(File.connect))
    with pytest.raises(Refusal, match="store_unopenable"):
        run(SqliteStore.open(path))
    monkeypatch.undo()
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("PRAGMA user_version").fetchone() == (2,), "so it is tried again"


def _no_room(connect: Any) -> Any:
    def limited(file: File, *, writing: bool) -> Any:
        connection = connect(file, writing=writing)

        class Full:
            def execute(self, sql: str, *args: Any) -> Any:
                if sql == "VACUUM":
                    raise sqlite3.OperationalError("database or disk is full")
                return connection.execute(sql, *args)

            def close(self) -> None:
                connection.close()

        return Full()

    return limited


# --- other names of the same file ---------------------------------------------------------------------------------


def refused(path: Path) -> Refusal:
    with pytest.raises(Refusal) as refusal:
        run(SqliteStore.open(path))
    return refusal.value


def test_a_hard_linked_database_is_refused(tmp_path: Path) -> None:
    async def told() -> None:
        store = await SqliteStore.open(tmp_path / "a.db")
        (tmp_path / "b.db").hardlink_to(tmp_path / "a.db")
        with pytest.raises(Refusal) as refusal:
            await SqliteStore.open(tmp_path / "b.db")
        assert refusal.value.code == "store_linked"
        await store.close()

    run(told())
    again = refused(tmp_path / "a.db")
    assert (again.code, again.facts["links"]) == ("store_linked", 2)
    (tmp_path / "b.db").unlink()

    async def reopened() -> None:
        await (await SqliteStore.open(tmp_path / "a.db")).close()

    run(reopened())


def test_a_file_is_open_once_under_any_spelling_of_its_path(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    folder.mkdir()
    (tmp_path / "link").symlink_to(folder)
    (tmp_path / "link.db").symlink_to(folder / "a.db")
    (folder / "beside.db").symlink_to("a.db")
    spellings = [
        *(tmp_path / "link" / "a.db", tmp_path / "link.db", folder / "beside.db"),
        *(folder / ".." / "data" / "a.db", Path(os.path.relpath(folder / "a.db"))),
    ]

    async def told() -> None:
        store = await SqliteStore.open(tmp_path / "link.db")
        assert (folder / "a.db").exists(), "a link that leads nowhere yet leads to the new file"
        for path in spellings:
            with pytest.raises(Refusal, match="store_in_use"):
                await SqliteStore.open(path)
        await store.close()

    run(told())
    assert sorted(file.name for file in tmp_path.glob("*.lock")) == []
    (tmp_path / "round").symlink_to(tmp_path / "round")
    assert refused(tmp_path / "round").code == "file_unwritable"


@pytest.mark.skipif(os.name != "posix", reason="rights are another matter on Windows")
def test_a_world_readable_file_is_made_private(tmp_path: Path) -> None:
    async def told() -> None:
        store = await SqliteStore.open(tmp_path / "a.db")
        await store.people.save("anna", facts("Anna"), 0)
        killed = tmp_path / "killed"
        killed.mkdir()
        for file in tmp_path.glob("a.db*"):
            if file.is_file():
                (killed / file.name).write_bytes(file.read_bytes())
                (killed / file.name).chmod(0o644)
        await store.close()
        store = await SqliteStore.open(killed / "a.db")
        for end in ("", "-wal", "-shm"):
            with suppress(FileNotFoundError):
                assert stat.S_IMODE((killed / f"a.db{end}").stat().st_mode) == 0o600, end
        await store.close()

    run(told())


@pytest.mark.skipif(os.name != "posix", reason="rights are another matter on Windows")
def test_permissions_of_a_foreign_file_are_unchanged(tmp_path: Path) -> None:
    path = tmp_path / "foreign.db"
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("CREATE TABLE recipes (name TEXT)")
    path.chmod(0o644)
    assert refused(path).code == "store_foreign"
    assert stat.S_IMODE(path.stat().st_mode) == 0o644


@pytest.mark.skipif(os.name != "posix", reason="rights are another matter on Windows")
def test_a_failed_permission_change_is_logged(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    run_closed(tmp_path / "a.db")
    (tmp_path / "a.db").chmod(0o644)

    def forbidden(*_args: Any, **_named: Any) -> None:
        raise PermissionError(1, "Operation not permitted")

    monkeypatch.setattr(Path, "chmod", forbidden)
    run_closed(tmp_path / "a.db")
    assert "others can read people's data" in caplog.text


def run_closed(path: Path) -> None:
    async def told() -> None:
        await (await SqliteStore.open(path)).close()

    run(told())
