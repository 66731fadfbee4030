"""Quiet players on their own addresses: what they experience while another address attacks.

There are two kinds. Pairs play Gold Ahoi! against each other, match after match, at a steady pace. A move counts from
when it was due until its mover has the acknowledgement, so that a blocked server does not gain from moves that could
not be sent meanwhile. And one player plays a bot of each level in turn: an answer counts from the player's move to the
bot's. Unanswered moves at the end count with their wait so far.
"""

from __future__ import annotations

import asyncio
import random
import time
from collections import Counter
from collections.abc import Callable, Coroutine
from contextlib import suppress
from http.client import HTTPException
from typing import Any, NamedTuple

from msgspec import Struct, field
from msgspec.json import Decoder, encode

from duels import Duel, moves_for
from goldhook.bots.levels import LEVELS
from goldhook.games.gold_ahoi.pieces import house
from goldhook.games.gold_ahoi.state import SOUTH, Laid, Layout
from goldhook_duels import GoldhookDuel, Message, Pair
from processes import post
from wire import HERE, WebSocket

#: Each pair plays at two tables, from its own address.
ADDRESSES = (HERE, "127.0.0.11", "127.0.0.12", "127.0.0.13")
TABLES_EACH = 2
#: Moves per second at all tables together.
RATE = 100.0
#: Seconds after which a table counts as broken and is replaced.
PATIENCE = 20.0
#: Seconds until the player against bots moves to the next table, whether or not the bot has answered.
NEXT_BOT = 3.0
#: Seconds between two moves of that player.
PAUSE = 0.1


class Move(NamedTuple):
    """A move of a pair, or a rematch, on the clock of `time.perf_counter`."""

    due: float
    end: float
    #: False if there was no answer until `end`.
    answered: bool = True


class Reply(NamedTuple):
    """A bot's answer."""

    level: int
    sent: float
    end: float
    answered: bool = True


class _QuietDuel(GoldhookDuel):
    """A duel that records every acknowledgement, and stops waiting when the server refuses or closes the connection."""

    def __init__(self, trouble: Counter[str]) -> None:
        super().__init__()
        self.acknowledged = 0.0
        self._trouble = trouble
        self._waits: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def heard(self, seat: int) -> None:
        if seat == self.mover:
            self.acknowledged = time.perf_counter()
        super().heard(seat)

    def fail(self, why: str) -> None:
        self._trouble[why] += 1
        self._give_up()

    def _give_up(self) -> None:
        if not self._waits.done():
            self._waits.set_exception(ConnectionError("refused, or hung up"))
            self._waits.exception()  # mark it as retrieved, even if nothing awaits it

    async def connect(self, port: int, seat: int, path: str, source: str = HERE, **headers: str) -> None:
        await super().connect(port, seat, path, source, **headers)
        self.sockets[seat].on_lost = self._give_up

    async def move(self, due: float) -> None:
        """Play the next move and wait until both seats have received it."""
        waits = self._waits
        if waits.done():
            return await waits

        def over(_duel: Duel) -> None:
            if not waits.done():
                waits.set_result(None)

        self.play(over, due)
        await waits
        self._waits = asyncio.get_running_loop().create_future()
        return None

    def close(self) -> None:
        for socket in self.sockets:
            socket.on_lost = lambda: None
        super().close()


