"""A set of pieces as text: every piece, and how the set compares with the published budget."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from goldhook.gold_ahoi.pieces import Tiles
from goldhook.lang import Language
from goldhook.silver_gold.pieces import SUITS, Deck
from goldhook.terminal import gold_ahoi as gold_ahoi_text
from goldhook.terminal import silver_gold as silver_gold_text
from goldhook.terminal.blocks import Block, line, wrapped


def _silver_gold_page(deck: Deck, lang: Language, room: int) -> Block:
    lines: Block = []
    for colour, suit in SUITS.items():
        cards = [card for card in deck.cards if card.colour == colour]
        title = lang.say("set-suit", colour=colour, count=len(cards), points=suit.fields)
        shown = [silver_gold_text.card_block(card) for card in cards]
        lines += [line((title, "bold")), *wrapped(shown, room), line("")]
    patterns = [[line((card.id, "bold")), *silver_gold_text.pattern_block(card)] for card in deck.expeditions]
    lines += [
        line((lang.say("set-expeditions", count=len(patterns)), "bold")),
        *wrapped(patterns, room, gap=3),
    ]
    lines += [line(""), *(line(note) for note in _silver_gold_notes(deck, lang))]
    return [*lines, line(silver_gold_text.names_of_suits(lang))]


def _gold_ahoi_page(tiles: Tiles, lang: Language, room: int) -> Block:
    shown = [[line((tile.id, "bold")), *gold_ahoi_text.tile_block(tile)] for tile in tiles.tiles]
    return [*wrapped(shown, room), line(""), *(line(note) for note in _gold_ahoi_notes(tiles, lang))]


def _silver_gold_notes(deck: Deck, lang: Language) -> list[str]:
    coins, palms, crosses = (
        sum(getattr(card, symbols).bit_count() for card in deck.cards) for symbols in ("coins", "palms", "crosses")
    )
    seals = sum(card.seal is not None for card in deck.cards)
    return [lang.say("set-symbols", coins=coins, palms=palms, crosses=crosses, seals=seals)]


def _gold_ahoi_notes(tiles: Tiles, lang: Language) -> list[str]:
    on_land = sum(tile.chest_on_land for tile in tiles.tiles)
    shapes = len({tile.shape for tile in tiles.tiles})
    return [lang.say("set-chests", land=on_land, water=len(tiles.tiles) - on_land, shapes=shapes)]


PAGES: dict[str, Callable[[Any, Language, int], Block]] = {
    "silver_gold": _silver_gold_page,
    "gold_ahoi": _gold_ahoi_page,
}
NOTES: dict[str, Callable[[Any, Language], list[str]]] = {
    "silver_gold": _silver_gold_notes,
    "gold_ahoi": _gold_ahoi_notes,
}
