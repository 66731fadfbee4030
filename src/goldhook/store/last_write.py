"""How the last write ended: what a store knows of itself without another one."""

from __future__ import annotations

from goldhook.store.errors import Closed, Unavailable


class LastWrite:
    """Remembers a write that failed until one succeeds."""

    def __init__(self) -> None:
        self._fault: Unavailable | None = None

    def note(self, fault: Exception | None = None) -> None:
        """A write succeeded, or failed; a fault of the caller says nothing about the store."""
        if fault is None:
            self._fault = None
        elif isinstance(fault, Unavailable) and not isinstance(fault, Closed):
            self._fault = fault

    def check(self) -> None:
        """Raise what the last write raised."""
        if self._fault is not None:  # a copy: the same exception would grow with every traceback
            raise type(self._fault)(self._fault.why, unsure=self._fault.unsure)
