"""Malformed and hostile messages: none crashes anything, every one is answered, every refusal has a sentence.

`pytest tests/server/test_fuzz.py --hostile 1000000` sends a million instead of CI's hundred thousand.
"""

from __future__ import annotations

import asyncio
import base64
import os
import random
import unicodedata
from collections import Counter
from typing import Any, cast

import pytest
from msgspec.json import Decoder, decode

from at_server import FREE, NoThinkers, line, run, served
from goldhook.core.game import Json
from goldhook.server.live.people import Facts, Keys, write_facts
from goldhook.server.live.rooms import Rooms
from goldhook.server.run.app import App
from goldhook.server.run.settings import Settings
from goldhook.server.wire import messages as wire
from goldhook.store import MemoryStore
from goldhook.table.plain import SeatView
from hostile_messages import Hostile
from simulation.network import request, socket_scope
from simulation.trouble import refusal_codes, troubles

#: Tests that share the work, and messages until the tables are left for new ones.
PARTS, FRESH = 8, 500
#: The longest answer to a message that is invalid or not allowed.
LONGEST_REFUSAL = 1_000
ANSWERS = ("done", "refused", "again", "pong", "hinted")
LAST = "the last"
PING = f'{{"type":"ping","id":"{LAST}"}}'
_outgoing: Decoder[wire.Outgoing] = Decoder(wire.Outgoing)


class FuzzedLine:
    """A socket of the app in this process: messages arrive unchanged, and every frame is checked."""

    def __init__(self, app: App, table: str, cookie: str, query: str, seen: Counter[str]) -> None:
        self._seen = seen
        self._inbox: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._inbox.put_nowait({"type": "websocket.connect"})
        self._answers: list[str] = []
        self._pinged = asyncio.Event()
        self._owed = 0
        self.sync: Json | None = None
        scope = socket_scope(f"/api/tables/{table}/socket", query, cookie)
        self._task = asyncio.ensure_future(app(scope, self._inbox.get, self._send))

    async def _send(self, message: Any) -> None:
        assert message["type"] != "websocket.close", "the line was closed"
        if message["type"] == "websocket.send":
            for text in (message.get("text") or message["bytes"].decode()).split("\n"):
                self._look_at(text)

    def _look_at(self, text: str) -> None:
        said = _outgoing.decode(text)  # every byte is a message of the protocol
        if isinstance(said, wire.Sync):
            self.sync = {"view": said.view, "legal": said.legal, "viewer": said.viewer}
            for seat in cast("list[SeatView]", said.view["seats"]):
                check_visible(seat["name"])
        if isinstance(said, wire.Said):
            check_visible(said.text)
            check_visible(said.name)
        if isinstance(said, wire.Refused):
            assert said.code in refusal_codes(), text
            assert len(text) <= LONGEST_REFUSAL, text
            self._seen[said.code] += 1
        if isinstance(said, wire.Done):
            self._seen["done"] += 1
        if isinstance(said, wire.Pong) and said.id == LAST:
            self._pinged.set()
        else:
            self._answers.append(str(said.__struct_config__.tag))

    async def send(self, text: str | bytes) -> None:
        """Send a message and then a harmless one; check that the first gets exactly one answer before the second."""
        key = "text" if isinstance(text, str) else "bytes"
        self._pinged.clear()
        self._inbox.put_nowait({"type": "websocket.receive", key: text})
        self._inbox.put_nowait({"type": "websocket.receive", "text": PING})
        async with asyncio.timeout(60):
            await self._pinged.wait()
        answers = [answer for answer in self._answers if answer in ANSWERS]
        if not answers and "hint" in str(text):
            self._owed += 1  # a hint may take its time
        elif len(answers) > 1:
            self._owed -= len(answers) - 1
        else:
            assert answers or "sync" in self._answers, text
        assert self._owed >= 0, (text, answers)
        self._answers.clear()

    async def close(self) -> None:
        self._inbox.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await self._task


def check_visible(text: str) -> None:
    """Check that no invisible or direction-changing character is sent."""
    assert not [sign for sign in text if unicodedata.category(sign)[0] == "C"], ascii(text)
    assert not [sign for sign in text if "VARIATION SELECTOR" in unicodedata.name(sign, "")], ascii(text)


