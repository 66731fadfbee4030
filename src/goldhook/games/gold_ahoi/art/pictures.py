"""The pictures of Gold Ahoi!: one tile, all tiles of a replay, a layout with an action, the whole sheet."""

from __future__ import annotations

from goldhook.core.lang import Language
from goldhook.drawing import art
from goldhook.games.contract import Drawn
from goldhook.games.gold_ahoi.art import drawing
from goldhook.games.gold_ahoi.art.drawing import board_svg, tile_svg
from goldhook.games.gold_ahoi.art.shores import TILE
from goldhook.games.gold_ahoi.pieces import Tiles
from goldhook.games.gold_ahoi.plain import View
from goldhook.games.gold_ahoi.state import Place, State
from goldhook.games.gold_ahoi.view import board, hand_of


def piece(tiles: Tiles, id_: str, drawn: Drawn) -> str | None:
    """Draw a tile after some quarter turns, or return None if the set has no such tile."""
    if id_ not in tiles.by_id:
        return None
    turn = int(drawn.turn) if drawn.turn in ("1", "2", "3") else 0
    return tile_svg(tiles.tile(id_), turn, plain=drawn.plain)


def sheet(tiles: Tiles, title: str, notes: str, lang: Language) -> str:
    """Draw the whole set on one sheet."""
    legend = {sign: lang.say("sheet-sign", sign=sign) for sign in ("land", "water", "chest")}
    return drawing.sheet(tiles, title, notes, legend)


def replay(tiles: Tiles, last: State) -> dict[str, str]:
    """Draw every tile, and also each turned tile as it lies at the end."""
    straight = {tile.id: tile_svg(tile) for tile in tiles.tiles}
    turned = {f"{at.tile.id}?turn={at.turn}": tile_svg(at.tile, at.turn) for at in last.layout.laid if at.turn}
    return straight | turned


def table(tiles: Tiles, view: View) -> str:
    """Draw the layout of a view, with water all around."""
    return drawing.table((at.row, at.column, at.tile, at.turn) for at in board(tiles, view))


def cover(tiles: Tiles) -> list[tuple[str, float]]:
    """Draw a layout of three rows, with a tile missing in the corner."""
    laid = [(place // 6, place % 6, tile, place % 4) for place, tile in enumerate(tiles.tiles[:17])]
    return [(art.document(board_svg(laid), 6 * TILE, 3 * TILE), 2.0)]


def action(tiles: Tiles, view: View, chosen: Place) -> list[str]:
    """Draw the layout with the tile placed and a frame around it."""
    laid = [(at.row, at.column, at.tile, at.turn) for at in board(tiles, view)]
    laid.append((*chosen[:2], hand_of(tiles, view), chosen.turn))
    top, left = min(at[0] for at in laid), min(at[1] for at in laid)
    bottom, right = max(at[0] for at in laid), max(at[1] for at in laid)
    frame = art.tag(
        "rect",
        x=(chosen.column - left) * TILE + 3,
        y=(chosen.row - top) * TILE + 3,
        width=TILE - 6,
        height=TILE - 6,
        rx=8,
        fill="none",
        stroke=art.ACTION,
        stroke_width=7,
    )
    body = board_svg(laid) + frame
    return [art.document(body, (right - left + 1) * TILE, (bottom - top + 1) * TILE)]


def thumbnail(tiles: Tiles, view: View, chosen: Place) -> str:
    """Draw the tile of an action as it is rotated."""
    return tile_svg(hand_of(tiles, view), chosen.turn, plain=True)
