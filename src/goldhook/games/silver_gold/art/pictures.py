"""The pictures that others ask for: one card, all cards of a replay, an action on a card, the whole sheet."""

from __future__ import annotations

from goldhook.analysis.decisions import Question
from goldhook.core.game import Refusal
from goldhook.core.lang import Language
from goldhook.games.contract import Drawn
from goldhook.games.silver_gold.art import drawing
from goldhook.games.silver_gold.art.drawing import card_svg, expedition_svg
from goldhook.games.silver_gold.pieces import GRID, SUITS, Deck
from goldhook.games.silver_gold.state import STACK, Action, Cross, Keep, State, Take


def piece(deck: Deck, id_: str, drawn: Drawn) -> str | None:
    """Draw a card, with marks and the ghost of a pattern such as a1,b2; None if the deck has no such card."""
    for expedition in deck.expeditions:
        if expedition.id == id_:
            return expedition_svg(expedition)
    if id_ not in deck.by_id:
        return None
    return card_svg(deck.card(id_), _cells(drawn.marked), _cells(drawn.ghost))


def _cells(text: str) -> int:
    try:
        return GRID.read(text.replace(",", " ")[:100])
    except ValueError as error:
        raise Refusal("cell_unreadable", cell=str(error)[:10]) from None


def sheet(deck: Deck, title: str, notes: str, lang: Language) -> str:
    """Draw the whole deck on one sheet."""
    legend = {sign: lang.say("sheet-sign", sign=sign) for sign in ("coin", "palm", "cross")}
    return drawing.sheet(deck, title, notes, legend | {colour: lang.say("colour", colour=colour) for colour in SUITS})


def replay(deck: Deck, _last: State) -> dict[str, str]:
    """Draw every card."""
    cards = {card.id: card_svg(card) for card in deck.cards}
    return cards | {card.id: expedition_svg(card) for card in deck.expeditions}


def action(deck: Deck, question: Question, chosen: Action) -> list[str]:
    """Draw the cards that an action is about, marks in the colour of what one can do; none for an unseen card."""
    if isinstance(chosen, Keep):
        return [card_svg(deck.card(card), label=card) for card in chosen.cards]
    if isinstance(chosen, Take):
        return [] if chosen.card == STACK else [card_svg(deck.card(chosen.card), label=chosen.card)]
    view = question.view
    held = view["seats"][view["seat"]]["cards"]
    marked = next(GRID.read(" ".join(card["marked"])) for card in held if card["id"] == chosen.card)
    card = card_svg(deck.card(chosen.card), marked, chosen.cells, label=str(chosen))
    if isinstance(chosen, Cross):
        return [card]
    expedition = next(card for card in deck.expeditions if card.id == view["expedition"])
    return [card, expedition_svg(expedition, label=expedition.id)]
