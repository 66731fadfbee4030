"""Cards drawn inside tests, so that a rule's test shows its island."""

from __future__ import annotations

from dataclasses import replace
from typing import cast

from goldhook.games.silver_gold.pieces import GRID, SUITS, Card, Colour, Deck, Seal, house


def card(card_id: str, drawing: str, seal: str = "") -> Card:
    """Return a card from lines separated by slashes, `o . c p x` as in a set's file; a seal is "2 orange"."""
    fields: dict[str, int] = dict.fromkeys("ocpx", 0)
    for row, line in enumerate(drawing.split("/")):
        for column, sign in enumerate(line):
            if sign != ".":
                fields[sign] |= GRID.bit(column, row)
    points, _, colour = seal.partition(" ")
    return Card(
        card_id,
        next(colour for colour, suit in SUITS.items() if suit.letter == card_id[0]),
        sum(fields.values()),
        fields["c"],
        fields["p"],
        fields["x"],
        Seal(cast(Colour, colour), int(points)) if seal else None,
    )


def deck_with(*drawn: Card) -> Deck:
    """Return the house deck with some cards redrawn. The others lose symbols and seals, to avoid side effects."""
    new = {card.id: card for card in drawn}
    plain = [replace(card, coins=0, palms=0, crosses=0, seal=None) for card in house().cards]
    return Deck("drawn", tuple(new.get(card.id, card) for card in plain), house().expeditions)
