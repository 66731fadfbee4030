"""What an analysis of Silver & Gold tells beside the decisions: nothing more, but some decisions stay hidden."""

from __future__ import annotations

from goldhook.analysis.decisions import Analysis
from goldhook.core.game import Json
from goldhook.core.lang import Language
from goldhook.games.silver_gold.state import KEEP, MARK


def hidden(view: Json, now: Json) -> bool:
    """Is a decision still hidden from the others?

    What was kept is open, but never what was returned; marks are open when all have marked.
    """
    same_turn = (view["round"], view["turn"]) == (now["round"], now["turn"])
    return view["step"] == KEEP or (view["step"] == now["step"] == MARK and same_turn)


def plain(_analysis: Analysis) -> Json:
    """Return no more keys."""
    return {}


def page(_analysis: Analysis, _lang: Language) -> list[str]:
    """Return no more sections."""
    return []
