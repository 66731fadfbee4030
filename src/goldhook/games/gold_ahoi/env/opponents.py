"""Opponents inside compiled code: random, and the first three levels.

They evaluate actions like the levels of `bots`: they see the layout and their own hand, and imagine the rest.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from numpy.typing import NDArray

from goldhook.engine.compiled import below, compiled, copy, inlined, next_random, shuffle
from goldhook.games.gold_ahoi.bots.faces import Faces
from goldhook.games.gold_ahoi.bots.guess import Known
from goldhook.games.gold_ahoi.bots.mind import BOSUN_PLAYOUTS, DECKHAND_PLAYOUTS
from goldhook.games.gold_ahoi.bots.playouts import AHEAD, SUMS, WINS, playouts
from goldhook.games.gold_ahoi.bots.search import POINT
from goldhook.games.gold_ahoi.bots.shortsighted import CELLS, ERROR
from goldhook.games.gold_ahoi.env.areas import Spots, add_tile
from goldhook.games.gold_ahoi.env.layout import Bytes, Sheet
from goldhook.games.gold_ahoi.kernel import rules as k
from goldhook.games.gold_ahoi.kernel.rules import Ints, Tables
from goldhook.games.gold_ahoi.pieces import TILES

#: The player at a seat: none of these, a random player, or a level.
OUTSIDE, RANDOM, LOWEST = -1, 0, 1
#: Playouts for each action, by level.
PLAYOUTS = (0, DECKHAND_PLAYOUTS, BOSUN_PLAYOUTS)


@compiled
def reply(
    tiles: Tables,
    faces: Faces,
    sheet: Sheet,
    matches: Ints,
    spots: Spots,
    chests: Bytes,
    chances: NDArray[np.uint64],
    sitting: NDArray[np.int8],
    seats: Ints,
) -> None:
    """Let opponents act until another seat has to, or the match is over."""
    actions, leader = np.empty(k.MOST_ACTIONS, dtype=np.int32), np.empty(k.SPOTS, dtype=np.int32)
    lead, after = np.empty(k.SPOTS, dtype=np.int32), np.empty(k.SIZE, dtype=np.int32)
    for row in range(len(matches)):
        match, chance = matches[row], chances[row]
        while seats[row] >= 0 and sitting[row, seats[row]] != OUTSIDE:
            level = sitting[row, seats[row]]
            count = k.legal(match, actions)
            if level == RANDOM:
                action = actions[below(chance, count)]
            else:
                count = _distinct(faces, match, actions, count)
                if level == LOWEST:
                    action = _by_chests(tiles, match, actions, count, chance, after, leader, lead)
                else:
                    seen = _known(match)
                    action = _by_playouts(tiles, faces, seen, actions[:count], PLAYOUTS[level - LOWEST], chance)
            k.apply(match, action)
            add_tile(sheet, match, action >> 2, spots[row], chests[row])
            seats[row] = match[k.TO_MOVE] if match[k.LAID] < TILES else -1


@inlined
def _distinct(faces: Faces, match: Ints, actions: Ints, count: int) -> int:
    """Keep one of the actions that look the same; return the number left."""
    tile, left = 4 * match[k.HAND + match[k.TO_MOVE]], 0
    for index in range(count):
        action = actions[index]
        actions[left] = action
        left += faces.same[tile + (action & 3)] == action & 3
    return left


@inlined
def _known(match: Ints) -> Known:
    """Return the knowledge of the seat to move."""
    seat, seen = match[k.TO_MOVE], np.empty(k.SIZE, dtype=np.int32)
    copy(match, seen, 0)
    hidden = np.ones(TILES, dtype=np.int32)
    for number in range(match[k.LAID]):
        hidden[match[k.BOARD + match[k.ORDER + number]] >> 2] = 0
    hidden[match[k.HAND + seat]] = 0
    if not match[k.OPEN_HANDS]:
        seen[k.HAND + 1 - seat] = -1
    elif seen[k.HAND + 1 - seat] >= 0:
        hidden[seen[k.HAND + 1 - seat]] = 0
    given = np.zeros(2, dtype=np.int32)
    given[seat if match[k.LAID] % 2 == 0 else 1 - seat] = match[k.HANDICAP]
    return Known(seen, np.flatnonzero(hidden).astype(np.int32), given)


@inlined
def _by_playouts(tiles: Tables, faces: Faces, seen: Known, actions: Ints, each: int, chance: NDArray[np.uint64]) -> int:
    """Return the action with the best playouts, `each` for every action."""
    sums = np.zeros((len(actions), SUMS), dtype=np.int64)
    seed: Any = np.int64(next_random(chance) >> np.uint64(2))
    playouts(tiles, faces, TILES, seen, actions, 0, each, seed, sums)
    best = 0
    for index in range(len(actions)):
        value = sums[index, WINS] / 2 + POINT * sums[index, AHEAD]
        if value > sums[best, WINS] / 2 + POINT * sums[best, AHEAD]:
            best = index
    return actions[best]  # type: ignore[no-any-return]


@inlined
def _by_chests(
    tiles: Tables, match: Ints, actions: Ints, count: int, chance: NDArray[np.uint64], after: Ints, leader: Ints,
    lead: Ints,
) -> int:  # fmt: skip
    """Return the action that looks best on a few cells, by the chests right after it, with some error."""
    cells, found = np.empty(k.MOST_FRONTIER, dtype=np.int32), 0
    for index in range(count):
        if found == 0 or cells[found - 1] != actions[index] >> 2:
            cells[found] = actions[index] >> 2
            found += 1
    shuffle(chance, cells, 0, found)
    seat, best, most = match[k.TO_MOVE], actions[0], -1e9
    for index in range(count):
        looked_at = False
        for number in range(min(CELLS, found)):
            looked_at |= cells[number] == actions[index] >> 2
        if looked_at:
            copy(match, after, 0)
            k.apply(after, actions[index])
            north, south = k.points(tiles, after, leader, lead)
            value = (north if seat == 0 else south) + ERROR * _normal(chance)
            if value > most:
                best, most = actions[index], value
    return best  # type: ignore[no-any-return]


@inlined
def _normal(chance: NDArray[np.uint64]) -> float:
    """Draw from the normal distribution (Box and Muller)."""
    one = ((next_random(chance) >> np.uint64(11)) + 1) * (1.0 / 9007199254740993.0)
    two = (next_random(chance) >> np.uint64(11)) * (1.0 / 9007199254740992.0)
    return math.sqrt(-2 * math.log(one)) * math.cos(2 * math.pi * two)
