"""What may be asked of a table. `by` is the person who asks, `id` the name that person gave to the command.

A seat's own commands carry `version`, the number of the last thing the seat was told (docs/table.md). What has no `by`
comes from the server itself.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple, TypeAlias

from goldhook.core.game import Json, Seat


class Create(NamedTuple):
    """Open a table. `pieces` is "house" or a whole set as plain data; `seat` is where the host sits, None to watch."""

    by: str
    name: str
    table: str
    game: str
    players: int
    pieces: str | Json = "house"
    options: Mapping[str, Any] = {}
    bots: Mapping[Seat, int] = {}
    seat: Seat | None = 0
    id: str = ""


class Join(NamedTuple):
    """Sit down; on the first free seat if none is named. Who sits already gets one more: several at one device."""

    by: str
    name: str
    seat: Seat | None = None
    id: str = ""


class Leave(NamedTuple):
    """Get up; in a match the seat waits for a while, then a bot plays it."""

    by: str
    id: str = ""


class GoAway(NamedTuple):
    """The connection of somebody is gone; the seat stays theirs."""

    by: str
    id: str = ""


class ComeBack(NamedTuple):
    """Somebody is here again, and takes their seats back from the bots."""

    by: str
    id: str = ""


class SeatBot(NamedTuple):
    """The host seats a bot of a level on a free seat, or gives the bot there another level."""

    by: str
    seat: Seat
    level: int
    id: str = ""


class FillWithBots(NamedTuple):
    """The host fills all free seats with bots of a level."""

    by: str
    level: int
    id: str = ""


class Reseat(NamedTuple):
    """The host lets two seats change places."""

    by: str
    seat: Seat
    to: Seat
    id: str = ""


class Remove(NamedTuple):
    """The host frees a seat; in a match it goes to a bot for good."""

    by: str
    seat: Seat
    id: str = ""


class Start(NamedTuple):
    """The host starts the match. Shuffles and first player come with the command, as `chance.deal` draws them."""

    by: str
    shuffles: Mapping[str, Any]
    first: Seat
    id: str = ""


class Act(NamedTuple):
    """Do something, for oneself until confirmed. When nothing more is owed it replaces the last thing done."""

    by: str
    seat: Seat
    action: str
    version: int
    #: Confirm at once.
    confirm: bool = False
    id: str = ""


class Undo(NamedTuple):
    """Take the last thing back."""

    by: str
    seat: Seat
    version: int
    id: str = ""


class Confirm(NamedTuple):
    """Stand by all that was done in this step."""

    by: str
    seat: Seat
    version: int
    id: str = ""


class BotAct(NamedTuple):
    """A bot's action on a seat that a bot plays; it is confirmed by itself when nothing more is owed."""

    seat: Seat
    action: str
    version: int
    by: str = ""
    id: str = ""


class Vote(NamedTuple):
    """Say whether a bot shall play this step for a seat whose time is up."""

    by: str
    seat: Seat
    skip: bool
    id: str = ""


class HandOver(NamedTuple):
    """Cover a device that several people share, before it is passed on."""

    by: str
    id: str = ""


class Present(NamedTuple):
    """The person of this seat has the shared device now."""

    by: str
    seat: Seat
    id: str = ""


class Rematch(NamedTuple):
    """The same people once more, at a new table; the first player is the next one, or drawn by lot."""

    by: str
    table: str
    lot: bool = False
    id: str = ""


class Tick(NamedTuple):
    """Time went by."""

    by: str = ""
    id: str = ""


class Pause(NamedTuple):
    """The server stops, or has stopped at a time before now: nobody's clock runs."""

    since: int | None = None
    by: str = ""
    id: str = ""


class Resume(NamedTuple):
    """The server is back."""

    by: str = ""
    id: str = ""


Command: TypeAlias = (
    Create | Join | Leave | GoAway | ComeBack | SeatBot | FillWithBots | Reseat | Remove | Start | Act | Undo | Confirm
    | BotAct | Vote | HandOver | Present | Rematch | Tick | Pause | Resume
)  # fmt: skip
