"""Changes of a table that concern people and their seats. `fold.evolve` applies them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeVar

from goldhook.core.game import Seat
from goldhook.table import events, steps
from goldhook.table.options import LOT, read_options
from goldhook.table.state import CLOSED, Absence, Chair, Table, seats_of
from goldhook.table.steps import Part

T = TypeVar("T")


def with_chair(table: Table, seat: Seat, chair: Chair) -> Table:
    """Return the table with one chair replaced."""
    return table._replace(chairs=(*table.chairs[:seat], chair, *table.chairs[seat + 1 :]))


def joined(table: Table, event: events.Joined) -> Table:
    """Seat a person."""
    return with_chair(table, event.seat, Chair(event.person, event.name))


def left(table: Table, event: events.Left) -> Table:
    """Free the seats of a person who left before the match."""
    for seat in seats_of(table, event.person):
        table = with_chair(table, seat, Chair())
    return _present(table, event.person)


def went_away(table: Table, event: events.WentAway) -> Table:
    """Mark a person as away."""
    return table._replace(away={**table.away, event.person: event.at})


def came_back(table: Table, event: events.CameBack) -> Table:
    """Give a person their seats back, except those that they left on purpose. Attempts stay, whoever made them."""
    table = _present(table, event.person)
    for seat in seats_of(table, event.person):
        if not table.chairs[seat].left:
            table = _given_back(table, seat)
    return table


def returned(table: Table, event: events.Returned) -> Table:
    """Give a person all their seats back."""
    for seat in seats_of(table, event.person):
        table = _given_back(table, seat)
    return table


def _present(table: Table, person: str) -> Table:
    return table._replace(away=_without(table.away, person), absences=_without(table.absences, person))


def _given_back(table: Table, seat: Seat) -> Table:
    chair = table.chairs[seat]
    return with_chair(table, seat, Chair(chair.holder, chair.name)) if chair.stood_in else table


def _without(known: Mapping[str, T], person: str) -> dict[str, T]:
    return {other: fact for other, fact in known.items() if other != person}


def bot_seated(table: Table, event: events.BotSeated) -> Table:
    """Seat a bot."""
    return with_chair(table, event.seat, Chair(bot=event.level))


def reseated(table: Table, event: events.Reseated) -> Table:
    """Swap two seats."""
    one, other = table.chairs[event.seat], table.chairs[event.to]
    return with_chair(with_chair(table, event.seat, other), event.to, one)


def removed(table: Table, event: events.Removed) -> Table:
    """Free a seat; during a match a bot takes it over, and starts the step again."""
    seat = event.seat
    if table.match is None:
        table = with_chair(table, seat, Chair())
    else:
        table = with_chair(table, seat, Chair(bot=table.agreed.table.stand_in))
        if table.match and not table.match.parts[seat].confirmed:
            table = table._replace(match=steps.with_part(table.match, seat, Part()))
    for person in table.away:
        if not seats_of(table, person):
            table = _present(table, person)
    return table


def seat_added(table: Table, _event: events.SeatAdded) -> Table:
    """Add a free seat at the end."""
    return _resized(table, (*table.chairs, Chair()))


def seat_closed(table: Table, event: events.SeatClosed) -> Table:
    """Take a seat away. A rematch draws lots if that seat was to go first."""
    seat, first = event.seat, table.first
    if first is not None:
        first = None if first == seat else first - (first > seat)
    rules = table.agreed.table
    if rules.first != LOT and int(rules.first) > table.players - 1:
        rules = rules._replace(first=LOT)
    table = _resized(table, (*table.chairs[:seat], *table.chairs[seat + 1 :]))
    return table._replace(first=first, agreed=table.agreed._replace(table=rules))


def _resized(table: Table, chairs: tuple[Chair, ...]) -> Table:
    """Return the table with other chairs. Before the match every viewer has heard the same number of messages."""
    players = len(chairs)
    return table._replace(chairs=chairs, numbers=(table.numbers[-1],) * (players + 1), changed=(0,) * players, eyes={})


def options_set(table: Table, event: events.OptionsSet) -> Table:
    """Replace the options. A host who names the first player overrules the rematch."""
    agreed = read_options(event.options, table.game, old=True)
    first = table.first if agreed.table.first == table.agreed.table.first else None
    return table._replace(agreed=agreed, first=first)


def host_passed(table: Table, event: events.HostPassed) -> Table:
    """Make another person the host."""
    return table._replace(host=event.person)


def closed(table: Table, _event: events.Closed | events.Ended) -> Table:
    """Close the table; a match that was ended early stays as it is."""
    return table._replace(phase=CLOSED, absences={})


# --- absent players -----------------------------------------------------------------------------------------------


def missed(table: Table, event: events.Missed) -> Table:
    """Ask the others about a person."""
    return table._replace(absences={**table.absences, event.person: Absence(event.at, asked=True)})


def chose(table: Table, event: events.Chose) -> Table:
    """Note a person's vote about an absent player."""
    absent = table.chairs[event.seat].holder
    absence = table.absences[absent]
    votes = {**absence.votes, event.person: event.choice}
    return table._replace(absences={**table.absences, absent: absence._replace(votes=votes)})


def awaited(table: Table, event: events.Awaited) -> Table:
    """Wait once more as long as the table allows, then ask again."""
    return table._replace(absences={**table.absences, event.person: Absence(event.at)})


def stood_in(table: Table, event: events.StoodIn) -> Table:
    """Let a bot play for a person. It continues with the person's attempts."""
    seat, chair = event.seat, table.chairs[event.seat]
    table = with_chair(table, seat, chair._replace(stood_in=True, since=event.at, left=event.left))
    if all(table.chairs[own].stood_in for own in seats_of(table, chair.holder)):
        table = table._replace(absences=_without(table.absences, chair.holder))
    return table
