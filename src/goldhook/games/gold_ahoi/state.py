"""The values of a match of Gold Ahoi!: states, actions and events.

Rows and columns count from the first tile at 0,0; rows grow to the south, columns to the east. With at most six of
each, every reachable cell lies in a window of 11 × 11 around the first tile; a set of cells is an int.
"""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

from goldhook.core.cells import Grid
from goldhook.core.game import Seat, Setup
from goldhook.games.gold_ahoi.options import Options
from goldhook.games.gold_ahoi.pieces import Tile, Tiles
from goldhook.games.gold_ahoi.plain import AreaKind

SIDE = 6
REACH = SIDE - 1
GRID = Grid(columns=2 * REACH + 1, rows=2 * REACH + 1)
NORTH: Seat = 0
SOUTH: Seat = 1


class Place(NamedTuple):
    """Place the tile in hand at row, column, after `turn` quarter turns clockwise (G2)."""

    row: int
    column: int
    turn: int

    def __str__(self) -> str:
        return f"place {self.row},{self.column} {self.turn}"


Action: TypeAlias = Place

#: The bit of each cell of the window.
CELL = {
    (row, column): GRID.bit(column + REACH, row + REACH)
    for row in range(-REACH, REACH + 1)
    for column in range(-REACH, REACH + 1)
}
#: The four actions on a cell, by its bit: built once, so that listing the legal actions only copies them.
PLACES = {bit: [Place(row, column, turn) for turn in range(4)] for (row, column), bit in CELL.items()}
#: The cells that share an edge with a cell, by its bit.
NEIGHBOURS = {bit: GRID.neighbours(bit) for bit in PLACES}


class Laid(NamedTuple):
    """A tile in the layout."""

    row: int
    column: int
    tile: Tile
    turn: int
    seat: Seat


class Layout(NamedTuple):
    """The placed tiles, in order; `taken` and `frontier` are the cells with a tile and the free cells beside one."""

    laid: tuple[Laid, ...] = ()
    taken: int = 0
    frontier: int = CELL[0, 0]
    top: int = 0
    bottom: int = 0
    left: int = 0
    right: int = 0

    def with_tile(self, new: Laid) -> Layout:
        row, column, _, _, _ = new
        laid, taken, frontier, top, bottom, left, right = self
        cell = CELL[row, column]
        taken |= cell
        return tuple.__new__(
            Layout,
            (
                (*laid, new),
                taken,
                (frontier | NEIGHBOURS[cell]) & ~taken,
                row if row < top else top,
                row if row > bottom else bottom,
                column if column < left else left,
                column if column > right else right,
            ),
        )


class State(NamedTuple):
    """A match of Gold Ahoi! at one moment. `bag` is the whole bag in drawing order, `drawn` counts the tiles drawn."""

    setup: Setup[Tiles, Options]
    bag: tuple[Tile, ...]
    drawn: int
    hands: tuple[Tile | None, ...]
    layout: Layout
    to_act: tuple[Seat, ...]


# --- events -------------------------------------------------------------------------------------------------------


class TileLaid(NamedTuple):
    seat: Seat
    tile: str
    row: int
    column: int
    turn: int


class RowOpened(NamedTuple):
    seat: Seat
    row: int


class ColumnOpened(NamedTuple):
    seat: Seat
    column: int


class TileDrawn(NamedTuple):
    """A tile was drawn; `tile` is null if the viewer may not know the hand."""

    seat: Seat
    tile: str | None


class AreaCounted(NamedTuple):
    """An area with chests at the end; `owner` is null if the openings are equal."""

    kind: AreaKind
    chests: int
    north: int
    south: int
    owner: Seat | None


class HandicapGiven(NamedTuple):
    """G11: the handicap of the first player, if the table agreed on one."""

    seat: Seat
    points: int


class ChestsCounted(NamedTuple):
    """The match is over; these are the points, with a handicap if there is one."""

    north: int
    south: int
    winners: tuple[Seat, ...]


EVENTS = (TileLaid, RowOpened, ColumnOpened, TileDrawn, AreaCounted, HandicapGiven, ChestsCounted)
