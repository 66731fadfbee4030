"""The two phases of a match that need different compiled code: with the final frame unknown, and perhaps known."""

from __future__ import annotations

from goldhook.games.gold_ahoi.plain import View
from goldhook.games.gold_ahoi.state import SIDE

EARLY, LATE = "early", "late"
#: The frame can be known from this number of tiles on (see `frame_is_known`): six rows and six columns that are
#: connected, or the next tile is the twelfth.
FEWEST = 2 * SIDE - 1


def phase(view: View) -> str:
    """Return the phase of a view."""
    return LATE if len(view["board"]) >= FEWEST else EARLY
