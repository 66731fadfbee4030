"""A set of cells as an int: one bit a cell, so that "does it fit" is an `&`.

Bits run down the columns, from the left: sorted bits are cell names sorted as text.

>>> from goldhook.core.cells import Grid
>>> grid = Grid(columns=4, rows=4)
>>> corner = grid.read("a1 a2 b2")
>>> grid.names(grid.turned(corner))
('a1', 'a2', 'b1')
>>> len(grid.placements(corner))
36
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property


def bits(mask: int) -> Iterator[int]:
    """Yield each single bit of a set, lowest first."""
    while mask:
        low = mask & -mask
        yield low
        mask ^= low


@dataclass(frozen=True)
class Grid:
    """A board of cells, named by column letter from the left and row number from the top."""

    columns: int
    rows: int

    @cached_property
    def full(self) -> int:
        return (1 << self.columns * self.rows) - 1

    @cached_property
    def _top_row(self) -> int:
        return sum(1 << column * self.rows for column in range(self.columns))

    @cached_property
    def _named(self) -> list[tuple[int, str]]:
        """Return every cell and its name."""
        return [(self.bit(*cell), f"{chr(97 + cell[0])}{cell[1] + 1}") for cell in self.where(self.full)]

    def bit(self, column: int, row: int) -> int:
        return 1 << (column * self.rows + row)

    def where(self, mask: int) -> list[tuple[int, int]]:
        """Return the (column, row) of each cell."""
        return [divmod(bit.bit_length() - 1, self.rows) for bit in bits(mask & self.full)]

    def mask(self, cells: Iterator[tuple[int, int]] | list[tuple[int, int]]) -> int:
        """Return the set of these (column, row) cells."""
        return sum({self.bit(column, row) for column, row in cells})

    def names(self, mask: int) -> tuple[str, ...]:
        """Return the names of the cells, sorted as text.

        >>> Grid(4, 4).names(0b100010)
        ('a2', 'b2')
        """
        return tuple([name for bit, name in self._named if mask & bit])

    def cell(self, name: str) -> int:
        """Return the cell with that name; 0 if the grid has none."""
        if len(name) != 2 or not name.isascii():
            return 0
        column, row = ord(name[0]) - 97, ord(name[1]) - 49
        return self.bit(column, row) if 0 <= column < self.columns and 0 <= row < self.rows else 0

    def read(self, names: str) -> int:
        """Return the set of the cells named in a text. An unknown name raises ValueError."""
        mask = 0
        for name in names.split():
            cell = self.cell(name)
            if not cell:
                raise ValueError(name)
            mask |= cell
        return mask

    def neighbours(self, mask: int) -> int:
        """Return the cells that share an edge with the set and are not in it."""
        bottom = self._top_row << (self.rows - 1)
        up, down = (mask & ~self._top_row) >> 1, (mask & ~bottom) << 1
        return (up | down | mask >> self.rows | mask << self.rows) & self.full & ~mask

    def connected(self, mask: int) -> bool:
        """Return whether the set is connected, edge to edge."""
        reached, grown = 0, mask & -mask
        while grown != reached:
            reached = grown
            grown |= self.neighbours(grown) & mask
        return reached == mask

    def turned(self, mask: int) -> int:
        """Return the set after a quarter turn clockwise, pushed into the top left corner."""
        return self.pushed([(-row, column) for column, row in self.where(mask)])

    def flipped(self, mask: int) -> int:
        """Return the set with left and right swapped, pushed into the top left corner."""
        return self.pushed([(-column, row) for column, row in self.where(mask)])

    def pushed(self, cells: list[tuple[int, int]]) -> int:
        """Return the cells moved so that they touch the left and the top edge."""
        left, top = min(column for column, _ in cells), min(row for _, row in cells)
        return self.mask([(column - left, row - top) for column, row in cells])

    def orientations(self, mask: int) -> frozenset[int]:
        """Return the set in all its turns and flips, in the top left corner."""
        found = set[int]()
        for side in (self.pushed(self.where(mask)), self.flipped(mask)):
            for _ in range(4):
                found.add(side)
                side = self.turned(side)
        return frozenset(found)

    def outline(self, mask: int) -> int:
        """Return one orientation that stands for all: sets that are equal after turns and flips share it."""
        return min(self.orientations(mask))

    def placements(self, mask: int) -> tuple[int, ...]:
        """Return every placement of the set in the grid, turned and flipped freely, each once."""
        found = set[int]()
        for shape in self.orientations(mask):
            cells = self.where(shape)
            width, height = (max(axis) + 1 for axis in zip(*cells, strict=True))
            for column in range(self.columns - width + 1):
                found.update(shape << (column * self.rows + row) for row in range(self.rows - height + 1))
        return tuple(sorted(found))
