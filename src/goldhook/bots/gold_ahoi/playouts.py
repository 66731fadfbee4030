"""Playouts by the thousand, compiled: the actions in the same imagined matches, the rest nearly at random.

Each imagined match has a number and random numbers of its own, and what comes of it is added up in whole numbers: the
result does not depend on who plays which of them, nor in which order.

At random every way to fill the layout is as likely as any other. So of all playouts those that have a certain look on a
certain cell are a fair sample of what follows if the other answers just that: besides the sums of an action, its
playouts yield the sums of every answer to it.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from goldhook.bots.gold_ahoi.faces import Faces
from goldhook.bots.gold_ahoi.guess import Known
from goldhook.bots.gold_ahoi.rest import chests, is_closed, put, rest_of
from goldhook.bots.race import Sums
from goldhook.compiled import below, compiled, inlined, shuffle, tight
from goldhook.gold_ahoi import kernel as k
from goldhook.gold_ahoi.kernel import Ints, Tables
from goldhook.gold_ahoi.pieces import TILES

#: What is summed: playouts, wins twice (a draw is half a win), own points, points ahead.
COUNT, WINS, POINTS, AHEAD = range(4)
SUMS = 4
#: Who draws row-opening cells so many times over opens one.
PATIENCE = 12


@compiled
def playouts(
    tiles: Tables, sheet: Faces, habits: Ints, seen: Known, actions: Ints, first: int, last: int, seed: int,
    slots: Ints, sums: Sums, answers: Sums,
) -> None:  # fmt: skip
    """Play each action out in the imagined matches from first to last; add to its sums, and to those of the answers.

    `slots` gives the cells that somebody asks about a number, others -1; `answers` is by action, slot and look, or
    without any action if nobody asks.
    """
    if is_closed(seen.match):
        _fill(sheet, seen, actions, first, last, seed, slots, sums, answers)
    else:
        _play(tiles, sheet, habits, seen, actions, first, last, seed, slots, sums, answers)


@inlined
def _begin(chance: NDArray[np.uint64], seed: int, number: int) -> None:
    """The random numbers of an imagined match (splitmix64)."""
    bits = np.uint64(seed) + np.uint64(number + 1) * np.uint64(0x9E3779B97F4A7C15)
    bits = (bits ^ (bits >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    bits = (bits ^ (bits >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    chance[0] = (bits ^ (bits >> np.uint64(31))) | np.uint64(1)


@inlined
def _add(sums: Sums, own: int, other: int) -> None:
    sums[COUNT] += 1
    sums[WINS] += 1 + (own > other) - (own < other)
    sums[POINTS] += own
    sums[AHEAD] += own - other


@inlined
def _play(
    tiles: Tables, sheet: Faces, habits: Ints, seen: Known, actions: Ints, first: int, last: int, seed: int,
    slots: Ints, sums: Sums, answers: Sums,
) -> None:  # fmt: skip
    """By the rules, tile after tile."""
    seat = seen.match[k.TO_MOVE]
    imagined, match = np.empty(k.SIZE, dtype=np.int32), np.empty(k.SIZE, dtype=np.int32)
    cells = np.empty(k.MOST_ACTIONS, dtype=np.int32)
    near, lead = np.empty(k.SPOTS, dtype=np.int32), np.empty(k.SPOTS, dtype=np.int32)
    chance = np.empty(1, dtype=np.uint64)
    hidden = len(seen.hidden)
    to_hand = 1 if seen.match[k.HAND + 1 - seat] < 0 and hidden > 0 else 0
    for number in range(first, last):
        _begin(chance, seed, number)
        imagined[:] = seen.match
        start = k.BAG + TILES - hidden
        imagined[start : k.BAG + TILES] = seen.hidden
        shuffle(chance, imagined, start, k.BAG + TILES)
        if to_hand:
            imagined[k.HAND + 1 - seat] = imagined[start]
        stream = chance[0]
        for arm in range(len(actions)):
            chance[0] = stream
            match[:] = imagined
            k.apply(match, actions[arm])
            answered = match[k.LAID]
            _play_on(habits, match, chance, cells)
            north, south = k.points(tiles, match, near, lead)
            own, other = (north, south) if seat == 0 else (south, north)
            _add(sums[arm], own, other)
            if len(answers):
                for index in range(answered, TILES):
                    cell = match[k.ORDER + index]
                    if slots[cell] >= 0:
                        _add(answers[arm, slots[cell], sheet.look[match[k.BOARD + cell]]], own, other)


@tight
def _play_on(habits: Ints, match: Ints, chance: NDArray[np.uint64], cells: Ints) -> None:
    """Lay tiles until none is left, at random, but open a row only as often as good players do."""
    while match[k.LAID] < TILES:
        count = k.open_cells(match, cells)
        rows, willing = match[k.BOTTOM] - match[k.TOP] + 1, 0
        while True:
            choice = below(chance, 4 * count)
            cell = cells[choice >> 2]
            row = cell >> 4
            if match[k.TOP] <= row <= match[k.BOTTOM] or willing == PATIENCE:
                break
            if below(chance, 256) < habits[rows, match[k.LAID]]:
                break
            willing += 1
        k.apply(match, 4 * cell + (choice & 3))


@inlined
def _fill(
    sheet: Faces, seen: Known, actions: Ints, first: int, last: int, seed: int,
    slots: Ints, sums: Sums, answers: Sums,
) -> None:  # fmt: skip
    """The frame is closed: deal the tiles to the free cells.

    One tile fewer than cells: the tile in hand takes the cell of the action, and what was dealt there goes to the hole.
    """
    seat = seen.match[k.TO_MOVE]
    rest = rest_of(sheet, seen.match)
    free, count = len(rest.cells), len(rest.areas) // 3
    place = np.zeros(len(actions), dtype=np.int32)
    begun = np.empty((len(actions), 3 * count), dtype=np.int16)
    for arm in range(len(actions)):
        begun[arm] = rest.areas
        for index in range(free):
            if rest.cells[index] == actions[arm] >> 2:
                place[arm] = index
        put(sheet, 4 * seen.match[k.HAND + seat] + (actions[arm] & 3), rest.around, place[arm], begun[arm], count)
    pool = np.empty(free, dtype=np.int32)
    pool[: len(seen.hidden)] = seen.hidden
    if len(seen.hidden) < free - 1:
        pool[free - 2] = seen.match[k.HAND + 1 - seat]  # a hand that everybody sees
    pool[free - 1] = -1
    dealt = np.empty(free, dtype=np.int32)
    areas = np.empty(3 * count, dtype=np.int16)
    chance = np.empty(1, dtype=np.uint64)
    for number in range(first, last):
        _begin(chance, seed, number)
        dealt[:] = pool
        shuffle(chance, dealt, 0, free)
        hole = 0
        for index in range(free):
            if dealt[index] < 0:
                hole = index
            else:
                dealt[index] = 4 * dealt[index] + below(chance, 4)
        for arm in range(len(actions)):
            areas[:] = begun[arm]
            taken = place[arm]
            dealt[hole] = dealt[taken]
            for index in range(free):
                if index != taken:
                    put(sheet, dealt[index], rest.around, index, areas, count)
            north, south = chests(areas, count)
            north += rest.settled[0]
            south += rest.settled[1]
            own, other = (north, south) if seat == 0 else (south, north)
            _add(sums[arm], own, other)
            if len(answers):
                for index in range(free):
                    if index != taken and slots[rest.cells[index]] >= 0:
                        _add(answers[arm, slots[rest.cells[index]], sheet.look[dealt[index]]], own, other)
