"""The storage of a card's prospects: the layout of a record, and the horizons that have one."""

from __future__ import annotations

from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

Floats: TypeAlias = NDArray[np.float32]
Records: TypeAlias = NDArray[np.int16]
Numbers: TypeAlias = NDArray[np.uint16]

#: Cards are solved for at most this many turns to come. With more turns, only the price of the turns changes.
HORIZON = 7
#: Slots of a table: the records to use, by turns to come. Neighbouring horizons differ little and share a slot, which
#: has the records of the last of them. The first choice costs no strength, the second at most 0.1 points in a match of
#: 125; the others are for decks with so many different symbols that their tables would be too large.
SLOTS = ((0, 1, 2, 3, 3, 4, 4, 4), (0, 1, 2, 2, 3, 3, 3, 3), (0, 1, 2, 2, 2, 2, 2, 2))
#: Leads are stored from this slot on; with fewer turns to come, lookahead does not use them.
FIRST_LEADS = 2
#: A record stores points in units of 1/PARTS, and a chance in units of 1/CERTAIN.
PARTS, CERTAIN = 256.0, 16384.0
#: The most points that fit into a record.
MOST_POINTS = 127.0
#: The columns of a record: the promise of the card once the next turn is over, the chance that it is filled in time,
#: the gain of the best single field, and from GAINS on, the gain of the next turn by kind of pattern.
PROMISE, FILLED, EXTRA, GAINS = 0, 1, 2, 3
#: A deck has eight expedition cards, so at most eight kinds of patterns.
KINDS = 8
RECORD = GAINS + KINDS
