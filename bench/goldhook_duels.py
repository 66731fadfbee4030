"""Matches of Gold Ahoi! on Goldhook's sockets: two players open a table, play, and ask for a rematch."""

from __future__ import annotations

import asyncio
import random
from typing import TypeVar

from msgspec import Struct
from msgspec.json import Decoder

from duels import Duel, random_script
from goldhook.games.gold_ahoi.state import Place
from processes import post
from wire import HERE

SIDES = (0, 1)


class Message(Struct):
    """The relevant fields of a message from the server."""

    type: str
    n: int = 0
    code: str = ""
    first: int = 0
    table: str = ""


_message = Decoder(Message).decode


class GoldhookDuel(Duel):
    """A table: every seat receives its messages, and the mover the acknowledgement."""

    def __init__(self) -> None:
        super().__init__([])
        #: Its id, and the id of the rematch once a player has asked for one.
        self.table = ""
        self.rematch_table = ""
        self._numbers = [0, 0]
        self._played = [0, 0]
        self._begun = 0
        self._answer: asyncio.Future[None] | None = None

    def hears(self, seat: int, text: bytes) -> None:
        """Handle a frame from the server: one message per line."""
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
                elif message.code == "rematched":
                    self.rematch_table = message.table
            elif message.type != "done":
                if message.type not in ("welcome", "sync", "watching"):
                    self.fail(message.code or message.type)
            elif self._answer:
                self._answer.set_result(None)
            else:
                self.heard(seat)

    def fail(self, why: str) -> None:
        """Fail because the server refused something or closed the connection."""
        raise AssertionError(why)

    @property
    def has_begun(self) -> bool:
        """Return whether both seats know that the match has begun."""
        return self._begun == len(SIDES)

    async def ask(self, seat: int, command: bytes) -> None:
        """Send a command before or after the match, and wait until it is done."""
        self._answer = asyncio.get_running_loop().create_future()
        self.sockets[seat].send(command)
        await self._answer
        self._answer = None

    def send(self, seat: int, move: Place) -> None:
        command = b'{"type":"act","id":"m%d","seat":%d,"action":"%s","version":%d,"confirm":true}'
        self.sockets[seat].send(command % (self.number, seat, str(move).encode(), self._numbers[seat]))


ADuel = TypeVar("ADuel", bound=GoldhookDuel)


class Pair:
    """Two players at one address who play each other, match after match."""

    def __init__(self, port: int, source: str = HERE, names: tuple[str, str] = ("Ann", "Bob")) -> None:
        self.port, self.source = port, source
        self.cookies = [post(port, "/api/me", {"name": name}, source=source)[1] for name in names]

    async def begin(self, duel: ADuel, chance: random.Random) -> ADuel:
        """Open a table, take the seats and start."""
        wanted = {"game": "gold_ahoi", "players": 2}
        opened, _ = await asyncio.to_thread(post, self.port, "/api/tables", wanted, self.cookies[0], self.source)
        await self._connect(duel, opened["table"])
        await duel.ask(1, b'{"type":"join","id":"j"}')
        return await _start(duel, chance)

    async def rematch(self, over: GoldhookDuel, duel: ADuel, chance: random.Random) -> ADuel:
        """Play again after a match that is over. A rematch is a new table that the limit on new tables ignores."""
        await over.ask(0, b'{"type":"rematch","id":"r"}')
        while not over.rematch_table:
            await asyncio.sleep(0.001)
        await self._connect(duel, over.rematch_table)
        over.close()
        return await _start(duel, chance)

    async def _connect(self, duel: GoldhookDuel, table: str) -> None:
        duel.table = table
        for seat, cookie in enumerate(self.cookies):
            await duel.connect(self.port, seat, f"/api/tables/{table}/socket", self.source, Cookie=cookie)


async def _start(duel: ADuel, chance: random.Random) -> ADuel:
    await duel.ask(0, b'{"type":"start","id":"s"}')
    while not duel.has_begun:
        await asyncio.sleep(0.001)
    duel.script = random_script(chance, duel.mover)
    return duel
