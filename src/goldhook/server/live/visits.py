"""Somebody looking at a table through a line: a socket, a stream, another process. The table speaks, the line listens.

What a visit is told waits here until its line takes it. The table never waits: who is too slow is dropped, and comes
back for the whole view.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from typing import NamedTuple

from goldhook.core.game import Refusal
from goldhook.server.live.ears import Ears
from goldhook.server.live.people import Visitor
from goldhook.server.wire import messages as wire
from goldhook.table import Viewer

#: Codes of a closed socket: refused, for a reason that was said before; or come back.
REFUSED, RETRY = 4000, 1012


class Heard(NamedTuple):
    """The last message that somebody has heard, and through whose eyes."""

    n: int
    viewer: Viewer


class Visit:
    """One line to one table."""

    __slots__ = (
        *("_bytes", "_greeting", "_limit", "_lines", "_most_bytes", "_news", "_on_slow"),
        *("address", "closed", "code", "ears", "key", "viewer", "views", "visitor"),
    )

    def __init__(
        self,
        visitor: Visitor,
        key: str,
        limit: int,
        *,
        views: bool = False,
        address: str = "",
        most_bytes: int = 1_000_000,
        on_slow: Callable[[], None] | None = None,
    ) -> None:
        self.visitor = visitor
        #: Where the visitor comes from, as limits count it.
        self.address = address
        #: Who the visitor is at this table; empty for who has told us no name.
        self.key = key
        self.viewer: Viewer = None
        #: Send the whole view after everything that happens: for who does not want to know the rules.
        self.views = views
        #: Whose chat is heard here.
        self.ears = Ears()
        self.closed = False
        #: How a socket is closed, when nothing follows.
        self.code = RETRY
        self._limit, self._most_bytes = limit, most_bytes
        self._bytes = 0
        self._greeting = 0
        self._on_slow = on_slow
        self._lines: list[bytes] = []
        self._news = asyncio.Event()

    def hear(self, line: bytes) -> None:
        """One more message."""
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
        self._news.set()

    def greet(self, lines: Iterable[bytes]) -> None:
        """All that is said at once to who has just come: who cannot have read it yet is not slow."""
        for line in lines:
            self._greeting += 1
            self.hear(line)

    def end(self, retry: wire.Retry | None = None) -> None:
        """Nothing more will be said here; what waits is still handed out."""
        if not self.closed:
            if retry:
                self._lines.append(wire.encode(retry))
            self.closed = True
            self._news.set()

    def drop(self, retry: wire.Retry) -> None:
        """End at once: what waits is not handed out any more."""
        if not self.closed:
            self._lines.clear()
            self.end(retry)

    def refuse(self, refusal: Refusal) -> None:
        """Who is here may not be here any longer: the last thing said is why."""
        if not self.closed:
            self._lines.append(wire.refused("", refusal))
            self.code = REFUSED
            self.end()

    async def frame(self) -> bytes | None:
        """All that waits, one message per line; None when nothing follows."""
        while not self._lines:
            if self.closed:
                return None
            self._news.clear()
            await self._news.wait()
        lines, self._lines, self._greeting, self._bytes = self._lines, [], 0, 0
        return lines[0] if len(lines) == 1 else b"\n".join(lines)
