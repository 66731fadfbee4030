"""The servers to measure, and the setup and play of a match on each, in its own documented way."""

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
from goldhook.games.gold_ahoi.state import Place
from goldhook.server.run.settings import LIMITS
from goldhook_duels import SIDES, GoldhookDuel, Pair
from processes import Process, few_files, free_port, pin_server, post

HERE = Path(__file__).parent


class Contestant(Protocol):
    """A server that can be started and can host matches."""

    name: str

    def start(self, folder: Path) -> Process:
        """Start the server as a process."""

    def prepare(self, process: Process) -> None:
        """Prepare everything that is needed once."""

    async def duel(self, chance: random.Random) -> Duel:
        """Return a match that has begun, with two sockets."""


# --- Goldhook -----------------------------------------------------------------------------------------------------


class Goldhook:
    """Goldhook, with every move durable in SQLite before it is acknowledged."""

    name = "Goldhook, SQLite"

    def __init__(self, *, limited: bool = False, **settings: str) -> None:
        """Take settings by environment. A `limited` server runs like an operator's, with all limits and on any core."""
        self._limited = limited
        self._settings = {f"GOLDHOOK_{limit.upper()}": "0" for limit in LIMITS if not limited} | settings

    def start(self, folder: Path) -> Process:
        port = free_port()
        command = [sys.executable, "-m", "goldhook", "serve", "--no-browser", "--port", str(port), "--db", "bench.db"]
        prepare = few_files if self._limited else pin_server
        return Process(command, port, folder, prepare, GOLDHOOK_LOG="off", **self._settings)

    def prepare(self, process: Process) -> None:
        self._pair = Pair(process.port)

    async def duel(self, chance: random.Random) -> Duel:
        return await self._pair.begin(GoldhookDuel(), chance)


# --- boardgame.io -------------------------------------------------------------------------------------------------


class _State(Struct):
    number: int = field(name="_stateID")


#: The event's name, the match, its state, the log.
_update = Decoder(tuple[str, str, _State, Raw]).decode


class BoardgameIoDuel(Duel):
    """A match of boardgame.io; the returned state is the only acknowledgement."""

    def __init__(self, match: str, credentials: list[str], chance: random.Random) -> None:
        super().__init__(random_script(chance))
        self.match, self._credentials = match, credentials
        self.synced = 0
        self._state = 0

    def hears(self, seat: int, text: bytes) -> None:
        """Handle a packet of socket.io: engine.io's digit, socket.io's digit, the namespace, an event as JSON."""
        if text.startswith(b'42/gold-ahoi,["update"'):
            self._state = _update(text[13:])[2].number
            self.heard(seat)
        elif text == b"2":
            self.sockets[seat].send(b"3")  # a ping and its pong
        elif text.startswith(b"0{"):
            self.sockets[seat].send(b"40/gold-ahoi,")  # connected: join the namespace
        elif text.startswith(b"40/gold-ahoi,"):
            self._emit(seat, ["sync", self.match, str(seat), self._credentials[seat], 2])
        elif text.startswith(b'42/gold-ahoi,["sync"'):
            self.synced += 1
        else:
            assert text.startswith(b'42/gold-ahoi,["matchData"'), text[:200]

    def _emit(self, seat: int, event: list[Any]) -> None:
        self.sockets[seat].send(b"42/gold-ahoi," + encode(event))

    def send(self, seat: int, move: Place) -> None:
        player = str(seat)
        payload = {"type": "place", "args": list(move), "playerID": player, "credentials": self._credentials[seat]}
        self._emit(seat, ["update", {"type": "MAKE_MOVE", "payload": payload}, self._state, self.match, player])


class BoardgameIo:
    """boardgame.io 0.50.2 with the same game, in memory (its default and its fastest), or with its own files."""

    def __init__(self, modules: Path, *, files: bool = False) -> None:
        self.name = "boardgame.io, files" if files else "boardgame.io, memory"
        self._modules, self._files = modules, files

    def start(self, folder: Path) -> Process:
        port = free_port()
        command = ["node", str(self._modules / "server.js"), str(port), *(["files"] if self._files else [])]
        return Process(command, port, folder, pin_server, NODE_ENV="production")

    def prepare(self, process: Process) -> None:
        self._port = process.port

    def _open(self) -> tuple[str, list[str]]:
        lobby = "/games/gold-ahoi"
        match = post(self._port, f"{lobby}/create", {"numPlayers": 2})[0]["matchID"]
        joins = [{"playerID": side, "playerName": side} for side in map(str, SIDES)]
        joined = [post(self._port, f"{lobby}/{match}/join", join)[0] for join in joins]
        return match, [each["playerCredentials"] for each in joined]

    async def duel(self, chance: random.Random) -> Duel:
        duel = BoardgameIoDuel(*await asyncio.to_thread(self._open), chance)
        for seat in SIDES:
            await duel.connect(self._port, seat, "/socket.io/?EIO=4&transport=websocket")
        while duel.synced < len(SIDES):
            await asyncio.sleep(0.005)
        return duel


def install(folder: Path) -> Path:
    """Install boardgame.io from npm next to the game, once."""
    ours, there = HERE / "boardgame_io" / "package.json", folder / "package.json"
    installed = (folder / "node_modules").exists() and there.read_bytes() == ours.read_bytes()
    folder.mkdir(parents=True, exist_ok=True)
    for path in ours.parent.iterdir():
        shutil.copy(path, folder)
    if not installed:
        command = ["npm", "install", "--no-audit", "--no-fund", "--loglevel=error", "--no-package-lock"]
        subprocess.run(command, cwd=folder, check=True, stdout=sys.stderr)
    return folder
