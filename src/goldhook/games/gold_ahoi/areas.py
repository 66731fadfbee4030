"""G7, G8: the connected areas of land and of water, their openings, and the owners of their chests.

Two tiles that share an edge share the land end in its middle, and all tiles around a grid point share its water. So
land lives on edges and water on grid points: a tile only defines which of its four edges and which of its four points
it joins. Edges and points are *spots*, numbers on a lattice of half tiles.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterable, Mapping, Sequence
from functools import cache, lru_cache
from itertools import pairwise
from typing import Final, NamedTuple, TypeAlias

from goldhook.core.game import Seat
from goldhook.games.gold_ahoi.pieces import Tile, chest_places, land_groups, water_groups
from goldhook.games.gold_ahoi.plain import AreaJson, AreaKind, LaidTile
from goldhook.games.gold_ahoi.state import NORTH, REACH, SOUTH, Laid

LAND: Final = "land"
WATER: Final = "water"

_WIDTH = 4 * REACH + 3  # two spots per tile, and the far edge
_SPOTS = list(range(_WIDTH * _WIDTH))
_END_STEPS = (-_WIDTH, 1, _WIDTH, -1)
_CORNER_STEPS = (1 - _WIDTH, 1 + _WIDTH, _WIDTH - 1, -_WIDTH - 1)
_STEPS = _END_STEPS + _CORNER_STEPS
#: The cells that meet at each of a tile's edges and points, in the order of the steps, relative to the tile.
_BESIDE = tuple(((0, 0), step) for step in ((-1, 0), (0, 1), (1, 0), (0, -1))) + tuple(
    ((0, 0), (down, 0), (0, right), (down, right)) for down, right in ((-1, 1), (1, 1), (1, -1), (-1, -1))
)
#: The openings to the north and to the south of a tile on that side, relative to its middle.
_SIDE_STEPS = ((-_WIDTH, -_WIDTH - 1, 1 - _WIDTH), (_WIDTH, _WIDTH - 1, _WIDTH + 1))


def _middle(row: int, column: int) -> int:
    """Return the middle of a tile on the lattice; its edges are one step away, its points one step diagonally."""
    return (2 * (row + REACH) + 1) * _WIDTH + 2 * (column + REACH) + 1


class Area(NamedTuple):
    """One connected area: its chests, and its openings to north and south. `spot` is its lowest spot."""

    kind: AreaKind
    chests: int
    openings: tuple[int, int]
    spot: int = 0

    @property
    def owner(self) -> Seat | None:
        return owner(self.openings)

    def json(self) -> AreaJson:
        return {
            "kind": self.kind,
            "chests": self.chests,
            "openings": list(self.openings),
            "owner": self.owner,
        }


def owner(openings: tuple[int, int]) -> Seat | None:
    """G8: return the seat with more openings into an area, or None if they are equal."""
    north, south = openings
    return None if north == south else NORTH if north > south else SOUTH


def points(counted: Iterable[Area]) -> tuple[int, int]:
    """G8: return the chests of each side.

    >>> points([Area("land", 16, (4, 2)), Area("water", 13, (1, 3)), Area("water", 3, (1, 0)),
    ...         Area("land", 2, (0, 1)), Area("land", 0, (1, 0)), Area("water", 1, (0, 0))])
    (19, 15)
    """
    north = south = 0
    for _, chests, (from_north, from_south), _ in counted:
        if from_north > from_south:
            north += chests
        elif from_south > from_north:
            south += chests
    return north, south


@cache
def _steps(tile: Tile, turn: int) -> tuple[tuple[int, ...], tuple[tuple[int, int], ...]]:
    """Return the steps from the middle of a tile to its chests, and to the pairs of spots that it joins.

    There are always three pairs, because land that joins separates water.
    """
    land = land_groups(tile, turn)
    groups = [[_END_STEPS[end] for end in ends] for ends in land]
    groups += [[_CORNER_STEPS[corner] for corner in corners] for corners in water_groups(land)]
    chests = tuple((_END_STEPS if on_land else _CORNER_STEPS)[number] for on_land, number in chest_places(tile, turn))
    return chests, tuple((one, other) for group in groups for one, other in pairwise(group))


def _join(laid: Sequence[Laid]) -> tuple[list[int], list[int]]:
    """Return for each spot one closer to the leader (the lowest spot) of its area, and the spots with a chest."""
    nearer, chests = _SPOTS.copy(), []
    for row, column, tile, turn, _ in laid:
        middle = _middle(row, column)
        steps, pairs = _steps(tile, turn)
        chests += [middle + step for step in steps]
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
    """Return the leaders of the areas that contain these spots. A leader is always the same object."""
    leaders = []
    for spot in spots:
        while (leader := nearer[spot]) != spot:
            spot = leader
        leaders.append(leader)
    return leaders


def areas(laid: Sequence[Laid], *, with_chests_only: bool = False) -> list[Area]:
    """Return every area of the layout in the order in which they began, or only the areas that hold chests.

    Before the end, north's side is the northernmost row with a tile, and south's is the southernmost.
    """
    return list(_areas(tuple(laid), with_chests_only))


@lru_cache(maxsize=64)
def _areas(laid: tuple[Laid, ...], with_chests_only: bool) -> tuple[Area, ...]:
    """Find the areas. Recent layouts are cached because the rules, the view and the report use the same one."""
    nearer, chest_spots = _join(laid)
    begun: list[int] = []
    if not with_chests_only:
        middles = [_middle(at.row, at.column) for at in laid]
        begun = _leaders(nearer, [middle + step for middle in middles for step in _STEPS])
    north, south = (_leaders(nearer, side) for side in _sides(laid))
    return _counted(begun, _leaders(nearer, chest_spots), north, south, {})


def _counted(
    begun: Iterable[int], chest_areas: list[int], north: list[int], south: list[int], known: Mapping[int, Area]
) -> tuple[Area, ...]:
    """Count the chests and openings of areas, which are named by their leaders; `known` ones are used again."""
    chests = dict.fromkeys(begun, 0)
    for area in chest_areas:
        chests[area] = chests.get(area, 0) + 1
    openings = {area: (north.count(area), south.count(area)) for area in {*north, *south}}
    counted = []
    for spot, count in chests.items():
        opened = openings.get(spot, (0, 0))
        same = known.get(spot)
        if same is None or same.chests != count or same.openings != opened:
            same = Area(LAND if _is_land(spot) else WATER, count, opened, spot)
        counted.append(same)
    return tuple(counted)


class Survey(NamedTuple):
    """All areas of a layout and the tiles they cover. An area is named by its lowest spot.

    Viewers of a table share it and send its lists as they are, so none of them may be changed.
    """

    areas: tuple[Area, ...]
    #: The tiles, and the areas, as plain data; then the names of the areas.
    board: list[LaidTile]
    plain: list[AreaJson]
    spots: list[int]
    #: The areas of each tile's pieces, land groups before water groups.
    pieces: list[list[int]]
    #: The row, column and area of each opening, by side.
    openings: list[list[Opening]]
    #: The first result of `_join`, and the area of each chest, tile by tile.
    nearer: list[int]
    chests: list[int]
    #: The first and the last row, each with the spots that open to its side, in order.
    rows: tuple[_Row, ...]


#: Row, column and area.
Opening: TypeAlias = tuple[float, float, int]
_Row: TypeAlias = tuple[int, list[int]]
_EMPTY = Survey((), [], [], [], [], [[], []], _SPOTS, [], ())


class _Key:
    """A layout in the cache. It hashes the last tiles alone, because a hash of all takes longer than a survey's use."""

    __slots__ = ("hash", "laid")

    def __init__(self, laid: tuple[Laid, ...]) -> None:
        self.laid, self.hash = laid, hash((len(laid), laid[-2:]))

    def __hash__(self) -> int:
        return self.hash

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Key) and self.laid == other.laid


