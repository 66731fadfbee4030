"""Chance, the only one a game has: a seed becomes shuffles, and the shuffles go into the record.

Nothing else in the rules is random, so a record replays without this module, on any version of Python.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any, TypeVar

from goldhook.core import options as agreed
from goldhook.core.game import AnySetup, Game, OptionSet, Refusal, Setup

T = TypeVar("T")


class Chance:
    """Shuffles and lots from a seed; without a seed, from the operating system, so that nobody can foresee them."""

    def __init__(self, seed: int | None = None) -> None:
        self._random = random.SystemRandom() if seed is None else random.Random(seed)

    def lot(self, count: int) -> int:
        """A number from 0 to count - 1."""
        return self._random.randrange(count)

    def pick(self, items: Sequence[T]) -> T:
        """One of the items."""
        return items[self._random.randrange(len(items))]

    def shuffled(self, items: Sequence[Any]) -> tuple[Any, ...]:
        """The items in random order; a row of rows has each row shuffled."""
        if items and not isinstance(items[0], str):
            return tuple(self.shuffled(row) for row in items)
        mixed = list(items)
        self._random.shuffle(mixed)
        return tuple(mixed)


def deal(
    game: Game[Any, Any, Any],
    players: int = 2,
    seed: int | None = None,
    *,
    pieces: Any = None,
    options: OptionSet | None = None,
) -> AnySetup:
    """Everything a match needs before its first action: shuffled pieces and, by lot, a first player.

    >>> from goldhook.games import GAMES
    >>> setup = deal(GAMES["gold_ahoi"], seed=7)
    >>> setup.players, len(setup.shuffles["bag"])
    (2, 36)
    """
    if players not in game.players:
        raise Refusal("players_wrong", players=players, least=game.players[0], most=game.players[-1])
    options = game.options() if options is None else options
    agreed.check(game.options, options)
    pieces = game.house() if pieces is None else pieces
    chance = Chance(seed)
    shuffles = {name: chance.shuffled(row) for name, row in game.unshuffled(pieces).items()}
    return Setup(pieces, players, chance.lot(players), options, shuffles)
