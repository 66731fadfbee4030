"""Deal everything hidden again: the stack, the coming expedition cards and, in step keep, the hands."""

from __future__ import annotations

from goldhook.core.game import Reshuffle, Seat, Shuffles
from goldhook.games.silver_gold.state import KEEP, State


def redeal(state: State, seat: Seat | None, reshuffle: Reshuffle) -> Shuffles:
    """Return shuffles that lead to the same table for a seat.

    The expedition cards of this round that were turned up stay where they were: the players may remember them (S14).
    """
    setup, middle = state.setup, state.middle
    deal, draw = setup.shuffles["deal"], setup.shuffles["draw"]
    if middle.step == KEEP:
        own = () if seat is None else state.hands[seat]
        deal, draw = reshuffle(deal, {card.id for card in own}), reshuffle(draw, ())
    else:
        hidden = {card.id for card in middle.stack}
        draw = reshuffle(draw, set(draw) - hidden)
    rounds = []
    for number, row in enumerate(setup.shuffles["expeditions"], 1):
        turned = row if number < middle.round else row[: middle.turn] if number == middle.round else ()
        rounds.append((*turned, *reshuffle(row[len(turned) :], ())))
    return {"deal": deal, "draw": draw, "expeditions": tuple(rounds)}
