"""The servers that are measured, and how a match is set up and played on each: by its own documented way."""

from __future__ import annotations

import asyncio
import random
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any, Protocol

from msgspec import Raw, Struct, field
from msgspec.json import Decoder, encode

from duels import Duel, random_script
from goldhook.gold_ahoi.state import Place
from goldhook.server.settings import LIMITS
from processes import Process, free_port, post

HERE = Path(__file__).parent
SIDES = ("0", "1")


class Contestant(Protocol):
    """A server that can be started, with matches on it."""

    name: str

    def start(self, folder: Path) -> Process:
        """The server as a process."""

    def prepare(self, process: Process) -> None:
        """Whatever has to be there once."""

    async def duel(self, chance: random.Random) -> Duel:
        """A match that has begun, with two sockets."""


# --- Goldhook -----------------------------------------------------------------------------------------------------


class _Message(Struct):
    type: str
    n: int = 0
    code: str = ""
    first: int = 0


_message = Decoder(_Message).decode


class GoldhookDuel(Duel):
    """A table; each seat hears what it is told, and the mover that the move is done, and durable."""

    def __init__(self) -> None:
        super().__init__([])
        self._numbers = [0, 0]
        self._played = [0, 0]
        self._begun = 0
        self._answer: asyncio.Future[None] | None = None

    def hears(self, seat: int, text: bytes) -> None:
        """A frame from the server: one message per line."""
        for line in text.split(b"\n"):
            message = _message(line)
            if message.type == "told":
                self._numbers[seat] = message.n
                if message.code == "played":
                    self._played[seat] += 1
                    if seat != self.mover and self._played[seat] > self.number:
                        self.heard(seat)
                elif message.code == "started":
                    self.mover = message.first
                    self._begun += 1
            elif message.type != "done":
                assert message.type in ("welcome", "sync", "watching"), text
            elif self._answer:
                self._answer.set_result(None)
            else:
                self.heard(seat)

    @property
    def has_begun(self) -> bool:
        """Have both seats heard that it has?"""
        return self._begun == len(SIDES)

    async def ask(self, seat: int, command: bytes) -> None:
        """Something before the match, until it is done and all that it brings is heard."""
        self._answer = asyncio.get_running_loop().create_future()
        self.sockets[seat].send(command)
        await self._answer
        self._answer = None

    def send(self, seat: int, move: Place) -> None:
        command = b'{"type":"act","id":"m%d","seat":%d,"action":"%s","version":%d,"confirm":true}'
        self.sockets[seat].send(command % (self.number, seat, str(move).encode(), self._numbers[seat]))


class Goldhook:
    """Ours, with every move durable in SQLite before it is acknowledged."""

    name = "Goldhook, SQLite"

    def __init__(self, **settings: str) -> None:
        self._settings = {f"GOLDHOOK_{limit.upper()}": "0" for limit in LIMITS} | settings

    def start(self, folder: Path) -> Process:
        port = free_port()
        command = [sys.executable, "-m", "goldhook", "serve", "--no-browser", "--port", str(port), "--db", "bench.db"]
        return Process(command, port, folder, GOLDHOOK_LOG="off", **self._settings)

    def prepare(self, process: Process) -> None:
        self._port = process.port
        self._cookies = [post(process.port, "/api/me", {"name": name})[1] for name in ("Ann", "Bob")]

    async def duel(self, chance: random.Random) -> Duel:
        wanted = {"game": "gold_ahoi", "players": 2}
        opened, _ = await asyncio.to_thread(post, self._port, "/api/tables", wanted, self._cookies[0])
        duel = GoldhookDuel()
        for seat, cookie in enumerate(self._cookies):
            await duel.connect(self._port, seat, f"/api/tables/{opened['table']}/socket", Cookie=cookie)
        await duel.ask(1, b'{"type":"join","id":"j"}')
        await duel.ask(0, b'{"type":"start","id":"s"}')
        while not duel.has_begun:
            await asyncio.sleep(0.001)
        duel.script = random_script(chance, duel.mover)
        return duel


