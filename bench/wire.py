"""WebSockets as a driver wants them: many, cheap, one callback for each message, the same for every server measured.

Only what the servers at hand send is understood: whole messages, pings, a goodbye. What is sent carries a mask of
zeros, which costs a server as much as any other and the driver nothing.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import cast

TEXT, CLOSE, PING, PONG = 0x81, 0x88, 0x89, 0x8A
_NO_MASK = bytes(4)


class WebSocket(asyncio.Protocol):
    """One client's end. `on_text` is called with every message."""

    def __init__(self, path: str, headers: dict[str, str], on_text: Callable[[bytes], None]) -> None:
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.on_text = on_text
        self.lost = False
        self._path, self._headers = path, headers
        self._rest = b""
        self._transport: asyncio.Transport | None = None

    async def connect(self, port: int) -> None:
        """Open it to a server on this machine."""
        await asyncio.get_running_loop().create_connection(lambda: self, "127.0.0.1", port)
        await self.opened

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        host, port = transport.get_extra_info("peername")[:2]
        lines = [
            f"GET {self._path} HTTP/1.1",
            f"Host: {host}:{port}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            "Sec-WebSocket-Key: Z29sZGhvb2sgYmVuY2ghIQ==",
            "Sec-WebSocket-Version: 13",
            *(f"{name}: {value}" for name, value in self._headers.items()),
        ]
        self._transport.write("\r\n".join([*lines, "", ""]).encode())

    def data_received(self, data: bytes) -> None:
        if self._rest:
            data = self._rest + data
        if not self.opened.done():
            head, end, data = data.partition(b"\r\n\r\n")
            if not end:
                self._rest = head
                return
            assert b" 101 " in head.split(b"\r\n", 1)[0], head
            self.opened.set_result(None)
        self._rest = data[self._take(data) :]

    def _take(self, data: bytes) -> int:
        """Handle all whole frames; the answer is where the rest begins."""
        start, end = 0, len(data)
        while end - start >= 2:
            length, body = data[start + 1], start + 2
            if length == 126:
                body = start + 4
                length = int.from_bytes(data[start + 2 : body])
            elif length == 127:
                body = start + 10
                length = int.from_bytes(data[start + 2 : body])
            if body + length > end:
                break
            self._heard(data[start], data[body : body + length])
            start = body + length
        return start

    def _heard(self, kind: int, body: bytes) -> None:
        if kind == TEXT:
            self.on_text(body)
        elif kind == PING:
            self._send(PONG, body)
        else:
            assert kind == CLOSE, kind

    def send(self, text: bytes) -> None:
        """Send a message."""
        self._send(TEXT, text)

    def _send(self, kind: int, body: bytes) -> None:
        assert self._transport
        size = len(body)
        assert size < 65_536
        head = bytes((kind, 128 | size)) if size < 126 else bytes((kind, 254)) + size.to_bytes(2)
        self._transport.write(head + _NO_MASK + body)

    def connection_lost(self, exc: Exception | None) -> None:
        self.lost = True
        if not self.opened.done():
            self.opened.set_exception(exc or ConnectionError("the server hung up"))

    def close(self) -> None:
        """Hang up."""
        if self._transport:
            self._transport.close()
