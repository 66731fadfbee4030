"""Connections to a table: lost and restored, repeats, stale commands, slow readers, limits, a server that stops."""

from __future__ import annotations

import asyncio
import json
import random
import socket
from pathlib import Path
from typing import Any

import httpx
import pytest

from at_server import Line, at_table, check_numbers, line, live_room, play_out, play_step, run, served
from goldhook.server.live import journal
from goldhook.server.live.journal import Journal
from goldhook.server.live.people import Visitor
from goldhook.server.live.room import Room
from goldhook.server.live.rooms import Rooms
from goldhook.server.run.process import bind
from goldhook.store import ConnectionLost

pytestmark = pytest.mark.slow


async def a_move(lines: list[Line]) -> Line:
    """Play and confirm the first legal action of the player to move in Gold Ahoi!; return their connection."""
    for one in lines:
        sync = await one.look()
        if sync["legal"]:
            await one.ask("act", seat=sync["viewer"], action=sync["legal"][0], version=sync["view"]["n"], confirm=True)
            return one
    raise AssertionError("nobody owes anything")


def test_a_returning_client_gets_only_what_it_missed() -> None:
    async def play() -> None:
        async with served() as server:
            table, guests, lines = await at_table(server, "gold_ahoi", "Ann", "Bob")
            n = (await lines[1].look())["view"]["n"]
            await lines[1].close()
            await a_move([lines[0]]) if (await lines[0].look())["legal"] else None
            back = await guests[1].sit(table, f"?n={n}&viewer=1")
            welcome = await back.hear()
            missed = [await back.hear() for _ in range(welcome["n"] - n)]
            assert [message["n"] for message in missed] == list(range(n + 1, welcome["n"] + 1))
            assert not [message for message in back.heard if message["type"] == "sync"]

    run(play())


@pytest.mark.parametrize(
    "query", ["", "?n=1&viewer=1", "?n=999&viewer=1", "?n=x", "?n=1", "?n=-5&viewer=1", "?n=1&viewer=0"]
)
def test_a_gap_in_the_sequence_triggers_a_full_view(query: str) -> None:
    async def play() -> None:
        async with served() as server:
            table, guests, lines = await at_table(server, "gold_ahoi", "Ann", "Bob")
            live_room(server.rooms, table).audience._backlog.clear()  # type: ignore[union-attr]
            del lines
            back = await guests[1].sit(table, query)
            welcome, sync = await back.hear(), await back.hear()
            assert (welcome["type"], sync["type"]) == ("welcome", "sync")
            assert sync["view"]["n"] == welcome["n"]

    run(play())


def test_a_repeated_request_gets_the_first_answer_and_runs_once() -> None:
    async def play() -> None:
        async with served() as server:
            table, guests, lines = await at_table(server, "gold_ahoi", "Ann", "Bob")
            mover = lines[0] if (await lines[0].look())["legal"] else lines[1]
            sync = await mover.look()
            asked: dict[str, Any] = {
                "seat": sync["viewer"], "action": sync["legal"][0], "version": sync["view"]["n"], "confirm": True,
            }  # fmt: skip
            first = await mover.ask("act", "the-move", **asked)
            events = server.rooms.metrics.events
            assert await mover.ask("act", "the-move", **asked) == first
            again = await guests[sync["viewer"]].sit(table)  # and on another connection, too
            assert await again.ask("act", "the-move", **asked) == first
            answer = await guests[sync["viewer"]].client.post(
                f"/api/tables/{table}/commands", json={"type": "act", "id": "the-move", **asked}
            )
            assert answer.json() == first
            assert server.rooms.metrics.events == events

    run(play())


def test_a_stale_command_gets_a_refusal_and_a_fresh_view() -> None:
    async def play() -> None:
        async with served() as server:
            _, _, lines = await at_table(server, "gold_ahoi", "Ann", "Bob")
            version = (await lines[0].look())["view"]["n"]
            await a_move(lines)
            await a_move(lines)
            answer = await lines[0].ask("act", seat=0, action="place 0,1 0", version=version)
            assert (answer["type"], answer["code"]) == ("refused", "stale")
            assert (await lines[0].hear())["type"] == "sync"

    run(play())


