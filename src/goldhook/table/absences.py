"""Players who are away: the others are asked what to do, and nobody is replaced before they have decided.

After the time that the table allows, everyone else who is present votes: wait, let a bot play, or end the match.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from goldhook.core.game import Seat
from goldhook.table import events
from goldhook.table.events import AnyEvent
from goldhook.table.plain import Choice
from goldhook.table.state import LOBBY, PLAYING, SECOND, Absence, Table, here, seats_of


class Due(NamedTuple):
    """Timed event: when it falls due, and the event to apply."""

    at: int
    event: AnyEvent


def voters(table: Table, seat: Seat) -> tuple[str, ...]:
    """Return the people who decide about a seat: all others who are present and play themselves."""
    holder = table.chairs[seat].holder
    return tuple(
        person
        for person in here(table)
        if person != holder and not all(table.chairs[own].stood_in for own in seats_of(table, person))
    )


def missed_at(table: Table, seat: Seat) -> int | None:
    """Return when the others were asked about this seat; None if there is no such question now."""
    absence = table.absences.get(table.chairs[seat].holder)
    if absence is None or not absence.asked or table.chairs[seat].stood_in:
        return None
    return absence.since


def verdict(table: Table, seat: Seat) -> Choice | None:
    """Return what the others have decided about an absent player; None while undecided or if nobody can vote.

    Half of the votes are enough to wait. Only everyone together can end the match.
    """
    deciding = voters(table, seat)
    votes = table.absences[table.chairs[seat].holder].votes
    cast = [votes[person] for person in deciding if person in votes]
    if not deciding:
        return None
    if 2 * cast.count("wait") >= len(deciding):
        return "wait"
    if cast.count("end") == len(deciding):
        return "end"
    return "bot" if 2 * cast.count("bot") > len(deciding) or len(cast) == len(deciding) else None


def dues(table: Table, now: int) -> Iterator[Due]:
    """Yield what falls due because people are away."""
    patience = table.agreed.table.away * SECOND
    for person, since in table.away.items():
        others = [other for other in here(table) if other != person]
        if not others:
            continue  # a match against bots alone waits for its player
        if table.phase == PLAYING:
            yield from _questions(table, person, since, now)
        if person == table.host and table.phase in (LOBBY, PLAYING):
            yield Due(since + patience, events.HostPassed(at=now, person=others[0]))


def _questions(table: Table, person: str, since: int, now: int) -> Iterator[Due]:
    seats = [seat for seat in seats_of(table, person) if not table.chairs[seat].stood_in]
    if not seats:
        return
    rule, absence = table.agreed.table, table.absences.get(person, Absence(since))
    if not absence.asked:
        # With a clock, a player may think as long as a turn takes before anybody misses them.
        patience = max(rule.away, rule.clock.credit if rule.clock else 0) * SECOND
        yield Due(absence.since + patience, events.Missed(at=now, person=person))
        return
    match verdict(table, seats[0]):
        case "bot":
            yield Due(table.at, events.StoodIn(at=now, seat=seats[0]))
        case "wait":
            yield Due(table.at, events.Awaited(at=now, person=person))
        case "end":
            yield Due(table.at, events.Ended(at=now))
