"""Random options of a game, from its declarations."""

from __future__ import annotations

import random

from goldhook.core.game import AnyGame, OptionSet
from goldhook.core.options import Choices, Option, Range, declared


def any_options(game: AnyGame, seed: int) -> OptionSet:
    """Return a random valid value for every option of the game."""
    chance = random.Random(seed)
    return game.options(**{option.name: _value(option, chance) for option in declared(game.options)})


def _value(option: Option, chance: random.Random) -> object:
    if isinstance(option.rule, Range):
        return chance.randint(option.rule.least, option.rule.most)
    if isinstance(option.rule, Choices):
        return chance.choice(option.rule)
    return chance.random() < 0.5
