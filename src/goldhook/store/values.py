"""Values that go into a store and come out of it, and their limits.

Facts, events and caps are bytes that the store never reads (JSON, made by the layer above). Times are whole
milliseconds since 1970, UTC, and always arguments: no store has a clock.
"""

from __future__ import annotations

import hmac
import re
from typing import Literal, NamedTuple, NewType, TypeAlias

Millis: TypeAlias = int
Status: TypeAlias = Literal["open", "running", "over"]
Outcome: TypeAlias = Literal["won", "drawn", "lost"]
#: The stored form of a secret, made by `digest`. The secret itself never reaches a store.
Digest = NewType("Digest", bytes)

#: The name that remains in a match after a person's data was deleted. The display layer puts it into words.
ERASED = ""
#: Longest notice in bytes of UTF-8; PostgreSQL takes less than 8,000 in total.
NOTICE_LIMIT = 4_000
#: Longest display name in characters.
NAME_LIMIT = 200

_ID = re.compile(r"[A-Za-z0-9_.:@-]{1,64}")


class Match(NamedTuple):
    """A match as lists show it; the events hold the rest."""

    id: str
    game: str
    facts: bytes
    status: Status
    listed: bool
    created: Millis
    #: When events were last appended.
    touched: Millis
    #: The number of events.
    version: int


class Change(NamedTuple):
    """Changes to the match itself, written with an append; None leaves a field unchanged."""

    status: Status | None = None
    listed: bool | None = None
    facts: bytes | None = None


NO_CHANGE = Change()


class Lease(NamedTuple):
    """The right to write to a match. A newer lease has a higher fence, and the store refuses all lower ones."""

    match: str
    owner: str
    fence: int
    until: Millis


class Name(NamedTuple):
    """A person's identity in one match. Events hold only the key; person and text are stored here and can be erased."""

    key: str
    person: str | None
    text: str


class Person(NamedTuple):
    """A person known to the server. The facts hold their name, language and so on."""

    id: str
    facts: bytes
    created: Millis
    seen: Millis


class Block(NamedTuple):
    """A person blocked by another, under the name that the blocker saw at a table.

    The mark stands for that name at that table (`Keys.mark`). One person may be blocked under several names.
    """

    id: str
    other: str
    mark: str
    name: str


class Mute(NamedTuple):
    """A person whose chat another has muted or unmuted, where the mark was made."""

    other: str
    mark: str
    muted: bool


class Token(NamedTuple):
    """An API token for a person's program, with its capabilities."""

    id: str
    person: str
    caps: bytes
    created: Millis


class Wanted(NamedTuple):
    """Which matches of a person a list shows; the defaults show all."""

    game: str = ""
    #: Only finished matches with this outcome for the person.
    outcome: Outcome | Literal[""] = ""
    #: Only finished matches against this level, 0 for people; None for any.
    rival: int | None = None
    unfinished: bool = False


ALL = Wanted()


class Result(NamedTuple):
    """One seat's result in a finished match."""

    seat: int
    #: The key of the person's name in the match, and the person; empty and None for a bot.
    name: str
    person: str | None
    #: The level of a bot; 0 for a person.
    level: int
    #: The strongest bot if all opponents are bots, otherwise 0.
    rival: int
    outcome: Outcome
    points: int
    #: Why the result is not counted; empty if it is.
    why: str


class Addition(NamedTuple):
    """A number to add to a tally: of a person, of everybody of a kind (`PEOPLE`, `BOTS`), or of a ranking."""

    owner: str
    players: int
    level: int
    trait: str
    value: int


#: The prefix of owners of tallies that are not people, and two such owners.
NO_PERSON = "*"
PEOPLE, BOTS = "*people", "*bots"


class Tally(NamedTuple):
    """The sum of one trait over counted results, and the match with the highest value."""

    game: str
    players: int
    #: The rival's level; of bots, their own.
    level: int
    trait: str
    times: int
    total: int
    best: int
    match: str


class Ended(NamedTuple):
    """A counted result of a person, as streaks need it."""

    game: str
    ended: Millis
    outcome: Outcome


class PuzzleAttempt(NamedTuple):
    """A person's first attempt at a puzzle."""

    game: str
    puzzle: str
    right: bool
    at: Millis


class Notice(NamedTuple):
    """A short message between processes. `missed` means that notices were lost: reload."""

    channel: str
    payload: str
    missed: bool = False


def digest(secret: str, key: bytes) -> Digest:
    """Return the digest to store of a code or a token.

    Without the key, a stolen database cannot be used to test secrets.
    """
    return Digest(hmac.digest(key, secret.encode(), "sha256"))


def identifier(*ids: str) -> None:
    """Raise ValueError for an invalid id. The program makes the ids, so an invalid one is a bug."""
    for id_ in ids:
        if not is_identifier(id_):
            raise ValueError(f"invalid identifier: {id_!r}")


def is_identifier(text: str) -> bool:
    """Return whether a text can be an id. Others are never looked up: PostgreSQL refuses text with a NUL."""
    return _ID.fullmatch(text) is not None


def display_name(text: str) -> str:
    """Return a name that every database can store. The layer above makes it fit to be shown."""
    if not text or len(text) > NAME_LIMIT or "\0" in text or any("\ud800" <= sign <= "\udfff" for sign in text):
        raise ValueError("invalid display name")
    return text


def notice(channel: str, payload: str) -> Notice:
    """Return a notice that every store can carry."""
    identifier(channel)
    if "\0" in payload or len(payload.encode()) > NOTICE_LIMIT:
        raise ValueError(f"a notice may have up to {NOTICE_LIMIT} bytes and no NUL character")
    return Notice(channel, payload)
