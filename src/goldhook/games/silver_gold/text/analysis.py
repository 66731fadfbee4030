"""The part of an analysis that only Silver & Gold has: nothing is added, but some decisions stay hidden."""

from __future__ import annotations

from goldhook.analysis.decisions import Analysis
from goldhook.core.game import Facts
from goldhook.core.lang import Language
from goldhook.games.silver_gold.plain import View
from goldhook.games.silver_gold.state import KEEP, MARK


def hidden(view: View, now: View) -> bool:
    """Return whether a decision of a running match is hidden from the table now.

    Kept cards are public, but returned cards never are; marks are public once all have marked. S14: decisions of
    earlier turns reveal their patterns, so they stay hidden unless the table has the memory aid.
    """
    same_turn = (view["round"], view["turn"]) == (now["round"], now["turn"])
    if view["step"] == KEEP or not (same_turn or "played" in now):
        return True
    return same_turn and bool(view["step"] == now["step"] == MARK)


def plain(_analysis: Analysis) -> Facts:
    """Return no additional keys."""
    return {}


def page(_analysis: Analysis, _lang: Language) -> list[str]:
    """Return no additional sections."""
    return []