async def new_lines(app: App, keys: Keys, chance: random.Random, seen: Counter[str]) -> list[tuple[str, FuzzedLine]]:
    """Seat Ann, Bob, spectator Zoe and a nameless person at a new table, in the lobby or in a match."""
    cookies = [f"goldhook={keys.sign(person)}" for person in ("ann", "bob", "zoe")]
    game = chance.choice(("gold_ahoi", "silver_gold"))
    options = {"clock": {"credit": 1000, "bank": 1000}, "hints": chance.random() < 0.5, "chat": chance.random() < 0.9}
    body = {"game": game, "players": 2, "name": "Ann", "options": options}
    status, opened = await request(app, "POST", "/api/tables", cookies[0], body)
    assert status == 201
    path = f"/api/tables/{opened['table']}/commands"
    if chance.random() < 0.8:
        for cookie, command in ((cookies[1], "join"), (cookies[0], "start")):
            status, answer = await request(app, "POST", path, cookie, {"type": command})
            assert status == 200, answer
    table = opened["table"]
    return [
        (table, FuzzedLine(app, table, cookie, "views" if chance.random() < 0.3 else "", seen))
        for cookie in (*cookies, "")
    ]


async def send_hostile(count: int, seed: int) -> Counter[str]:
    """Send a number of messages; return their answers."""
    seen: Counter[str] = Counter()
    store, chance = MemoryStore(), random.Random(seed)
    keys = await Keys.of(store)
    for person in ("ann", "bob", "zoe"):
        await store.people.save(person, write_facts(Facts(person.title())), 0)
    rooms = Rooms(store, keys, NoThinkers(), Settings(**FREE | {"grace_seconds": 3600}))
    app = App(rooms)
    rooms.start()
    hostile = Hostile(seed)
    lines: list[tuple[str, FuzzedLine]] = []
    for number in range(count):
        if number % FRESH == 0:
            for table, one in lines:
                await one.close()
                await rooms.read(table)  # what is written can be read
            lines = await new_lines(app, keys, chance, seen)
        one = chance.choice(lines)[1]
        if one.sync:
            hostile.legal, hostile.version = one.sync["legal"], one.sync["view"]["n"]
            hostile.seat = one.sync["viewer"] or 0
        if chance.random() < 0.1:
            await one.send('{"type":"look","id":"look"}')
        text = hostile.message()
        await one.send(text if chance.random() > 0.03 else text.encode(errors="surrogatepass")[:-1] + b"\xff\xfe")
    for _, one in lines:
        await one.close()
    await rooms.stop()
    return seen


