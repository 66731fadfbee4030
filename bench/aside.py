"""A helper process beside the one that measures, with a pipe to it."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from multiprocessing import get_context
from typing import Any


class Aside:
    """Calls a function in a process of its own, with the other end of a pipe as its last argument."""

    def __init__(self, work: Callable[..., None], *facts: Any) -> None:
        context = get_context("spawn")
        self._ours, theirs = context.Pipe()
        self._process = context.Process(target=work, args=(*facts, theirs), daemon=True)
        self._process.start()
        theirs.close()

    def tell(self, what: object) -> None:
        """Send it something, if it is still there."""
        with suppress(OSError):
            self._ours.send(what)

    def hear(self, patience: float) -> Any:
        """Return what it says within so many seconds; None if it says nothing."""
        with suppress(OSError, EOFError):
            if self._ours.poll(patience):
                return self._ours.recv()
        return None

    def stop(self) -> None:
        """End it."""
        self._process.terminate()
        self._process.join()
