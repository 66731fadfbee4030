"""The only list of games."""

from __future__ import annotations

from typing import Any

from goldhook import gold_ahoi, silver_gold
from goldhook.game import Game

GAMES: dict[str, Game[Any, Any, Any]] = {game.name: game for game in (silver_gold.GAME, gold_ahoi.GAME)}
#: Grows when a change of the rules makes an old match come out otherwise; a match keeps the one it began with.
RULES_VERSION = 1
