"""The prospects of a single card, solved naively: a record for every row and every horizon, nothing shared."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from goldhook.games.silver_gold.bots.records import (
    CERTAIN,
    EXTRA,
    FILLED,
    GAINS,
    HORIZON,
    MOST_POINTS,
    PARTS,
    PROMISE,
    RECORD,
)
from goldhook.games.silver_gold.bots.rows import Rows
from goldhook.games.silver_gold.bots.solve import Prices
from goldhook.games.silver_gold.kernel import rules as k

Values = NDArray[np.float64]
Indices = NDArray[np.int64]


class Turn(NamedTuple):
    """A card with a number of turns to come, by row."""

    now: Values  # the promise
    cross: Values  # the gain of a field for a cross, here or elsewhere
    cross_to: Indices  # the row after it

    def marked(self, prices: Prices, rows: Indices, mark: int, symbols: int) -> tuple[Values, Indices]:
        """Return the gain of a mark in some rows where its fields are free, and the rows after it."""
        to, crosses = rows | mark, symbols >> 8
        gain = self.now[to] - self.now[rows] + prices.coin * (symbols & 15) + prices.palm * (symbols >> 4 & 15)
        return (gain + self.cross[to] * crosses, self.cross_to[to]) if crosses else (gain, to)


class Plain(NamedTuple):
    """The solution of a card."""

    records: NDArray[np.int64]  # by turns to come, row and column
    turns: list[Turn]
    fresh: NDArray[np.float32]  # by turns to come, untouched: the promise, and the chance that the card is filled


class _Best:
    """The best of several marks for every row; of equal marks, the first."""

    def __init__(self, rows: Indices) -> None:
        self.gain, self.to = np.full(len(rows), -1e9), rows.copy()

    def offer(self, rows: Indices, gain: Values, to: Indices) -> None:
        better = gain > self.gain[rows]
        self.gain[rows[better]], self.to[rows[better]] = gain[better], to[better]


def solve_plainly(deck: k.Tables, card: int, rows: Rows, prices: Prices) -> Plain:
    """Solve a card, backwards from the end of the match."""
    count = int(rows.start[card + 1] - rows.start[card])
    every, full = np.arange(count), count - 1
    records = np.zeros((HORIZON + 1, count, RECORD), dtype=np.int64)
    fresh = np.zeros((HORIZON + 1, 2), dtype=np.float32)
    now, filled = np.zeros(count), np.zeros(count)
    now[full], filled[full] = deck.cards[card, k.POINTS], 1.0
    records[0, :, PROMISE] = now * PARTS
    turns = list[Turn]()

    def offer(best: _Best, index: int, these: Indices) -> None:
        mark = int(rows.marks[index])
        free = these[these & mark == 0]
        best.offer(free, *turns[-1].marked(prices, free, mark, int(rows.symbols[index])))

    for to_come in range(HORIZON + 1):
        price = (prices.last, prices.second, prices.second, prices.late)[to_come] if to_come < 4 else prices.turn
        elsewhere = prices.cross * price / prices.turn
        fresh[to_come] = now[0], filled[0]
        turns.append(Turn(now, np.full(count, elsewhere), every.copy()))
        single = _Best(every)
        for free_fields in range(int(full).bit_count() + 1):
            these = every[np.bitwise_count(full ^ every) == free_fields]
            for index in range(deck.mark_start[0, card, 1], deck.mark_start[0, card, 2]):
                offer(single, index, these)
            here = these[single.gain[these] > elsewhere]
            turns[-1].cross[here], turns[-1].cross_to[here] = single.gain[here], single.to[here]
        records[to_come, :, EXTRA] = _stored(np.maximum(single.gain, -1.0))
        records[to_come, :, FILLED] = filled * CERTAIN
        if to_come == HORIZON:
            break
        total, chance = np.zeros(count), np.zeros(count)
        for kind, expedition in enumerate(rows.kinds):
            best = _Best(every)
            for index in range(deck.mark_start[expedition, card, 0], deck.mark_start[expedition, card, 1]):
                offer(best, index, every)
            best.offer(every, single.gain, single.to)
            records[to_come + 1, :, GAINS + kind] = _stored(best.gain)
            total += rows.often[kind] * np.maximum(best.gain, price)
            chance += rows.often[kind] * np.where(best.gain < price, filled, filled[best.to])
        records[to_come + 1, :, PROMISE] = _stored(now)
        records[to_come + 1, full, GAINS:] = int(price * PARTS)
        total[full], chance[full] = price, 1.0
        now, filled = now + total, chance
    return Plain(records, turns, fresh)


def _stored(points: Values) -> Values:
    return np.clip(points, -MOST_POINTS, MOST_POINTS) * PARTS


def best_marks(deck: k.Tables, card: int, rows: Rows, prices: Prices, turn: Turn, row: int, kind: int) -> set[int]:
    """Return the rows after all marks that gain most when a kind of pattern comes up."""
    first, _, end = deck.mark_start[rows.kinds[kind], card]
    gains = list[tuple[float, int]]()
    for index in range(first, end):
        if not rows.marks[index] & row:
            gain, to = turn.marked(prices, np.array([row]), int(rows.marks[index]), int(rows.symbols[index]))
            gains.append((float(gain[0]), int(to[0])))
    most = max(gain for gain, _ in gains)
    return {to for gain, to in gains if gain > most - 1e-9}
