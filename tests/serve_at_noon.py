"""Run `serve_seeded.py` with a server clock that starts at noon (UTC), so that no day ends during a test."""

from __future__ import annotations

import time

from goldhook.server.run.clock import Clock
from serve_seeded import serve

DAY = 86_400 * 10**9


def noon() -> Clock:
    """Return a clock that says it is noon today."""
    return Clock(time.time_ns() // DAY * DAY + DAY // 2 - time.monotonic_ns())


if __name__ == "__main__":
    Clock.start = noon  # type: ignore[method-assign]
    serve()
