"""A set of tiles as text: every tile, and what is worth knowing about the set in a line."""

from __future__ import annotations

from goldhook.core.lang import Language
from goldhook.games.gold_ahoi.pieces import Tiles
from goldhook.games.gold_ahoi.text.board import tile_block
from goldhook.terminal.blocks import Block, line, wrapped


def pages(tiles: Tiles, lang: Language, room: int) -> Block:
    """Show every tile."""
    shown = [[line((tile.id, "bold")), *tile_block(tile)] for tile in tiles.tiles]
    return [*wrapped(shown, room), line(""), *(line(note) for note in notes(tiles, lang))]


def notes(tiles: Tiles, lang: Language) -> list[str]:
    """Count the chests on land and in water, and the shapes."""
    on_land = sum(tile.chest_on_land for tile in tiles.tiles)
    shapes = len({tile.shape for tile in tiles.tiles})
    return [lang.say("set-chests", land=on_land, water=len(tiles.tiles) - on_land, shapes=shapes)]
