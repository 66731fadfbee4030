"""Changes to people with open connections: revoked tokens, and blocked, muted or deleted people."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from at_server import Guest, Line, Served, at_table, line, live_room, play_out, run, served
from goldhook.server.live.ears import Ears
from goldhook.server.live.moderation import Standing
from goldhook.server.live.people import NOBODY, Keys, Visitor
from goldhook.server.wire import messages as wire
from goldhook.server.wire.peers import Peers
from goldhook.store import MemoryStore, Unavailable
from goldhook.table import Join


async def token_of(guest: Guest, *caps: str) -> tuple[str, dict[str, str]]:
    """Return a new token: its id, and the header of its bearer."""
    answer = (await guest.client.post("/api/me/tokens", json={"caps": caps})).json()
    return answer["id"], {"Authorization": f"Bearer {answer['secret']}"}


async def seats_at(server: Served, table: str) -> list[str]:
    return [seat["player"] for seat in (await (await line(server, table)).look())["view"]["seats"]]


# --- tokens on a socket -------------------------------------------------------------------------------------------


def test_a_token_is_limited_to_its_scope_on_a_socket() -> None:
    async def look() -> None:
        async with served(tables_per_token=1) as server:
            ann, host = await server.guest("Ann"), await server.guest("Bob")
            _, bearer = await token_of(ann, "play")
            lines = [await line(server, await host.create(), additional_headers=bearer) for _ in range(2)]
            assert (await lines[0].ask("chat", text="hi"))["code"] == "token_may_not"
            assert (await lines[0].ask("hint"))["code"] == "token_may_not"
            first = await lines[0].ask("join", "sit")
            assert first["type"] == "done"
            assert (await lines[1].ask("join"))["code"] == "too_many_seats"
            assert await lines[0].ask("join", "sit") == first, "a repeat is no other seat"

    run(look())


def test_a_token_requesting_all_seats_at_once_stays_within_its_limit(tmp_path: Path) -> None:
    async def look() -> None:
        async with served(store=str(tmp_path / "a.sqlite"), tables_per_token=2) as server:  # a store that takes time
            ann, host = await server.guest("Ann"), await server.guest("Bob")
            _, bearer = await token_of(ann, "play")
            lines = [await line(server, await host.create(), additional_headers=bearer) for _ in range(6)]
            answers = await asyncio.gather(*(one.ask("join") for one in lines))
            assert [answer["type"] for answer in answers].count("done") == 2

    run(look())


def test_an_old_seat_still_counts_against_the_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("goldhook.server.http.services.PAGE", 2)

    async def look() -> None:
        async with served(tables_per_token=1) as server:
            ann, host = await server.guest("Ann"), await server.guest("Bob")
            _, bearer = await token_of(ann, "play")
            one = await line(server, await host.create(), additional_headers=bearer)
            assert (await one.ask("join"))["type"] == "done"
            for _ in range(6):
                await ann.create()
            other = await line(server, await host.create(), additional_headers=bearer)
            assert (await other.ask("join"))["code"] == "too_many_seats"

    run(look())


def test_a_rematch_is_a_seat_like_any_other() -> None:
    async def look() -> None:
        async with served(tables_per_token=1) as server:
            ann, host = await server.guest("Ann"), await server.guest("Bob")
            _, bearer = await token_of(ann, "play")
            table = await host.create()
            lines = [await host.sit(table), await line(server, table, additional_headers=bearer)]
            await lines[1].ask("join")
            await lines[0].ask("start")
            await asyncio.gather(*(play_out(one, seed) for seed, one in enumerate(lines)))
            elsewhere = await line(server, await host.create(), additional_headers=bearer)
            assert (await elsewhere.ask("join"))["type"] == "done"
            assert (await lines[1].ask("rematch"))["code"] == "too_many_seats"

    run(look())


def test_a_token_is_rate_limited_on_a_socket() -> None:
    async def look() -> None:
        async with served(actions_per_minute=60) as server:
            ann = await server.guest("Ann")
            _, bearer = await token_of(ann, "play")
            one = await line(server, await ann.create(), additional_headers=bearer)
            answers = [await one.ask("ping") for _ in range(29)]
            assert {answer["type"] for answer in answers} == {"pong"}
            while answers[-1]["type"] == "pong" and len(answers) < 300:  # a slow machine lets some more through
                answers.append(await one.ask("ping"))
            assert answers[-1]["code"] == "too_fast"

    run(look())


def test_revoking_a_token_during_the_handshake_closes_the_connection(monkeypatch: pytest.MonkeyPatch) -> None:
    async def look() -> None:
        async with served() as server:
            ann, host = await server.guest("Ann"), await server.guest("Bob")
            id_, bearer = await token_of(ann, "play")
            table = await host.create()
            ears = server.rooms.ears

            async def just_before_it_is_open(person: str) -> Ears:
                monkeypatch.setattr(server.rooms, "ears", ears)
                assert (await ann.client.delete(f"/api/me/tokens/{id_}")).status_code == 204
                return await ears(person)

            monkeypatch.setattr(server.rooms, "ears", just_before_it_is_open)
            doomed = await line(server, table, additional_headers=bearer)
            assert await doomed.closed() == 4000
            assert (doomed.heard[-1]["type"], doomed.heard[-1]["code"]) == ("refused", "token_wrong")

    run(look())


def test_a_visitor_whose_check_fails_is_removed_from_the_room(monkeypatch: pytest.MonkeyPatch) -> None:
    async def look() -> None:
        async with served() as server:
            ann = await server.guest("Ann")
            table = await ann.create()

            async def trouble(_person: str) -> Standing:
                raise Unavailable("the store is away")

            monkeypatch.setattr(server.rooms.changes, "standing", trouble)
            assert await (await ann.sit(table)).closed() == 1012
            live = live_room(server.rooms, table)
            assert live is not None
            assert not live.visits

    run(look())


def test_revoking_a_token_closes_its_connections() -> None:
    async def look() -> None:
        async with served() as server:
            ann = await server.guest("Ann")
            table = await ann.create()
            id_, bearer = await token_of(ann, "play")
            _, good = await token_of(ann, "play")
            doomed, other = [await line(server, table, additional_headers=who) for who in (bearer, good)]
            await doomed.until("sync")
            async with ann.client.stream("GET", f"/api/tables/{table}/stream", headers=bearer) as stream:
                assert (await ann.client.delete(f"/api/me/tokens/{id_}")).status_code == 204
                with suppress(ConnectionClosed):
                    await doomed.send("join")
                assert await doomed.closed() == 4000
                assert [text async for text in stream.aiter_lines()][-1].startswith('{"type":"refused"')
            assert (doomed.heard[-1]["type"], doomed.heard[-1]["code"]) == ("refused", "token_wrong")
            assert await seats_at(server, table) == ["person", "nobody"]
            assert (await other.ask("join", name="Robo"))["type"] == "done", "another token of the same person"

    run(look())


def test_commands_on_a_closed_connection_are_ignored() -> None:
    async def look() -> None:
        async with served() as server:
            ann = await server.guest("Ann")
            table = await ann.create()
            id_, _ = await token_of(ann, "play")
            person = server.rooms.keys.person_of(ann.client.cookies["goldhook"])
            one = await Peers(server.rooms).local_line(table, Visitor(person, id_, "Robo"), None, views="")
            await ann.client.delete(f"/api/me/tokens/{id_}")
            await one.ask(wire.FORMS[Join](id="late"))  # it was on its way
            await one.close()
            assert await seats_at(server, table) == ["person", "nobody"]

    run(look())


# --- block and mute -----------------------------------------------------------------------------------------------


async def hears(listener: Line, speaker: Line, text: str) -> bool:
    """Return whether the listener receives the speaker's text; a later message of the listener itself ends the wait."""
    assert (await speaker.ask("chat", text=text))["type"] == "done"
    await listener.ask("chat", text=f"after {text}")
    await listener.until("said", text=f"after {text}")
    return text in [message.get("text") for message in listener.heard]


