"""The five levels: ship's boy, deckhand, bosun, captain, master.

A level is a way to think about each game, within a budget. It sees a view and its seat's memory, and samples whatever
is hidden from it.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any, Protocol, TypeAlias, TypeVar

from goldhook.bots.driver import SeatDriver
from goldhook.bots.memory import Memory
from goldhook.bots.minds import Minds
from goldhook.bots.thought import Budget, Thought
from goldhook.core.game import A, AnyGame, Facts, MatchView, Pieces
from goldhook.games import plugin

SHIPS_BOY, DECKHAND, BOSUN, CAPTAIN, MASTER = LEVELS = (1, 2, 3, 4, 5)
#: The default budget of a level.
BUDGET = Budget(milliseconds=1000)
#: Bytes for cached minds of sets other than the house sets.
KEPT = 128_000_000


V_contra = TypeVar("V_contra", bound=MatchView, contravariant=True)


class Mind(Protocol[V_contra, A]):
    """The thinking of a game's bots, with tables prepared for one set of pieces. It is thread-safe."""

    def think(
        self,
        view: V_contra,
        memory: Memory,
        level: int,
        budget: Budget,
        seed: int,
        threads: int,
        among: Collection[A] | None = None,
    ) -> Thought[A]:
        """Weigh the actions of the view's seat as a player of that level; with `among`, only those actions."""


#: The mind of a game known only by its name; see `AnyGame`.
AnyMind: TypeAlias = Mind[Any, Any]


def _make(game: str, pieces: Pieces) -> AnyMind:
    made: AnyMind = plugin(game).bots.mind(pieces)
    return made


MINDS = Minds(_make, KEPT)


def mind(game: str, pieces: Pieces) -> AnyMind:
    """Return the mind for a set. It is imported, compiled and prepared on first use."""
    return MINDS.get(game, pieces)


class Level:
    """A bot of a level, for one seat of one match. Its seed depends only on the given seed and the decision number."""

    def __init__(self, game: AnyGame, pieces: Pieces, level: int, budget: Budget, seed: int, threads: int = 1) -> None:
        self.name = f"level:{level}"
        self._mind = mind(game.name, pieces)
        self._level, self._budget, self._seed, self._threads = level, budget, seed, threads
        self._decision = 0
        self._seat = SeatDriver(game.name)

    def think(self, view: MatchView, memory: Memory) -> Thought[Any]:
        self._decision += 1
        seed = (self._seed * 1_000_003 + self._decision) & (2**63 - 1)
        return self._mind.think(view, memory, self._level, self._budget, seed, self._threads)

    def see(self, view: MatchView) -> None:
        self._seat.see(view)

    def act(self, view: MatchView, legal: Sequence[A]) -> A:
        memory = self._seat.question(view, legal)
        if memory is None:
            return legal[0]
        chosen: A = self.think(view, memory).action
        return chosen

    def end(self, report: Facts) -> None: ...
