"""The reasons for a placement: areas won, tied, closed or kept open in the resulting layout."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from goldhook.bots.memory import Memory
from goldhook.bots.reasons import Reason
from goldhook.core.game import Seat, seat_of
from goldhook.games.gold_ahoi.areas import Area, cells_around, chest_areas
from goldhook.games.gold_ahoi.pieces import Tiles
from goldhook.games.gold_ahoi.plain import View
from goldhook.games.gold_ahoi.rules import open_cells
from goldhook.games.gold_ahoi.state import PLACES, REACH, Laid, Layout, Place
from goldhook.games.gold_ahoi.view import board, hand_of

#: Every reason of this game; the sentence of `takes_over` is `hint-takes-over`.
CODES = (
    *("takes_over", "wins_area", "adds_chests", "ties_area", "settles_area", "denies_area"),
    *("area_grows", "more_openings", "hems_in", "chest_to_nobody", "best_balance", "opens_row"),
)


class _Standing(NamedTuple):
    """A layout: the area of each chest, and the cells beside each area where a tile may still be placed."""

    areas: list[Area]
    room: dict[int, set[tuple[int, int]]]

    def chests_of(self, seat: Seat) -> int:
        return sum(area.owner == seat for area in self.areas)

    def is_closed(self, chest: int) -> bool:
        """Return whether the area of this chest can no longer grow, so that its owner is final."""
        return not self.room[self.areas[chest].spot]


def legal(tiles: Tiles, view: View) -> list[Place]:
    """Return all legal actions of a view's seat."""
    if view["seat"] not in view["to_act"]:
        return []
    cells = open_cells(_layout(tiles, view), seat_of(view))
    return [place for cell, places in PLACES.items() if cell & cells for place in places]


def reasons(tiles: Tiles, view: View, memory: Memory, actions: Sequence[Place]) -> list[list[Reason]]:  # noqa: ARG001 - as in the other game
    """Return for each action all reasons that hold in the layout after it."""
    layout, seat = _layout(tiles, view), seat_of(view)
    before, tile = _standing(layout), hand_of(tiles, view)
    layouts = [layout.with_tile(Laid(*action[:2], tile, action.turn, seat)) for action in actions]
    standings = [_standing(after) for after in layouts]
    balance = [after.chests_of(seat) - after.chests_of(1 - seat) for after in standings]
    found = []
    for after, action, ahead in zip(standings, actions, balance, strict=True):
        told = [reason for area in dict.fromkeys(after.areas) for reason in _of_area(area, before, after, seat)]
        told += _growing(after, seat)
        if any(area.owner is None for area in after.areas[len(before.areas) :]):
            told.append(Reason("chest_to_nobody", {}, 0.6))
        gain = ahead - before.chests_of(seat) + before.chests_of(1 - seat)
        if gain > 0 and ahead == max(balance):
            facts = {"mine": after.chests_of(seat), "theirs": after.chests_of(1 - seat)}
            told.append(Reason("best_balance", facts, 0.6 * gain))
        if layout.laid and not layout.top <= action.row <= layout.bottom:
            told.append(Reason("opens_row", {"row": action.row}, 0.4))
        found.append(told)
    return found


def _layout(tiles: Tiles, view: View) -> Layout:
    layout = Layout()
    for laid in board(tiles, view):
        layout = layout.with_tile(laid)
    return layout


def _standing(layout: Layout) -> _Standing:
    rows = range(layout.bottom - REACH, layout.top + REACH + 1)
    columns = range(layout.right - REACH, layout.left + REACH + 1)
    taken = {(at.row, at.column) for at in layout.laid}
    room = {
        spot: {(row, column) for row, column in cells - taken if row in rows and column in columns}
        for spot, cells in cells_around(layout.laid).items()
    }
    return _Standing(chest_areas(layout.laid), room)


def _of_area(area: Area, before: _Standing, after: _Standing, seat: Seat) -> Iterator[Reason]:
    """Yield the effects of the tile on one area with chests, old and new."""
    chests = [number for number, other in enumerate(after.areas) if other == area]
    known = [number for number in chests if number < len(before.areas)]
    mine, theirs = (sum(before.areas[number].owner == who for number in known) for who in (seat, 1 - seat))
    facts = {"kind": area.kind, "chests": area.chests, "mine": area.openings[seat], "theirs": area.openings[1 - seat]}
    gap = area.openings[seat] - max(
        (before.areas[number].openings[seat] for number in known), default=area.openings[seat]
    )
    if gap > 0:
        yield Reason("more_openings", facts, 0.3 * gap * area.chests)
    newly_closed = after.is_closed(chests[0]) and not all(map(before.is_closed, known))
    if area.owner == seat:
        gained = area.chests - mine
        if theirs:
            yield Reason("takes_over", facts, gained + theirs)
        elif gained > mine:
            yield Reason("wins_area", facts, gained)
        elif gained:
            yield Reason("adds_chests", {**facts, "count": gained}, gained)
        if newly_closed:
            yield Reason("settles_area", facts, 0.7 * area.chests)
    elif area.owner is None:
        if theirs:
            yield Reason("ties_area", facts, theirs)
        if newly_closed:
            yield Reason("denies_area", facts, 0.4 * area.chests)
    else:
        places = len(after.room[area.spot])
        fewer = len({cell for number in known for cell in before.room[before.areas[number].spot]}) - places
        if fewer > 0 and theirs == len(known):
            facts = {"kind": area.kind, "chests": area.chests, "places": places}
            yield Reason("hems_in", facts, 0.12 * fewer * area.chests)


def _growing(after: _Standing, seat: Seat) -> Iterator[Reason]:
    """Yield the seat's richest area and the cells where it can still grow."""
    own = [area for area in after.areas if area.owner == seat]
    if own:
        area = max(own, key=lambda area: area.chests)
        places = len(after.room[area.spot])
        if places and area.chests > 1:
            facts = {"kind": area.kind, "chests": area.chests, "places": places}
            yield Reason("area_grows", facts, 0.08 * area.chests * min(places, 6))
