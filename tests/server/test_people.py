"""People without accounts: a name, a cookie, a key per table; codes, tokens, blocks, history, and deletion."""

from __future__ import annotations

import asyncio
import json
from functools import partial

import httpx
import pytest

from at_server import Guest, Line, Served, at_table, line, run, served
from goldhook.core.game import Refusal
from goldhook.server.http.me_api import MOST_TOKENS
from goldhook.server.live.people import Keys, Visitor, clean_name
from goldhook.store import MemoryStore


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("Ann", "Ann"),
        ("  Ann   of the\tsea\n", "Ann of the sea"),
        ("Ａｎｎ", "Ann"),
        ("An\u200bn", "Ann"),
        ("\u202eAnn\u2066", "Ann"),
        ("Ann\x00\x1b[31m", "Ann[31m"),
        ("Ελένη", "Ελένη"),
        ("さくら", "さくら"),
        ("Ann\ufeff", "Ann"),
        ("A\ufe0fnn\ufe00", "Ann"),
        ("An\U000e0100n\U000e01ef", "Ann"),
        ("A\u180bnn", "Ann"),
        ("Ann \u2693\ufe0f", "Ann \u2693"),
        ("<b>Ann</b>", "<b>Ann</b>"),
    ],
)
def test_names_are_sanitized(text: str, name: str) -> None:
    assert clean_name(text) == name


@pytest.mark.parametrize("text", ["", "   ", "\u200b", "\u3164", "x" * 31, "a" + "\u0301" * 20, "\ud800", "\x00"])
def test_invalid_names_are_refused(text: str) -> None:
    with pytest.raises(Refusal, match="name_wrong"):
        clean_name(text)


def test_the_cookie_is_signed_and_http_only() -> None:
    async def look() -> None:
        async with served() as server, httpx.AsyncClient(base_url=server.base) as client:
            answer = await client.post("/api/me", json={"name": "Ann"})
            cookie = answer.headers["set-cookie"]
            assert {"HttpOnly", "SameSite=lax", "Path=/"} <= {part.strip() for part in cookie.split(";")}
            assert "Secure" not in cookie
            value = client.cookies["goldhook"]
            person, _, signature = value.partition(".")
            assert server.rooms.keys.person_of(value) == person
            for forged in (
                f"{person}x.{signature}",
                f"{person}.{signature[:-1]}0x",
                person,
                f"{person}.",
                ".",
                "",
                "é.é",
            ):
                assert server.rooms.keys.person_of(forged) == ""
            client.cookies.clear()
            client.cookies.set("goldhook", f"{person}.{'0' * 64}")
            assert (await client.get("/api/me")).json()["name"] == ""

    run(look())


def test_a_key_at_one_table_reveals_nothing_about_another() -> None:
    async def look() -> None:
        keys = await Keys.of(MemoryStore())
        ann, bob = Visitor("ann"), Visitor("bob")
        known = {keys.key_at(table, who) for table in ("t1", "t2") for who in (ann, bob, ann._replace(token="k"))}
        assert len(known) == 6
        assert keys.key_at("t1", Visitor("")) == ""

    run(look())


def test_stored_events_contain_no_names_or_person_ids() -> None:
    async def look() -> None:
        async with served() as server:
            table, guests, _ = await at_table(server, "gold_ahoi", "Ann-the-great", "Bob-the-bold")
            stored = b"".join(await server.rooms.store.load(table)).decode()
            for guest in guests:
                assert guest.name not in stored
                assert server.rooms.keys.person_of(guest.client.cookies["goldhook"]) not in stored

    run(look())


def test_the_language_that_older_clients_send_with_a_name_is_ignored() -> None:
    async def look() -> None:
        async with served() as server, httpx.AsyncClient(base_url=server.base) as client:
            answer = await client.post("/api/me", json={"name": "Ann", "lang": "de"})
            assert answer.json() == {"name": "Ann"}
            assert (await client.get("/api/me")).json() == {"name": "Ann"}

    run(look())


def test_a_code_transfers_an_identity_to_another_device_once() -> None:
    async def look() -> None:
        async with served() as server:
            ann = await server.guest("Ann")
            table = await ann.create()
            code = (await ann.client.post("/api/me/code")).json()["code"]
            async with httpx.AsyncClient(base_url=server.base) as phone:
                answer = await phone.post("/api/me/redeem", json={"code": f" {code[:5]}-{code[5:].upper()} "})
                assert answer.json() == {"name": "Ann"}
                there = await line(server, table, "", f"goldhook={phone.cookies['goldhook']}")
                assert (await there.hear())["seats"] == [0]
                assert (await phone.post("/api/me/redeem", json={"code": code})).json()["code"] == "code_unknown"

    run(look())


