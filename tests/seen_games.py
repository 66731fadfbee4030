"""Which game a view is of, for tests whose fakes are not told."""

from __future__ import annotations

from typing import Any

from goldhook.core.game import Json
from goldhook.games import GAMES, plugin


def game_of(view: Json) -> str:
    """Only a view of Silver & Gold has steps."""
    return "silver_gold" if "step" in view else "gold_ahoi"


def legal_in(view: Json) -> list[Any]:
    """The legal actions of a view, with the house set."""
    game = game_of(view)
    return plugin(game).bots.legal(GAMES[game].house(), view)
