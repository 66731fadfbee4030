"""Who is at a table, as bots need to know it: whether to think at all, how soon, and on whose behalf."""

from __future__ import annotations

import math
from collections.abc import Callable, Collection

from goldhook.server.live.visits import Visit

#: Seconds after a request over HTTP in which its sender counts as present: a program may play without a connection.
PRESENT = 10.0


class Attendance:
    """The connections of one table, and when it was last used."""

    def __init__(self, visits: Collection[Visit], time: Callable[[], float], pause_seconds: float) -> None:
        self._visits, self._time, self._pause = visits, time, pause_seconds
        #: When somebody last did something here, or the room was opened; by the loop's clock.
        self.touched = time()
        #: When somebody was last here; opening a room is not enough.
        self._seen = -math.inf
        self._address = ""

    def note(self, address: str, *, plays: bool) -> bool:
        """Somebody is here, or was until now. Return whether the table was unattended."""
        before = self.attended
        self.touched = self._seen = self._time()
        if address and (plays or not self._address):
            self._address = address
        return not before

    @property
    def present(self) -> bool:
        """Does somebody wait for what happens here?"""
        return bool(self._visits) or self._time() - self._seen < PRESENT

    @property
    def attended(self) -> bool:
        """Is, or was lately, somebody here? Bots do not play on for nobody."""
        return bool(self._visits) or not self._pause or self._time() - self._seen < self._pause

    def payer(self, host: str) -> str:
        """Return the address on whose behalf the table plays; empty if it is not known.

        The host pays, else somebody who plays, else somebody who looks on, else whoever played here last.
        """
        here = [visit for visit in self._visits if visit.address]
        if not here:
            return self._address
        return min(here, key=lambda one: (one.key != host, one.viewer is None, one.address)).address
