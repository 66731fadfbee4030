"""How much one address, one socket or one token may ask for. A limit of 0 is none."""

from __future__ import annotations

from collections.abc import Callable

from goldhook.game import Refusal


class Pace:
    """A bucket of drops: so many per second, and for a moment a multiple of it.

    >>> clock = [0.0]
    >>> pace = Pace(2, burst=3, clock=lambda: clock[0])
    >>> [pace.take() for _ in range(4)]
    [True, True, True, False]
    >>> clock[0] = 0.5
    >>> pace.take(), pace.take()
    (True, False)
    """

    __slots__ = ("_burst", "_clock", "_drops", "_rate", "_since")

    def __init__(self, rate: float, *, burst: float, clock: Callable[[], float]) -> None:
        self._rate, self._burst, self._clock = rate, burst, clock
        self._drops, self._since = burst, clock()

    def take(self) -> bool:
        """One more, if there is one."""
        if not self._rate:
            return True
        now = self._clock()
        self._drops = min(self._burst, self._drops + (now - self._since) * self._rate)
        self._since = now
        if self._drops < 1:
            return False
        self._drops -= 1
        return True

    def give_back(self) -> None:
        """One that was taken came to nothing."""
        self._drops = min(self._burst, self._drops + 1)

    @property
    def full(self) -> bool:
        """Nothing was taken for so long that it may be forgotten."""
        return self._drops + (self._clock() - self._since) * self._rate >= self._burst


class Paces:
    """A pace for each of many: addresses, tokens."""

    def __init__(self, rate: float, burst: float, clock: Callable[[], float]) -> None:
        self._rate, self._burst, self._clock = rate, burst, clock
        self._paces: dict[str, Pace] = {}

    def take(self, who: str) -> bool:
        if not self._rate:
            return True
        pace = self._paces.get(who)
        if pace is None:
            if len(self._paces) > 10_000:
                self._paces = {other: known for other, known in self._paces.items() if not known.full}
            pace = self._paces[who] = Pace(self._rate, burst=self._burst, clock=self._clock)
        return pace.take()

    def give_back(self, who: str) -> None:
        """What was taken came to nothing."""
        if pace := self._paces.get(who):
            pace.give_back()


class Count:
    """How many of something each address has open."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._open: dict[str, int] = {}

    def enter(self, who: str) -> None:
        """One more; refused if there are too many."""
        count = self._open.get(who, 0)
        if self._most and count >= self._most:
            raise Refusal("too_many_connections", most=self._most)
        self._open[who] = count + 1

    def leave(self, who: str) -> None:
        count = self._open[who] - 1
        if count:
            self._open[who] = count
        else:
            del self._open[who]