class QuietTables:
    """All pairs and their measurements."""

    def __init__(self, port: int, seed: int) -> None:
        self.moves: list[Move] = []
        #: From the end of a match to the start of the next, including two new connections.
        self.rematches: list[Move] = []
        #: Codes of refusals at quiet tables.
        self.trouble = Counter[str]()
        self._chance = random.Random(seed)
        self._pairs = [Pair(port, address) for address in ADDRESSES for _ in range(TABLES_EACH)]
        self._period = len(self._pairs) / RATE
        #: No move is due after this.
        self.until = float("inf")
        self._lanes: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        """Open all tables and start to play."""
        duels = [await self._begin(pair) for pair in self._pairs]
        for number, (pair, duel) in enumerate(zip(self._pairs, duels, strict=True)):
            # Spread over a match's length, so that they do not all end at the same moment.
            first = time.perf_counter() + self._period * len(duel.script) * number / len(duels)
            self._lanes.append(asyncio.ensure_future(self._lane(pair, duel, first)))

    async def stop(self, patience: float) -> None:
        """Make the overdue moves; those without an answer within `patience` seconds count as unanswered."""
        self.until = min(self.until, time.perf_counter())
        await _end(self._lanes, patience)

    async def _lane(self, pair: Pair, duel: _QuietDuel, due: float) -> None:
        try:
            while due < self.until:
                await asyncio.sleep(due - time.perf_counter())
                due += self._period
                fine = await self._move(duel, due - self._period)
                if not fine or duel.over:
                    duel = await self._next(pair, duel, fine)
                    due = max(due, time.perf_counter())
        finally:
            while due < self.until:  # these could no longer be sent
                self.moves.append(Move(due, time.perf_counter(), answered=False))
                due += self._period
            duel.close()

    async def _move(self, duel: _QuietDuel, due: float) -> bool:
        duel.acknowledged = 0.0
        try:
            await asyncio.wait_for(duel.move(due), PATIENCE)
        except (OSError, TimeoutError):
            return False
        finally:
            self.moves.append(Move(due, duel.acknowledged or time.perf_counter(), duel.acknowledged > 0))
        return True

    async def _next(self, pair: Pair, duel: _QuietDuel, fine: bool) -> _QuietDuel:
        """Return the next match: a rematch, or a new table if the last one broke."""
        begin, begun = time.perf_counter(), False
        try:
            while time.perf_counter() < self.until:
                try:
                    again = self._rematch(pair, duel) if fine else self._begin(pair)
                    duel = await asyncio.wait_for(again, PATIENCE)
                    begun = True
                    return duel
                except (OSError, TimeoutError, AssertionError, HTTPException):  # `post` asserts that it was not refused
                    self.trouble["no new match"] += 1
                    fine = False
                    await asyncio.sleep(0.5)
        finally:
            self.rematches.append(Move(begin, time.perf_counter(), begun))
        return duel

    def _rematch(self, pair: Pair, over: _QuietDuel) -> Coroutine[Any, Any, _QuietDuel]:
        return pair.rematch(over, _QuietDuel(self.trouble), self._chance)

    def _begin(self, pair: Pair) -> Coroutine[Any, Any, _QuietDuel]:
        return pair.begin(_QuietDuel(self.trouble), self._chance)


# --- against bots -------------------------------------------------------------------------------------------------


class _Laid(Struct):
    code: str
    row: int = 0
    column: int = 0
    turn: int = 0
    seat: int = 0


class _Message(Message):
    events: list[_Laid] = field(default_factory=list)


_message = Decoder(_Message).decode


