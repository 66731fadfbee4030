"""Read a view of Silver & Gold from untrusted input."""

from __future__ import annotations

from collections.abc import Collection
from typing import cast

from goldhook.bots.views import need, number, numbers, options_in, row, word, words
from goldhook.core.game import Facts
from goldhook.games.silver_gold.options import Options
from goldhook.games.silver_gold.pieces import GRID, Deck
from goldhook.games.silver_gold.plain import View
from goldhook.games.silver_gold.state import (
    CLAIM,
    COIN_ROWS,
    CUPS,
    DEALT,
    DISPLAY,
    KEEP,
    KEPT,
    MARK,
    MOST_COINS,
    MOST_PALMS,
    OVER,
    ROUNDS,
    TURNS,
)

#: The cells in the grid of a card.
FIELDS = GRID.columns * GRID.rows


def read_view(deck: Deck, view: Facts) -> View:
    """Return the view, or raise NotAView if a seat with this deck cannot see it."""
    options_in(view, Options)
    cards, turned = {card.id for card in deck.cards}, {card.id for card in deck.expeditions}
    step = word(view, "step", (KEEP, MARK, CLAIM, OVER))
    number(view, "round", int(step != KEEP), ROUNDS)
    number(view, "turn", int(step != KEEP), TURNS)
    seats = row(view, "seats", 4, 2)
    for field in ("first", "seat"):
        number(view, field, 0, len(seats) - 1)
    numbers(view, "to_act", len(seats), len(seats))
    number(view, "owed", 0, FIELDS)
    number(view, "stack", 0, len(cards))
    numbers(view, "cups", len(CUPS), len(CUPS) + 1)
    lying = words(view, "display", cards, DISPLAY)
    if step == KEEP:
        words(view, "hand", cards, DEALT, DEALT)
    if step in (MARK, CLAIM):
        word(view, "expedition", turned)
    else:
        need(view.get("expedition", "") is None, "expedition")
    if "played" in view:
        words(view, "played", turned, len(turned))
    for entry in seats:
        lying += _before_a_seat(deck, entry, cards)
    need(len(set(lying)) == len(lying), "seats")
    return cast(View, view)


def _before_a_seat(deck: Deck, entry: object, cards: Collection[str]) -> list[str]:
    """Return the cards in front of a seat."""
    number(entry, "coins", 0, MOST_COINS)
    numbers(entry, "cups", COIN_ROWS, len(CUPS) + 1)
    numbers(entry, "palms", MOST_PALMS, DISPLAY * FIELDS)
    lying = words(entry, "done", cards, len(cards))
    for held in row(entry, "cards", KEPT):
        card = deck.card(word(held, "id", cards))
        words(held, "marked", GRID.names(card.island), FIELDS)
        lying.append(card.id)
    return lying
