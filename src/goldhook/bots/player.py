"""Somebody who plays a seat without hands: a level, a simple bot, or a program at the end of a pipe."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol

from goldhook.core.game import Json


class Player(Protocol):
    """One seat of one match. It is shown a view of every turn of its seat, in order, and asked when it is to act."""

    #: What it calls itself, where several play.
    name: str

    def see(self, view: Json) -> None:
        """A turn went by without a question."""

    def act(self, view: Json, legal: Sequence[Any]) -> Any:
        """One of the legal actions."""

    def end(self, report: Json) -> None:
        """The match is over, or was broken off; nothing follows. The report is as in `replay --json`."""


class Simple:
    """A player that needs neither memory nor time: a function of what it is asked."""

    def __init__(self, name: str, choose: Callable[[Json, Sequence[Any]], Any], *, blind: bool = False) -> None:
        self.name = name
        #: Who plays by lot looks at no view; a view takes longer to build than a lot to draw.
        self.blind = blind
        self._choose = choose

    def see(self, view: Json) -> None: ...

    def act(self, view: Json, legal: Sequence[Any]) -> Any:
        return self._choose(view, legal)

    def end(self, report: Json) -> None: ...
