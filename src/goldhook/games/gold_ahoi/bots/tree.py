"""A search tree below each action of the master, once the frame is known. Compiled.

A playout places the next tiles where the tree promises most to the player to move, adds one position to the tree, and
deals the other tiles to the free cells at random (see playouts.py). Positions are looked up by a hash of the tiles on
the cells, so different orders of the same tiles share one entry. A player chooses knowing only the tile in hand: future
tiles are dealt again in each playout.

Only the final layout counts, not the player who placed a tile. So a playout also estimates the worth of each of its
tiles on its cell, and these means guide the choice in positions with few playouts of their own.

Each action has its own tree with its own entries. The result does not depend on the distribution of actions over
threads.
"""

from __future__ import annotations

import math
from typing import NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from goldhook.bots.race import Sums
from goldhook.engine.compiled import below, compiled, copy, inlined, shuffle, tight
from goldhook.games.gold_ahoi.bots.endgame import neighbours
from goldhook.games.gold_ahoi.bots.faces import Faces
from goldhook.games.gold_ahoi.bots.guess import Known
from goldhook.games.gold_ahoi.bots.playouts import add, begin
from goldhook.games.gold_ahoi.bots.rest import chests, put, rest_of
from goldhook.games.gold_ahoi.kernel import rules as k
from goldhook.games.gold_ahoi.kernel.rules import Ints
from goldhook.games.gold_ahoi.state import NORTH, REACH

Hashes: TypeAlias = NDArray[np.uint64]

#: The amount of exploration, and the number of playouts that the mean of a tile on its cell counts for.
EXPLORE, BELIEF = 0.15, 20.0
#: Playouts without a winner that are added to the mean of a tile on its cell.
DOUBT = 8.0
#: The most entries of a tree, and the number of entries probed for a position.
MOST_ENTRIES, TRIES = 1 << 15, 8
#: The counts of an entry: playouts, and north's wins less south's.
VISITS, NORTH_AHEAD = range(2)
#: The data of a choice: the free cell, the tile and its turn, the entry of the position, its playouts.
CELL, FACE, ENTRY, TRIED = range(4)


class Trees(NamedTuple):
    """The trees of all actions of a decision."""

    #: A random number for each look of a tile on each free cell; a position is the exclusive or of its numbers.
    marks: Hashes
    #: By action: the positions, their counts, and the counts of each look on each free cell.
    positions: Hashes
    counts: Ints
    on_cell: Ints


