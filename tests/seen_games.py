"""The game of a view, for fakes in tests that do not get it."""

from __future__ import annotations

from typing import Any

from goldhook.core.game import Json
from goldhook.games import GAMES, plugin


def game_of(view: Json) -> str:
    """Return the game of a view; only a view of Silver & Gold has steps."""
    return "silver_gold" if "step" in view else "gold_ahoi"


def legal_in(view: Json) -> list[Any]:
    """Return the legal actions of a view, with the house set."""
    game = game_of(view)
    return plugin(game).bots.legal(GAMES[game].house(), view)
