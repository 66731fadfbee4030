"""The options that players of Gold Ahoi! may choose before a match."""

from __future__ import annotations

from typing import Annotated, NamedTuple

from goldhook.core.options import Range


class Options(NamedTuple):
    """The options; the defaults are the rulebook's rules."""

    #: G1: both players see both hands.
    open_hands: bool = False
    #: G11: points for the first player. The suggested values were measured (docs/sets.md).
    handicap: Annotated[int, Range(0, 9, suggested=(0, 0, 0, 1, 2))] = 0
