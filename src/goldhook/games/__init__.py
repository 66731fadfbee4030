"""The catalog: every installed game, and the earlier versions of its rules.

A game is a package: its `GAME` is the rules engine, and its module `plugin` has a `PLUGIN` with everything else. The
catalog lists the built-in games and those that other packages register in the entry-point group `goldhook.games`. A
package may bring its own texts, in a folder `locales` with a file for each language.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, TypeAlias

from goldhook.core import texts
from goldhook.core.game import AnyGame
from goldhook.games import gold_ahoi, silver_gold

if TYPE_CHECKING:
    from goldhook.games.contract import AnyPlugin

Games: TypeAlias = dict[str, AnyGame]

GROUP = "goldhook.games"
_PACKAGES: dict[str, ModuleType] = {
    package.GAME.name: package
    for package in (silver_gold, gold_ahoi, *(found.load() for found in entry_points(group=GROUP)))
}
for _package in _PACKAGES.values():
    texts.add_folder(Path(str(_package.__file__)).parent / "locales")
GAMES: Games = {name: package.GAME for name, package in _PACKAGES.items()}
#: Increased when a change of the rules or of a house set changes the course of old matches. A match keeps the version
#: it began with.
RULES_VERSION = 2
#: The games by every rules version that a stored match may have.
RULES: dict[int, Games] = {
    RULES_VERSION: GAMES,
    1: {name: game.at_version(1) for name, game in GAMES.items()},
}


def rules_version(game: AnyGame) -> int:
    """Return the newest rules version that has exactly this game."""
    return next((version for version, games in RULES.items() if games.get(game.name) is game), RULES_VERSION)


def folder(game: str) -> Path:
    """Return the folder of a game's package."""
    found = _PACKAGES[game].__file__
    assert found, "a game is a package with a file"
    return Path(found).parent


@cache
def plugin(game: str) -> AnyPlugin:
    """Return the plug-in of a game; import it on first use."""
    found: AnyPlugin = import_module(f"{_PACKAGES[game].__name__}.plugin").PLUGIN
    return found
