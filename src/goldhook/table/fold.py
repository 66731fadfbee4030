"""A table is what its events made of it: `evolve` is the only place where one changes.

>>> from goldhook.table import Create, decide
>>> table = fold(decide(None, Create("ann", "Ann", "t1", "gold_ahoi", 2), now=0))
>>> [chair.name for chair in table.chairs]
['Ann', '']
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import Any, TypeVar

from goldhook.core import options
from goldhook.core.game import Game, Json, Refusal, Seat
from goldhook.core.setfile import SetFile
from goldhook.games import RULES, RULES_VERSION
from goldhook.record import HOUSE, Record, from_json
from goldhook.table import clocks, steps
from goldhook.table.events import CHANGES_ALL, CHANGES_SEAT, PRIVATE, check_version
from goldhook.table.options import read_options
from goldhook.table.state import (
    CLOSED,
    OVER,
    PLAYING,
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
#: So many commands of each person, and so many persons, are remembered: far more than clients repeat.
REMEMBERED = 16
PERSONS_REMEMBERED = 32


def fold(events: Iterable[Json], table: Table | None = None) -> Table:
    """The table after all these events."""
    for event in events:
        table = evolve(table, event)
    assert table is not None, "a table begins with an event"
    return table


def evolve(table: Table | None, event: Json) -> Table:
    """The table after one more event."""
    check_version(event)
    if event["code"] == "created":
        table = _created(event)
    assert table is not None, "the first event of a table is 'created'"
    table = _CHANGES[event["code"]](_numbered(table, event), event)
    return _answered(clocks.settled(_covered(table)), event)


def _created(event: Json) -> Table:
    if event["rules_version"] not in RULES:
        raise Refusal("rules_version", version=event["rules_version"], known=RULES_VERSION)
    game = RULES[event["rules_version"]][event["game"]]
    players: int = event["players"]
    return Table(
        id=event["table"],
        game=game,
        set_json=event["set"],
        pieces=read_pieces(game, event["set"]),
        agreed=read_options(event["options"], game, old=True),
        host=event["host"],
        chairs=(Chair(),) * players,
        numbers=(0,) * (players + 1),
        changed=(0,) * players,
        first=event["first"],
    )


def read_pieces(game: Game[Any, Any, Any], data: str | Json) -> Any:
    """The pieces of a set: the house's, or one in plain data; its faults are Refusals."""
    if data == HOUSE:
        return game.house()
    try:
        text = json.dumps(data)
    except (TypeError, ValueError, RecursionError):  # no JSON: the game says what is wrong with it
        return game.read_pieces(SetFile("", data))  # type: ignore[arg-type]
    return _own_pieces(game.read_pieces, text)


@lru_cache(maxsize=4)
def _own_pieces(read: Callable[[SetFile], Any], text: str) -> Any:
    """A set is checked once, though a table reads it whenever it is opened: for some that takes milliseconds."""
    return read(SetFile("", json.loads(text)))


