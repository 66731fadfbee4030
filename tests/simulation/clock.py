"""An event loop with simulated time: it never sleeps, but jumps to the next due event."""

from __future__ import annotations

import asyncio
import selectors
from collections.abc import Coroutine
from typing import Any

#: Where simulated time begins, in milliseconds since 1970.
BEGINNING = 1_900_000_000_000


class NothingIsDue(Exception):  # noqa: N818 - a finding, not a fault of the loop
    """Everything waits, and nothing is scheduled."""


class _Patient(selectors.SelectSelector):
    """A selector that waits for no file; waiting advances the simulated time."""

    def __init__(self) -> None:
        super().__init__()
        self.now = 0.0

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        if timeout is None:
            raise NothingIsDue
        self.now += max(0.0, timeout)
        return []


class SimulatedLoop(asyncio.SelectorEventLoop):
    """A loop that jumps from one due event to the next."""

    def __init__(self) -> None:
        self._patient = _Patient()
        super().__init__(self._patient)
        #: Uncaught errors of any callback or forgotten task.
        self.uncaught: list[str] = []
        self.set_exception_handler(self._note)

    def time(self) -> float:
        return self._patient.now

    def _note(self, _loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        self.uncaught.append(f"{context.get('message')}: {context.get('exception')!r}")


def now() -> int:
    """Return simulated milliseconds since 1970, like a server's clock."""
    return BEGINNING + int(asyncio.get_running_loop().time() * 1000)


def simulated(work: Coroutine[Any, Any, None]) -> list[str]:
    """Run the work in simulated time; return the uncaught errors."""
    loop = SimulatedLoop()
    asyncio.set_event_loop(loop)
    try:
        loop.run_until_complete(work)
        return loop.uncaught
    finally:
        for _ in range(100):
            left = asyncio.all_tasks(loop)
            if not left:
                break
            for task in left:
                task.cancel()
            loop.run_until_complete(asyncio.gather(*left, return_exceptions=True))
        asyncio.set_event_loop(None)
        loop.close()
