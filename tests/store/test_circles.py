"""Circles of friends, on every store: members, results against each other, attempts at rounds, and what is deleted."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from every_store import on_every_store
from goldhook.store import (
    Change,
    Circle,
    Encounters,
    NoSuchPerson,
    Outcome,
    Play,
    Result,
    SqliteStore,
    Store,
    Tournament,
    migrations,
)
from goldhook.store.sqlite.file import APPLICATION

pytestmark = pytest.mark.slow

CIRCLE = Circle("c1", "Friday", "link", 5)
TOURNAMENT = Tournament("t1", "c1", "gold_ahoi", 3, 0, 7)


async def friends(store: Store) -> None:
    for person in ("anna", "ben", "cleo"):
        await store.people.save(person, f'{{"name":"{person}"}}'.encode(), 0)
    await store.circles.create(CIRCLE, "anna")
    await store.circles.join("c1", "ben", 6)


async def played(store: Store, match: str, *rows: Result, ended: int = 9, game: str = "gold_ahoi") -> None:
    await store.matches.create(match, game, b"{}", ended)
    await store.append(match, 0, [b"{}"], at=ended, change=Change(status="over"))
    await store.results.settle(match, ended, rows, ())


def row(seat: int, person: str | None, outcome: Outcome, points: int, why: str = "") -> Result:
    return Result(seat, "k", person, 0 if person else 3, 0, outcome, points, why)


@on_every_store
async def test_the_last_member_to_leave_deletes_the_circle(store: Store) -> None:
    await friends(store)
    circles = store.circles
    with pytest.raises(NoSuchPerson):
        await circles.create(CIRCLE, "nobody")
    assert await circles.find("c1") == CIRCLE
    assert await circles.find("c2") is None
    assert [(one.person, one.facts, one.since) for one in await circles.members("c1")] == [
        ("anna", b'{"name":"anna"}', 5),
        ("ben", b'{"name":"ben"}', 6),
    ]
    assert await circles.join("c1", "ben", 99)  # twice: nothing changes
    assert not await circles.join("c2", "ben", 8)
    assert await circles.of_person("ben") == (CIRCLE,)
    await circles.set_link("c1", "")
    assert await circles.find("c1") == CIRCLE._replace(link="")
    await circles.leave("c1", "anna")
    await circles.leave("c1", "anna")
    assert [one.person for one in await circles.members("c1")] == ["ben"]
    await circles.add_tournament(TOURNAMENT)
    await circles.leave("c1", "ben")
    assert await circles.find("c1") is None
    assert await circles.tournaments("c1") == ()
    assert not await circles.add_tournament(TOURNAMENT)


@on_every_store
async def test_encounters_add_up_counted_matches_of_members(store: Store) -> None:
    await friends(store)
    await played(store, "m1", row(0, "anna", "won", 30), row(1, "ben", "lost", 20), ended=10)
    await played(store, "m2", row(0, "ben", "drawn", 25), row(1, "anna", "drawn", 25), ended=12)
    await played(store, "m3", row(0, "anna", "won", 40), row(1, "ben", "lost", 1, "helped"), ended=13)
    await played(store, "m4", row(0, "anna", "won", 40), row(1, None, "lost", 1), ended=14)
    await played(store, "m5", row(0, "anna", "won", 40), row(1, "cleo", "lost", 1), ended=15)
    await played(store, "m6", row(0, "anna", "lost", 2), row(1, "ben", "won", 9), game="silver_gold", ended=16)
    both = (
        Encounters("anna", "ben", "gold_ahoi", 2, 1, 1, 55, 12),
        Encounters("anna", "ben", "silver_gold", 1, 0, 0, 2, 16),
    )
    theirs = (
        Encounters("ben", "anna", "gold_ahoi", 2, 0, 1, 45, 12),
        Encounters("ben", "anna", "silver_gold", 1, 1, 0, 9, 16),
    )
    assert await store.circles.encounters("c1") == (*both, *theirs)
    await store.people.forget("ben")
    assert await store.circles.encounters("c1") == ()
    assert [one.person for one in await store.circles.members("c1")] == ["anna"]


@on_every_store
async def test_an_attempt_is_made_once_and_an_offer_is_accepted_once(store: Store) -> None:
    await friends(store)
    circles = store.circles
    await circles.join("c1", "cleo", 7)
    assert await circles.add_tournament(TOURNAMENT)
    assert not await circles.offer("no-such", 1, "anna", 0)
    assert await circles.offer("t1", 1, "anna", 0)
    assert not await circles.offer("t1", 1, "anna", 0)
    told = await asyncio.gather(
        circles.begin("t1", 1, "m1", "ben", 1, "anna"), circles.begin("t1", 1, "m2", "cleo", 1, "anna")
    )
    assert sorted(told) == [False, True]
    second, match = ("ben", "m1") if told[0] else ("cleo", "m2")
    assert await circles.plays("c1") == (
        Play("t1", 1, "anna", 0, match),
        Play("t1", 1, second, 1, match),
    )
    assert not await circles.begin("t1", 1, "m3", "anna", 0)
    assert not await circles.offer("t1", 1, second, 1)
    assert await circles.offer("t1", 2, "anna", 1)
    await circles.withdraw("t1", 2, "anna")
    await circles.withdraw("t1", 1, "anna")  # too late
    assert not await circles.begin("t1", 2, "m4", "ben", 0, "anna")
    assert len(await circles.plays("c1")) == 2
    assert await circles.begin("t1", 2, "m5", "ben", 1)
    await played(store, match, row(0, "anna", "won", 30), row(1, second, "lost", 20, "helped"))
    assert (await circles.plays("c1"))[0] == Play("t1", 1, "anna", 0, match, "won", 30)
    assert (await circles.plays("c1"))[1] == Play("t1", 1, second, 1, match, "lost", 20, "helped")
    assert await circles.encounters("c1") == ()  # a tournament has standings of its own


@on_every_store
async def test_leaving_a_circle_withdraws_offers_and_keeps_attempts(store: Store) -> None:
    await friends(store)
    circles = store.circles
    await circles.add_tournament(TOURNAMENT)
    await circles.begin("t1", 1, "m1", "ben", 0)
    await circles.offer("t1", 2, "ben", 0)
    await circles.leave("c1", "ben")
    assert await circles.plays("c1") == ()
    await circles.join("c1", "ben", 20)
    assert await circles.plays("c1") == (Play("t1", 1, "ben", 0, "m1"),)
    await store.people.forget("ben")
    await store.people.save("ben", b"{}", 30)
    await circles.join("c1", "ben", 30)
    assert await circles.plays("c1") == ()
    await store.people.forget("anna")
    await store.people.forget("ben")
    assert await circles.find("c1") is None


@on_every_store
async def test_only_listed_unfinished_tables_of_members_are_shown(store: Store) -> None:
    await friends(store)
    for number, (match, person, listed) in enumerate(
        [("m1", "anna", True), ("m2", "ben", False), ("m3", "cleo", True), ("m4", "ben", True)]
    ):
        await store.matches.create(match, "gold_ahoi", b"{}", number, listed=listed)
        await store.names.put(match, "k.1.", person, person)
    assert [match.id for match in await store.circles.tables("c1")] == ["m4", "m1"]
    assert [match.id for match in await store.circles.tables("c1", limit=1)] == ["m4"]
    await store.append("m4", 0, [b"{}"], at=9, change=Change(status="over"))
    assert [match.id for match in await store.circles.tables("c1")] == ["m1"]


def test_matches_of_an_older_file_are_counted(tmp_path: Path) -> None:
    path = tmp_path / "old.db"
    with closing(sqlite3.connect(path)) as connection:
        for number, statements in migrations.numbered("sqlite")[:5]:
            connection.executescript(statements)
            connection.execute(f"PRAGMA user_version = {number}")
        connection.execute(f"PRAGMA application_id = {APPLICATION}")
        connection.execute("PRAGMA journal_mode = WAL")
        for person in ("anna", "ben"):
            connection.execute("INSERT INTO people VALUES (?, 0, 0, x'7b7d')", (person,))
        connection.execute("INSERT INTO matches VALUES (1, 'm1', 1, 0, 0, NULL, 'over', 0, 0, 'gold_ahoi', x'7b7d', 1)")
        for seat, (person, outcome, points) in enumerate([("anna", "won", 7), ("ben", "lost", 5)]):
            values = (seat, "k", person, outcome, points)
            connection.execute("INSERT INTO results VALUES (1, ?, ?, ?, 0, 0, ?, ?, '', 44, 'gold_ahoi')", values)
        connection.commit()

    async def told() -> None:
        store = await SqliteStore.open(path)
        await store.circles.create(CIRCLE, "anna")
        await store.circles.join("c1", "ben", 6)
        assert await store.circles.encounters("c1") == (
            Encounters("anna", "ben", "gold_ahoi", 1, 1, 0, 7, 44),
            Encounters("ben", "anna", "gold_ahoi", 1, 0, 0, 5, 44),
        )
        await store.close()

    asyncio.run(told())
