"""The measurements of one game of Gold Ahoi! besides the points: its largest areas, and the leader over time."""

from __future__ import annotations

from typing import NamedTuple

from goldhook.core.game import Seat
from goldhook.games.gold_ahoi import GAME
from goldhook.games.gold_ahoi.areas import LAND, WATER, Area, areas
from goldhook.lab.schedule import Done, record_of
from goldhook.record import replay

#: The numbers of placed tiles at which the lead is recorded.
MOMENTS = (24, 30, 34)


class AreasPlayed(NamedTuple):
    """The largest land and the largest water, by chests, and the leader at each of the moments."""

    #: None for a draw.
    winner: Seat | None
    land: Area
    water: Area
    leaders: tuple[Seat | None, ...]

    def won_by(self, seat: Seat | None) -> bool | None:
        """Return whether that seat won; None for a draw or if `seat` is None."""
        return None if seat is None or self.winner is None else seat == self.winner


def areas_played(done: Done) -> AreasPlayed:
    """Replay a game and measure it."""
    leaders: dict[int, Seat | None] = {}
    laid = None
    for moment in replay(record_of(done)):
        laid = moment.state.layout.laid
        if len(laid) in MOMENTS:
            leaders[len(laid)] = _alone(GAME.outcome(moment.state).winners)
    assert laid is not None, "a record begins with a state"
    found = areas(laid)
    return AreasPlayed(
        _alone(tuple(seat for seat, place in enumerate(done.places) if place == 1)),
        _largest(found, LAND),
        _largest(found, WATER),
        tuple(leaders.get(tiles) for tiles in MOMENTS),
    )


def _alone(leading: tuple[Seat, ...]) -> Seat | None:
    return leading[0] if len(leading) == 1 else None


def _largest(found: list[Area], kind: str) -> Area:
    """Return the area with the most chests; of equal ones, the one with more openings."""
    return max((area for area in found if area.kind == kind), key=lambda area: (area.chests, sum(area.openings)))
