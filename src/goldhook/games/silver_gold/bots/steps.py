"""The functions to compile for the bots of Silver & Gold, in order, each with its argument types.

The examples have the types of real arguments, and no content. A function comes after the functions it calls.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from goldhook.bots.levels import CAPTAIN, SHIPS_BOY
from goldhook.engine.compiled import step
from goldhook.engine.steps import Step
from goldhook.games.silver_gold.bots.cards import weigh_keeps, weigh_takes
from goldhook.games.silver_gold.bots.guess import Known, imagine
from goldhook.games.silver_gold.bots.marks import look_further, weigh_marks
from goldhook.games.silver_gold.bots.prospects import Prospects
from goldhook.games.silver_gold.bots.rows import Rows
from goldhook.games.silver_gold.bots.search import Scratch, playouts
from goldhook.games.silver_gold.bots.sensible import play_out
from goldhook.games.silver_gold.bots.shortsighted import at_once
from goldhook.games.silver_gold.bots.solve import share, solve_card
from goldhook.games.silver_gold.kernel.rules import Tables, apply, standing
from goldhook.games.silver_gold.state import CLAIM, KEEP, MARK


def _empty(kind: type[np.generic], dimensions: int = 1) -> NDArray[Any]:
    return np.zeros((0,) * dimensions, dtype=kind)


_INTS, _FLOATS, _CHANCE = _empty(np.int32), _empty(np.float64), _empty(np.uint64)
_NUMBERS, _RECORDS = _empty(np.uint16), _empty(np.int16, 3)
_LEADS, _TABLE = _empty(np.uint16, 3), _empty(np.int32, 2)
_DECK = Tables(_TABLE, _empty(np.int32, 3), _INTS)
_ROWS = Rows(_INTS, _TABLE, _TABLE, _INTS, _INTS, _INTS, _INTS, _FLOATS)
_AHEAD = Prospects(
    _INTS, _INTS, _NUMBERS, _TABLE, _TABLE, _INTS, _INTS, _INTS, _INTS, _RECORDS, _LEADS, _empty(np.float32, 3),
    _empty(np.float32),
)  # fmt: skip
_SCRATCH = Scratch(_INTS, _INTS, _CHANCE, _INTS, _FLOATS)
_SEEN = Known(_INTS, 0, _INTS, _INTS)
#: One card of several, as `prospects` passes it.
_FRESH = np.zeros((2, 2, 2), dtype=np.float32)[:, 0]


def steps() -> list[Step]:
    """Return the compile steps."""
    weighing = (_DECK, _AHEAD, _INTS, 0, _FLOATS, _INTS, _FLOATS)
    return [
        step(CAPTAIN, apply, _DECK, _INTS, 0, np.int32(0)),  # type: ignore[arg-type]
        step(SHIPS_BOY, weigh_keeps, *weighing).during(KEEP, everywhere=CAPTAIN),
        step(SHIPS_BOY, weigh_marks, *weighing).during(MARK, everywhere=CAPTAIN),
        step(SHIPS_BOY, weigh_takes, *weighing).during(CLAIM, everywhere=CAPTAIN),
        step(CAPTAIN, look_further, _AHEAD, _INTS, 0, _INTS, _FLOATS, 0, 0),
        step(CAPTAIN, imagine, _SEEN, _INTS, _CHANCE),
        step(CAPTAIN, play_out, _DECK, _AHEAD, _INTS, _FLOATS, 0, _INTS, _FLOATS),
        step(CAPTAIN, standing, _DECK, _INTS, 0),
        step(CAPTAIN, playouts, _DECK, _AHEAD, _FLOATS, _SEEN, _INTS, 0, 0, 0, _SCRATCH, _empty(np.int64, 2)),
        # No other function calls these, so they are compiled beside `playouts`, the longest step.
        step(
            SHIPS_BOY,
            solve_card,
            _DECK,
            0,
            _ROWS,
            _FLOATS,
            _INTS,
            _RECORDS,
            _LEADS,
            _FRESH,
            _empty(np.float64, 2),
            _TABLE,
        ),
        step(SHIPS_BOY, share, _RECORDS, _empty(np.uint64, 2), _CHANCE, _NUMBERS, 0, _NUMBERS, _INTS),
        step(SHIPS_BOY, at_once, _DECK, _INTS, 0, _INTS, _FLOATS),
    ]
