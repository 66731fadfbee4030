"""The server's time: the system's clock once, at the start, and from then on a clock that nobody can set.

A wall clock jumps: by hand, by NTP, after a wrong start. Players' clocks must neither stop nor run out because of it.
"""

from __future__ import annotations

import asyncio
import logging
import time
from dataclasses import dataclass

#: Seconds between two looks at the system's clock, and how far it may be off before the log says so.
LOOK, OFF = 60.0, 10.0
_log = logging.getLogger("goldhook.server.run.clock")


@dataclass(frozen=True)
class Clock:
    """Milliseconds since 1970, UTC. Server processes on one machine that share the value agree on the time."""

    #: Nanoseconds between the monotonic clock and 1970.
    offset: int

    @classmethod
    def start(cls) -> Clock:
        """A clock that agrees with the system's now."""
        return cls(time.time_ns() - time.monotonic_ns())

    def __call__(self) -> int:
        return (time.monotonic_ns() + self.offset) // 1_000_000

    def off_by(self) -> float:
        """How many seconds the system's clock was set forward since the start; negative if back."""
        return (time.time_ns() - time.monotonic_ns() - self.offset) / 1e9

    async def watch(self) -> None:
        """Say so in the log when the system's clock is set: lists show the old time until the server is restarted."""
        known = 0.0
        while True:
            await asyncio.sleep(LOOK)
            if abs(self.off_by() - known) > OFF:
                known = self.off_by()
                _log.warning(
                    "the system's clock was set; this server keeps its own time until it is restarted",
                    extra={"seconds": round(known)},
                )
