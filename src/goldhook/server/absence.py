"""People whose last connection is gone: who does not come back in a moment is away."""

from __future__ import annotations

import asyncio
from collections.abc import Callable


class Absence:
    """Whom a table waits for, each for the same while."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._waiting: dict[str, asyncio.TimerHandle] = {}

    def __bool__(self) -> bool:
        return bool(self._waiting)

    def begin(self, key: str, on_away: Callable[[str], None]) -> None:
        """Wait for somebody from now on, or as before."""

        def end() -> None:
            del self._waiting[key]
            on_away(key)

        if key not in self._waiting:
            self._waiting[key] = asyncio.get_running_loop().call_later(self._seconds, end)

    def end(self, key: str) -> None:
        """Somebody is here."""
        if handle := self._waiting.pop(key, None):
            handle.cancel()

    def clear(self) -> None:
        """Wait for nobody any more."""
        for key in list(self._waiting):
            self.end(key)
