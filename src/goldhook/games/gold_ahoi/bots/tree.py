"""The master's search tree below each action, from the first tile on. Compiled.

A playout places the next tiles where the tree promises most to the player to move, adds one position to the tree, and
plays on by the rules. Positions are looked up by a hash of the tiles on the cells, so different orders of the same
tiles share one entry. A player chooses knowing only the tile in hand: future tiles are dealt again in each playout.

Only the final layout counts, not the player who placed a tile. So a playout also estimates the worth of each of its
tiles on its cell, whatever the action was. These means guide the choice in positions with few playouts of their own.
Below the tree, a player takes the better of two random placements by them.

Each action has its own tree with its own entries. The means are shared, but they change only between two batches of
playouts. So the result does not depend on the distribution of actions over threads.
"""

from __future__ import annotations

import math
from typing import NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from goldhook.bots.race import Sums
from goldhook.engine.compiled import below, compiled, copy, inlined, shuffle, tight
from goldhook.games.gold_ahoi.bots.faces import Faces
from goldhook.games.gold_ahoi.bots.guess import Known
from goldhook.games.gold_ahoi.bots.playouts import add, begin, inside_first
from goldhook.games.gold_ahoi.kernel import rules as k
from goldhook.games.gold_ahoi.kernel.rules import Ints, Tables
from goldhook.games.gold_ahoi.pieces import TILES

Hashes: TypeAlias = NDArray[np.uint64]
Means: TypeAlias = NDArray[np.float64]

#: The amount of exploration, and the number of playouts that the mean of a tile on its cell counts for.
EXPLORE, BELIEF = 0.15, 60.0
#: Playouts with the mean result of all that are added to the mean of a tile on its cell.
DOUBT = 8.0
#: The most entries of a tree, and the number of entries probed for a position.
MOST_ENTRIES, TRIES = 1 << 15, 8
#: The counts of an entry, and of a look on a cell: playouts, and north's wins less south's.
VISITS, NORTH_AHEAD = range(2)
#: The data of a choice: the action, the entry of the position, its playouts.
ACTION, ENTRY, TRIED = range(3)


class Trees(NamedTuple):
    """The trees of all actions of a decision."""

    #: A random number for each look of a tile on each cell; a position is the exclusive or of its numbers.
    marks: Hashes
    #: By action: the positions, and their counts.
    positions: Hashes
    counts: Ints
    #: The mean result of each look on each cell, from -1 (south won every playout) to 1.
    means: Means


