"""No single request blocks the server or takes much memory: all input is bounded where it is read."""

from __future__ import annotations

import ast
import asyncio
import asyncio.events
import json
import re
import time
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from msgspec.json import decode

import goldhook
from at_server import run, served
from goldhook.core.game import Refusal
from goldhook.games import GAMES
from goldhook.server.http.answers import SMALL_BODY
from goldhook.server.http.own_sets import MOST_FAULTS
from goldhook.server.http.services import own_name
from goldhook.server.http.statuses import STATUS
from goldhook.server.live.visits import Heard
from goldhook.server.run.settings import Settings
from goldhook.server.wire.messages import LONGEST_FACT, LONGEST_LIST, Problem, plain_facts
from goldhook.server.wire.sockets import heard
from random_sets import random_deck

LARGEST = Settings.body_bytes
RECORD = {"goldhook": 1, "game": "gold_ahoi", "set": "house", "players": 2, "first": 0, "options": {}}
BAG = {"bag": [tile.id for tile in GAMES["gold_ahoi"].house().tiles]}
#: Seconds of the event loop's own time that a request may cost in a test: a hundred times what it does cost.
FROZEN = 0.5
#: Bytes of an answer to something that is wrong.
LONGEST_ANSWER = 200 * MOST_FAULTS


def filled(start: str, unit: str, end: str) -> str:
    """Return a body with as many units as allowed."""
    return start + unit * ((LARGEST - len((start + end).encode())) // len(unit.encode())) + end


def listed(start: str, units: Iterator[str], end: str, between: str = ",") -> str:
    """Return a body with as many different units as allowed."""
    found, size = list[str](), len(start + end)
    for unit in units:
        size += len(unit) + len(between)
        if size > LARGEST:
            break
        found.append(unit)
    return start + between.join(found) + end


def numbered(unit: str) -> Iterator[str]:
    return (unit % number for number in range(LARGEST))


REPLAYS = {
    "players": json.dumps({**RECORD, "players": 200_000_000, "shuffles": {}, "actions": []}),
    "actions": json.dumps({**RECORD, "shuffles": BAG, "actions": [[0, "place 0,0 0"]] * 12_000}),
    "shuffles": listed(json.dumps(RECORD)[:-1] + ',"actions":[],"shuffles":{', numbered('"%d":[]'), "}}"),
    "lists": filled('{"goldhook":1,"game":"gold_ahoi","set":[', "[],", "0]}"),
    "brackets": filled("", "[", ""),
    "a long game": filled('{"goldhook":1,"game":"', "x", '"}'),
    "a long version": filled('{"goldhook":["', "x", '"]}'),
}
PIECE = 'name = "x"\n[[tiles]]\nland = 1\n'
TOMLS = {
    "blank lines": filled(PIECE, "\n", ""),
    "blank lines and ids": filled(
        'name="x"\ntiles=[' + ",".join(f'{{id="T01", w{number}=1}}' for number in range(190)) + "]\n", "\n", ""
    ),
    "spaces": filled(PIECE + "x =", " ", ""),
    "words": filled(PIECE, "id id id\n", ""),
    "tables": filled('name = "x"\n', "[[tiles]]\n", ""),
    "many tables": listed("", numbered("[t%d]"), "", "\n"),
    "keys": listed("", numbered("k%d=1"), "", "\n"),
    "dotted keys": listed("", numbered("k%d" + ".a" * 150 + "=1"), "", "\n"),
    "dotted keys, other lines": filled("", "a." * 100 + "b\u2028", "=1"),
    "dotted keys, inline": filled("x=[", "{a.b.c=1},", "]"),
    "dotted tables": listed("", numbered("[t%d.a.b.c]"), "", "\n"),
    "brackets": filled("x=", "[", ""),
    "braces": filled("x=", "{a=", ""),
    "a long number": filled('name="x"\n[[tiles]]\nid="T01"\nland=[[0x', "f", "]]"),
    "a long key": filled("x={", "a", "=1,b=1,b=1}"),
}
JSONS = {
    "blank lines": filled('{"name":"x","tiles":[', "\n", '{"land":1}]}'),
    "lists": filled('{"name":"x","tiles":[', "[],", "0]}"),
    "words": listed("{", numbered('"%d":0'), "}"),
    "a long word": filled('{"name":"x","tiles":[{"', "w", '":1}]}'),
    "a long name": filled('{"name":"', "\u0301", '","tiles":[1]}'),
    "ends": filled('{"name":"x","tiles":[{"id":"T01","land":[[', '"n",', '"n"]]}]}'),
    "levels": '{"name":"x","tiles":[{"id":"T01","land":[[' + "[" * 400 + "]" * 400 + "]]}]}",
}
CELLS = filled('{"name":"x","treasure":[{"id":"P01","colour":"purple","cells":[', '"a1",', '"a1"]}],"expeditions":[1]}')
TABLES = {
    "a set": filled('{"game":"gold_ahoi","set":{"x":[', "[],", "0]}}"),
    "a long name of a set": filled('{"game":"gold_ahoi","set":{"name":"', "\ufdfa", '","tiles":[]}}'),
    "a set that is a text": filled('{"game":"gold_ahoi","set":"', "x", '"}'),
    "two sets": filled('{"game":"gold_ahoi","set":{"x":"', "x", '"},"set":{}}'),
    "options": filled('{"game":"gold_ahoi","options":{"x":[', "[],", "0]}}"),
    "bots": listed('{"game":"gold_ahoi","bots":{', numbered('"%d":1'), "}}"),
    "few bots": json.dumps({"game": "gold_ahoi", "bots": {str(seat): 1 for seat in range(9)}}),
    "words": listed('{"game":"gold_ahoi",', numbered('"w%d":0'), "}"),
    "braces": filled('{"game":"gold_ahoi","set":', '{"a":', ""),
    "a long game": filled('{"game":"', "x", '","set":{}}'),
}
TOML = {"content-type": "application/toml"}
ASKED = {
    **{f"replay: {name}": ("/api/replay", text, {}) for name, text in REPLAYS.items()},
    **{f"TOML: {name}": ("/api/sets/gold_ahoi/check", text, TOML) for name, text in TOMLS.items()},
    **{f"JSON: {name}": ("/api/sets/gold_ahoi/check", text, {}) for name, text in JSONS.items()},
    "JSON: cells": ("/api/sets/silver_gold/check", CELLS, {}),
    **{f"table: {name}": ("/api/tables", text, {}) for name, text in TABLES.items()},
    "me": ("/api/me", filled('{"name":"', "x", '"}'), {}),
    "caps": ("/api/me/tokens", filled('{"caps":[', '"play",', '"play"]}'), {}),
}


@pytest.fixture
def longest(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """Collect the processor time of the event loop's longest step in seconds; other programs do not add to it."""
    found, honest = [0.0], asyncio.events.Handle._run

    def measured(handle: asyncio.events.Handle) -> None:
        began = time.thread_time()
        honest(handle)
        found[0] = max(found[0], time.thread_time() - began)

    monkeypatch.setattr(asyncio.events.Handle, "_run", measured)
    return found


@pytest.mark.slow
def test_no_body_freezes_the_server(longest: list[float]) -> None:
    """Every one is refused, briefly, for almost none of the event loop's time."""

    async def look() -> None:
        async with served() as server:
            ann = await server.guest("Ann")
            for name, (path, text, headers) in ASKED.items():
                content = text.encode()
                assert len(content) <= LARGEST, name
                longest[0] = 0.0
                answer = await ann.client.post(path, content=content, headers=headers, timeout=60)
                assert longest[0] < FROZEN, (name, longest[0])
                assert len(answer.content) < LONGEST_ANSWER, name
                assert (answer.status_code in (400, 413)) == (not path.endswith("check")), (name, answer.text[:200])
                if answer.status_code == 200:
                    assert 0 < len(answer.json()["faults"]) <= MOST_FAULTS, name
                else:
                    decode(answer.content, type=Problem)

    asyncio.run(asyncio.wait_for(look(), 300))


def test_a_record_of_too_many_players_is_refused() -> None:
    async def look() -> None:
        async with served() as server:
            ann = await server.guest("Ann")
            for field, value, code in (
                ("players", 200_000_000, "players_wrong"),
                ("players", 0, "players_wrong"),
                ("first", 2, "first_wrong"),
            ):
                wrong = {**RECORD, "shuffles": BAG, "actions": [], field: value}
                answer = await ann.client.post("/api/replay", json=wrong)
                assert (answer.status_code, answer.json()["code"]) == (400, code)

    run(look())


# --- bodies -------------------------------------------------------------------------------------------------------


async def answered(port: int, head: str) -> bytes:
    """Return the answer to a request that sends its head, and nothing after it."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(head.replace("\n", "\r\n").encode())
    async with asyncio.timeout(30):
        status = await reader.readline()
    writer.close()
    return status


def test_a_body_declared_too_large_is_rejected_unread() -> None:
    async def look() -> None:
        async with served() as server:
            for path, length in (("/api/replay", LARGEST + 1), ("/api/me", SMALL_BODY + 1), ("/api/me", 10**18)):
                head = f"POST {path} HTTP/1.1\nHost: localhost\nContent-Length: {length}\n\n"
                assert b" 413 " in await answered(server.port, head), path

    run(look())


def test_a_body_without_length_is_counted_as_it_arrives() -> None:
    async def chunks() -> AsyncIterator[bytes]:
        for _ in range(2 * SMALL_BODY // 1_000):
            yield b"x" * 1_000

    async def look() -> None:
        async with served() as server, httpx.AsyncClient(base_url=server.base) as client:
            answer = await client.post("/api/me", content=chunks())
            assert (answer.status_code, answer.json()["code"]) == (413, "body_too_large")

    run(look())


@pytest.mark.slow
def test_a_custom_set_is_stored_in_normalized_form() -> None:
    async def look() -> None:
        async with served() as server:
            ann = await server.guest("Ann")
            mine: Any = GAMES["silver_gold"].pieces_json(random_deck(3))
            table = await ann.create("silver_gold", 2, set=mine | {"name": "My\u202e own " + "x" * 300})
            kept = (await ann.client.get(f"/api/tables/{table}/set")).json()
            assert kept == mine | {"name": "My own " + "x" * 53}
            wrong = {"game": "silver_gold", "set": mine | {"treasure": mine["treasure"][1:]}}
            answer = await ann.client.post("/api/tables", json=wrong)
            assert (answer.status_code, answer.json()["code"]) == (400, "set_card_count")
            answer = await ann.client.post("/api/tables", json={"game": "chess", "set": mine})
            assert (answer.status_code, answer.json()["code"]) == (400, "game_unknown")

    run(look())


# --- addresses ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "path",
    ["x" * 300, "x/" * 5_000 + "x", "x" * 100 + "/y" * 40, "%ff%fe", "%ed%a0%80", "%00", "a%5Cb", "../x", ""],
    ids=str.__len__,
)
def test_an_impossible_file_name_is_not_found(path: str, tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "assets" / "app.js").write_text("1")

    async def look() -> None:
        async with served(client=str(tmp_path)) as server, httpx.AsyncClient(base_url=server.base) as client:
            assert (await client.get("/assets/app.js")).text == "1"
            answer = await client.get(f"/assets/{path}")
            assert (answer.status_code, answer.json()["code"]) == (404, "page_unknown")

    run(look())


@pytest.mark.parametrize("path", ["/api/health/", "/tables/", "/rules/", "/api/lobby/"])
def test_no_address_is_redirected(path: str) -> None:
    async def look() -> None:
        async with served() as server, httpx.AsyncClient(base_url=server.base) as client:
            assert (await client.get(path)).status_code == 404

    run(look())


def test_only_the_machines_own_local_name_is_accepted() -> None:
    async def look() -> None:
        async with served() as server, httpx.AsyncClient(base_url=server.base) as client:
            for host, status in (
                (own_name(), 200),
                (f"{own_name().upper()}:8000", 200),
                ("evil.local", 421),
                (f"x.{own_name()}", 421),
                ("evil@localhost", 421),
                ("a" * 5_000 + "@localhost", 421),
            ):
                assert (await client.get("/api/health", headers={"Host": host})).status_code == status, host

    run(look())


def test_a_number_with_too_many_digits_is_rejected() -> None:
    assert heard({"n": ["17"], "viewer": ["0"]}) == Heard(17, 0)
    assert heard({"n": ["9" * 4_000]}) is None
    assert heard({"n": ["1"], "viewer": ["9" * 4_000]}) is None


# --- refusals -----------------------------------------------------------------------------------------------------


def test_the_facts_of_a_refusal_are_short() -> None:
    inner = Refusal("field_taken", card="x" * 10_000)
    facts = plain_facts(
        Refusal("x", text="y" * 10_000, list=["z" * 10_000] * 1_000, number=10**5_000, small=7, why=None, inner=inner)
    )
    assert facts["text"] == "y" * LONGEST_FACT
    assert facts["list"] == ["z" * LONGEST_FACT] * LONGEST_LIST
    assert (facts["number"], facts["small"], facts["why"]) == ("…", 7, None)
    assert facts["inner"] == {"code": "field_taken", "facts": {"card": "x" * LONGEST_FACT}}


SOURCE = Path(goldhook.__file__).parent
#: Modules whose refusals a request can get; and refusals that occur only before the server listens, or for local files.
ASKED_BY_HTTP = ("core", "games", "record.py", "table", "puzzles", "server")
BEFORE = {
    *("setting_wrong", "setting_range", "workers_died", "file_missing", "file_unreadable", "file_unwritable"),
    "puzzles_other_journal",
}


def codes_raised() -> set[str]:
    """Return the first argument of every refusal in these modules, and the codes that functions pass to one."""
    found = set[str]()
    for path in SOURCE.rglob("*.py"):
        if path.relative_to(SOURCE).parts[0] not in ASKED_BY_HTTP:
            continue
        text = path.read_text(encoding="utf-8")
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, ast.Call) and node.args and isinstance(node.args[0], ast.Constant):
                called = getattr(node.func, "id", getattr(node.func, "attr", ""))
                if called in ("Refusal", "refusal", "fault"):
                    found.add(str(node.args[0].value))
        found |= set(re.findall(r'return "((?:set|cell|first|seventh|touches|row)_[a-z_]+)"', text))
    return found


def test_every_refusal_has_a_status() -> None:
    assert codes_raised() - BEFORE == set(STATUS)
