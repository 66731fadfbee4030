"""The catalog: every game of this installation, and its rules as they once were.

A game is a package: its `GAME` is the law, and its module `plugin` has a `PLUGIN` with everything else. Beside our own
games the catalog lists those of other packages, which the entry-point group `goldhook.games` names.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any, TypeAlias

from goldhook.core.game import Game
from goldhook.games import gold_ahoi, silver_gold

if TYPE_CHECKING:
    from goldhook.games.contract import GamePlugin

Games: TypeAlias = dict[str, Game[Any, Any, Any]]

GROUP = "goldhook.games"
_PACKAGES: dict[str, ModuleType] = {
    package.GAME.name: package
    for package in (silver_gold, gold_ahoi, *(found.load() for found in entry_points(group=GROUP)))
}
GAMES: Games = {name: package.GAME for name, package in _PACKAGES.items()}
#: Grows when a change of the rules, or of a house set, makes an old match come out otherwise; a match keeps the one it
#: began with.
RULES_VERSION = 1
#: The games by every version that a match may have begun with: the old ones stay beside the newest.
RULES: dict[int, Games] = {RULES_VERSION: GAMES}


def folder(game: str) -> Path:
    """Return the folder of a game's package."""
    found = _PACKAGES[game].__file__
    assert found, "a game is a package with a file"
    return Path(found).parent


@cache
def plugin(game: str) -> GamePlugin:
    """Return the plug-in of a game, imported when it is first asked for."""
    found: GamePlugin = import_module(f"{_PACKAGES[game].__name__}.plugin").PLUGIN
    return found
