"""Random play inside the kernels: whole matches in compiled code, every legal action equally likely.

Only the benchmark needs it, so `goldhook warm` never compiles it.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from goldhook.engine.compiled import below, compiled, inlined, lowest_bit, next_random, tight
from goldhook.games.gold_ahoi.kernel import rules as ga
from goldhook.games.gold_ahoi.pieces import TILES
from goldhook.games.silver_gold.kernel import rules as sg
from goldhook.games.silver_gold.kernel.rules import Ints

#: Draws of a mark before falling back to the list, and draws from one random number.
TRIES, AT_ONCE = 8, 4


# --- Silver & Gold ------------------------------------------------------------------------------------------------


@compiled
def silver_gold_matches(deck: sg.Tables, players: int, games: int, chance: NDArray[np.uint64]) -> tuple[int, int]:
    """Play random matches; return the number of actions and the sum of all seats' points."""
    match = np.zeros(sg.SIZE, dtype=np.int32)
    actions = np.zeros(sg.MOST_ACTIONS, dtype=np.int32)
    total = 0
    points = 0
    for _ in range(games):
        sg.deal(match, players, chance)
        total += _play_silver_gold(deck, match, chance, actions)
        for seat in range(players):
            points += sg.score(deck, match, seat)
    return total, points


@tight
def _play_silver_gold(deck: sg.Tables, match: Ints, chance: NDArray[np.uint64], actions: Ints) -> int:
    """Play a match to its end; return the number of actions."""
    count = 0
    while match[sg.STEP] != sg.OVER:
        seat = lowest_bit(match[sg.WAITING])
        sg.apply(deck, match, seat, random_action(deck, match, seat, chance, actions))
        count += 1
    return count


@inlined
def random_action(deck: sg.Tables, match: Ints, seat: int, chance: NDArray[np.uint64], actions: Ints) -> int:
    """Return one of the legal actions of a seat, each equally likely.

    A mark is drawn from all marks of the untouched islands until one is free. That is faster than listing them, and
    just as fair: every free mark is equally likely. Several are drawn together, without branches that the processor
    cannot predict: each draw takes its share of 56 random bits and leaves the rest. Late on a card, when most marks are
    taken, the list is faster.
    """
    if match[sg.STEP] == sg.MARK:
        player = sg.PLAYER + seat * sg.SEAT
        expedition = match[sg.EXPEDITION]
        kind = 1 if match[player + sg.OWED] > 0 else 0
        one, two = match[player + sg.CARDS], match[player + sg.CARDS + 1]
        first, second = max(one, 0), max(two, 0)
        first_start, second_start = deck.mark_start[expedition, first, kind], deck.mark_start[expedition, second, kind]
        first_count = deck.mark_start[expedition, first, 2] - first_start if one >= 0 else 0
        second_count = deck.mark_start[expedition, second, 2] - second_start if two >= 0 else 0
        marks = np.uint64(first_count + second_count)
        first_marked, second_marked = match[player + sg.MARKED], match[player + sg.MARKED + 1]
        for _ in range(TRIES // AT_ONCE):
            bits = next_random(chance) >> np.uint64(8)
            found = -1
            for _ in range(AT_ONCE):
                share = bits * marks
                drawn = np.int64(share >> np.uint64(56))
                bits = share & np.uint64(0xFF_FFFF_FFFF_FFFF)
                on_second = drawn >= first_count
                cells = deck.marks[drawn + (second_start - first_count if on_second else first_start)]
                free = (cells & (second_marked if on_second else first_marked)) == 0
                found = np.int64(on_second) << 16 | cells if free & (found < 0) else found
            if found >= 0:
                return found
    return actions[below(chance, sg.legal(deck, match, seat, actions))]  # type: ignore[no-any-return]


# --- Gold Ahoi! ---------------------------------------------------------------------------------------------------


@compiled
def gold_ahoi_matches(tiles: ga.Tables, games: int, chance: NDArray[np.uint64]) -> tuple[int, int]:
    """Play random matches; return the number of actions and the sum of both seats' points."""
    match = np.zeros(ga.SIZE, dtype=np.int32)
    cells = np.zeros(ga.MOST_ACTIONS, dtype=np.int32)
    leader, lead = np.zeros(ga.SPOTS, dtype=np.int32), np.zeros(ga.SPOTS, dtype=np.int32)
    total = 0
    for _ in range(games):
        ga.deal(match, chance)
        _play_gold_ahoi(match, chance, cells)
        north, south = ga.points(tiles, match, leader, lead)
        total += north + south
    return games * TILES, total


@compiled
def _play_gold_ahoi(match: Ints, chance: NDArray[np.uint64], cells: Ints) -> None:
    """Place tiles until none is left."""
    while match[ga.LAID] < TILES:
        choices = ga.open_cells(match, cells)
        choice = below(chance, 4 * choices)
        ga.apply(match, 4 * cells[choice >> 2] + (choice & 3))
