"""The functions to compile for the bots of Gold Ahoi!, in order, each with its argument types.

The examples have the types of real arguments, and no content. A function comes after the functions it calls.
"""

from __future__ import annotations

import numpy as np

from goldhook.bots.levels import DECKHAND, MASTER, SHIPS_BOY
from goldhook.engine.compiled import step
from goldhook.engine.steps import Step
from goldhook.games.gold_ahoi.bots.endgame import follow_all
from goldhook.games.gold_ahoi.bots.faces import Faces
from goldhook.games.gold_ahoi.bots.guess import Known
from goldhook.games.gold_ahoi.bots.phases import LATE
from goldhook.games.gold_ahoi.bots.playouts import fill, play
from goldhook.games.gold_ahoi.bots.rest import rest_of
from goldhook.games.gold_ahoi.bots.shortsighted import as_it_stands
from goldhook.games.gold_ahoi.bots.tree import Trees, grow
from goldhook.games.gold_ahoi.kernel.rules import Tables, legal, points

_INTS, _TABLE = np.zeros(0, dtype=np.int32), np.zeros((0, 0), dtype=np.int32)
_SUMS = np.zeros((0, 0), dtype=np.int64)
_HASHES = np.zeros((0, 0), dtype=np.uint64)
_COUNTS = np.zeros((0, 0, 0), dtype=np.int32)
_TREES = Trees(_HASHES, _HASHES, _COUNTS, np.zeros((0, 0)))
_TILES, _SHEET, _SEEN = Tables(_TABLE, _INTS, _INTS), Faces(_TABLE, *(_INTS,) * 5), Known(_INTS, _INTS, _INTS)


def steps() -> list[Step]:
    """Return the compile steps."""
    return [
        step(SHIPS_BOY, points, _TILES, _INTS, _INTS, _INTS),
        step(SHIPS_BOY, legal, _INTS, _INTS),
        step(SHIPS_BOY, as_it_stands, _TILES, _INTS, _INTS),
        step(DECKHAND, play, _TILES, 0, _SEEN, _INTS, 0, 0, 0, _SUMS),
        step(DECKHAND, rest_of, _SHEET, _INTS, 0).during(LATE),
        step(DECKHAND, fill, _SHEET, _SEEN, 0, _INTS, _INTS, 0, 0, 0, _SUMS).during(LATE),
        step(MASTER, grow, _TILES, _SHEET, _SEEN, 0, 0, _INTS, _INTS, 0, 0, 0, _TREES, _COUNTS, _SUMS),
        step(MASTER, follow_all, _SHEET, _SEEN, _INTS, _INTS, _INTS, 0.0).during(LATE),
    ]
