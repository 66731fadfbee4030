"""A position as a picture: what an action does, drawn with the pieces themselves."""

from __future__ import annotations

from typing import Any

from goldhook import art
from goldhook.analysis.decisions import Question
from goldhook.bots.hint import game_of
from goldhook.game import Json
from goldhook.gold_ahoi.drawing import board_svg
from goldhook.gold_ahoi.pieces import Tiles
from goldhook.gold_ahoi.shores import TILE
from goldhook.gold_ahoi.state import Place
from goldhook.gold_ahoi.view import board
from goldhook.silver_gold.drawing import card_svg, expedition_svg
from goldhook.silver_gold.pieces import GRID, Deck
from goldhook.silver_gold.state import STACK, Cross, Keep, Mark, Take


def pictures(pieces: Any, question: Question, action: Any) -> list[str]:
    """What the seat had before it, and on it the action in the colour of what one can do; none for an unseen card."""
    if game_of(question.view) == "gold_ahoi":
        return [_layout(pieces, question.view, action)]
    return _cards(pieces, question.view, action)


def _layout(tiles: Tiles, view: Json, action: Place) -> str:
    """The layout with the tile laid, and a frame round it."""
    laid = [(at.row, at.column, at.tile, at.turn) for at in board(tiles, view)]
    laid.append((*action[:2], tiles.tile(view["hand"]), action.turn))
    top, left = min(at[0] for at in laid), min(at[1] for at in laid)
    bottom, right = max(at[0] for at in laid), max(at[1] for at in laid)
    frame = art.tag(
        "rect",
        x=(action.column - left) * TILE + 3,
        y=(action.row - top) * TILE + 3,
        width=TILE - 6,
        height=TILE - 6,
        rx=8,
        fill="none",
        stroke=art.ACTION,
        stroke_width=7,
    )
    body = board_svg(laid) + frame
    return art.document(body, (right - left + 1) * TILE, (bottom - top + 1) * TILE, str(action))


def _cards(deck: Deck, view: Json, action: Any) -> list[str]:
    if isinstance(action, Keep):
        return [card_svg(deck.card(card), label=card) for card in action.cards]
    if isinstance(action, Take):
        return [] if action.card == STACK else [card_svg(deck.card(action.card), label=action.card)]
    assert isinstance(action, Mark | Cross)
    held = view["seats"][view["seat"]]["cards"]
    marked = next(GRID.read(" ".join(card["marked"])) for card in held if card["id"] == action.card)
    card = card_svg(deck.card(action.card), marked, action.cells, label=str(action))
    if isinstance(action, Cross):
        return [card]
    expedition = next(card for card in deck.expeditions if card.id == view["expedition"])
    return [card, expedition_svg(expedition, label=expedition.id)]