#: Recent layouts: the last two or three of many simultaneous tables.
_surveys: OrderedDict[_Key, Survey] = OrderedDict()
_MOST_SURVEYS = 2_048


def survey(laid: tuple[Laid, ...]) -> Survey:
    """Return the areas of a layout, in the order of `areas`. The result is cached because all viewers of a table share
    it.

    Areas that a new tile does not touch are the same objects as in the layout without it.
    """
    if not laid:
        return _EMPTY
    key = _Key(laid)
    found = _surveys.get(key)
    if found is None:
        found = _surveys.get(_Key(laid[:-1]), _EMPTY)
        for number in range(len(found.board), len(laid)):
            found = _grown(found, laid[number])
        _surveys[key] = found
        if len(_surveys) > _MOST_SURVEYS:
            _surveys.popitem(last=False)
    return found


def _grown(before: Survey, new: Laid) -> Survey:
    """Return the survey of a layout with one more tile."""
    row, column, tile, turn, seat = new
    middle = _middle(row, column)
    steps, pairs = _steps(tile, turn)
    nearer, renamed = before.nearer.copy(), dict[int, int]()
    for step, other_step in pairs:
        one, other = _leaders(nearer, (middle + step, middle + other_step))
        if one != other:
            renamed[max(one, other)] = nearer[max(one, other)] = min(one, other)
    for name in renamed:
        (renamed[name],) = _leaders(nearer, (name,))
    own = _leaders(nearer, [middle + step for step in _STEPS])
    chests = [renamed.get(area, area) for area in before.chests] + _leaders(nearer, [middle + step for step in steps])
    pieces = [
        known if renamed.keys().isdisjoint(known) else [renamed.get(area, area) for area in known]
        for known in before.pieces
    ]
    pieces.append([own[side] for side in _piece_sides(tile.land, turn)])
    rows = _rows(before.rows, row, middle)
    sides = [_leaders(nearer, spots) for _, spots in rows]
    begun = [renamed.get(area.spot, area.spot) for area in before.areas]
    areas = _counted([*begun, *own], chests, sides[NORTH], sides[SOUTH], {area.spot: area for area in before.areas})
    return Survey(
        areas,
        [*before.board, {"at": f"{row},{column}", "tile": tile.id, "turn": turn, "seat": seat}],
        [_plain(*area[:3]) for area in areas],
        [area.spot for area in areas],
        pieces,
        [list(map(_opening, spots, side)) for (_, spots), side in zip(rows, sides, strict=True)],
        nearer,
        chests,
        rows,
    )