def opening(table: Table, shuffles: Any, first: Any) -> Record:
    """The record of a match that starts now; what is wrong with shuffles or first player is a Refusal.

    The pieces are those of the table: to read a set again takes milliseconds.
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
            "actions": [],
        },
        games={table.game.name: table.game},
    )
    return match._replace(setup=match.setup._replace(pieces=table.pieces))


# --- what each event changes --------------------------------------------------------------------------------------


def _with_chair(table: Table, seat: Seat, chair: Chair) -> Table:
    return table._replace(chairs=(*table.chairs[:seat], chair, *table.chairs[seat + 1 :]))


def _with_clock(table: Table, seat: Seat, clock: Clock) -> Table:
    return table._replace(clocks=(*table.clocks[:seat], clock, *table.clocks[seat + 1 :]))


def _with_part(table: Table, seat: Seat, part: Part) -> Table:
    return table._replace(match=steps.with_part(table.match, seat, part)) if table.match else table


def _without_attempts(table: Table, seat: Seat) -> Table:
    """Somebody else plays the seat from now on: what is not confirmed is forgotten."""
    if table.match is None or table.match.parts[seat].confirmed:
        return table
    return _with_part(table, seat, Part())


def _same(table: Table, _event: Json) -> Table:
    return table


def _joined(table: Table, event: Json) -> Table:
    return _with_chair(table, event["seat"], Chair(event["person"], event["name"]))


def _left(table: Table, event: Json) -> Table:
    person = event["person"]
    for seat in seats_of(table, person):
        table = _with_chair(table, seat, Chair())
    return table._replace(away={other: since for other, since in table.away.items() if other != person})


def _went_away(table: Table, event: Json) -> Table:
    return table._replace(away={**table.away, event["person"]: event["at"]})


def _came_back(table: Table, event: Json) -> Table:
    person = event["person"]
    table = table._replace(away={other: since for other, since in table.away.items() if other != person})
    for seat in seats_of(table, person):
        if table.chairs[seat].stood_in:
            table = _with_chair(table, seat, table.chairs[seat]._replace(stood_in=False))
            table = _without_attempts(table, seat)
    return table


def _bot_seated(table: Table, event: Json) -> Table:
    return _with_chair(table, event["seat"], Chair(bot=event["level"]))


def _reseated(table: Table, event: Json) -> Table:
    one, other = table.chairs[event["seat"]], table.chairs[event["to"]]
    return _with_chair(_with_chair(table, event["seat"], other), event["to"], one)


def _removed(table: Table, event: Json) -> Table:
    seat = event["seat"]
    if table.match is None:
        table = _with_chair(table, seat, Chair())
    else:
        table = _without_attempts(_with_chair(table, seat, Chair(bot=table.agreed.table.stand_in)), seat)
    return table._replace(away={who: since for who, since in table.away.items() if seats_of(table, who)})


def _host_passed(table: Table, event: Json) -> Table:
    return table._replace(host=event["person"])


def _closed(table: Table, _event: Json) -> Table:
    return table._replace(phase=CLOSED)


def _started(table: Table, event: Json) -> Table:
    match = steps.begin(opening(table, event["shuffles"], event["first"]))
    return table._replace(phase=PLAYING, match=match, clocks=clocks.full(table))


def _acted(table: Table, event: Json) -> Table:
    assert table.match is not None
    tries = table.match.parts[event["seat"]].tries + 1
    return _with_part(table, event["seat"], Part(tuple(event["actions"]), tries=tries))


def _confirmed(table: Table, event: Json) -> Table:
    return _with_part(table, event["seat"], Part(tuple(event["actions"]), confirmed=True))


def _played(table: Table, event: Json) -> Table:
    assert table.match is not None
    match = steps.play(table.match, event["actions"])
    fresh = tuple(clock._replace(out=False, votes={}) for clock in table.clocks)
    return table._replace(match=match, phase=PLAYING if table.game.to_act(match.state) else OVER, clocks=fresh)


def _stood_in(table: Table, event: Json) -> Table:
    seat = event["seat"]
    return _without_attempts(_with_chair(table, seat, table.chairs[seat]._replace(stood_in=True)), seat)


def _timed_out(table: Table, event: Json) -> Table:
    return _with_clock(table, event["seat"], table.clocks[event["seat"]]._replace(out=True, votes={}))


def _voted(table: Table, event: Json) -> Table:
    clock = table.clocks[event["seat"]]
    return _with_clock(table, event["seat"], clock._replace(votes={**clock.votes, event["person"]: event["skip"]}))


def _skipped(table: Table, event: Json) -> Table:
    assert table.match is not None
    seat = event["seat"]
    moment = table.game.moment(table.match.state)
    table = _with_clock(table, seat, table.clocks[seat]._replace(skipped=moment))
    return _without_attempts(table, seat)


def _waited(table: Table, event: Json) -> Table:
    rule = table.agreed.table.clock
    assert rule is not None
    left = min(rule.credit, rule.bank) * clocks.SECOND
    clock = table.clocks[event["seat"]]
    return _with_clock(table, event["seat"], clock._replace(left=left, since=table.at, out=False, votes={}))


def _paused(table: Table, event: Json) -> Table:
    return table._replace(paused=event["at"])


def _resumed(table: Table, event: Json) -> Table:
    """Nobody was away while nobody could come."""
    assert table.paused is not None
    lost = event["at"] - table.paused
    return table._replace(paused=None, away={person: since + lost for person, since in table.away.items()})


def _handed_over(table: Table, event: Json) -> Table:
    return table._replace(eyes={**table.eyes, event["person"]: None})


def _presented(table: Table, event: Json) -> Table:
    return table._replace(eyes={**table.eyes, event["person"]: event["seat"]})


def _rematched(table: Table, event: Json) -> Table:
    return table._replace(successor=event["table"])


_CHANGES: dict[str, Callable[[Table, Json], Table]] = {
    "created": _same,
    "joined": _joined,
    "left": _left,
    "went_away": _went_away,
    "came_back": _came_back,
    "bot_seated": _bot_seated,
    "reseated": _reseated,
    "removed": _removed,
    "host_passed": _host_passed,
    "closed": _closed,
    "started": _started,
    "acted": _acted,
    "undone": _acted,
    "confirmed": _confirmed,
    "played": _played,
    "stood_in": _stood_in,
    "timed_out": _timed_out,
    "voted": _voted,
    "skipped": _skipped,
    "waited": _waited,
    "paused": _paused,
    "resumed": _resumed,
    "handed_over": _handed_over,
    "presented": _presented,
    "rematched": _rematched,
}


# --- what every event changes -------------------------------------------------------------------------------------


def _covered(table: Table) -> Table:
    """A shared device is covered as soon as it is another's turn to look at it."""
    if table.match is None or not table.eyes:
        return table
    waiting = [seat for seat in steps.owing(table.match) if not played_by_bot(table, seat)]
    eyes = {
        person: None if seat not in waiting and set(seats_of(table, person)) & set(waiting) else seat
        for person, seat in table.eyes.items()
    }
    return table._replace(eyes=eyes)


def _numbered(table: Table, event: Json) -> Table:
    """What time it is; one more thing was told to everybody, or to the seat alone; some make older commands stale."""
    code, numbers, changed = event["code"], table.numbers, table.changed
    if code in PRIVATE:
        own = event["seat"]
        numbers = (*numbers[:own], numbers[own] + 1, *numbers[own + 1 :])
    else:
        numbers = tuple([number + 1 for number in numbers])
    if code in CHANGES_ALL:
        changed = numbers[:-1]
    elif code in CHANGES_SEAT or code == "came_back":
        seats = (event["seat"],) if code in CHANGES_SEAT else seats_of(table, event["person"])
        changed = tuple(numbers[seat] if seat in seats else old for seat, old in enumerate(changed))
    return table._replace(at=event["at"], numbers=numbers, changed=changed)


def _answered(table: Table, event: Json) -> Table:
    """Remember what a person's command was answered with, so that a repeat gets the same."""
    if "cmd" not in event:
        return table
    person, command = event["by"], event["cmd"]
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
