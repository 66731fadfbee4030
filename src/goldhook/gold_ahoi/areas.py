"""G7, G8: the connected areas of land and of water, their openings, and who owns their chests.

Two tiles that share an edge share the land end in its middle, and all tiles round a grid point share its water. So
land lives on edges and water on grid points: a tile only says which of its four edges, and which of its four points,
it joins. Edges and points are *spots*, numbers on a lattice of half tiles.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from itertools import pairwise
from typing import NamedTuple

from goldhook.game import Json, Seat
from goldhook.gold_ahoi.pieces import Tile, chest_place, land_groups, water_groups
from goldhook.gold_ahoi.state import NORTH, REACH, SOUTH, Laid

LAND = "land"
WATER = "water"

_WIDTH = 4 * REACH + 3  # two spots a tile, and the far edge
_SPOTS = range(_WIDTH * _WIDTH)
_END_STEPS = (-_WIDTH, 1, _WIDTH, -1)
_CORNER_STEPS = (1 - _WIDTH, 1 + _WIDTH, _WIDTH - 1, -_WIDTH - 1)
_STEPS = _END_STEPS + _CORNER_STEPS
#: Seen from the middle of a tile: its openings to the north and to the south, should it lie on that side.
_SIDE_STEPS = ((-_WIDTH, -_WIDTH - 1, 1 - _WIDTH), (_WIDTH, _WIDTH - 1, _WIDTH + 1))


def _middle(row: int, column: int) -> int:
    """The middle of a tile on the lattice; its edges are one step away, its points one step both ways."""
    return (2 * (row + REACH) + 1) * _WIDTH + 2 * (column + REACH) + 1


class Area(NamedTuple):
    """One connected area: its chests, and its openings to north and south. `spot` is the lowest spot it covers."""

    kind: str
    chests: int
    openings: tuple[int, int]
    spot: int = 0

    @property
    def owner(self) -> Seat | None:
        return owner(self.openings)

    def json(self) -> Json:
        return {
            "kind": self.kind,
            "chests": self.chests,
            "openings": list(self.openings),
            "owner": self.owner,
        }


def owner(openings: tuple[int, int]) -> Seat | None:
    """G8: who has more openings into an area; nobody if equal, none included."""
    north, south = openings
    return None if north == south else NORTH if north > south else SOUTH


def points(counted: Iterable[Area]) -> tuple[int, int]:
    """G8: the chests of each side.

    >>> points([Area("land", 16, (4, 2)), Area("water", 13, (1, 3)), Area("water", 3, (1, 0)),
    ...         Area("land", 2, (0, 1)), Area("land", 0, (1, 0)), Area("water", 1, (0, 0))])
    (19, 15)
    """
    won = [0, 0]
    for area in counted:
        side = area.owner
        if side is not None:
            won[side] += area.chests
    return won[NORTH], won[SOUTH]


@cache
def _joined(tile: Tile, turn: int) -> tuple[tuple[int, int], ...]:
    """The pairs of spots that a tile joins, as steps from its middle; always three: where land joins, water parts."""
    land = land_groups(tile, turn)
    groups = [[_END_STEPS[end] for end in ends] for ends in land]
    groups += [[_CORNER_STEPS[corner] for corner in corners] for corners in water_groups(land)]
    return tuple((one, other) for group in groups for one, other in pairwise(group))


@cache
def _chest(tile: Tile, turn: int) -> int:
    on_land, number = chest_place(tile, turn)
    return (_END_STEPS if on_land else _CORNER_STEPS)[number]


def _join(laid: Sequence[Laid]) -> list[int]:
    """For every spot the one that stands for its whole area."""
    leader = list(_SPOTS)
    for row, column, tile, turn, _ in laid:
        middle = _middle(row, column)
        for step, other_step in _joined(tile, turn):
            one, other = middle + step, middle + other_step
            while leader[one] != one:
                one = leader[one]
            while leader[other] != other:
                other = leader[other]
            if one < other:
                leader[other] = one
            else:
                leader[one] = other
    for spot in _SPOTS:  # a leader has the lowest number of its area, so one pass from below is enough
        leader[spot] = leader[leader[spot]]
    return leader


def areas(laid: Sequence[Laid], *, with_chests_only: bool = False) -> list[Area]:
    """Every area of the layout, in the order in which they were begun; or only those that hold chests.

    Before the end, north's side is the northernmost row with a tile, south's the southernmost.
    """
    leader = _join(laid)
    middles = [_middle(at.row, at.column) for at in laid]
    chests: dict[int, int] = {}
    if not with_chests_only:
        chests = dict.fromkeys([leader[middle + step] for middle in middles for step in _STEPS], 0)
    for middle, (_, _, tile, turn, _) in zip(middles, laid, strict=True):
        area = leader[middle + _chest(tile, turn)]
        chests[area] = chests.get(area, 0) + 1
    north, south = ([leader[spot] for spot in side] for side in _sides(laid))
    return [
        Area(LAND if _is_land(area) else WATER, count, (north.count(area), south.count(area)), area)
        for area, count in chests.items()
    ]


def chest_owners(laid: Sequence[Laid]) -> list[Seat | None]:
    """Whose each tile's chest is, as the layout stands."""
    leader = _join(laid)
    owners = {area.spot: area.owner for area in areas(laid, with_chests_only=True)}
    return [owners[leader[_middle(at.row, at.column) + _chest(at.tile, at.turn)]] for at in laid]


def _is_land(spot: int) -> bool:
    """Of a spot's two coordinates exactly one is even on an edge, both are on a grid point."""
    row, column = divmod(spot, _WIDTH)
    return (row + column) % 2 == 1


def _sides(laid: Sequence[Laid]) -> list[set[int]]:
    """The spots that open to the north and to the south: of neighbouring tiles two corners make one opening."""
    rows = [at.row for at in laid] or [0]
    return [
        {_middle(row, at.column) + step for at in laid if at.row == row for step in steps}
        for row, steps in ((min(rows), _SIDE_STEPS[NORTH]), (max(rows), _SIDE_STEPS[SOUTH]))
    ]
