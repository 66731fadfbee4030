"""An append on its way to a database, and why it may be refused there."""

from __future__ import annotations

from typing import NamedTuple

from goldhook.store.errors import Conflict, StaleOwner, StoreError
from goldhook.store.values import Change, Millis


class Append(NamedTuple):
    """What a writer wants; many of them, for many matches, share one transaction."""

    match: str
    expected: int
    events: tuple[bytes, ...]
    at: Millis
    fence: int
    change: Change


def fault(append: Append, version: int, fence: int) -> StoreError | None:
    """What is wrong with an append to a match that stands so; a stale owner need not know more than that."""
    if append.fence != fence:
        return StaleOwner(append.match, append.fence, fence)
    if append.expected != version:
        return Conflict(append.match, append.expected, version)
    return None
