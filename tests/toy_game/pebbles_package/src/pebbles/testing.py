"""The hooks of Pebbles for the conformance suite."""

from __future__ import annotations

import random
from typing import Any

from goldhook.core.game import Event, Seat
from pebbles.rules import HAND, State


def reshuffled(
    state: State, events: list[Event], viewer: Seat | None, chance: random.Random
) -> tuple[State, list[Event]]:
    """Deal again what the viewer has not seen: the bags that other players still hold, and the undrawn ones."""
    others = [seat for seat in range(state.setup.players) if seat != viewer]
    dealt = state.setup.shuffles["bags"]
    pool = [bag for seat in others for bag in state.hands[seat]] + list(dealt[state.setup.players * HAND :])
    chance.shuffle(pool)
    hands = list(state.hands)
    for seat in others:
        count = len(hands[seat])
        hands[seat], pool = tuple(sorted(pool[:count])), pool[count:]
    return state._replace(hands=tuple(hands)), events


def hidden_part(state: State) -> Any:
    """Return the facts that no seat has seen yet: the undrawn bags."""
    return state.setup.shuffles["bags"][state.setup.players * HAND :]
