"""What players of Gold Ahoi! may agree on before a match."""

from __future__ import annotations

from typing import Annotated, NamedTuple

from goldhook.core.options import Range


class Options(NamedTuple):
    """The options, with the rulebook's way as the default."""

    #: G1: both players see both hands.
    open_hands: bool = False
    #: G11: points for the first player.
    handicap: Annotated[int, Range(0, 9)] = 0
