"""The rules engine of Pebbles: start, legal, apply, outcome.

Every player draws three hidden bags. In turn, each empties one of theirs and scores its pebbles. With the option
`doubling`, the last bag of each player counts twice.
"""

from __future__ import annotations

import re
from typing import NamedTuple

from goldhook.core import options
from goldhook.core.game import Event, Outcome, Refusal, Seat, Setup, Shuffles, check_setup, places
from pebbles.pieces import IDS, Bags

PLAYERS = (2, 3)
HAND = 3


class Options(NamedTuple):
    """The options of a match."""

    #: The last bag of each player counts twice.
    doubling: bool = False


class Empty(NamedTuple):
    """Empty one of the player's own bags."""

    bag: str

    def __str__(self) -> str:
        return f"empty {self.bag}"


class BagEmptied(NamedTuple):
    """A player has emptied a bag."""

    seat: Seat
    bag: str
    pebbles: int


class PebblesCounted(NamedTuple):
    """The match is over."""

    winners: tuple[Seat, ...]


EVENTS = (BagEmptied, PebblesCounted)


class State(NamedTuple):
    """A position."""

    setup: Setup[Bags, Options]
    hands: tuple[tuple[str, ...], ...]
    totals: tuple[int, ...]
    to_act: tuple[Seat, ...]


def unshuffled(_bags: Bags, _options: Options) -> Shuffles:
    """Return everything that must be shuffled."""
    return {"bags": list(IDS)}


def start(setup: Setup[Bags, Options]) -> State:
    """Return the first position."""
    check_setup(setup, PLAYERS, unshuffled(setup.pieces, setup.options))
    options.check(Options, setup.options)
    drawn = setup.shuffles["bags"]
    hands = tuple(tuple(sorted(drawn[seat * HAND : seat * HAND + HAND])) for seat in range(setup.players))
    return State(setup, hands, (0,) * setup.players, (setup.first,))


def to_act(state: State) -> tuple[Seat, ...]:
    """Return the seat whose turn it is."""
    return state.to_act


def legal(state: State, seat: Seat) -> list[Empty]:
    """Return every legal action of the seat."""
    return [Empty(bag) for bag in state.hands[seat]] if seat in state.to_act else []


def apply(state: State, seat: Seat, action: Empty) -> tuple[State, list[Event]]:
    """Return the state after the action, and the events."""
    tried, events = attempt(state, seat, action)
    following = (seat + 1) % state.setup.players
    if tried.hands[following]:
        return tried._replace(to_act=(following,)), events
    return tried, [*events, PebblesCounted(outcome(tried).winners)]


def attempt(state: State, seat: Seat, action: Empty) -> tuple[State, list[Event]]:
    """Return the state before the next player's turn."""
    if not state.to_act:
        raise Refusal("match_over")
    if not 0 <= seat < state.setup.players:
        raise Refusal("no_such_seat", seat=seat, players=state.setup.players)
    if seat not in state.to_act:
        raise Refusal("not_to_act", seat=seat, waiting=state.to_act)
    if type(action) is not Empty or action.bag not in state.hands[seat]:
        raise Refusal("not_your_bag")
    left = tuple(bag for bag in state.hands[seat] if bag != action.bag)
    count = state.setup.pieces.count(action.bag) * (2 if state.setup.options.doubling and not left else 1)
    hands, totals = list(state.hands), list(state.totals)
    hands[seat], totals[seat] = left, totals[seat] + count
    return State(state.setup, tuple(hands), tuple(totals), ()), [BagEmptied(seat, action.bag, count)]


def outcome(state: State) -> Outcome:
    """Return the current score: the most pebbles win, and equal players share the win."""
    return Outcome(not any(state.hands), state.totals, places(state.totals))


def parse(text: str) -> Empty:
    """Return the action that a text describes."""
    found = re.fullmatch(r"\s*empty\s+(b[1-9])\s*", text, re.ASCII | re.IGNORECASE)
    if not found:
        raise Refusal("action_unreadable", text=text[:80])
    return Empty(found[1].upper())


def moment(state: State) -> tuple[int, int, str]:
    """Return round, turn and step."""
    return 1, sum(HAND - len(hand) for hand in state.hands) + 1, "empty"


def reveals(_state: State, _action: Empty) -> bool:
    """Return whether an action reveals something to the player who takes it."""
    return False
