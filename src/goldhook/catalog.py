"""The only list of games, and of their rules as they once were."""

from __future__ import annotations

from typing import Any, TypeAlias

from goldhook import gold_ahoi, silver_gold
from goldhook.game import Game

Games: TypeAlias = dict[str, Game[Any, Any, Any]]

GAMES: Games = {game.name: game for game in (silver_gold.GAME, gold_ahoi.GAME)}
#: Grows when a change of the rules, or of a house set, makes an old match come out otherwise; a match keeps the one it
#: began with.
RULES_VERSION = 1
#: The games by every version that a match may have begun with: the old ones stay beside the newest.
RULES: dict[int, Games] = {RULES_VERSION: GAMES}
