"""Cards drawn in the test that needs them, so that a rule's test shows the island it speaks of."""

from __future__ import annotations

from dataclasses import replace

from goldhook.games.silver_gold.pieces import GRID, SUITS, Card, Deck, Seal, house


def card(card_id: str, drawing: str, seal: str = "") -> Card:
    """A card from lines parted by slashes, `o . c p x` as in a set's file; a seal as "2 orange"."""
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
        Seal(colour, int(points)) if seal else None,
    )


def deck_with(*drawn: Card) -> Deck:
    """The house deck, some cards drawn anew. The others lose symbols and seals: nothing happens by accident."""
    new = {card.id: card for card in drawn}
    plain = [replace(card, coins=0, palms=0, crosses=0, seal=None) for card in house().cards]
    return Deck("drawn", tuple(new.get(card.id, card) for card in plain), house().expeditions)
