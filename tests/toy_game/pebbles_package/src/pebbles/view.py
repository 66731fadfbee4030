"""The information a seat or a spectator may have in Pebbles: its own bags, and the number that the others hold."""

from __future__ import annotations

from collections.abc import Sequence

from goldhook.core.game import Event, Seat, check_viewer
from pebbles import rules
from pebbles.plain import Aid, Report, View
from pebbles.rules import Empty, State


def view(state: State, seat: Seat | None) -> View:
    """Return the table as the seat sees it."""
    check_viewer(state.setup, seat)
    return {
        "first": state.setup.first,
        "to_act": list(state.to_act),
        "seat": seat,
        "hand": [] if seat is None else list(state.hands[seat]),
        "bags": [len(hand) for hand in state.hands],
        "totals": list(state.totals),
        "doubling": state.setup.options.doubling,
    }


def open_view(state: State) -> View:
    """Return the table with nothing hidden, for a match that is over: then no bag is left."""
    return view(state, None)


def tell(_state: State, events: Sequence[Event], _seat: Seat | None) -> list[tuple[int, Event]]:
    """Return the events; all of them are public."""
    return list(enumerate(events))


def report(state: State) -> Report:
    """Return the result for programs."""
    outcome = rules.outcome(state)
    return {
        "over": outcome.over,
        "round": 1,
        "turn": rules.moment(state)[1],
        "to_act": list(state.to_act),
        "scores": list(outcome.totals),
        "winners": list(outcome.winners),
    }


def aid(_shown: State, _ground: State, _seat: Seat | None) -> Aid:
    """Return the aid for clients that do not implement the rules: nothing beyond the view."""
    return {}


def gain(_ground: State, _seat: Seat, _action: Empty) -> None:
    """Return no gain: every pebble counts one."""


def open_aid(_state: State) -> Aid:
    return {}
