"""The places of each pattern on each card, computed once per deck, so that the rules only compare bits."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple, TypeAlias

from goldhook.core.cells import bits
from goldhook.games.silver_gold.pieces import GRID, Card, Deck
from goldhook.games.silver_gold.state import Cross, Mark


class Gain(NamedTuple):
    """The effect of marking a set of fields."""

    fields: tuple[str, ...]
    crosses: int
    coins: int
    palms: int


@dataclass(frozen=True, slots=True)
class CardPlaces:
    """The places of one card, each with the action that marks it. Actions are interned: one per set of cells."""

    patterns: dict[str, dict[int, Mark]]
    singles: dict[int, Mark]
    #: By expedition card, all that step 2 allows on the untouched island: its pattern (S5), then single fields (S6).
    marks: dict[str, dict[int, Mark]]
    #: The same as pairs, which are quicker to go through.
    pairs: dict[str, tuple[tuple[int, Mark], ...]]
    crosses: dict[int, Cross]
    gains: dict[int, Gain]


#: By card id.
Places: TypeAlias = dict[str, CardPlaces]


def placements(deck: Deck) -> Places:
    """Return by card id the places of each expedition card's pattern on the untouched island.

    They are computed when a deck is first used, and cached with the deck.
    """
    if not deck.placements:
        deck.placements.update(_placements(deck))
    return deck.placements


def _placements(deck: Deck) -> Places:
    everywhere = {expedition.id: GRID.placements(expedition.pattern) for expedition in deck.expeditions}
    return {card.id: _card_places(card, everywhere) for card in deck.cards}


def _card_places(card: Card, everywhere: dict[str, tuple[int, ...]]) -> CardPlaces:
    water = ~card.island
    singles = {cell: Mark(card.id, cell) for cell in bits(card.island)}
    # Expedition cards with the same pattern share their places.
    fits = {
        places: {cells: Mark(card.id, cells) for cells in places if not cells & water}
        for places in set(everywhere.values())
    }
    either = {places: fitting | singles for places, fitting in fits.items()}
    patterns = {expedition: fits[places] for expedition, places in everywhere.items()}
    marks = {expedition: either[places] for expedition, places in everywhere.items()}
    listed = {places: tuple(allowed.items()) for places, allowed in either.items()}
    pairs = {expedition: listed[places] for expedition, places in everywhere.items()}
    crosses = {cell: Cross(card.id, cell) for cell in singles}
    all_places = {cells for fits in patterns.values() for cells in fits} | set(singles)
    return CardPlaces(patterns, singles, marks, pairs, crosses, {cells: _gain(card, cells) for cells in all_places})


def _gain(card: Card, cells: int) -> Gain:
    return Gain(
        GRID.names(cells),
        (cells & card.crosses).bit_count(),
        (cells & card.coins).bit_count(),
        (cells & card.palms).bit_count(),
    )
