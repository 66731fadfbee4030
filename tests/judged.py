"""Matches to analyse, and a judge with predictable verdicts."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from goldhook.bots.driver import play_out
from goldhook.bots.memory import Memory
from goldhook.bots.seat_specs import player_for
from goldhook.bots.thought import Budget, Option, Thought
from goldhook.core.chance import Chance, deal
from goldhook.core.game import Json
from goldhook.games import GAMES
from goldhook.record import Record
from seen_games import legal_in


def played(game: str, seats: str, seed: int, **options: bool) -> Record:
    """Return a match that was played to its end."""
    chosen, who = GAMES[game], seats.split(",")
    setup, chance = deal(chosen, len(who), seed, options=chosen.options(**options)), Chance(seed)

    def sit(at: int) -> Any:
        return player_for(who[at], chosen, setup.pieces, chance, at=at, players=len(who))

    actions = play_out(chosen, setup, sit).actions
    return Record(chosen, setup, tuple((at, str(action)) for at, action in actions), tuple(who))


class Judge:
    """A simple mind: each of the legal actions, sorted as text, is a little worse than the one before."""

    def __init__(self, steps: float = 0.001, points: float = 1.0, playouts: int = 10**6, exact: bool = False) -> None:
        self.asked: list[tuple[Json, Memory, Collection[Any] | None]] = []
        self.steps, self.points, self.playouts, self.exact = steps, points, playouts, exact

    def think(
        self, view: Json, memory: Memory, level: int, budget: Budget, seed: int, threads: int,
        among: Collection[Any] | None = None,
    ) -> Thought[Any]:  # fmt: skip
        del level, budget, seed, threads
        self.asked.append((view, memory, among))
        actions = sorted(legal_in(view), key=str)
        options = [
            Option(action, 0.9 - self.steps * number, 100.0 - self.points * number, self.playouts)
            for number, action in enumerate(actions)
        ]
        asked = tuple(option for option in options if among is None or option.action in among)
        return Thought(asked, self.playouts, self.exact)
