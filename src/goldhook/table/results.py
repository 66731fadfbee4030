"""What a finished match says about each seat: the outcome, the points, and who made its decisions.

A result counts for a player only if that player made every decision of the seat. So the events are needed, not just
the last table: a bot may have stood in for a while.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, NamedTuple, TypeAlias

from goldhook.core.game import Seat
from goldhook.games import plugin
from goldhook.record import HOUSE
from goldhook.table.events import AnyEvent, Confirmed, Played
from goldhook.table.fold import evolve
from goldhook.table.state import OVER, Table, level_of, played_by_bot

#: A person's key, or a bot's level.
Maker: TypeAlias = str | int
#: Why a result is not counted: somebody else made a decision, the match continued another one, the deal was known from
#: a ranked match, one person had several seats, or the set is not ours.
Uncounted: TypeAlias = Literal["", "helped", "continued", "repeated", "several_seats", "own_set"]


class SeatResult(NamedTuple):
    """One seat of a finished match."""

    #: The person's key and name; empty for a bot.
    holder: str
    name: str
    level: int
    #: The level of the strongest bot if all opponents are bots, otherwise 0.
    rival: int
    outcome: Literal["won", "drawn", "lost"]
    points: int
    strengths: Mapping[str, int]
    why: Uncounted


class Watched(NamedTuple):
    """A table, and who made the decisions of each seat so far."""

    table: Table | None = None
    makers: Mapping[Seat, frozenset[Maker]] = {}
    #: When the match ended; 0 while it runs.
    ended: int = 0

    def after(self, event: AnyEvent) -> Watched:
        """Return the same after one more event."""
        makers = self.makers
        if self.table is not None:
            for seat in _deciding(self.table, event):
                made = makers.get(seat, frozenset()) | {_maker(self.table, seat)}
                makers = {**makers, seat: made}
        table = evolve(self.table, event)
        return Watched(table, makers, self.ended or (event.at if table.phase == OVER else 0))


def _deciding(table: Table, event: AnyEvent) -> tuple[Seat, ...]:
    """Return the seats whose decision this event makes final."""
    if isinstance(event, Confirmed):
        return (event.seat,)
    if isinstance(event, Played) and table.match is not None:
        parts = table.match.parts
        return tuple(seat for seat in {seat for seat, _ in event.actions} if not parts[seat].confirmed)
    return ()


def _maker(table: Table, seat: Seat) -> Maker:
    return level_of(table, seat) if played_by_bot(table, seat) else table.chairs[seat].holder


def results(watched: Watched) -> list[SeatResult]:
    """Return the result of every seat, in order; none if the match was not finished."""
    table = watched.table
    if table is None or table.phase != OVER or table.match is None:
        return []
    state, text = table.match.state, plugin(table.game.name)
    outcome, report = table.game.outcome(state), table.game.report(state)
    shared = text.text.has_draws and len(outcome.winners) > 1
    return [
        SeatResult(
            chair.holder,
            chair.name,
            0 if chair.holder else chair.bot,
            _rival(table, seat),
            "lost" if place > 1 else "drawn" if shared else "won",
            points,
            text.strengths(report, seat),
            _uncounted(watched, table, seat),
        )
        for seat, (chair, place, points) in enumerate(zip(table.chairs, outcome.places, outcome.totals, strict=True))
    ]


def _rival(table: Table, seat: Seat) -> int:
    others = [chair for other, chair in enumerate(table.chairs) if other != seat]
    return 0 if any(chair.holder for chair in others) else max((chair.bot for chair in others), default=0)


def _uncounted(watched: Watched, table: Table, seat: Seat) -> Uncounted:
    chair = table.chairs[seat]
    if watched.makers.get(seat, frozenset()) - {chair.holder or chair.bot}:
        return "helped"
    if table.opening is not None:
        return "continued"
    if table.deal and not table.ranked:
        return "repeated"
    if chair.holder and sum(other.holder == chair.holder for other in table.chairs) > 1:
        return "several_seats"
    return "" if _is_house(table) else "own_set"


def _is_house(table: Table) -> bool:
    """Return whether the set is a house set, of this version or of an earlier one."""
    return table.set_json == HOUSE or table.pieces == table.game.house()
