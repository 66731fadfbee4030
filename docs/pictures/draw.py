"""Draw the picture of the README from the house sets: `make pictures`."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from goldhook.bots.seat_specs import player_for
from goldhook.core.chance import Chance, deal
from goldhook.core.game import Game
from goldhook.drawing import art
from goldhook.games import gold_ahoi, silver_gold
from goldhook.games.gold_ahoi.art.drawing import board_svg
from goldhook.games.silver_gold.art.drawing import CARD_HEIGHT, CARD_WIDTH, card_svg, expedition_svg

HERE = Path(__file__).parent
WIDTH, HEIGHT = 990, 480


def played(game: Game[Any, Any, Any], seed: int, actions: int) -> Any:
    """The state after so many actions of two greedy bots."""
    state, chance = game.start(deal(game, seed=seed)), Chance(seed)
    bots = [player_for("greedy", game, game.house(), chance) for _ in range(2)]
    for _ in range(actions):
        seat = game.to_act(state)[0]
        state, _ = game.apply(state, seat, bots[seat].act(game.view(state, seat), game.legal(state, seat)))
    return state


def placed(svg: str, x: float, y: float, width: float, height: float) -> str:
    """A whole drawing inside another."""
    return svg.replace("<svg ", f'<svg x="{x}" y="{y}" width="{width}" height="{height}" ', 1)


def goldhook() -> str:
    state = played(silver_gold.GAME, seed=2, actions=35)
    body = art.tag("rect", width=WIDTH, height=HEIGHT, rx=18, fill=art.PAPER)
    mine = [held for held in state.players[0].cards if held]
    for number, held in enumerate(mine):
        body += placed(card_svg(held.card, held.marked), 30 + number * 250, 30, 230, 230 * CARD_HEIGHT / CARD_WIDTH)
    for number, card in enumerate(state.middle.display):
        body += placed(card_svg(card), 30 + number * 94, 330, 84, 84 * CARD_HEIGHT / CARD_WIDTH)
    expedition = next(card for card in state.setup.pieces.expeditions if card.id == state.middle.expedition)
    body += placed(expedition_svg(expedition), 409, 330, 101, 101)
    laid = played(gold_ahoi.GAME, seed=5, actions=36).layout.laid
    board = board_svg([(at.row, at.column, at.tile, at.turn) for at in laid])
    body += placed(board, 540, 30, 420, 420)
    return art.document(body, WIDTH, HEIGHT)


if __name__ == "__main__":
    (HERE / "goldhook.svg").write_text(goldhook(), encoding="utf-8")