def test_my_matches_say_where_it_is_my_turn() -> None:
    async def look() -> None:
        async with served(idle_seconds=0) as server:
            table, guests, lines = await at_table(server, "gold_ahoi", "Ann", "Bob")
            waiting = await guests[0].create("silver_gold")

            async def turns() -> list[dict[str, tuple[int | None, bool]]]:
                answers = [(await guest.client.get("/api/me/matches")).json()["matches"] for guest in guests]
                return [{match["table"]: (match["seat"], match["owes"]) for match in matches} for matches in answers]

            first = (await lines[0].look())["view"]["match"]["first"]
            open_table = {waiting: (None, False)}
            assert await turns() == [{table: (0, first == 0)} | open_table, {table: (1, first == 1)}]
            sync = await lines[first].look()
            asked = {"seat": first, "action": sync["legal"][0], "version": sync["view"]["n"], "confirm": True}
            assert (await lines[first].ask("act", **asked))["type"] == "done"
            after = [{table: (0, first == 1)} | open_table, {table: (1, first == 0)}]
            assert await turns() == after
            for line in lines:
                await line.close()
            server.rooms._rooms.clear()
            assert await turns() == after, "read from the store alone"

    run(look())


def test_my_matches_and_the_lobby() -> None:
    async def look() -> None:
        async with served() as server:
            table, guests, _ = await at_table(server, "gold_ahoi", "Ann", "Bob", options={"open_lobby": True})
            waiting = await guests[0].create("silver_gold", 3, options={"open_lobby": True}, bots={2: 3})
            hidden = await guests[0].create()
            mine = (await guests[0].client.get("/api/me/matches")).json()["matches"]
            assert {match["table"] for match in mine} == {table, waiting, hidden}
            lobby = (await guests[1].client.get("/api/lobby")).json()
            assert [match["table"] for match in lobby["running"]] == [table]
            assert [(match["table"], match["free"], match["bots"]) for match in lobby["open"]] == [(waiting, 1, 1)]
            line_ = await guests[0].sit(waiting)
            await line_.ask("join", name="Second")
            lobby = (await guests[1].client.get("/api/lobby")).json()
            assert [(match["table"], match["free"]) for match in lobby["open"]] == [(waiting, 0)]
            assert sorted(lobby["open"][0]["names"]) == ["Ann", "Second"]

    run(look())


def test_delete_my_data() -> None:
    async def look() -> None:
        async with served() as server:
            table, guests, lines = await at_table(server, "gold_ahoi", "Ann", "Bob")
            assert (await guests[1].client.delete("/api/me")).status_code == 204
            sync = await lines[0].until("sync", id="")
            while sync["view"]["seats"][1]["name"]:
                sync = await lines[0].until("sync", id="")
            assert (await guests[1].client.get("/api/me")).json()["name"] == ""
            names = await server.rooms.store.names.at(table)
            assert sorted(name.text for name in names) == ["", "Ann"]
            assert "Bob" not in json.dumps((await lines[0].look())["view"])

    run(look())


def test_a_blocked_person_can_neither_join_nor_chat() -> None:
    async def look() -> None:
        async with served() as server:
            table, guests, lines = await at_table(server, "gold_ahoi", "Ann", "Bob")
            ann, bob = guests
            answer = await ann.client.post(f"/api/tables/{table}/block", json={"seat": 1})
            assert answer.json()["name"] == "Bob"
            assert (await ann.client.post(f"/api/tables/{table}/block", json={"seat": 0})).json()[
                "code"
            ] == "nobody_there"
            back = await ann.sit(table)
            await back.until("sync")
            await lines[1].ask("chat", text="can you hear me?")
            await lines[0].ask("chat", text="hello")
            assert (await back.until("said"))["text"] == "hello"
            new = await ann.create()
            refused = await (await bob.sit(new)).ask("join")
            assert refused["code"] == "not_welcome"
            (known,) = (await ann.client.get("/api/me/blocks")).json()
            assert (await ann.client.delete(f"/api/me/blocks/{known['id']}")).status_code == 204
            assert (await (await bob.sit(new)).ask("join"))["type"] == "done"

    run(look())


# --- programs -----------------------------------------------------------------------------------------------------


async def token_of(server: Served, name: str, *caps: str) -> tuple[str, httpx.AsyncClient]:
    guest = await server.guest(name)
    answer = await guest.client.post("/api/me/tokens", json={"caps": caps})
    client = httpx.AsyncClient(base_url=server.base, headers={"Authorization": f"Bearer {answer.json()['secret']}"})
    server.open.append(client)
    return answer.json()["id"], client


