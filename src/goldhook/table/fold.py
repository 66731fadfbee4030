"""Build a table from its events. `evolve` is the only place where a table changes.

>>> from goldhook.table import Create, decide
>>> table = fold(decide(None, Create("ann", "Ann", "t1", "gold_ahoi", 2), now=0))
>>> [chair.name for chair in table.chairs]
['Ann', '']
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from typing import TypeVar, cast

from goldhook.core import options
from goldhook.core.game import AnyGame, Facts, Pieces, Refusal, Seat, Shuffles
from goldhook.core.setfile import SetFile
from goldhook.games import GAMES, RULES, RULES_VERSION
from goldhook.record import HOUSE, Record, from_json
from goldhook.table import clocks, events, seating, steps
from goldhook.table.events import CHANGES_ALL, CHANGES_PERSON, CHANGES_SEAT, PRIVATE, AnyEvent
from goldhook.table.options import read_options
from goldhook.table.state import (
    OVER,
    PLAYING,
    SECOND,
    Chair,
    Clock,
    Table,
    number_of,
    played_by_bot,
    seats_of,
    viewer_of,
)
from goldhook.table.steps import Part

T = TypeVar("T")
#: How many commands are remembered for each person, and for how many persons: far more than clients repeat.
REMEMBERED = 16
PERSONS_REMEMBERED = 32
_CHANGES_SOME = (*CHANGES_SEAT, *CHANGES_PERSON)


def fold(happened: Iterable[AnyEvent], table: Table | None = None) -> Table:
    """Return the table after all these events."""
    for event in happened:
        table = evolve(table, event)
    assert table is not None, "a table begins with an event"
    return table


def evolve(table: Table | None, event: AnyEvent) -> Table:
    """Return the table after one more event."""
    if isinstance(event, events.Created):
        table = _created(event)
    assert table is not None, "the first event of a table is 'created'"
    table = _CHANGES[type(event)](_numbered(table, event), event)
    return _answered(clocks.settled(_covered(table)), event)


def _created(event: events.Created) -> Table:
    if event.rules_version not in RULES:
        raise Refusal("rules_version", version=event.rules_version, known=RULES_VERSION)
    game = RULES[event.rules_version][event.game]
    players, set_json = event.players, event.set
    pieces = read_pieces(game, set_json)
    if set_json == HOUSE and pieces != GAMES[game.name].house():
        set_json = game.pieces_json(pieces)  # bots and browsers take "house" for the newest set
    return Table(
        id=event.table,
        game=game,
        set_json=set_json,
        pieces=pieces,
        agreed=read_options(event.options, game, old=True),
        host=event.host,
        chairs=(Chair(),) * players,
        numbers=(0,) * (players + 1),
        changed=(0,) * players,
        first=event.first,
        opening=event.opening,
        deal=event.deal,
        ranked=event.ranked,
    )


def read_pieces(game: AnyGame, data: str | Facts) -> Pieces:
    """Return the pieces of the house set or of a set in plain data; raise a Refusal for a faulty set."""
    if data == HOUSE:
        return cast(Pieces, game.house())
    try:
        text = json.dumps(data)
    except (TypeError, ValueError, RecursionError):  # not JSON: let the game name the fault
        return cast(Pieces, game.read_pieces(SetFile("", data)))  # type: ignore[arg-type]
    return _own_pieces(game.read_pieces, text)


@lru_cache(maxsize=4)
def _own_pieces(read: Callable[[SetFile], Pieces], text: str) -> Pieces:
    """Read and check a set, cached because some sets take milliseconds and a table is opened often."""
    return read(SetFile("", json.loads(text)))


def opening(table: Table, shuffles: Shuffles, first: Seat, actions: Sequence[tuple[Seat, str]] = ()) -> Record:
    """Return the record of a match that starts now; raise a Refusal for faulty shuffles or a faulty first player.

    It reuses the table's pieces, because reading a set again takes milliseconds.
    """
    match = from_json(
        {
            "goldhook": 1,
            "game": table.game.name,
            "set": HOUSE,
            "players": table.players,
            "first": first,
            "options": options.plain(table.agreed.law),
            "shuffles": shuffles,
            "actions": [list(action) for action in actions],
            "opening": len(actions),
        },
        games={table.game.name: table.game},
    )
    return match._replace(setup=match.setup._replace(pieces=table.pieces))


# --- changes by one kind of event ---------------------------------------------------------------------------------


def _with_part(table: Table, seat: Seat, part: Part) -> Table:
    assert table.match is not None
    return table._replace(match=steps.with_part(table.match, seat, part))


def _with_clock(table: Table, seat: Seat, clock: Clock) -> Table:
    return table._replace(clocks=(*table.clocks[:seat], clock, *table.clocks[seat + 1 :]))


def _same(table: Table, _event: AnyEvent) -> Table:
    return table


def _started(table: Table, event: events.Started) -> Table:
    match = steps.begin(opening(table, event.shuffles, event.first, event.actions))
    return table._replace(phase=PLAYING, match=match, clocks=clocks.full(table))


def _acted(table: Table, event: events.Acted | events.Undone) -> Table:
    assert table.match is not None
    part = steps.attempted(table.match, event.seat, event.actions)
    return _with_part(table, event.seat, part._replace(tries=part.tries + 1))


def _confirmed(table: Table, event: events.Confirmed) -> Table:
    assert table.match is not None
    before, actions = table.match.parts[event.seat], event.actions
    known = before.results if before.tentative == actions else ()
    return _with_part(table, event.seat, Part(actions, confirmed=True, tries=before.tries, results=known))


def _unconfirmed(table: Table, event: events.Unconfirmed) -> Table:
    assert table.match is not None
    part = table.match.parts[event.seat]
    return _with_part(table, event.seat, part._replace(confirmed=False, tries=part.tries + 1))


def _played(table: Table, event: events.Played) -> Table:
    assert table.match is not None
    match = steps.play(table.match, event.actions)
    fresh = tuple(clock._replace(out=False, votes={}) for clock in table.clocks)
    return table._replace(match=match, phase=PLAYING if table.game.to_act(match.state) else OVER, clocks=fresh)


def _timed_out(table: Table, event: events.TimedOut) -> Table:
    return _with_clock(table, event.seat, table.clocks[event.seat]._replace(out=True, votes={}))


def _voted(table: Table, event: events.Voted) -> Table:
    clock = table.clocks[event.seat]
    return _with_clock(table, event.seat, clock._replace(votes={**clock.votes, event.person: event.skip}))


def _skipped(table: Table, event: events.Skipped) -> Table:
    assert table.match is not None
    seat = event.seat
    moment = table.game.moment(table.match.state)
    return _with_clock(table, seat, table.clocks[seat]._replace(skipped=moment))


def _waited(table: Table, event: events.Waited) -> Table:
    rule = table.agreed.table.clock
    assert rule is not None
    left = min(rule.credit, rule.bank) * SECOND
    clock = table.clocks[event.seat]
    return _with_clock(table, event.seat, clock._replace(left=left, since=table.at, out=False, votes={}))


def _paused(table: Table, event: events.Paused) -> Table:
    return table._replace(paused=event.at)


def _resumed(table: Table, event: events.Resumed) -> Table:
    """Resume, and do not count the pause as absence."""
    assert table.paused is not None
    lost = event.at - table.paused
    away = {person: since + lost for person, since in table.away.items()}
    absences = {person: one._replace(since=one.since + lost) for person, one in table.absences.items()}
    return table._replace(paused=None, away=away, absences=absences)


def _handed_over(table: Table, event: events.HandedOver) -> Table:
    return table._replace(eyes={**table.eyes, event.person: None})


def _presented(table: Table, event: events.Presented) -> Table:
    return table._replace(eyes={**table.eyes, event.person: event.seat})


def _rematched(table: Table, event: events.Rematched) -> Table:
    return table._replace(successor=event.table)


_CHANGES: dict[type[AnyEvent], Callable[..., Table]] = {
    events.Created: _same,
    events.Joined: seating.joined,
    events.Left: seating.left,
    events.WentAway: seating.went_away,
    events.CameBack: seating.came_back,
    events.BotSeated: seating.bot_seated,
    events.Reseated: seating.reseated,
    events.Removed: seating.removed,
    events.HostPassed: seating.host_passed,
    events.Closed: seating.closed,
    events.Started: _started,
    events.Acted: _acted,
    events.Undone: _acted,
    events.Confirmed: _confirmed,
    events.Unconfirmed: _unconfirmed,
    events.Played: _played,
    events.StoodIn: seating.stood_in,
    events.TimedOut: _timed_out,
    events.Voted: _voted,
    events.Skipped: _skipped,
    events.Waited: _waited,
    events.Paused: _paused,
    events.Resumed: _resumed,
    events.HandedOver: _handed_over,
    events.Presented: _presented,
    events.Rematched: _rematched,
    events.Missed: seating.missed,
    events.Chose: seating.chose,
    events.Awaited: seating.awaited,
    events.Ended: seating.closed,
    events.Returned: seating.returned,
    events.SeatAdded: seating.seat_added,
    events.SeatClosed: seating.seat_closed,
    events.OptionsSet: seating.options_set,
}


# --- changes by every event ---------------------------------------------------------------------------------------


def _covered(table: Table) -> Table:
    """Cover a shared device as soon as another person must use it."""
    if table.match is None or not table.eyes:
        return table
    waiting = [seat for seat in steps.owing(table.match) if not played_by_bot(table, seat)]
    eyes = {
        person: None if seat not in waiting and set(seats_of(table, person)) & set(waiting) else seat
        for person, seat in table.eyes.items()
    }
    return table._replace(eyes=eyes)


def _numbered(table: Table, event: AnyEvent) -> Table:
    """Advance the time and the message numbers, and mark older commands as stale where choices changed.

    A private event counts for its seat alone, any other event for every viewer.
    """
    numbers, changed = table.numbers, table.changed
    if isinstance(event, PRIVATE):
        own = event.seat
        numbers = (*numbers[:own], numbers[own] + 1, *numbers[own + 1 :])
    else:
        numbers = tuple([number + 1 for number in numbers])
    if isinstance(event, CHANGES_ALL):
        changed = numbers[:-1]
    elif isinstance(event, _CHANGES_SOME):
        seats = seats_of(table, event.person) if isinstance(event, CHANGES_PERSON) else (event.seat,)
        changed = tuple(numbers[seat] if seat in seats else old for seat, old in enumerate(changed))
    return table._replace(at=event.at, numbers=numbers, changed=changed)


def _answered(table: Table, event: AnyEvent) -> Table:
    """Remember the answer to a person's command, so that a retry gets the same one."""
    if not event.cmd:
        return table
    person, command = event.by, event.cmd
    answers = dict(table.answers)
    own = dict(answers.pop(person, {}))
    own.pop(command, None)
    own[command] = number_of(table, viewer_of(table, person))
    answers[person] = _without_oldest(own, REMEMBERED)
    return table._replace(answers=_without_oldest(answers, PERSONS_REMEMBERED))


def _without_oldest(known: dict[str, T], most: int) -> dict[str, T]:
    if len(known) > most:
        del known[next(iter(known))]
    return known
