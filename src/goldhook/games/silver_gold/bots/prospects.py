"""What a half-filled card still promises: worked out once for every card, every set of marked fields, every horizon.

A player's two cards compete for the same turns. Take one card alone and give a turn spent elsewhere a price: then what
the card promises is a small game against the expedition cards, and it can be solved exactly, backwards from the end of
the match. The promise of both cards together is nearly the sum, and every decision - which pattern where, which card to
take - becomes a comparison of looked-up numbers. No field pays by being marked alone: what counts is how well the
patterns still fit into what is left, and a table knows that better than any rule of thumb.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from goldhook.engine.compiled import compiled
from goldhook.games.silver_gold.kernel import rules as k
from goldhook.games.silver_gold.kernel.rules import Ints, Tables

Floats = NDArray[np.float32]
Records = NDArray[np.int16]

#: Beyond so many turns a card's promise hardly changes but for the price of the turns themselves.
HORIZON = 7
#: Points are kept as whole numbers, so many to a point; so is a chance, so many to certainty.
PARTS, CERTAIN = 256.0, 16384.0
#: Of a record, side by side for the processor's cache: what the card promises once the next turn is over; the chance
#: that it is filled in time; what the best single field on it brings now; and from GAINS on, for every kind of
#: pattern, what the next turn brings here if that comes up.
PROMISE, FILLED, EXTRA, GAINS = 0, 1, 2, 4
KINDS = 8
LEADS = GAINS + KINDS
RECORD = LEADS + KINDS


class Prices(NamedTuple):
    """What the rest of the match pays, in points, seen from a single card."""

    turn: float  # a turn spent on another card
    late: float  # the same in the last turn but three: many a card is not filled any more
    second: float  # in the two turns after that
    last: float  # in the last
    cross: float  # a field marked elsewhere for a cross
    coin: float
    palm: float


class Prospects(NamedTuple):
    """Tables by card and marked fields; the marked fields as the bits of the island alone, closed up."""

    base: Ints  # by card: where its rows begin
    low: Ints  # by card and low byte of the marked fields: the bits closed up; likewise the high byte
    high: Ints
    marks: Ints  # the kernel's marks, closed up
    symbols: Ints  # what each of the kernel's marks brings: coins, palms · 16, crosses · 256
    ahead: Records  # by turns to come, and row
    fresh: Floats  # by turns to come and card, untouched: what it promises, and the chance that it is filled
    average: Floats  # by turns to come: what an untouched card promises, on average
    kind: Ints  # by expedition card: the kind of its pattern


class Rows(NamedTuple):
    """A deck's cards and marks, with the marked fields closed up: what does not depend on prices."""

    base: Ints
    low: Ints
    high: Ints
    marks: Ints
    symbols: Ints
    kinds: Ints  # the expedition cards, one of each pattern
    often: NDArray[np.float64]  # by kind: its share of the cards
    kind: Ints  # by expedition card: its kind


def rows_of(deck: Tables) -> Rows:
    """Close up the marks of a deck."""
    cards = len(deck.cards)
    base = np.zeros(cards + 1, dtype=np.int32)
    low, high = np.zeros((cards, 256), dtype=np.int32), np.zeros((cards, 256), dtype=np.int32)
    for card in range(cards):
        island = int(deck.cards[card, k.ISLAND])
        base[card + 1] = base[card] + (1 << island.bit_count())
        for byte in range(256):
            low[card, byte] = _closed_up(byte, island)
            high[card, byte] = _closed_up(byte << 8, island)
    marks = np.zeros_like(deck.marks)
    symbols = np.zeros_like(deck.marks)
    for card in range(cards):
        for expedition in range(len(deck.mark_start)):
            first, _, end = deck.mark_start[expedition, card]
            for index in range(first, end):
                cells = int(deck.marks[index])
                marks[index] = low[card, cells & 255] | high[card, cells >> 8]
                symbols[index] = (
                    (cells & int(deck.cards[card, k.COIN_CELLS])).bit_count()
                    | (cells & int(deck.cards[card, k.PALM_CELLS])).bit_count() << 4
                    | (cells & int(deck.cards[card, k.CROSS_CELLS])).bit_count() << 8
                )
    same: dict[tuple[int, ...], list[int]] = {}
    for expedition in range(len(deck.mark_start)):
        patterns = [deck.marks[first:end] for first, end, _ in deck.mark_start[expedition]]
        same.setdefault(tuple(np.concatenate(patterns).tolist()), []).append(expedition)
    kinds = np.array([cards[0] for cards in same.values()], dtype=np.int32)
    often = np.array([len(cards) for cards in same.values()]) / len(deck.mark_start)
    kind = np.zeros(len(deck.mark_start), dtype=np.int32)
    for number, alike in enumerate(same.values()):
        kind[alike] = number
    return Rows(base, low, high, marks, symbols, kinds, often, kind)


