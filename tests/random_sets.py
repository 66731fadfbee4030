"""Random sets for tests, from a seed: decks with the symbols of the house deck, and any 36 tiles."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import cast

from goldhook.core.cells import bits
from goldhook.games.gold_ahoi.pieces import CORNERS, ENDS, TILES, Tile, Tiles
from goldhook.games.silver_gold.pieces import GRID, SUITS, Card, Colour, Deck, Expedition, Seal

#: Coins, palms and crosses of each card of a suit, sealed cards first; the seals they carry.
BUDGET: dict[str, tuple[list[tuple[int, int, int]], str]] = {
    "purple": (
        [(0, 0, 3)] * 3 + [(2, 1, 1)] + [(0, 1, 2)] * 3 + [(2, 0, 2)] * 2 + [(3, 0, 1)] * 3,
        "2orange 1green 1grey",
    ),
    "orange": ([(0, 0, 2)] * 3 + [(3, 0, 1)] * 3 + [(1, 1, 1)] * 4 + [(1, 0, 2)] * 2, "2purple 1green 1grey"),
    "green": (
        [(0, 0, 0)] * 3 + [(1, 1, 1)] + [(1, 0, 2)] * 2 + [(0, 1, 1)] * 3 + [(2, 0, 1)] * 3,
        "2purple 2orange 1grey",
    ),
    "grey": ([(0, 0, 0)] * 3 + [(0, 0, 1)] + [(0, 1, 0)] * 4 + [(1, 0, 1)] * 3, "2purple 2orange 1green"),
}  # fmt: skip
PATTERNS = (
    "a1 a2",
    "a1 a2 a3",
    "a1 a2 a3",
    "a1 a2 b2",
    "a1 a2 b2",
    "a1 a2 b1 b2",
    "a1 a2 a3 b3",
    "a1 a2 a3 b2",
)


def random_deck(seed: int) -> Deck:
    """Return a deck with the symbols of the house deck on random islands."""
    chance = random.Random(seed)
    cards: list[Card] = []
    for colour, suit in SUITS.items():
        symbols, seals = BUDGET[colour]
        outlines = set[int]()
        while len(outlines) < suit.cards:
            island = _island(chance, suit.fields)
            if GRID.outline(island) not in {GRID.outline(other) for other in outlines}:
                outlines.add(island)
        for number, island in enumerate(sorted(outlines)):
            fields = chance.sample(list(bits(island)), suit.fields)
            coins, palms, crosses = symbols[number]
            seal = seals.split()[number] if number < 3 else None
            cards.append(
                Card(
                    f"{suit.letter}{number + 1:02}",
                    colour,
                    island,
                    sum(fields[:coins]),
                    sum(fields[coins : coins + palms]),
                    sum(fields[coins + palms : coins + palms + crosses]),
                    Seal(cast(Colour, seal[1:]), int(seal[0])) if seal else None,
                )
            )
    expeditions = tuple(Expedition(f"E{number}", GRID.read(cells)) for number, cells in enumerate(PATTERNS, 1))
    return Deck(f"random {seed}", tuple(cards), expeditions)


def wide_deck(seed: int) -> Deck:
    """Return a deck with the freedom of custom sets: shared outlines, and points that differ from the fields."""
    deck, chance = random_deck(seed), random.Random(seed)
    cards = list(deck.cards)
    for number, card in enumerate(cards[:-1]):
        if chance.random() < 0.3:
            cards[number] = replace(card, worth=chance.choice([worth for worth in range(100) if worth != card.fields]))
        if chance.random() < 0.2 and cards[number + 1].colour == card.colour:
            cards[number + 1] = replace(card, id=cards[number + 1].id)
    return replace(deck, name=f"wide {seed}", cards=tuple(cards))


def _island(chance: random.Random, fields: int) -> int:
    island = 1 << chance.randrange(16)
    while island.bit_count() < fields:
        island |= chance.choice(list(bits(GRID.neighbours(island))))
    return island


#: The 14 ways in which land ends can join without crossing.
LANDS = tuple(
    tuple(tuple(group) for group in land.split())
    for land in (
        "n e s w", "ne s w", "n es w", "n e sw", "nw e s", "ns e w", "n ew s",
        "ne sw", "nw es", "nes w", "n esw", "nsw e", "new s", "nesw",
    )
)  # fmt: skip


def random_tiles(seed: int) -> Tiles:
    """Return 36 tiles of any shape, with a chest anywhere."""
    chance = random.Random(seed)
    return Tiles(
        f"random {seed}",
        tuple(
            Tile(f"T{number + 1:02}", chance.choice(LANDS), chance.choice(ENDS + CORNERS)) for number in range(TILES)
        ),
    )


def wide_tiles(seed: int) -> Tiles:
    """Return 36 tiles with the freedom of custom sets: none to two chests on each."""
    tiles, chance = random_tiles(seed), random.Random(seed)
    drawn = [(*chance.sample(ENDS + CORNERS, chance.randrange(3)), "", "")[:2] for _ in tiles.tiles]
    wide = [replace(tile, chest=one, second=two) for tile, (one, two) in zip(tiles.tiles, drawn, strict=True)]
    return Tiles(f"wide {seed}", tuple(wide))
