"""Every attack, one function each: it prepares, yields once, and attacks from one address until its time is up.

To add an attack, add a function here and a line in `ATTACKS`.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from functools import partial
from itertools import cycle, islice
from typing import cast

from msgspec import Struct
from msgspec.json import Decoder, encode

import hostile_bodies as bodies
from attacker import ADDRESS, Attack, Attacker
from goldhook.bots.levels import BOSUN, CAPTAIN, MASTER, SHIPS_BOY
from http_wire import TOML, request
from wire import HERE, WebSocket

#: One less than the number of tables that one address may have open.
TABLES = 14
DECKS = 16
#: More than the number of files that most systems let a process open.
HALF_OPEN = 1_100
#: Enough identities to use up the sockets of one address.
SPEAKERS = 110


async def looks(attacker: Attacker) -> AsyncIterator[None]:
    """Request the whole table with everything a client shows on 30 sockets, faster than one socket may."""
    sockets = list[WebSocket | None]()
    for game in ("gold_ahoi", "silver_gold", "gold_ahoi", "silver_gold", "gold_ahoi"):
        cookie = await attacker.person()
        table = await attacker.match(cookie, [SHIPS_BOY], game=game)
        await attacker.play_on(table, cookie, most=12)
        sockets += [await attacker.socket(table, cookie, "?views") for _ in range(6)]
    yield
    await attacker.flood_sockets(sockets, [b'{"type":"look","id":"l"}'], rate=50)


async def set_checks(attacker: Attacker) -> AsyncIterator[None]:
    """Request checks of sets that are expensive to check, TOML and JSON."""
    toml = {"Content-Type": TOML}
    check = partial(request, "POST", "/api/sets/silver_gold/check")
    requests = [
        check(bodies.blank_lines_toml(40_000), toml),
        check(bodies.blank_lines_json(40_000)),
        check(bodies.many_faults_toml(8_000), toml),
        check(bodies.many_faults_json(8_000)),
        check(bodies.dotted_keys(4_000), toml),
        check(bodies.nested(900)),
        check(bodies.own_deck(1)),
        check(bodies.twins(30_000)),
    ]
    yield
    await attacker.flood(requests, rate=100)


async def pictures(attacker: Attacker) -> AsyncIterator[None]:
    """Request previews, covers and icons, existing and not: every picture is drawn once, every table looked up."""
    cookie = await attacker.person()
    table = await attacker.match(cookie, [SHIPS_BOY], game="gold_ahoi")
    paths = ["/covers/home.png", "/icons/512.png", "/icons/none.png", "/manifest.webmanifest", f"/t/{table}", "/t/none"]
    requests = [request("GET", path) for path in paths]
    yield
    await attacker.flood(requests, rate=200)


async def circles(attacker: Attacker) -> AsyncIterator[None]:
    """Request a member's own circles, circles of strangers and new circles, one after the other."""
    cookie = await attacker.person()
    get, post = partial(request, "GET", cookie=cookie), partial(request, "POST", cookie=cookie)
    page = f"/api/circles/{(await attacker.ask(post('/api/circles', {'name': 'Mallory'}))).json()['circle']}"
    wanted = {"game": "gold_ahoi", "rounds": 10, "level": SHIPS_BOY}
    for _ in range(6):
        await attacker.ask(post(f"{page}/tournaments", wanted))
    requests = [
        get(page),
        get("/api/circles"),
        get("/api/circles/none"),
        post("/api/circles", {"name": "Mallory"}),
        post(f"{page}/tournaments", wanted),
        post("/api/circles/none/members", {"link": "guessed"}),
    ]
    yield
    await attacker.flood(requests, rate=200)


async def replays(attacker: Attacker) -> AsyncIterator[None]:
    """Request replays of records: valid and long, with a custom set, with more players than the game allows."""
    tables = await attacker.finished_matches(4)
    replay = partial(request, "POST", "/api/replay")
    requests = [
        replay(bodies.finished_record("silver_gold", 4)),
        replay(bodies.crowded_record(20_000_000)),
        replay(bodies.finished_record("silver_gold", 4, seed=2, own=True)),
        replay(bodies.long_record(20_000)),
        replay(bodies.finished_record("gold_ahoi", 2)),
        replay(bodies.wide_shuffles(1_500)),
        *(request("GET", f"/api/tables/{table}/replay") for table in tables),
    ]
    yield
    await attacker.flood(requests, rate=100)


async def analyses(attacker: Attacker) -> AsyncIterator[None]:
    """Request analyses of 32 finished matches on two levels each, more than the server keeps."""
    tables = await attacker.finished_matches(33)
    levels = (MASTER, CAPTAIN)
    requests = [request("GET", f"/api/tables/{table}/analysis?level={level}") for table in tables for level in levels]
    yield
    await attacker.flood(requests, rate=60)


