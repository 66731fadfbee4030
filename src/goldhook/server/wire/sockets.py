"""One WebSocket per table and person, as plain ASGI: what comes in goes to the table, what the table says goes out.

Pings of the protocol itself tell us when a line is dead; a client's own `ping` tells the client. What is sent waits in
the visit, so the table never waits for a socket.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, MutableMapping
from contextlib import suppress
from math import ceil
from typing import Any, NamedTuple
from urllib.parse import parse_qs

from goldhook.core.game import Refusal
from goldhook.server.http.services import Services, header
from goldhook.server.live.people import Visitor
from goldhook.server.live.room import AGAIN
from goldhook.server.live.rooms import Elsewhere
from goldhook.server.live.visits import REFUSED, RETRY, Heard
from goldhook.server.run.limits import Pace
from goldhook.server.run.shares import REQUEST
from goldhook.server.wire import messages as wire
from goldhook.server.wire.peers import PEER_HEADER, Line
from goldhook.store import StoreError

Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]
Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]
#: The digits of the longest number in a query.
LONGEST_NUMBER = 15
Query = dict[str, list[str]]
Ask = Callable[[wire.Incoming], Awaitable[None]]
#: A socket is refused so many commands at once, and so many per second; one that still goes on is dropped, and is asked
#: to stay away for so many milliseconds.
STRIKES, STRIKES_PER_SECOND, STAY_AWAY = 100, 2, 10_000
#: Seconds that a last word gets to go out.
LAST_WORD = 1.0


class Caller(NamedTuple):
    """Who is at the other end of a socket, and where."""

    visitor: Visitor
    address: str


class Sockets:
    """The endpoint `/api/tables/{table}/socket`."""

    checks_tokens = True

    def __init__(self, services: Services) -> None:
        self._services = services

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await receive()  # websocket.connect
        services, address = self._services, self._services.address(scope)
        shares = services.rooms.shares
        shares.charge(address, REQUEST)
        await shares.turn(address)
        await shares.run(address, self._let_in(scope, receive, send, address))

    async def _let_in(self, scope: Scope, receive: Receive, send: Send, address: str) -> None:
        services = self._services
        try:
            services.check_origin(scope)
            services.check_requests(scope)
            visitor = await services.visitor(scope)
            services.check_token(visitor, "stream")
            with services.line_open(visitor, address):
                await self._visit(scope, receive, send, Caller(visitor, address))
        except Refusal as refusal:
            await _turn_away(send, refusal)
        except StoreError:
            await _turn_away(send, None)

    async def _visit(self, scope: Scope, receive: Receive, send: Send, caller: Caller) -> None:
        query = parse_qs(scope["query_string"].decode("latin-1"), keep_blank_values=True)
        table = scope["path_params"]["table"]
        try:
            line = await self._line(table, caller, query)
        except Refusal as refusal:
            return await _turn_away(send, refusal)
        except (StoreError, Elsewhere):
            return await _turn_away(send, None)
        writer = asyncio.ensure_future(_write(line, send))
        try:
            if not await self._read(line, self._way(line, table, caller.visitor), receive, caller):
                line.drop(wire.Retry(STAY_AWAY, "flooding"))
                await asyncio.wait([writer], timeout=LAST_WORD)
        finally:
            await line.close()
            writer.cancel()
            with suppress(asyncio.CancelledError):
                await writer
        return None

    async def _line(self, table: str, caller: Caller, query: Query) -> Line:
        visitor, address = caller
        return await self._services.peers.line(table, visitor, heard(query), views="views" in query, address=address)

    def _way(self, line: Line, table: str, visitor: Visitor) -> Ask:
        """How commands get to the table: those of a program only if its token allows them."""
        if not visitor.token or not self.checks_tokens:
            return line.ask

        async def ask(asked: wire.Incoming) -> None:
            try:
                async with self._services.allowed(visitor, asked, table):
                    await line.ask(asked)
            except Refusal as refusal:
                line.hear(wire.refused(asked.id, refusal))
            except StoreError:
                line.hear(wire.encode(wire.Again(asked.id, AGAIN)))

        return ask

    async def _read(self, line: Line, ask: Ask, receive: Receive, caller: Caller) -> bool:
        """Pass commands on until the socket is closed; False: it has to be, it is flooded."""
        rate, clock = self._services.settings.commands_per_second, asyncio.get_running_loop().time
        pace = Pace(rate, burst=2 * rate, clock=clock)
        strikes = Pace(STRIKES_PER_SECOND, burst=STRIKES, clock=clock)
        turn = self._services.rooms.shares.turn
        while True:
            message = await receive()
            if message["type"] != "websocket.receive":
                return True
            text = message.get("text") or b""
            await turn(caller.address)
            try:
                self._check_pace(pace, caller)
            except Refusal as refusal:
                self._services.rooms.metrics.limited += 1
                if not strikes.take():
                    return False
                line.hear(wire.refused(_id_of(text), refusal))
                continue
            try:
                asked = wire.decode(text)
            except wire.Unreadable as error:
                line.hear(wire.refused(_id_of(text), Refusal("message_unreadable", why=str(error)[:120])))
                continue
            await ask(asked)

    def _check_pace(self, pace: Pace, caller: Caller) -> None:
        """Refuse a command, before it is read, if there were too many."""
        if not pace.take():
            raise Refusal("too_fast", seconds=max(1, ceil(pace.wait())))
        self._services.check_commands(*caller)


class PeerSockets(Sockets):
    """Where another process passes a visitor on to us: it has checked, and checks, all that is to be checked."""

    checks_tokens = False

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await receive()  # websocket.connect
        if not self._services.peers.is_door(scope.get("server")):
            return await send({"type": "websocket.close", "code": REFUSED})
        try:
            visitor, address = self._services.peers.introduced(header(scope, PEER_HEADER.encode()))
        except Refusal as refusal:
            return await _turn_away(send, refusal)
        shares = self._services.rooms.shares
        await shares.turn(address)
        return await shares.run(address, self._visit(scope, receive, send, Caller(visitor, address)))

    async def _line(self, table: str, caller: Caller, query: Query) -> Line:
        peers, (visitor, address) = self._services.peers, caller
        if "ask" in query:
            return await peers.asking_line(table, visitor, address)
        return await peers.local_line(table, visitor, heard(query), views="views" in query, address=address)

    def _check_pace(self, pace: Pace, caller: Caller) -> None:
        """The process that the visitor came to has counted."""


async def _write(line: Line, send: Send) -> None:
    """Send what is said, until nothing follows."""
    try:
        await send({"type": "websocket.accept"})
        while (frame := await line.frame()) is not None:
            await send({"type": "websocket.send", "text": frame.decode()})
        await send({"type": "websocket.close", "code": line.code})
    except OSError:
        return  # the client is gone: the reader hears of it, too


def heard(query: Query) -> Heard | None:
    """The last message that a client has heard, and through whose eyes: `n=17&viewer=0`, or `n=17` for a spectator."""
    try:
        return Heard(_number(query["n"][0]), _number(query["viewer"][0]) if "viewer" in query else None)
    except (KeyError, ValueError):
        return None


def _number(text: str) -> int:
    """A whole number of a query; a ValueError if it is none, or longer than any of ours."""
    if len(text) > LONGEST_NUMBER:
        raise ValueError
    return int(text)


def _id_of(text: str | bytes) -> str:
    """The id of a message that cannot be read as a whole, if that can be read."""
    with suppress(*wire.Unreadable):
        return wire.decode_id(text).id
    return ""


async def _turn_away(send: Send, refusal: Refusal | None) -> None:
    """Say why not, in the way of all other answers, and close."""
    line = wire.refused("", refusal) if refusal else wire.encode(wire.Retry(1_000, "unavailable"))
    with suppress(OSError):
        await send({"type": "websocket.accept"})
        await send({"type": "websocket.send", "text": line.decode()})
        await send({"type": "websocket.close", "code": REFUSED if refusal else RETRY})
