"""What a seat may try and take back: where its tile lies, as long as no new one was drawn for it."""

from __future__ import annotations

from goldhook.core.game import Event, Seat
from goldhook.games.gold_ahoi import rules
from goldhook.games.gold_ahoi.state import NORTH, Action, State


def moment(state: State) -> tuple[int, int, str]:
    """Round, turn and step; there is one round, and every tile is a turn."""
    return 1, len(state.layout.laid) + 1, "place"


def reveals(_state: State, _action: Action) -> bool:
    """A tile is drawn after the turn, never in it."""
    return False


def attempt(state: State, seat: Seat, action: Action) -> tuple[State, list[Event]]:
    """The state with the tile laid, before a new one is drawn and the other is asked."""
    layout, events = rules.lay(state, seat, action)
    setup, bag, drawn, (north, south), _, _ = state
    return State(setup, bag, drawn, (None, south) if seat == NORTH else (north, None), layout, ()), events
