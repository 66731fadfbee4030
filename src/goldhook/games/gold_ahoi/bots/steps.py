"""The functions to compile for the bots of Gold Ahoi!, in order, each with its argument types.

The examples have the types of real arguments, and no content. A function comes after the functions it calls.
"""

from __future__ import annotations

import numpy as np

from goldhook.bots.levels import DECKHAND, MASTER, SHIPS_BOY
from goldhook.engine.compiled import step
from goldhook.engine.steps import Step
from goldhook.games.gold_ahoi.bots import endgame
from goldhook.games.gold_ahoi.bots import playouts as played
from goldhook.games.gold_ahoi.bots.faces import Faces
from goldhook.games.gold_ahoi.bots.guess import Known
from goldhook.games.gold_ahoi.bots.rest import is_closed, rest_of
from goldhook.games.gold_ahoi.bots.shortsighted import as_it_stands
from goldhook.games.gold_ahoi.bots.tree import Trees, grow
from goldhook.games.gold_ahoi.kernel.rules import Tables, legal, points

_INTS, _TABLE = np.zeros(0, dtype=np.int32), np.zeros((0, 0), dtype=np.int32)
_SUMS = np.zeros((0, 0), dtype=np.int64)
_HASHES = np.zeros((0, 0), dtype=np.uint64)
_TREES = Trees(_HASHES, _HASHES, np.zeros((0, 0, 0), dtype=np.int32), np.zeros((0, 0, 0, 0), dtype=np.int32))
_TILES, _SHEET, _SEEN = Tables(_TABLE, _INTS, _INTS), Faces(_TABLE, *(_INTS,) * 5), Known(_INTS, _INTS, _INTS)


def steps() -> list[Step]:
    """Return the compile steps."""
    return [
        step(SHIPS_BOY, points, _TILES, _INTS, _INTS, _INTS),
        step(SHIPS_BOY, legal, _INTS, _INTS),
        step(SHIPS_BOY, as_it_stands, _TILES, _INTS, _INTS),
        step(DECKHAND, rest_of, _SHEET, _INTS, 0),
        step(DECKHAND, played.play, _TILES, 0, _SEEN, _INTS, 0, 0, 0, _SUMS),
        step(DECKHAND, played.fill, _SHEET, _SEEN, 0, _INTS, _INTS, 0, 0, 0, _SUMS),
        step(DECKHAND, played.playouts, _TILES, _SHEET, 0, _SEEN, _INTS, 0, 0, 0, _SUMS),
        step(MASTER, grow, _SHEET, _SEEN, 0, _INTS, _INTS, 0, 0, 0, _TREES, _SUMS),
        step(MASTER, played.frame_is_known, _INTS, 0),
        step(MASTER, played.final_top, _INTS, np.int32(0)),  # type: ignore[arg-type]
        step(MASTER, is_closed, _INTS),
        step(MASTER, endgame.follow_all, _SHEET, _SEEN, _INTS, _INTS, _INTS),
    ]
