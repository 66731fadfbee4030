"""Every message of a table's socket: commands in, messages out. docs/protocol.md explains them in detail.

The commands that a table decides on are declared in table/commands.py; forms.py makes messages of them.

A text frame holds one message or several, one per line. `typescript.py` writes these structs to web/src/server/wire.ts.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Literal, TypeAlias, Union

from msgspec import UNSET, Meta, MsgspecError, Struct, UnsetType
from msgspec.json import Decoder, Encoder

from goldhook.core.game import EventJson, Json, Refusal
from goldhook.server.wire.forms import FORMS as FORMS
from goldhook.server.wire.forms import Asked
from goldhook.server.wire.forms import Id as Id
from goldhook.server.wire.forms import TableCommand as TableCommand
from goldhook.server.wire.forms import Text as Text
from goldhook.server.wire.forms import Whole as Whole
from goldhook.table.plain import Choice, ToldJson

#: Increased when older clients would no longer understand the messages.
PROTOCOL = 1
#: Longer frames are rejected.
LONGEST_FRAME = 4_096
#: Limits for a refusal's facts, whatever was sent: the characters of a text, the items of a list.
LONGEST_FACT, LONGEST_LIST = 200, 20
#: The most actions in one `preview`.
MOST_PREVIEWED = 8


class Chat(Asked, frozen=True, kw_only=True, tag="chat"):
    """Send a chat message to the table."""

    text: Text


#: What a reaction can say; the text is `web-sign` in the language files.
Sign: TypeAlias = Literal["hello", "luck", "well_played", "thanks", "wow", "oops"]


class React(Asked, frozen=True, kw_only=True, tag="react"):
    """Show a sign to the table, within the limits of the chat."""

    sign: Sign


class Mute(Asked, frozen=True, kw_only=True, tag="mute"):
    """Mute or unmute the holder of a seat, or the speaker with the `handle` of a `said` message."""

    seat: Whole | None = None
    handle: Text = ""
    muted: bool = True


class Hint(Asked, frozen=True, tag="hint"):
    """Ask for a good action and the reason, if the table allows hints; the answer may take a second or two."""


class Preview(Asked, frozen=True, kw_only=True, tag="preview"):
    """Ask what each of these actions would earn; for clients that do not implement the rules."""

    actions: Annotated[tuple[Text, ...], Meta(max_length=MOST_PREVIEWED)]


class Look(Asked, frozen=True, tag="look"):
    """Ask for the whole table, with all legal actions."""


class Ping(Asked, frozen=True, tag="ping"):
    """Ask whether the server is there, and for its time."""


#: Everything that a client sends, as mypy sees it; a decoder needs the single forms.
Incoming: TypeAlias = TableCommand | Chat | React | Mute | Hint | Preview | Look | Ping
INCOMING: object = Union[(*FORMS.values(), Chat, React, Mute, Hint, Preview, Look, Ping)]


# --- messages out -------------------------------------------------------------------------------------------------


class Welcome(Struct, frozen=True, tag_field="type", tag="welcome"):
    """The first message: who you are at this table, the server's time, and the number of the last message."""

    protocol: int
    now: int
    #: The seat whose view you get; null for a spectator or a covered device.
    viewer: int | None
    #: All seats that you hold.
    seats: tuple[int, ...]
    host: bool
    n: int
    #: The seats that you muted or blocked at this table; blocks and mutes made elsewhere are not shown.
    deaf_to: tuple[int, ...]


class Sync(Struct, frozen=True, tag_field="type", tag="sync"):
    """The whole table as you may see it. It includes everything from earlier messages."""

    now: int
    viewer: int | None
    seats: tuple[int, ...]
    host: bool
    #: As in docs/table.md, "A view".
    view: dict[str, object]
    #: Every action that your seat may try now.
    legal: list[str]
    #: On a connection with `?views`: help for clients that do not implement the rules (docs/protocol.md, "Aid"); else
    #: empty.
    aid: dict[str, object]
    #: The id of the `look` that asked for it; empty otherwise.
    id: str = ""


class Changed(Struct, frozen=True, omit_defaults=True, tag_field="type", tag="changed"):
    """Only with `?views`: what changed since the last `sync` or `changed` (docs/protocol.md, "Changes")."""

    now: int
    view: dict[str, object]
    #: Every action that your seat may try now, if they changed.
    legal: list[str] | UnsetType = UNSET
    aid: dict[str, object] | UnsetType = UNSET


