"""The five levels: ship's boy, deckhand, bosun, captain, master.

A level is a way of thinking for each game, with a budget. It sees a view and what its seat remembers, and samples
whatever is hidden from it.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any, Protocol

from goldhook.bots.memory import Memory
from goldhook.bots.minds import Minds
from goldhook.bots.thought import Budget, Thought
from goldhook.core.game import Game, Json
from goldhook.games import plugin

SHIPS_BOY, DECKHAND, BOSUN, CAPTAIN, MASTER = LEVELS = (1, 2, 3, 4, 5)
#: What a level is given when nobody says otherwise.
BUDGET = Budget(milliseconds=1000)
#: Bytes of the minds that are kept for sets other than the house sets.
KEPT = 128_000_000


class Mind(Protocol):
    """A game's way of thinking, with whatever it prepared for a set of pieces; safe to use from several threads."""

    def think(
        self,
        view: Json,
        memory: Memory,
        level: int,
        budget: Budget,
        seed: int,
        threads: int,
        among: Collection[Any] | None = None,
    ) -> Thought:
        """Weigh the actions of the view's seat, as a player of that level; with `among` only these of them."""


def _make(game: str, pieces: Any) -> Mind:
    return plugin(game).bots.mind(pieces)


MINDS = Minds(_make, KEPT)


def mind(game: str, pieces: Any) -> Mind:
    """Return the mind for a set; imported, compiled and prepared when it is first asked for."""
    return MINDS.get(game, pieces)


class Level:
    """A bot of a level, for a seat of one match. It thinks with the seed and the number of the decision alone."""

    def __init__(
        self, game: Game[Any, Any, Any], pieces: Any, level: int, budget: Budget, seed: int, threads: int = 1
    ) -> None:
        self.name = f"level:{level}"
        self._mind = mind(game.name, pieces)
        self._level, self._budget, self._seed, self._threads = level, budget, seed, threads
        self._decision = 0
        self._bots = plugin(game.name).bots
        self._memory = self._bots.blank

    def choose(self, view: Json, memory: Memory) -> Any:
        """The action this level takes."""
        return self.think(view, memory).action

    def think(self, view: Json, memory: Memory) -> Thought:
        self._decision += 1
        seed = (self._seed * 1_000_003 + self._decision) & (2**63 - 1)
        return self._mind.think(view, memory, self._level, self._budget, seed, self._threads)

    def see(self, view: Json) -> None:
        self._memory = self._bots.remember(self._memory, view)

    def act(self, view: Json, legal: Sequence[Any]) -> Any:
        self.see(view)
        return legal[0] if len(legal) == 1 else self.choose(view, self._memory)

    def end(self, report: Json) -> None: ...
