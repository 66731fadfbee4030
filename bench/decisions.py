"""Sample decisions of a random match: the first of each kind, the last of all, and some between."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from goldhook.core.chance import Chance, deal
from goldhook.games import plugin

#: The number of decisions spread over a match, besides the first of each kind.
SPREAD = 6


def decisions(game: Any) -> list[tuple[Any, Any]]:
    """Return the views and memories of seats at some decisions of a game."""
    asked = list(_match(game))
    kinds = [kind for kind, _, _ in asked]
    chosen = {kinds.index(kind) for kind in kinds} | {len(asked) * part // SPREAD for part in range(SPREAD)}
    return [asked[number][1:] for number in sorted(chosen | {len(asked) - 1})]


def _match(game: Any) -> Iterator[tuple[type, Any, Any]]:
    """Yield all decisions of a random match: the kind of action, the seat's view, its memory."""
    chance, state = Chance(1), game.start(deal(game, seed=1))
    bots = plugin(game.name).bots
    memories = [bots.blank] * 2
    while waiting := game.to_act(state):
        seat = waiting[0]
        view, legal = game.view(state, seat), game.legal(state, seat)
        memories[seat] = bots.remember(memories[seat], view)
        if len(legal) > 1:
            yield type(legal[0]), view, memories[seat]
        state, _ = game.apply(state, seat, chance.pick(legal))
