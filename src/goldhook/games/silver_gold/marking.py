"""Step 2 in detail: the rules that a mark breaks (S5 to S7), and the effects of marked coins and palms (S8, S9)."""

from __future__ import annotations

from typing import NoReturn

from goldhook.core.game import Event, Refusal, Seat, together
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

#: Creates a named tuple from all of its fields in half the time of its own constructor, which is a Python function.
_new = tuple.__new__


def refuse_mark(player: Player, action: Mark | Cross, held: Held, pattern: int) -> NoReturn:
    """Raise a refusal that names every rule of S5 to S7 that the marks break."""
    is_cross = type(action) is Cross
    if player.owed and not is_cross:
        raise Refusal("cross_owed_first", owed=player.owed)
    if is_cross and not player.owed:
        raise Refusal("no_cross_owed")
    card, cells = action.card, action.cells
    if not cells:
        raise Refusal("mark_nothing")
    if cells & ~GRID.full:
        raise Refusal("field_outside", card=card, field="?")
    wrong = []
    if outside := GRID.names(cells & ~held.card.island):
        wrong.append(Refusal("field_outside", card=card, field=outside[0]))
    if taken := GRID.names(cells & held.marked):
        wrong.append(Refusal("field_taken", card=card, field=taken[0]))
    if is_cross and cells.bit_count() > 1:
        wrong.append(Refusal("cross_one_field"))
    elif not is_cross and cells.bit_count() > 1 and cells not in GRID.placements(pattern):
        wrong.append(Refusal("not_the_pattern", card=card))
    raise together(wrong)


def tick_coins(seat: Seat, ticked: int, coins: int, events: list[Event]) -> int:
    """S8: tick the next coin fields; coins beyond the twelfth have no effect."""
    for _ in range(coins):
        if ticked < MOST_COINS:
            ticked += 1
            events.append(_new(CoinTicked, (seat, ticked)))
        else:
            events.append(CoinWasted(seat))
    return ticked


def score_palms(seat: Seat, scored: tuple[int, ...], palms: int, worth: int, events: list[Event]) -> tuple[int, ...]:
    """S9: score each palm in the next palm field; palms beyond the fourth have no effect."""
    for _ in range(palms):
        if len(scored) < MOST_PALMS:
            scored = (*scored, worth)
            events.append(_new(PalmScored, (seat, worth)))
        else:
            events.append(PalmWasted(seat))
    return scored
