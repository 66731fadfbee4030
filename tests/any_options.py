"""Options of a game by lot, read from what the game declares."""

from __future__ import annotations

import random
from typing import Any

from goldhook.core.game import Game, OptionSet
from goldhook.core.options import Choices, Option, Range, declared


def any_options(game: Game[Any, Any, Any], seed: int) -> OptionSet:
    """Every option of the game has some value that it takes."""
    chance = random.Random(seed)
    return game.options(**{option.name: _value(option, chance) for option in declared(game.options)})


def _value(option: Option, chance: random.Random) -> object:
    if isinstance(option.rule, Range):
        return chance.randint(*option.rule)
    if isinstance(option.rule, Choices):
        return chance.choice(option.rule)
    return chance.random() < 0.5
