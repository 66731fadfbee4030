"""Convert actions to and from text for logs, records and tests. `str(action)` writes, `parse` reads.

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
#: Valid actions are far shorter; longer text is not echoed in the error.
LONGEST = 80


@lru_cache(1024)  # there are 484 actions
def parse(text: str) -> Action:
    """Return the action that a text describes, or raise `Refusal`."""
    found = _PLACE.fullmatch(text)
    if not found:
        raise Refusal("action_unreadable", text=text[:LONGEST])
    return Place(*map(int, found.groups()))