def trees(sheet: Faces, free: int, actions: int, playouts: int) -> Trees:
    """Return empty trees for this number of free cells and actions, large enough for the playouts."""
    entries = 64
    while entries < min(MOST_ENTRIES, playouts):
        entries *= 2
    numbers = np.arange(1, free * sheet.looks + 1, dtype=np.uint64) * np.uint64(0x9E3779B97F4A7C15)
    numbers = (numbers ^ (numbers >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    numbers = (numbers ^ (numbers >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return Trees(
        (numbers ^ (numbers >> np.uint64(31))).reshape(free, sheet.looks),
        np.zeros((actions, entries), dtype=np.uint64),
        np.zeros((actions, entries, 2), dtype=np.int32),
        np.zeros((actions, free, sheet.looks, 2), dtype=np.int32),
    )


@inlined
def _entry(positions: Hashes, position: np.uint64) -> np.int64:
    """Return the entry of a position, or the free entry for it, or -1 if there is no room."""
    found, at = np.int64(-1), np.int64(position & np.uint64(len(positions) - 1))
    for _ in range(TRIES):
        if positions[at] == position or positions[at] == np.uint64(0):
            found = at
            break
        at = np.int64((at + 1) & (len(positions) - 1))
    return found


@compiled
def grow(
    sheet: Faces, seen: Known, top: int, actions: Ints, arms: Ints, first: int, last: int, seed: int, forest: Trees,
    sums: Sums,
) -> None:  # fmt: skip
    """Play the actions numbered `arms`, which lead to a frame from `top` on, in the matches from first to last.

    Only the first player opens rows, as in playouts.py.
    """
    seat = seen.match[k.TO_MOVE]
    opener = seat if seen.match[k.LAID] % 2 == 0 else 1 - seat
    rest = rest_of(sheet, seen.match, top)
    for owner in range(2):
        rest.settled[owner] += seen.given[owner]
    free, count = len(rest.cells), len(rest.areas) // 3
    beside, open_now = neighbours(rest, seen.match)
    shown = len(seen.hidden) < free - 1  # a hand that both players see
    tiles, turns = np.empty(free, dtype=np.int32), np.empty(free, dtype=np.int32)
    cells, faces = np.empty(free, dtype=np.int32), np.empty(free, dtype=np.int32)
    path = np.empty(free, dtype=np.int32)
    values, choices = np.empty(4 * free), np.empty((4 * free, 4), dtype=np.int32)
    areas = np.empty(3 * count, dtype=np.int16)
    chance = np.empty(1, dtype=np.uint64)
    for number in range(first, last):
        begin(chance, seed, number)
        copy(seen.hidden, tiles, int(shown))
        if shown:
            tiles[0] = seen.match[k.HAND + 1 - seat]
        shuffle(chance, tiles, int(shown), free - 1)
        for index in range(free - 1):
            turns[index] = below(chance, 4)
        for arm in arms:
            positions, counts, on_cell = forest.positions[arm], forest.counts[arm], forest.on_cell[arm]
            face, cell = 4 * seen.match[k.HAND + seat] + (actions[arm] & 3), 0
            while rest.cells[cell] != actions[arm] >> 2:
                cell += 1
            copy(rest.areas, areas, 0)
            left, reach = (1 << free) - 1, open_now
            high, low = seen.match[k.TOP], seen.match[k.BOTTOM]
            laid, steps, grows = -1, 0, True
            position, mover = np.uint64(0), seat
            while True:
                # Place the tile; the first one is the action itself.
                put(sheet, face, rest.around, cell, areas, count)
                position ^= forest.marks[cell, sheet.look[face]]
                left, reach = left & ~(1 << cell), reach | beside[cell]
                high, low = min(high, rest.cells[cell] >> 4), max(low, rest.cells[cell] >> 4)
                mover, laid = 1 - mover, laid + 1
                if not grows or laid == free - 1:
                    break
                # Choose the cell and the turn of the next one.
                north_end = max(high - 1, top) if mover == opener == NORTH else high
                south_end = min(low + 1, top + REACH) if mover == opener != NORTH else low
                best = _choose(
                    sheet, forest.marks, positions, counts, on_cell, rest.cells, position, tiles[laid],
                    left & reach, north_end, south_end, 1 - 2 * mover, values, choices,
                )  # fmt: skip
                cell, face, entry = choices[best, CELL], choices[best, FACE], choices[best, ENTRY]
                cells[laid], faces[laid] = cell, face
                if entry >= 0:
                    path[steps] = entry
                    steps += 1
                    grows = positions[entry] != np.uint64(0)
                    positions[entry] = position ^ forest.marks[cell, sheet.look[face]]
                else:
                    grows = False
            for cell in range(free):
                if left >> cell & 1:
                    cells[laid], faces[laid] = cell, 4 * tiles[laid] + turns[laid]
                    put(sheet, faces[laid], rest.around, cell, areas, count)
                    laid += 1
            north, south = chests(areas, count)
            north, south = north + rest.settled[0], south + rest.settled[1]
            add(sums[arm], seat, north, south)
            won = (north > south) - (north < south)
            for step in range(steps):
                counts[path[step], VISITS] += 1
                counts[path[step], NORTH_AHEAD] += won
            for index in range(free - 1):
                look = sheet.look[faces[index]]
                on_cell[cells[index], look, VISITS] += 1
                on_cell[cells[index], look, NORTH_AHEAD] += won


@tight
def _choose(
    sheet: Faces, marks: Hashes, positions: Hashes, counts: Ints, on_cell: Ints, rest_cells: Ints, position: np.uint64,
    tile: int, open_now: int, high: int, low: int, side: int, values: NDArray[np.float64], choices: Ints,
) -> int:  # fmt: skip
    """Write the choices for the next tile into `choices`; return the one that promises most to `side` (1: north, -1:
    south).

    A choice is rated by its playouts, with a bonus that shrinks as they grow (upper confidence bound).
    """
    found, total, best = 0, 0, 0
    for cell in range(len(rest_cells)):
        if not (open_now >> cell & 1 and high <= rest_cells[cell] >> 4 <= low):
            continue
        for turn in range(4):
            face = 4 * tile + turn
            if sheet.same[face] != turn:
                continue
            look = sheet.look[face]
            entry, tried, ahead = _entry(positions, position ^ marks[cell, look]), 0, 0
            if entry >= 0:  # an unused entry has no counts
                tried, ahead = counts[entry, VISITS], counts[entry, NORTH_AHEAD]
            mean = on_cell[cell, look, NORTH_AHEAD] / (on_cell[cell, look, VISITS] + DOUBT)
            values[found] = 0.5 * side * (ahead + BELIEF * mean) / (tried + BELIEF)
            choices[found, CELL], choices[found, FACE] = cell, face
            choices[found, ENTRY], choices[found, TRIED] = entry, tried
            total += tried
            found += 1
    room = EXPLORE**2 * math.log(total + 1.0)
    for index in range(found):
        values[index] += math.sqrt(room / (choices[index, TRIED] + 1))
        if values[index] > values[best]:
            best = index
    return best
