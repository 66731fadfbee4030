"""Clocks and timed events. A seat's clock runs only while a person owes an action.

Each turn adds a credit to the seat's bank, up to a cap. When the clock of a seat runs out, the others vote: a bot plays
this step, or the seat gets another credit.
"""

from __future__ import annotations

from collections.abc import Iterator

from goldhook.core.game import Seat
from goldhook.table import absences, events
from goldhook.table.absences import Due, voters
from goldhook.table.state import PLAYING, SECOND, Clock, Table, played_by_bot
from goldhook.table.steps import owing


def full(table: Table) -> tuple[Clock, ...]:
    """Return the clocks at the start of a match; empty if the table plays without clocks."""
    rule = table.agreed.table.clock
    return (Clock(rule.bank * SECOND),) * table.players if rule else ()


def left(clock: Clock, at: int) -> int:
    """Return the milliseconds that are left."""
    return clock.left if clock.since is None else max(0, clock.left - (at - clock.since))


def settled(table: Table) -> Table:
    """Start and stop the clocks to match the table. Called after every event.

    A clock that keeps running stays unchanged. Every viewer sees the clocks, so a change would reveal a private
    attempt.
    """
    rule = table.agreed.table.clock
    if not table.clocks or rule is None or table.match is None:
        return table
    asked = owing(table.match) if table.phase == PLAYING and table.paused is None else ()
    moment = table.game.moment(table.match.state)
    clocks = []
    for seat, clock in enumerate(table.clocks):
        if clock.skipped != moment:
            clock = clock._replace(skipped=None)
        if seat not in asked or played_by_bot(table, seat):
            clock = clock._replace(left=left(clock, table.at), since=None)
            if table.paused is None:
                clock = clock._replace(out=False, votes={})
        elif clock.turn != moment[:2]:
            credited = min(rule.bank * SECOND, left(clock, table.at) + rule.credit * SECOND)
            clock = clock._replace(left=credited, since=table.at, turn=moment[:2])
        elif clock.since is None:
            clock = clock._replace(since=table.at)
        clocks.append(clock)
    return table._replace(clocks=tuple(clocks))


def verdict(table: Table, seat: Seat) -> bool | None:
    """Return True to skip, False to wait, None while undecided.

    The vote ends as soon as one side cannot lose any more. Without voters the seat is skipped.
    """
    deciding = voters(table, seat)
    votes = [table.clocks[seat].votes[person] for person in deciding if person in table.clocks[seat].votes]
    if 2 * votes.count(True) > len(deciding) or not deciding:
        return True
    return False if 2 * votes.count(False) >= len(deciding) else None


def dues(table: Table, now: int) -> Iterator[Due]:
    """Yield every future timed event of the table."""
    if table.paused is not None:
        return
    yield from absences.dues(table, now)
    for seat, clock in enumerate(table.clocks):
        if clock.since is not None and not clock.out:
            yield Due(clock.since + clock.left, events.TimedOut(at=now, seat=seat))
        elif clock.since is not None and (skip := verdict(table, seat)) is not None:
            decided = events.Skipped(at=now, seat=seat) if skip else events.Waited(at=now, seat=seat)
            yield Due(table.at, decided)


def due(table: Table) -> int | None:
    """Return when the next timed event falls due; None if there is none."""
    return min((max(each.at, table.at) for each in dues(table, table.at)), default=None)
