"""Moves that a seat may try and take back: its own marks and choices, until they turn up a card.

The rules engine advances by itself: the last mark reveals the step, and the last card taken refills the display and
turns up the next expedition card. An attempt stops just before that.
"""

from __future__ import annotations

from goldhook.core.game import Event, Seat
from goldhook.games.silver_gold import rules
from goldhook.games.silver_gold.state import CLAIM, STACK, Action, State, Take

#: A seat that never finishes, and so keeps the step open.
NOBODY: Seat = -1


def moment(state: State) -> tuple[int, int, str]:
    """Return round, turn and step."""
    middle = state.middle
    return middle.round, middle.turn, middle.step


def reveals(state: State, action: Action) -> bool:
    """Return whether the action takes from the stack, which shows the card."""
    return state.middle.step == CLAIM and isinstance(action, Take) and action.card == STACK


def attempt(state: State, seat: Seat, action: Action) -> tuple[State, list[Event]]:
    """Return the state after the action, without revealing anything; a seat with nothing left to do is not asked."""
    assert not reveals(state, action), "the stack's top card cannot be put back"
    if seat not in state.to_act:
        return rules.apply(state, seat, action)  # which raises the reason
    if state.middle.step == CLAIM and isinstance(action, Take):
        events: list[Event] = []
        state = rules.take_card(state, seat, action, events)
        asked = state.to_act if state.players[seat].owed else ()
        return state._replace(to_act=asked), events
    state, events = rules.apply(state._replace(to_act=(*state.to_act, NOBODY)), seat, action)
    return state._replace(to_act=tuple(other for other in state.to_act if other != NOBODY)), events
