"""Solve the last tiles exactly by expectimax. Compiled.

Each player knows the tile in hand, and every unseen tile is equally likely to be next. (Inference about the opponent's
hand from its moves is ignored.) In a match a win counts more than any number of points; points break ties.
"""

from __future__ import annotations

from collections import Counter
from functools import cache

import numpy as np
from numpy.typing import NDArray

from goldhook.engine.compiled import compiled, copy, copy_row, inlined, plain
from goldhook.games.gold_ahoi.bots.faces import Faces
from goldhook.games.gold_ahoi.bots.guess import Known
from goldhook.games.gold_ahoi.bots.rest import Areas, Rest, chests, is_closed, put, rest_of
from goldhook.games.gold_ahoi.kernel import rules as k
from goldhook.games.gold_ahoi.kernel.rules import Ints
from goldhook.games.gold_ahoi.pieces import TILES
from goldhook.games.gold_ahoi.state import REACH

#: The values of an action: endings examined, wins (a draw is half a win), own points, lead in points.
ENDINGS, WIN, POINTS, AHEAD = range(4)
#: The worth of a win, in points.
VICTORY = 100.0
#: Positions with more free cells than this are never solved.
MOST = 7


def endings(sheet: Faces, seen: Known) -> float:
    """Estimate the number of endings of all actions together; infinite if there are too many to try."""
    free = TILES - int(seen.match[k.LAID])
    if free > MOST or not plain(is_closed)(seen.match):
        return float("inf")
    looks = {_look(sheet, tile) for tile in seen.hidden.tolist()}
    turns = [len(set(look)) for look in looks] or [1]
    return _endings(free, len(looks), sum(turns) / len(turns))


@cache
def _endings(free: int, kinds: int, turns: float) -> float:
    if free == 0:
        return 1.0
    return free * turns * max(1, min(kinds, free - 1)) * _endings(free - 1, kinds, turns)


def solve(sheet: Faces, seen: Known, actions: Ints, victory: float = VICTORY) -> NDArray[np.float64]:
    """Return the values of each action if both players play optimally, one row per action.

    Both play for a win, which is worth `victory` points of lead; with 0 they play for the lead alone.
    """
    one_of: dict[tuple[int, ...], int] = {}
    for tile in seen.hidden.tolist():
        one_of.setdefault(_look(sheet, tile), tile)
    looks = Counter(_look(sheet, tile) for tile in seen.hidden.tolist())
    hands_are_open = int(seen.match[k.HAND + 1 - seen.match[k.TO_MOVE]] >= 0)  # one of the last draws is empty then
    kinds = np.array([*one_of.values(), -1], dtype=np.int32)
    counts = np.array([*(looks[look] for look in one_of), hands_are_open], dtype=np.int32)
    return follow_all(sheet, seen, kinds, counts, actions, victory)


def _look(sheet: Faces, tile: int) -> tuple[int, ...]:
    """Return the appearance of a tile, independent of its id."""
    return tuple(sorted(sheet.look[4 * tile : 4 * tile + 4].tolist()))


#: The state of the search at each depth. Numbers: the cells left and the open ones as bits, the kind of tile drawn, the
#: tile placed, the next hand if it is visible, the next cell and turn to try.
LEFT, OPEN, KIND, TILE, SHOWN, NEXT = range(6)
#: Values: the best action's value with this tile, its win, points and lead; then the same three summed over all tiles
#: so far.
BEST, BEST_WIN, BEST_POINTS, BEST_AHEAD, ALL_WIN, ALL_POINTS, ALL_AHEAD = range(7)


