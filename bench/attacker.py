"""An attacker in its own process: one address, a lower priority than the server, everything bounded and counted."""

from __future__ import annotations

import asyncio
import os
import random
import resource
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from itertools import cycle
from multiprocessing.connection import Connection as Pipe
from typing import Any

from aside import Aside
from duels import Duel
from goldhook_duels import GoldhookDuel, Pair
from http_wire import Answer, Connection, ask, request
from wire import WebSocket

ADDRESS = "127.0.0.2"
#: Below the server and the quiet players, so that they do not wait for the attacker's own work.
NICE = 5
#: Seconds for preparations, and seconds after the end of an attack until its process is killed.
PREPARE, LATE = 60.0, 10.0
#: Bytes that may wait to be sent on one socket; queueing more does not make the attack faster.
UNSENT = 65_536
#: Seconds between two moves of matches that are played for their records.
BETWEEN_MOVES = 0.012
#: The number of legal actions from which a view is expensive to send.
MUCH = 70
#: Seconds until an unanswered request of a flood is abandoned.
PATIENCE = 10.0

#: An attack prepares, yields once, and attacks until its attacker's clock runs out.
Attack = Callable[["Attacker"], AsyncIterator[None]]


class Attacker:
    """The building blocks of attacks."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.chance = random.Random(1)
        #: `sent`; `answered`, of which `refused`; `failed`: no answer, or no connection. `codes` counts the reasons of
        #: refusals.
        self.counts = Counter[str]()
        self.codes = Counter[str]()
        self._end = 0.0
        self._sockets: list[WebSocket] = []

    def begin(self, seconds: float) -> None:
        """Start the clock and reset the counts of the preparation."""
        self._end = time.perf_counter() + seconds
        self.counts.clear()
        self.codes.clear()

    @property
    def attacking(self) -> bool:
        return time.perf_counter() < self._end

    async def rest(self) -> None:
        """Wait for the end of the attack."""
        await asyncio.sleep(max(0.0, self._end - time.perf_counter()))

    # --- by HTTP

    async def ask(self, raw: bytes, connection: Connection | None = None) -> Answer:
        """Send one request and count its result."""
        self.counts["sent"] += 1
        if connection is None:
            answer = await ask(self.port, raw, ADDRESS, PATIENCE)
        else:
            try:
                answer = await asyncio.wait_for(connection.ask(raw), PATIENCE)
            except (OSError, TimeoutError):
                answer = Answer(0)
        self.counts["answered" if answer.status else "failed"] += 1
        if answer.status >= 400:
            self.refused(f"{answer.status} {answer.code}")
        return answer

    def refused(self, code: str) -> None:
        self.counts["refused"] += 1
        self.codes[code] += 1

    async def person(self, name: str = "Mallory") -> str:
        """Create a person and return the cookie; empty if the server refuses."""
        return (await self.ask(request("POST", "/api/me", {"name": name}))).cookie

    async def table(self, cookie: str, **wanted: Any) -> str:
        """Open a table and return its id; empty if the server refuses."""
        answer = await self.ask(request("POST", "/api/tables", wanted, cookie=cookie))
        return str(answer.json()["table"]) if answer.status == 201 else ""

    async def command(self, table: str, cookie: str, **command: Any) -> Answer:
        """Send one command by HTTP."""
        return await self.ask(request("POST", f"/api/tables/{table}/commands", command, cookie=cookie))

    async def match(
        self, cookie: str, levels: Sequence[int], *, game: str = "silver_gold", watch: bool = False, **wanted: Any
    ) -> str:
        """Open and start a table with bots, with or without the attacker; return its id, or an empty string."""
        first = 0 if watch else 1
        bots = {str(seat): level for seat, level in enumerate(levels, first)}
        players, seat = first + len(levels), None if watch else 0
        table = await self.table(cookie, game=game, players=players, bots=bots, seat=seat, **wanted)
        if table:
            await self.command(table, cookie, type="start", id="s")
        return table

    async def play_on(self, table: str, cookie: str, most: int) -> None:
        """Play a match at random until there are many legal actions, for at most `most` moves."""
        for number in range(most):
            found = (await self.command(table, cookie, type="look", id="l")).json()
            if not found or "legal" not in found or len(found["legal"]) > MUCH:
                return
            if found["legal"]:
                act = {"seat": 0, "action": self.chance.choice(found["legal"]), "version": found["view"]["n"]}
                await self.command(table, cookie, type="act", id=f"a{number}", confirm=True, **act)
            await asyncio.sleep(0.02)  # for the bot

    async def flood(self, requests: Sequence[bytes], rate: float, connections: int = 8) -> None:
        """Send requests in a loop at a rate per second; each connection waits for its answers."""

        async def send(number: int) -> None:
            connection = Connection(self.port, ADDRESS)
            first = number % len(requests)
            mine = cycle([*requests[first:], *requests[:first]])
            due = time.perf_counter() + number / rate
            while self.attacking:
                await asyncio.sleep(max(0.0, due - time.perf_counter()))
                await self.ask(next(mine), connection)
                due = max(due + connections / rate, time.perf_counter())
            connection.close()

        await asyncio.gather(*(send(number) for number in range(connections)))

    # --- by WebSocket

    async def socket(self, table: str, cookie: str, query: str = "") -> WebSocket | None:
        """Open a socket that counts refusals; None if the server refuses it."""
        socket = WebSocket(f"/api/tables/{table}/socket{query}", {"Cookie": cookie}, self._heard)
        try:
            await asyncio.wait_for(socket.connect(self.port, ADDRESS), PATIENCE)
        except (OSError, TimeoutError):
            self.counts["failed"] += 1
            return None
        self._sockets.append(socket)
        return socket

    def _heard(self, text: bytes) -> None:
        self.counts["answered"] += 1
        if text.startswith(b'{"type":"refused"'):
            self.refused(text.partition(b'"code":"')[2].partition(b'"')[0].decode())

    def send(self, socket: WebSocket, text: bytes) -> bool:
        """Send a message, unless the server has not yet read the earlier ones."""
        if socket.lost or socket.unsent > UNSENT:
            return False
        self.counts["sent"] += 1
        socket.send(text)
        return True

    async def flood_sockets(self, sockets: Iterable[WebSocket | None], texts: Sequence[bytes], rate: float) -> None:
        """Send messages in a loop on every socket, at a rate per second on each."""

        async def send(socket: WebSocket) -> None:
            for text in cycle(texts):
                if not self.attacking or socket.lost:
                    return
                self.send(socket, text)
                await asyncio.sleep(1 / rate)

        await asyncio.gather(*(send(socket) for socket in sockets if socket))

    # --- finished matches

    async def finished_matches(self, count: int) -> list[str]:
        """Play this number of matches to their end, two at a time; return their tables."""
        found = await asyncio.gather(*(self._play_out(count // 2 + number * (count % 2)) for number in range(2)))
        return [table for tables in found for table in tables]

    async def _play_out(self, count: int) -> list[str]:
        """Play this number of matches, one rematch after another, no faster than two people may."""
        pair = await asyncio.to_thread(Pair, self.port, ADDRESS, ("Mallory", "Malice"))
        duel, found = await pair.begin(GoldhookDuel(), self.chance), list[str]()
        for number in range(count):
            while not duel.over:
                await asyncio.wait_for(_one_move(duel), PATIENCE)
                await asyncio.sleep(BETWEEN_MOVES)
            found.append(duel.table)
            if number < count - 1:
                duel = await pair.rematch(duel, GoldhookDuel(), self.chance)
        duel.close()
        return found

    async def record(self, table: str) -> Mapping[str, Any]:
        """Return the record of a finished match."""
        answer = await ask(self.port, request("GET", f"/api/tables/{table}/record"), ADDRESS)
        return dict(answer.json())

    def close(self) -> None:
        for socket in self._sockets:
            socket.close()


async def _one_move(duel: Duel) -> None:
    done = asyncio.Event()
    duel.play(lambda _duel: done.set())
    await done.wait()


# --- its process --------------------------------------------------------------------------------------------------


class Running:
    """An attack in its own process: prepare, attack, stop."""

    def __init__(self, attack: Attack, port: int) -> None:
        self._aside = Aside(_run, attack, port)

    async def prepared(self) -> bool:
        """Wait until the attack is ready; return whether it is."""
        return bool(await asyncio.to_thread(self._aside.hear, PREPARE))

    async def attack(self, seconds: float) -> dict[str, dict[str, int]]:
        """Attack for a number of seconds; return the counts so far."""
        self._aside.tell(seconds)
        return await asyncio.to_thread(self._aside.hear, seconds + LATE) or {}

    def stop(self) -> None:
        self._aside.stop()


def _run(attack: Attack, port: int, told: Pipe) -> None:
    os.nice(NICE)
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    with suppress(EOFError, BrokenPipeError):
        asyncio.run(_attack(attack, Attacker(port), told))


async def _attack(attack: Attack, attacker: Attacker, told: Pipe) -> None:
    steps = attack(attacker)
    await anext(steps)
    told.send(True)
    seconds = await asyncio.to_thread(told.recv)
    attacker.begin(seconds)
    with suppress(StopAsyncIteration, TimeoutError):
        await asyncio.wait_for(_next(steps), seconds + LATE / 2)
    told.send({"counts": dict(attacker.counts), "codes": dict(attacker.codes)})
    attacker.close()


def _next(steps: AsyncIterator[None]) -> Awaitable[None]:
    return anext(steps)
