"""The other processes on the same PostgreSQL: whoever comes to the wrong one is passed on to the table's owner.

An owner's name says where it is reached: `random@host:port`, a port of its own that only processes talk to. A visitor's
line is carried over a WebSocket to that port, frame by frame; who the visitor is goes along, signed with a key that all
processes share. When the owner is gone the visitor is asked to come back, and whoever they meet then takes the table
over.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Protocol

from goldhook.server import wire
from goldhook.server.people import Visitor
from goldhook.server.room import Heard, Room
from goldhook.server.visits import Visit

if TYPE_CHECKING:
    from goldhook.server.rooms import Rooms


class Line(Protocol):
    """A way to a table: what it says, and what one asks."""

    async def frame(self) -> bytes | None:
        """All that waits, one message per line; None when nothing follows."""

    async def ask(self, asked: wire.Incoming) -> None:
        """Ask something; the answer is among what is said."""

    def hear(self, line: bytes) -> None:
        """Not the table but this process has something to say."""

    def close(self) -> None:
        """Look no more."""


class LocalLine:
    """A line to a table of this process."""

    def __init__(self, room: Room, visit: Visit) -> None:
        self._room, self._visit = room, visit

    async def frame(self) -> bytes | None:
        return await self._visit.frame()

    async def ask(self, asked: wire.Incoming) -> None:
        await self._room.ask(asked, self._visit, self._visit.hear)

    def hear(self, line: bytes) -> None:
        self._visit.hear(line)

    def close(self) -> None:
        self._room.leave(self._visit)
        self._visit.end()


class Peers:
    """How this process reaches tables, its own and others'."""

    def __init__(self, rooms: Rooms) -> None:
        self._rooms = rooms

    async def line(self, table: str, visitor: Visitor, heard: Heard | None, *, views: bool) -> Line:
        """A line to a table. Raises a Refusal, or a StoreError."""
        room = await self._rooms.room(table)
        visit = self._visit(table, visitor, views=views)
        await room.enter(visit, heard)
        return LocalLine(room, visit)

    async def ask(self, table: str, visitor: Visitor, asked: wire.Incoming) -> bytes:
        """One question, and its answer."""
        room = await self._rooms.room(table)
        answer: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
        await room.ask(asked, self._visit(table, visitor), answer.set_result)
        return answer.result()

    def _visit(self, table: str, visitor: Visitor, *, views: bool = False) -> Visit:
        key = self._rooms.keys.key_at(table, visitor)
        return Visit(visitor, key, self._rooms.settings.outbox, views=views)