class Told(Struct, frozen=True, omit_defaults=True, tag_field="type", tag="told"):
    """Something happened. `n` counts without gaps; after a gap, send a `look`."""

    n: int
    code: str
    at: int
    seat: int | UnsetType | None = UNSET
    seats: list[int] | UnsetType = UNSET
    to: int | UnsetType = UNSET
    name: str | UnsetType = UNSET
    level: int | UnsetType = UNSET
    skip: bool | UnsetType = UNSET
    voters: list[int] | UnsetType = UNSET
    choice: Choice | UnsetType = UNSET
    since: int | UnsetType = UNSET
    left: bool | UnsetType = UNSET
    first: int | UnsetType = UNSET
    table: str | UnsetType = UNSET
    actions: list[str] | UnsetType = UNSET
    #: Events of the rules engine.
    events: list[EventJson] | UnsetType = UNSET


class Done(Struct, frozen=True, tag_field="type", tag="done"):
    """The command is done and saved; `n` is the number of the last message about it."""

    id: str
    n: int


class Refused(Struct, frozen=True, tag_field="type", tag="refused"):
    """The command was refused, and nothing changed. The text is `refusal-<code>` in the language files."""

    id: str
    code: str
    facts: dict[str, object]


class Problem(Struct, frozen=True):
    """Why a request was refused: a code and its facts; the text is `refusal-<code>` in the language files."""

    code: str
    facts: dict[str, object]


class Why(Struct, frozen=True):
    """The reason for an action; the text is `hint-<code>` in the language files."""

    code: str
    facts: Mapping[str, object]


class Hinted(Struct, frozen=True, tag_field="type", tag="hinted"):
    """A good action: one of `legal`."""

    id: str
    action: str
    why: Why


class Previewed(Struct, frozen=True, tag_field="type", tag="previewed"):
    """What each action of a `preview` would earn, as the game describes it; null for illegal actions."""

    id: str
    gains: list[Mapping[str, object] | None]


class Again(Struct, frozen=True, tag_field="type", tag="again"):
    """The server does not know whether the command was done: send it again, with the same id, after `after`
    milliseconds.
    """

    id: str
    after: int


class Said(Struct, frozen=True, tag_field="type", tag="said"):
    """A chat message; `seat` is null for a spectator."""

    at: int
    seat: int | None
    name: str
    text: str
    #: Identifies the speaker when you mute or block them at this table; empty if you are the speaker or have no name.
    handle: str = ""


class Reacted(Struct, frozen=True, tag_field="type", tag="reacted"):
    """Somebody shows a sign; the fields are those of `said`. Clients that connect later do not receive it."""

    at: int
    seat: int | None
    name: str
    sign: Sign
    handle: str = ""


class Watching(Struct, frozen=True, tag_field="type", tag="watching"):
    """The number of spectators."""

    count: int


class Preparing(Struct, frozen=True, tag_field="type", tag="preparing"):
    """A bot or a hint waits for a one-time compilation of `total` units; `waiting` is false when it is ready."""

    waiting: bool
    done: int = 0
    total: int = 0


class Pong(Struct, frozen=True, tag_field="type", tag="pong"):
    """The answer to a `ping`, with the server's time."""

    id: str
    now: int


class Retry(Struct, frozen=True, tag_field="type", tag="retry"):
    """This connection ends; reconnect after `after` milliseconds, with your last `n`."""

    after: int
    why: Literal["stopping", "slow", "moved", "unavailable", "flooding"]


Outgoing: TypeAlias = (
    Welcome
    | Sync
    | Changed
    | Told
    | Done
    | Refused
    | Hinted
    | Previewed
    | Again
    | Said
    | Reacted
    | Watching
    | Preparing
    | Pong
    | Retry
)


# --- as bytes -----------------------------------------------------------------------------------------------------

_encoder = Encoder()
encode = _encoder.encode
_decoder: Decoder[Incoming] = Decoder(INCOMING)
decode = _decoder.decode


#: The errors that a decoder raises for invalid input; endless nesting raises RecursionError.
Unreadable = (MsgspecError, UnicodeError, RecursionError)


class _Named(Struct):
    id: Id = ""


decode_id = Decoder(_Named).decode


def told(message: ToldJson) -> bytes:
    """Encode a table's message; an unknown field is a programming error and raises."""
    return encode(Told(**message))


def refused(id_: str, refusal: Refusal) -> bytes:
    """Encode a refusal."""
    return encode(Refused(id_, refusal.code, plain_facts(refusal)))


def plain_facts(refusal: Refusal) -> Json:
    """Return a refusal's facts as JSON, each of them short; a nested refusal becomes its code and facts."""
    return {name: _plain(fact) for name, fact in refusal.facts.items()}


def _plain(fact: object) -> object:
    if isinstance(fact, Refusal):
        return {"code": fact.code, "facts": plain_facts(fact)}
    if isinstance(fact, tuple | list):
        return [_plain(part) for part in fact[:LONGEST_LIST]]
    if isinstance(fact, bool | float | None):
        return fact
    if isinstance(fact, int):
        return fact if -(2**53) < fact < 2**53 else "…"
    return str(fact)[:LONGEST_FACT]
