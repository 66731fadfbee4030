"""A server for tests: real sockets on a free port of this machine, a store in memory or in a file.

`Served` is a running server; `Guest` is a person with a name and a cookie; a `Line` is a connection that keeps its
messages.
"""

from __future__ import annotations

import asyncio
import json
import random
import socket
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager, suppress
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from goldhook.analysis import Decision
from goldhook.analysis.retry import Retry
from goldhook.core.game import Json
from goldhook.server.live.people import random_id
from goldhook.server.live.room import Room
from goldhook.server.live.rooms import Rooms
from goldhook.server.run.process import Server, bind, is_shared, running_rooms
from goldhook.server.run.settings import LIMITS, Settings
from goldhook.server.wire.patches import patched
from goldhook.server.work.thinkers import Advice, Asker, Comparing, Need, Question, Weighing

#: Quick, and without limits: tests of limits set their own.
FREE: dict[str, Any] = {
    "store": "memory:",
    "log": "off",
    **dict.fromkeys(LIMITS, 0),
}


class NoThinkers:
    """Thinkers that fail, so that bots fall back to the greedy action."""

    def is_ready(self, need: Need) -> bool:
        return True

    async def get_ready(self, need: Need, timeout: float | None = None) -> bool:
        raise NotImplementedError

    def progress(self, need: Need) -> tuple[int, int]:
        return 0, 0

    async def think(self, asker: Asker, question: Question) -> str:
        raise NotImplementedError

    async def think_aside(self, asker: Asker, question: Question) -> str:
        raise NotImplementedError

    async def advise(self, asker: Asker, question: Question) -> Advice:
        raise NotImplementedError

    async def weigh(self, asker: Asker, weighing: Weighing) -> Decision:
        raise NotImplementedError

    async def compare(self, asker: Asker, comparing: Comparing) -> Retry:
        raise NotImplementedError

    def cancel(self, table: str) -> None: ...

    async def close(self) -> None: ...


class Served:
    """A running server and its address."""

    def __init__(self, rooms: Rooms, port: int) -> None:
        self.rooms = rooms
        self.port = port
        self.base = f"http://127.0.0.1:{port}"
        self.open: list[httpx.AsyncClient | Line] = []

    async def guest(self, name: str) -> Guest:
        """Return a new guest with a name."""
        client = httpx.AsyncClient(base_url=self.base, timeout=50)
        self.open.append(client)
        answer = await client.post("/api/me", json={"name": name})
        assert answer.status_code == 200, answer.text
        return Guest(self, name, client)


class Prompt(Server):
    """A server that stops immediately; uvicorn only checks every tenth of a second."""

    async def main_loop(self) -> None:
        await self.on_tick(0)
        self.ended = asyncio.Event()
        await self.ended.wait()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self._rooms.stop()
        for listening in self.servers:
            listening.close()
        for connection in list(self.server_state.connections):
            connection.shutdown()
        while self.server_state.connections or self.server_state.tasks:
            await asyncio.sleep(0.002)
        await self.lifespan.shutdown()


@asynccontextmanager
async def served(thinkers: Any = None, now: Any = None, **settings: Any) -> AsyncIterator[Served]:
    """Run a server for the duration of the block."""
    chosen = Settings(**FREE | settings)
    listening = [bind("127.0.0.1", 0)]
    owner = ""
    if is_shared(chosen):
        listening.append(bind("127.0.0.1", 0))
        owner = f"{random_id()}@127.0.0.1:{listening[1].getsockname()[1]}"
    async with running_rooms(chosen, owner=owner, thinkers=thinkers or NoThinkers(), now=now) as rooms:
        server = Prompt(rooms)
        running = asyncio.ensure_future(server._serve(sockets=listening))  # without the signals of a whole process
        while not server.started:
            await asyncio.sleep(0.001)
        there = Served(rooms, listening[0].getsockname()[1])
        try:
            yield there
        finally:
            for one in there.open:
                await (one.aclose() if isinstance(one, httpx.AsyncClient) else one.close())
            server.ended.set()
            await running


class Guest:
    """A person with a name, a cookie, and connections to tables."""

    def __init__(self, served: Served, name: str, client: httpx.AsyncClient) -> None:
        self.served, self.name, self.client = served, name, client

    @property
    def cookie(self) -> str:
        return f"goldhook={self.client.cookies['goldhook']}"

    async def create(self, game: str = "gold_ahoi", players: int = 2, **more: Any) -> str:
        answer = await self.client.post("/api/tables", json={"game": game, "players": players, **more})
        assert answer.status_code == 201, answer.text
        return str(answer.json()["table"])

    async def sit(self, table: str, query: str = "") -> Line:
        """Connect to a table with the guest's cookie."""
        return await line(self.served, table, query, self.cookie)


