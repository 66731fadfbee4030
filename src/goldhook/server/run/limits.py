"""Limits per address, person, socket, token or table. A limit of 0 means no limit."""

from __future__ import annotations

import ipaddress
from collections import OrderedDict
from collections.abc import Callable
from math import ceil

from goldhook.core.game import Refusal

#: How many paces are kept; the least recently used one is dropped first.
KEPT = 10_000
#: Seconds before a client should retry when the server cannot know when capacity frees up.
LATER = 5


class Pace:
    """Token bucket: `rate` tokens per second, and at most `burst` of them saved up.

    >>> clock = [0.0]
    >>> pace = Pace(2, burst=3, clock=lambda: clock[0])
    >>> [pace.take() for _ in range(4)]
    [True, True, True, False]
    >>> pace.wait()
    0.5
    >>> clock[0] = 0.5
    >>> pace.take(), pace.take()
    (True, False)
    """

    __slots__ = ("_burst", "_clock", "_drops", "_rate", "_since")

    def __init__(self, rate: float, *, burst: float, clock: Callable[[], float]) -> None:
        self._rate, self._burst, self._clock = rate, burst, clock
        self._drops, self._since = burst, clock()

    def take(self) -> bool:
        """Take one token, if there is one."""
        if self._rate and self._left() < 1:
            return False
        self._drops -= 1
        return True

    def spend(self, amount: float) -> None:
        """Take tokens that were already used, even if there were too few; a debt is at most one burst."""
        self._drops = max(-self._burst, self._left() - amount)

    def give_back(self) -> None:
        """Return a token, because the operation it was taken for failed."""
        self._drops = min(self._burst, self._drops + 1)

    def wait(self) -> float:
        """Return the seconds until there is a token."""
        return max(0.0, 1 - self._left()) / self._rate if self._rate else 0.0

    @property
    def in_debt(self) -> bool:
        """Return whether more was spent than there was."""
        return bool(self._rate) and self._left() < 0

    def _left(self) -> float:
        now = self._clock()
        self._drops = min(self._burst, self._drops + (now - self._since) * self._rate)
        self._since = now
        return self._drops


class Paces:
    """A pace for each of many addresses, persons or tokens."""

    def __init__(self, rate: float, burst: float, clock: Callable[[], float]) -> None:
        self._rate, self._burst, self._clock = rate, burst, clock
        self._paces: OrderedDict[str, Pace] = OrderedDict()

    def of(self, who: str) -> Pace:
        """Return the pace of one of them."""
        pace = self._paces.get(who)
        if pace is None:
            if len(self._paces) >= KEPT:
                self._paces.popitem(last=False)
            pace = self._paces[who] = Pace(self._rate, burst=self._burst, clock=self._clock)
        else:
            self._paces.move_to_end(who)
        return pace

    def take(self, who: str) -> bool:
        """Take one token, if there is one."""
        return not self._rate or self.of(who).take()

    def wait(self, who: str) -> int:
        """Return the whole seconds until there is a token: the `Retry-After` of a refusal."""
        return max(1, ceil(self.of(who).wait()))

    def give_back(self, who: str) -> None:
        """Return a token, because the operation it was taken for failed."""
        if pace := self._paces.get(who):
            pace.give_back()

    def __len__(self) -> int:
        return len(self._paces)


class Count:
    """How many of something each address or person has open."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._open: dict[str, int] = {}

    def enter(self, who: str) -> None:
        """Count one more; refuse if there are too many."""
        count = self._open.get(who, 0)
        if self._most and count >= self._most:
            raise Refusal("too_many_connections", most=self._most, seconds=LATER)
        self._open[who] = count + 1

    def leave(self, who: str) -> None:
        """Count one less."""
        count = self._open[who] - 1
        if count:
            self._open[who] = count
        else:
            del self._open[who]


def network_of(address: str) -> str:
    """Return the part of an address that limits count: an IPv4 address or an IPv6 /64 network, without the port.

    >>> network_of("192.0.2.1"), network_of("192.0.2.1:4711"), network_of("::ffff:192.0.2.1")
    ('192.0.2.1', '192.0.2.1', '192.0.2.1')
    >>> network_of("2001:db8::1") == network_of("[2001:db8::2]:80") == "2001:db8::/64"
    True
    """
    for text in (address, address.rpartition(":")[0].strip("[]")):
        try:
            known = ipaddress.ip_address(text.partition("%")[0])
        except ValueError:
            continue
        if isinstance(known, ipaddress.IPv4Address):
            return str(known)
        mapped = known.ipv4_mapped
        return str(mapped) if mapped else str(ipaddress.ip_network((known, 64), strict=False))
    return address[:64]
