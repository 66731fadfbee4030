"""Timers of a table: for people who have lost their last connection, and for the next event that is due."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING

from goldhook import table as tables

if TYPE_CHECKING:
    from goldhook.server.live.room import Room


class Alarm:
    """One timer that can be set again or cancelled."""

    def __init__(self) -> None:
        self._timer: asyncio.TimerHandle | None = None

    def set(self, milliseconds: int, ring: Callable[[], object]) -> None:
        """Ring once after this delay; an earlier setting is cancelled."""
        self.cancel()

        def rings() -> None:
            self._timer = None
            ring()

        self._timer = asyncio.get_running_loop().call_later(milliseconds / 1000, rings)

    def cancel(self) -> None:
        """Cancel the timer."""
        if self._timer:
            self._timer.cancel()
            self._timer = None

    def __bool__(self) -> bool:
        return self._timer is not None


class Absences:
    """People who are expected back at one table. It keeps no reference to its room, so that a closed room can leave
    memory.
    """

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._leaving: dict[str, asyncio.TimerHandle] = {}

    def expect(self, room: Room, key: str) -> None:
        """Wait for a person; mark them as away if they do not come back in time."""

        def away() -> None:
            self._leaving.pop(key, None)
            if not room.is_here(key):
                room.do(tables.GoAway(key))

        known = key == room.table.host or tables.seats_of(room.table, key)
        if known and key not in room.table.away and key not in self._leaving and not room.gone:
            self._leaving[key] = asyncio.get_running_loop().call_later(self._seconds, away)

    def expect_all(self, room: Room) -> None:
        """Wait for everybody: the room has just been opened, and nobody is connected yet."""
        for key in dict.fromkeys([*(chair.holder for chair in room.table.chairs), room.table.host]):
            if key and not room.is_here(key):
                self.expect(room, key)

    def end(self, key: str) -> None:
        """Stop waiting for a person who is back."""
        if leaving := self._leaving.pop(key, None):
            leaving.cancel()

    def clear(self) -> None:
        """Stop waiting for everybody, because the room is closing."""
        for leaving in self._leaving.values():
            leaving.cancel()
        self._leaving.clear()

    def __bool__(self) -> bool:
        return bool(self._leaving)