async def line(served: Served, table: str, query: str = "", cookie: str = "", **more: Any) -> Line:
    headers = {**({"Cookie": cookie} if cookie else {}), **more.pop("additional_headers", {})}
    address = f"ws://127.0.0.1:{served.port}/api/tables/{table}/socket{query}"
    wanted: dict[str, Any] = {"compression": None, "max_size": None, "max_queue": None, "close_timeout": 2, **more}
    opened = Line(await connect(address, additional_headers=headers, **wanted))
    served.open.append(opened)
    return opened


class Line:
    """One socket and all messages received on it."""

    def __init__(self, opened: ClientConnection) -> None:
        self.socket = opened
        self.heard: list[Json] = []
        self.raw: list[str] = []
        #: The last `sync`, with all changes since then.
        self.seen: Json = {}
        self._read = 0
        self._id = 0
        self._waiting = 0

    async def hear(self) -> Json:
        """Return the next message."""
        while self._read == len(self.heard):
            frame = await asyncio.wait_for(self.socket.recv(), 10)
            assert isinstance(frame, str)
            for text in frame.split("\n"):
                self.raw.append(text)
                self.heard.append(json.loads(text))
                self._see(self.heard[-1])
        self._read += 1
        return self.heard[self._read - 1]

    def _see(self, message: Json) -> None:
        if message["type"] == "sync":
            self.seen = message
        elif message["type"] == "changed":
            parts: Json = {part: patched(self.seen[part], message[part]) for part in ("view", "aid") if part in message}
            self.seen = {**self.seen, **parts, "legal": message.get("legal", self.seen["legal"])}

    async def until(self, kind: str, **facts: Any) -> Json:
        """Return the next message of a kind; earlier messages are kept in `heard`."""
        while True:
            message = await self.hear()
            if message["type"] == kind and all(message.get(name) == fact for name, fact in facts.items()):
                return message

    async def send(self, type_: str, id_: str | None = None, **facts: Any) -> str:
        self._id += 1
        name = f"c{self._id}" if id_ is None else id_
        await self.socket.send(json.dumps({"type": type_, "id": name, **facts}))
        return name

    async def ask(self, type_: str, id_: str | None = None, **facts: Any) -> Json:
        """Send a command and return its answer; other messages received meanwhile are kept."""
        name = await self.send(type_, id_, **facts)
        while True:
            message = await self.hear()
            if message.get("id") == name:
                return message

    async def look(self) -> Json:
        return await self.ask("look")

    async def closed(self) -> int:
        """Wait until the server closes the connection; return its code."""
        with suppress(ConnectionClosed):
            while True:
                await self.hear()
        assert self.socket.close_code is not None
        return self.socket.close_code

    async def close(self) -> None:
        await self.socket.close()


async def play_step(line: Line, chance: random.Random) -> bool:
    """Fetch the view and, if an action is owed, play at random and confirm; return False when the match is over."""
    sync = await line.look()
    view, seat = sync["view"], sync["viewer"]
    if view["phase"] == "over":
        return False
    if not view["seats"][seat]["owes"]:
        await line.until("told")
        return True
    if view["complete"]:
        await line.ask("confirm", seat=seat, version=view["n"])
    else:
        action = chance.choice(sync["legal"])
        answer = await line.ask("act", seat=seat, action=action, version=view["n"])
        assert answer["type"] == "done", answer
    return True


async def play_out(line: Line, seed: int) -> Json:
    """Play at random to the end of the match; return the last view."""
    chance = random.Random(seed)
    while await play_step(line, chance):
        pass
    return (await line.look())["view"]  # type: ignore[no-any-return]


async def at_table(server: Served, game: str, *names: str, **more: Any) -> tuple[str, list[Guest], list[Line]]:
    """Return guests at a started match; the first of them is the host."""
    guests = [await server.guest(name) for name in names]
    table = await guests[0].create(game, len(names), **more)
    lines = [await guest.sit(table) for guest in guests]
    for line in lines[1:]:
        assert (await line.ask("join"))["type"] == "done"
    assert (await lines[0].ask("start"))["type"] == "done"
    return table, guests, lines


def live_room(rooms: Rooms, table: str) -> Room | None:
    """Return the room of a table if the table is in memory there."""
    return next((room for room in rooms.all if room.id == table), None)


def check_numbers(line: Line) -> None:
    """Check that message numbers have no gap, from one whole view to the next."""
    n, eyes = None, object()
    for message in line.heard:
        if message["type"] == "sync":
            n, eyes = message["view"]["n"], message["viewer"]
        elif message["type"] == "told":
            assert n is not None, eyes
            assert message["n"] == n + 1
            n = message["n"]


def run(work: Coroutine[Any, Any, None]) -> None:
    """Run a test in its own event loop. What takes five minutes hangs; a busy machine alone may take one or two."""
    asyncio.run(asyncio.wait_for(work, 300))