def test_a_block_applies_to_open_connections() -> None:
    async def look() -> None:
        async with served() as server:
            table, guests, lines = await at_table(server, "gold_ahoi", "Ann", "Bob")
            assert await hears(lines[0], lines[1], "one")
            blocked = await guests[0].client.post(f"/api/tables/{table}/block", json={"seat": 1})
            assert not await hears(lines[0], lines[1], "two")
            await guests[0].client.delete(f"/api/me/blocks/{blocked.json()['id']}")
            assert await hears(lines[0], lines[1], "three")

    run(look())


def test_a_mute_applies_to_every_table_at_once() -> None:
    async def look() -> None:
        async with served() as server:
            _, guests, lines = await at_table(server, "gold_ahoi", "Ann", "Bob")
            elsewhere = await guests[0].create()
            there = [await guest.sit(elsewhere) for guest in guests]
            assert (await lines[0].ask("mute", seat=1))["type"] == "done"
            assert not await hears(there[0], there[1], "hello")
            assert (await lines[0].ask("mute", seat=0))["code"] == "nobody_there", "not oneself"

    run(look())


@pytest.mark.parametrize("asks", [0, 1])
def test_a_rematch_does_not_seat_people_who_blocked_each_other(asks: int) -> None:
    async def look() -> None:
        async with served() as server:
            table, guests, lines = await at_table(server, "gold_ahoi", "Ann", "Bob")
            await asyncio.gather(*(play_out(one, seed) for seed, one in enumerate(lines)))
            await guests[0].client.post(f"/api/tables/{table}/block", json={"seat": 1})
            assert (await lines[asks].ask("rematch"))["type"] == "done"
            successor = (await lines[asks].until("told", code="rematched"))["table"]
            seats = ["bot", "bot"]
            seats[asks] = "person"
            assert await seats_at(server, successor) == seats
            welcome = await (await guests[asks].sit(successor)).hear()
            assert (welcome["seats"], welcome["host"]) == ([asks], True)

    run(look())


