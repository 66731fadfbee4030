"""uvicorn's WebSocket protocol, with a short way for what nearly all messages are: one whole frame of text.

By itself it stops reading a socket after every message until the app has taken it, which is two system calls for each
move; here a few messages may wait. And it takes every frame apart, and puts it together, in the many small steps that
the rarest case needs. Whatever is not whole, plain and short still goes that way.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

from goldhook.server.wire.messages import LONGEST_FRAME

try:
    from websockets.speedups import apply_mask
except ImportError:  # where websockets was not compiled
    from websockets.utils import apply_mask

if TYPE_CHECKING:
    from uvicorn._types import ASGISendEvent

#: So many messages of a socket may wait for the app.
AHEAD = 8
#: The first byte of a whole text frame; from the second of these on, of a ping, a pong or a goodbye.
TEXT, CONTROL = 0x81, 0x88
#: The bit of the second byte that says masked; the rest is the length, or says that two bytes follow with the length.
MASKED, IN_TWO = 0x80, 126
#: The longest body whose length fits into two bytes.
LONGEST_IN_TWO = 0xFFFF


class SocketProtocol(WebSocketsSansIOProtocol):
    """Reads a little ahead, and reads and writes plain messages itself."""

    #: Does the next byte begin a frame? If not, `conn` has the beginning, and will have the rest.
    _at_frame = False
    #: Called when the connection has ended.
    on_lost: Callable[[], None] | None = None

    def data_received(self, data: bytes) -> None:
        """Take plain messages from the front; what follows goes the long way."""
        if self.conn.state is not State.OPEN:
            self._at_frame = data.endswith(b"\r\n\r\n")  # the request, and nothing after it
        elif self._at_frame:
            data = data[self._take_plain(data) :]
            if not data:
                return
            self._at_frame = len(data) > 1 and data[0] >= CONTROL and len(data) == 6 + data[1] - MASKED
        super().data_received(data)

    def connection_lost(self, exc: Exception | None) -> None:
        """Let go of a parser that refers to itself, so that nothing is left for the collector of garbage."""
        super().connection_lost(exc)
        self.conn.parser.close()
        if self.on_lost:
            self.on_lost()
            self.on_lost = None

    def _take_plain(self, data: bytes) -> int:
        """Hand plain messages on to the app; the answer is where they end."""
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
        """Hand a message on. While few wait we pretend to have stopped reading; else we really do."""
        self.read_paused = self.queue.qsize() < AHEAD
        super().send_receive_event_to_app()

    async def send(self, message: ASGISendEvent) -> None:
        """Write a plain message at once, unless something is in the way."""
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
