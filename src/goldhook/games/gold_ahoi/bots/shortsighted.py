"""How the ship's boy evaluates a placement: on a few cells, by his current chests, and with some error."""

from __future__ import annotations

import random

import numpy as np

from goldhook.engine.compiled import compiled, copy
from goldhook.games.gold_ahoi.bots.search import Question, Weighed
from goldhook.games.gold_ahoi.kernel import rules as k
from goldhook.games.gold_ahoi.kernel.rules import Ints, Tables
from goldhook.games.gold_ahoi.pieces import TILES

#: The number of cells he considers, and the standard deviation of his error in chests.
CELLS, ERROR = 3, 2.0
#: Fitted to 1,500 of his games: the log odds of winning per chest of lead, and the chests he gains per remaining tile.
CHEST_AHEAD, PER_TILE = 0.053, 0.43


def glance(asked: Question) -> Weighed:
    """Evaluate the actions like the ship's boy: by his own chests in the resulting layout."""
    chance = random.Random(asked.seed)
    seat = int(asked.seen.match[k.TO_MOVE])
    chests = as_it_stands(asked.tables, asked.seen.match, asked.actions).astype(np.float64) + asked.seen.given
    own, other = chests[:, seat], chests[:, 1 - seat]
    cells = sorted(set((asked.actions >> 2).tolist()))
    looked_at = np.isin(asked.actions >> 2, chance.sample(cells, min(CELLS, len(cells))))
    errors = np.array([chance.gauss(0, ERROR) for _ in own])
    liking = own + errors - 2 * TILES * ~looked_at
    to_come = TILES - 1 - int(asked.seen.match[k.LAID])
    return Weighed(
        np.argsort(-liking, kind="stable").tolist(),
        1 / (1 + np.exp(-CHEST_AHEAD * (own - other))),
        own + PER_TILE * to_come,
        np.zeros(len(own), dtype=np.int64),
    )


@compiled
def as_it_stands(tiles: Tables, match: Ints, actions: Ints) -> Ints:
    """Return the chests of north and south right after each action."""
    after = np.empty(k.SIZE, dtype=np.int32)
    leader, lead = np.empty(k.SPOTS, dtype=np.int32), np.empty(k.SPOTS, dtype=np.int32)
    chests = np.empty((len(actions), 2), dtype=np.int32)
    for index in range(len(actions)):
        copy(match, after, 0)
        k.apply(after, actions[index])
        chests[index, 0], chests[index, 1] = k.points(tiles, after, leader, lead)
    return chests
