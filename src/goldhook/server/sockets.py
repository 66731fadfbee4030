"""One WebSocket per table and person, as plain ASGI: what comes in goes to the table, what the table says goes out.

Pings of the protocol itself tell us when a line is dead; a client's own `ping` tells the client. What is sent waits in
the visit, so the table never waits for a socket.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, MutableMapping
from contextlib import suppress
from typing import Any
from urllib.parse import parse_qs

from goldhook.game import Refusal
from goldhook.server import wire
from goldhook.server.limits import Pace
from goldhook.server.peers import PEER_HEADER, Line
from goldhook.server.people import Visitor
from goldhook.server.room import AGAIN
from goldhook.server.rooms import Elsewhere
from goldhook.server.services import Services, header
from goldhook.server.visits import REFUSED, RETRY, Heard
from goldhook.store import StoreError

Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]
Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]
#: The digits of the longest number in a query.
LONGEST_NUMBER = 15
Query = dict[str, list[str]]
Ask = Callable[[wire.Incoming], Awaitable[None]]


class Sockets:
    """The endpoint `/api/tables/{table}/socket`."""

    checks_tokens = True

    def __init__(self, services: Services) -> None:
        self._services = services

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await receive()  # websocket.connect
        services, address = self._services, self._services.address(scope)
        try:
            services.check_origin(scope)
            services.check_requests(scope)
            services.sockets.enter(address)
        except Refusal as refusal:
            return await _turn_away(send, refusal)
        try:
            await self._visit(scope, receive, send)
        finally:
            services.sockets.leave(address)
        return None

    async def _visit(self, scope: Scope, receive: Receive, send: Send) -> None:
        query = parse_qs(scope["query_string"].decode("latin-1"), keep_blank_values=True)
        table = scope["path_params"]["table"]
        try:
            visitor, address = await self._visitor(scope)
            line = await self._line(table, visitor, address, query)
        except Refusal as refusal:
            return await _turn_away(send, refusal)
        except (StoreError, Elsewhere):
            return await _turn_away(send, None)
        writer = asyncio.ensure_future(_write(line, send))
        try:
            await self._read(line, self._way(line, table, visitor), receive)
        finally:
            await line.close()
            writer.cancel()
            with suppress(asyncio.CancelledError):
                await writer
        return None

    async def _visitor(self, scope: Scope) -> tuple[Visitor, str]:
        """Return who comes, and from which address."""
        visitor = await self._services.visitor(scope)
        self._services.check_token(visitor, "stream")
        return visitor, self._services.address(scope)

    async def _line(self, table: str, visitor: Visitor, address: str, query: Query) -> Line:
        peers = self._services.peers
        return await peers.line(table, visitor, heard(query), views="views" in query, address=address)

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

    async def _read(self, line: Line, ask: Ask, receive: Receive) -> None:
        rate = self._services.settings.commands_per_second
        pace = Pace(rate, burst=2 * rate, clock=asyncio.get_running_loop().time)
        while True:
            message = await receive()
            if message["type"] != "websocket.receive":
                return
            text = message.get("text") or b""
            if not pace.take():
                self._services.rooms.metrics.limited += 1
                line.hear(wire.refused(_id_of(text), Refusal("too_fast")))
                continue
            try:
                asked = wire.decode(text)
            except wire.Unreadable as error:
                line.hear(wire.refused(_id_of(text), Refusal("message_unreadable", why=str(error)[:120])))
                continue
            await ask(asked)


class PeerSockets(Sockets):
    """Where another process passes a visitor on to us: it has checked, and checks, all that is to be checked."""

    checks_tokens = False

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await receive()  # websocket.connect
        if not self._services.peers.is_door(scope.get("server")):
            return await send({"type": "websocket.close", "code": REFUSED})
        return await self._visit(scope, receive, send)

    async def _visitor(self, scope: Scope) -> tuple[Visitor, str]:
        return self._services.peers.introduced(header(scope, PEER_HEADER.encode()))

    async def _line(self, table: str, visitor: Visitor, address: str, query: Query) -> Line:
        peers = self._services.peers
        if "ask" in query:
            return await peers.asking_line(table, visitor, address)
        return await peers.local_line(table, visitor, heard(query), views="views" in query, address=address)


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
