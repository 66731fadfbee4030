"""The outcome of the last write, so that a health check needs no write of its own."""

from __future__ import annotations

from goldhook.store.errors import Closed, DiskFull, Unavailable


class LastWrite:
    """Remembers a failed write until one succeeds; after a full disk, until a probe succeeds.

    On a full disk a small write, such as a deletion, may still succeed now and then.
    """

    def __init__(self) -> None:
        self._fault: Unavailable | None = None

    def note(self, fault: Exception | None = None) -> None:
        """Record that a write succeeded or failed. An error of the caller says nothing about the store."""
        if fault is None:
            if not isinstance(self._fault, DiskFull):
                self._fault = None
        elif isinstance(fault, Unavailable) and not isinstance(fault, Closed):
            self._fault = fault

    def forget(self) -> None:
        """Clear the failure after a successful probe."""
        self._fault = None

    def check(self) -> None:
        """Raise the error of the last write, if it failed."""
        if self._fault is not None:  # a copy, because a reused exception grows with every traceback
            raise type(self._fault)(self._fault.why, unsure=self._fault.unsure)
