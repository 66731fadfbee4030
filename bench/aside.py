"""A helper process next to the one that measures, connected by a pipe."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from multiprocessing import get_context
from typing import Any


class Aside:
    """Runs a function in its own process, with the other end of a pipe as its last argument."""

    def __init__(self, work: Callable[..., None], *facts: Any) -> None:
        context = get_context("spawn")
        self._ours, theirs = context.Pipe()
        self._process = context.Process(target=work, args=(*facts, theirs), daemon=True)
        self._process.start()
        theirs.close()

    def tell(self, what: object) -> None:
        """Send a message to the process, if it still runs."""
        with suppress(OSError):
            self._ours.send(what)

    def hear(self, patience: float) -> Any:
        """Return the next message within a number of seconds; None if there is none."""
        with suppress(OSError, EOFError):
            if self._ours.poll(patience):
                return self._ours.recv()
        return None

    def stop(self) -> None:
        """Stop the process."""
        self._process.terminate()
        self._process.join()
