"""Thousands of compiled playouts: all actions are tried in the same imagined matches, the rest is nearly random.

Each imagined match has its own number and random numbers, and results are summed as integers. So the result does not
depend on which thread plays a match, or on the order.

A row opened late gives the opponent a side to spoil, so good players delay it. From `thrift` tiles on, no player in a
playout opens a row if it can avoid it. With six columns, the rows then fill up one after another, and the first player
always has to open the next one, because 6, 12, 18, 24 and 30 are even. So the frame is known in advance, and the order
of moves no longer matters: the tiles are dealt to the free cells, which takes a third of the time.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from goldhook.bots.race import Sums
from goldhook.engine.compiled import below, compiled, copy, inlined, shuffle, tight
from goldhook.games.gold_ahoi.bots.faces import Faces
from goldhook.games.gold_ahoi.bots.guess import Known
from goldhook.games.gold_ahoi.bots.rest import chests, put, rest_of
from goldhook.games.gold_ahoi.kernel import rules as k
from goldhook.games.gold_ahoi.kernel.rules import Ints, Tables
from goldhook.games.gold_ahoi.pieces import TILES
from goldhook.games.gold_ahoi.state import NORTH, REACH

#: The sums: playouts, twice the wins (a draw is half a win), own points, lead in points.
COUNT, WINS, POINTS, AHEAD = range(4)
SUMS = 4


@compiled
def playouts(
    tiles: Tables, sheet: Faces, thrift: int, seen: Known, actions: Ints, first: int, last: int, seed: int, sums: Sums
) -> None:
    """Play out each action in the imagined matches from first to last, and add to its sums."""
    match = seen.match
    if not frame_is_known(match, thrift):
        play(tiles, thrift, seen, actions, first, last, seed, sums)
        return
    tops, same_frame = np.empty(len(actions), dtype=np.int32), np.empty(len(actions), dtype=np.int32)
    for arm in range(len(actions)):
        tops[arm] = final_top(match, actions[arm])
    for top in range(match[k.BOTTOM] - REACH, match[k.TOP] + 1):
        count = 0
        for arm in range(len(actions)):
            same_frame[count] = arm
            count += tops[arm] == top
        if count:
            fill(sheet, seen, top, actions, same_frame[:count], first, last, seed, sums)


@inlined
def frame_is_known(match: Ints, thrift: int) -> bool:
    """Return whether every action leads to a known frame if players avoid opening rows from `thrift` tiles on."""
    high, wide = match[k.BOTTOM] - match[k.TOP] == REACH, match[k.RIGHT] - match[k.LEFT] == REACH
    return bool(wide and (high or match[k.LAID] + 1 >= thrift))


@inlined
def final_top(match: Ints, action: int) -> int:
    """Return the northernmost row at the end if only the first player opens rows after the action."""
    mover, row = match[k.TO_MOVE], action >> 6
    first = mover if match[k.LAID] % 2 == 0 else 1 - mover
    top, bottom = min(match[k.TOP], row), max(match[k.BOTTOM], row)
    return int(bottom - REACH if first == NORTH else top)


@inlined
def begin(chance: NDArray[np.uint64], seed: int, number: int) -> None:
    """Seed the random numbers of an imagined match (splitmix64)."""
    bits = np.uint64(seed) + np.uint64(number + 1) * np.uint64(0x9E3779B97F4A7C15)
    bits = (bits ^ (bits >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    bits = (bits ^ (bits >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    chance[0] = (bits ^ (bits >> np.uint64(31))) | np.uint64(1)


@inlined
def add(sums: Sums, seat: int, north: int, south: int) -> None:
    own, other = (north, south) if seat == NORTH else (south, north)
    sums[COUNT] += 1
    sums[WINS] += 1 + (own > other) - (own < other)
    sums[POINTS] += own
    sums[AHEAD] += own - other


@compiled
def play(tiles: Tables, thrift: int, seen: Known, actions: Ints, first: int, last: int, seed: int, sums: Sums) -> None:
    """Play by the rules, tile by tile."""
    seat = seen.match[k.TO_MOVE]
    imagined, match = np.empty(k.SIZE, dtype=np.int32), np.empty(k.SIZE, dtype=np.int32)
    cells = np.empty(k.MOST_ACTIONS, dtype=np.int32)
    near, lead = np.empty(k.SPOTS, dtype=np.int32), np.empty(k.SPOTS, dtype=np.int32)
    chance = np.empty(1, dtype=np.uint64)
    start = k.BAG + TILES - len(seen.hidden)
    for number in range(first, last):
        begin(chance, seed, number)
        copy(seen.match, imagined, 0)
        copy(seen.hidden, imagined, start)
        shuffle(chance, imagined, start, k.BAG + TILES)
        if imagined[k.HAND + 1 - seat] < 0 and len(seen.hidden) > 0:
            imagined[k.HAND + 1 - seat] = imagined[start]
        stream = chance[0]
        for arm in range(len(actions)):
            chance[0] = stream
            copy(imagined, match, 0)
            k.apply(match, actions[arm])
            _play_on(match, thrift, chance, cells)
            north, south = k.points(tiles, match, near, lead)
            add(sums[arm], seat, north + seen.given[0], south + seen.given[1])


@tight
def inside_first(match: Ints, cells: Ints, count: int) -> int:
    """Move the cells in existing rows to the front; return their number, or that of all cells if there is none."""
    inside = 0
    for index in range(count):
        cell = cells[index]
        cells[index] = cells[inside]
        cells[inside] = cell
        inside += match[k.TOP] <= cell >> 4 <= match[k.BOTTOM]
    return inside if inside > 0 else count


@tight
def _play_on(match: Ints, thrift: int, chance: NDArray[np.uint64], cells: Ints) -> None:
    """Place the remaining tiles at random; from `thrift` tiles on, avoid opening a row."""
    while match[k.LAID] < TILES:
        count = k.open_cells(match, cells)
        if match[k.LAID] >= thrift:
            count = inside_first(match, cells, count)
        choice = below(chance, 4 * count)
        k.apply(match, 4 * cells[choice >> 2] + (choice & 3))


@compiled
def fill(
    sheet: Faces, seen: Known, top: int, actions: Ints, arms: Ints, first: int, last: int, seed: int,
    sums: Sums,
) -> None:  # fmt: skip
    """Deal the tiles to the free cells of a known frame, for the actions that lead to this frame.

    There is one tile fewer than cells: the tile in hand takes the action's cell, and the tile dealt there fills the
    hole.
    """
    seat = seen.match[k.TO_MOVE]
    rest = rest_of(sheet, seen.match, top)
    for owner in range(2):
        rest.settled[owner] += seen.given[owner]
    free, count = len(rest.cells), len(rest.areas) // 3
    place = np.zeros(len(arms), dtype=np.int32)
    begun = np.empty((len(arms), 3 * count), dtype=np.int16)
    for arm in range(len(arms)):
        action = actions[arms[arm]]
        copy(rest.areas, begun[arm], 0)
        while rest.cells[place[arm]] != action >> 2:
            place[arm] += 1
        put(sheet, 4 * seen.match[k.HAND + seat] + (action & 3), rest.around, place[arm], begun[arm], count)
    pool, dealt = np.full(free, -1, dtype=np.int32), np.empty(free, dtype=np.int32)
    copy(seen.hidden, pool, 0)
    if len(seen.hidden) < free - 1:
        pool[free - 2] = seen.match[k.HAND + 1 - seat]  # a hand that both players see
    areas = np.empty(3 * count, dtype=np.int16)
    chance = np.empty(1, dtype=np.uint64)
    for number in range(first, last):
        begin(chance, seed, number)
        copy(pool, dealt, 0)
        shuffle(chance, dealt, 0, free)
        hole = 0
        for index in range(free):
            if dealt[index] < 0:
                hole = index
            else:
                dealt[index] = 4 * dealt[index] + below(chance, 4)
        for arm in range(len(arms)):
            copy(begun[arm], areas, 0)
            taken = place[arm]
            dealt[hole] = dealt[taken]
            for index in range(free):
                if index != taken:
                    put(sheet, dealt[index], rest.around, index, areas, count)
            north, south = chests(areas, count)
            add(sums[arms[arm]], seat, north + rest.settled[0], south + rest.settled[1])
