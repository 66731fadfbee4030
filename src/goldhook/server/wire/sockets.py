"""One WebSocket per table and person, as plain ASGI: commands in, messages out.

The server finds dead connections by the WebSocket protocol's pings; clients find them with their own `ping` message.
Outgoing messages are queued in the visit, so the table never waits for a socket.
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
from goldhook.server.live.visits import REFUSED, RETRY, Heard, Views
from goldhook.server.run.limits import Pace
from goldhook.server.run.shares import REQUEST
from goldhook.server.wire import messages as wire
from goldhook.server.wire.peers import PEER_HEADER, Line
from goldhook.store import StoreError

Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]
Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]
#: The most digits of a number in a query.
LONGEST_NUMBER = 15
Query = dict[str, list[str]]
Ask = Callable[[wire.Incoming], Awaitable[None]]
#: How many commands of a socket are refused in a burst, and per second; one that sends more is disconnected, and asked
#: to stay away for STAY_AWAY milliseconds.
STRIKES, STRIKES_PER_SECOND, STAY_AWAY = 100, 2, 10_000
#: Seconds for the last message to be sent.
LAST_WORD = 1.0


class Caller(NamedTuple):
    """The visitor at the other end of a socket, and their address."""

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
        return await self._services.peers.line(table, visitor, heard(query), views=views_wanted(query), address=address)

    def _way(self, line: Line, table: str, visitor: Visitor) -> Ask:
        """Return the function that sends commands to the table; it checks what a program's token allows."""
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
        """Pass commands to the table until the socket closes; return False if it must be closed for flooding."""
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
        """Refuse a command, before it is decoded, if there were too many."""
        if not pace.take():
            raise Refusal("too_fast", seconds=max(1, ceil(pace.wait())))
        self._services.check_commands(*caller)


class PeerSockets(Sockets):
    """The endpoint for visitors that another process forwards; that process does all checks."""

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
        return await peers.local_line(table, visitor, heard(query), views=views_wanted(query), address=address)

    def _check_pace(self, pace: Pace, caller: Caller) -> None:
        """Skip the check: the process that the visitor reached has counted the command."""


async def _write(line: Line, send: Send) -> None:
    """Send messages until no more follow."""
    try:
        await send({"type": "websocket.accept"})
        while (frame := await line.frame()) is not None:
            await send({"type": "websocket.send", "text": frame.decode()})
        await send({"type": "websocket.close", "code": line.code})
    except OSError:
        return  # the client is gone: the reader notices, too


def heard(query: Query) -> Heard | None:
    """Return the last message that a client received, and its viewer: `n=17&viewer=0`, or `n=17` for a spectator."""
    try:
        return Heard(_number(query["n"][0]), _number(query["viewer"][0]) if "viewer" in query else None)
    except (KeyError, ValueError):
        return None


def views_wanted(query: Query) -> Views:
    """Return how a client follows its view: `views` for its changes, `views=whole` for the whole view every time."""
    if "views" not in query:
        return ""
    return "whole" if "whole" in query["views"] else "changes"


def _number(text: str) -> int:
    """Parse a number of a query; raises a ValueError if it is invalid or too long."""
    if len(text) > LONGEST_NUMBER:
        raise ValueError
    return int(text)


def _id_of(text: str | bytes) -> str:
    """Return the id of an invalid message, if that part can be decoded."""
    with suppress(*wire.Unreadable):
        return wire.decode_id(text).id
    return ""


async def _turn_away(send: Send, refusal: Refusal | None) -> None:
    """Accept the socket, send the reason, and close it."""
    line = wire.refused("", refusal) if refusal else wire.encode(wire.Retry(1_000, "unavailable"))
    with suppress(OSError):
        await send({"type": "websocket.accept"})
        await send({"type": "websocket.send", "text": line.decode()})
        await send({"type": "websocket.close", "code": REFUSED if refusal else RETRY})
