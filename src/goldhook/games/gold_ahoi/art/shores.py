"""The land and water of a tile as geometry.

A tile is drawn from its shores. A shore is one side of a strip of land: it leaves the tile's edge at a land end, on its
clockwise side, and follows the land to the edge at its next end. Every shore meets the edge at a right angle, half a
strip from its middle, so any two tiles match in any turn.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple

from goldhook.drawing.art import Point, num, pair
from goldhook.games.gold_ahoi.pieces import Groups, Tile, chest_places, land_groups

#: The side of a tile, and half the width of its land.
TILE, HALF = 100, 16
#: The length of a land end that joins no other; it leaves a channel to land that crosses the middle.
STUB = 22
#: The middle line of a bend: an eighth of a circle of this radius from each edge, with a straight piece between. It
#: stays farther from the tile's middle than a quarter circle, so two bends leave a channel.
BEND = 43
#: The radius of the corner where two strips meet.
FILLET = 11
MIDDLE = TILE / 2
#: The distance of a chest from the edge on a land end that joins no other: upright, and inside the tile.
STUB_CHEST = (10, 11.8, 11, 11.8)


class Leg(NamedTuple):
    """A part of a shore: a straight line to a point, or an arc if it has a radius, to the right if `sweep`."""

    to: Point
    radius: float = 0
    sweep: int = 0


class Shore(NamedTuple):
    start: Point
    legs: tuple[Leg, ...]


def shores(ends: Sequence[int]) -> list[Shore]:
    """Return the shores of one piece of land with these ends, clockwise."""
    following = [*ends[1:], ends[0] + 4]
    return [_shore(end, after - end, len(ends) > 2) for end, after in zip(ends, following, strict=True)]


def _shore(end: int, steps: int, forked: bool) -> Shore:
    """Return the shore from a land end clockwise to the end that is `steps` quarter turns away."""
    low, high, eighth = MIDDLE - HALF, MIDDLE + HALF, math.sqrt(0.5)
    legs: tuple[Leg, ...]
    if steps == 1 and forked:
        legs = (Leg((high, low - FILLET)), Leg((high + FILLET, low), FILLET), Leg((TILE, low)))
    elif steps == 1:
        radius = BEND - HALF
        x, y = MIDDLE + BEND - radius * eighth, radius * eighth
        legs = (Leg((x, y), radius), Leg((TILE - y, TILE - x)), Leg((TILE, low), radius))
    elif steps == 2:
        legs = (Leg((high, TILE)),)
    elif steps == 3:
        radius = BEND + HALF
        x, y = MIDDLE - BEND + radius * eighth, radius * eighth
        legs = (Leg((x, y), radius, 1), Leg((y, x)), Leg((0, high), radius, 1))
    else:
        legs = (Leg((high, STUB - HALF)), Leg((low, STUB - HALF), HALF, 1), Leg((low, 0)))
    return Shore(turned((high, 0), end), tuple(leg._replace(to=turned(leg.to, end)) for leg in legs))


def turned(point: Point, turn: int) -> Point:
    """Return a point of a tile after some quarter turns clockwise."""
    x, y = point
    for _ in range(turn % 4):
        x, y = TILE - y, x
    return x, y


def traced(shore: Shore, x: float, y: float, joined: bool) -> str:
    """Return a shore as a path on a tile at (x, y); if joined, it continues the path."""
    here = shore.start
    return f"{'L' if joined else 'M'}{pair((x + here[0], y + here[1]))}" + onward(shore, x, y)


def onward(shore: Shore, x: float = 0, y: float = 0) -> str:
    """Return the path commands of a shore that begins at the end of the path."""
    path, here = "", shore.start
    for leg in shore.legs:
        across, down = num(x + leg.to[0], 1), num(y + leg.to[1], 1)
        if leg.radius:
            path += f"A{num(leg.radius)} {num(leg.radius)} 0 0 {leg.sweep} {across} {down}"
        elif here[0] == leg.to[0]:
            path += f"V{down}"
        else:
            path += f"H{across}" if here[1] == leg.to[1] else f"L{across} {down}"
        here = leg.to
    return path


def land_path(ends: Sequence[int], x: float = 0, y: float = 0) -> str:
    """Return a piece of land as a closed path, on a tile at (x, y)."""
    return "".join(traced(shore, x, y, number > 0) for number, shore in enumerate(shores(ends))) + "Z"


class Outline(NamedTuple):
    """The clockwise outline of a piece of land or water: its shores, and its stretches of the tile's edge."""

    shores: list[Shore]
    edges: list[tuple[Point, Point]]


