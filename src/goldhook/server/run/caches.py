"""Caches that are limited by their size in bytes."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable
from typing import Generic, TypeVar

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")


class ByteCache(Generic[K, V]):
    """LRU cache with a limit in bytes.

    >>> cache = ByteCache[str, bytes](10)
    >>> for name in "abc":
    ...     cache.put(name, name.encode() * 4, 4)
    >>> cache.get("a"), cache.get("b"), cache.size
    (None, b'bbbb', 8)
    """

    def __init__(self, most: int) -> None:
        self._most = most
        self._kept: OrderedDict[K, tuple[V, int]] = OrderedDict()
        self.size = 0

    def get(self, key: K) -> V | None:
        """Return the value if it is still cached, else None."""
        found = self._kept.get(key)
        if found is None:
            return None
        self._kept.move_to_end(key)
        return found[0]

    def put(self, key: K, value: V, size: int) -> None:
        """Cache a value, and drop the least recently used ones beyond the limit."""
        self.drop(key)
        if size > self._most:
            return
        self._kept[key] = value, size
        self.size += size
        while self.size > self._most:
            self.size -= self._kept.popitem(last=False)[1][1]

    def drop(self, key: K) -> None:
        """Drop a value."""
        if found := self._kept.pop(key, None):
            self.size -= found[1]

    def clear(self) -> None:
        """Drop everything."""
        self._kept.clear()
        self.size = 0
