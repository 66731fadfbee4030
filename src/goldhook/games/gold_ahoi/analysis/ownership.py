"""Gold Ahoi!: the owner of each area after each move."""

from __future__ import annotations

from typing import NamedTuple

from goldhook import record
from goldhook.core.game import Seat
from goldhook.games.gold_ahoi.areas import Area, chest_areas
from goldhook.record import Record


class Strip(NamedTuple):
    """A final area and the owners of its chests after each move; chests not yet placed are omitted.

    `chests` holds the numbers of the moves that placed them.
    """

    area: Area
    chests: tuple[int, ...]
    owners: tuple[tuple[Seat | None, ...], ...]


def strips(match: Record) -> list[Strip]:
    """Return the areas with chests at the end of a record, richest first."""
    layouts = [moment.state.layout.laid for moment in record.replay(match)][1:]
    if not layouts:
        return []
    after = [chest_areas(laid) for laid in layouts]
    moves = [move for move, at in enumerate(layouts[-1]) for _ in at.tile.chests]
    found = []
    for area in dict.fromkeys(after[-1]):
        chests = [number for number, other in enumerate(after[-1]) if other == area]
        owners = tuple(tuple(now[chest].owner for chest in chests if chest < len(now)) for now in after)
        found.append(Strip(area, tuple(moves[chest] for chest in chests), owners))
    return sorted(found, key=lambda strip: -strip.area.chests)
