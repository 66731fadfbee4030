"""The values that go into a store and come out of it, and what may stand in them.

Facts, events, caps and snapshots are bytes that the store never reads (JSON, made by the layer above). Times are whole
milliseconds since 1970, UTC, and always arguments: no store has a clock.
"""

from __future__ import annotations

import hmac
import re
from typing import Literal, NamedTuple, NewType, TypeAlias

Millis: TypeAlias = int
Status: TypeAlias = Literal["open", "running", "over"]
#: What is kept of a secret, made by `digest`: the secret itself never reaches a store.
Digest = NewType("Digest", bytes)

#: The name that is left at a match when a person had their data deleted; whoever shows it says it in words.
ERASED = ""
#: Bytes of a notice, as UTF-8; PostgreSQL takes less than 8,000 in all.
NOTICE_LIMIT = 4_000
#: Characters of a display name.
NAME_LIMIT = 200

_ID = re.compile(r"[A-Za-z0-9_.:@-]{1,64}")


class Match(NamedTuple):
    """A match as lists show it; its story is in its events."""

    id: str
    game: str
    facts: bytes
    status: Status
    listed: bool
    created: Millis
    #: When something was last appended.
    touched: Millis
    #: How many events there are.
    version: int


class Change(NamedTuple):
    """What an append may change of the match itself, in the same breath; None leaves it as it is."""

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


class Snapshot(NamedTuple):
    """What a match was after so many events: a short cut for loading it, safe to lose."""

    version: int
    body: bytes


class Name(NamedTuple):
    """Who somebody is at one match. Events speak of the key; person and text stand only here and can be erased."""

    key: str
    person: str | None
    text: str


class Person(NamedTuple):
    """Somebody who was here: name, language and the like are in the facts."""

    id: str
    facts: bytes
    created: Millis
    seen: Millis


class Block(NamedTuple):
    """Somebody whom a person does not want to meet, under the name that the person saw at a table.

    The mark stands for that name at that table (`Keys.mark`); a person may block another under several.
    """

    id: str
    other: str
    mark: str
    name: str


class Mute(NamedTuple):
    """Somebody whose chat a person does not want to read, or wants to read again, where the mark was made."""

    other: str
    mark: str
    muted: bool


class Token(NamedTuple):
    """A key to the API for a program of a person, with what it may do."""

    id: str
    person: str
    caps: bytes
    created: Millis


class Notice(NamedTuple):
    """A few words from one process to the others. `missed` says: there were more, and they are lost; look anew."""

    channel: str
    payload: str
    missed: bool = False


def digest(secret: str, key: bytes) -> Digest:
    """What to keep of a code or a token; without the key, nobody can try out secrets on a stolen database."""
    return Digest(hmac.digest(key, secret.encode(), "sha256"))


def identifier(*ids: str) -> None:
    """Ids come from the program, never from people: a wrong one is a programmer's error."""
    for id_ in ids:
        if not is_identifier(id_):
            raise ValueError(f"no identifier: {id_!r}")


def is_identifier(text: str) -> bool:
    """Can it be an id? What cannot is not asked for: PostgreSQL takes no text with a NUL in it."""
    return _ID.fullmatch(text) is not None


def display_name(text: str) -> str:
    """A name that every database can hold; making it fit for people's eyes is the business of the layer above."""
    if not text or len(text) > NAME_LIMIT or "\0" in text or any("\ud800" <= sign <= "\udfff" for sign in text):
        raise ValueError("no display name")
    return text


def notice(channel: str, payload: str) -> Notice:
    """A notice that every store can carry."""
    identifier(channel)
    if "\0" in payload or len(payload.encode()) > NOTICE_LIMIT:
        raise ValueError(f"a notice has up to {NOTICE_LIMIT} bytes")
    return Notice(channel, payload)
