"""Between processes: the socket for passed-on visitors, simulated."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any
from urllib.parse import urlencode

from websockets.exceptions import ConnectionClosedError

from goldhook.server.live.people import Visitor
from goldhook.server.wire.peers import PEER_HEADER, PEER_PATH
from goldhook.store import ConnectionLost
from simulation.network import socket_scope

if TYPE_CHECKING:
    from simulation.world import Process


def connect(process: Process) -> None:
    """Let a process reach the others of its world."""
    peers = process.app.pages.state.services.peers

    async def reach(owner: str, table: str, visitor: Visitor, query: dict[str, object], address: str) -> PeerSocket:
        number = int(owner.rpartition(":")[2])
        await asyncio.sleep(0.002)
        for other in process.world.processes:
            if other.number == number and other.up:
                word = peers._introduced(visitor, address)
                return PeerSocket(other, PEER_PATH.format(table=table), urlencode(query), word)
        raise ConnectionLost("a server process cannot be reached: simulated")

    peers._reach = reach


class PeerSocket:
    """A stand-in for `websockets.connect`: a connection to another process, which breaks when that process dies."""

    def __init__(self, other: Process, path: str, query: str, word: str) -> None:
        self._in: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._in.put_nowait({"type": "websocket.connect"})
        self._out: asyncio.Queue[str | None] = asyncio.Queue()
        self.close_code: int | None = None
        scope = socket_scope(path, query, **{PEER_HEADER: word}) | {"server": ("process", other.number)}
        other.spawn(self._serve(other, scope))

    async def _serve(self, other: Process, scope: Any) -> None:
        try:
            await other.app(scope, self._in.get, self._send)
        finally:
            self._out.put_nowait(None)

    async def _send(self, message: Any) -> None:
        await asyncio.sleep(0)
        if message["type"] == "websocket.send":
            frame = message.get("text") or message["bytes"]
            self._out.put_nowait(frame if isinstance(frame, str) else frame.decode())
        elif message["type"] == "websocket.close":
            self.close_code = message["code"]
            self._out.put_nowait(None)
            await self.close()  # the side that is told closes too

    async def recv(self) -> str:
        frame = await self._out.get()
        if frame is None:
            self._out.put_nowait(None)
            raise ConnectionClosedError(None, None)
        return frame

    async def send(self, text: str) -> None:
        self._in.put_nowait({"type": "websocket.receive", "text": text})

    async def close(self) -> None:
        self._in.put_nowait({"type": "websocket.disconnect", "code": 1000})
