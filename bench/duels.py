"""Matches of Gold Ahoi! for a load driver: random legal moves, each sent after both seats have received the last one.

The legal cells do not depend on the tile. So the rules engine draws all moves of a match before the clock starts, and
the driver has almost nothing to do while servers are measured.
"""

from __future__ import annotations

import asyncio
import random
import time
from abc import abstractmethod
from collections.abc import Callable, Sequence
from typing import Any, Protocol

from goldhook.games.gold_ahoi.pieces import house
from goldhook.games.gold_ahoi.rules import open_cells
from goldhook.games.gold_ahoi.state import NORTH, PLACES, SOUTH, Laid, Layout, Place
from wire import HERE, WebSocket

Script = list[Place]


def moves_for(layout: Layout, seat: int) -> list[Place]:
    """Return every legal move of a seat, with any tile."""
    cells = open_cells(layout, seat)
    return [place for cell, places in PLACES.items() if cell & cells for place in places]


def random_script(chance: random.Random, first: int = NORTH) -> Script:
    """Return the moves of a whole match, each legal after the previous ones."""
    layout, script, seat = Layout(), [], first
    for tile in house().tiles:
        move = chance.choice(moves_for(layout, seat))
        layout = layout.with_tile(Laid(move.row, move.column, tile, move.turn, seat))
        script.append(move)
        seat = SOUTH - seat
    return script


class Duel:
    """A match that has begun, with a socket for each seat. A move is over when both seats have received it."""

    def __init__(self, script: Script, first: int = NORTH) -> None:
        self.script, self.mover = script, first
        self.sockets: list[WebSocket] = []
        self.number = 0
        self.latencies: list[float] = []
        self._waiting = 0
        self._sent = 0.0
        self._after: Callable[[Duel], None] = lambda _duel: None

    @abstractmethod
    def send(self, seat: int, move: Place) -> None:
        """Send the move of a seat."""

    @abstractmethod
    def hears(self, seat: int, text: bytes) -> None:
        """Handle a message of the server to a seat; call `heard` if it is about the last move."""

    async def connect(self, port: int, seat: int, path: str, source: str = HERE, **headers: str) -> None:
        """Open the socket of a seat: first of seat 0, then of seat 1."""
        socket = WebSocket(path, headers, lambda text: self.hears(seat, text))
        self.sockets.append(socket)
        await socket.connect(port, source)

    def close(self) -> None:
        """Close the sockets."""
        for socket in self.sockets:
            socket.close()

    @property
    def over(self) -> bool:
        return self.number == len(self.script)

    def play(self, after: Callable[[Duel], None], due: float | None = None) -> None:
        """Send the next move; call `after` once mover and opponent have received it. The time counts from `due`."""
        self._after, self._waiting = after, 2
        self._sent = due or time.perf_counter()
        self.send(self.mover, self.script[self.number])

    def heard(self, seat: int) -> None:
        """Note that the mover has the acknowledgement of the last move, or that the opponent has seen it."""
        if seat != self.mover:
            self.latencies.append(time.perf_counter() - self._sent)
        self._waiting -= 1
        if not self._waiting:
            self.number += 1
            self.mover = SOUTH - self.mover
            self._after(self)


class Playable(Protocol):
    """A match that is played command by command."""

    latencies: list[float]

    def play(self, after: Callable[[Any], None], due: float | None = None) -> None:
        """Send the next command; call `after` once it is done."""

    @property
    def over(self) -> bool:
        """Return whether the match has ended."""


class Played:
    """The result of a run: its seconds, and the time until the opponent saw each move."""

    def __init__(self, duels: Sequence[Playable], seconds: float) -> None:
        self.seconds = seconds
        self.latencies = sorted(latency for duel in duels for latency in duel.latencies)

    @property
    def moves(self) -> int:
        return len(self.latencies)

    @property
    def speed(self) -> float:
        return self.moves / self.seconds

    def percentile(self, percent: float) -> float:
        """Return the milliseconds within which this percentage of the moves were seen."""
        return percentile(self.latencies, percent)


def percentile(found: Sequence[float], percent: float) -> float:
    """Return a percentile of sorted seconds, in milliseconds."""
    return 1000 * found[min(len(found) - 1, int(len(found) * percent / 100))]


async def race(lanes: Sequence[Sequence[Playable]], patience: float) -> Played:
    """Play as fast as moves are acknowledged: all lanes concurrently, one match after another in each."""
    done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
    running = len(lanes)

    def start(lane: list[Playable]) -> None:
        def after(duel: Playable) -> None:
            nonlocal running
            if not duel.over:
                return duel.play(after)
            if lane:
                return lane.pop().play(after)
            running -= 1
            if not running and not done.done():
                done.set_result(None)
            return None

        lane.pop().play(after)

    begin = time.perf_counter()
    for lane in lanes:
        start(list(lane))
    async with asyncio.timeout(patience):
        await done
    return Played([duel for lane in lanes for duel in lane], time.perf_counter() - begin)


async def stroll(lanes: Sequence[Sequence[Playable]], rate: float, seconds: float, chance: random.Random) -> Played:
    """Play at a total rate of moves per second, evenly from all lanes; a late move counts from when it was due."""
    loop = asyncio.get_running_loop()
    period = len(lanes) / rate
    begin = time.perf_counter()
    end = begin + seconds
    ahead = loop.time() - time.perf_counter()
    running = len(lanes)

    def schedule(lane: list[Playable], due: float) -> None:
        def after(duel: Playable) -> None:
            nonlocal running
            if duel.over:
                lane.pop()
            if lane and due + period < end:
                schedule(lane, due + period)
            else:
                running -= 1

        loop.call_at(due + ahead, lambda: lane[-1].play(after, due))

    for lane in lanes:
        schedule(list(lane), begin + chance.random() * period)
    await asyncio.sleep(seconds)
    async with asyncio.timeout(10):
        while running:
            await asyncio.sleep(0.02)
    return Played([duel for lane in lanes for duel in lane], seconds)
