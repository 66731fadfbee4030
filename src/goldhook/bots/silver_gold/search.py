"""Search in Silver & Gold: an action is tried in many matches as they may be, and sensible players finish them.

For the first few turns after it the seat's own marks are not left to the sensible player alone: a tree remembers what
came of each promising mark, wherever the seat stood with the same cards before the same expedition card, and goes more
often where it went well.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from goldhook.bots.silver_gold.guess import Known, imagine
from goldhook.bots.silver_gold.prospects import Prospects
from goldhook.bots.silver_gold.sensible import Weights, sensible_action, turns_left, weigh_marks
from goldhook.compiled import compiled, inlined, next_random
from goldhook.silver_gold import kernel as k
from goldhook.silver_gold.kernel import Ints, Tables

#: What is added up of an action's playouts.
POINTS, WINS, AHEAD = 0, 1, 2
SUMS = 3
WHOLE = 12  # a victory, so that a half, a third and a quarter of it are whole numbers too

#: So many marks of a position are tried in the tree, so many turns deep; so much, in points, is curiosity worth.
WIDTH, DEEP, CURIOSITY = 6, 3, 3.0
SLOTS = 1 << 12
MOST_PATH = 64


class Tree(NamedTuple):
    """What came of the marks tried so far, by position; a table of slots, found by a number made of the position."""

    position: NDArray[np.uint64]  # 0 in a slot that is free
    marks: Ints
    tried: Ints
    points: NDArray[np.float64]
    used: Ints


def new_tree() -> Tree:
    return Tree(
        np.zeros(SLOTS, dtype=np.uint64),
        np.zeros((SLOTS, WIDTH), dtype=np.int32),
        np.zeros((SLOTS, WIDTH), dtype=np.int32),
        np.zeros((SLOTS, WIDTH)),
        np.zeros(1, dtype=np.int32),
    )


@compiled
def playouts(
    deck: Tables, ahead: Prospects, weights: Weights, seen: Known, action: int, first: int, last: int, seed: int,
    tree: Tree, deep: int, sums: NDArray[np.int64],
) -> None:  # fmt: skip
    """Play out an action in the imagined matches numbered from first to last; add up what came of it.

    The same number imagines the same match, whatever the action: luck favours none.
    """
    match = np.zeros(k.SIZE, dtype=np.int32)
    chance = np.zeros(1, dtype=np.uint64)
    actions, values = np.zeros(k.MOST_ACTIONS, dtype=np.int32), np.zeros(k.MOST_ACTIONS)
    path = np.zeros((MOST_PATH, 2), dtype=np.int64)
    stop = turns_left(seen.match) - deep  # the tree reaches as far as this many turns are left
    for number in range(first, last):
        chance[0] = np.uint64(seed) + np.uint64(0x9E3779B97F4A7C15) * np.uint64(number + 1) | np.uint64(1)
        next_random(chance)
        next_random(chance)
        imagine(seen, match, chance)
        k.apply(deck, match, seen.seat, action)
        length = _finish(deck, ahead, weights, match, seen.seat, stop, tree, path, actions, values)
        points = _add_up(deck, match, seen.seat, sums)
        for step in range(length):
            tree.tried[path[step, 0], path[step, 1]] += 1
            tree.points[path[step, 0], path[step, 1]] += points


@inlined
def _finish(
    deck: Tables, ahead: Prospects, weights: Weights, match: Ints, me: int, stop: int, tree: Tree,
    path: NDArray[np.int64], actions: Ints, values: Weights,
) -> int:  # fmt: skip
    """Finish the match; return how many choices the tree made, which stand in `path`."""
    length, in_tree = 0, True
    while match[k.STEP] != k.OVER:
        seat = 0
        while not (match[k.WAITING] >> seat) & 1:
            seat += 1
        action = -1
        if in_tree and seat == me and match[k.STEP] == k.MARK:
            in_tree = turns_left(match) > stop and length < MOST_PATH
            if in_tree:
                slot = _slot(tree, _position(match, k.PLAYER + me * k.SEAT))
                if tree.position[slot] == 0:  # new: remember it, and go on without the tree
                    in_tree = False
                    if 4 * tree.used[0] < 3 * SLOTS:
                        _remember(deck, ahead, weights, match, me, tree, slot, actions, values)
                if tree.position[slot] != 0:
                    choice = _most_curious(tree, slot)
                    action = tree.marks[slot, choice]
                    path[length, 0], path[length, 1] = slot, choice
                    length += 1
        if action < 0:
            action = sensible_action(deck, ahead, match, seat, weights, actions, values)
        k.apply(deck, match, seat, action)
    return length


@inlined
def _position(match: Ints, player: int) -> np.uint64:
    """A number for what the seat has before it: cards, marks, coins, what it owes, and when."""
    number = np.uint64(match[player + k.CARDS] + 1) | np.uint64(match[player + k.CARDS + 1] + 1) << np.uint64(6)
    number |= np.uint64(match[player + k.MARKED]) << np.uint64(12)
    number |= np.uint64(match[player + k.MARKED + 1]) << np.uint64(28)
    number |= np.uint64(match[player + k.OWED]) << np.uint64(44) | np.uint64(match[k.EXPEDITION]) << np.uint64(48)
    number |= np.uint64(turns_left(match)) << np.uint64(52)
    number ^= np.uint64(match[player + k.COINS]) * np.uint64(0x9E3779B97F4A7C15)
    number = (number ^ (number >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    number = (number ^ (number >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return (number ^ (number >> np.uint64(31))) | np.uint64(1)


@inlined
def _slot(tree: Tree, position: np.uint64) -> int:
    """Where the position stands, or the free slot where it would."""
    slot = np.int64(position >> np.uint64(20)) & (SLOTS - 1)
    while tree.position[slot] != 0 and tree.position[slot] != position:
        slot = (slot + 1) & (SLOTS - 1)
    return slot  # type: ignore[return-value]


@inlined
def _remember(
    deck: Tables, ahead: Prospects, weights: Weights, match: Ints, me: int, tree: Tree, slot: int, actions: Ints,
    values: Weights,
) -> None:  # fmt: skip
    """Put the position into the tree with its most promising marks, best first."""
    tree.position[slot] = _position(match, k.PLAYER + me * k.SEAT)
    tree.used[0] += 1
    count = weigh_marks(deck, ahead, match, me, weights, actions, values)
    for choice in range(WIDTH):
        best = -1
        for index in range(count):
            if best < 0 or values[index] > values[best]:
                best = index
        tree.tried[slot, choice] = 0
        tree.points[slot, choice] = 0.0
        tree.marks[slot, choice] = actions[best] if choice < count else -1
        values[best] = -np.inf


@inlined
def _most_curious(tree: Tree, slot: int) -> int:
    """The mark to try: what went well, and what was not tried enough (upper confidence bounds)."""
    total = 1.0
    for choice in range(WIDTH):
        if tree.marks[slot, choice] < 0:
            break
        if tree.tried[slot, choice] == 0:
            return choice
        total += tree.tried[slot, choice]
    best, best_value = 0, -np.inf
    for choice in range(WIDTH):
        if tree.marks[slot, choice] < 0:
            break
        tried = tree.tried[slot, choice]
        value = tree.points[slot, choice] / tried + CURIOSITY * np.sqrt(np.log(total) / tried)
        if value > best_value:
            best, best_value = choice, value
    return best


@inlined
def _add_up(deck: Tables, match: Ints, seat: int, sums: NDArray[np.int64]) -> int:
    """Add what the finished match brought the seat; return its points."""
    mine = k.score(deck, match, seat)
    best, tied = 0, 1
    for other in range(match[k.PLAYERS]):
        if other != seat:
            theirs = k.score(deck, match, other)
            best = max(best, theirs)
            tied += theirs == mine
    sums[POINTS] += mine
    sums[AHEAD] += mine - best
    if mine >= best:
        sums[WINS] += WHOLE // tied if mine == best else WHOLE
    return mine