def test_a_block_between_two_players_does_not_prevent_a_thirds_rematch() -> None:
    async def look() -> None:
        async with served() as server:
            table, guests, lines = await at_table(server, "silver_gold", "Ann", "Bob", "Cleo")
            await asyncio.gather(*(play_out(one, seed) for seed, one in enumerate(lines)))
            await guests[2].client.post(f"/api/tables/{table}/block", json={"seat": 1})
            await lines[0].ask("rematch")
            successor = (await lines[0].until("told", code="rematched"))["table"]
            assert await seats_at(server, successor) == ["person", "person", "bot"], "without the one who blocked"

    run(look())


# --- who only watches ---------------------------------------------------------------------------------------------


def test_a_spectator_can_be_muted_and_blocked() -> None:
    async def look() -> None:
        async with served() as server:
            table, guests, lines = await at_table(server, "gold_ahoi", "Ann", "Bob")
            zoe = await server.guest("Zoe")
            spectator = await zoe.sit(table)
            assert await hears(lines[0], spectator, "one")
            said = [await one.until("said", text="one") for one in (lines[1], spectator)]
            (heard,) = [message for message in lines[0].heard if message.get("text") == "one"]
            handle = heard["handle"]
            assert handle not in ("", said[0]["handle"]), "each has a word of their own"
            assert said[1]["handle"] == "", "nobody needs one for oneself"
            assert (await lines[1].ask("mute", handle=handle))["code"] == "nobody_there", "and none for others"
            assert (await lines[0].ask("mute", handle=handle))["type"] == "done"
            assert not await hears(lines[0], spectator, "two")
            assert (await lines[0].ask("mute", handle=handle, muted=False))["type"] == "done"
            assert await hears(lines[0], spectator, "three")
            path = f"/api/tables/{table}/block"
            assert (await guests[1].client.post(path, json={"handle": handle})).json()["code"] == "nobody_there"
            answer = await guests[0].client.post(path, json={"handle": handle})
            assert (answer.status_code, answer.json()["name"]) == (201, "Zoe")
            await spectator.ask("chat", text="four")
            assert (await lines[1].until("said", text="four"))["handle"] == said[0]["handle"]
            assert "four" not in [message.get("text") for message in (await lines[0].look(), *lines[0].heard)]
            new = await guests[0].create()
            assert (await (await zoe.sit(new)).ask("join"))["code"] == "not_welcome"

    run(look())


def test_handles_reveal_nothing_and_cannot_be_forged() -> None:
    async def look() -> None:
        keys = await Keys.of(MemoryStore())
        zoe, robot = Visitor("zoe"), Visitor("zoe", "t1")
        handles = {
            keys.seal(table, listener, who)
            for table in ("t1", "t2")
            for listener in ("ann", "bob")
            for who in (zoe, robot)
        }
        assert len(handles) == 8
        good = keys.seal("t1", "ann", zoe)
        assert (keys.unseal("t1", "ann", good), keys.unseal("t1", "ann", keys.seal("t1", "ann", robot))) == (zoe, robot)
        named = zoe._replace(name="Ζωή " * 7)
        assert keys.unseal("t1", "ann", keys.seal("t1", "ann", named)) == named
        assert keys.seal("t1", "ann", named)[16:] not in good
        assert keys.seal("t1", "zoe", robot) == keys.seal("t1", "", zoe) == keys.seal("t1", "ann", Visitor("")) == ""
        assert b"zoe".hex() not in good
        last = "0" if good[-1] != "0" else "1"
        for wrong in ("", "x", "00", "é", good[:-1] + last, good[:-2], good + "00", good.upper() + " ", "0" * 500):
            assert keys.unseal("t1", "ann", wrong) == NOBODY
        assert keys.unseal("t1", "bob", good) == keys.unseal("t2", "ann", good) == NOBODY

    run(look())


