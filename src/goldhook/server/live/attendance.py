"""Who is at a table, from the bots' point of view: whether to think at all, how soon, and at whose expense."""

from __future__ import annotations

import math
from collections.abc import Callable, Collection

from goldhook.server.live.visits import Visit

#: Seconds after an HTTP request in which its sender counts as present: a program may play without a connection.
PRESENT = 10.0


class Attendance:
    """The connections of one table, and when it was last used."""

    def __init__(self, visits: Collection[Visit], time: Callable[[], float], pause_seconds: float) -> None:
        self._visits, self._time, self._pause = visits, time, pause_seconds
        #: When somebody last did something here, or when the room was opened; by the event loop's clock.
        self.touched = time()
        #: When somebody was last here; opening a room does not count.
        self._seen = -math.inf
        self._address = ""

    def note(self, address: str, *, plays: bool) -> bool:
        """Record that somebody is or was here. Return whether the table was unattended before."""
        before = self.attended
        self.touched = self._seen = self._time()
        if address and (plays or not self._address):
            self._address = address
        return not before

    @property
    def present(self) -> bool:
        """Return whether somebody is waiting for what happens here."""
        return bool(self._visits) or self._time() - self._seen < PRESENT

    @property
    def attended(self) -> bool:
        """Return whether somebody is or was recently here; otherwise bots pause."""
        return bool(self._visits) or not self._pause or self._time() - self._seen < self._pause

    def payer(self, host: str) -> str:
        """Return the address that the table's thinking is charged to; empty if unknown.

        The host pays first, then a player, then a spectator, then the last person who played here.
        """
        here = [visit for visit in self._visits if visit.address]
        if not here:
            return self._address
        return min(here, key=lambda one: (one.key != host, one.viewer is None, one.address)).address
