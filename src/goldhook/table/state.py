"""The state of a table as a value: the chairs, the match, the message number of each viewer, and the time.

Times are whole milliseconds of any clock that never goes backwards. They come in with commands and events.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple, TypeAlias

from goldhook.core.game import AnyGame, Pieces, Seat, SetJson
from goldhook.table.options import Agreed
from goldhook.table.plain import Choice, Opening, Phase
from goldhook.table.steps import Match, is_complete, owing

LOBBY: Final = "lobby"
PLAYING: Final = "playing"
OVER: Final = "over"
CLOSED: Final = "closed"
SECOND: Final = 1000

#: A viewer: a seat, or None for spectators.
Viewer: TypeAlias = Seat | None


class Chair(NamedTuple):
    """A seat and its holder: a person, a bot of a level, or nobody. `stood_in` while a bot plays for the person."""

    holder: str = ""
    name: str = ""
    bot: int = 0
    stood_in: bool = False
    #: When the bot took over, and whether the person had left on purpose.
    since: int = 0
    left: bool = False

    @property
    def free(self) -> bool:
        return not self.holder and not self.bot


class Clock(NamedTuple):
    """A seat's clock: the time left when it last stopped, and when it started to run."""

    left: int
    since: int | None = None
    #: Round and turn of the last credit.
    turn: tuple[int, int] = (-1, -1)
    #: Whether the time is up; then how the others voted: True to skip, False to wait.
    out: bool = False
    votes: Mapping[str, bool] = {}
    #: The moment that a bot plays because the others voted to skip.
    skipped: tuple[int, int, str] | None = None


class Absence(NamedTuple):
    """What the others decide about a person who is away."""

    #: The time since which the others wait for the person.
    since: int
    #: Whether the others are asked; then their choices.
    asked: bool = False
    votes: Mapping[str, Choice] = {}


class Table(NamedTuple):
    """A match and the people around it."""

    id: str
    game: AnyGame
    #: The set, as "house" or plain data; then its pieces.
    set_json: str | SetJson
    pieces: Pieces
    agreed: Agreed
    host: str
    chairs: tuple[Chair, ...]
    #: The number of messages to each seat, spectators last; then, per seat, the number at which its choices last
    #: changed.
    numbers: tuple[int, ...]
    changed: tuple[int, ...]
    phase: Phase = LOBBY
    match: Match | None = None
    clocks: tuple[Clock, ...] = ()
    #: The people who are away, and since when.
    away: Mapping[str, int] = {}
    #: Those among them whom the others were asked about.
    absences: Mapping[str, Absence] = {}
    #: The seat that uses each shared device now; None if the device is covered.
    eyes: Mapping[str, Viewer] = {}
    #: The last commands of each person, with their viewer's message number afterwards.
    answers: Mapping[str, Mapping[str, int]] = {}
    at: int = 0
    paused: int | None = None
    #: The first player of a rematch; None to draw lots.
    first: Seat | None = None
    successor: str = ""
    #: The first player, shuffles and actions of a match that plays on another one.
    opening: Opening | None = None
    #: The deal that several tables play, empty for none; and whether the match is ranked among them.
    deal: str = ""
    ranked: bool = False

    @property
    def players(self) -> int:
        return len(self.chairs)


def seats_of(table: Table, person: str) -> tuple[Seat, ...]:
    """Return the seats that a person holds."""
    return tuple([seat for seat, chair in enumerate(table.chairs) if person and chair.holder == person])


def viewer_of(table: Table, person: str) -> Viewer:
    """Return the viewer at a person's device; None if they see only what everyone may see."""
    seats = seats_of(table, person)
    if len(seats) == 1:
        return seats[0]
    looking = table.eyes.get(person)
    return looking if looking in seats else None


def number_of(table: Table, viewer: Viewer) -> int:
    """Return the number of messages to the viewer. A seat's commands carry it as their version."""
    return table.numbers[-1 if viewer is None else viewer]


def played_by_bot(table: Table, seat: Seat) -> bool:
    """Return whether a bot plays the seat now: for good, for a person who is away, or for this step."""
    chair = table.chairs[seat]
    if chair.bot or chair.stood_in:
        return True
    skipped = table.clocks[seat].skipped if table.clocks else None
    return skipped is not None and table.match is not None and skipped == table.game.moment(table.match.state)


def bots_due(table: Table) -> tuple[Seat, ...]:
    """Return the seats where a bot must move now, simultaneously."""
    if table.phase != PLAYING or table.match is None or table.paused is not None:
        return ()
    return tuple([seat for seat in owing(table.match) if played_by_bot(table, seat)])


def is_left_complete(table: Table, seat: Seat) -> bool:
    """Return whether the seat's person had only to confirm when a bot took over."""
    return table.match is not None and is_complete(table.match, seat)


def asked(table: Table) -> tuple[Seat, ...]:
    """Return the seats that must act or confirm now; none if the match is not running."""
    return owing(table.match) if table.phase == PLAYING and table.match is not None else ()


def level_of(table: Table, seat: Seat) -> int:
    """Return the level of the bot that plays, or would play, a seat."""
    return table.chairs[seat].bot or table.agreed.table.stand_in


def people(table: Table) -> tuple[str, ...]:
    """Return everyone who holds a seat, in seat order."""
    return tuple(dict.fromkeys(chair.holder for chair in table.chairs if chair.holder))


def here(table: Table) -> tuple[str, ...]:
    """Return the people who hold a seat and are not away."""
    return tuple(person for person in people(table) if person not in table.away)


def hints_on(table: Table) -> bool:
    """Return whether players may ask for hints: the table allows it, or only one of the players is a person.

    A ranked match has none.
    """
    if table.ranked:
        return False
    return table.agreed.table.hints or sum(bool(chair.holder) for chair in table.chairs) <= 1


def may_watch(table: Table, person: str) -> bool:
    """Return whether the person may watch the table without a seat."""
    return table.agreed.table.spectators or person == table.host or bool(seats_of(table, person))


def answer(table: Table, person: str, command: str) -> int | None:
    """Return the answer to a command that was already done, its viewer's message number then; None if it is new."""
    known = table.answers.get(person) if command else None
    return known.get(command) if known else None
