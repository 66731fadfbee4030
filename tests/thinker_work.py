"""Work for thinkers in tests: it runs in their processes, and needs no compiler."""

from __future__ import annotations

import os
import time
from typing import Any

from goldhook.bots.warm import Unit

_held: list[bytearray] = []


def no_units() -> tuple[list[Unit], bool]:
    """Return no units: nothing has to be compiled."""
    return [], False


def nothing(_game: str) -> None:
    """Do nothing: nothing has to be prepared."""


def sleep(_at_once: bool, seconds: float) -> str:
    time.sleep(seconds)
    return "awake"


def pid(_at_once: bool) -> int:
    return os.getpid()


def hold(_at_once: bool, megabytes: int) -> int:
    """Allocate memory and keep it; each page is written, so that it counts."""
    _held.append(bytearray(os.urandom(1) * (megabytes << 20)))
    return os.getpid()


def die(_at_once: bool, *_facts: Any) -> None:
    os._exit(1)


class Local(Exception):  # noqa: N818 - a name is enough
    """An exception that cannot be rebuilt from its message."""

    def __init__(self, one: int, other: int) -> None:
        super().__init__(f"{one} and {other}")


def fail(_at_once: bool, plainly: bool) -> None:
    if plainly:
        raise ValueError("no idea")
    raise Local(1, 2)
