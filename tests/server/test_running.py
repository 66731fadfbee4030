"""Operation: lists without stale tables, a correct health check, limits, takeover, dead connections."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import asyncpg
import pytest

from at_server import Guest, Served, at_table, line, live_room, run, served
from goldhook.server.http import matches_api
from goldhook.server.live import rooms
from goldhook.server.live.journal import Journal
from goldhook.server.run import process
from goldhook.store import Broken, Unavailable

pytestmark = pytest.mark.slow


async def offered(server: Served) -> dict[str, list[str]]:
    """Return the lobby: tables with the names at them."""
    async with asyncio.timeout(10):
        stranger = await server.guest("Zoe")
        lobby = (await stranger.client.get("/api/lobby")).json()
    return {one["table"]: one["names"] for one in lobby["open"] + lobby["running"]}


async def until_offered(server: Served, tables: set[str]) -> None:
    async with asyncio.timeout(10):
        while set(await offered(server)) != tables:
            await asyncio.sleep(0.05)


async def mine(guest: Guest) -> list[dict[str, Any]]:
    return (await guest.client.get("/api/me/matches")).json()["matches"]  # type: ignore[no-any-return]


async def wiped(postgres: str) -> None:
    connection = await asyncpg.connect(postgres)
    await connection.execute("DROP SCHEMA IF EXISTS goldhook CASCADE")
    await connection.close()


# --- ids that cannot be -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", ["memory", "sqlite", pytest.param("postgres", marks=pytest.mark.slow)])
def test_an_impossible_id_is_refused_by_every_store(kind: str, request: pytest.FixtureRequest) -> None:
    async def ask(store: str) -> None:
        async with served(store=store) as server:
            ann = await server.guest("Ann")
            for path in ("", "/record", "/set", "/invite", "/replay", "/stream", "/analysis", "/pieces/T01"):
                for id_ in ("%00", "a%00", "%ff", "x" * 65):
                    answer = await ann.client.get(f"/api/tables/{id_}{path}")
                    assert (answer.status_code, answer.json()["code"]) == (404, "table_unknown"), path
            posted = await ann.client.post("/api/tables/%00/commands", json={"type": "look"})
            assert posted.json()["code"] == "table_unknown"
            assert (await ann.client.post("/api/tables/%00/block", json={"seat": 0})).status_code == 404
            assert (await ann.client.delete("/api/me/tokens/%00")).status_code == 404
            assert (await ann.client.delete("/api/me/blocks/%00")).status_code == 404
            assert (await ann.client.get("/api/me/matches?before=%00")).status_code == 404
            assert (await ann.client.get("/api/me/matches?before=")).status_code == 200
            refused = await line(server, "%00", "", ann.cookie)
            assert (await refused.hear())["code"] == "table_unknown"

    places = {"memory": "memory:", "sqlite": str(request.getfixturevalue("tmp_path") / "tables.sqlite")}
    run(ask(places.get(kind) or request.getfixturevalue("postgres")))


# --- lists --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("killed", [False, True])
def test_pending_offers_survive_a_restart(tmp_path: Path, killed: bool) -> None:
    async def play() -> None:
        store = str(tmp_path / "tables.sqlite")
        async with served(store=store) as server:
            running, guests, lines = await at_table(server, "gold_ahoi", "Ann", "Bob", options={"open_lobby": True})
            waiting = await guests[0].create(options={"open_lobby": True})
            lines.append(await guests[0].sit(waiting))
            assert set(await offered(server)) == {running, waiting}
            cookies = [guest.cookie for guest in guests]
            if killed:  # nothing is written any more
                server.rooms.store.append = _nothing  # type: ignore[method-assign]
        async with served(store=store) as server:
            assert await offered(server) == {}
            zoe = await server.guest("Zoe")
            await (await zoe.sit(running)).until("sync")
            assert await offered(server) == {}, "she has no seat there"
            for table in (running, waiting):
                await (await line(server, table, "", cookies[0])).until("sync")
            await until_offered(server, {running, waiting})

    run(play())


async def _nothing(*_args: Any, **_named: Any) -> int:
    raise Unavailable("killed")


def test_a_removed_member_is_in_no_list() -> None:
    async def play() -> None:
        async with served(tables_per_token=1) as server:
            ann, bob = await server.guest("Ann"), await server.guest("Bob")
            table = await ann.create(options={"open_lobby": True})
            lines = [await ann.sit(table), await bob.sit(table)]
            await lines[1].ask("join")
            assert sorted((await offered(server))[table]) == ["Ann", "Bob"]
            assert (await lines[0].ask("remove", seat=1))["type"] == "done"
            assert (await offered(server))[table] == ["Ann"]
            assert await mine(bob) == []
            token = (await bob.client.post("/api/me/tokens", json={})).json()["secret"]
            bearer = {"Authorization": f"Bearer {token}"}
            for _ in range(2):  # the second time it would sit at two
                joined = await bob.client.post(f"/api/tables/{table}/commands", json={"type": "join"}, headers=bearer)
                assert joined.json()["type"] == "done"
                assert (await lines[0].ask("remove", seat=1))["type"] == "done"

    run(play())


def test_losing_one_of_two_seats_keeps_the_other_name() -> None:
    async def play() -> None:
        async with served() as server:
            ann, bob = await server.guest("Ann"), await server.guest("Bob")
            table = await ann.create("silver_gold", 3)
            lines = [await ann.sit(table), await bob.sit(table)]
            for name in ("Bob", "Bo"):
                assert (await lines[1].ask("join", name=name))["type"] == "done"
            await lines[0].ask("remove", seat=1)
            assert [sorted(one["names"]) for one in await mine(bob)] == [["Ann", "Bo"]]
            await lines[0].ask("remove", seat=2)
            assert [one["names"] for one in await mine(ann)] == [["Ann"]]
            assert await mine(bob) == []

    run(play())


def test_unloaded_matches_do_not_claim_whose_turn_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(matches_api, "READ", 1)

    async def play() -> None:
        async with served() as server:
            ann = await server.guest("Ann")
            tables = [await ann.create("silver_gold", bots={1: 1}) for _ in range(2)]
            for table in tables:
                await ann.client.post(f"/api/tables/{table}/commands", json={"type": "start"})
            await ann.create()
            shown = {one["table"]: (one["seat"], one["owes"]) for one in await mine(ann)}
            looked = [shown[table] for table in tables]
            assert sorted(looked, key=str) == [(0, True), (None, None)]
            assert [owes for table, (_, owes) in shown.items() if table not in tables] == [False]

    run(play())


def test_a_token_counts_every_unfinished_table() -> None:
    async def play() -> None:
        async with served(tables_per_token=1) as server:
            ann = await server.guest("Ann")
            token = (await ann.client.post("/api/me/tokens", json={"caps": ["play", "create"]})).json()["secret"]
            bearer = {"Authorization": f"Bearer {token}"}
            first = await ann.client.post("/api/tables", json={"game": "gold_ahoi"}, headers=bearer)
            assert first.status_code == 201
            for _ in range(52):  # more than a page of the store
                await ann.create()
            second = await ann.client.post("/api/tables", json={"game": "gold_ahoi"}, headers=bearer)
            assert second.json()["code"] == "too_many_seats"

    run(play())


# --- trouble ------------------------------------------------------------------------------------------------------


def test_health_fails_when_the_store_is_read_only(tmp_path: Path) -> None:
    async def play() -> None:
        async with served(store=str(tmp_path / "tables.sqlite")) as server:
            ann = await server.guest("Ann")
            assert (await ann.client.get("/api/health")).status_code == 200
            writer: Any = server.rooms.store._engine.writer  # type: ignore[attr-defined]
            writer._broken = Broken("disk I/O error", unsure=True)
            assert (await ann.client.post("/api/me", json={"name": "Bob"})).status_code == 503
            answer = await ann.client.get("/api/health")
            assert (answer.status_code, answer.headers["Retry-After"]) == (503, "1")
            writer._broken = None

    run(play())


def test_table_responses_include_retry_after(monkeypatch: pytest.MonkeyPatch) -> None:
    async def fails(*_args: Any) -> None:
        raise Unavailable("simulated")

    async def play() -> None:
        async with served(requests_per_second=0) as server:
            ann = await server.guest("Ann")
            table = await ann.create(bots={1: 1})
            monkeypatch.setattr(Journal, "write", fails)
            answer = await ann.client.post(f"/api/tables/{table}/commands", json={"type": "start"})
            assert (answer.status_code, answer.json()["type"]) == (503, "again")
            assert answer.headers["Retry-After"] == "1"

    run(play())


def test_opening_sockets_is_rate_limited_like_requests() -> None:
    async def play() -> None:
        async with served(requests_per_second=1) as server:  # and four at once
            ann = await server.guest("Ann")
            table = await ann.create()
            codes = [(await (await ann.sit(table)).hear()).get("code") for _ in range(4)]
            assert codes[0] is None
            assert codes[-1] == "too_fast"
            assert server.rooms.metrics.limited

    run(play())


def test_a_connection_that_misses_a_ping_is_closed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(process, "PING", 0.2)
    monkeypatch.setattr(process, "PONG", 0.2)

    async def play() -> None:
        async with served() as server:
            ann = await server.guest("Ann")
            table = await ann.create()
            alive = await ann.sit(table)
            await alive.until("sync")
            reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
            key = "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
            writer.write(
                f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\n"
                f"Connection: Upgrade\r\n{key}\r\n".encode()
            )
            assert b" 101 " in await reader.readline()
            room = live_room(server.rooms, table)
            assert room
            async with asyncio.timeout(10):
                while len(room.visits) < 2:
                    await asyncio.sleep(0.01)
                while len(room.visits) > 1:  # only silent connections are closed
                    await asyncio.sleep(0.01)
                await reader.read()
            writer.close()
            await asyncio.sleep(0.5)
            assert (await alive.look())["type"] == "sync"

    run(play())


# --- several processes --------------------------------------------------------------------------------------------


@pytest.mark.slow
def test_tables_of_a_dead_owner_are_taken_over_unasked(postgres: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rooms, "SWEEP", 0.2)

    async def play() -> None:
        await wiped(postgres)
        chosen: dict[str, Any] = {"store": postgres, "lease_seconds": 1, "grace_seconds": 1}
        async with served(**chosen) as one, served(**chosen) as other:
            ann = await one.guest("Ann")
            table = await ann.create(options={"open_lobby": True})
            lobby = await ann.sit(table)
            await lobby.until("sync")
            for task in one.rooms._tasks:  # it is dead: no heartbeat, and nothing is written
                task.cancel()
            one.rooms.store.append = _nothing  # type: ignore[method-assign]
            async with asyncio.timeout(20):
                while not live_room(other.rooms, table):
                    await asyncio.sleep(0.05)
            await until_offered(other, set())

    run(play())


@pytest.mark.slow
def test_a_lobby_owned_by_another_process_is_not_deleted(postgres: str) -> None:
    async def play() -> None:
        await wiped(postgres)
        async with served(store=postgres) as one, served(store=postgres) as other:
            ann = await one.guest("Ann")
            kept, unused = await ann.create(), await ann.create()
            await (await ann.sit(kept)).until("sync")
            room = live_room(one.rooms, unused)
            assert room
            async with asyncio.timeout(10):
                while not room.quiet:
                    await asyncio.sleep(0.05)
            one.rooms._closing[unused] = asyncio.ensure_future(asyncio.sleep(0))
            object.__setattr__(one.rooms.settings, "idle_seconds", 0)
            await one.rooms._let_go(room)
            now = one.rooms.now()
            other.rooms.now = lambda: now + 25 * 3_600_000  # the next day
            await other.rooms.store.leases.renew(one.rooms.owner, 3_600_000, now=other.rooms.now())
            await other.rooms._delete_unused()
            assert await other.rooms.store.matches.find(kept)
            assert not await other.rooms.store.matches.find(unused)

    run(play())


@pytest.mark.parametrize("hours", [0, 1])
def test_zero_hours_means_no_limit(hours: int) -> None:
    async def play() -> None:
        async with served(lobby_hours=hours) as server:
            await server.rooms.store.matches.create("old", "gold_ahoi", b"{}", 0)
            await server.rooms._delete_unused()
            assert bool(await server.rooms.store.matches.find("old")) is not bool(hours)

    run(play())


# --- a disk that is full ------------------------------------------------------------------------------------------


async def health_of(guest: Guest) -> tuple[int, str]:
    answer = await guest.client.get("/api/health")
    return answer.status_code, answer.json().get("status", answer.json().get("code"))


def test_health_fails_from_a_failed_write_until_one_succeeds(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        async with served(store=str(tmp_path / "tables.sqlite")) as server:
            ann = await server.guest("Ann")
            assert await health_of(ann) == (200, "ok")
            file: Any = server.rooms.store._engine._writing  # type: ignore[attr-defined]
            (pages,) = file.execute("PRAGMA page_count").fetchone()
            file.execute(f"PRAGMA max_page_count = {pages}")
            refused = [await ann.client.post("/api/tables", json={"game": "gold_ahoi"}) for _ in range(60)]
            assert refused[-1].status_code == 503, "the last pages are used up"
            assert await health_of(ann) == (503, "store_unavailable")
            await asyncio.sleep(0.3)
            assert await health_of(ann) == (503, "store_unavailable"), "a probe does not help as long as it is full"
            file.execute("PRAGMA max_page_count = 100000")
            async with asyncio.timeout(20):
                while await health_of(ann) != (200, "ok"):  # though nobody plays
                    await asyncio.sleep(0.05)

    monkeypatch.setattr(rooms, "SWEEP", 0.05)
    run(play())


def test_health_says_that_the_disk_is_nearly_full(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def play() -> None:
        for store, least, said in (("memory:", 10**9, "ok"), (str(tmp_path / "a.sqlite"), 10**9, "degraded")):
            async with served(store=store, free_megabytes=least) as server:
                ann = await server.guest("Ann")
                assert await health_of(ann) == (200, said)
                await server.rooms.health.look_after()
        async with served(store=str(tmp_path / "a.sqlite"), free_megabytes=0) as server:
            assert await health_of(await server.guest("Ann")) == (200, "ok")

    run(play())
    assert caplog.text.count("nearly full") == 1
