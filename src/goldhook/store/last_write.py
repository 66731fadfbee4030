"""How the last write ended: what a store knows of itself without another one."""

from __future__ import annotations

from goldhook.store.errors import Closed, DiskFull, Unavailable


class LastWrite:
    """Remembers a write that failed until one succeeds; after a full disk, until a probe does.

    On a full disk a small write, such as a deletion, still succeeds now and then.
    """

    def __init__(self) -> None:
        self._fault: Unavailable | None = None

    def note(self, fault: Exception | None = None) -> None:
        """A write succeeded, or failed; a fault of the caller says nothing about the store."""
        if fault is None:
            if not isinstance(self._fault, DiskFull):
                self._fault = None
        elif isinstance(fault, Unavailable) and not isinstance(fault, Closed):
            self._fault = fault

    def forget(self) -> None:
        """A probe succeeded."""
        self._fault = None

    def check(self) -> None:
        """Raise what the last write raised."""
        if self._fault is not None:  # a copy: the same exception would grow with every traceback
            raise type(self._fault)(self._fault.why, unsure=self._fault.unsure)
