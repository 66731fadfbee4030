"""An event loop whose time is made up: nothing ever sleeps, the next thing is due at once."""

from __future__ import annotations

import asyncio
import selectors
from collections.abc import Coroutine
from typing import Any

#: Where simulated time begins, in milliseconds since 1970.
BEGINNING = 1_900_000_000_000


class NothingIsDue(Exception):  # noqa: N818 - a finding, not a fault of the loop
    """Everybody waits, and nothing will ever happen again."""


class _Patient(selectors.SelectSelector):
    """Waits for no file; waiting for a while means that it is later."""

    def __init__(self) -> None:
        super().__init__()
        self.now = 0.0

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        if timeout is None:
            raise NothingIsDue
        self.now += max(0.0, timeout)
        return []


class SimulatedLoop(asyncio.SelectorEventLoop):
    """A loop that jumps from one due thing to the next."""

    def __init__(self) -> None:
        self._patient = _Patient()
        super().__init__(self._patient)
        #: What nobody caught, in any callback or forgotten task.
        self.uncaught: list[str] = []
        self.set_exception_handler(self._note)

    def time(self) -> float:
        return self._patient.now

    def _note(self, _loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        self.uncaught.append(f"{context.get('message')}: {context.get('exception')!r}")


def now() -> int:
    """Simulated milliseconds since 1970, as a server reads its clock."""
    return BEGINNING + int(asyncio.get_running_loop().time() * 1000)


def simulated(work: Coroutine[Any, Any, None]) -> list[str]:
    """Do the work in no time; the answer is what nobody caught meanwhile."""
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
