"""Every message of a table's socket: commands in, messages out. docs/protocol.md tells it at more leisure.

A text frame holds one message or several, one per line. `typescript.py` writes these structs to web/src/server/wire.ts.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import UNSET, Meta, MsgspecError, Struct, UnsetType
from msgspec.json import Decoder, Encoder

from goldhook.core.game import Json, Refusal
from goldhook.table.decisions import LONGEST_ID

#: Grows when an old client would no longer understand.
PROTOCOL = 1
#: What is longer than this is no command.
LONGEST_FRAME = 4_096
#: A refusal's facts are no longer than this, whatever was sent: the characters of a text, the parts of a list.
LONGEST_FACT, LONGEST_LIST = 200, 20

Id: TypeAlias = Annotated[str, Meta(max_length=LONGEST_ID)]
#: What a table checks itself, so that its own refusal answers; here it only has to be small.
Whole: TypeAlias = Annotated[int, Meta(ge=-(2**31), le=2**31)]
Text: TypeAlias = Annotated[str, Meta(max_length=500)]


class Asked(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    """What a client asks. `id` is the client's own name for it: the answer carries it, and a repeat is done once."""

    id: Id = ""


class Join(Asked, frozen=True, tag="join"):
    """Sit down; where, if `seat` is given. Who sits already gets one more seat at the same device."""

    name: Text = ""
    seat: Whole | None = None


class Leave(Asked, frozen=True, tag="leave"):
    """Get up."""


class SeatBot(Asked, frozen=True, kw_only=True, tag="seat_bot"):
    """The host seats a bot."""

    seat: Whole
    level: Whole


class FillWithBots(Asked, frozen=True, kw_only=True, tag="fill_with_bots"):
    """The host fills all free seats with bots."""

    level: Whole


class Reseat(Asked, frozen=True, kw_only=True, tag="reseat"):
    """The host lets two seats change places."""

    seat: Whole
    to: Whole


class Remove(Asked, frozen=True, kw_only=True, tag="remove"):
    """The host frees a seat."""

    seat: Whole


class Start(Asked, frozen=True, tag="start"):
    """The host starts the match; the server shuffles."""


class Act(Asked, frozen=True, kw_only=True, tag="act"):
    """Try an action; with `confirm`, stand by it at once. `version` is the last `n` that the seat has heard."""

    seat: Whole
    action: Text
    version: Whole
    confirm: bool = False


class Undo(Asked, frozen=True, kw_only=True, tag="undo"):
    """Take the last attempt back."""

    seat: Whole
    version: Whole


class Confirm(Asked, frozen=True, kw_only=True, tag="confirm"):
    """Stand by all attempts of this step."""

    seat: Whole
    version: Whole


class Vote(Asked, frozen=True, kw_only=True, tag="vote"):
    """Shall a bot play this step for a seat whose time is up?"""

    seat: Whole
    skip: bool


class HandOver(Asked, frozen=True, tag="hand_over"):
    """Cover a device that several share."""


class Present(Asked, frozen=True, kw_only=True, tag="present"):
    """The person of this seat has the shared device now."""

    seat: Whole


class Rematch(Asked, frozen=True, tag="rematch"):
    """The same people once more; with `lot`, the first player is drawn."""

    lot: bool = False


class Chat(Asked, frozen=True, kw_only=True, tag="chat"):
    """Say something to the table."""

    text: Text


class Mute(Asked, frozen=True, kw_only=True, tag="mute"):
    """Hear no more chat, or chat again, from who holds a seat, or from who said something: `handle` of `said`."""

    seat: Whole | None = None
    handle: Text = ""
    muted: bool = True


class Hint(Asked, frozen=True, tag="hint"):
    """What would be good to do now, and why? Where the table allows hints; the answer may take a second or two."""


class Look(Asked, frozen=True, tag="look"):
    """Send the whole table, with all that I may do now."""


class Ping(Asked, frozen=True, tag="ping"):
    """Are you there, and what time is it?"""


#: What goes to the table itself.
TableCommand: TypeAlias = (
    Join | Leave | SeatBot | FillWithBots | Reseat | Remove | Start | Act | Undo | Confirm | Vote | HandOver | Present
    | Rematch
)  # fmt: skip
Incoming: TypeAlias = TableCommand | Chat | Mute | Hint | Look | Ping


# --- messages out -------------------------------------------------------------------------------------------------


