"""The pictures of Silver & Gold: one card, all cards of a replay, an action on a card, the whole sheet."""

from __future__ import annotations

from goldhook.core.game import Refusal, seat_of
from goldhook.core.lang import Language
from goldhook.drawing import art
from goldhook.drawing.art import shape
from goldhook.games.contract import Drawn
from goldhook.games.silver_gold.art import drawing
from goldhook.games.silver_gold.art.drawing import card_svg, expedition_svg
from goldhook.games.silver_gold.pieces import GRID, SUITS, Deck
from goldhook.games.silver_gold.plain import View
from goldhook.games.silver_gold.state import STACK, Action, Cross, Keep, State, Take


def piece(deck: Deck, id_: str, drawn: Drawn) -> str | None:
    """Draw a card, with marks and the preview of a pattern such as a1,b2; None if the deck has no such card."""
    for expedition in deck.expeditions:
        if expedition.id == id_:
            return expedition_svg(expedition)
    if id_ not in deck.by_id:
        return None
    return card_svg(deck.card(id_), _cells(drawn.marked), _cells(drawn.ghost), plain=drawn.plain)


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


def table(deck: Deck, view: View) -> str:
    """Draw the table of a view."""
    return drawing.table(deck, view)


def cover(deck: Deck) -> list[tuple[str, float]]:
    """Draw one card of each suit, two of them partly marked."""
    chosen = [next(card for card in deck.cards if card.colour == colour) for colour in SUITS]
    shape = drawing.CARD_WIDTH / drawing.CARD_HEIGHT
    return [
        (card_svg(card, sum(1 << bit for bit in range(16) if card.island >> bit & 1 and bit % 3 != number)), shape)
        if number % 2
        else (card_svg(card), shape)
        for number, card in enumerate(chosen)
    ]


def action(deck: Deck, view: View, chosen: Action) -> list[str]:
    """Draw the cards of an action, with a preview of its marks; none for a card from the stack."""
    if isinstance(chosen, Keep):
        return [card_svg(deck.card(card)) for card in chosen.cards]
    if isinstance(chosen, Take):
        return [] if chosen.card == STACK else [card_svg(deck.card(chosen.card))]
    card = card_svg(deck.card(chosen.card), _marked(view, chosen.card), chosen.cells)
    if isinstance(chosen, Cross):
        return [card]
    expedition = next(card for card in deck.expeditions if card.id == view["expedition"])
    return [card, expedition_svg(expedition)]


def thumbnail(deck: Deck, view: View, chosen: Action) -> str:
    """Draw the islands of an action in few lines: free fields, marked fields, the fields of the action."""
    if isinstance(chosen, Keep | Take):
        cards = chosen.cards if isinstance(chosen, Keep) else (chosen.card,)
        return "".join(_small(deck.card(card).island) for card in cards if card != STACK)
    return _small(deck.card(chosen.card).island, _marked(view, chosen.card), chosen.cells)


def _small(island: int, marked: int = 0, chosen: int = 0) -> str:
    layers = ((island & ~marked, art.SAND_EDGE), (marked & ~chosen, art.SAND_DEEP), (chosen, art.ACTION))
    return art.document("".join(shape(_squares(cells), colour) for cells, colour in layers if cells), 40, 40)


def _squares(cells: int) -> str:
    return "".join(f"M{10 * column} {10 * row}h9v9h-9Z" for column, row in GRID.where(cells))


def _marked(view: View, id_: str) -> int:
    """Return the marked fields of one of the viewer's cards."""
    held = view["seats"][seat_of(view)]["cards"]
    return next(GRID.read(" ".join(card["marked"])) for card in held if card["id"] == id_)
