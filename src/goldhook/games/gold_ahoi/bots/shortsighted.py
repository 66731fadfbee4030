"""How the ship's boy weighs a placement: on a few cells, by his chests as the layout stands, and not quite right."""

from __future__ import annotations

import random

import numpy as np

from goldhook.engine.compiled import compiled, copy
from goldhook.games.gold_ahoi.bots.search import Question, Weighed
from goldhook.games.gold_ahoi.kernel import rules as k
from goldhook.games.gold_ahoi.kernel.rules import Ints, Tables
from goldhook.games.gold_ahoi.pieces import TILES

#: On so many cells he looks, and by so many chests he may be wrong (a standard deviation).
CELLS, ERROR = 3, 2.0
#: From 1,500 of his games: what a chest ahead is worth, as logarithm of the odds to win; and how many chests more he
#: has at the end for each tile still to come.
CHEST_AHEAD, PER_TILE = 0.053, 0.43


def glance(asked: Question) -> Weighed:
    """The actions as the ship's boy weighs them: by his own chests, as the layout would stand."""
    chance = random.Random(asked.seed)
    seat = int(asked.seen.match[k.TO_MOVE])
    chests = _as_it_stands(asked.tables, asked.seen.match, asked.actions).astype(np.float64) + asked.seen.given
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
def _as_it_stands(tiles: Tables, match: Ints, actions: Ints) -> Ints:
    """The chests of north and south after each action, as the layout then stands."""
    after = np.empty(k.SIZE, dtype=np.int32)
    leader, lead = np.empty(k.SPOTS, dtype=np.int32), np.empty(k.SPOTS, dtype=np.int32)
    chests = np.empty((len(actions), 2), dtype=np.int32)
    for index in range(len(actions)):
        copy(match, after, 0)
        k.apply(after, actions[index])
        chests[index, 0], chests[index, 1] = k.points(tiles, after, leader, lead)
    return chests
