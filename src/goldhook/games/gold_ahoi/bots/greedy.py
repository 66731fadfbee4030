"""A greedy player of Gold Ahoi!: places each tile where the resulting layout is worth most."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from goldhook.core.chance import Chance
from goldhook.core.game import seat_of
from goldhook.games.gold_ahoi.areas import areas
from goldhook.games.gold_ahoi.pieces import Tiles
from goldhook.games.gold_ahoi.plain import View
from goldhook.games.gold_ahoi.state import Action, Laid
from goldhook.games.gold_ahoi.view import board, hand_of

#: A chest is worth more with a larger lead in its area, because each opening makes it safer.
LEAD = 0.25


def bot(tiles: Tiles, chance: Chance) -> Callable[[View, Sequence[Action]], Action]:
    """Return a bot for one seat of one match."""

    def choose(view: View, legal: Sequence[Action]) -> Action:
        seat = seat_of(view)
        laid = board(tiles, view)
        hand = hand_of(tiles, view)
        values = [_value([*laid, Laid(*action[:2], hand, action.turn, seat)], seat) for action in legal]
        best = max(values)
        return chance.pick([action for action, value in zip(legal, values, strict=True) if value == best])

    return choose


def _value(laid: list[Laid], seat: int) -> float:
    value = 0.0
    for area in areas(laid, with_chests_only=True):
        lead = area.openings[seat] - area.openings[1 - seat]
        value += area.chests * ((lead > 0) - (lead < 0) + LEAD * max(-3, min(3, lead)))
    return value
