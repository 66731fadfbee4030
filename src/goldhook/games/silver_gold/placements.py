"""Where each pattern fits on each card, worked out once per deck, so that the rules only compare bits."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from goldhook.core.cells import bits
from goldhook.games.silver_gold.pieces import GRID, Card, Deck
from goldhook.games.silver_gold.state import Cross, Mark


class Gain(NamedTuple):
    """What a set of fields brings when it is marked."""

    fields: tuple[str, ...]
    crosses: int
    coins: int
    palms: int


@dataclass(frozen=True, slots=True)
class CardPlaces:
    """The places of one card, each with the action that marks it. One action per set of cells: they are interned."""

    patterns: dict[str, dict[int, Mark]]
    singles: dict[int, Mark]
    #: By expedition card all that step 2 allows on the untouched island: its pattern (S5), then single fields (S6).
    marks: dict[str, dict[int, Mark]]
    crosses: dict[int, Cross]
    gains: dict[int, Gain]


def placements(deck: Deck) -> dict[str, CardPlaces]:
    """For each card id, where each expedition card's pattern fits on the untouched island.

    Worked out when a deck is first played with, and kept as long as the deck is.
    """
    if not deck.tables:
        deck.tables.update(_placements(deck))
    return deck.tables


def _placements(deck: Deck) -> dict[str, CardPlaces]:
    everywhere = {expedition.id: GRID.placements(expedition.pattern) for expedition in deck.expeditions}
    return {card.id: _card_places(card, everywhere) for card in deck.cards}


def _card_places(card: Card, everywhere: dict[str, tuple[int, ...]]) -> CardPlaces:
    water = ~card.island
    patterns = {
        expedition: {cells: Mark(card.id, cells) for cells in places if not cells & water}
        for expedition, places in everywhere.items()
    }
    singles = {cell: Mark(card.id, cell) for cell in bits(card.island)}
    marks = {expedition: fits | singles for expedition, fits in patterns.items()}
    crosses = {cell: Cross(card.id, cell) for cell in singles}
    all_places = {cells for fits in patterns.values() for cells in fits} | set(singles)
    return CardPlaces(patterns, singles, marks, crosses, {cells: _gain(card, cells) for cells in all_places})


def _gain(card: Card, cells: int) -> Gain:
    return Gain(
        GRID.names(cells),
        (cells & card.crosses).bit_count(),
        (cells & card.coins).bit_count(),
        (cells & card.palms).bit_count(),
    )