def test_every_event_sends_a_view_to_clients_that_want_views() -> None:
    async def play() -> None:
        async with served() as server:
            table, guests, lines = await at_table(server, "gold_ahoi", "Ann", "Bob")
            viewing = await guests[0].sit(table, "?views")
            await viewing.until("sync")
            await a_move(lines)
            assert (await viewing.hear())["type"] == "told"
            changed = await viewing.hear()
            assert changed["type"] == "changed"
            assert changed["view"]["n"] == [viewing.heard[-2]["n"]]
            assert viewing.seen["view"] == (await lines[0].look())["view"]
            assert viewing.seen["aid"] == (await viewing.look())["aid"]

    run(play())


# --- slow, hostile, too many --------------------------------------------------------------------------------------


def test_reloading_the_page_shows_the_story_so_far() -> None:
    async def look() -> None:
        async with served() as server:
            table, guests, lines = await at_table(server, "gold_ahoi", "Ann", "Bob")
            await a_move(lines)
            again = await guests[0].sit(table, "?views")
            sync = await again.until("sync")
            told = [message for message in again.heard if message["type"] == "told"]
            assert [message["n"] for message in told] == list(range(told[0]["n"], sync["view"]["n"] + 1))
            assert told[-1]["code"] == "played"
            back = await guests[0].sit(table, f"?views&n={told[-1]['n'] - 1}&viewer=0")
            await back.until("sync")
            assert [message for message in back.heard if message["type"] == "told"] == told[-1:], "what was missed"

    run(look())


def test_a_slow_client_is_dropped_and_play_continues() -> None:
    async def play() -> None:
        async with served(outbox=20) as server:
            table, guests, lines = await at_table(server, "silver_gold", "Ann", "Bob")
            slow = await line(server, table, "", guests[0].cookie, max_queue=1)
            slow.socket.transport.pause_reading()
            for _ in range(3000):
                await slow.send("look")
                if server.rooms.metrics.dropped:
                    break
            chance = random.Random(3)
            for _ in range(10):
                for one in lines:
                    if (await one.look())["legal"]:
                        await play_step(one, chance)
            assert server.rooms.metrics.dropped == 1
            slow.socket.transport.resume_reading()
            assert await slow.closed() == 1012
            assert slow.heard[-1] == {"type": "retry", "after": 0, "why": "slow"}

    run(play())


def test_a_long_chat_does_not_slow_new_visitors() -> None:
    async def play() -> None:
        async with served(outbox=3) as server:
            table, guests, lines = await at_table(server, "gold_ahoi", "Ann", "Bob")
            for number in range(5):
                for one in lines:
                    await one.ask("chat", text=f"line {number}")
            late = await guests[0].sit(table, "?views")
            assert [(await late.until("said"))["text"] for _ in range(10)][-1] == "line 4"
            assert (await late.ask("ping"))["type"] == "pong"

    run(play())


@pytest.mark.parametrize(
    "text",
    ["", "x", "[]", "{}", '{"type":"no"}', '{"type":"act"}', '{"type":"look","more":1}', '{"type":"act","seat":"0"}',
     '{"type":"chat","text":"' + "x" * 600 + '"}', '{"type":"ping","id":"' + "x" * 65 + '"}', "[" * 900, '"\\ud800"'],
)  # fmt: skip
def test_unreadable_input_is_refused_with_a_code(text: str) -> None:
    async def play() -> None:
        async with served() as server:
            ann = await server.guest("Ann")
            one = await ann.sit(await ann.create())
            await one.socket.send(text)
            assert (await one.until("refused"))["code"] == "message_unreadable"
            assert (await one.ask("ping"))["type"] == "pong"

    run(play())


