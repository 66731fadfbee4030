"""Connections between clients and servers, as plain ASGI: messages are late, lost, duplicated and reordered."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from typing import Any

from msgspec.json import decode, encode

from goldhook.core.game import Json
from simulation.faults import Faults
from simulation.truth import Ear

#: Seconds until a server notices that a connection is dead.
NOTICED = 40.0
App = Callable[..., Any]


class Link:
    """One socket. `hear` is called with each message that arrives at the client, and with None at the end."""

    def __init__(
        self, app: App, path: str, query: str, cookie: str, ear: Ear, faults: Faults, chance: random.Random,
        hear: Callable[[Json | None], None],
    ) -> None:  # fmt: skip
        self._ear, self._faults, self._chance, self._hear = ear, faults, chance, hear
        self._loop = asyncio.get_running_loop()
        self._inbox: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._inbox.put_nowait({"type": "websocket.connect"})
        self.open = True
        self._dead = False
        self._stalled: asyncio.Event = asyncio.Event()
        self._stalled.set()
        #: When the last message of each direction arrives: the next is not faster, unless it overtakes.
        self._last = {"asked": 0.0, "told": 0.0}
        scope = socket_scope(path, query, cookie)
        self.task = asyncio.ensure_future(self._serve(app, scope))

    async def _serve(self, app: App, scope: Json) -> None:
        try:
            await app(scope, self._inbox.get, self._send)
        finally:
            self._later("told", self._ended, 0.0)

    # --- to the server --------------------------------------------------------------------------------------------

    def ask(self, message: Json) -> None:
        """Send a command, subject to all network faults."""
        if self.open:
            if self._faults.strike("line_cut", self._chance):
                return self.cut()
            if self._faults.strike("line_dead", self._chance):
                self._dead = True
            self._carry("asked", lambda: self._arrive(message))
        return None

    def _arrive(self, message: Json) -> None:
        if self.open and not self._dead:
            self._ear.asks(message)
            self._inbox.put_nowait({"type": "websocket.receive", "text": encode(message).decode()})

    def cut(self) -> None:
        """Cut the connection for both sides."""
        if self.open:
            self.open = False
            self._stalled.set()
            self._inbox.put_nowait({"type": "websocket.disconnect", "code": 1006})
            self._hear(None)

    def lose(self) -> None:
        """Abandon a dead connection on the client's side; the server notices later."""
        if self._dead and self.open:
            self.open = False
            self._hear(None)
            self._loop.call_later(NOTICED, self._inbox.put_nowait, {"type": "websocket.disconnect", "code": 1006})
            self._stalled.set()
        else:
            self.cut()

    def kill(self) -> None:
        """End the connection with the server process."""
        self.task.cancel()

    # --- to the client --------------------------------------------------------------------------------------------

    async def _send(self, message: Any) -> None:
        if message["type"] == "websocket.accept":
            return
        await self._stalled.wait()
        if not self.open and not self._dead:
            raise OSError("the client is gone")
        if message["type"] == "websocket.close":
            self._later("told", self._ended, 0.0)
            return
        frame = message.get("text") or message["bytes"]
        lines = (frame.encode() if isinstance(frame, str) else frame).split(b"\n")
        heard = [self._ear.hear(line) for line in lines]
        if self._faults.strike("reader_stalled", self._chance):
            self._stalled.clear()
            self._loop.call_later(self._chance.uniform(1.0, 30.0), self._stalled.set)
        self._carry("told", lambda: self._tell(heard))

    def _tell(self, messages: list[Json]) -> None:
        if self.open and not self._dead:
            for message in messages:
                self._hear(message)

    def _ended(self) -> None:
        if self.open and not self._dead:
            self.open = False
            self._hear(None)

    # --- both ways ------------------------------------------------------------------------------------------------

    def _carry(self, way: str, arrive: Callable[[], None]) -> None:
        faults, chance = self._faults, self._chance
        if faults.strike(f"{way}_dropped", chance):
            return
        if faults.strike(f"{way}_reordered", chance):  # later than others that are sent later
            self._loop.call_later(chance.uniform(0.05, 1.0), arrive)
            return
        late = chance.uniform(1.0, 10.0) if faults.strike(f"{way}_late", chance) else 0.0
        self._later(way, arrive, chance.uniform(0.001, 0.03) + late)
        if faults.strike(f"{way}_doubled", chance):
            self._loop.call_later(chance.uniform(0.0, 2.0), arrive)

    def _later(self, way: str, arrive: Callable[[], None], delay: float) -> None:
        self._last[way] = max(self._last[way] + 1e-6, self._loop.time() + delay)  # two at one time have no order
        self._loop.call_at(self._last[way], arrive)


def socket_scope(path: str, query: str, cookie: str = "", **headers: str) -> Json:
    """Return the ASGI scope of a WebSocket, as uvicorn would make it."""
    named = {"host": "localhost", **({"cookie": cookie} if cookie else {}), **headers}
    return {
        "type": "websocket",
        "path": path,
        "scheme": "ws",
        "query_string": query.encode(),
        "client": ("10.0.0.1", 5),
        "headers": [(name.encode(), value.encode()) for name, value in named.items()],
    }


async def request(app: App, method: str, path: str, cookie: str, body: Json) -> tuple[int, Json]:
    """Send one HTTP request and return its answer."""
    answered: list[Any] = []
    bodies: list[dict[str, Any]] = [{"type": "http.request", "body": encode(body), "more_body": False}]

    async def receive() -> dict[str, Any]:
        if bodies:
            return bodies.pop()
        await asyncio.Event().wait()
        raise AssertionError

    async def send(message: Any) -> None:
        answered.append(message)

    scope = socket_scope(path, "", cookie) | {"type": "http", "method": method, "scheme": "http"}
    scope |= {"raw_path": path.encode(), "http_version": "1.1", "server": ("localhost", 80), "root_path": ""}
    await app(scope, receive, send)
    text = b"".join(message.get("body", b"") for message in answered[1:])
    return answered[0]["status"], decode(text)