def test_a_token_is_limited_to_its_scope() -> None:
    async def look() -> None:
        async with served(tables_per_token=1) as server:
            _, bot = await token_of(server, "Ann", "play")
            assert (await bot.post("/api/tables", json={"game": "gold_ahoi"})).json()["code"] == "token_may_not"
            assert (await bot.delete("/api/me")).json()["code"] == "token_may_not"
            host = await server.guest("Bob")
            tables = [await host.create() for _ in range(2)]
            chat = await bot.post(f"/api/tables/{tables[0]}/commands", json={"type": "chat", "text": "hi"})
            assert (chat.status_code, chat.json()["code"]) == (403, "token_may_not")
            joined = [
                (await bot.post(f"/api/tables/{table}/commands", json={"type": "join", "name": "Robo"})).json()
                for table in tables
            ]
            assert [answer.get("code", answer.get("type")) for answer in joined] == ["done", "too_many_seats"]
            wrong = await bot.get("/api/lobby", headers={"Authorization": "Bearer gh_nonsense"})
            assert (wrong.status_code, wrong.json()["code"]) == (401, "token_wrong")

    run(look())


def test_a_token_can_sit_next_to_its_owner_until_revoked() -> None:
    async def look() -> None:
        async with served() as server:
            ann = await server.guest("Ann")
            token = (await ann.client.post("/api/me/tokens", json={})).json()
            table = await ann.create()
            bearer = {"Authorization": f"Bearer {token['secret']}"}
            async with httpx.AsyncClient(base_url=server.base, headers=bearer) as bot:
                answer = await bot.post(f"/api/tables/{table}/commands", json={"type": "join", "name": "Ann's robot"})
                assert answer.json()["type"] == "done"
                view = (await ann.client.get(f"/api/tables/{table}")).json()
                assert [seat["device"] for seat in view["seats"]] == [0, 1], "somebody of its own"
                listed = (await ann.client.get("/api/me/tokens")).json()
                assert [(one["id"], one["caps"], one["secret"]) for one in listed] == [(token["id"], ["play"], "")]
                await ann.client.delete(f"/api/me/tokens/{token['id']}")
                assert (await bot.get(f"/api/tables/{table}")).status_code == 401

    run(look())


def test_a_token_is_rate_limited() -> None:
    async def look() -> None:
        async with served(actions_per_minute=60) as server:
            ann = await server.guest("Ann")
            table = await ann.create()
            _, bot = await token_of(server, "Bob", "play")
            ping = partial(bot.post, f"/api/tables/{table}/commands", json={"type": "ping"})
            codes = [(await ping()).status_code for _ in range(30)]
            assert codes == [200] * 30
            while codes[-1] == 200 and len(codes) < 300:  # a slow machine lets some more through
                codes.append((await ping()).status_code)
            assert codes[-1] == 429

    run(look())


def test_concurrent_requests_cannot_exceed_the_token_limit() -> None:
    async def look() -> None:
        async with served() as server:
            ann = await server.guest("Ann")
            asked = [ann.client.post("/api/me/tokens", json={}) for _ in range(MOST_TOKENS + 8)]
            codes = sorted(answer.status_code for answer in await asyncio.gather(*asked))
            assert codes == [201] * MOST_TOKENS + [409] * 8

    run(look())


def test_outsiders_cannot_see_who_sits_at_a_private_table() -> None:
    async def look() -> None:
        async with served() as server:
            table, guests, _ = await at_table(server, "gold_ahoi", "Ann", "Bob", options={"spectators": False})
            eve = await server.guest("Eve")
            refused = await eve.client.post(f"/api/tables/{table}/block", json={"seat": 0})
            assert (refused.status_code, refused.json()["code"]) == (403, "watching_forbidden")
            for seat in (0, 5):
                muted = await eve.client.post(f"/api/tables/{table}/commands", json={"type": "mute", "seat": seat})
                assert muted.json()["code"] == "watching_forbidden"
            blocked = await guests[1].client.post(f"/api/tables/{table}/block", json={"seat": 0})
            assert (blocked.status_code, blocked.json()["name"]) == (201, "Ann")

    run(look())


# --- blocking does not unmask -------------------------------------------------------------------------------------


async def masked(server: Served, ann: Guest, mask: Guest, name: str) -> tuple[str, Line]:
    """Return a table of Ann's where a player has another name for the evening."""
    table = await ann.create()
    there = await mask.sit(table)
    assert (await there.ask("join", name=name))["type"] == "done"
    return table, there


async def blocks_of(guest: Guest) -> list[dict[str, str]]:
    return (await guest.client.get("/api/me/blocks")).json()  # type: ignore[no-any-return]


