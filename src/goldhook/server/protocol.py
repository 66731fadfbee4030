"""uvicorn's WebSocket protocol, reading a little ahead.

By itself it stops reading a socket after every message, until the app has taken it: two system calls for each move.
Here a few messages may wait; only who sends more than these is kept waiting.
"""

from __future__ import annotations

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

#: So many messages of a socket may wait for the app.
AHEAD = 8


class SocketProtocol(WebSocketsSansIOProtocol):
    """Reads a little ahead."""

    def send_receive_event_to_app(self) -> None:
        """Hand a message on. While few wait we pretend to have stopped reading; else we really do."""
        self.read_paused = self.queue.qsize() < AHEAD
        super().send_receive_event_to_app()
