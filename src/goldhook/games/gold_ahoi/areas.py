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

from goldhook.core.game import Json, Seat
from goldhook.games.gold_ahoi.pieces import Tile, chest_place, land_groups, water_groups
from goldhook.games.gold_ahoi.state import NORTH, REACH, SOUTH, Laid

LAND = "land"
WATER = "water"

_WIDTH = 4 * REACH + 3  # two spots a tile, and the far edge
_SPOTS = list(range(_WIDTH * _WIDTH))
_END_STEPS = (-_WIDTH, 1, _WIDTH, -1)
_CORNER_STEPS = (1 - _WIDTH, 1 + _WIDTH, _WIDTH - 1, -_WIDTH - 1)
_STEPS = _END_STEPS + _CORNER_STEPS
#: The cells that meet at each of a tile's edges and points, in the order of the steps, seen from the tile.
_BESIDE = tuple(((0, 0), step) for step in ((-1, 0), (0, 1), (1, 0), (0, -1))) + tuple(
    ((0, 0), (down, 0), (0, right), (down, right)) for down, right in ((-1, 1), (1, 1), (1, -1), (-1, -1))
)
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
def _steps(face: tuple[tuple[tuple[str, ...], ...], str], turn: int) -> tuple[int, tuple[tuple[int, int], ...]]:
    """From the middle of a tile of this face the step to its chest, and to the pairs of spots that it joins.

    There are always three pairs: joining land parts water.
    """
    tile = Tile("", *face)
    land = land_groups(tile, turn)
    groups = [[_END_STEPS[end] for end in ends] for ends in land]
    groups += [[_CORNER_STEPS[corner] for corner in corners] for corners in water_groups(land)]
    on_land, number = chest_place(tile, turn)
    chest = (_END_STEPS if on_land else _CORNER_STEPS)[number]
    return chest, tuple((one, other) for group in groups for one, other in pairwise(group))


def _join(laid: Sequence[Laid]) -> tuple[list[int], list[int]]:
    """For every spot one that is nearer to the leader of its area, which is its lowest; and the spots with a chest."""
    nearer, chests = _SPOTS.copy(), []
    for row, column, tile, turn, _ in laid:
        middle = _middle(row, column)
        chest, pairs = _steps((tile.land, tile.chest), turn)
        chests.append(middle + chest)
        for step, other_step in pairs:
            one, other = middle + step, middle + other_step
            while nearer[one] != one:
                one = nearer[one]
            while nearer[other] != other:
                other = nearer[other]
            if one < other:
                nearer[other] = one
            else:
                nearer[one] = other
    return nearer, chests


def _leaders(nearer: list[int], spots: Iterable[int]) -> list[int]:
    """The spots that stand for the areas of these spots."""
    leaders = []
    for spot in spots:
        while nearer[spot] != spot:
            spot = nearer[spot]
        leaders.append(spot)
    return leaders


def areas(laid: Sequence[Laid], *, with_chests_only: bool = False) -> list[Area]:
    """Every area of the layout, in the order in which they were begun; or only those that hold chests.

    Before the end, north's side is the northernmost row with a tile, south's the southernmost.
    """
    nearer, chest_spots = _join(laid)
    chests: dict[int, int] = {}
    if not with_chests_only:
        middles = [_middle(at.row, at.column) for at in laid]
        spots = [middle + step for middle in middles for step in _STEPS]
        chests = dict.fromkeys(_leaders(nearer, spots), 0)
    for area in _leaders(nearer, chest_spots):
        chests[area] = chests.get(area, 0) + 1
    north, south = (_leaders(nearer, side) for side in _sides(laid))
    return [
        Area(LAND if _is_land(area) else WATER, count, (north.count(area), south.count(area)), area)
        for area, count in chests.items()
    ]


def chest_areas(laid: Sequence[Laid]) -> list[Area]:
    """The area that each tile's chest is in, as the layout stands."""
    found = {area.spot: area for area in areas(laid, with_chests_only=True)}
    return [found[leader] for leader in _leaders(*_join(laid))]


def chest_owners(laid: Sequence[Laid]) -> list[Seat | None]:
    """Whose each tile's chest is, as the layout stands."""
    return [area.owner for area in chest_areas(laid)]


def cells_around(laid: Sequence[Laid]) -> dict[int, set[tuple[int, int]]]:
    """By the spot of each area the cells that share an edge or a point of it, with a tile or without.

    A tile on any other cell can neither add to the area nor join it to another.
    """
    nearer, _ = _join(laid)
    found: dict[int, set[tuple[int, int]]] = {}
    for row, column, *_ in laid:
        middle = _middle(row, column)
        for area, beside in zip(_leaders(nearer, [middle + step for step in _STEPS]), _BESIDE, strict=True):
            found.setdefault(area, set()).update((row + down, column + right) for down, right in beside)
    return found


class Part(NamedTuple):
    """What a tile has of an area: its ends, or its corners, by number."""

    row: int
    column: int
    sides: tuple[int, ...]


class Extent(NamedTuple):
    """Where an area lies: the parts of tiles it is made of, the cells of its chests, its openings to either side.

    An opening is a place on the grid, as row and column: `(0, 0.5)` is the middle of the northern edge of tile 0,0.
    """

    area: Area
    parts: list[Part]
    chests: list[tuple[int, int]]
    openings: list[list[tuple[float, float]]]


def extents(laid: Sequence[Laid]) -> list[Extent]:
    """Where every area lies, in the order of `areas`."""
    nearer, chest_spots = _join(laid)
    parts: dict[int, list[Part]] = {}
    chests: dict[int, list[tuple[int, int]]] = {}
    for at, chest in zip(laid, _leaders(nearer, chest_spots), strict=True):
        chests.setdefault(chest, []).append((at.row, at.column))
        middle, land = _middle(at.row, at.column), land_groups(at.tile, at.turn)
        groups = [(_END_STEPS, ends) for ends in land] + [(_CORNER_STEPS, corners) for corners in water_groups(land)]
        for steps, sides in groups:
            (area,) = _leaders(nearer, [middle + steps[sides[0]]])
            parts.setdefault(area, []).append(Part(at.row, at.column, sides))
    openings: list[dict[int, list[tuple[float, float]]]] = []
    for side in map(sorted, _sides(laid)):
        openings.append({})
        for spot, area in zip(side, _leaders(nearer, side), strict=True):
            openings[-1].setdefault(area, []).append(_place(spot))
    return [
        Extent(area, parts[area.spot], chests.get(area.spot, []), [side.get(area.spot, []) for side in openings])
        for area in areas(laid)
    ]


def _place(spot: int) -> tuple[float, float]:
    """A spot as row and column of the grid."""
    row, column = divmod(spot, _WIDTH)
    return row / 2 - REACH, column / 2 - REACH


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
