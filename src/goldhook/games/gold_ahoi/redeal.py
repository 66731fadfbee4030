"""Deal everything hidden again: the tiles in the bag and in the other hands."""

from __future__ import annotations

from goldhook.core.game import Reshuffle, Seat, Shuffles
from goldhook.games.gold_ahoi.state import State


def redeal(state: State, seat: Seat | None, reshuffle: Reshuffle) -> Shuffles:
    """Return a bag that leads to the same layout and the same hand of a seat. Open hands stay."""
    known = {at.tile.id for at in state.layout.laid}
    shown = range(state.setup.players) if state.setup.options.open_hands else () if seat is None else (seat,)
    known |= {tile.id for other in shown if (tile := state.hands[other]) is not None}
    return {"bag": reshuffle(state.setup.shuffles["bag"], known)}
