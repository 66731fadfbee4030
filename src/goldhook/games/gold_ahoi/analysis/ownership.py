"""Gold Ahoi!: who owned which area when."""

from __future__ import annotations

from typing import NamedTuple

from goldhook import record
from goldhook.core.game import Seat
from goldhook.games.gold_ahoi.areas import Area, chest_areas
from goldhook.record import Record


class Strip(NamedTuple):
    """An area as it stands at last, and whose each of its chests was after each move; a chest not there is left out.

    `chests` are the numbers of the moves that brought them.
    """

    area: Area
    chests: tuple[int, ...]
    owners: tuple[tuple[Seat | None, ...], ...]


def strips(match: Record) -> list[Strip]:
    """The areas with chests at the end of a record, the richest first."""
    layouts = [moment.state.layout.laid for moment in record.replay(match)][1:]
    if not layouts:
        return []
    after = [chest_areas(laid) for laid in layouts]
    found = []
    for area in dict.fromkeys(after[-1]):
        chests = tuple(number for number, other in enumerate(after[-1]) if other == area)
        owners = tuple(tuple(now[chest].owner for chest in chests if chest < len(now)) for now in after)
        found.append(Strip(area, chests, owners))
    return sorted(found, key=lambda strip: -strip.area.chests)