class _BotTable:
    """A player on seat 0 against a bot on seat 1, rematch after rematch."""

    def __init__(self, port: int, cookie: str, level: int, answered: Callable[[Reply], None]) -> None:
        self.level = level
        self.sent = 0.0
        self._port, self._cookie, self._answered = port, cookie, answered
        self._changed = asyncio.Event()
        self._socket: WebSocket | None = None
        self._forget("")

    def _forget(self, table: str) -> None:
        self._table, self._next_table = table, ""
        self._layout, self._mover, self._n, self._begun = Layout(), -1, 0, False

    async def open(self) -> None:
        wanted = {"game": "gold_ahoi", "players": 2, "bots": {"1": self.level}}
        opened, _ = await asyncio.to_thread(post, self._port, "/api/tables", wanted, self._cookie)
        await self._begin(opened["table"])

    async def _begin(self, table: str) -> None:
        if self._socket:
            self._socket.close()
        self._forget(table)
        self._socket = WebSocket(f"/api/tables/{table}/socket", {"Cookie": self._cookie}, self._hears)
        await self._socket.connect(self._port)
        self._socket.send(b'{"type":"start","id":"s"}')

    def _hears(self, text: bytes) -> None:
        for line in text.split(b"\n"):
            message = _message(line)
            if message.type == "told":
                self._n = message.n
                self._told(message)
        self._changed.set()

    def _told(self, message: _Message) -> None:
        if message.code == "started":
            self._mover, self._begun = message.first, True
        elif message.code == "rematched":
            self._next_table = message.table
        for laid in message.events:
            if laid.code == "tile_laid":
                tile = house().tiles[len(self._layout.laid)]  # any tile: the legal cells do not depend on it
                self._layout = self._layout.with_tile(Laid(laid.row, laid.column, tile, laid.turn, laid.seat))
                self._mover = SOUTH - laid.seat
                if laid.seat == 1 and self.sent:
                    self._answered(Reply(self.level, self.sent, time.perf_counter()))
                    self.sent = 0.0

    async def _until(self, holds: Callable[[], bool]) -> None:
        while not holds():
            self._changed.clear()
            await self._changed.wait()

    @property
    def _over(self) -> bool:
        return len(self._layout.laid) == len(house().tiles)

    async def move(self, chance: random.Random) -> None:
        """Make a move and wait for the bot's answer."""
        await self._until(lambda: self._over or (self._begun and self._mover == 0))
        if self._over:
            assert self._socket
            self._socket.send(b'{"type":"rematch","id":"r"}')
            await self._until(lambda: bool(self._next_table))
            await self._begin(self._next_table)
            await self._until(lambda: self._begun and self._mover == 0)
        move = chance.choice(moves_for(self._layout, 0))
        act = {"type": "act", "id": f"m{self._n}", "seat": 0, "action": str(move), "version": self._n, "confirm": True}
        assert self._socket
        last = len(self._layout.laid) == len(house().tiles) - 1
        self.sent = 0.0 if last else time.perf_counter()
        self._socket.send(encode(act))
        await self._until(lambda: not self.sent)

    def close(self) -> None:
        if self._socket:
            self._socket.close()


class QuietBots:
    """One player against a bot of each level in turn, the master every other time."""

    def __init__(self, port: int, seed: int) -> None:
        self.replies: list[Reply] = []
        cookie = post(port, "/api/me", {"name": "Cleo"})[1]
        self._tables = [_BotTable(port, cookie, level, self.replies.append) for level in LEVELS]
        self._chance = random.Random(seed)
        self._stopping = False
        self._asked: dict[_BotTable, asyncio.Task[None]] = {}
        self._turns: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        """Open all tables and start to play; wait until the bots answer."""
        for table in self._tables:
            await table.open()
        self._turns.append(asyncio.ensure_future(self._take_turns()))
        end = time.perf_counter() + PATIENCE
        while len(self.replies) < len(self._tables) and time.perf_counter() < end:
            await asyncio.sleep(0.05)

    async def stop(self, patience: float) -> None:
        """Stop playing; moves without an answer within `patience` seconds count as they are."""
        self._stopping = True
        await _end([*self._turns, *self._asked.values()], patience)
        for table in self._tables:
            if table.sent:
                self.replies.append(Reply(table.level, table.sent, time.perf_counter(), answered=False))
            table.close()

    async def _take_turns(self) -> None:
        *others, master = self._tables
        order = [table for other in others for table in (master, other)]
        turn = 0
        while not self._stopping:
            await asyncio.sleep(PAUSE)
            table = order[turn % len(order)]
            turn += 1
            asked = self._asked.get(table)
            if asked is None or asked.done():
                self._asked[table] = asked = asyncio.ensure_future(_quietly(table.move(self._chance)))
                await asyncio.wait([asked], timeout=NEXT_BOT)


async def _quietly(work: Coroutine[Any, Any, None]) -> None:
    with suppress(OSError):
        await work


async def _end(tasks: list[asyncio.Task[None]], patience: float) -> None:
    if tasks:
        _, late = await asyncio.wait(tasks, timeout=patience)
        for task in late:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
