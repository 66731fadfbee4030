"""Help beside the view, for clients that do not implement the rules: where tiles may go and why not elsewhere, what a
tile would bring, and the extent of every area. Nothing here depends on the bag or on another player's hand.

An area's path has the units of the tiles' drawings: a tile is 100 wide, and tile 0,0 has its corner at 0 0.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from itertools import starmap

from goldhook.core.game import Pair, Seat
from goldhook.drawing.art import Point, pair
from goldhook.games.gold_ahoi import rules
from goldhook.games.gold_ahoi.areas import LAND, Extent, extents, survey
from goldhook.games.gold_ahoi.art.shores import (
    TILE,
    Leg,
    Outline,
    Shore,
    chest_spots,
    land_outline,
    onward,
    water_outline,
)
from goldhook.games.gold_ahoi.attempts import attempt
from goldhook.games.gold_ahoi.pieces import Groups, land_groups
from goldhook.games.gold_ahoi.plain import Aid, AreaAid, ChestAid, Gain, OpenAid
from goldhook.games.gold_ahoi.state import CELL, GRID, NORTH, REACH, SOUTH, Action, Laid, Layout, State


def aid(shown: State, ground: State, seat: Seat | None) -> Aid:
    """Return the help for the state that the seat sees, and the state that its legal actions apply to."""
    found = survey(shown.layout.laid)
    outcome = rules.outcome_of(shown, found.areas)
    top, bottom, left, right = _frame(ground.layout)
    return {
        "frame": {"rows": [top, bottom], "cols": [left, right]},
        "closed": _closed(ground.layout, seat) if seat is not None and seat in ground.to_act else {},
        "totals": list(outcome.totals),
        "places": list(outcome.places),
        "spots": found.spots,
        "pieces": found.pieces,
        "openings": [list(starmap(_opening, side)) for side in found.openings],
    }


@lru_cache(maxsize=4096)
def _opening(row: float, column: float, area: int) -> list[int]:
    """Return an opening as plain data, always the same object, which is quickly compared."""
    return [int(column * TILE), int(row * TILE), area]


def open_aid(state: State) -> OpenAid:
    """Return the help for a replay: no seat may place a tile, and all areas have outlines."""
    return {**aid(state, state, None), "after": [], "areas": _areas(state.layout.laid)}


def gain(ground: State, seat: Seat, action: Action) -> Gain:
    """Return the totals of both seats after an action."""
    return {"totals": list(rules.outcome(attempt(ground, seat, action)[0]).totals)}


def _closed(layout: Layout, seat: Seat) -> dict[str, list[int]]:
    """Return the other free cells of the frame by the rule that forbids the seat to place a tile there.

    A list has a number for each column of the frame, and the number's lowest bit stands for the frame's first row.
    """
    top, bottom, left, right = frame = _frame(layout)
    closed = rules.window(*frame) & ~(layout.taken | rules.open_cells(layout, seat))
    if not layout.laid:
        found = {"first_tile_at_origin": closed}
    else:
        # No cell of the frame makes a seventh row or column.
        beyond = (layout.bottom + 1, bottom) if seat == NORTH else (top, layout.top - 1)
        found = {
            "touches_no_tile": closed & ~layout.frontier,
            "row_on_other_side": closed & rules.window(*beyond, left, right),
        }
    first, rows = CELL[top, left].bit_length() - 1, (1 << bottom - top + 1) - 1
    columns = range(first, first + GRID.rows * (right - left + 1), GRID.rows)
    return {code: [cells >> column & rows for column in columns] for code, cells in found.items() if cells}


def _frame(layout: Layout) -> tuple[int, int, int, int]:
    """Return the first and the last row and column that the layout can still reach."""
    return layout.bottom - REACH, layout.top + REACH, layout.right - REACH, layout.left + REACH


# --- how far an area reaches --------------------------------------------------------------------------------------


@lru_cache(maxsize=64)
def _areas(laid: tuple[Laid, ...]) -> list[AreaAid]:
    """Return the areas in the view's order. The result is cached because all viewers of a table share it."""
    return [_area(extent, laid) for extent in extents(laid)]


def _area(extent: Extent, laid: Sequence[Laid]) -> AreaAid:
    by_cell = {(at.row, at.column): at for at in laid}
    return {
        "kind": extent.area.kind,
        "owner": extent.area.owner,
        "cells": list(dict.fromkeys(f"{part.row},{part.column}" for part in extent.parts)),
        "chests": [_chest(by_cell[row, column], number) for row, column, number in extent.chests],
        "openings": {"0": _spots(extent.openings[NORTH]), "1": _spots(extent.openings[SOUTH])},
        "path": _path(extent, by_cell),
    }


def _spots(places: Sequence[tuple[float, float]]) -> list[Pair[int]]:
    return [[int(column * TILE), int(row * TILE)] for row, column in places]


def _chest(at: Laid, number: int) -> ChestAid:
    x, y = chest_spots(at.tile, at.turn)[number]
    return {"at": f"{at.row},{at.column}", "x": round(at.column * TILE + x, 1), "y": round(at.row * TILE + y, 1)}


def _path(extent: Extent, by_cell: dict[tuple[int, int], Laid]) -> str:
    """Return the outline of the area as one or more loops, without lines where two of its tiles meet."""
    lines, edges = list[Shore](), dict[tuple[Point, Point], None]()
    for part in extent.parts:
        at = by_cell[part.row, part.column]
        outline = _outline(extent.area.kind, land_groups(at.tile, at.turn), part.sides)
        x, y = part.column * TILE, part.row * TILE
        lines += [_moved(shore, x, y) for shore in outline.shores]
        for start, to in outline.edges:
            edge = (start[0] + x, start[1] + y), (to[0] + x, to[1] + y)
            if edge[::-1] in edges:  # the neighbour has the same edge in the other direction
                del edges[edge[::-1]]
            else:
                edges[edge] = None
    return _looped([*lines, *(Shore(start, (Leg(to),)) for start, to in edges)])


@cache
def _outline(kind: str, land: Groups, sides: tuple[int, ...]) -> Outline:
    """Return the outline of the piece of land with these ends, or of the water in these corners."""
    return land_outline(sides) if kind == LAND else water_outline(land, sides[0])[0]


def _moved(shore: Shore, x: float, y: float) -> Shore:
    (across, down), legs = shore
    return Shore((across + x, down + y), tuple(Leg((leg.to[0] + x, leg.to[1] + y), *leg[1:]) for leg in legs))


def _looped(lines: Iterable[Shore]) -> str:
    """Join the lines into a path, each starting where the previous one ends."""
    following: dict[Point, list[Shore]] = {}
    for line in lines:
        following.setdefault(line.start, []).append(line)
    path = ""
    while following:
        start = here = next(iter(following))
        path += f"M{pair(start)}"
        while here in following:
            line = following[here].pop()
            if not following[here]:
                del following[here]
            path += onward(line)
            here = line.legs[-1].to
        path += "Z"
    return path
