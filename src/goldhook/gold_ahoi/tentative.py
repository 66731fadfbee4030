"""What a seat may try and take back: where its tile lies, as long as no new one was drawn for it."""

from __future__ import annotations

from goldhook.game import Event, Seat
from goldhook.gold_ahoi import rules
from goldhook.gold_ahoi.state import Action, State


def moment(state: State) -> tuple[int, int, str]:
    """Round, turn and step; there is one round, and every tile is a turn."""
    return 1, len(state.layout.laid) + 1, "place"


def reveals(_state: State, _action: Action) -> bool:
    """A tile is drawn after the turn, never in it."""
    return False


def attempt(state: State, seat: Seat, action: Action) -> tuple[State, list[Event]]:
    """The state with the tile laid, before a new one is drawn and the other is asked."""
    layout, events = rules.lay(state, seat, action)
    hands = tuple(None if owner == seat else tile for owner, tile in enumerate(state.hands))
    return state._replace(layout=layout, hands=hands, to_act=()), events