def prospects(deck: Tables, prices: Prices, rows: Rows) -> Prospects:
    """Work out the tables of a deck."""
    ahead = np.zeros((HORIZON + 1, rows.base[-1], RECORD), dtype=np.int16)
    fresh = np.zeros((HORIZON + 1, len(deck.cards), 2), dtype=np.float32)
    for card in range(len(deck.cards)):
        _solve(deck, card, rows, np.array(prices), ahead[:, rows.base[card] : rows.base[card + 1]], fresh[:, card])
    average = fresh[:, :, 0].mean(axis=1)
    return Prospects(rows.base, rows.low, rows.high, rows.marks, rows.symbols, ahead, fresh, average, rows.kind)


def _closed_up(cells: int, island: int) -> int:
    """The bits of an island's cells, without the gaps between them."""
    bits = [cell for cell in range(16) if island >> cell & 1]
    return sum(1 << number for number, cell in enumerate(bits) if cells >> cell & 1)


@compiled
def _solve(
    deck: Tables, card: int, closed_up: Rows, prices: NDArray[np.float64], ahead: Records, fresh: Floats
) -> None:
    """One card, backwards from the end of the match."""
    turn_price, cross_price, coin_price, palm_price = prices[0], prices[4], prices[5], prices[6]
    marks, symbols = closed_up.marks, closed_up.symbols
    rows = ahead.shape[1]
    full = rows - 1
    now, then = np.zeros(rows), np.zeros(rows)  # what the card promises, and with a turn more
    filled, filled_then = np.zeros(rows), np.zeros(rows)
    now[full], filled[full] = deck.cards[card, k.POINTS], 1.0
    one_more = np.zeros(rows)  # what one more field brings, here or elsewhere, and where that leads
    one_more_to = np.zeros(rows, dtype=np.int32)
    for row in range(rows):
        ahead[0, row, PROMISE] = now[row] * PARTS
    for turns in range(HORIZON + 1):
        price = turn_price if turns > 3 else prices[3 - (turns + 1) // 2]
        elsewhere = cross_price * price / turn_price
        first, last = deck.mark_start[0, card, 1], deck.mark_start[0, card, 2]
        fresh[turns, 0], fresh[turns, 1] = now[0], filled[0]
        for row in range(full, -1, -1):
            best, best_to = -1.0, row
            for index in range(first, last):
                if not marks[index] & row:
                    to = row | marks[index]
                    brings = symbols[index]
                    gain = now[to] - now[row]
                    gain += coin_price * (brings & 15) + palm_price * (brings >> 4 & 15)
                    reached = to
                    if brings >> 8:
                        gain += one_more[to]
                        reached = one_more_to[to]
                    if gain > best:
                        best, best_to = gain, reached
            ahead[turns, row, EXTRA] = best * PARTS
            ahead[turns, row, FILLED] = filled[row] * CERTAIN
            one_more[row], one_more_to[row] = (best, best_to) if best > elsewhere else (elsewhere, row)
        if turns == HORIZON:
            return
        for row in range(rows):
            ahead[turns + 1, row, PROMISE] = now[row] * PARTS
        then[full], filled_then[full] = now[full] + price, 1.0
        ahead[turns + 1, full, GAINS:LEADS] = np.int16(price * PARTS)
        ahead[turns + 1, full, LEADS:] = full
        for row in range(full):
            total, chance = 0.0, 0.0
            for kind in range(len(closed_up.kinds)):
                expedition, often = closed_up.kinds[kind], closed_up.often[kind]
                best, best_to = -1e9, row
                for index in range(deck.mark_start[expedition, card, 0], deck.mark_start[expedition, card, 2]):
                    if not marks[index] & row:
                        to = row | marks[index]
                        brings = symbols[index]
                        gain = now[to] - now[row] + coin_price * (brings & 15) + palm_price * (brings >> 4 & 15)
                        reached = to
                        if brings >> 8:
                            gain += one_more[to] * (brings >> 8)
                            reached = one_more_to[to]
                        if gain > best:
                            best, best_to = gain, reached
                ahead[turns + 1, row, GAINS + kind] = best * PARTS
                ahead[turns + 1, row, LEADS + kind] = best_to
                if best < price:
                    best, best_to = price, row
                total += often * best
                chance += often * filled[best_to]
            then[row], filled_then[row] = now[row] + total, chance
        now, then = then, now
        filled, filled_then = filled_then, filled
