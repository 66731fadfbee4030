"""Safe operation: logs without names, secrets compared in constant time, limits per address."""

from __future__ import annotations

import ast
import asyncio
import hmac
import json
import logging
import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

import goldhook.server
from at_server import NoThinkers, Served, line, run, served
from goldhook.core.game import Refusal
from goldhook.server.live.people import Keys, Visitor
from goldhook.server.run.logs import FACTS, JsonLines, PlainLines
from goldhook.server.wire.peers import Peers
from goldhook.server.work.thinkers import Asker, Question
from goldhook.store import MemoryStore, SqliteStore, digest

SOURCES = sorted(Path(goldhook.server.__file__).parent.rglob("*.py"))
SECRETS = ("signature", "secret", "digest", "cookie", "good", "kept")


# --- logs ---------------------------------------------------------------------------------------------------------


class Indiscreet(NoThinkers):
    """A mind that puts everything it knows into its error."""

    async def think(self, asker: Asker, question: Question) -> str:
        raise RuntimeError(f"Ann Geheim from 127.0.0.1 said hush: {question.view}")


@contextmanager
def logged() -> Iterator[list[str]]:
    """Collect all lines that a server would log."""
    lines: list[str] = []

    class Kept(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            lines.append(self.format(record))

    handler, root = Kept(logging.INFO), logging.getLogger()
    handler.setFormatter(JsonLines())
    root.addHandler(handler)
    try:
        yield lines
    finally:
        root.removeHandler(handler)


def check_discreet(lines: list[str], *private: str) -> None:
    for text in lines:
        found = json.loads(text)
        assert set(found) <= {"time", "level", "logger", "message", "error", "where", *FACTS}, text
        assert not [word for word in private if word in text], text


def test_log_lines_are_json_without_names() -> None:
    async def play() -> None:
        with logged() as lines:
            async with served(Indiscreet(), sockets_per_address=8) as server:
                ann = await server.guest("Ann Geheim")
                table = await ann.create("silver_gold", 2, bots={1: 1})
                one = await ann.sit(table)
                await one.ask("start")
                await one.ask("chat", text="hush")
                for text in ("[" * 900, '{"type":"act","seat":"Ann Geheim"}'):
                    await one.socket.send(text)
                await one.ask("act", seat=0, action="Ann Geheim", version=1)
                server.rooms.spawn(_fails("Ann Geheim"))
                await asyncio.sleep(0.05)
                person = server.rooms.keys.person_of(ann.client.cookies["goldhook"])
                key = server.rooms.keys.key_at(table, Visitor(person))
        assert {json.loads(text)["message"] for text in lines} >= {"a mind failed", "work beside the tables failed"}
        check_discreet(lines, "Ann", "Geheim", "hush", "127.0.0.1", person, key, ann.client.cookies["goldhook"])
        with pytest.raises(AssertionError):
            check_discreet([*lines, '{"message": "Ann Geheim was here"}'], "Geheim")

    run(play())


async def _fails(name: str) -> None:
    await asyncio.sleep(0)
    raise LookupError(f"{name} is not here")


def test_log_messages_are_fixed_words() -> None:
    """The text of a line is fixed in the source; its details are of a few kinds, none of which identifies a person."""
    calls = 0
    for source in SOURCES:
        for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
            if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute)):
                continue
            if not (isinstance(node.func.value, ast.Name) and node.func.value.id in ("_log", "logging")):
                continue
            if node.func.attr in ("getLogger", "StreamHandler", "NullHandler"):
                continue
            calls += 1
            assert len(node.args) == 1, f"{source.name}:{node.lineno}"
            assert isinstance(node.args[0], ast.Constant), f"{source.name}:{node.lineno}"
            extras = [word.value for word in node.keywords if word.arg == "extra"]
            for extra in extras:
                assert isinstance(extra, ast.Dict)
                assert {getattr(key, "value", "") for key in extra.keys} <= set(FACTS), f"{source.name}:{node.lineno}"
            assert {word.arg for word in node.keywords} <= {"extra", "exc_info"}
    assert calls >= 5


# --- constant time ------------------------------------------------------------------------------------------------