def test_an_oversized_frame_closes_the_connection() -> None:
    async def play() -> None:
        async with served() as server:
            ann = await server.guest("Ann")
            one = await ann.sit(await ann.create())
            await one.socket.send(json.dumps({"type": "chat", "text": "x" * 5000}))
            assert await one.closed() == 1009

    run(play())


def test_commands_are_rate_limited() -> None:
    async def play() -> None:
        async with served(commands_per_second=5) as server:
            ann = await server.guest("Ann")
            one = await ann.sit(await ann.create())
            answers = [(await one.ask("ping")).get("code", "") for _ in range(20)]
            assert answers[:10] == [""] * 10
            assert "too_fast" in answers

    run(play())


def test_sockets_per_address_are_limited() -> None:
    async def play() -> None:
        async with served(sockets_per_address=2) as server:
            ann = await server.guest("Ann")
            table = await ann.create()
            lines = [await ann.sit(table) for _ in range(3)]
            assert (await lines[2].hear())["code"] == "too_many_connections"
            assert await lines[2].closed() == 4000
            await lines[0].close()
            await asyncio.sleep(0.1)
            assert (await (await ann.sit(table)).hear())["type"] == "welcome"

    run(play())


@pytest.mark.parametrize(
    "origin", ["https://evil.example", "null", "http://127.0.0.1.evil.example", "http://[", "http://[x]", "http://]"]
)
def test_cross_site_requests_are_rejected(origin: str) -> None:
    async def play() -> None:
        async with served() as server:
            ann = await server.guest("Ann")
            table = await ann.create()
            one = await line(server, table, "", ann.cookie, origin=origin)
            assert (await one.hear())["code"] == "origin_wrong"
            assert await one.closed() == 4000
            answer = await ann.client.post("/api/tables", json={"game": "gold_ahoi"}, headers={"Origin": origin})
            assert (answer.status_code, answer.json()["code"]) == (403, "origin_wrong")
            own = await line(server, table, "", ann.cookie, origin=server.base)
            assert (await own.hear())["type"] == "welcome"

    run(play())


@pytest.mark.parametrize("host", ["[x", "[", "]", "[::1", "[x]", "evil.example", "", "localhost@evil.example"])
def test_a_foreign_host_name_is_rejected(host: str) -> None:
    async def look() -> None:
        async with served() as server, httpx.AsyncClient(base_url=server.base, headers={"Host": host}) as client:
            for answer in (await client.get("/api/health"), await client.post("/api/me", json={"name": "Ann"})):
                assert (answer.status_code, answer.json()["code"]) == (421, "host_unknown")

    run(look())


def test_small_messages_do_not_wait_for_each_other() -> None:
    """The listening socket lets asyncio disable Nagle's algorithm, which would add delays of 40 ms."""

    async def look() -> None:
        accepted: asyncio.Future[int] = asyncio.get_running_loop().create_future()

        def meet(_reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            known = writer.get_extra_info("socket")
            accepted.set_result(known.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY))
            writer.close()

        listening = bind("127.0.0.1", 0)
        async with await asyncio.start_server(meet, sock=listening):
            _, writer = await asyncio.open_connection(*listening.getsockname())
            assert await accepted
            writer.close()

    run(look())


# --- tables that forbid watching, tables that are not ------------------------------------------------------------


def test_a_table_can_disallow_spectators() -> None:
    async def play() -> None:
        async with served() as server:
            ann, bob, zoe = [await server.guest(name) for name in ("Ann", "Bob", "Zoe")]
            table = await ann.create(options={"spectators": False})
            lines = [await guest.sit(table) for guest in (ann, bob, zoe)]
            await lines[1].ask("join")
            await lines[0].ask("start")
            assert (await lines[2].until("refused"))["code"] == "watching_forbidden"
            assert await lines[2].closed() == 4000
            assert not [m for m in lines[2].heard if m["type"] == "told" and m["code"] == "started"]
            late = await zoe.sit(table)
            assert (await late.hear())["code"] == "watching_forbidden"
            for path in ("", "/record"):
                assert (await zoe.client.get(f"/api/tables/{table}{path}")).status_code in (403, 409)
            for guest, code in ((zoe, "watching_forbidden"), (bob, None)):
                asked = await guest.client.post(f"/api/tables/{table}/commands", json={"type": "look"})
                assert asked.json().get("code") == code

    run(play())


