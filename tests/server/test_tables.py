"""Tables by HTTP: a lobby of any length, idempotent creation, and private tables."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import httpx
import pytest
from msgspec.json import encode

from at_server import Guest, NoThinkers, Served, at_table, live_room, run, served
from goldhook import table as tables
from goldhook.core.game import Json
from goldhook.server.http import tables_api
from goldhook.server.live import opening
from goldhook.server.live.people import Keys, Visitor
from goldhook.server.live.rooms import Rooms
from goldhook.server.run.settings import Settings
from goldhook.store import Block, Change, MemoryStore, Status, Unavailable

FACTS = encode({"players": 2, "free": 1, "bots": 0, "set": "house", "clock": False, "spectators": True})


# --- the lobby ----------------------------------------------------------------------------------------------------


async def list_tables(server: Served, count: int, status: Status = "open", person: str = "host") -> list[str]:
    """Create listed tables of a person, the oldest first, newer than all existing ones."""
    store = server.rooms.store
    await store.people.save(person, b"{}", 0)
    known = len(await store.matches.lobby(status, limit=10_000))
    ids = [f"{status}-{known + number:03}" for number in range(count)]
    for created, id_ in enumerate(ids, known):
        await store.matches.create(id_, "gold_ahoi", FACTS, created, listed=True)
        await store.names.put(id_, "key.1.", person, "Somebody")
        await store.append(id_, 0, [b"{}"], at=created, change=Change(status=status))
    return ids


async def lobby(guest: Guest, **before: str) -> Json:
    answer = await guest.client.get("/api/lobby", params=before)
    assert answer.status_code == 200, answer.text
    return answer.json()  # type: ignore[no-any-return]


def ids_of(listed: list[Json]) -> list[str]:
    return [one["table"] for one in listed]


def test_the_lobby_pages_back_to_the_oldest_table() -> None:
    async def look() -> None:
        async with served() as server:
            ann = await server.guest("Ann")
            waiting, running = await list_tables(server, 120), await list_tables(server, 50, "running")
            first = await lobby(ann)
            assert ids_of(first["open"]) == waiting[:-51:-1]
            assert (first["more_open"], first["more_running"]) == (waiting[-50], None), "fifty are just a page"
            assert ids_of(first["running"]) == running[::-1]
            second = await lobby(ann, open_before=first["more_open"])
            third = await lobby(ann, open_before=second["more_open"], running_before=running[2])
            assert ids_of(first["open"] + second["open"] + third["open"]) == waiting[::-1]
            assert (third["more_open"], ids_of(third["running"])) == (None, running[1::-1])

    run(look())


def test_tables_of_blocked_people_are_left_out_of_the_lobby(monkeypatch: pytest.MonkeyPatch) -> None:
    async def look() -> None:
        async with served() as server:
            ann = await server.guest("Ann")
            shown = await list_tables(server, 60)
            await list_tables(server, 60, person="bore")
            me = server.rooms.keys.person_of(ann.client.cookies["goldhook"])
            await server.rooms.store.people.block(me, Block("b1", "bore", "mark", "Bore"), 0)
            page = await lobby(ann)
            assert (ids_of(page["open"]), page["more_open"]) == (shown[:-51:-1], shown[-50])
            rest = await lobby(ann, open_before=page["more_open"])
            assert (ids_of(rest["open"]), rest["more_open"]) == (shown[9::-1], None)
            assert len((await lobby(await server.guest("Bob")))["open"]) == 50

            monkeypatch.setattr(tables_api, "READS", 1)  # where most are blocked a page may be short, but it goes on
            page = await lobby(ann)
            assert page["open"] == []
            assert ids_of((await lobby(ann, open_before=page["more_open"]))["open"])[0] == shown[-1]

    run(look())


@pytest.mark.parametrize("name", ["open_before", "running_before"])
def test_a_lobby_page_starting_at_an_unknown_table_is_refused(name: str) -> None:
    async def look() -> None:
        async with served() as server, httpx.AsyncClient(base_url=server.base) as client:
            for table in ("nowhere", "no id at all", "x\0"):
                answer = await client.get("/api/lobby", params={name: table})
                assert (answer.status_code, answer.json()["code"]) == (404, "table_unknown")
            assert (await client.get("/api/lobby", params={name: ""})).status_code == 200

    run(look())


# --- opened once --------------------------------------------------------------------------------------------------


async def ask(guest: Guest, id_: str, **more: Any) -> httpx.Response:
    return await guest.client.post("/api/tables", json={"game": "gold_ahoi", "id": id_, **more})


async def tables_of(guest: Guest) -> list[str]:
    return ids_of((await guest.client.get("/api/me/matches")).json()["matches"])


def slow(store: Any) -> None:
    """Delay everything in the store, so that two requests overlap."""

    def slowly(work: Callable[..., Awaitable[Any]]) -> Callable[..., Awaitable[Any]]:
        async def later(*args: Any, **facts: Any) -> Any:
            await asyncio.sleep(0.01)
            done = await work(*args, **facts)
            await asyncio.sleep(0.01)
            return done

        return later

    store.append = slowly(store.append)
    for part, name in ((store.matches, "find"), (store.matches, "create"), (store.names, "put")):
        setattr(part, name, slowly(getattr(part, name)))


def test_a_repeated_request_returns_the_same_table() -> None:
    async def look() -> None:
        async with served(tables_per_hour=8) as server:  # two at once
            ann, bob = await server.guest("Ann"), await server.guest("Bob")
            first = await ask(ann, "mine")
            for _ in range(5):
                again = await ask(ann, "mine")
                assert (again.status_code, again.content) == (201, first.content)
                assert again.headers["location"] == first.headers["location"]
            assert await tables_of(ann) == [first.json()["table"]]
            other = await ask(bob, "mine")
            assert other.json() != first.json(), "an id is one's own"
            assert (await ask(ann, "another")).json()["code"] == "too_many_tables", "repeats took nothing away"
            assert (await ask(ann, "mine")).status_code == 201
            assert (await ask(ann, "x" * 65)).json()["code"] == "message_unreadable"

    run(look())


def test_concurrent_requests_with_one_id_create_one_table() -> None:
    async def look() -> None:
        async with served(tables_per_hour=4) as server:  # one at once
            ann = await server.guest("Ann")
            slow(server.rooms.store)
            answers = await asyncio.gather(*(ask(ann, "mine", options={"open_lobby": True}) for _ in range(5)))
            assert {(answer.status_code, answer.content) for answer in answers} == {(201, answers[0].content)}
            assert await tables_of(ann) == [answers[0].json()["table"]]
            sync = await (await ann.sit(answers[0].json()["table"])).until("sync")
            assert sync["view"]["seats"][0]["name"] == "Ann"

    run(look())


def test_a_token_at_its_seat_limit_gets_the_same_table_again() -> None:
    async def look() -> None:
        async with served(tables_per_token=1) as server:
            ann = await server.guest("Ann")
            caps = {"caps": ["play", "create"]}
            tokens = [(await ann.client.post("/api/me/tokens", json=caps)).json()["secret"] for _ in range(2)]
            opened = []
            for token in tokens:
                bearer = {"Authorization": f"Bearer {token}"}
                wanted = {"game": "gold_ahoi", "id": "mine"}
                answers = [await ann.client.post("/api/tables", json=wanted, headers=bearer) for _ in range(2)]
                assert [answer.status_code for answer in answers] == [201, 201]
                assert answers[0].content == answers[1].content
                opened.append(answers[0].json()["table"])
                full = await ann.client.post("/api/tables", json={"game": "gold_ahoi", "id": "more"}, headers=bearer)
                assert full.json()["code"] == "too_many_seats"
            assert len({*opened, (await ask(ann, "mine")).json()["table"]}) == 3, "a token is somebody of its own"

    run(look())


def test_the_next_attempt_completes_an_interrupted_one() -> None:
    async def look() -> None:
        async with served(tables_per_hour=24) as server:  # six at once, as many as are opened here
            ann = await server.guest("Ann")
            store: Any = server.rooms.store
            opened = 0
            for name, part in (("create", store.matches), ("put", store.names), ("append", store)):
                for written in (False, True):
                    work = getattr(part, name)

                    async def failing(*args: Any, _work: Any = work, _written: bool = written, **facts: Any) -> Any:
                        if _written:
                            await _work(*args, **facts)
                        raise Unavailable("simulated", unsure=True)

                    setattr(part, name, failing)
                    id_ = f"{name}-{written}"
                    answer = await ask(ann, id_, options={"open_lobby": True})
                    assert (answer.status_code, answer.json()["code"]) == (503, "store_unavailable")
                    assert answer.headers["retry-after"] == "1"
                    listed = ids_of((await lobby(ann))["open"])
                    mine = await tables_of(ann)
                    setattr(part, name, work)
                    answers = [await ask(ann, id_, options={"open_lobby": True}) for _ in range(2)]
                    assert [answer.status_code for answer in answers] == [201, 201]
                    table = answers[0].json()["table"]
                    assert answers[1].json()["table"] == table
                    assert (table in listed) == (id_ == "append-True"), "what is not there is not offered"
                    assert (table in mine) == (id_ == "append-True"), "nor is it mine"
                    assert (await ann.client.get(f"/api/tables/{table}")).json()["seats"][0]["name"] == "Ann"
                    opened += 1
                    assert len(await tables_of(ann)) == opened

    run(look())


def test_two_processes_opening_a_table_share_one_owner() -> None:
    async def look() -> None:
        store = MemoryStore()
        keys = await Keys.of(store)
        await store.people.save("ann", b'{"name":"Ann"}', 0)
        ann, settings = Visitor("ann", name="Ann"), Settings(store="memory:", log="off")
        table = keys.table_of(ann, "mine")
        assert (len(table), table) == (12, keys.table_of(ann, "mine"))
        here, there = (Rooms(store, keys, NoThinkers(), settings, owner=f"{name}@127.0.0.1:1") for name in "ab")
        command = tables.Create(keys.key_at(table, ann), "Ann", table, "gold_ahoi", 2, "house", {}, {}, 0)
        slow(store)
        await asyncio.gather(*(rooms.create(command, ann, repeatable=True) for rooms in (here, there, here, there)))
        assert await opening.is_open(store, table)
        assert len([rooms for rooms in (here, there) if live_room(rooms, table)]) == 1, "and one of them has it"
        opened = await here.read(table)
        assert [chair.name for chair in opened.chairs] == ["Ann", ""]
        assert [name.text for name in await store.names.at(table)] == ["Ann"]
        await asyncio.gather(here.stop(), there.stop())

    run(look())


# --- who may look -------------------------------------------------------------------------------------------------


def test_a_table_without_spectators_shows_outsiders_nothing_of_its_set() -> None:
    async def look() -> None:
        async with served() as server:
            table, guests, _ = await at_table(server, "gold_ahoi", "Ann", "Bob", options={"spectators": False})
            stranger = await server.guest("Zoe")
            async with httpx.AsyncClient(base_url=server.base) as nobody:
                for path in ("", "/set", "/pieces/T01", "/record", "/replay", "/analysis", "/invite"):
                    for client in (stranger.client, nobody):
                        answer = await client.get(f"/api/tables/{table}{path}")
                        assert (answer.status_code, answer.json()["code"]) == (403, "watching_forbidden"), path
            for path in ("/set", "/pieces/T01"):
                assert (await guests[1].client.get(f"/api/tables/{table}{path}")).status_code == 200
            waiting = await guests[0].create(options={"spectators": False})
            early = await stranger.client.get(f"/api/tables/{waiting}/set")
            assert early.status_code == 200, "as long as anybody may sit down"

    run(look())


# --- who may sit down ---------------------------------------------------------------------------------------------


def test_a_stranger_takes_one_seat_at_a_listed_table_programs_included() -> None:
    async def look() -> None:
        async with served() as server:
            ann, eve = await server.guest("Ann"), await server.guest("Eve")

            async def program(guest: Guest) -> dict[str, str]:
                secret = (await guest.client.post("/api/me/tokens", json={})).json()["secret"]
                return {"Authorization": f"Bearer {secret}"}

            async def join(guest: Guest, table: str, name: str, **headers: str) -> str:
                asked = {"type": "join", "name": name}
                answer = await guest.client.post(f"/api/tables/{table}/commands", json=asked, headers=headers)
                return str(answer.json().get("code", answer.json()["type"]))

            for listed in (True, False):
                table = await ann.create("silver_gold", 4, options={"open_lobby": listed})
                expected = "one_seat" if listed else "done"
                assert await join(eve, table, "Аnn") == "name_alike"
                assert await join(eve, table, "Robo", **await program(eve)) == "done"
                assert await join(eve, table, "Evelyn") == expected
                assert await join(eve, table, "Robbie", **await program(eve)) == expected
            table = await ann.create("silver_gold", 4, options={"open_lobby": True}, seat=None)
            assert await join(ann, table, "Robo", **await program(ann)) == "done"
            assert [await join(ann, table, name) for name in ("Ann", "Anna")] == ["done", "done"], "it is her table"
            assert await join(ann, table, "Robbie", **await program(ann)) == "done"

    run(look())