class _Message(Struct):
    type: str
    n: int = 0
    action: str = ""


_message = Decoder(_Message).decode


async def hints(attacker: Attacker) -> AsyncIterator[None]:
    """Ask for a hint at every table, follow it, and ask for the next one."""
    cookie = await attacker.person()
    options = {"hints": True}
    tables = [await attacker.match(cookie, [SHIPS_BOY], options=options) for _ in range(TABLES)]
    sockets = [await attacker.socket(table, cookie) for table in tables]
    yield
    await asyncio.gather(*(_ask_for_hints(attacker, socket) for socket in sockets if socket))


async def _ask_for_hints(attacker: Attacker, socket: WebSocket) -> None:
    counted, number, acted = socket.on_text, 0, 0

    def heard(text: bytes) -> None:
        nonlocal number, acted
        counted(text)
        for message in map(_message, text.split(b"\n")):
            number = max(number, message.n)
            if message.type == "hinted" and number > acted:
                acted = number
                act = {"type": "act", "id": f"m{number}", "seat": 0, "action": message.action, "version": number}
                attacker.send(socket, encode(act | {"confirm": True}))

    socket.on_text = heard
    socket.send(b'{"type":"look"}')
    await attacker.flood_sockets([socket], [b'{"type":"hint","id":"h"}'], rate=5)


async def master_bots(attacker: Attacker) -> AsyncIterator[None]:
    """Open tables of four master bots without any spectator."""
    cookie = await attacker.person()
    yield
    for _ in range(TABLES):
        await attacker.match(cookie, [MASTER] * 4, watch=True)
    await attacker.rest()


async def own_decks(attacker: Attacker) -> AsyncIterator[None]:
    """Open tables of bots, each with a deck that is new to the bots."""
    cookie = await attacker.person()
    decks = [bodies.own_deck(seed) for seed in range(DECKS)]
    yield
    for deck in decks:
        await attacker.match(cookie, [BOSUN] * 2, watch=True, set=deck)
    await attacker.rest()


class _HalfOpen(asyncio.Protocol):
    """A connection that begins a request and does not finish it."""

    def __init__(self, attacker: Attacker, beginning: bytes) -> None:
        self._attacker, self._beginning = attacker, beginning
        self._transport: asyncio.Transport | None = None

    async def connect(self) -> None:
        loop = asyncio.get_running_loop()
        await loop.create_connection(lambda: self, HERE, self._attacker.port, local_addr=(ADDRESS, 0))

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        self._transport.write(self._beginning)

    def connection_lost(self, exc: Exception | None) -> None:  # noqa: ARG002 - asyncio's signature
        self._transport = None
        self._attacker.refused("hung up")

    def drip(self) -> None:
        """Send one more byte."""
        if self._transport:
            self._transport.write(b"x")


async def half_open(attacker: Attacker) -> AsyncIterator[None]:
    """Open connections that begin a request, or a body, and then send one byte now and then."""
    beginnings = (
        b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: ",
        b"POST /api/replay HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 400000\r\n\r\n",
        b"G",
    )
    yield
    held = list[_HalfOpen]()
    for beginning in islice(cycle(beginnings), HALF_OPEN):
        attacker.counts["sent"] += 1
        opened = _HalfOpen(attacker, beginning)
        try:
            await asyncio.wait_for(opened.connect(), 2)
            held.append(opened)
        except (OSError, TimeoutError):
            attacker.counts["failed"] += 1
    while attacker.attacking:
        for opened in held:
            opened.drip()
        await asyncio.sleep(0.5)


async def chat(attacker: Attacker) -> AsyncIterator[None]:
    """Chat at a table with one fresh identity after another, to all its connections."""
    host = await attacker.person()
    table = await attacker.match(host, [SHIPS_BOY])
    line = encode({"type": "chat", "id": "", "text": "buy gold " * 20})
    yield
    talking = set[asyncio.Task[None]]()
    for number in range(SPEAKERS):
        if not attacker.attacking:
            break
        cookie = await attacker.person(f"Mallory {number}")
        if cookie and (socket := await attacker.socket(table, cookie)):
            talking.add(asyncio.ensure_future(attacker.flood_sockets([socket], [line], rate=10)))
    await attacker.rest()
    await asyncio.gather(*talking)


ATTACKS: dict[str, Attack] = {
    "looks": looks,
    "set-checks": set_checks,
    "pictures": pictures,
    "circles": circles,
    "replays": replays,
    "analyses": analyses,
    "hints": hints,
    "master-bots": master_bots,
    "own-decks": own_decks,
    "half-open": half_open,
    "chat": chat,
}
