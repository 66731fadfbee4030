"""A greedy player of Gold Ahoi!: lays the tile where the layout, as it then stands, is worth most."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from goldhook.core.chance import Chance
from goldhook.core.game import Json
from goldhook.games.gold_ahoi.areas import areas
from goldhook.games.gold_ahoi.pieces import Tiles
from goldhook.games.gold_ahoi.state import Action, Laid
from goldhook.games.gold_ahoi.view import board

#: A chest is worth more the further one is ahead in its area: each opening of lead makes it safer.
LEAD = 0.25


def bot(tiles: Tiles, chance: Chance) -> Callable[[Json, Sequence[Action]], Action]:
    """A bot for one seat of one match."""

    def choose(view: Json, legal: Sequence[Action]) -> Action:
        seat: int = view["seat"]
        laid = board(tiles, view)
        hand = tiles.tile(view["hand"])
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
