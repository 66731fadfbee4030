"""Solve a single card exactly, backwards from the end of the match, and find equal records.

The holder marks a pattern on the card, or spends the turn on the other card for a fixed price, whichever is worth more.
The expedition cards come up at random.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from goldhook.engine.compiled import compiled, inlined, lowest_bit, tight
from goldhook.games.silver_gold.bots.records import (
    CERTAIN,
    EXTRA,
    FILLED,
    FIRST_LEADS,
    GAINS,
    HORIZON,
    KINDS,
    MOST_POINTS,
    PARTS,
    PROMISE,
    RECORD,
    Floats,
    Numbers,
    Records,
)
from goldhook.games.silver_gold.bots.rows import Rows
from goldhook.games.silver_gold.kernel import rules as k
from goldhook.games.silver_gold.kernel.rules import Ints, Tables

Values = NDArray[np.float64]
Keys = NDArray[np.uint64]


class Prices(NamedTuple):
    """The prices of the rest of the match, in points, from the perspective of a single card."""

    turn: float  # a turn spent on another card
    late: float  # the same with three turns to come: many cards can no longer be filled
    second: float  # with one or two turns to come
    last: float  # in the last turn
    cross: float  # a field marked elsewhere for a cross
    coin: float
    palm: float


#: The rows of numbers that `solve_card` works with: values, and rows after a mark.
VALUES, TARGETS = 7, 3


class Best(NamedTuple):
    """By row: the gain of the best mark, and the row after it."""

    gain: Values
    to: Ints


def solve(
    deck: Tables, card: int, rows: Rows, prices: Values, slots: Ints, records: Records, leads: Numbers, fresh: Floats
) -> None:
    """Write the records of a card by slot and row, and the rows after its best marks.

    `slots` has the slot by turns to come; horizons that share a slot keep the records of the last of them. `fresh` gets
    the promise of the untouched card and the chance to fill it, by turns to come.
    """
    count = records.shape[1]
    records[0, :, PROMISE], records[0, :, GAINS:] = 0, 0
    # The compiler takes much longer if the compiled part makes these arrays.
    values, targets = np.zeros((VALUES, count)), np.zeros((TARGETS, count), dtype=np.int32)
    solve_card(deck, card, rows, prices, slots, records, leads, fresh, values, targets)


@tight
def solve_card(
    deck: Tables, card: int, rows: Rows, prices: Values, slots: Ints, records: Records, leads: Numbers, fresh: Floats,
    values: Values, targets: Ints,
) -> None:  # fmt: skip
    """Do the work of `solve`; `values` and `targets` are zeros."""
    count = records.shape[1]
    full = count - 1
    promise, filled = values[0], values[1]  # by row; filled is the chance that the card is filled in time
    promise[full], filled[full] = deck.cards[card, k.POINTS], 1.0
    field = Best(values[2], targets[0])
    cross = Best(values[3], targets[1])  # a field for a cross, here or elsewhere
    pattern = Best(values[4], targets[2])
    mean_gain, mean_filled = values[5], values[6]
    records[0, full, PROMISE] = promise[full] * PARTS
    for turns in range(HORIZON + 1):
        slot, later = slots[turns], slots[min(turns + 1, HORIZON)]
        price = prices[0] if turns > 3 else prices[3 - (turns + 1) // 2]
        fresh[turns, 0], fresh[turns, 1] = promise[0], filled[0]
        _find_fields(rows, deck.mark_start[0, card, 1], prices, prices[4] * price / prices[0], promise, field, cross)
        for row in range(count):
            records[slot, row, EXTRA] = _stored(max(field.gain[row], -1.0))
            records[slot, row, FILLED] = filled[row] * CERTAIN
        if turns == HORIZON:
            return
        for row in range(count):
            mean_gain[row], mean_filled[row] = 0.0, 0.0
        for kind in range(len(rows.kinds)):
            first, end, _ = deck.mark_start[rows.kinds[kind], card]
            _find_pattern(rows, first, end, prices, promise, field, cross, pattern)
            often = rows.often[kind]
            for row in range(full):
                gain, to = pattern.gain[row], pattern.to[row]
                records[later, row, GAINS + kind] = _stored(gain)
                if later >= FIRST_LEADS:
                    leads[later - FIRST_LEADS, row, kind] = to
                mean_gain[row] += often * (price if gain < price else gain)
                mean_filled[row] += often * (filled[row] if gain < price else filled[to])
        for kind in range(KINDS):
            records[later, full, GAINS + kind] = np.int16(price * PARTS)
            if later >= FIRST_LEADS:
                leads[later - FIRST_LEADS, full, kind] = full
        mean_gain[full], mean_filled[full] = price, 1.0
        for row in range(count):
            records[later, row, PROMISE] = _stored(promise[row])
            promise[row], filled[row] = promise[row] + mean_gain[row], mean_filled[row]


@inlined
def _find_fields(
    rows: Rows, singles: int, prices: Values, elsewhere: float, promise: Values, field: Best, cross: Best
) -> None:
    """Find the best single field of each row, and the best field for a cross, which may be elsewhere."""
    full = len(promise) - 1
    for row in range(full, -1, -1):
        best, best_to = -1e9, row
        free = full ^ row
        while free:
            number = lowest_bit(free)
            free &= free - 1
            gain, to = _gain(promise, cross, row, row | 1 << number, rows.symbols[singles + number], prices)
            if gain > best:
                best, best_to = gain, to
        field.gain[row], field.to[row] = best, best_to
        cross.gain[row], cross.to[row] = (best, best_to) if best > elsewhere else (elsewhere, row)


@inlined
def _find_pattern(
    rows: Rows, first: int, end: int, prices: Values, promise: Values, field: Best, cross: Best, pattern: Best
) -> None:
    """Find the best of the marks from first to end in each row, or the best single field if that gains more."""
    full = len(promise) - 1
    for row in range(full + 1):
        pattern.gain[row] = -1e9
    for index in range(first, end):
        mark = rows.marks[index]
        others = full ^ mark
        row = others
        while True:  # all rows in which the fields of the mark are free
            gain, to = _gain(promise, cross, row, row | mark, rows.symbols[index], prices)
            better = gain > pattern.gain[row]
            pattern.gain[row] = gain if better else pattern.gain[row]
            pattern.to[row] = to if better else pattern.to[row]
            if row == 0:
                break
            row = (row - 1) & others
    for row in range(full):
        if field.gain[row] > pattern.gain[row]:
            pattern.gain[row], pattern.to[row] = field.gain[row], field.to[row]


@inlined
def _gain(promise: Values, cross: Best, row: int, marked: int, symbols: int, prices: Values) -> tuple[float, int]:
    """Return the gain of marking some fields of a row, and the row after it, including crosses."""
    gain = promise[marked] - promise[row] + prices[5] * (symbols & 15) + prices[6] * (symbols >> 4 & 15)
    crosses = symbols >> 8
    to = cross.to[marked] if crosses else marked
    return gain + (cross.gain[marked] * crosses if crosses else 0.0), to


@inlined
def _stored(points: float) -> float:
    """Return points as a record stores them, clipped to its range."""
    return min(max(points, -MOST_POINTS), MOST_POINTS) * PARTS


@compiled
def share(records: Records, factors: Keys, keys: Keys, numbers: Numbers, known: int, number: Numbers, new: Ints) -> int:
    """Number the rows of a card so that rows with equal records share a number; return how many numbers there are.

    `keys` and `numbers` are a hash table of the numbered records; `known` of its places are taken. `new` gets the row
    of each added record. Stops with one number too many when half of the table is taken.
    """
    before, mask = known, len(keys) - 1
    for row in range(records.shape[1]):
        key = np.uint64(0)
        for slot in range(records.shape[0]):
            for column in range(RECORD):
                key += np.uint64(records[slot, row, column]) * factors[slot, column]
        key |= np.uint64(1)  # a zero key marks a free place
        at = np.int64(key >> np.uint64(40)) & mask
        while keys[at] and keys[at] != key:
            at = (at + 1) & mask
        if not keys[at]:
            if 2 * known == len(keys):
                return known + 1
            keys[at], numbers[at] = key, known
            new[known - before] = row
            known += 1
        number[row] = numbers[at]
    return known
