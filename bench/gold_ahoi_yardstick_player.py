"""The yardstick of the Gold Ahoi! bots: flat Monte Carlo over uniformly random playouts.

It evaluates every action in the same imagined matches: the hidden tiles are dealt again in each, and both players place
their tiles at random by the rules. Sequential halving gives more playouts to the better actions. It knows nothing of
rows, areas or endings, and shares only the rules with the bots.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

import numpy as np
from numpy.typing import NDArray

from goldhook.core.game import A, Facts
from goldhook.engine.compiled import below, chance_from, compiled, copy, inlined, shuffle
from goldhook.games.gold_ahoi.bots.guess import known
from goldhook.games.gold_ahoi.kernel import rules as k
from goldhook.games.gold_ahoi.kernel.rules import Ints, Tables
from goldhook.games.gold_ahoi.kernel.twin import action_of
from goldhook.games.gold_ahoi.pieces import TILES, Tiles

#: The worth of a point of lead as a chance to win; it decides between actions that win equally often.
POINT = 0.01


class Yardstick:
    """The yardstick on one seat of one match."""

    name = "yardstick"

    def __init__(self, tiles: Tiles, playouts: int, seed: int) -> None:
        self._tiles, self._tables, self._playouts = tiles, k.tables(tiles), playouts
        self._chance = chance_from(seed)

    def see(self, view: Any) -> None: ...

    def act(self, view: Any, legal: Sequence[A]) -> A:
        if len(legal) == 1:
            return legal[0]
        seen = known(self._tiles, view)
        chosen = best(self._tables, seen.match, seen.hidden, seen.given, self._playouts, self._chance)
        return cast(A, action_of(int(chosen)))

    def end(self, report: Facts) -> None: ...


@compiled
def best(
    tiles: Tables, seen: Ints, hidden: Ints, given: Ints, budget: int, chance: NDArray[np.uint64]
) -> int:  # fmt: skip
    """Return the action that wins most playouts. Each round halves the field, and costs the same number of playouts."""
    actions = np.empty(k.MOST_ACTIONS, dtype=np.int32)
    count = k.legal(seen, actions)
    value, tried = np.zeros(count), np.zeros(count)
    rounds, field = 1, count
    while field > 2:
        field = (field + 1) // 2
        rounds += 1
    racing = count
    for _ in range(rounds):
        _play(tiles, seen, hidden, given, actions[:racing], max(1, budget // rounds // racing), chance, value, tried)
        order = np.argsort(-value[:racing] / tried[:racing], kind="mergesort")
        actions[:racing] = actions[:racing][order]
        value[:racing], tried[:racing] = value[:racing][order], tried[:racing][order]
        racing = max(2, (racing + 1) // 2)
    return int(actions[0])


@inlined
def _play(
    tiles: Tables, seen: Ints, hidden: Ints, given: Ints, actions: Ints, playouts: int, chance: NDArray[np.uint64],
    value: NDArray[np.float64], tried: NDArray[np.float64],
) -> None:  # fmt: skip
    """Try each action in the same imagined matches; add up their worth to the seat to move."""
    seat = seen[k.TO_MOVE]
    imagined, match = np.empty(k.SIZE, dtype=np.int32), np.empty(k.SIZE, dtype=np.int32)
    cells = np.empty(k.MOST_ACTIONS, dtype=np.int32)
    leader, lead = np.empty(k.SPOTS, dtype=np.int32), np.empty(k.SPOTS, dtype=np.int32)
    start = k.BAG + TILES - len(hidden)
    for _ in range(playouts):
        copy(seen, imagined, 0)
        copy(hidden, imagined, start)
        shuffle(chance, imagined, start, k.BAG + TILES)
        if imagined[k.HAND + 1 - seat] < 0 and len(hidden) > 0:
            imagined[k.HAND + 1 - seat] = imagined[start]
        for arm in range(len(actions)):
            copy(imagined, match, 0)
            k.apply(match, actions[arm])
            while match[k.LAID] < TILES:
                choice = below(chance, 4 * k.open_cells(match, cells))
                k.apply(match, 4 * cells[choice >> 2] + (choice & 3))
            north, south = k.points(tiles, match, leader, lead)
            ahead = (north + given[0] - south - given[1]) * (1 - 2 * seat)
            value[arm] += 0.5 + 0.5 * ((ahead > 0) - (ahead < 0)) + POINT * ahead
            tried[arm] += 1
