"""Connections to a table, in this process or another: requests that reach the wrong process go to the table's owner.

An owner's name contains its address: `random@host:port`, a separate port that only server processes use. A visitor's
connection is forwarded over a WebSocket to that port, frame by frame; the visitor's identity is sent along, signed with
a key that all processes share. When the owner dies, the visitor is asked to reconnect, and the process they reach then
takes over the table, once the owner's lease has expired.
"""

from __future__ import annotations

import asyncio
import hmac
from contextlib import suppress
from typing import TYPE_CHECKING, Protocol
from urllib.parse import urlencode

from msgspec import MsgspecError
from msgspec.json import decode, encode
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from goldhook.core.game import Refusal
from goldhook.server.live.people import Visitor
from goldhook.server.live.room import Room
from goldhook.server.live.rooms import Elsewhere
from goldhook.server.live.visits import REFUSED, RETRY, Heard, Views, Visit
from goldhook.server.wire import messages as wire
from goldhook.store import ConnectionLost

if TYPE_CHECKING:
    from goldhook.server.live.rooms import Rooms

PEER_PATH = "/peer/tables/{table}"
PEER_HEADER = "x-goldhook-peer"
#: Milliseconds for which a signed introduction is valid.
FRESH = 30_000
#: Seconds after which a process that does not answer counts as dead.
PATIENCE = 5.0
#: How many hints may be pending on one connection.
HINTS = 4


class Line(Protocol):
    """A connection to a table: its messages, and the commands sent to it."""

    async def frame(self) -> bytes | None:
        """Wait for messages and return all of them, one per line; None when no more follow."""

    async def ask(self, asked: wire.Incoming) -> None:
        """Send a command; its answer comes with the messages."""

    def hear(self, line: bytes) -> None:
        """Queue a message of this process, not of the table."""

    def drop(self, retry: wire.Retry) -> None:
        """Close the connection from this side; queued messages are discarded."""

    @property
    def code(self) -> int:
        """Return the code to close a socket with after the last message."""

    async def close(self) -> None:
        """End the connection."""


class LocalLine:
    """A connection to a table of this process."""

    def __init__(self, room: Room, visit: Visit) -> None:
        self._room, self._visit = room, visit
        self._hints = 0

    @property
    def code(self) -> int:
        return self._visit.code

    async def frame(self) -> bytes | None:
        return await self._visit.frame()

    async def ask(self, asked: wire.Incoming) -> None:
        if self._visit.closed:
            return  # nobody would receive the answer, so the command is dropped
        if not isinstance(asked, wire.Hint):
            await self._room.ask(asked, self._visit, self._visit.hear)
        elif self._hints < HINTS:
            self._hints += 1
            self._room.ask_beside(asked, self._visit, self._hinted)
        else:
            self._visit.hear(wire.refused(asked.id, Refusal("too_fast", seconds=1)))

    def _hinted(self, line: bytes) -> None:
        self._hints -= 1
        self._visit.hear(line)

    def hear(self, line: bytes) -> None:
        self._visit.hear(line)

    def drop(self, retry: wire.Retry) -> None:
        self._visit.drop(retry)

    async def close(self) -> None:
        self._room.leave(self._visit)
        self._visit.end()


class AskingLine(LocalLine):
    """A connection for commands and answers only; its visitor is not present at the table."""

    async def close(self) -> None:
        self._visit.end()


class RemoteLine:
    """A connection to a table of another process, through a socket to that process."""

    def __init__(self, socket: ClientConnection, visit: Visit) -> None:
        self._socket, self._visit = socket, visit
        self._pump = asyncio.ensure_future(self._listen())

    async def _listen(self) -> None:
        with suppress(ConnectionClosed):
            while True:
                frame = await self._socket.recv()
                self._visit.hear(frame.encode() if isinstance(frame, str) else frame)
        self._visit.end(None if self._socket.close_code in (REFUSED, RETRY) else wire.Retry(500, "moved"))

    @property
    def code(self) -> int:
        return REFUSED if self._socket.close_code == REFUSED else RETRY

    async def frame(self) -> bytes | None:
        return await self._visit.frame()

    async def ask(self, asked: wire.Incoming) -> None:
        with suppress(ConnectionClosed):
            await self._socket.send(encode(asked).decode())

    def hear(self, line: bytes) -> None:
        self._visit.hear(line)

    def drop(self, retry: wire.Retry) -> None:
        self._visit.drop(retry)

    async def close(self) -> None:
        self._visit.end()
        self._pump.cancel()
        await self._socket.close()


