"""How ship's boy and deckhand weigh a placement: by the layout as it then stands, and not quite right."""

from __future__ import annotations

import random
from typing import NamedTuple

import numpy as np

from goldhook.bots.gold_ahoi.search import Question, Weighed
from goldhook.compiled import compiled
from goldhook.gold_ahoi import kernel as k
from goldhook.gold_ahoi.kernel import Ints, Tables
from goldhook.gold_ahoi.pieces import TILES


class Sight(NamedTuple):
    """How far somebody sees: on how many cells, how much of the other's chests, and how many chests they misjudge."""

    cells: int
    others: float
    error: float


#: Looks at a few cells and counts own chests; looks everywhere, and at what the other gets.
SHIPS_BOY = Sight(cells=3, others=0.0, error=2.0)
DECKHAND = Sight(cells=TILES, others=1.0, error=1.0)
#: From thousands of games between deckhands: what a chest ahead is worth in chances to win, by the tiles still to come,
#: and how many chests each of these brings to either side.
CHEST_AHEAD, PER_TILE = 0.12, 0.36


def glance(asked: Question, sight: Sight) -> Weighed:
    """The actions as somebody of that sight weighs them."""
    chance = random.Random(asked.seed)
    seat = int(asked.seen.match[k.TO_MOVE])
    chests = _as_it_stands(asked.tables, asked.seen.match, asked.actions).astype(np.float64)
    own, other = chests[:, seat], chests[:, 1 - seat]
    cells = sorted(set((asked.actions >> 2).tolist()))
    looked_at = np.isin(asked.actions >> 2, chance.sample(cells, min(sight.cells, len(cells))))
    errors = np.array([chance.gauss(0, sight.error) for _ in own])
    liking = own - sight.others * other + errors - TILES * 2 * ~looked_at
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
        after[:] = match
        k.apply(after, actions[index])
        chests[index, 0], chests[index, 1] = k.points(tiles, after, leader, lead)
    return chests
