"""The server's time: read from the system clock once at the start, then from the monotonic clock.

A wall clock can jump: when set by hand, by NTP, or after a wrong start. Players' clocks must neither stop nor run out
because of that.
"""

from __future__ import annotations

import asyncio
import logging
import time
from dataclasses import dataclass

#: Seconds between two checks of the system clock, and how far it may be off before a warning is logged.
LOOK, OFF = 60.0, 10.0
_log = logging.getLogger("goldhook.server.run.clock")


@dataclass(frozen=True)
class Clock:
    """Milliseconds since 1970, UTC. Server processes on one machine that share the value agree on the time."""

    #: Nanoseconds between the monotonic clock and 1970.
    offset: int

    @classmethod
    def start(cls) -> Clock:
        """Return a clock that agrees with the system clock now."""
        return cls(time.time_ns() - time.monotonic_ns())

    def __call__(self) -> int:
        return (time.monotonic_ns() + self.offset) // 1_000_000

    def off_by(self) -> float:
        """Return how many seconds the system clock was set forward since the start; negative if back."""
        return (time.time_ns() - time.monotonic_ns() - self.offset) / 1e9

    async def watch(self) -> None:
        """Log a warning when the system clock is set: lists show the old time until the server is restarted."""
        known = 0.0
        while True:
            await asyncio.sleep(LOOK)
            if abs(self.off_by() - known) > OFF:
                known = self.off_by()
                _log.warning(
                    "the system's clock was set; this server keeps its own time until it is restarted",
                    extra={"seconds": round(known)},
                )
