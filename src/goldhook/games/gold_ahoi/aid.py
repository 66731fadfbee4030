"""What a table shows beside the view to who knows no rules: where tiles may go and why not, what a tile would bring,
how far every area reaches. Nothing here depends on the bag or on another's hand.

An area's path has the units of the tiles' drawings: a tile is 100 wide, and tile 0,0 has its corner at 0 0.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache, lru_cache

from goldhook.core.game import Json, Seat
from goldhook.drawing.art import Point, pair
from goldhook.games.gold_ahoi import rules
from goldhook.games.gold_ahoi.areas import LAND, Extent, extents
from goldhook.games.gold_ahoi.art.shores import (
    TILE,
    Leg,
    Outline,
    Shore,
    chest_spot,
    land_outline,
    onward,
    water_outline,
)
from goldhook.games.gold_ahoi.attempts import attempt
from goldhook.games.gold_ahoi.pieces import Groups, land_groups
from goldhook.games.gold_ahoi.state import CELL, REACH, Action, Laid, Layout, State


def aid(shown: State, ground: State, seat: Seat | None, actions: Sequence[Action]) -> Json:
    """For the state that the seat sees, and the state that these actions, all legal ones, would come to."""
    outcome = rules.outcome(shown)
    layout = ground.layout
    after = [] if seat is None else [rules.outcome(attempt(ground, seat, action)[0]).totals for action in actions]
    return {
        "frame": {
            "rows": [layout.bottom - REACH, layout.top + REACH],
            "cols": [layout.right - REACH, layout.left + REACH],
        },
        "closed": _closed(ground, seat),
        "totals": list(outcome.totals),
        "places": list(outcome.places),
        "after": [list(totals) for totals in after],
        "areas": _areas(shown.layout.laid),
    }


def open_aid(state: State) -> Json:
    """The same for a match that is over: nobody asks any more where a tile may go."""
    return {**aid(state, state, None, []), "closed": {}}


def _closed(ground: State, seat: Seat | None) -> dict[str, str]:
    """Why the seat may not lay a tile on the other free cells of the frame; who only watches sees whose turn it is."""
    layout = ground.layout
    if not ground.to_act:
        return {}
    open_cells = rules.open_cells(layout, ground.to_act[0] if seat is None else seat)
    return {
        f"{row},{column}": rules.why_closed(layout, row, column)
        for row, column in _frame(layout)
        if not CELL[row, column] & (layout.taken | open_cells)
    }


def _frame(layout: Layout) -> Iterable[tuple[int, int]]:
    """The cells that can still become part of the six rows and columns."""
    for row in range(layout.bottom - REACH, layout.top + REACH + 1):
        for column in range(layout.right - REACH, layout.left + REACH + 1):
            yield row, column


# --- how far an area reaches --------------------------------------------------------------------------------------


@lru_cache(maxsize=64)
def _areas(laid: tuple[Laid, ...]) -> list[Json]:
    """The areas in the order of the view's; all who look at a table see the same, so it is worked out once."""
    return [_area(extent, laid) for extent in extents(laid)]


def _area(extent: Extent, laid: Sequence[Laid]) -> Json:
    by_cell = {(at.row, at.column): at for at in laid}
    return {
        "kind": extent.area.kind,
        "owner": extent.area.owner,
        "cells": list(dict.fromkeys(f"{part.row},{part.column}" for part in extent.parts)),
        "chests": [_chest(by_cell[cell]) for cell in extent.chests],
        "openings": {
            str(side): [[int(column * TILE), int(row * TILE)] for row, column in places]
            for side, places in enumerate(extent.openings)
        },
        "path": _path(extent, by_cell),
    }


def _chest(at: Laid) -> Json:
    x, y = chest_spot(at.tile, at.turn)
    return {"at": f"{at.row},{at.column}", "x": round(at.column * TILE + x, 1), "y": round(at.row * TILE + y, 1)}


def _path(extent: Extent, by_cell: dict[tuple[int, int], Laid]) -> str:
    """All round the area, in as many loops as it takes: where two of its tiles meet there is no line."""
    lines, edges = list[Shore](), dict[tuple[Point, Point], None]()
    for part in extent.parts:
        at = by_cell[part.row, part.column]
        outline = _outline(extent.area.kind, land_groups(at.tile, at.turn), part.sides)
        x, y = part.column * TILE, part.row * TILE
        lines += [_moved(shore, x, y) for shore in outline.shores]
        for start, to in outline.edges:
            edge = (start[0] + x, start[1] + y), (to[0] + x, to[1] + y)
            if edge[::-1] in edges:  # a neighbour has the same, the other way round
                del edges[edge[::-1]]
            else:
                edges[edge] = None
    return _looped([*lines, *(Shore(start, (Leg(to),)) for start, to in edges)])


@cache
def _outline(kind: str, land: Groups, sides: tuple[int, ...]) -> Outline:
    """All round the piece of land with these ends, or the water of these corners."""
    return land_outline(sides) if kind == LAND else water_outline(land, sides[0])[0]


def _moved(shore: Shore, x: float, y: float) -> Shore:
    (across, down), legs = shore
    return Shore((across + x, down + y), tuple(Leg((leg.to[0] + x, leg.to[1] + y), *leg[1:]) for leg in legs))


def _looped(lines: Iterable[Shore]) -> str:
    """The lines, each behind the one that ends where it begins."""
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
