"""Goldhook: Silver & Gold and Gold Ahoi!, as a library, a command line and a table.

>>> from goldhook import GAMES, deal
>>> game = GAMES["silver_gold"]
>>> state = game.start(deal(game, players=3, seed=1))
>>> game.to_act(state)
(0, 1, 2)
"""

from goldhook.core.chance import deal
from goldhook.core.game import Refusal
from goldhook.games import GAMES

__version__ = "0.1.0"
__all__ = ["GAMES", "Refusal", "deal"]
