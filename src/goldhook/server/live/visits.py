"""A visit: one client's connection to a table, with the messages queued for it.

The table never waits for a client. A client that reads too slowly is dropped; it reconnects and fetches the whole view.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from typing import Literal, NamedTuple, TypeAlias

from goldhook.core.game import Refusal
from goldhook.server.live.ears import Ears
from goldhook.server.live.people import Visitor
from goldhook.server.wire import messages as wire
from goldhook.table import Viewer

#: Socket close codes: refused (the reason was sent before), or reconnect.
REFUSED, RETRY = 4000, 1012


#: What a connection gets after every event beside the messages: nothing, the changes of its view, or the whole view.
Views: TypeAlias = Literal["", "changes", "whole"]


class Heard(NamedTuple):
    """The number of the last message a client received, and the viewer it was sent for."""

    n: int
    viewer: Viewer


class Visit:
    """One connection to one table."""

    __slots__ = (
        *("_bytes", "_greeting", "_limit", "_lines", "_most_bytes", "_news", "_on_slow"),
        *("address", "closed", "code", "ears", "key", "seen", "viewer", "views", "visitor"),
    )

    def __init__(
        self,
        visitor: Visitor,
        key: str,
        limit: int,
        *,
        views: Views = "",
        address: str = "",
        most_bytes: int = 1_000_000,
        on_slow: Callable[[], None] | None = None,
    ) -> None:
        self.visitor = visitor
        #: The network address that limits are counted for.
        self.address = address
        #: The visitor's key at this table; empty for visitors without a name.
        self.key = key
        self.viewer: Viewer = None
        #: For clients that do not implement the rules.
        self.views = views
        #: The number of the last view that was sent, which later changes build on; -1 before the first.
        self.seen = -1
        #: Whose chat this visitor receives.
        self.ears = Ears()
        self.closed = False
        #: The close code for the socket after the last message.
        self.code = RETRY
        self._limit, self._most_bytes = limit, most_bytes
        self._bytes = 0
        self._greeting = 0
        self._on_slow = on_slow
        self._lines: list[bytes] = []
        #: Completes when a message arrives; None if no task waits for one.
        self._news: asyncio.Future[None] | None = None

    def hear(self, line: bytes) -> None:
        """Queue a message; drop the visit if its queue is full."""
        if self.closed:
            return
        full = len(self._lines) >= self._limit + self._greeting
        if full or (self._lines and self._bytes + len(line) > self._most_bytes):
            if self._on_slow:
                self._on_slow()
            self.drop(wire.Retry(0, "slow"))
            return
        self._lines.append(line)
        self._bytes += len(line)
        self._wake()

    def greet(self, lines: Iterable[bytes]) -> None:
        """Queue the first messages of a new visit; they do not count towards the queue limit."""
        for line in lines:
            self._greeting += 1
            self.hear(line)

    def end(self, retry: wire.Retry | None = None) -> None:
        """Close the visit; messages that are already queued are still delivered."""
        if not self.closed:
            if retry:
                self._lines.append(wire.encode(retry))
            self.closed = True
            self._wake()

    def drop(self, retry: wire.Retry) -> None:
        """Close the visit immediately; queued messages are discarded."""
        if not self.closed:
            self._lines.clear()
            self.end(retry)

    def refuse(self, refusal: Refusal) -> None:
        """Close the visit, with the refusal as its last message."""
        if not self.closed:
            self._lines.append(wire.refused("", refusal))
            self.code = REFUSED
            self.end()

    def _wake(self) -> None:
        """Let `frame` continue, if it waits."""
        if self._news is not None and not self._news.done():
            self._news.set_result(None)

    async def frame(self) -> bytes | None:
        """Wait for messages and return all of them, one per line; None once the visit is closed and drained."""
        while not self._lines:
            if self.closed:
                return None
            self._news = asyncio.get_running_loop().create_future()
            await self._news
        lines, self._lines, self._greeting, self._bytes = self._lines, [], 0, 0
        return lines[0] if len(lines) == 1 else b"\n".join(lines)