# --- boardgame.io -------------------------------------------------------------------------------------------------


class _State(Struct):
    number: int = field(name="_stateID")


#: The event's name, the match, its state, the log.
_update = Decoder(tuple[str, str, _State, Raw]).decode


class BoardgameIoDuel(Duel):
    """A match of boardgame.io; the state that comes back is the acknowledgement, there is no other."""

    def __init__(self, match: str, credentials: list[str], chance: random.Random) -> None:
        super().__init__(random_script(chance))
        self.match, self._credentials = match, credentials
        self.synced = 0
        self._state = 0

    def hears(self, seat: int, text: bytes) -> None:
        """A packet of socket.io: engine.io's digit, socket.io's digit, the namespace, an event as JSON."""
        if text.startswith(b'42/gold-ahoi,["update"'):
            self._state = _update(text[13:])[2].number
            self.heard(seat)
        elif text == b"2":
            self.sockets[seat].send(b"3")  # a ping and its pong
        elif text.startswith(b"0{"):
            self.sockets[seat].send(b"40/gold-ahoi,")  # connected: join the namespace
        elif text.startswith(b"40/gold-ahoi,"):
            self._emit(seat, ["sync", self.match, SIDES[seat], self._credentials[seat], 2])
        elif text.startswith(b'42/gold-ahoi,["sync"'):
            self.synced += 1
        else:
            assert text.startswith(b'42/gold-ahoi,["matchData"'), text[:200]

    def _emit(self, seat: int, event: list[Any]) -> None:
        self.sockets[seat].send(b"42/gold-ahoi," + encode(event))

    def send(self, seat: int, move: Place) -> None:
        player = SIDES[seat]
        payload = {"type": "place", "args": list(move), "playerID": player, "credentials": self._credentials[seat]}
        self._emit(seat, ["update", {"type": "MAKE_MOVE", "payload": payload}, self._state, self.match, player])


class BoardgameIo:
    """boardgame.io 0.50.2 with the same game, in memory (its default and its best), or with its own files."""

    def __init__(self, modules: Path, *, files: bool = False) -> None:
        self.name = "boardgame.io, files" if files else "boardgame.io, memory"
        self._modules, self._files = modules, files

    def start(self, folder: Path) -> Process:
        port = free_port()
        command = ["node", str(self._modules / "server.js"), str(port), *(["files"] if self._files else [])]
        return Process(command, port, folder, NODE_ENV="production")

    def prepare(self, process: Process) -> None:
        self._port = process.port

    def _open(self) -> tuple[str, list[str]]:
        lobby = "/games/gold-ahoi"
        match = post(self._port, f"{lobby}/create", {"numPlayers": 2})[0]["matchID"]
        joins = [{"playerID": side, "playerName": side} for side in SIDES]
        joined = [post(self._port, f"{lobby}/{match}/join", join)[0] for join in joins]
        return match, [each["playerCredentials"] for each in joined]

    async def duel(self, chance: random.Random) -> Duel:
        duel = BoardgameIoDuel(*await asyncio.to_thread(self._open), chance)
        for seat in range(len(SIDES)):
            await duel.connect(self._port, seat, "/socket.io/?EIO=4&transport=websocket")
        while duel.synced < len(SIDES):
            await asyncio.sleep(0.005)
        return duel


def install(folder: Path) -> Path:
    """boardgame.io from npm beside our game, once."""
    ours, there = HERE / "boardgame_io" / "package.json", folder / "package.json"
    installed = (folder / "node_modules").exists() and there.read_bytes() == ours.read_bytes()
    folder.mkdir(parents=True, exist_ok=True)
    for path in ours.parent.iterdir():
        shutil.copy(path, folder)
    if not installed:
        command = ["npm", "install", "--no-audit", "--no-fund", "--loglevel=error", "--no-package-lock"]
        subprocess.run(command, cwd=folder, check=True, stdout=sys.stderr)
    return folder
