"""What players of Silver & Gold may agree on before a match."""

from __future__ import annotations

from typing import NamedTuple


class Options(NamedTuple):
    """The options, with the rulebooks' way as the default."""

    #: S14: show which expedition cards were played this round.
    memory_aid: bool = False
