"""uvicorn's WebSocket protocol with a fast path for the common case: one whole, short text frame.

uvicorn pauses reading after every message until the app has taken it, which costs two system calls per move; here a few
messages may queue. It also parses and builds every frame in many small steps; only unusual frames still take that path.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

from goldhook.server.wire.messages import LONGEST_FRAME

try:
    from websockets.speedups import apply_mask
except ImportError:  # websockets was not compiled
    from websockets.utils import apply_mask

if TYPE_CHECKING:
    from uvicorn._types import ASGISendEvent

#: How many messages of a socket may wait for the app.
AHEAD = 8
#: The first byte of a whole text frame; bytes from CONTROL on start a close, ping or pong frame.
TEXT, CONTROL = 0x81, 0x88
#: The mask bit of the second byte; the other bits are the length, or 126 if two bytes with the length follow.
MASKED, IN_TWO = 0x80, 126
#: The longest body whose length fits into two bytes.
LONGEST_IN_TWO = 0xFFFF


class SocketProtocol(WebSocketsSansIOProtocol):
    """Reads slightly ahead, and parses and builds plain text frames itself."""

    #: Whether the next byte starts a frame; if not, `conn` has the start of a frame and gets the rest.
    _at_frame = False
    #: Called when the connection has ended.
    on_lost: Callable[[], None] | None = None

    def data_received(self, data: bytes) -> None:
        """Handle plain messages at the front; pass the rest to uvicorn."""
        if self.conn.state is not State.OPEN:
            self._at_frame = data.endswith(b"\r\n\r\n")  # the request, and nothing after it
        elif self._at_frame:
            data = data[self._take_plain(data) :]
            if not data:
                return
            self._at_frame = len(data) > 1 and data[0] >= CONTROL and len(data) == 6 + data[1] - MASKED
        super().data_received(data)

    def connection_lost(self, exc: Exception | None) -> None:
        """Close the parser, which refers to itself, so that the garbage collector has nothing to do."""
        super().connection_lost(exc)
        self.conn.parser.close()
        if self.on_lost:
            self.on_lost()
            self.on_lost = None

    def _take_plain(self, data: bytes) -> int:
        """Pass plain messages to the app, and return where they end."""
        start, end = 0, len(data)
        while end - start > 6 and data[start] == TEXT and not self.close_sent:
            length, body = data[start + 1] - MASKED, start + 6
            if length == IN_TWO:
                length, body = int.from_bytes(data[start + 2 : start + 4]), start + 8
            elif not 0 <= length < IN_TWO:
                break
            if length > LONGEST_FRAME or body + length > end:
                break
            self.curr_msg_data_type = "text"
            self.frames = [apply_mask(data[body : body + length], data[body - 4 : body])]
            self.send_receive_event_to_app()
            start = body + length
        return start

    def send_receive_event_to_app(self) -> None:
        """Pass a message to the app. While few are queued, claim that reading is paused, so that uvicorn does not pause
        it.
        """
        self.read_paused = self.queue.qsize() < AHEAD
        super().send_receive_event_to_app()

    async def send(self, message: ASGISendEvent) -> None:
        """Write a plain message directly, unless the connection is closing or not writable."""
        text = message["text"] if message["type"] == "websocket.send" else None
        if text is None or self.close_sent or self.conn.state is not State.OPEN or not self.writable.is_set():
            return await super().send(message)
        body = text.encode()
        size = len(body)
        if size > LONGEST_IN_TWO:
            return await super().send(message)
        head = bytes((TEXT, size)) if size < IN_TWO else bytes((TEXT, IN_TWO)) + size.to_bytes(2)
        self.transport.write(head + body)
        return None
