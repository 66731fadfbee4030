"""Clocks: a credit for every turn, a bank with a cap, running only while a person owes something. And what is due when.

The clock of a seat runs out; then the others decide: a bot plays this step, or they wait for another credit.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from goldhook.core.game import Seat
from goldhook.table.state import LOBBY, PLAYING, Clock, Table, here, played_by_bot, seats_of
from goldhook.table.steps import owing

SECOND = 1000


class Due(NamedTuple):
    """Something that time brings: the event's code and facts, and when."""

    at: int
    code: str
    facts: dict[str, object]


def full(table: Table) -> tuple[Clock, ...]:
    """The clocks at the start of a match; none, if the table agreed on none."""
    rule = table.agreed.table.clock
    return (Clock(rule.bank * SECOND),) * table.players if rule else ()


def left(clock: Clock, at: int) -> int:
    """The milliseconds that are left."""
    return clock.left if clock.since is None else max(0, clock.left - (at - clock.since))


def settled(table: Table) -> Table:
    """The clocks started and stopped as the table stands: called after everything that happens.

    A clock that goes on stays as it is. It is shown to all, and would else tell when somebody tries something unseen.
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


def voters(table: Table, seat: Seat) -> tuple[str, ...]:
    """Who decides about a seat whose time is up: everyone else who is here and plays."""
    holder = table.chairs[seat].holder
    return tuple(
        person
        for person in here(table)
        if person != holder and not all(table.chairs[own].stood_in for own in seats_of(table, person))
    )


def verdict(table: Table, seat: Seat) -> bool | None:
    """Skip, or wait: decided as soon as one side cannot lose any more. Who is alone does not wait for themselves."""
    deciding = voters(table, seat)
    votes = [table.clocks[seat].votes[person] for person in deciding if person in table.clocks[seat].votes]
    if 2 * votes.count(True) > len(deciding) or not deciding:
        return True
    return False if 2 * votes.count(False) >= len(deciding) else None


def dues(table: Table) -> Iterator[Due]:
    """All that time will bring to the table as it stands."""
    if table.paused is not None:
        return
    patience = table.agreed.table.away * SECOND
    for person, since in table.away.items():
        others = [other for other in here(table) if other != person]
        if not others:
            continue  # who plays alone, against bots, finds the match as they left it
        if table.phase == PLAYING:
            for seat in seats_of(table, person):
                if not table.chairs[seat].stood_in:
                    yield Due(since + patience, "stood_in", {"seat": seat})
        if person == table.host and table.phase in (LOBBY, PLAYING):
            yield Due(since + patience, "host_passed", {"person": others[0]})
    for seat, clock in enumerate(table.clocks):
        if clock.since is not None and not clock.out:
            yield Due(clock.since + clock.left, "timed_out", {"seat": seat})
        elif clock.since is not None and (skip := verdict(table, seat)) is not None:
            yield Due(table.at, "skipped" if skip else "waited", {"seat": seat})


def due(table: Table) -> int | None:
    """When the next thing is due; None if nothing is."""
    return min((max(each.at, table.at) for each in dues(table)), default=None)