@pytest.mark.parametrize("table", ["nosuchtable", "a", "%00", "..", "x" * 200, "ä"])
def test_an_unknown_table_is_not_found(table: str) -> None:
    async def play() -> None:
        async with served() as server:
            ann = await server.guest("Ann")
            answer = await ann.client.get(f"/api/tables/{table}/record")
            assert answer.status_code == 404
            if table.isascii() and table.isalnum():
                assert (await (await ann.sit(table)).hear())["code"] == "table_unknown"

    run(play())


# --- the server stops, dies, forgets ------------------------------------------------------------------------------


def test_a_stopping_server_asks_clients_to_retry_and_resumes(tmp_path: Path) -> None:
    async def play() -> None:
        store = str(tmp_path / "tables.sqlite")
        clock = {"clock": {"credit": 30, "bank": 60}}
        async with served(store=store) as server:
            table, guests, lines = await at_table(server, "gold_ahoi", "Ann", "Bob", options=clock)
            for _ in range(5):
                await a_move(lines)
            before = await lines[0].look()
            cookies = [guest.cookie for guest in guests]
            await server.rooms.stop()
            for one in lines:
                assert await one.closed() == 1012
                assert one.heard[-1]["why"] == "stopping"
                assert one.heard[-2]["code"] == "paused"
        await asyncio.sleep(0.3)
        async with served(store=store) as server:
            lines = [await line(server, table, "", cookie) for cookie in cookies]
            after = await lines[0].look()
            assert after["view"]["match"] == before["view"]["match"]
            clocks = [[seat["clock"]["left"] for seat in sync["view"]["seats"]] for sync in (before, after)]
            assert all(abs(one - other) < 250 for one, other in zip(*clocks, strict=True)), "no clock ran meanwhile"
            views = await asyncio.gather(*(play_out(one, seed) for seed, one in enumerate(lines)))
            assert views[0]["phase"] == "over"
            for one in lines:
                check_numbers(one)

    run(play())


