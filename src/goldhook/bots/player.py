"""Players that are not people: a level, a simple bot, or a program at the end of a pipe."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol, TypeAlias

from goldhook.core.game import A, Facts, MatchView

#: The choice function of a player whose game is known only by its name; see `AnyGame`.
AnyChoose: TypeAlias = Callable[[Any, Sequence[Any]], Any]


class Player(Protocol):
    """A bot at one seat of one match. It sees every turn of its seat, in order, and is asked when it must act."""

    #: The name shown to people.
    name: str

    def see(self, view: MatchView) -> None:
        """Take note of a turn in which this seat was not asked."""

    def act(self, view: MatchView, legal: Sequence[A]) -> A:
        """Return one of the legal actions."""

    def end(self, report: Facts) -> None:
        """Learn that the match is over or was abandoned; nothing follows. The report is as in `replay --json`."""


class Simple:
    """A player without memory: a function of the view and the legal actions."""

    def __init__(self, name: str, choose: AnyChoose, *, blind: bool = False) -> None:
        self.name = name
        #: A blind player gets no view, because building one takes longer than a random choice.
        self.blind = blind
        self._choose = choose

    def see(self, view: MatchView) -> None: ...

    def act(self, view: MatchView, legal: Sequence[A]) -> A:
        chosen: A = self._choose(view, legal)
        return chosen

    def end(self, report: Facts) -> None: ...
