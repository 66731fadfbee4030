"""Matches played like the browser client plays them: with `?views`, and every step tried first and then confirmed.

Each match has one command in flight at a time. The next one is sent when the client to act has received its view, so a
command costs the server everything that a browser needs.
"""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable
from typing import Any, NamedTuple, cast

from msgspec import Struct
from msgspec.json import Decoder

from goldhook.server.wire.patches import Change, patched
from processes import post
from wire import WebSocket

NAMES = ("Ann", "Bob", "Cleo", "Dan")


class Load(NamedTuple):
    """A game with a number of players."""

    game: str
    players: int
    title: str


LOADS = (
    Load("gold_ahoi", 2, "Gold Ahoi!"),
    Load("silver_gold", 2, "Silver & Gold, 2 players"),
    Load("silver_gold", 4, "Silver & Gold, 4 players"),
)


class Message(Struct):
    """The relevant fields of a message from the server."""

    type: str
    n: int = 0
    code: str = ""
    view: dict[str, Any] | None = None
    legal: list[str] | None = None


_message = Decoder(Message).decode


class Browser:
    """One seat's connection, with the view that it shows."""

    def __init__(self, match: BrowserMatch, seat: int) -> None:
        self.match, self.seat = match, seat
        self.view: dict[str, Any] = {}
        self.legal: list[str] = []
        self.bytes = 0
        self.answers = 0
        self.done = 0
        self.socket: WebSocket | None = None

    async def connect(self, port: int, table: str, cookie: str) -> None:
        self.socket = WebSocket(f"/api/tables/{table}/socket?views", {"Cookie": cookie}, self.hears)
        await self.socket.connect(port)

    def hears(self, text: bytes) -> None:
        """Handle a frame from the server: one message per line."""
        self.bytes += len(text)
        for line in text.split(b"\n"):
            message = _message(line)
            if message.type == "sync":
                assert message.view is not None
                self.view, self.legal = message.view, message.legal or []
            elif message.type == "changed":
                self.view = cast("dict[str, Any]", patched(self.view, cast(Change, message.view)))
                self.legal = self.legal if message.legal is None else message.legal
            elif message.type == "done":
                self.answers, self.done = self.answers + 1, message.n
            else:
                assert message.type in ("welcome", "told", "watching"), line
        self.match.heard()

    def send(self, command: bytes) -> None:
        assert self.socket
        self.socket.send(command)

    async def ask(self, command: bytes) -> None:
        """Send a command before the match begins, and wait until it is done."""
        answers = self.answers
        self.send(command)
        while self.answers == answers:
            await asyncio.sleep(0.001)

    @property
    def ready(self) -> bool:
        """Return whether this seat has to act and has the view for it."""
        view = self.view
        owes: bool = view["n"] >= self.done and view["phase"] == "playing" and view["seats"][self.seat]["owes"]
        return owes

    def command(self, number: int, chance: random.Random) -> bytes:
        """Return the next command: confirm a complete step, or else try a legal action."""
        version = self.view["n"]
        if self.view["complete"]:
            return b'{"type":"confirm","id":"b%d","seat":%d,"version":%d}' % (number, self.seat, version)
        action = chance.choice(self.legal).encode()
        act = b'{"type":"act","id":"b%d","seat":%d,"action":"%s","version":%d}'
        return act % (number, self.seat, action, version)


class BrowserMatch:
    """A match that has begun, with a browser at each seat."""

    def __init__(self, chance: random.Random) -> None:
        self.browsers: list[Browser] = []
        self.latencies: list[float] = []
        self._chance = chance
        self._number = 0
        self._acting: Browser | None = None
        self._wanted = False
        self._sent = 0.0
        self._after: Callable[[BrowserMatch], None] = lambda _match: None

    @property
    def over(self) -> bool:
        return bool(self.browsers[0].view["phase"] == "over")

    @property
    def received(self) -> int:
        """Return the bytes that all browsers of this match have received."""
        return sum(browser.bytes for browser in self.browsers)

    def play(self, after: Callable[[BrowserMatch], None], due: float | None = None) -> None:
        """Send the next command; call `after` when it is done and shown. The time counts from `due`."""
        self._after, self._sent, self._wanted = after, due or time.perf_counter(), True
        self.heard()

    def heard(self) -> None:
        """Continue after a message or a new command."""
        acting = self._acting
        if acting is not None and acting.answers and acting.view["n"] >= acting.done:
            self._acting = None
            self.latencies.append(time.perf_counter() - self._sent)
            self._after(self)
        elif acting is None and self._wanted:
            if self.over:  # checked only now, because the acting browser learns it before the first one does
                self._wanted = False
                return self._after(self)
            ready = next((browser for browser in self.browsers if browser.view and browser.ready), None)
            if ready:
                self._wanted, self._acting, self._number = False, ready, self._number + 1
                ready.answers = 0
                ready.send(ready.command(self._number, self._chance))
        return None

    def close(self) -> None:
        for browser in self.browsers:
            if browser.socket:
                browser.socket.close()


class Crew:
    """The players, match after match."""

    def __init__(self, port: int, load: Load) -> None:
        self._port, self._load = port, load
        self._cookies = [post(port, "/api/me", {"name": name})[1] for name in NAMES[: load.players]]

    async def begin(self, chance: random.Random) -> BrowserMatch:
        """Open a table, take the seats and start."""
        wanted = {"game": self._load.game, "players": self._load.players}
        opened, _ = await asyncio.to_thread(post, self._port, "/api/tables", wanted, self._cookies[0])
        match = BrowserMatch(chance)
        match.browsers = [Browser(match, seat) for seat in range(self._load.players)]
        for browser, cookie in zip(match.browsers, self._cookies, strict=True):
            await browser.connect(self._port, opened["table"], cookie)
            if browser.seat:
                await browser.ask(b'{"type":"join","id":"j"}')
        await match.browsers[0].ask(b'{"type":"start","id":"s"}')
        while not all(browser.view and browser.view["phase"] == "playing" for browser in match.browsers):
            await asyncio.sleep(0.001)
        return match
