"""Events of a table, as named tuples. The class name gives the code: `WentAway` is stored as "went_away".

Stored as JSON an event is `{"v", "code", "at", …facts}`, with `by` and `cmd` of the command that led to it. Events hold
everything, including shuffles and secrets; telling.py filters them for each viewer.
"""

from __future__ import annotations

from typing import NamedTuple, TypeAlias, get_args

from goldhook.core.game import Refusal, Seat, SetJson, ShufflesJson, code_of
from goldhook.core.setfile import Parsed
from goldhook.table.plain import Choice, Opening

VERSION = 1


class Created(NamedTuple):
    """A table was opened."""

    at: int
    table: str
    game: str
    set: str | SetJson
    players: int
    options: dict[str, object]
    rules_version: int
    host: str
    first: Seat | None
    by: str = ""
    cmd: str = ""
    #: The beginning of the match, if it plays on another one: its first player, shuffles and actions.
    opening: Opening | None = None
    #: The deal that several tables play, such as "daily:2026-11-18"; empty if this one was shuffled for itself.
    deal: str = ""
    #: Whether the match counts in the ranking of that deal: players get no hints.
    ranked: bool = False


class Joined(NamedTuple):
    """A person took a seat."""

    at: int
    person: str
    seat: Seat
    name: str
    by: str = ""
    cmd: str = ""


class Left(NamedTuple):
    """A person left before the match."""

    at: int
    person: str
    by: str = ""
    cmd: str = ""


class WentAway(NamedTuple):
    """A person went away; they keep their seats."""

    at: int
    person: str
    by: str = ""
    cmd: str = ""


class CameBack(NamedTuple):
    """A person came back."""

    at: int
    person: str
    by: str = ""
    cmd: str = ""


class BotSeated(NamedTuple):
    """A bot of a level took a seat."""

    at: int
    seat: Seat
    level: int
    by: str = ""
    cmd: str = ""


class Reseated(NamedTuple):
    """Two seats were swapped."""

    at: int
    seat: Seat
    to: Seat
    by: str = ""
    cmd: str = ""


class Removed(NamedTuple):
    """The host freed a seat; during a match a bot takes it over for good."""

    at: int
    seat: Seat
    by: str = ""
    cmd: str = ""


class SeatAdded(NamedTuple):
    """The host added a free seat before the match."""

    at: int
    by: str = ""
    cmd: str = ""


class SeatClosed(NamedTuple):
    """The host took a seat away before the match; the seats after it move up."""

    at: int
    seat: Seat
    by: str = ""
    cmd: str = ""


class OptionsSet(NamedTuple):
    """The host changed options before the match; `options` are all options."""

    at: int
    options: dict[str, object]
    by: str = ""
    cmd: str = ""


class HostPassed(NamedTuple):
    """Another person became host."""

    at: int
    person: str
    by: str = ""
    cmd: str = ""


class Closed(NamedTuple):
    """The table was closed before the match."""

    at: int
    by: str = ""
    cmd: str = ""


class Started(NamedTuple):
    """The match began, with these shuffles."""

    at: int
    first: Seat
    shuffles: ShufflesJson
    by: str = ""
    cmd: str = ""
    #: Actions taken over from another match.
    actions: tuple[tuple[Seat, str], ...] = ()


class Acted(NamedTuple):
    """A seat tried an action; `actions` are all its attempts in this step."""

    at: int
    seat: Seat
    actions: tuple[str, ...]
    by: str = ""
    cmd: str = ""


class Undone(NamedTuple):
    """A seat took an attempt back; `actions` are those that remain."""

    at: int
    seat: Seat
    actions: tuple[str, ...]
    by: str = ""
    cmd: str = ""


class Confirmed(NamedTuple):
    """A seat confirmed its attempts while others still owe something."""

    at: int
    seat: Seat
    actions: tuple[str, ...]
    by: str = ""
    cmd: str = ""


class Unconfirmed(NamedTuple):
    """A seat took its confirmation back; its attempts are open again."""

    at: int
    seat: Seat
    by: str = ""
    cmd: str = ""


class Played(NamedTuple):
    """The step closed, and the rules engine applied all its actions."""

    at: int
    actions: tuple[tuple[Seat, str], ...]
    by: str = ""
    cmd: str = ""


class Missed(NamedTuple):
    """A player has been away for a while, and the others are asked what to do."""

    at: int
    person: str
    by: str = ""
    cmd: str = ""


