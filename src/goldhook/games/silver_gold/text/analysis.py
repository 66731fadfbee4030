"""What only Silver & Gold knows about an analysis: which decisions stay hidden, and how its actions are described."""

from __future__ import annotations

from goldhook.analysis.decisions import Analysis
from goldhook.core.game import Facts, seat_of
from goldhook.core.lang import Language
from goldhook.games.silver_gold.pieces import Deck
from goldhook.games.silver_gold.plain import View
from goldhook.games.silver_gold.state import KEEP, MARK, STACK, Action, Keep, Take


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


def action(deck: Deck, view: View, chosen: Action, lang: Language) -> str:
    """Name the islands of an action, and how many fields it marks."""

    def island(card: str) -> str:
        return lang.say("web-sg-island", colour=deck.card(card).colour)

    if isinstance(chosen, Keep):
        return " + ".join(island(card) for card in chosen.cards)
    if isinstance(chosen, Take):
        return lang.say("web-replay-stack") if chosen.card == STACK else island(chosen.card)
    held = [card["id"] for card in view["seats"][seat_of(view)]["cards"]]
    side = lang.say("web-sg-side", side="right" if held.index(chosen.card) else "left")
    return f"{island(chosen.card)} ({side}): {lang.say('web-sg-fields', count=chosen.cells.bit_count())}"