def _rows(before: tuple[_Row, ...], row: int, middle: int) -> tuple[_Row, ...]:
    """Return the outer rows of a layout with one more tile, and the spots that open to their sides."""
    found = []
    for side, steps in enumerate(_SIDE_STEPS):
        first, spots = before[side] if before else (row, [])
        if row < first if side == NORTH else row > first:
            first, spots = row, []
        if row == first:
            spots = sorted({*spots, *[middle + step for step in steps]})
        found.append((first, spots))
    return tuple(found)


@cache
def _plain(kind: AreaKind, chests: int, openings: tuple[int, int]) -> AreaJson:
    """Return an area as plain data. Equal areas are the same object, which is quickly compared and found."""
    return Area(kind, chests, openings).json()


@lru_cache(maxsize=4096)
def _opening(spot: int, area: int) -> Opening:
    return (*_place(spot), area)


@cache
def _piece_sides(land: tuple[tuple[str, ...], ...], turn: int) -> tuple[int, ...]:
    """Return a side of each piece of a tile: an end (0 to 3) of each land, a corner (4 to 7) of each water."""
    groups = land_groups(Tile("", land, ""), turn)
    return (*(ends[0] for ends in groups), *(4 + corners[0] for corners in water_groups(groups)))


def chest_areas(laid: Sequence[Laid]) -> list[Area]:
    """Return the current area of each chest, tile by tile."""
    found = {area.spot: area for area in areas(laid, with_chests_only=True)}
    return [found[leader] for leader in _leaders(*_join(laid))]


def chest_owners(laid: Sequence[Laid]) -> list[Seat | None]:
    """Return the current owner of each chest, tile by tile."""
    return [area.owner for area in chest_areas(laid)]


def cells_around(laid: Sequence[Laid]) -> dict[int, set[tuple[int, int]]]:
    """Return, by the spot of each area, all cells that share an edge or a point of it, occupied or free.

    A tile on any other cell can neither extend the area nor join it to another.
    """
    nearer, _ = _join(laid)
    found: dict[int, set[tuple[int, int]]] = {}
    for row, column, *_ in laid:
        middle = _middle(row, column)
        for area, beside in zip(_leaders(nearer, [middle + step for step in _STEPS]), _BESIDE, strict=True):
            found.setdefault(area, set()).update((row + down, column + right) for down, right in beside)
    return found


class Part(NamedTuple):
    """The part of an area on one tile: its ends or its corners, by number."""

    row: int
    column: int
    sides: tuple[int, ...]


class Extent(NamedTuple):
    """The extent of an area: its parts of tiles, its chests, and its openings to either side.

    A chest is the row and column of its tile, and its number on the tile.

    An opening is a place on the grid, as row and column: `(0, 0.5)` is the middle of the northern edge of tile 0,0.
    """

    area: Area
    parts: list[Part]
    chests: list[tuple[int, int, int]]
    openings: list[list[tuple[float, float]]]


def extents(laid: Sequence[Laid]) -> list[Extent]:
    """Return the extent of every area, in the order of `areas`."""
    nearer, chest_spots = _join(laid)
    parts: dict[int, list[Part]] = {}
    chests: dict[int, list[tuple[int, int, int]]] = {}
    leaders = iter(_leaders(nearer, chest_spots))
    for at in laid:
        for number, area in zip(range(len(at.tile.chests)), leaders, strict=False):
            chests.setdefault(area, []).append((at.row, at.column, number))
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
    """Return a spot as row and column of the grid."""
    row, column = divmod(spot, _WIDTH)
    return row / 2 - REACH, column / 2 - REACH


def _is_land(spot: int) -> bool:
    """Return whether a spot is an edge: exactly one coordinate is even on an edge, both are on a grid point."""
    row, column = divmod(spot, _WIDTH)
    return (row + column) % 2 == 1


def _sides(laid: Sequence[Laid]) -> list[set[int]]:
    """Return the spots that open to the north and to the south. Touching corners of neighbours make one opening."""
    rows = [at.row for at in laid] or [0]
    return [
        {_middle(row, at.column) + step for at in laid if at.row == row for step in steps}
        for row, steps in ((min(rows), _SIDE_STEPS[NORTH]), (max(rows), _SIDE_STEPS[SOUTH]))
    ]