class Chose(NamedTuple):
    """A person voted on what to do about an absent player."""

    at: int
    person: str
    seat: Seat
    choice: Choice
    by: str = ""
    cmd: str = ""


class Awaited(NamedTuple):
    """The others chose to wait for an absent player."""

    at: int
    person: str
    by: str = ""
    cmd: str = ""


class Ended(NamedTuple):
    """The others chose to end the match early."""

    at: int
    by: str = ""
    cmd: str = ""


class Returned(NamedTuple):
    """A person who had left a running match took their seats back from the bots."""

    at: int
    person: str
    by: str = ""
    cmd: str = ""


class StoodIn(NamedTuple):
    """A bot took over for a person who is away, or who left on purpose."""

    at: int
    seat: Seat
    left: bool = False
    by: str = ""
    cmd: str = ""


class TimedOut(NamedTuple):
    """A seat's time ran out."""

    at: int
    seat: Seat
    by: str = ""
    cmd: str = ""


class Voted(NamedTuple):
    """A person voted whether a bot plays this step for a seat whose time is up."""

    at: int
    person: str
    seat: Seat
    skip: bool
    by: str = ""
    cmd: str = ""


class Skipped(NamedTuple):
    """A bot was chosen to play this step for a seat."""

    at: int
    seat: Seat
    by: str = ""
    cmd: str = ""


class Waited(NamedTuple):
    """A seat whose time had run out got another credit."""

    at: int
    seat: Seat
    by: str = ""
    cmd: str = ""


class Paused(NamedTuple):
    """The server stopped, and all clocks with it."""

    at: int
    by: str = ""
    cmd: str = ""


class Resumed(NamedTuple):
    """The server came back."""

    at: int
    by: str = ""
    cmd: str = ""


class HandedOver(NamedTuple):
    """A shared device was covered."""

    at: int
    person: str
    by: str = ""
    cmd: str = ""


class Presented(NamedTuple):
    """The person of a seat took the shared device."""

    at: int
    person: str
    seat: Seat
    by: str = ""
    cmd: str = ""


class Rematched(NamedTuple):
    """The same people moved to another table for a rematch."""

    at: int
    table: str
    host: str
    first: Seat | None
    by: str = ""
    cmd: str = ""


AnyEvent: TypeAlias = (
    Created | Joined | Left | WentAway | CameBack | BotSeated | Reseated | Removed | HostPassed | Closed | Started
    | Acted | Undone | Confirmed | Played | StoodIn | TimedOut | Voted | Skipped | Waited | Paused | Resumed
    | HandedOver | Presented | Rematched | Missed | Chose | Awaited | Ended | Returned
    | SeatAdded | SeatClosed | OptionsSet | Unconfirmed
)  # fmt: skip

#: Events that only the seat itself learns of.
PRIVATE = (Acted, Undone)
#: Events that change what a seat may choose; its own commands from before them are stale.
CHANGES_ALL = (Started, Played)
CHANGES_SEAT = (Acted, Undone, Confirmed, Unconfirmed, StoodIn, Skipped, Removed)
CHANGES_PERSON = (CameBack, Returned)
#: Every event by its code.
EVENTS: dict[str, type[AnyEvent]] = {code_of(kind): kind for kind in get_args(AnyEvent)}


def to_json(event: AnyEvent) -> dict[str, object]:
    """Return an event as stored."""
    stored = {"v": VERSION, "code": code_of(event), **event._asdict()}
    if not event.cmd:
        del stored["by"], stored["cmd"]
    if isinstance(event, Created | Started):
        for name in ("opening", "actions", "deal", "ranked"):  # a match from the beginning is stored as ever
            if not stored.get(name, True):
                del stored[name]
    return stored


def from_json(stored: Parsed) -> AnyEvent:
    """Return a stored event; raise a Refusal if a newer version wrote it."""
    if stored["v"] != VERSION:
        raise Refusal("table_version", version=stored["v"], known=VERSION)
    kind = EVENTS[stored["code"]]
    facts = {name: stored[name] for name in kind._fields if name in stored}
    if "actions" in facts:
        facts["actions"] = tuple([tuple(each) if isinstance(each, list) else each for each in facts["actions"]])
    return kind(**facts)


def is_open(event: AnyEvent) -> bool:
    """Return whether everyone may know of the event. Private events appear in no list and no count."""
    return not isinstance(event, PRIVATE)