def land_outline(ends: Sequence[int]) -> Outline:
    """Return the outline of a piece of land with these ends."""
    low, high = (MIDDLE - HALF, 0), (MIDDLE + HALF, 0)
    return Outline(shores(ends), [(turned(low, end), turned(high, end)) for end in ends])


def water_outline(land: Groups, corner: int) -> tuple[Outline, tuple[int, ...]]:
    """Return the outline of the water in a corner, and the corners that it reaches.

    The outline follows the tile's edge around a corner to the next land end, then that land's shore backwards to some
    corner, until it closes. The corners reached must be those that the rules call joined; a test compares the two.
    """
    outline, reached, here = Outline([], []), list[int](), corner
    while here not in reached:
        reached.append(here)
        after = (here + 1) % 4
        ends = next(ends for ends in land if after in ends)
        before = ends[ends.index(after) - 1]
        edge = [turned(point, here) for point in ((MIDDLE + HALF, 0), (TILE, 0), (TILE, MIDDLE - HALF))]
        outline.edges.extend(pairwise(edge))
        outline.shores.append(_backwards(_shore(before, (after - before - 1) % 4 + 1, len(ends) > 2)))
        here = before
    return outline, tuple(sorted(reached))


def _backwards(shore: Shore) -> Shore:
    points = [shore.start, *(leg.to for leg in shore.legs)]
    legs = [Leg(points[step], leg.radius, 1 - leg.sweep) for step, leg in enumerate(shore.legs)]
    return Shore(points[-1], tuple(reversed(legs)))


# --- where things lie ---------------------------------------------------------------------------------------


def _along_bend(part: float) -> Point:
    """Return a point on the middle line of a bend from north to east, a fraction of the way along its first eighth of a
    circle.
    """
    angle = math.pi / 4 * part
    return MIDDLE + BEND * (1 - math.cos(angle)), BEND * math.sin(angle)


def _bent(ends: Sequence[int]) -> bool:
    return len(ends) == 2 and ends[1] - ends[0] != 2


def middle_lines(land: Groups) -> Iterator[tuple[Point, Point]]:
    """Yield the middle lines of the land as straight pieces, for measuring distances to the land."""
    for ends in land:
        if _bent(ends):
            knots = [_along_bend(step / 2) for step in range(3)]
            knots += [(TILE - y, TILE - x) for x, y in reversed(knots)]
            first = ends[0] if ends[1] - ends[0] == 1 else ends[1]
            for start, end in pairwise(knots):
                yield turned(start, first), turned(end, first)
        else:
            reach = STUB - HALF if len(ends) == 1 else MIDDLE
            yield from ((turned((MIDDLE, 0), end), turned((MIDDLE, reach), end)) for end in ends)


def from_middle(point: Point, land: Groups) -> float:
    """Return the distance from a point to the middle line of the nearest land, which extends `HALF` to either side."""
    return min(_distance(point, start, end) for start, end in middle_lines(land))


def _distance(point: Point, start: Point, end: Point) -> float:
    (x, y), (ax, ay), (bx, by) = point, start, end
    dx, dy = bx - ax, by - ay
    part = max(0.0, min(1.0, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy)))
    return math.dist(point, (ax + part * dx, ay + part * dy))


def chest_spots(tile: Tile, turn: int = 0) -> list[Point]:
    """Return the middle of each chest of a tile: on the land near its end, or in the water of its corner."""
    land = land_groups(tile, turn)
    return [_chest_spot(land, on_land, place) for on_land, place in chest_places(tile, turn)]


def _chest_spot(land: Groups, on_land: bool, place: int) -> Point:
    if not on_land:
        in_bend = {place, (place + 1) % 4} in map(set, land)
        return turned((86.6, 12.6) if in_bend else (84, 16), place)
    ends = next(ends for ends in land if place in ends)
    if len(ends) == 1:
        return turned((MIDDLE, STUB_CHEST[place]), place)
    if not _bent(ends):
        return turned((MIDDLE, 20), place)
    x, y = _along_bend(0.65)
    return turned((x if (place + 1) % 4 in ends else TILE - x, y), place)
