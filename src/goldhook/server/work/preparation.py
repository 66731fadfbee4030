"""Compilation of the bots: which units are missing, in which order they are compiled, and which tables wait for them.

Units that a waiting table needs come first; then the lower levels of all games, then the higher ones.
"""

from __future__ import annotations

import asyncio

from goldhook.bots.warm import Unit


class Preparation:
    """The units of all games that were not compiled when the server started."""

    def __init__(self) -> None:
        self.has_begun = False
        self._units: list[Unit] = []
        #: Units that no process has taken yet, and units that are not compiled yet.
        self._open: list[Unit] = []
        self._left = set[Unit]()
        #: The games and levels that tables wait for, with the number of waiting callers.
        self._wanted: dict[tuple[str, int], int] = {}
        self._changed = asyncio.Event()

    def begin(self, cold: list[Unit]) -> None:
        """Set the units that must be compiled."""
        self.has_begun = True
        self._units, self._open, self._left = cold, list(cold), set(cold)
        self._tell()

    def take(self) -> Unit | None:
        """Take the unit to compile next; None if there are no more."""
        if not self._open:
            return None
        unit = min(self._open, key=lambda each: 0 if self._is_wanted(each) else each.level)  # the first of equals
        self._open.remove(unit)
        return unit

    def finish(self, unit: Unit) -> bool:
        """Note that a unit is compiled; return whether it was the last."""
        self._left.discard(unit)
        self._tell()
        return not self._left

    @property
    def is_wanted(self) -> bool:
        """Return whether a table waits."""
        return bool(self._wanted)

    def is_ready(self, game: str, level: int) -> bool:
        """Return whether everything that a level needs is compiled."""
        return self.has_begun and not any(_needs(game, level, unit) for unit in self._left)

    def progress(self, game: str, level: int) -> tuple[int, int]:
        """Return how many of the units that the level needs are compiled, and how many there are."""
        needed = [unit for unit in self._units if _needs(game, level, unit)]
        return sum(unit not in self._left for unit in needed), len(needed)

    async def wait(self, game: str, level: int, timeout: float | None = None) -> bool:
        """Wait until everything that a level needs is compiled, at most `timeout` seconds; return whether it is."""
        if self.is_ready(game, level):
            return True
        self._wanted[game, level] = self._wanted.get((game, level), 0) + 1
        try:
            async with asyncio.timeout(timeout):
                while not self.is_ready(game, level):
                    await self._changed.wait()
        except TimeoutError:
            return False
        finally:
            self._wanted[game, level] -= 1
            if not self._wanted[game, level]:
                del self._wanted[game, level]
        return True

    def _is_wanted(self, unit: Unit) -> bool:
        return any(_needs(game, level, unit) for game, level in self._wanted)

    def _tell(self) -> None:
        """Wake all waiting callers."""
        self._changed.set()
        self._changed = asyncio.Event()


def _needs(game: str, level: int, unit: Unit) -> bool:
    return unit.game == game and unit.level <= level