@pytest.mark.slow
@pytest.mark.parametrize("part", range(PARTS))
def test_hostile_messages(part: int, request: pytest.FixtureRequest) -> None:
    with troubles() as logged:
        seen = asyncio.run(send_hostile(request.config.getoption("--hostile") // PARTS, seed=part))
    assert not logged
    assert len(seen) > 20, f"they reach every corner, give or take: {seen}"
    assert seen["done"] > seen.total() / 100, f"some are what they should be: {seen}"


def test_a_few_hostile_messages() -> None:
    with troubles() as logged:
        asyncio.run(send_hostile(1_500, seed=99))
    assert not logged


# --- headers ------------------------------------------------------------------------------------------------------


async def asked_with(
    app: App, method: str, path: str, headers: list[tuple[bytes, bytes]], trail: str
) -> tuple[int, Any]:
    """An HTTP request with just these headers: its status, and the refusal's code if there is one."""
    answered: list[Any] = []
    body = [{"type": "http.request", "body": b"{}", "more_body": False}]

    async def receive() -> dict[str, Any]:
        return body.pop() if body else {"type": "http.disconnect"}

    async def send(message: Any) -> None:
        answered.append(message)

    scope = socket_scope(path, trail) | {"type": "http", "method": method, "scheme": "http", "headers": headers}
    scope |= {"raw_path": path.encode(), "http_version": "1.1", "server": ("localhost", 80), "root_path": ""}
    await app(scope, receive, send)
    status, text = answered[0]["status"], b"".join(message.get("body", b"") for message in answered[1:])
    return status, decode(text).get("code") if status >= 400 and text.startswith(b"{") else None


async def greeted_with(app: App, path: str, headers: list[tuple[bytes, bytes]]) -> str:
    """Open a socket with exactly these headers; return the first message."""
    inbox: list[dict[str, Any]] = [{"type": "websocket.disconnect", "code": 1000}, {"type": "websocket.connect"}]
    said: list[str] = []

    async def receive() -> dict[str, Any]:
        await asyncio.sleep(0)
        return inbox.pop()

    async def send(message: Any) -> None:
        said.extend([message["text"]] if message["type"] == "websocket.send" else [])

    await app(socket_scope(path, "") | {"headers": headers, "server": ("localhost", 7)}, receive, send)
    return said[0] if said else ""


async def send_hostile_headers(count: int, seed: int) -> Counter[str]:
    """Send a number of requests; return the codes of their refusals."""
    store, hostile, seen = MemoryStore(), Hostile(seed), Counter[str]()
    settings = Settings(**FREE | {"grace_seconds": 3600, "trust_proxy": True, "origins": ("http://localhost",)})
    rooms = Rooms(store, await Keys.of(store), NoThinkers(), settings, owner="run@localhost:7")
    app = App(rooms)
    for _ in range(count):
        headers, chance = hostile.headers(), hostile.chance
        path = chance.choice(
            ("/", "/api/health", "/api/me", "/api/lobby", "/api/tables", "/api/languages/en", "/api/x")
        )
        status, code = await asked_with(app, chance.choice(("GET", "POST", "HEAD")), path, headers, "n=[&x=%ff")
        assert status < 500, (status, path, headers)
        assert code is None or code in refusal_codes(), code
        seen[code or str(status)] += 1
        for socket in ("/api/tables/nosuchtable/socket", "/peer/tables/nosuchtable"):
            said = await greeted_with(app, socket, headers)
            _outgoing.decode(said)  # a message of the protocol, whatever was sent
            seen[decode(said).get("code", "")] += 1
    await rooms.stop()
    return seen


def test_hostile_headers() -> None:
    with troubles() as logged:
        seen = asyncio.run(send_hostile_headers(1_000, seed=7))
    assert not logged
    assert {"host_unknown", "origin_wrong", "token_wrong", "200"} <= seen.keys(), seen


# --- through a real socket ----------------------------------------------------------------------------------------


def frame(opcode: int, body: bytes, *, final: bool = True, masked: bool = True, reserved: int = 0) -> bytes:
    """Return a WebSocket frame, valid or not."""
    head = bytes([(0x80 if final else 0) | reserved << 4 | opcode])
    size = len(body)
    length = bytes([size | 0x80 * masked]) if size < 126 else bytes([126 | 0x80 * masked]) + size.to_bytes(2, "big")
    if not masked:
        return head + length + body
    mask = os.urandom(4)
    return head + length + mask + bytes(byte ^ mask[at % 4] for at, byte in enumerate(body))


BAD_FRAMES = {
    "bytes that are no text": frame(1, b"\xff\xfe\xfd"),
    "half a sign": frame(1, b'{"type":"chat","text":"\xe2\x82"}'),
    "without a mask": frame(1, b'{"type":"ping"}', masked=False),
    "an opcode that is none": frame(5, b"x"),
    "reserved bits": frame(1, b"x", reserved=7),
    "a ping in pieces": frame(9, b"x", final=False),
    "a long ping": frame(9, b"x" * 126),
    "a piece of nothing": frame(0, b"x"),
    "a text within a text": frame(1, b"x", final=False) + frame(1, b"y"),
    "a length that is a lie": b"\x81\xff" + (2**62).to_bytes(8, "big") + b"abcd",
    "a close code that is none": frame(8, (999).to_bytes(2, "big")),
    "pieces without end": frame(1, b"x" * 120, final=False) + 40 * frame(0, b"x" * 120, final=False),
    "rubbish": bytes(range(256)),
}


@pytest.mark.parametrize("bad", BAD_FRAMES.values(), ids=BAD_FRAMES)
def test_bad_frames_close_only_their_own_connection(bad: bytes) -> None:
    async def told() -> None:
        async with served() as server:
            ann = await server.guest("Ann")
            table = await ann.create()
            good = await ann.sit(table)
            reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
            key = base64.b64encode(os.urandom(16)).decode()
            writer.write(
                f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\n"
                f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
            )
            assert b" 101 " in await reader.readline()
            writer.write(bad)
            async with asyncio.timeout(10):
                rest = await reader.read()  # to the end: the server closes the connection
            assert rest
            writer.close()
            assert (await good.ask("ping"))["type"] == "pong"

    run(told())


@pytest.mark.slow
def test_hostile_messages_through_a_real_socket() -> None:
    async def told() -> None:
        hostile = Hostile(5)
        with troubles() as logged:
            async with served(grace_seconds=3600) as server:
                ann = await server.guest("Ann")
                one = await ann.sit(await ann.create(bots={1: 1}))
                await one.ask("start")
                for number in range(2_000):
                    await one.socket.send(hostile.message().encode(errors="replace").decode())
                    if number % 50 == 0:
                        sync = await one.look()
                        hostile.legal, hostile.version = sync["legal"], sync["view"]["n"]
                        one.heard.clear()
                        one._read = 0
                assert (await one.ask("ping", "end"))["type"] == "pong"
                late = await line(server, (await one.look())["view"]["table"])
                assert (await late.hear())["type"] == "welcome"
        assert not [text for text in logged if "a mind failed" not in text]

    run(told())
