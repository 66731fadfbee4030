"""The promise of a half-filled card: a table for every card, every set of marked fields and every horizon.

A player's two cards compete for the same turns. Take one card alone and give a turn spent elsewhere a price: then the
promise of the card is the value of a small game against the expedition cards, which solve.py solves exactly. Both cards
together promise nearly the sum, so every decision compares looked-up numbers.

Many rows have the same prospects: the free fields of one are those of the other, moved, turned or flipped. Such rows
share one record, within a card and among all cards with the same number of fields. That leaves a quarter of the
records.
"""

from __future__ import annotations

from typing import NamedTuple, TypeVar

import numpy as np
from numpy.typing import NDArray

from goldhook.engine.compiled import inlined
from goldhook.games.silver_gold.bots.records import FIRST_LEADS, HORIZON, KINDS, RECORD, SLOTS, Floats, Numbers, Records
from goldhook.games.silver_gold.bots.rows import Rows
from goldhook.games.silver_gold.bots.solve import Prices, share, solve
from goldhook.games.silver_gold.kernel.rules import Ints, Tables

#: The most bytes that the tables of a deck may take. Decks with the symbols of the house deck take 11 to 14 million.
MOST_BYTES = 16 << 20
#: The numbers of records are stored in 16 bits.
MOST_NUMBERS = 1 << 16
#: Records are compared by a key: the sum of their entries times these odd factors, modulo 2**64.
_FACTORS = np.random.default_rng(1).integers(2**64, size=(len(SLOTS[0]), RECORD), dtype=np.uint64) | np.uint64(1)
T = TypeVar("T", bound=np.generic)


class Prospects(NamedTuple):
    """The tables of a deck: by card and row the number of a record, and the records."""

    start: Ints  # by card: the start of its rows in `number`
    first: Ints  # by card: its record number 0
    number: Numbers  # by row: its record, counted from `first`
    low: Ints  # see Rows
    high: Ints
    marks: Ints
    symbols: Ints
    kind: Ints
    slot: Ints  # by turns to come, see SLOTS
    ahead: Records  # by slot and record, see records.py
    leads: Numbers  # by slot from FIRST_LEADS on, record and kind: the record after the best mark, counted from `first`
    fresh: Floats  # by turns to come and card, untouched: its promise, and the chance to fill it
    average: Floats  # by turns to come: the mean promise of an untouched card

    @property
    def nbytes(self) -> int:
        """Return the bytes of all tables."""
        return sum(table.nbytes for table in self)


def prospects(deck: Tables, prices: Prices, rows: Rows) -> Prospects:
    """Solve the cards of a deck, with as many slots as fit into memory."""
    for slots in SLOTS:
        found = _solve_deck(deck, prices, rows, np.array(slots, dtype=np.int32))
        if found.nbytes <= MOST_BYTES:
            break
    return found


def _solve_deck(deck: Tables, prices: Prices, rows: Rows, slots: Ints) -> Prospects:
    sizes = np.diff(rows.start)
    first = np.zeros(len(sizes), dtype=np.int32)
    number = np.zeros(rows.start[-1], dtype=np.uint16)
    fresh = np.zeros((HORIZON + 1, len(sizes), 2), dtype=np.float32)
    ahead, leads, shared = list[Records](), list[Numbers](), _Shared()
    for size in np.unique(sizes).tolist():
        shared.restart()
        records = np.zeros((slots[-1] + 1, size, RECORD), dtype=np.int16)
        to = np.zeros((len(records) - FIRST_LEADS, size, KINDS), dtype=np.uint16)
        for card in np.flatnonzero(sizes == size).tolist():
            here = number[rows.start[card] : rows.start[card + 1]]
            solve(deck, card, rows, np.array(prices), slots, records, to, fresh[:, card])
            new = shared.add(records, here)
            first[card] = shared.first
            ahead.append(records[:, new])
            leads.append(here[to[:, new]])
    return Prospects(
        rows.start, first, number, rows.low, rows.high, rows.marks, rows.symbols, rows.kind, slots,
        _joined(ahead), _joined(leads), fresh, fresh[:, :, 0].mean(axis=1),
    )  # fmt: skip


def _joined(parts: list[NDArray[T]]) -> NDArray[T]:
    """Join the records of all cards, slot by slot."""
    joined = np.empty((len(parts[0]), sum(part.shape[1] for part in parts), parts[0].shape[2]), dtype=parts[0].dtype)
    return np.concatenate(parts, axis=1, out=joined)


class _Shared:
    """The numbers of records: equal records have the same number, counted from `first`."""

    def __init__(self) -> None:
        self._count = 0
        self.restart()

    def restart(self) -> None:
        """Start a new group of cards that share records."""
        self.first = self._count
        self._known = 0
        self._keys = np.zeros(2 * MOST_NUMBERS, dtype=np.uint64)
        self._numbers = np.zeros(2 * MOST_NUMBERS, dtype=np.uint16)

    def add(self, records: Records, number: Numbers) -> Ints:
        """Write the number of each row of a card; return the rows whose record is new."""
        new = np.zeros(records.shape[1], dtype=np.int32)
        known = share(records, _FACTORS, self._keys, self._numbers, self._known, number, new)
        if known > MOST_NUMBERS:
            self.restart()
            known = share(records, _FACTORS, self._keys, self._numbers, 0, number, new)
        added = known - self._known
        self._known, self._count = known, self._count + added
        return new[:added]


@inlined
def slot_of(prospects: Prospects, turns: int) -> int:
    """Return the slot of the records for this number of turns to come."""
    return prospects.slot[min(turns, HORIZON)]  # type: ignore[no-any-return]


@inlined
def record_of(prospects: Prospects, card: int, row: int) -> int:
    """Return the record of a card with the marked fields of a row."""
    return prospects.first[card] + prospects.number[prospects.start[card] + row]  # type: ignore[no-any-return]


@inlined
def full_row(prospects: Prospects, card: int) -> int:
    """Return the row in which all fields of a card are marked."""
    return prospects.start[card + 1] - prospects.start[card] - 1  # type: ignore[no-any-return]


@inlined
def packed(prospects: Prospects, card: int, cells: int) -> int:
    """Return the row of a set of cells of a card."""
    return prospects.low[card, cells & 255] | prospects.high[card, cells >> 8]  # type: ignore[no-any-return]
