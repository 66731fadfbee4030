"""A table as plain data: what views and messages look like to clients and programs.

`make wire` writes the views to web/src/server/views.ts. docs/table.md explains the fields.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Literal, NotRequired, TypeAlias, TypedDict

from goldhook.core.game import EventJson, MatchView, Seat, ShufflesJson

Phase: TypeAlias = Literal["lobby", "playing", "over", "closed"]
PlayerKind: TypeAlias = Literal["nobody", "person", "bot"]
#: A time of the table.
Millis: TypeAlias = Annotated[int, "milliseconds"]
#: What the others may choose when a player is away.
Choice: TypeAlias = Literal["wait", "bot", "end"]

#: The table's own options and the game's, by name.
Options: TypeAlias = Annotated[dict[str, object], "Options"]


class Opening(TypedDict):
    """The beginning of a match that plays on another one."""

    first: Seat
    shuffles: ShufflesJson
    actions: Sequence[Sequence[Seat | str]]


class ClockJson(TypedDict):
    """The seconds of each turn's credit, and of the bank."""

    credit: int
    bank: int


class TableOptionsJson(TypedDict):
    """The table's own options."""

    hints: bool
    open_lobby: bool
    spectators: bool
    chat: bool
    clock: ClockJson | None
    away: int
    stand_in: int
    first: str
    rematch_first: str


class SeatClock(TypedDict):
    """The milliseconds left when the clock last stopped, when it started to run, and whether the time is up."""

    left: int
    since: int | None
    out: bool


class SeatView(TypedDict):
    """A seat and its holder."""

    name: str
    player: PlayerKind
    #: The level of the bot that plays the seat now.
    bot: int | None
    away: bool
    owes: bool
    #: Seats with the same number here share a device.
    device: int
    clock: NotRequired[SeatClock]
    #: The player is away, and the others choose what to do; the time when they were asked.
    missed: NotRequired[int]
    #: A bot plays for a person since then; `left` if they left on purpose and can take the seat back.
    since: NotRequired[int]
    left: NotRequired[bool]


class TableView(TypedDict):
    """The whole table as a viewer sees it."""

    table: str
    game: str
    #: The name of the set.
    set: str
    phase: Phase
    paused: bool
    options: Options
    #: The number of the last message that the view includes.
    n: int
    seat: Seat | None
    #: The host's first seat.
    host: Seat | None
    seats: list[SeatView]
    #: Whether players may ask for hints.
    hints: bool
    #: The table of the rematch.
    rematch: str | None
    #: The deal that several tables play, and whether this match is ranked among them.
    deal: NotRequired[str]
    ranked: NotRequired[bool]
    match: MatchView | None
    #: The viewer's own attempts, and whether only their confirmation is missing.
    tentative: NotRequired[list[str]]
    complete: NotRequired[bool]


class ToldFacts(TypedDict, total=False):
    """The facts of an event that a viewer may know, apart from its number, code and time."""

    seat: Seat | None
    seats: list[Seat]
    to: Seat
    name: str
    level: int
    skip: bool
    voters: list[Seat]
    choice: Choice
    since: int
    left: bool
    first: Seat
    table: str
    actions: list[str]
    events: list[EventJson]


class ToldJson(ToldFacts):
    """A viewer's message for an event."""

    n: int
    code: str
    at: int