def trees(sheet: Faces, actions: int, playouts: int) -> Trees:
    """Return empty trees for this number of actions, large enough for the playouts."""
    entries = 64
    while entries < min(MOST_ENTRIES, playouts):
        entries *= 2
    numbers = np.arange(1, k.CELLS * sheet.looks + 1, dtype=np.uint64) * np.uint64(0x9E3779B97F4A7C15)
    numbers = (numbers ^ (numbers >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    numbers = (numbers ^ (numbers >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return Trees(
        (numbers ^ (numbers >> np.uint64(31))).reshape(k.CELLS, sheet.looks),
        np.zeros((actions, entries), dtype=np.uint64),
        np.zeros((actions, entries, 2), dtype=np.int32),
        np.zeros((k.CELLS, sheet.looks)),
    )


def tallies(sheet: Faces) -> Ints:
    """Return empty counts of each look on each cell."""
    return np.zeros((k.CELLS, sheet.looks, 2), dtype=np.int32)


def learn(forest: Trees, tally: Ints) -> None:
    """Compute the means from the counts of all playouts so far."""
    visits, ahead = tally.sum(axis=(0, 1))
    np.divide(tally[:, :, NORTH_AHEAD] + DOUBT * ahead / max(1, visits), tally[:, :, VISITS] + DOUBT, forest.means)


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
    tiles: Tables, sheet: Faces, seen: Known, thrift: int, every: int, actions: Ints, arms: Ints, first: int, last: int,
    seed: int, forest: Trees, tally: Ints, sums: Sums,
) -> None:  # fmt: skip
    """Play the actions numbered `arms` in the matches from first to last; count each look on each cell in `tally`.

    From `thrift` tiles on, players avoid opening rows in every match whose number is a multiple of `every`.
    """
    seat = seen.match[k.TO_MOVE]
    imagined, match = np.empty(k.SIZE, dtype=np.int32), np.empty(k.SIZE, dtype=np.int32)
    cells, path = np.empty(k.MOST_ACTIONS, dtype=np.int32), np.empty(TILES, dtype=np.int32)
    values, choices = np.empty(k.MOST_ACTIONS), np.empty((k.MOST_ACTIONS, 3), dtype=np.int32)
    leader, lead = np.empty(k.SPOTS, dtype=np.int32), np.empty(k.SPOTS, dtype=np.int32)
    chance = np.empty(1, dtype=np.uint64)
    start = k.BAG + TILES - len(seen.hidden)
    copy(seen.match, imagined, 0)
    for arm in arms:  # one tree after the other, because a tree fits into the processor's cache
        counts = forest.counts[arm]
        for number in range(first, last):
            begin(chance, seed, number)
            copy(seen.hidden, imagined, start)
            shuffle(chance, imagined, start, k.BAG + TILES)
            if seen.match[k.HAND + 1 - seat] < 0 and len(seen.hidden) > 0:
                imagined[k.HAND + 1 - seat] = imagined[start]
            copy(imagined, match, 0)
            frugal = thrift if number % every == 0 else TILES
            steps = _play_on(
                match, sheet, forest.marks, forest.positions[arm], counts, forest.means, frugal, actions[arm], chance,
                cells, path, values, choices,
            )  # fmt: skip
            north, south = k.points(tiles, match, leader, lead)
            north, south = north + seen.given[0], south + seen.given[1]
            add(sums[arm], seat, north, south)
            won = (north > south) - (north < south)
            for step in range(steps):
                counts[path[step], VISITS] += 1
                counts[path[step], NORTH_AHEAD] += won
            for index in range(seen.match[k.LAID] + 1, TILES):
                cell = match[k.ORDER + index]
                look = sheet.look[match[k.BOARD + cell]]
                tally[cell, look, VISITS] += 1
                tally[cell, look, NORTH_AHEAD] += won


@tight
def _play_on(
    match: Ints, sheet: Faces, marks: Hashes, positions: Hashes, counts: Ints, means: Means, thrift: int, action: int,
    chance: Hashes, cells: Ints, path: Ints, values: NDArray[np.float64], choices: Ints,
) -> int:  # fmt: skip
    """Play an action and all that follows; write the entries of its positions into `path`, return their number.

    From `thrift` tiles on, players avoid opening a row below the tree.
    """
    position = marks[action >> 2, sheet.look[4 * match[k.HAND + match[k.TO_MOVE]] + (action & 3)]]
    steps, grows = 0, True
    k.apply(match, action)
    while match[k.LAID] < TILES:
        mover = match[k.TO_MOVE]
        tile, side = match[k.HAND + mover], 1 - 2 * mover
        count = k.open_cells(match, cells)
        if grows:
            best = _choose(sheet, marks, positions, counts, means, position, tile, cells, count, side, values, choices)
            action, entry = choices[best, ACTION], choices[best, ENTRY]
            position ^= marks[action >> 2, sheet.look[4 * tile + (action & 3)]]
            grows = False
            if entry >= 0:
                path[steps] = entry
                steps += 1
                grows = positions[entry] != np.uint64(0)
                positions[entry] = position
        else:
            if match[k.LAID] >= thrift:
                count = inside_first(match, cells, count)
            one, other = below(chance, 4 * count), below(chance, 4 * count)
            ahead = means[cells[one >> 2], sheet.look[4 * tile + (one & 3)]]
            better = side * (means[cells[other >> 2], sheet.look[4 * tile + (other & 3)]] - ahead) > 0
            placed = other if better else one
            action = 4 * cells[placed >> 2] + (placed & 3)
        k.apply(match, action)
    return steps


@tight
def _choose(
    sheet: Faces, marks: Hashes, positions: Hashes, counts: Ints, means: Means, position: np.uint64, tile: int,
    cells: Ints, count: int, side: int, values: NDArray[np.float64], choices: Ints,
) -> int:  # fmt: skip
    """Write the choices for the next tile into `choices`; return the one that promises most to `side` (1: north, -1:
    south).

    A choice is rated by its playouts, with a bonus that shrinks as they grow (upper confidence bound).
    """
    found, total, best = 0, 0, 0
    for index in range(count):
        cell = cells[index]
        for turn in range(4):
            face = 4 * tile + turn
            if sheet.same[face] != turn:
                continue
            look = sheet.look[face]
            entry, tried, ahead = _entry(positions, position ^ marks[cell, look]), 0, 0
            if entry >= 0:  # an unused entry has no counts
                tried, ahead = counts[entry, VISITS], counts[entry, NORTH_AHEAD]
            values[found] = 0.5 * side * (ahead + BELIEF * means[cell, look]) / (tried + BELIEF)
            choices[found, ACTION], choices[found, ENTRY], choices[found, TRIED] = 4 * cell + turn, entry, tried
            total += tried
            found += 1
    room = EXPLORE**2 * math.log(total + 1.0)
    for index in range(found):
        values[index] += math.sqrt(room / (choices[index, TRIED] + 1))
        if values[index] > values[best]:
            best = index
    return best