def test_a_block_lists_only_the_name_that_was_visible() -> None:
    async def look() -> None:
        async with served() as server:
            ann, mask = await server.guest("Ann"), await server.guest("Maximilian")
            tables = [(await masked(server, ann, mask, name))[0] for name in ("Mask One", "Mask Two")]
            answers = [await ann.client.post(f"/api/tables/{table}/block", json={"seat": 1}) for table in tables]
            assert [answer.json()["name"] for answer in answers] == ["Mask One", "Mask Two"]
            assert len({answer.json()["id"] for answer in answers}) == 2, "a handle for each table"
            assert await blocks_of(ann) == [answer.json() for answer in answers], "nothing is merged"
            again = await ann.client.post(f"/api/tables/{tables[0]}/block", json={"seat": 1})
            assert again.json() == answers[0].json()
            assert len(await blocks_of(ann)) == 2
            told = "".join(answer.text for answer in (*answers, await ann.client.get("/api/me/blocks")))
            assert "Maximilian" not in told

    run(look())


def test_removing_the_last_entry_lifts_a_block() -> None:
    async def look() -> None:
        async with served() as server:
            ann, mask = await server.guest("Ann"), await server.guest("Maximilian")
            tables = [(await masked(server, ann, mask, name))[0] for name in ("Mask One", "Mask Two")]
            for table in tables:
                await ann.client.post(f"/api/tables/{table}/block", json={"seat": 1})
            new = await ann.create()
            for entry, answer in zip(await blocks_of(ann), ("not_welcome", "done"), strict=True):
                assert (await ann.client.delete(f"/api/me/blocks/{entry['id']}")).status_code == 204
                joined = await (await mask.sit(new)).ask("join")
                assert joined.get("code", joined["type"]) == answer
            assert await blocks_of(ann) == []

    run(look())


def test_blocks_and_mutes_are_listed_only_at_their_table() -> None:
    async def look() -> None:
        async with served() as server:
            ann, mask = await server.guest("Ann"), await server.guest("Maximilian")
            one, _ = await masked(server, ann, mask, "Mask One")
            two, speaker = await masked(server, ann, mask, "Mask Two")
            at_one, at_two = await ann.sit(one), await ann.sit(two)
            assert (await at_one.ask("mute", seat=1))["type"] == "done"

            async def shown() -> list[list[int]]:
                return [(await (await ann.sit(table)).until("welcome"))["deaf_to"] for table in (one, two)]

            assert await shown() == [[1], []]
            await speaker.ask("chat", text="unheard")
            await at_two.ask("mute", seat=1)
            await at_two.ask("mute", seat=1, muted=False)
            assert await shown() == [[1], []], "and ending it elsewhere shows nothing either"
            await speaker.ask("chat", text="heard again")
            await at_two.until("said", text="heard again")
            assert "unheard" not in [message.get("text") for message in at_two.heard]
            await ann.client.post(f"/api/tables/{one}/block", json={"seat": 1})
            assert await shown() == [[1], []]

    run(look())


def test_a_handle_does_not_link_a_spectator_to_a_new_name() -> None:
    async def look() -> None:
        async with served() as server:
            ann, mask = await server.guest("Ann"), await server.guest("Maximilian")
            table = await ann.create()
            host, speaker = await ann.sit(table), await mask.sit(table)
            await speaker.ask("chat", text="I watch")
            watching = (await host.until("said", text="I watch"))["handle"]
            await host.ask("mute", handle=watching)
            await host.ask("mute", handle=watching, muted=False)
            await speaker.ask("join", name="Mask One")
            await speaker.ask("chat", text="I sit")
            sitting = (await host.until("said", text="I sit"))["handle"]
            assert sitting != watching
            names = [
                (await ann.client.post(f"/api/tables/{table}/block", json={"handle": handle})).json()["name"]
                for handle in (watching, sitting)
            ]
            assert names == ["Maximilian", "Mask One"], "each as it was heard"
            await ann.client.delete(f"/api/me/blocks/{(await blocks_of(ann))[1]['id']}")
            assert (await (await ann.sit(table)).until("welcome"))["deaf_to"] == []

    run(look())


def test_a_deleted_person_is_in_no_block_list() -> None:
    async def look() -> None:
        async with served() as server:
            ann, mask = await server.guest("Ann"), await server.guest("Maximilian")
            table, _ = await masked(server, ann, mask, "Mask One")
            await ann.client.post(f"/api/tables/{table}/block", json={"seat": 1})
            assert (await mask.client.delete("/api/me")).status_code == 204
            assert await blocks_of(ann) == []

    run(look())