class Welcome(Struct, frozen=True, tag_field="type", tag="welcome"):
    """The first message: who you are at this table, what time it is, and where the messages stand."""

    protocol: int
    now: int
    #: Whose eyes you look through: a seat, or null for a spectator or a covered device.
    viewer: int | None
    #: All seats that you hold.
    seats: tuple[int, ...]
    host: bool
    n: int
    #: The seats that you muted or blocked at this table; who was muted or blocked elsewhere is not shown.
    deaf_to: tuple[int, ...]


class Sync(Struct, frozen=True, tag_field="type", tag="sync"):
    """The whole table as you may see it. Whatever was told before it is in it."""

    now: int
    viewer: int | None
    seats: tuple[int, ...]
    host: bool
    #: As in docs/table.md, "A view".
    view: dict[str, Any]
    #: Every action that your seat may try now.
    legal: list[str]
    #: On a line with `?views`: what to show without knowing any rules (docs/protocol.md, "Aid"); else empty.
    aid: dict[str, Any]
    #: The `look` that asked for it; empty if nobody did.
    id: str = ""


class Told(Struct, frozen=True, omit_defaults=True, tag_field="type", tag="told"):
    """Something happened. `n` counts without gaps; after a gap ask for a `look`."""

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
    first: int | UnsetType = UNSET
    table: str | UnsetType = UNSET
    actions: list[str] | UnsetType = UNSET
    #: What the law tells, as codes and facts.
    events: list[dict[str, Any]] | UnsetType = UNSET


class Done(Struct, frozen=True, tag_field="type", tag="done"):
    """The command is done and durable; `n` is the number of the last thing you are told of it."""

    id: str
    n: int


class Refused(Struct, frozen=True, tag_field="type", tag="refused"):
    """The command may not be, and nothing changed. The sentence is `refusal-<code>` of the language files."""

    id: str
    code: str
    facts: dict[str, Any]


class Problem(Struct, frozen=True):
    """Why something was not done: a code and its facts; the sentence is `refusal-<code>` of the language files."""

    code: str
    facts: dict[str, Any]


class Why(Struct, frozen=True):
    """What speaks for an action; the sentence is `hint-<code>` of the language files."""

    code: str
    facts: dict[str, Any]


class Hinted(Struct, frozen=True, tag_field="type", tag="hinted"):
    """What would be good to do: one of `legal`."""

    id: str
    action: str
    why: Why


class Again(Struct, frozen=True, tag_field="type", tag="again"):
    """Nobody knows whether it was done: send it again, with the same id, after so many milliseconds."""

    id: str
    after: int


class Said(Struct, frozen=True, tag_field="type", tag="said"):
    """Somebody says something; `seat` is null for who only watches."""

    at: int
    seat: int | None
    name: str
    text: str
    #: What you call the speaker when you mute or block them, at this table; empty if that is you, or you have no name.
    handle: str = ""


class Watching(Struct, frozen=True, tag_field="type", tag="watching"):
    """So many look on without a seat."""

    count: int


class Preparing(Struct, frozen=True, tag_field="type", tag="preparing"):
    """Bots or hints are due, but have to be compiled first, once, which takes a minute or two; or they are ready."""

    waiting: bool


class Pong(Struct, frozen=True, tag_field="type", tag="pong"):
    """I am here."""

    id: str
    now: int


class Retry(Struct, frozen=True, tag_field="type", tag="retry"):
    """This connection ends; come back after so many milliseconds, with your last `n`."""

    after: int
    why: Literal["stopping", "slow", "moved", "unavailable", "flooding"]


Outgoing: TypeAlias = (
    Welcome | Sync | Told | Done | Refused | Hinted | Again | Said | Watching | Preparing | Pong | Retry
)


# --- as bytes -----------------------------------------------------------------------------------------------------

_encoder = Encoder()
encode = _encoder.encode
_decoder: Decoder[Incoming] = Decoder(Incoming)
decode = _decoder.decode


#: What a decoder raises for what it cannot read; brackets in brackets without end among it.
Unreadable = (MsgspecError, UnicodeError, RecursionError)


class _Named(Struct):
    id: Id = ""


decode_id = Decoder(_Named).decode


def told(message: Json) -> bytes:
    """A table's telling as it goes out; a fact that no message has is a programmer's error, and never sent."""
    return encode(Told(**message))


def refused(id_: str, refusal: Refusal) -> bytes:
    """A refusal as it goes out."""
    return encode(Refused(id_, refusal.code, plain_facts(refusal)))


def plain_facts(refusal: Refusal) -> Json:
    """Facts as JSON has them, each of them short; a refusal within a refusal becomes its code and facts."""
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
