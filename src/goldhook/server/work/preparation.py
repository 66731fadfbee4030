"""Compilation of the bots: which units are missing, in which order they are compiled, and which tables wait for them.

Units that a waiting table needs now come first, and then those that the levels at tables need later in a match. The
others follow from the lower levels of all games to the higher ones.
"""

from __future__ import annotations

import asyncio

from goldhook.bots.warm import Need, Unit


class Preparation:
    """The units of all games that were not compiled when the server started."""

    def __init__(self) -> None:
        self.has_begun = False
        #: Whether nothing at all was compiled.
        self.is_new = False
        self._units: list[Unit] = []
        #: Units that no process has taken yet, and units that are not compiled yet.
        self._open: list[Unit] = []
        self._left = set[Unit]()
        #: What tables wait for, with the number of waiting callers; and what they have ever waited for, in all phases.
        self._wanted: dict[Need, int] = {}
        self._expected = set[Need]()
        self._changed = asyncio.Event()

    def begin(self, cold: list[Unit], *, is_new: bool = False) -> None:
        """Set the units that must be compiled."""
        self.has_begun, self.is_new = True, is_new
        self._units, self._open, self._left = cold, list(cold), set(cold)
        self._tell()

    def take(self) -> Unit | None:
        """Take the unit to compile next; None if there are no more."""
        if not self._open:
            return None
        unit = min(self._open, key=self._rank)  # the first of equals
        self._open.remove(unit)
        return unit

    def _rank(self, unit: Unit) -> int:
        if any(need.includes(unit) for need in self._wanted):
            return -1
        return 0 if any(need.includes(unit) for need in self._expected) else unit.level

    def finish(self, unit: Unit) -> bool:
        """Note that a unit is compiled; return whether it was the last."""
        self._left.discard(unit)
        self._tell()
        return not self._left

    @property
    def left(self) -> int:
        """Return how many units are not compiled yet."""
        return len(self._left)

    @property
    def is_wanted(self) -> bool:
        """Return whether a table waits."""
        return bool(self._wanted)

    def is_ready(self, need: Need) -> bool:
        """Return whether everything that is needed is compiled."""
        return self.has_begun and not any(map(need.includes, self._left))

    def progress(self, need: Need) -> tuple[int, int]:
        """Return how many of the needed units are compiled, and how many there are."""
        needed = list(filter(need.includes, self._units))
        return sum(unit not in self._left for unit in needed), len(needed)

    async def wait(self, need: Need, timeout: float | None = None) -> bool:
        """Wait until everything that is needed is compiled, at most `timeout` seconds; return whether it is."""
        if self.is_ready(need):
            return True
        self._expected.add(Need(need.game, need.level))
        self._wanted[need] = self._wanted.get(need, 0) + 1
        try:
            async with asyncio.timeout(timeout):
                while not self.is_ready(need):
                    await self._changed.wait()
        except TimeoutError:
            return False
        finally:
            self._wanted[need] -= 1
            if not self._wanted[need]:
                del self._wanted[need]
        return True

    async def wait_aside(self, need: Need) -> None:
        """Wait in the same way for background work, which does not change the order."""
        while not self.is_ready(need):
            await self._changed.wait()

    def _tell(self) -> None:
        """Wake all waiting callers."""
        self._changed.set()
        self._changed = asyncio.Event()