# --- deleted ------------------------------------------------------------------------------------------------------


def test_deleting_a_person_removes_their_chat_and_connections() -> None:
    async def look() -> None:
        async with served(grace_seconds=3600) as server:
            ann, bob, zoe = [await server.guest(name) for name in ("Ann-the-great", "Bob", "Zoe-the-bold")]
            table = await ann.create()
            lines = [await guest.sit(table) for guest in (ann, bob, zoe)]
            await lines[1].ask("join")
            for one, text in zip(lines, ("it is me", "and me", "I watch"), strict=True):
                assert (await one.ask("chat", text=text))["type"] == "done"
            for guest in (ann, zoe):
                assert (await guest.client.delete("/api/me")).status_code == 204
            with suppress(ConnectionClosed):
                await lines[0].send("start")
            for one in (lines[0], lines[2]):
                assert await one.closed() == 4000
                assert (one.heard[-1]["type"], one.heard[-1]["code"]) == ("refused", "name_first")
            late = await (await server.guest("Late")).sit(table)
            assert (await late.look())["view"]["phase"] == "lobby", "who is deleted starts no match"
            assert said(late) == ["and me"]
            assert "the-great" not in "".join(late.raw)
            assert "the-bold" not in "".join(late.raw)

    run(look())


def said(one: Line) -> list[str]:
    return [message["text"] for message in one.heard if message["type"] == "said"]


@pytest.mark.parametrize("gone", ["leaves", "is removed"])
def test_a_person_deleted_after_leaving_is_not_named(gone: str) -> None:
    async def look() -> None:
        async with served() as server:
            ann, bob = await server.guest("Ann"), await server.guest("Bobby Tables")
            table = await ann.create()
            first, second = await ann.sit(table), await bob.sit(table)
            await second.ask("join")
            await (second.ask("leave") if gone == "leaves" else first.ask("remove", seat=1))
            told = await ann.sit(table, "?views")
            await told.until("sync")
            assert "Bobby Tables" in "".join(told.raw)
            await second.close()
            assert (await bob.client.delete("/api/me")).status_code == 204
            for who in (ann, await server.guest("Zoe")):
                again = await who.sit(table, "?views")
                await again.until("sync")
                assert "Bobby" not in "".join(again.raw)

    run(look())


def test_a_deletion_is_confirmed_before_it_reaches_others(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("goldhook.server.live.moderation.AGAIN", 0.01)

    async def look() -> None:
        async with served() as server:
            bob = await server.guest("Bob")
            heard, trouble = asyncio.Event(), [True, True]
            honest = server.rooms.store.notices.publish

            async def publish(channel: str, payload: str) -> None:
                if trouble and trouble.pop():
                    raise Unavailable("for a moment")
                await honest(channel, payload)
                heard.set()

            monkeypatch.setattr(server.rooms.store.notices, "publish", publish)
            gone = await bob.client.delete("/api/me")
            assert gone.status_code == 204
            assert "goldhook=" in gone.headers["set-cookie"]
            await asyncio.wait_for(heard.wait(), 5)

    run(look())


# --- who looks on -------------------------------------------------------------------------------------------------


def test_everyone_sees_the_number_of_spectators() -> None:
    async def look() -> None:
        async with served() as server:
            ann, bob, zoe = [await server.guest(name) for name in ("Ann", "Bob", "Zoe")]
            table = await ann.create()
            first = await ann.sit(table)
            second = await bob.sit(table)
            assert (await first.until("watching"))["count"] == 1
            await second.ask("join")
            assert (await first.until("watching"))["count"] == 0, "who sits down looks on no longer"
            watching = await zoe.sit(table)
            assert (await first.until("watching"))["count"] == 1
            assert (await (await ann.sit(table)).until("watching"))["count"] == 1, "also who comes later knows"
            await watching.close()
            assert (await first.until("watching"))["count"] == 0

    run(look())
