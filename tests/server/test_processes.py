"""Several server processes on one PostgreSQL: visitors are passed on to a table's owner, and tables are taken over.

Two servers run in one event loop here, each with its own store, tables and ports.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import asyncpg
import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from at_server import Served, line, live_room, play_out, run, served

pytestmark = pytest.mark.slow


@asynccontextmanager
async def two_servers(postgres: str, **settings: Any) -> AsyncIterator[tuple[Served, Served]]:
    """Run two servers, like two processes, on one database."""
    connection = await asyncpg.connect(postgres)
    await connection.execute("DROP SCHEMA IF EXISTS goldhook CASCADE")
    await connection.close()
    chosen = {"store": postgres, "lease_seconds": 2, **settings}
    async with served(**chosen) as one, served(**chosen) as other:
        yield one, other


def test_a_visitor_reaching_the_wrong_process_is_forwarded(postgres: str) -> None:
    async def play() -> None:
        async with two_servers(postgres) as (one, other):
            ann, bob = await one.guest("Ann"), await other.guest("Bob")
            table = await ann.create("gold_ahoi")
            lines = [await ann.sit(table), await bob.sit(table)]
            assert (await lines[1].ask("join"))["type"] == "done"
            assert (await lines[0].ask("start"))["type"] == "done"
            assert live_room(one.rooms, table)
            assert not live_room(other.rooms, table), "one owner"
            views = await asyncio.gather(*(play_out(line_, seed) for seed, line_ in enumerate(lines)))
            assert [view["phase"] for view in views] == ["over", "over"]
            answer = await bob.client.post(f"/api/tables/{table}/commands", json={"type": "look"})
            assert answer.json()["viewer"] == 1
            assert (await bob.client.get(f"/api/tables/{table}/record")).status_code == 200

    run(play())


def test_a_forwarded_stale_command_gets_one_answer(postgres: str) -> None:
    """On a socket a whole view follows the refusal, often in the same frame; an HTTP response has room for one."""

    async def play() -> None:
        async with two_servers(postgres) as (one, other):
            ann = await one.guest("Ann")
            table = await ann.create("gold_ahoi", bots={1: 1})
            first = await ann.sit(table)
            await first.ask("start")
            while not (sync := await first.look())["legal"]:
                await first.until("told")
            await first.ask("act", seat=0, action=sync["legal"][0], version=sync["view"]["n"])
            asked = {"type": "act", "id": "old", "seat": 0, "action": sync["legal"][0], "version": sync["view"]["n"]}
            address = f"{other.base}/api/tables/{table}/commands"
            answer = await ann.client.post(address, json=asked, headers={"Cookie": ann.cookie})
            assert (answer.status_code, answer.json()["code"], answer.json()["id"]) == (409, "stale", "old")

    run(play())


def test_a_refusal_by_the_owning_process_reaches_the_visitor(postgres: str) -> None:
    async def play() -> None:
        async with two_servers(postgres) as (one, other):
            ann, zoe = await one.guest("Ann"), await other.guest("Zoe")
            table = await ann.create("gold_ahoi", options={"spectators": False}, bots={1: 1})
            first = await ann.sit(table)
            await first.ask("start")
            late = await zoe.sit(table)
            assert (await late.hear())["code"] == "watching_forbidden"
            assert await late.closed() == 4000
            place = other.rooms.owner.partition("@")[2] or "127.0.0.1:1"
            async with httpx.AsyncClient(base_url=f"http://{place}") as stranger:
                assert (await stranger.get("/api/health")).status_code == 200
            with pytest.raises(InvalidStatus):  # the port for visitors does not accept other processes
                await connect(f"ws://127.0.0.1:{other.port}/peer/tables/{table}")

    run(play())


def test_when_an_owner_stops_another_takes_over(postgres: str) -> None:
    async def play() -> None:
        async with two_servers(postgres) as (one, other):
            ann = await one.guest("Ann")
            table = await ann.create("gold_ahoi", bots={1: 1})
            far = await line(other, table, "", ann.cookie)
            await far.ask("start")
            before = await far.look()
            await one.rooms.stop()
            assert await far.closed() == 1012
            assert far.heard[-1]["type"] == "retry"
            near = await line(other, table, "", ann.cookie)
            after = await near.look()
            assert after["view"]["n"] >= before["view"]["n"]
            assert live_room(other.rooms, table)
            assert (await play_out(near, 1))["phase"] == "over"

    run(play())


def test_a_paused_owner_can_no_longer_write(postgres: str) -> None:
    async def play() -> None:
        async with two_servers(postgres) as (one, other):
            ann = await one.guest("Ann")
            table = await ann.create("gold_ahoi")
            first = await ann.sit(table)
            await first.until("sync")
            room = live_room(one.rooms, table)
            assert room
            later = one.rooms.now() + 60_000
            lease = await other.rooms.store.leases.claim(table, other.rooms.owner, 2000, now=later)
            assert lease.fence == 2
            await first.send("fill_with_bots", level=1)
            assert await first.closed() == 1012
            assert first.heard[-1]["why"] == "moved"
            assert not live_room(one.rooms, table)

    run(play())


def test_deleted_data_is_gone_in_all_processes(postgres: str) -> None:
    async def play() -> None:
        async with two_servers(postgres) as (one, other):
            ann, bob = await one.guest("Ann"), await other.guest("Bob")
            table = await ann.create("gold_ahoi")
            first, second = await ann.sit(table), await bob.sit(table)
            await second.ask("join")
            await bob.client.delete("/api/me")
            while (await first.look())["view"]["seats"][1]["name"]:
                await asyncio.sleep(0.05)

    run(play())


def test_revoking_a_token_closes_its_connections_in_every_process(postgres: str) -> None:
    async def play() -> None:
        async with two_servers(postgres, tables_per_token=1) as (one, other):
            ann, bob = await one.guest("Ann"), await other.guest("Bob")
            tables = [await ann.create() for _ in range(2)]
            token = (await bob.client.post("/api/me/tokens", json={})).json()
            bearer = {"Authorization": f"Bearer {token['secret']}"}
            far = [await line(other, table, additional_headers=bearer) for table in tables]
            near = await line(one, tables[0], additional_headers=bearer)
            assert (await far[0].ask("chat", text="hi"))["code"] == "token_may_not"
            assert (await far[0].ask("join"))["type"] == "done"
            assert (await far[1].ask("join"))["code"] == "too_many_seats"
            assert not live_room(other.rooms, tables[0]), "passed on"
            await bob.client.delete(f"/api/me/tokens/{token['id']}")
            for gone in (*far, near):
                assert await gone.closed() == 4000
                assert gone.heard[-1]["code"] == "token_wrong"

    run(play())


def test_blocks_and_handles_apply_in_every_process(postgres: str) -> None:
    async def play() -> None:
        async with two_servers(postgres) as (one, other):
            ann, zoe = await one.guest("Ann"), await other.guest("Zoe")
            table = await ann.create()
            first, watching = await ann.sit(table), await zoe.sit(table)
            await watching.ask("chat", text="hello")
            handle = (await first.until("said"))["handle"]
            address = f"{other.base}/api/tables/{table}/block"  # where the table is not
            answer = await ann.client.post(address, json={"handle": handle}, headers={"Cookie": ann.cookie})
            assert (answer.status_code, answer.json()["name"]) == (201, "Zoe")
            room = live_room(one.rooms, table)
            assert room
            while not any(visit.ears.blocked for visit in room.visits):
                await asyncio.sleep(0.02)
            await watching.ask("chat", text="can you hear me?")
            await first.ask("ping")
            assert "can you hear me?" not in [message.get("text") for message in first.heard]

    run(play())
