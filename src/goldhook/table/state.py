"""A table as a value: chairs and who sits on them, the match, what each viewer was told, what time it is.

Times are whole milliseconds of any clock that does not go backwards; they come in with commands and events.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple, TypeAlias

from goldhook.core.game import Game, Json, Seat
from goldhook.table.options import Agreed
from goldhook.table.steps import Match, owing

LOBBY = "lobby"
PLAYING = "playing"
OVER = "over"
CLOSED = "closed"

#: Who looks: a seat, or anybody who just watches.
Viewer: TypeAlias = Seat | None


class Chair(NamedTuple):
    """A seat and who has it: a person, a bot of a level, or nobody; `stood_in` while a bot plays for the person."""

    holder: str = ""
    name: str = ""
    bot: int = 0
    stood_in: bool = False

    @property
    def free(self) -> bool:
        return not self.holder and not self.bot


class Clock(NamedTuple):
    """A seat's time: what was left when it last stood, and since when it runs."""

    left: int
    since: int | None = None
    #: Round and turn of the last credit.
    turn: tuple[int, int] = (-1, -1)
    #: The time is up, and the others were told; how they voted: skip or wait.
    out: bool = False
    votes: Mapping[str, bool] = {}
    #: The moment that a bot plays, because the others did not want to wait.
    skipped: tuple[int, int, str] | None = None


class Table(NamedTuple):
    """A match with people around it."""

    id: str
    game: Game[Any, Any, Any]
    #: The set, as "house" or plain data, and as the pieces in it.
    set_json: str | Json
    pieces: Any
    agreed: Agreed
    host: str
    chairs: tuple[Chair, ...]
    #: How many things each seat was told, spectators last; and where the last one stood that changed a seat's choices.
    numbers: tuple[int, ...]
    changed: tuple[int, ...]
    phase: str = LOBBY
    match: Match | None = None
    clocks: tuple[Clock, ...] = ()
    #: Who is away, since when.
    away: Mapping[str, int] = {}
    #: Which seat's person looks at a device that several share; None: it is covered.
    eyes: Mapping[str, Viewer] = {}
    #: The last commands of each person, with the number their viewer stood at afterwards.
    answers: Mapping[str, Mapping[str, int]] = {}
    at: int = 0
    paused: int | None = None
    #: The first player of a rematch, if it is not drawn by lot.
    first: Seat | None = None
    successor: str = ""

    @property
    def players(self) -> int:
        return len(self.chairs)


def seats_of(table: Table, person: str) -> tuple[Seat, ...]:
    """The seats that a person holds."""
    return tuple([seat for seat, chair in enumerate(table.chairs) if person and chair.holder == person])


def viewer_of(table: Table, person: str) -> Viewer:
    """Whose eyes look through a person's device; None: they see what everybody may see."""
    seats = seats_of(table, person)
    if len(seats) == 1:
        return seats[0]
    looking = table.eyes.get(person)
    return looking if looking in seats else None


def number_of(table: Table, viewer: Viewer) -> int:
    """How many things the viewer was told; the version that a seat's commands carry."""
    return table.numbers[-1 if viewer is None else viewer]


def played_by_bot(table: Table, seat: Seat) -> bool:
    """Is it a bot that plays the seat now: for good, for somebody who is away, or for this step?"""
    chair = table.chairs[seat]
    if chair.bot or chair.stood_in:
        return True
    skipped = table.clocks[seat].skipped if table.clocks else None
    return skipped is not None and table.match is not None and skipped == table.game.moment(table.match.state)


def bots_due(table: Table) -> tuple[Seat, ...]:
    """The seats where a bot has to move now, all at the same time."""
    if table.phase != PLAYING or table.match is None or table.paused is not None:
        return ()
    return tuple([seat for seat in owing(table.match) if played_by_bot(table, seat)])


def level_of(table: Table, seat: Seat) -> int:
    """The level of the bot that plays, or would play, a seat."""
    return table.chairs[seat].bot or table.agreed.table.stand_in


def people(table: Table) -> tuple[str, ...]:
    """All who hold a seat, in the order of seats."""
    return tuple(dict.fromkeys(chair.holder for chair in table.chairs if chair.holder))


def here(table: Table) -> tuple[str, ...]:
    """The people who hold a seat and are not away."""
    return tuple(person for person in people(table) if person not in table.away)


def may_watch(table: Table, person: str) -> bool:
    """May the person look at the table without a seat?"""
    return table.agreed.table.spectators or person == table.host or bool(seats_of(table, person))


def answer(table: Table, person: str, command: str) -> int | None:
    """What a command that was done already was answered with: the number its viewer stood at. None if it is new."""
    known = table.answers.get(person) if command else None
    return known.get(command) if known else None
