"""The islands of a deck as small bit sets, so that tables can be indexed by the marked fields of a card.

A row is a set of marked fields, one bit for each field of the island. The kernel's sets of cells have a bit for each
cell of the grid; packing leaves out the cells that are water.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from goldhook.games.silver_gold.kernel import rules as k
from goldhook.games.silver_gold.kernel.rules import Ints, Tables

_BYTES = np.arange(256, dtype=np.int32)


class Rows(NamedTuple):
    """The packed islands and marks of a deck."""

    start: Ints  # by card: the start of its rows, with the rows of all cards numbered consecutively
    low: Ints  # by card and the low byte of a set of cells: the packed bits
    high: Ints  # the same for the high byte
    marks: Ints  # the kernel's marks, packed
    symbols: Ints  # what each mark brings: coins + 16 * palms + 256 * crosses
    kind: Ints  # by expedition card: its kind; cards with the same pattern have the same kind
    kinds: Ints  # by kind: an expedition card with this pattern
    often: NDArray[np.float64]  # by kind: its share of the expedition cards


def rows_of(deck: Tables) -> Rows:
    """Pack the islands and marks of a deck."""
    islands = deck.cards[:, k.ISLAND]
    start = np.concatenate([[0], np.cumsum(1 << np.bitwise_count(islands).astype(np.int32))]).astype(np.int32)
    low, high = (np.array([_packed_bytes(int(island), first) for island in islands]) for first in (0, 8))
    lengths = (deck.mark_start[:, :, 2] - deck.mark_start[:, :, 0]).ravel()
    card = np.repeat(np.tile(np.arange(len(islands)), len(deck.mark_start)), lengths)
    marks = low[card, deck.marks & 255] | high[card, deck.marks >> 8]
    coins, palms, crosses = (
        np.bitwise_count(deck.marks & deck.cards[card, cells]).astype(np.int32)
        for cells in (k.COIN_CELLS, k.PALM_CELLS, k.CROSS_CELLS)
    )
    return Rows(start, low, high, marks, coins | palms << 4 | crosses << 8, *_kinds(deck))


def _packed_bytes(island: int, first: int) -> Ints:
    """Pack every set of the eight cells from `first` on."""
    fields = [cell for cell in range(16) if island >> cell & 1]
    packed = np.zeros(256, dtype=np.int32)
    for number, cell in enumerate(fields):
        if first <= cell < first + 8:
            packed |= (_BYTES >> cell - first & 1) << number
    return packed


def _kinds(deck: Tables) -> tuple[Ints, Ints, NDArray[np.float64]]:
    """Find the expedition cards that fit in the same places; return `kind`, `kinds` and `often` of the rows."""
    same: dict[bytes, list[int]] = {}
    for expedition, cards in enumerate(deck.mark_start):
        places = np.concatenate([deck.marks[first:singles] for first, singles, _ in cards])
        same.setdefault(places.tobytes(), []).append(expedition)
    kind = np.zeros(len(deck.mark_start), dtype=np.int32)
    for number, alike in enumerate(same.values()):
        kind[alike] = number
    kinds = np.array([alike[0] for alike in same.values()], dtype=np.int32)
    return kind, kinds, np.array([len(alike) for alike in same.values()]) / len(kind)
