"""A set of tiles as text: every tile, and notes about the set."""

from __future__ import annotations

from goldhook.core.lang import Language
from goldhook.games.gold_ahoi.pieces import ENDS, Tiles
from goldhook.games.gold_ahoi.text.board import tile_block
from goldhook.terminal.blocks import Block, line, wrapped


def pages(tiles: Tiles, lang: Language, room: int) -> Block:
    """Show every tile."""
    shown = [[line((tile.id, "bold")), *tile_block(tile)] for tile in tiles.tiles]
    return [*wrapped(shown, room), line(""), *(line(note) for note in notes(tiles, lang))]


def notes(tiles: Tiles, lang: Language) -> list[str]:
    """Count the chests on land and in water, and the shapes; note differences from the house set."""
    chests = [chest in ENDS for tile in tiles.tiles for chest in tile.chests]
    shapes = len({tile.shape for tile in tiles.tiles})
    told = [lang.say("set-chests", land=sum(chests), water=len(chests) - sum(chests), shapes=shapes)]
    none, two = (sum(len(tile.chests) == count for tile in tiles.tiles) for count in (0, 2))
    return told + ([lang.say("set-note-chests", none=none, two=two)] if none or two else [])