class Peers:
    """How this process reaches tables, its own and those of others."""

    def __init__(self, rooms: Rooms) -> None:
        self._rooms = rooms

    async def line(self, table: str, visitor: Visitor, heard: Heard | None, *, views: Views, address: str = "") -> Line:
        """Connect to a table. Raises a Refusal or a StoreError."""
        try:
            return await self.local_line(table, visitor, heard, views=views, address=address)
        except Elsewhere as elsewhere:
            query = {"n": heard.n} | ({} if heard.viewer is None else {"viewer": heard.viewer}) if heard else {}
            wanted: dict[str, object] = query | ({"views": views} if views else {})
            socket = await self._reach(elsewhere.owner, table, visitor, wanted, address)
            return RemoteLine(socket, self._visit(table, visitor, address=address))

    async def local_line(
        self, table: str, visitor: Visitor, heard: Heard | None, *, views: Views, address: str = ""
    ) -> LocalLine:
        """Connect to a table of this process; raises `Elsewhere` if another process owns it."""
        visit = self._visit(table, visitor, views=views, address=address)
        visit.ears = await self._rooms.ears(visitor.person)
        room = await self._rooms.room(table)
        await room.enter(visit, heard)  # without awaiting in between: a table without visitors may be closed
        line = LocalLine(room, visit)
        if visitor.person:
            try:  # the room was not notified of changes made while the visitor was entering
                await room.heed(visitor.person, await self._rooms.changes.standing(visitor.person))
            except BaseException:
                await line.close()
                raise
        return line

    async def asking_line(self, table: str, visitor: Visitor, address: str = "") -> LocalLine:
        """Connect for commands only: the visitor does not count as present."""
        return AskingLine(await self._rooms.room(table), self._visit(table, visitor, address=address))

    async def ask(self, table: str, visitor: Visitor, asked: wire.Incoming, address: str = "") -> bytes:
        """Send one command and return its answer."""
        try:
            room = await self._rooms.room(table)
        except Elsewhere as elsewhere:
            return await self._ask_owner(elsewhere.owner, table, visitor, asked, address)
        answers: list[bytes] = []
        await room.ask(asked, self._visit(table, visitor, address=address), answers.append)
        return answers[0]

    async def _ask_owner(self, owner: str, table: str, visitor: Visitor, asked: wire.Incoming, address: str) -> bytes:
        socket = await self._reach(owner, table, visitor, {"ask": ""}, address)
        try:
            async with asyncio.timeout(PATIENCE):
                await socket.send(encode(asked).decode())
                answer = await socket.recv()
        except (TimeoutError, WebSocketException):
            return wire.encode(wire.Again(asked.id, 500))  # it may have been done
        finally:
            await socket.close()
        return answer.encode() if isinstance(answer, str) else answer

    async def _reach(
        self, owner: str, table: str, visitor: Visitor, query: dict[str, object], address: str
    ) -> ClientConnection:
        """Open a socket to the process that owns the table."""
        place = owner.partition("@")[2]
        url = f"ws://{place}{PEER_PATH.format(table=table)}?{urlencode(query)}"
        headers = {PEER_HEADER: self._introduced(visitor, address)}
        try:
            return await connect(
                url, additional_headers=headers, compression=None, open_timeout=PATIENCE, proxy=None, max_size=None
            )
        except (OSError, TimeoutError, WebSocketException) as error:
            raise ConnectionLost(f"a server process cannot be reached: {type(error).__name__}") from None

    def _visit(self, table: str, visitor: Visitor, *, views: Views = "", address: str = "") -> Visit:
        key, settings = self._rooms.keys.key_at(table, visitor), self._rooms.settings
        return Visit(
            visitor,
            key,
            settings.outbox,
            views=views,
            address=address,
            most_bytes=settings.outbox_bytes,
            on_slow=self._rooms.metrics.drop,
        )

    # --- between processes ----------------------------------------------------------------------------------------

    def _introduced(self, visitor: Visitor, address: str = "") -> str:
        """Return a signed introduction of a visitor and their address, for another process."""
        body = encode([self._rooms.now(), visitor.person, visitor.token, visitor.name, address]).hex()
        return f"{body}.{self._signature(body)}"

    def is_door(self, server: tuple[str, int | None] | None) -> bool:
        """Return whether a request arrived at the port for other processes."""
        return server is not None and self._rooms.owner.rpartition(":")[2] == str(server[1])

    def introduced(self, word: str) -> tuple[Visitor, str]:
        """Return the visitor whom another process introduces, and their address; refuse invalid signatures."""
        body, _, signature = word.partition(".")
        with suppress(MsgspecError, ValueError):
            if hmac.compare_digest(signature.encode(), self._signature(body).encode()):
                at, person, token, name, address = decode(bytes.fromhex(body), type=tuple[int, str, str, str, str])
                if abs(self._rooms.now() - at) < FRESH:
                    return Visitor(person, token, name), address
        raise Refusal("token_wrong")

    def _signature(self, body: str) -> str:
        return hmac.digest(self._rooms.keys.peer, body.encode(errors="replace"), "sha256").hex()