def test_after_a_kill_clocks_resume_from_the_last_event(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        store = str(tmp_path / "tables.sqlite")
        async with served(store=store) as server:
            options = {"clock": {"credit": 1, "bank": 1}}
            table, guests, lines = await at_table(server, "gold_ahoi", "Ann", "Bob", options=options)
            await a_move(lines)
            cookie = guests[0].cookie

            async def killed(_room: Room) -> None:
                """Write nothing any more."""

            monkeypatch.setattr(Room, "stop", killed)
        await asyncio.sleep(1.2)  # more than the clock had
        async with served(store=store) as server:
            back = await line(server, table, "", cookie)
            sync = await back.look()
            codes = [json.loads(body)["code"] for body in await server.rooms.store.load(table)]
            assert codes[-3:] == ["played", "paused", "resumed"]
            assert [seat["clock"]["out"] for seat in sync["view"]["seats"]] == [False, False]

    run(play())


def test_idle_tables_leave_memory_and_come_back(monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        monkeypatch.setattr("goldhook.server.live.rooms.SWEEP", 0.05)
        async with served(idle_seconds=0, grace_seconds=0) as server:
            table, guests, lines = await at_table(server, "gold_ahoi", "Ann", "Bob")
            await a_move(lines)
            before = await lines[0].look()
            for one in lines:
                await one.close()
            while live_room(server.rooms, table):
                await asyncio.sleep(0.05)
            after = await (await guests[0].sit(table)).look()
            assert after["view"]["match"] == before["view"]["match"]
            assert live_room(server.rooms, table)

    run(play())


def test_a_failed_write_is_not_acknowledged(monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        async with served() as server:
            _, _, lines = await at_table(server, "gold_ahoi", "Ann", "Bob")
            mover = lines[0] if (await lines[0].look())["legal"] else lines[1]
            sync = await mover.look()
            asked: dict[str, Any] = {"seat": sync["viewer"], "action": sync["legal"][0], "version": sync["view"]["n"]}
            honest = server.rooms.store.append
            for written in (False, True):  # lost on the way there, or on the way back

                async def fails(*args: Any, written: bool = written, **more: Any) -> int:
                    if written:
                        await honest(*args, **more)
                    raise ConnectionLost("gone", unsure=True)

                monkeypatch.setattr(server.rooms.store, "append", fails)
                answer = await mover.ask("act", f"try-{written}", confirm=True, **asked)
                assert answer["type"] == "again"
                monkeypatch.setattr(server.rooms.store, "append", honest)
                again = await mover.ask("act", f"try-{written}", confirm=True, **asked)
                assert again["type"] == "done"
                assert (await mover.look())["view"]["match"]["board"][-1]["at"] == asked["action"].split()[1]
                other = lines[1 - lines.index(mover)]
                sync = await other.look()
                mover = other
                asked = {"seat": sync["viewer"], "action": sync["legal"][0], "version": sync["view"]["n"]}

    run(play())


def test_a_player_is_away_shortly_after_disconnecting_and_back_on_reconnect() -> None:
    async def play() -> None:
        async with served(grace_seconds=0) as server:
            table, guests, lines = await at_table(server, "gold_ahoi", "Ann", "Bob")
            await lines[1].close()
            assert (await lines[0].until("told", code="went_away"))["seats"] == [1]
            await guests[1].sit(table)
            assert (await lines[0].until("told", code="came_back"))["seats"] == [1]

    run(play())


def test_an_unnamed_visitor_can_only_watch() -> None:
    async def play() -> None:
        async with served() as server:
            ann = await server.guest("Ann")
            table = await ann.create()
            nobody = await line(server, table)
            assert (await nobody.ask("join"))["code"] == "name_first"
            assert (await nobody.ask("chat", text="hello"))["code"] == "name_first"
            rooms: Rooms = server.rooms
            assert rooms.keys.key_at(table, Visitor("")) == ""

    run(play())


def test_a_table_with_too_many_events_rejects_commands(monkeypatch: pytest.MonkeyPatch) -> None:
    async def look() -> None:
        async with served() as server:
            table, _, lines = await at_table(server, "gold_ahoi", "Ann", "Bob")
            monkeypatch.setattr(journal, "MOST_EVENTS", 3)
            sync = next(sync for sync in [await line.look() for line in lines] if sync["legal"])
            facts = {"seat": sync["viewer"], "action": sync["legal"][0], "version": sync["view"]["n"]}
            answer = await lines[sync["viewer"]].ask("act", **facts)
            assert (answer["type"], answer["code"]) == ("refused", "table_worn_out")
            assert (await lines[0].look())["view"]["table"] == table

    run(look())


def test_a_long_table_is_read_in_slices(monkeypatch: pytest.MonkeyPatch) -> None:
    async def look() -> None:
        async with served() as server:
            table, _, lines = await at_table(server, "silver_gold", "Ann", "Bob")
            for _ in range(30):
                sync = await lines[0].look()
                await lines[0].ask("act", seat=0, action=sync["legal"][0], version=sync["view"]["n"])
                sync = await lines[0].look()
                await lines[0].ask("undo", seat=0, version=sync["view"]["n"])
            there = server.rooms._rooms[table]
            whole = await Journal(server.rooms.store, table, None).read()
            monkeypatch.setattr(journal, "SLICE", 7)
            turns, reading = 0, asyncio.ensure_future(Journal(server.rooms.store, table, None).read())
            while not reading.done():
                turns += 1
                await asyncio.sleep(0)
            assert reading.result() == whole == there.table
            assert turns > 5, "others had their turn meanwhile"

    run(look())
