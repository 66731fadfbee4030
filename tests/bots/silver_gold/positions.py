"""Positions of random matches, with their seats' memories."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from goldhook.bots.memory import Memory
from goldhook.core.chance import Chance, deal
from goldhook.core.game import Seat
from goldhook.games.silver_gold import GAME
from goldhook.games.silver_gold.bots.memory import BLANK, remember
from goldhook.games.silver_gold.pieces import Deck
from goldhook.games.silver_gold.state import State


class Position(NamedTuple):
    """A state, a seat that is to act, and its memory."""

    state: State
    seat: Seat
    memory: Memory


def positions(seed: int, players: int = 2, deck: Deck | None = None) -> Iterator[Position]:
    """Yield every decision of a random match."""
    chance = Chance(seed)
    state = GAME.start(deal(GAME, players, seed, pieces=deck))
    memories: list[Memory] = [BLANK] * players
    while waiting := GAME.to_act(state):
        seat = chance.pick(waiting)
        memories = [remember(memory, GAME.view(state, other)) for other, memory in enumerate(memories)]
        yield Position(state, seat, memories[seat])
        state, _ = GAME.apply(state, seat, chance.pick(GAME.legal(state, seat)))
