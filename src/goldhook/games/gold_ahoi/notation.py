"""Text ↔ action, so that logs, records and tests read like a game. `str(action)` writes, `parse` reads.

>>> parse("place 0,-1 3")
Place(row=0, column=-1, turn=3)
>>> str(parse("place 0,-1 3"))
'place 0,-1 3'
"""

from __future__ import annotations

import re
from functools import lru_cache

from goldhook.core.game import Refusal
from goldhook.games.gold_ahoi.state import Action, Place

_PLACE = re.compile(r"\s*place\s+([+-]?\d{1,2})\s*,\s*([+-]?\d{1,2})\s+(\d)\s*", re.ASCII | re.IGNORECASE)
#: An honest action is far shorter; what is longer is not repeated to the reader.
LONGEST = 80


@lru_cache(1024)  # there are 484 actions
def parse(text: str) -> Action:
    """The action that a text means; a Refusal if it means none."""
    found = _PLACE.fullmatch(text)
    if not found:
        raise Refusal("action_unreadable", text=text[:LONGEST])
    return Place(*map(int, found.groups()))
