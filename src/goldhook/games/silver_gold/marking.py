"""Step 2 in detail: which rule a mark breaks (S5 to S7), and what marked coins and palms give (S8, S9)."""

from __future__ import annotations

from typing import NoReturn

from goldhook.core.cells import bits
from goldhook.core.game import Event, Refusal, Seat
from goldhook.games.silver_gold.pieces import GRID
from goldhook.games.silver_gold.state import (
    MOST_COINS,
    MOST_PALMS,
    CoinTicked,
    CoinWasted,
    Cross,
    Held,
    Mark,
    PalmScored,
    PalmWasted,
    Player,
)


def refuse_mark(player: Player, action: Mark | Cross, held: Held) -> NoReturn:
    """Say which of the rules S5 to S7 the marks break."""
    is_cross = type(action) is Cross
    if player.owed and not is_cross:
        raise Refusal("cross_owed_first", owed=player.owed)
    if is_cross and not player.owed:
        raise Refusal("no_cross_owed")
    card = action.card
    if not action.cells:
        raise Refusal("mark_nothing")
    if action.cells & ~GRID.full:
        raise Refusal("field_outside", card=card, field="?")
    for cell in bits(action.cells):
        name = GRID.names(cell)[0]
        if not cell & held.card.island:
            raise Refusal("field_outside", card=card, field=name)
        if cell & held.marked:
            raise Refusal("field_taken", card=card, field=name)
    raise Refusal("cross_one_field") if is_cross else Refusal("not_the_pattern", card=card)


def tick_coins(seat: Seat, ticked: int, coins: int, events: list[Event]) -> int:
    """S8: tick the next coin field; beyond 12 nothing happens."""
    for _ in range(coins):
        if ticked < MOST_COINS:
            ticked += 1
            events.append(CoinTicked(seat, ticked))
        else:
            events.append(CoinWasted(seat))
    return ticked


def score_palms(seat: Seat, scored: tuple[int, ...], palms: int, worth: int, events: list[Event]) -> tuple[int, ...]:
    """S9: each palm takes its own palm field; after four, palms give nothing."""
    for _ in range(palms):
        if len(scored) < MOST_PALMS:
            scored = (*scored, worth)
            events.append(PalmScored(seat, worth))
        else:
            events.append(PalmWasted(seat))
    return scored
