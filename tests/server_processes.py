"""`goldhook serve` in its own process, killed and restarted; and players who continue whatever happens."""

from __future__ import annotations

import asyncio
import json
import os
import random
import signal
import socket
import subprocess
import sys
from contextlib import suppress
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from goldhook.core.game import Json
from goldhook.server.run.settings import LIMITS
from goldhook.server.wire.patches import patched

#: Without limits, with quick bots, and with leases that end soon.
ENVIRON = {
    "GOLDHOOK_LOG": "off",
    "GOLDHOOK_THINKERS": "1",
    "GOLDHOOK_THINK_MILLISECONDS": "20",
    "GOLDHOOK_LEASE_SECONDS": "2",
    **{f"GOLDHOOK_{name.upper()}": "0" for name in (*LIMITS, "daily_days")},
}
#: Allowed refusals for a player who acts on slightly outdated information.
REFUSED = ("stale", "table_paused")
LOST = (OSError, TimeoutError, WebSocketException, httpx.HTTPError)


class ServerProcess:
    """One server on its own port, which stays the same from run to run."""

    def __init__(self, store: str) -> None:
        self._store = store
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port: int = free.getsockname()[1]
        self._process: subprocess.Popen[bytes] | None = None

    async def start(self) -> None:
        """Start it; return when it answers."""
        command = [sys.executable, "-m", "goldhook", "serve", "--no-browser", "--port", str(self.port)]
        environ = os.environ | ENVIRON | {"GOLDHOOK_STORE": self._store}
        self._process = subprocess.Popen(command, stderr=subprocess.DEVNULL, env=environ)
        async with httpx.AsyncClient() as client:
            while True:
                assert self._process.poll() is None, f"the server ended: {self._process.returncode}"
                with suppress(*LOST):
                    await client.get(f"http://127.0.0.1:{self.port}/api/health", timeout=5)
                    return
                await asyncio.sleep(0.05)

    def kill(self) -> None:
        """Send SIGKILL: nothing is flushed."""
        if self._process is not None:
            self._process.send_signal(signal.SIGKILL)
            self._process.wait()


class Fleet:
    """All players, their servers, and everything that was acknowledged to them."""

    def __init__(self, servers: list[ServerProcess], chance: random.Random) -> None:
        self.servers, self.chance = servers, chance
        #: By id: the table and the number that the command was answered with.
        self.acknowledged: dict[str, tuple[str, int]] = {}
        #: How often a connection was lost and a request was repeated; and the finished matches.
        self.lost = self.asked_again = 0
        self.finished: set[str] = set()
        self.ended = False
        self._ids = 0

    def new_id(self) -> str:
        self._ids += 1
        return f"c{self._ids}"

    def port(self) -> int:
        return self.chance.choice(self.servers).port

    async def post(self, path: str, body: Json, cookie: str = "") -> Json:
        """Send a request to one server or the other until it is answered."""
        while True:
            with suppress(*LOST):
                address = f"http://127.0.0.1:{self.port()}{path}"
                async with httpx.AsyncClient(headers={"Cookie": cookie} if cookie else {}) as client:
                    answer = await client.post(address, json=body, timeout=10)
                if answer.status_code < 500:
                    return {**answer.json(), "cookie": answer.cookies.get("goldhook", "")}
                assert answer.status_code == 503, answer.text
            await asyncio.sleep(0.1)

    async def command(self, table: str, cookie: str, **command: Any) -> Json:
        """Send a command over HTTP, and retry until it is answered."""
        command["id"] = self.new_id()
        answer = await self.post(f"/api/tables/{table}/commands", command, cookie)
        if answer.get("type") == "done":
            self.acknowledged[command["id"]] = table, answer["n"]
        return answer

    async def match_after_match(self, names: tuple[str, ...], bots: dict[int, int]) -> None:
        """Let people play for as long as the test lasts."""
        cookies = [f"goldhook={(await self.post('/api/me', {'name': name}))['cookie']}" for name in names]
        while not self.ended:
            asked = {"game": "gold_ahoi", "players": 2, "bots": bots, "id": self.new_id()}
            table = (await self.post("/api/tables", asked, cookies[0]))["table"]
            for cookie in cookies[1:]:
                await self.command(table, cookie, type="join")
            await self.command(table, cookies[0], type="start")
            await asyncio.gather(*(Player(self, table, cookie).play() for cookie in cookies))


class Player:
    """One seat: places a tile whenever it may, and retries unanswered commands with the same id."""

    def __init__(self, fleet: Fleet, table: str, cookie: str) -> None:
        self.fleet, self.table, self.cookie = fleet, table, cookie
        self._open: Json | None = None
        #: The last whole view with its legal actions, kept up to date by changes.
        self._shown: Json = {}
        self._known = 0
        self._over = False

    async def play(self) -> None:
        """Play until the match or the test is over."""
        while not self._over and not self.fleet.ended:
            try:
                address = f"ws://127.0.0.1:{self.fleet.port()}/api/tables/{self.table}/socket?views"
                headers = {"Cookie": self.cookie}
                async with connect(address, additional_headers=headers, compression=None, close_timeout=0.2) as line:
                    await self._on(line)
            except LOST:
                self.fleet.lost += 1
            await asyncio.sleep(self.fleet.chance.uniform(0.05, 0.4))

    async def _on(self, line: ClientConnection) -> None:
        if self._open:
            self.fleet.asked_again += 1
            await line.send(json.dumps(self._open))
        while not self._over and not self.fleet.ended:
            async with asyncio.timeout(5):
                frame = await line.recv()
            for text in str(frame).split("\n"):
                if await self._heard(json.loads(text), line):
                    return

    async def _heard(self, message: Json, line: ClientConnection) -> bool:
        """Handle a message; return whether this connection is finished."""
        if message["type"] == "welcome":
            assert message["n"] >= self._known, "what was acknowledged is no longer there"
        elif message["type"] == "done":
            if self._open and self._open["id"] == message["id"]:
                self._known = max(self._known, message["n"])
                self.fleet.acknowledged[message["id"]] = self.table, message["n"]
                self._open = None
        elif message["type"] == "refused":
            assert message["code"] in REFUSED, message
            self._open = None
        elif message["type"] == "again":
            await asyncio.sleep(message["after"] / 1000)
            await line.send(json.dumps(self._open))
        elif message["type"] == "sync":
            self._shown = message
        elif message["type"] == "changed":
            self._shown = {
                **self._shown,
                "view": patched(self._shown["view"], message.get("view", {})),
                "legal": message.get("legal", self._shown["legal"]),
            }
        if message["type"] in ("sync", "changed") and not self._open:
            await self._move(self._shown, line)
        return bool(message["type"] == "retry")

    async def _move(self, sync: Json, line: ClientConnection) -> None:
        view = sync["view"]
        self._over = view["phase"] == "over"
        if self._over:
            self.fleet.finished.add(self.table)
        if sync["legal"] and view["seats"][sync["viewer"]]["bot"] is None:
            action = self.fleet.chance.choice(sync["legal"])
            self._open = {
                "type": "act", "id": self.fleet.new_id(), "seat": sync["viewer"], "action": action,
                "version": view["n"], "confirm": True,
            }  # fmt: skip
            await line.send(json.dumps(self._open))
