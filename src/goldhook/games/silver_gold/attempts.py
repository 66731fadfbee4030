"""What a seat may try and take back: its own marks and choices, as long as no card was turned up for them.

The law moves on by itself: with the last mark the step is shown, with the last card taken the display is filled up and
the next expedition card is turned up. An attempt stops just before that.
"""

from __future__ import annotations

from goldhook.core.game import Event, Seat
from goldhook.games.silver_gold import rules
from goldhook.games.silver_gold.state import CLAIM, STACK, Action, State, Take

#: Somebody who never finishes, and so keeps the step open.
NOBODY: Seat = -1


def moment(state: State) -> tuple[int, int, str]:
    """Round, turn and step."""
    middle = state.middle
    return middle.round, middle.turn, middle.step


def reveals(state: State, action: Action) -> bool:
    """Who takes from the stack has seen the card."""
    return state.middle.step == CLAIM and isinstance(action, Take) and action.card == STACK


def attempt(state: State, seat: Seat, action: Action) -> tuple[State, list[Event]]:
    """The state with the action done, but for what it would turn up; a seat with nothing more to do is not asked."""
    assert not reveals(state, action), "the stack's top card cannot be put back"
    if seat not in state.to_act:
        return rules.apply(state, seat, action)  # which says why not
    if state.middle.step == CLAIM and isinstance(action, Take):
        events: list[Event] = []
        state = rules.take_card(state, seat, action, events)
        asked = state.to_act if state.players[seat].owed else ()
        return state._replace(to_act=asked), events
    state, events = rules.apply(state._replace(to_act=(*state.to_act, NOBODY)), seat, action)
    return state._replace(to_act=tuple(other for other in state.to_act if other != NOBODY)), events
