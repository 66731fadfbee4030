"""A deck as text: every card, and notes about the deck."""

from __future__ import annotations

from goldhook.core.lang import Language
from goldhook.games.silver_gold.pieces import GRID, SUITS, Deck
from goldhook.games.silver_gold.text.board import card_block, names_of_suits, pattern_block
from goldhook.terminal.blocks import Block, line, wrapped


def pages(deck: Deck, lang: Language, room: int) -> Block:
    """Show every card, suit by suit, and the expedition cards."""
    lines: Block = []
    for colour, suit in SUITS.items():
        cards = [card for card in deck.cards if card.colour == colour]
        title = lang.say("set-suit", colour=colour, count=len(cards), points=suit.fields)
        lines += [line((title, "bold")), *wrapped([card_block(card) for card in cards], room), line("")]
    patterns = [[line((card.id, "bold")), *pattern_block(card)] for card in deck.expeditions]
    lines += [
        line((lang.say("set-expeditions", count=len(patterns)), "bold")),
        *wrapped(patterns, room, gap=3),
    ]
    lines += [line(""), *(line(note) for note in notes(deck, lang))]
    return [*lines, line(names_of_suits(lang))]


def notes(deck: Deck, lang: Language) -> list[str]:
    """Count the symbols and seals; note differences from the house deck."""
    coins, palms, crosses = (
        sum(getattr(card, symbols).bit_count() for card in deck.cards) for symbols in ("coins", "palms", "crosses")
    )
    seals = sum(card.seal is not None for card in deck.cards)
    told = [lang.say("set-symbols", coins=coins, palms=palms, crosses=crosses, seals=seals)]
    outlines: dict[int, list[str]] = {}
    for card in deck.cards:
        outlines.setdefault(GRID.outline(card.island), []).append(card.id)
    if same := [" = ".join(cards) for cards in outlines.values() if len(cards) > 1]:
        told.append(lang.say("set-note-outlines", cards=", ".join(same)))
    if other := [f"{card.id} ({card.points}/{card.fields})" for card in deck.cards if card.points != card.fields]:
        told.append(lang.say("set-note-points", cards=", ".join(other)))
    return told
