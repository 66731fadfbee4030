"""Puzzles of Gold Ahoi!: endgames solved exactly, as the expected lead in chests over all orders of the tiles left."""

from __future__ import annotations

import numpy as np

from goldhook.bots.memory import Memory
from goldhook.core.puzzle import Solution, Worth
from goldhook.games.gold_ahoi.bots import endgame
from goldhook.games.gold_ahoi.bots.faces import faces
from goldhook.games.gold_ahoi.bots.guess import known
from goldhook.games.gold_ahoi.kernel import rules as k
from goldhook.games.gold_ahoi.kernel.twin import number_of
from goldhook.games.gold_ahoi.pieces import TILES, Tiles
from goldhook.games.gold_ahoi.plain import View
from goldhook.games.gold_ahoi.state import REACH, Place, State

#: The fewest and the most free cells of a puzzle, and the most endings that are worth the time.
FEWEST, MOST, ENDINGS = 3, 6, 2_000_000
#: Every other placement has an expected lead that is lower by at least this much.
GAP = 0.5
#: Expected values of equal actions differ by rounding errors.
EQUAL = 1e-9


def candidate(state: State) -> bool:
    """Return whether a state may be a puzzle: the frame is complete and a few cells are free."""
    layout = state.layout
    closed = layout.bottom - layout.top == REACH == layout.right - layout.left
    return closed and FEWEST <= TILES - len(layout.laid) <= MOST


def solve(tiles: Tiles, view: View, _memory: Memory, actions: list[Place], _seed: int) -> Solution[Place] | None:
    """Return the expected lead after each placement; None unless one cell is clearly best.

    The best placement must be best for both goals, the lead in chests and the win, so nobody can dispute it.
    """
    sheet, seen = faces(tiles), known(tiles, view)
    if endgame.endings(sheet, seen) > ENDINGS:
        return None
    numbers = np.array([number_of(action) for action in actions], dtype=np.int32)
    turns = 4 * seen.match[k.HAND + seen.match[k.TO_MOVE]] + (numbers & 3)
    looks, look_of = np.unique(numbers - (numbers & 3) + sheet.same[turns], return_inverse=True)
    found = endgame.solve(sheet, seen, looks, victory=0.0)[look_of]
    lead = found[:, endgame.AHEAD]
    best = lead > lead.max() - EQUAL
    cells = {actions[index][:2] for index in np.flatnonzero(best)}
    if len(cells) > 1 or best.all() or lead[~best].max() > lead.max() - GAP:
        return None
    for_win = endgame.solve(sheet, seen, looks)[look_of]
    value = endgame.VICTORY * for_win[:, endgame.WIN] + for_win[:, endgame.AHEAD]
    if value[best].min() < value.max() - EQUAL:
        return None
    worth = {
        action: Worth(round(float(lead[index]), 3), round(float(found[index, endgame.WIN]), 4))
        for index, action in enumerate(actions)
    }
    return Solution(worth, tuple(actions[index] for index in np.flatnonzero(best)))
