"""What a table waits for: people who have just lost their last line to it, and the time when something is due."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING

from goldhook import table as tables

if TYPE_CHECKING:
    from goldhook.server.live.room import Room


class Alarm:
    """One time at which something is to be done."""

    def __init__(self) -> None:
        self._timer: asyncio.TimerHandle | None = None

    def set(self, milliseconds: int, ring: Callable[[], object]) -> None:
        """Ring after so long, and at no other time."""
        self.cancel()

        def rings() -> None:
            self._timer = None
            ring()

        self._timer = asyncio.get_running_loop().call_later(milliseconds / 1000, rings)

    def cancel(self) -> None:
        """Do not ring."""
        if self._timer:
            self._timer.cancel()
            self._timer = None

    def __bool__(self) -> bool:
        return self._timer is not None


class Absences:
    """Those who are expected back, at one table. It keeps no room, which could else not leave memory."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._leaving: dict[str, asyncio.TimerHandle] = {}

    def expect(self, room: Room, key: str) -> None:
        """Wait for a person; one who does not come back in time is away."""

        def away() -> None:
            self._leaving.pop(key, None)
            if not room.is_here(key):
                room.do(tables.GoAway(key))

        known = key == room.table.host or tables.seats_of(room.table, key)
        if known and key not in room.table.away and key not in self._leaving and not room.gone:
            self._leaving[key] = asyncio.get_running_loop().call_later(self._seconds, away)

    def expect_all(self, room: Room) -> None:
        """Wait for everybody: the room has just been opened, and nobody is here yet."""
        for key in dict.fromkeys([*(chair.holder for chair in room.table.chairs), room.table.host]):
            if key and not room.is_here(key):
                self.expect(room, key)

    def end(self, key: str) -> None:
        """A person is back."""
        if leaving := self._leaving.pop(key, None):
            leaving.cancel()

    def clear(self) -> None:
        """Wait for nobody: the room leaves memory."""
        for leaving in self._leaving.values():
            leaving.cancel()
        self._leaving.clear()

    def __bool__(self) -> bool:
        return bool(self._leaving)