@compiled
def follow_all(
    sheet: Faces, seen: Known, kinds: Ints, counts: Ints, actions: Ints, victory: float
) -> NDArray[np.float64]:
    rest = rest_of(sheet, seen.match, seen.match[k.BOTTOM] - REACH)
    for owner in range(2):
        rest.settled[owner] += seen.given[owner]
    counts = counts.copy()
    free, seat = len(rest.cells), seen.match[k.TO_MOVE]
    beside, open_now = neighbours(rest, seen.match)
    stack = np.zeros((free + 1, len(rest.areas)), dtype=np.int16)
    at = np.zeros((free + 1, 6), dtype=np.int32)
    worth = np.zeros((free + 1, 7))
    found = np.zeros((len(actions), 4))
    for arm in range(len(actions)):
        place = 0
        while rest.cells[place] != actions[arm] >> 2:
            place += 1
        copy(rest.areas, stack[0], 0)
        put(sheet, 4 * seen.match[k.HAND + seat] + (actions[arm] & 3), rest.around, place, stack[0], len(stack[0]) // 3)
        at[0, LEFT] = ((1 << free) - 1) & ~(1 << place)
        at[0, OPEN] = open_now | beside[place]
        at[0, SHOWN] = seen.match[k.HAND + 1 - seat]
        _follow(sheet, rest, beside, kinds, counts, stack, at, worth, 1 - 2 * seat, victory, found[arm])
    return found


@inlined
def neighbours(rest: Rest, match: Ints) -> tuple[Ints, int]:
    """Return the neighbours of each free cell as bits, and the cells that are open now."""
    free, open_now = len(rest.cells), 0
    beside = np.zeros(free, dtype=np.int32)
    for cell in range(free):
        for other in range(free):
            apart = abs(rest.cells[cell] - rest.cells[other])
            if apart == 1 or apart == 16:
                beside[cell] |= 1 << other
        if match[k.BOARD + rest.cells[cell]] <= k.OPEN:
            open_now |= 1 << cell
    return beside, open_now


@compiled
def _follow(
    sheet: Faces, rest: Rest, beside: Ints, kinds: Ints, counts: Ints, stack: Areas, at: Ints,
    worth: NDArray[np.float64], side: int, victory: float, found: NDArray[np.float64],
) -> None:  # fmt: skip
    """Search every continuation from depth 0, where a tile was just placed for `side`: 1 is north, -1 south.

    This is a loop over depths because the machine code of a recursive function cannot be cached.
    """
    size = len(rest.areas) // 3
    depth = 0
    _enter(at[0], worth[0])
    while True:
        if at[depth, LEFT] == 0:
            north, south = chests(stack[depth], size)
            north += rest.settled[0]
            south += rest.settled[1]
            ahead = side * (north - south)
            found[ENDINGS] += 1
            win, own, lead = 0.5 + 0.5 * ((ahead > 0) - (ahead < 0)), float(north if side > 0 else south), float(ahead)
        elif _next_action(sheet, at[depth], worth[depth], kinds, counts):
            cell, turn = at[depth, NEXT] >> 2, at[depth, NEXT] & 3
            copy_row(stack[depth], stack[depth + 1])  # not `copy`: this loop is hot, and memcpy is a third faster
            put(sheet, 4 * at[depth, TILE] + turn, rest.around, cell, stack[depth + 1], size)
            at[depth + 1, LEFT] = at[depth, LEFT] & ~(1 << cell)
            at[depth + 1, OPEN] = at[depth, OPEN] | beside[cell]
            at[depth + 1, SHOWN] = -1 if at[depth, SHOWN] < 0 else kinds[at[depth, KIND]]
            depth += 1
            _enter(at[depth], worth[depth])
            continue
        else:
            win, own, lead = worth[depth, ALL_WIN], worth[depth, ALL_POINTS], worth[depth, ALL_AHEAD]
        if depth == 0:
            found[WIN], found[POINTS], found[AHEAD] = win, own, lead
            return
        depth -= 1
        value = (victory * win + lead) * (1 if depth & 1 else -1)  # at depth 0 the opponent is to move
        if value > worth[depth, BEST]:
            worth[depth, BEST], worth[depth, BEST_WIN] = value, win
            worth[depth, BEST_POINTS], worth[depth, BEST_AHEAD] = own, lead


@inlined
def _enter(at: Ints, worth: NDArray[np.float64]) -> None:
    at[KIND] = -1
    worth[ALL_WIN] = worth[ALL_POINTS] = worth[ALL_AHEAD] = 0


@inlined
def _next_action(sheet: Faces, at: Ints, worth: NDArray[np.float64], kinds: Ints, counts: Ints) -> bool:
    """Advance to the next cell and turn, or to the next kind of tile that may be drawn; return False after the last.

    The tile drawn is the mover's or, with open hands, the one that the opponent drew before.
    """
    last = len(kinds) - 1
    while True:
        kind = at[KIND]
        if kind >= 0:
            at[NEXT] += 1
            while at[LEFT] >> (at[NEXT] >> 2):
                cell, turn = at[NEXT] >> 2, at[NEXT] & 3
                if (at[LEFT] & at[OPEN]) >> cell & 1 and sheet.same[4 * at[TILE] + turn] == turn:
                    return True
                at[NEXT] += 1
            counts[kind] += 1
            weight = counts[kind] / counts[:last].sum() if kind < last else 1.0
            worth[ALL_WIN] += weight * worth[BEST_WIN]
            worth[ALL_POINTS] += weight * worth[BEST_POINTS]
            worth[ALL_AHEAD] += weight * worth[BEST_AHEAD]
        unseen = counts[:last].sum()
        kind += 1
        while kind <= last and (counts[kind] == 0 or (kind == last and unseen > 0)):
            kind += 1
        if kind > last:
            return False
        counts[kind] -= 1
        at[KIND] = kind
        at[TILE] = kinds[kind] if at[SHOWN] < 0 else at[SHOWN]
        at[NEXT] = -1
        worth[BEST] = -1e9
