"""Positions for bots to think about."""

from __future__ import annotations

import random
from collections.abc import Iterator

from goldhook.core.chance import deal
from goldhook.games.gold_ahoi import GAME
from goldhook.games.gold_ahoi.options import Options
from goldhook.games.gold_ahoi.pieces import Tiles
from goldhook.games.gold_ahoi.state import State


def random_match(
    seed: int, *, open_hands: bool = False, handicap: int = 0, tiles: Tiles | None = None
) -> Iterator[State]:
    """Yield every state of a random match in which a seat must act."""
    chance = random.Random(seed)
    state = GAME.start(deal(GAME, seed=seed, pieces=tiles, options=Options(open_hands=open_hands, handicap=handicap)))
    while state.to_act:
        yield state
        state, _ = GAME.apply(state, state.to_act[0], chance.choice(GAME.legal(state, state.to_act[0])))
