"""An append on its way to a database, and the reasons to refuse it."""

from __future__ import annotations

from typing import NamedTuple

from goldhook.store.errors import Conflict, StaleOwner, StoreError
from goldhook.store.values import Change, Millis


class Append(NamedTuple):
    """One requested append. Many of them, for many matches, share one transaction."""

    match: str
    expected: int
    events: tuple[bytes, ...]
    at: Millis
    fence: int
    change: Change


def fault(append: Append, version: int, fence: int) -> StoreError | None:
    """Return why an append to a match at this version and fence must fail, or None. A wrong fence is reported first."""
    if append.fence != fence:
        return StaleOwner(append.match, append.fence, fence)
    if append.expected != version:
        return Conflict(append.match, append.expected, version)
    return None
