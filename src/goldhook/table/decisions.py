"""Decide what a command leads to: events, or a Refusal. Nothing changes here; fold.py applies the events.

>>> from goldhook.table import Join, fold
>>> table = fold(decide(None, Create("ann", "Ann", "t1", "gold_ahoi", 2, id="c1"), now=0))
>>> [type(event).__name__ for event in decide(table, Join("bob", "Bob", id="c1"), now=5)]
['Joined']
>>> decide(table, Create("ann", "Ann", "t1", "gold_ahoi", 2, id="c1"), now=9)  # once more: it is done
[]
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from goldhook.core.game import Refusal, Seat
from goldhook.games import RULES_VERSION
from goldhook.record import HOUSE
from goldhook.table import clocks, events, lobby, playing
from goldhook.table.absences import missed_at, voters
from goldhook.table.checks import (
    check_phase,
    check_seat,
    check_seated,
)
from goldhook.table.commands import (
    Act,
    AddSeat,
    BotAct,
    Choose,
    CloseSeat,
    ComeBack,
    Command,
    Confirm,
    Create,
    FillWithBots,
    GoAway,
    HandOver,
    Join,
    Leave,
    Pause,
    Present,
    Rematch,
    Remove,
    Reseat,
    Resume,
    Return,
    SeatBot,
    SetOptions,
    Start,
    Tick,
    Unconfirm,
    Undo,
    Vote,
)
from goldhook.table.events import AnyEvent
from goldhook.table.fold import evolve
from goldhook.table.options import LOSER, LOT, options_json
from goldhook.table.state import CLOSED, LOBBY, OVER, PLAYING, Table, answer, here, people, seats_of

#: Clients choose the id of a command; this is its longest length.
LONGEST_ID = 64
#: Commands that are accepted while the server is paused.
_ALWAYS = (Leave, GoAway, ComeBack, Pause, Resume, Tick)


def decide(table: Table | None, command: Command, now: int) -> list[AnyEvent]:
    """Return the events that a command leads to. A repeated command returns none, an illegal one raises a Refusal."""
    if len(command.id) > LONGEST_ID:
        raise Refusal("command_id_wrong", longest=LONGEST_ID)
    if table is not None:
        now = max(now, table.at)
        if answer(table, command.by, command.id) is not None:
            return []
    found = list(_decided(table, command, now))
    if command.id:
        return [event._replace(by=command.by, cmd=command.id) for event in found]
    return found


def _decided(table: Table | None, command: Command, now: int) -> Iterator[AnyEvent]:
    if isinstance(command, Create):
        assert table is None, "a table is created once"
        return lobby.create(command, now)
    assert table is not None, "a table begins with Create"
    if table.phase == CLOSED and not isinstance(command, Tick):
        raise Refusal("table_closed")
    if table.paused is not None and not isinstance(command, _ALWAYS):
        raise Refusal("table_paused")
    return _DECISIONS[type(command)](table, command, now)


# --- coming and going ---------------------------------------------------------------------------------------------


def _heir(table: Table, person: str) -> str:
    """Return who becomes host after a person: the next one present, otherwise the next one seated."""
    others = [*here(table), *people(table)]
    return next((other for other in others if other != person), "")


def _leave(table: Table, command: Leave, now: int) -> Iterator[AnyEvent]:
    person = command.by
    if person != table.host:
        check_seated(table, person)
    heir = _heir(table, person) if person == table.host else ""
    if table.phase != LOBBY:
        played_on = table.phase == PLAYING and any(other != person for other in people(table))
        seats = [seat for seat in seats_of(table, person) if played_on and not table.chairs[seat].left]
        if person in table.away and not seats:
            raise Refusal("already_left")
        if person not in table.away:
            yield events.WentAway(at=now, person=person)
        for seat in seats:
            yield events.StoodIn(at=now, seat=seat, left=True)
        if heir in here(table):
            yield events.HostPassed(at=now, person=heir)
        return
    yield events.Left(at=now, person=person)
    if heir:
        yield events.HostPassed(at=now, person=heir)
    elif person == table.host:
        yield events.Closed(at=now)


def _return(table: Table, command: Return, now: int) -> Iterator[AnyEvent]:
    check_seated(table, command.by)
    check_phase(table, PLAYING)
    if not any(table.chairs[seat].left for seat in seats_of(table, command.by)):
        raise Refusal("seat_is_yours")
    if command.by in table.away:
        yield events.CameBack(at=now, person=command.by)
    yield events.Returned(at=now, person=command.by)


def _choose(table: Table, command: Choose, now: int) -> Iterator[AnyEvent]:
    check_phase(table, PLAYING)
    seat = check_seat(table.players, command.seat)
    if command.asked != missed_at(table, seat):
        raise Refusal("nothing_to_vote")
    if command.by not in voters(table, seat):
        raise Refusal("vote_of_others")
    chose = events.Chose(at=now, person=command.by, seat=seat, choice=command.choice)
    yield chose
    yield from _tick(evolve(table, chose), command, now)


def _go_away(table: Table, command: GoAway, now: int) -> Iterator[AnyEvent]:
    known = command.by == table.host or seats_of(table, command.by)
    if known and command.by not in table.away:
        yield events.WentAway(at=now, person=command.by)


def _come_back(table: Table, command: ComeBack, now: int) -> Iterator[AnyEvent]:
    if command.by in table.away:
        yield events.CameBack(at=now, person=command.by)


def _hand_over(table: Table, command: HandOver, now: int) -> Iterator[AnyEvent]:
    check_seated(table, command.by)
    yield events.HandedOver(at=now, person=command.by)


def _present(table: Table, command: Present, now: int) -> Iterator[AnyEvent]:
    if command.seat not in seats_of(table, command.by):
        raise Refusal("not_your_seat")
    if table.eyes.get(command.by) is not None:
        raise Refusal("cover_first")
    yield events.Presented(at=now, person=command.by, seat=command.seat)


# --- clocks and pauses --------------------------------------------------------------------------------------------


def _tick(table: Table, _command: Tick | Vote | Choose, now: int) -> Iterator[AnyEvent]:
    """Yield every event that has fallen due, in order."""
    while ready := [due for due in clocks.dues(table, now) if due.at <= now]:
        first = min(ready, key=lambda due: due.at)
        yield first.event
        table = evolve(table, first.event)


def _vote(table: Table, command: Vote, now: int) -> Iterator[AnyEvent]:
    check_phase(table, PLAYING)
    check_seat(table.players, command.seat)
    if not table.clocks or not table.clocks[command.seat].out:
        raise Refusal("nothing_to_vote")
    if command.by not in voters(table, command.seat):
        raise Refusal("vote_of_others")
    voted = events.Voted(at=now, person=command.by, seat=command.seat, skip=bool(command.skip))
    yield voted
    yield from _tick(evolve(table, voted), command, now)


def _pause(table: Table, command: Pause, now: int) -> Iterator[AnyEvent]:
    if table.paused is None:
        since = now if command.since is None else min(now, max(command.since, table.at))
        yield events.Paused(at=since)


def _resume(table: Table, _command: Resume, now: int) -> Iterator[AnyEvent]:
    if table.paused is not None:
        yield events.Resumed(at=now)


# --- rematch ------------------------------------------------------------------------------------------------------


def _rematch(table: Table, command: Rematch, now: int) -> Iterator[AnyEvent]:
    if command.by != table.host:
        check_seated(table, command.by)
    check_phase(table, OVER)
    if table.successor:
        raise Refusal("rematch_made", table=table.successor)
    assert table.match is not None
    first = None if command.lot else _first_again(table, command.luck)
    yield events.Rematched(at=now, table=command.table, host=command.by, first=first)


def _first_again(table: Table, luck: int) -> Seat | None:
    """Return who goes first in a rematch by the options: the next seat, one drawn by lot, or one who came last."""
    assert table.match is not None
    if table.agreed.table.rematch_first == LOSER:
        places = table.game.outcome(table.match.state).places
        last = [seat for seat, place in enumerate(places) if place == max(places)]
        return last[luck % len(last)]
    return None if table.agreed.table.rematch_first == LOT else (table.match.record.setup.first + 1) % table.players


def successor(table: Table, rematched: events.Rematched) -> list[AnyEvent]:
    """Return the first events of the rematch table: the same people on the same seats."""
    now = rematched.at
    # The rematch settles who goes first, not the seat that the host once named.
    agreed = table.agreed._replace(table=table.agreed.table._replace(first=LOT))
    found: list[AnyEvent] = [
        events.Created(
            at=now,
            table=rematched.table,
            game=table.game.name,
            set=HOUSE if table.pieces == table.game.house() else table.set_json,
            players=table.players,
            options=options_json(agreed),
            rules_version=RULES_VERSION,
            host=rematched.host,
            first=rematched.first,
        )
    ]
    for seat, chair in enumerate(table.chairs):
        if chair.left and chair.holder in table.away and chair.holder != rematched.host:
            found.append(events.BotSeated(at=now, seat=seat, level=table.agreed.table.stand_in))
        elif chair.holder:
            found.append(events.Joined(at=now, person=chair.holder, seat=seat, name=chair.name))
        else:
            found.append(events.BotSeated(at=now, seat=seat, level=chair.bot))
    seated = {rematched.host, *(event.person for event in found if isinstance(event, events.Joined))}
    return found + [events.WentAway(at=now, person=person) for person in table.away if person in seated]


_DECISIONS: dict[type, Callable[..., Iterator[AnyEvent]]] = {
    Join: lobby.join,
    Leave: _leave,
    Return: _return,
    Choose: _choose,
    GoAway: _go_away,
    ComeBack: _come_back,
    SeatBot: lobby.seat_bot,
    FillWithBots: lobby.fill_with_bots,
    Reseat: lobby.reseat,
    Remove: lobby.remove,
    AddSeat: lobby.add_seat,
    CloseSeat: lobby.close_seat,
    SetOptions: lobby.set_options,
    Start: lobby.start,
    Act: playing.act,
    Undo: playing.undo,
    Confirm: playing.confirm,
    Unconfirm: playing.unconfirm,
    BotAct: playing.bot_act,
    Vote: _vote,
    HandOver: _hand_over,
    Present: _present,
    Rematch: _rematch,
    Tick: _tick,
    Pause: _pause,
    Resume: _resume,
}
