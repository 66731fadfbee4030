"""Moves that a seat may try and take back: the placement of its tile, until the next tile is drawn."""

from __future__ import annotations

from goldhook.core.game import Event, Seat
from goldhook.games.gold_ahoi import rules
from goldhook.games.gold_ahoi.state import NORTH, Action, State


def moment(state: State) -> tuple[int, int, str]:
    """Return round, turn and step. There is one round, and every tile is a turn."""
    return 1, len(state.layout.laid) + 1, "place"


def reveals(_state: State, _action: Action) -> bool:
    """Return False: a tile is drawn after the turn, never during it."""
    return False


def attempt(state: State, seat: Seat, action: Action) -> tuple[State, list[Event]]:
    """Return the state with the tile placed, before the next draw and the opponent's turn."""
    layout, events = rules.lay(state, seat, action)
    setup, bag, drawn, (north, south), _, _ = state
    return State(setup, bag, drawn, (None, south) if seat == NORTH else (north, None), layout, ()), events