@pytest.fixture
def compared(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """Collect everything that is compared in constant time."""
    honest, seen = hmac.compare_digest, list[Any]()

    def noting(one: Any, other: Any) -> bool:
        seen.append(one)
        return honest(one, other)

    for place in ("hmac", "goldhook.store.memory", "goldhook.store.sql.people"):
        monkeypatch.setattr(f"{place}.compare_digest", noting)
    return seen


def test_secrets_are_compared_in_constant_time(compared: list[Any], tmp_path: Path) -> None:
    async def look() -> None:
        keys = await Keys.of(MemoryStore())
        assert keys.person_of(f"ann.{'0' * 64}") == ""
        assert compared.pop() == b"0" * 64
        async with served() as server:
            peers = Peers(server.rooms)
            word = peers._introduced(Visitor("ann"))
            with pytest.raises(Refusal, match="token_wrong"):
                peers.introduced(word[:-1] + ("0" if word[-1] != "0" else "1"))
            assert compared.pop() != word.rpartition(".")[2].encode(), "what was sent, not what it should have been"
        for store in (MemoryStore(), await SqliteStore.open(tmp_path / "a.sqlite")):
            await store.people.save("ann", b"{}", 0)
            secret, code = digest("a secret", b"key"), digest("a code", b"key")
            await store.tokens.grant("t", secret, "ann", b"[]", 0)
            await store.codes.offer(code, "ann", 100)
            compared.clear()
            assert await store.tokens.bearer(secret)
            assert len(compared) == 1
            assert await store.codes.redeem(code, now=1) == "ann"
            assert len(compared) == 2
            await store.close()

    run(look())


def test_secrets_are_never_compared_with_equals() -> None:
    """`==` would stop at the first wrong byte and reveal its position. (The test above is about stores.)"""

    def names(node: ast.AST) -> set[str]:
        return {part.id for part in ast.walk(node) if isinstance(part, ast.Name)}

    for source in SOURCES:
        for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Compare) and isinstance(node.ops[0], ast.Eq | ast.NotEq):
                sides = [node.left, *node.comparators]
                if any(isinstance(side, ast.Constant) for side in sides):
                    continue
                assert not any(names(side) & set(SECRETS) for side in sides), f"{source.name}:{node.lineno}"


# --- limits -------------------------------------------------------------------------------------------------------


def whose(address: str) -> dict[str, str]:
    return {"X-Forwarded-For": f"6.6.6.6, {address}"}


async def statuses(server: Served, address: str, count: int) -> list[int]:
    async with httpx.AsyncClient(base_url=server.base, headers=whose(address)) as client:
        return [(await client.get("/api/health")).status_code for _ in range(count)]


def test_limits_apply_per_address() -> None:
    async def look() -> None:
        async with served(trust_proxy=True, requests_per_second=1) as server:
            assert 429 in await statuses(server, "203.0.113.1", 12)
            assert await statuses(server, "203.0.113.2", 3) == [200] * 3
            assert 429 in await statuses(server, "2001:db8:1:2::1", 12)
            assert 429 in await statuses(server, "2001:db8:1:2:ffff::9", 1), "a whole network of IPv6 is one address"
            assert await statuses(server, "2001:db8:1:3::1", 3) == [200] * 3
        async with served(requests_per_second=1) as server:
            await statuses(server, "203.0.113.1", 12)
            assert 429 in await statuses(server, "203.0.113.2", 1), "who may not say it is not believed"

    run(look())


def test_table_and_socket_limits_apply_per_address() -> None:
    async def look() -> None:
        async with served(trust_proxy=True, tables_per_hour=4, sockets_per_address=1) as server:
            ann = await server.guest("Ann")
            wanted = {"game": "gold_ahoi"}
            here, there = whose("203.0.113.1"), whose("203.0.113.2")
            answers = [await ann.client.post("/api/tables", json=wanted, headers=here) for _ in range(2)]
            assert [answer.status_code for answer in answers] == [201, 429]
            assert (await ann.client.post("/api/tables", json=wanted, headers=there)).status_code == 201
            table = answers[0].json()["table"]
            first = await line(server, table, additional_headers=here)
            assert (await first.hear())["type"] == "welcome"
            second = await line(server, table, additional_headers=here)
            assert (await second.hear())["code"] == "too_many_connections"
            stream = await ann.client.get(f"/api/tables/{table}/stream", headers=here)
            assert stream.json()["code"] == "too_many_connections"
            third = await line(server, table, additional_headers=there)
            assert (await third.hear())["type"] == "welcome"

    run(look())


def test_rate_limited_callers_get_retry_after() -> None:
    async def look() -> None:
        async with served(requests_per_second=1) as server:
            async with httpx.AsyncClient(base_url=server.base) as client:
                answers = [await client.get("/api/health") for _ in range(12)]
            refused = [answer for answer in answers if answer.status_code == 429]
            assert {answer.json()["code"] for answer in refused} == {"too_fast"}
            assert {answer.headers["retry-after"] for answer in refused} == {"1"}
            assert server.rooms.metrics.limited == len(refused)

    run(look())


def test_a_line_for_a_terminal_has_time_message_and_facts() -> None:
    record = logging.makeLogRecord({"msg": "a unit cannot be compiled", "game": "pebbles"})
    assert re.fullmatch(r"\d\d:\d\d:\d\d a unit cannot be compiled \(game: pebbles\)", PlainLines().format(record))
