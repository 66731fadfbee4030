"""WebSockets for a load driver: many, cheap, one callback per message, the same for every server measured.

Only the frames that these servers send are understood: whole messages, pings, close frames. Sent frames have a mask of
zeros, which costs a server as much as any other and the driver nothing.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from typing import cast

TEXT, CLOSE, PING, PONG = 0x81, 0x88, 0x89, 0x8A
HERE = "127.0.0.1"
_NO_MASK = bytes(4)


def upgrade(path: str, host: str, headers: Mapping[str, str]) -> bytes:
    """Return the request that opens a socket."""
    lines = [
        f"GET {path} HTTP/1.1",
        f"Host: {host}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Key: Z29sZGhvb2sgYmVuY2ghIQ==",
        "Sec-WebSocket-Version: 13",
        *(f"{name}: {value}" for name, value in headers.items()),
    ]
    return "\r\n".join([*lines, "", ""]).encode()


def frame(kind: int, body: bytes) -> bytes:
    """Return one whole frame of a client."""
    size = len(body)
    if size < 126:
        return bytes((kind, 128 | size)) + _NO_MASK + body
    length = bytes((254,)) + size.to_bytes(2) if size < 65_536 else bytes((255,)) + size.to_bytes(8)
    return bytes((kind,)) + length + _NO_MASK + body


def _nothing() -> None:
    pass


class WebSocket(asyncio.Protocol):
    """The client's end of a socket. Calls `on_text` for each message, `on_pong` for each pong, `on_lost` at the end."""

    def __init__(self, path: str, headers: dict[str, str], on_text: Callable[[bytes], None]) -> None:
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.on_text = on_text
        self.on_pong: Callable[[], None] = _nothing
        self.on_lost: Callable[[], None] = _nothing
        self.lost = False
        #: The code of the server's close frame; 0 if it sent none.
        self.closed_with = 0
        self._path, self._headers = path, headers
        self._rest = b""
        self._transport: asyncio.Transport | None = None

    async def connect(self, port: int, source: str = HERE) -> None:
        """Connect to a server on this machine, from one of this machine's own addresses."""
        await asyncio.get_running_loop().create_connection(lambda: self, HERE, port, local_addr=(source, 0))
        await self.opened

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        host, port = transport.get_extra_info("peername")[:2]
        self._transport.write(upgrade(self._path, f"{host}:{port}", self._headers))

    def data_received(self, data: bytes) -> None:
        if self._rest:
            data = self._rest + data
        if not self.opened.done():
            head, end, data = data.partition(b"\r\n\r\n")
            if not end:
                self._rest = head
                return None
            status = head.split(b"\r\n", 1)[0]
            if b" 101 " not in status:
                self.opened.set_exception(ConnectionError(status.decode("latin-1")))
                return self.close()
            self.opened.set_result(None)
        self._rest = data[self._take(data) :]
        return None

    def _take(self, data: bytes) -> int:
        """Handle all whole frames; return where the rest begins."""
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
        elif kind == PONG:
            self.on_pong()
        else:
            assert kind == CLOSE, kind
            self.closed_with = int.from_bytes(body[:2])

    def send(self, text: bytes) -> None:
        """Send a message."""
        self._send(TEXT, text)

    def ping(self) -> None:
        """Send a protocol ping, which the application's limits do not count."""
        self._send(PING, b"")

    def _send(self, kind: int, body: bytes) -> None:
        self.write(frame(kind, body))

    def write(self, raw: bytes) -> None:
        """Send raw bytes."""
        assert self._transport
        self._transport.write(raw)

    @property
    def unsent(self) -> int:
        """Return the number of bytes that still wait to be sent."""
        return self._transport.get_write_buffer_size() if self._transport else 0

    def connection_lost(self, exc: Exception | None) -> None:
        self.lost = True
        if not self.opened.done():
            self.opened.set_exception(exc or ConnectionError("the server hung up"))
        self.on_lost()

    def close(self) -> None:
        """Close the socket."""
        if self._transport:
            self._transport.close()
