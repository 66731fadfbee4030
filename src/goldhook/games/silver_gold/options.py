"""The options that players of Silver & Gold may choose before a match."""

from __future__ import annotations

from typing import NamedTuple


class Options(NamedTuple):
    """The options; the defaults are the rulebooks' rules."""

    #: S14: show the expedition cards played this round.
    memory_aid: bool = False
