"""Commands to a table: the only definition. server/wire/forms.py makes from it what clients send.

`by` is the person who sends the command, `id` the name that their client gave it. A seat's own commands carry
`version`, the number of the last message the seat received (docs/table.md). Commands with an empty `by` come from the
server. The first paragraph of a docstring is also the description of the message, in wire.ts and in the HTTP API.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, NamedTuple, TypeAlias, TypeVar

from goldhook.core.game import Facts, Seat, Shuffles
from goldhook.table.plain import Choice, Millis, Opening

T = TypeVar("T")
#: Marks a field that the server fills in; clients cannot send it.
SERVER = "filled in by the server"
ByServer: TypeAlias = Annotated[T, SERVER]


class Create(NamedTuple):
    """Open a table. `pieces` is "house" or a whole set as plain data; `seat` is where the host sits, None to watch."""

    by: str
    name: str
    table: str
    game: str
    players: int
    pieces: str | Facts = "house"
    options: Mapping[str, object] = {}
    bots: Mapping[Seat, int] = {}
    seat: Seat | None = 0
    id: str = ""
    #: The beginning of the match, as `play_on` deals it; None for a new match.
    opening: Opening | None = None
    #: The name of a deal that several tables play, and whether the match is ranked among them.
    deal: str = ""
    ranked: bool = False


class Join(NamedTuple):
    """Take a seat: the named one, or the first that is free. A person may hold several seats on one device."""

    by: str
    name: str = ""
    seat: Seat | None = None
    id: str = ""


class Leave(NamedTuple):
    """Leave the table. During a match with other people, bots take over the seats immediately."""

    by: str
    id: str = ""


class Return(NamedTuple):
    """Take back the seats that you left during the match."""

    by: str
    id: str = ""


class Choose(NamedTuple):
    """Vote on what to do about the absent player of a seat: wait, let a bot play, or end the match."""

    by: str
    seat: Seat
    choice: Choice
    #: When the question was asked: `missed` in the view. An answer counts for that question only, however late it is.
    asked: Millis
    id: str = ""


class GoAway(NamedTuple):
    """Report that a person's connection is gone. They keep their seats."""

    by: str
    id: str = ""


class ComeBack(NamedTuple):
    """Report that a person is back. They get their seats back from the bots, except those they left on purpose."""

    by: str
    id: str = ""


class SeatBot(NamedTuple):
    """Seat a bot of a level on a free seat, or change the level of the bot there. For the host."""

    by: str
    seat: Seat
    level: int
    id: str = ""


class FillWithBots(NamedTuple):
    """Fill all free seats with bots of a level. For the host."""

    by: str
    level: int
    id: str = ""


class Reseat(NamedTuple):
    """Swap two seats. For the host."""

    by: str
    seat: Seat
    to: Seat
    id: str = ""


class AddSeat(NamedTuple):
    """Add a free seat before the match. For the host."""

    by: str
    id: str = ""


class CloseSeat(NamedTuple):
    """Take away a seat where no person sits, before the match. For the host."""

    by: str
    seat: Seat
    id: str = ""


class SetOptions(NamedTuple):
    """Change some options before the match. For the host."""

    by: str
    options: Facts
    id: str = ""


class Remove(NamedTuple):
    """Free a seat; during a match a bot takes it over for good. For the host."""

    by: str
    seat: Seat
    id: str = ""


class Start(NamedTuple):
    """Start the match. For the host.

    The server adds the shuffles and the first player as `chance.deal` draws them.
    """

    by: str
    shuffles: ByServer[Shuffles]
    first: ByServer[Seat]
    id: str = ""


class Act(NamedTuple):
    """Try an action, private until confirmed. If the step is already complete, it replaces the last attempt.

    `version` is the last `n` that the seat received.
    """

    by: str
    seat: Seat
    action: str
    version: int
    #: Confirm immediately.
    confirm: bool = False
    id: str = ""


class Undo(NamedTuple):
    """Take back the last attempt."""

    by: str
    seat: Seat
    version: int
    id: str = ""


class Confirm(NamedTuple):
    """Confirm all attempts of this step."""

    by: str
    seat: Seat
    version: int
    id: str = ""


class Unconfirm(NamedTuple):
    """Take back the confirmation while others still owe something; the attempts stay."""

    by: str
    seat: Seat
    version: int
    id: str = ""


class BotAct(NamedTuple):
    """Play a bot's action on a seat that a bot plays. It is confirmed automatically once nothing more is owed."""

    seat: Seat
    action: str
    version: int
    by: str = ""
    id: str = ""


class Vote(NamedTuple):
    """Vote whether a bot plays this step for a seat whose time is up."""

    by: str
    seat: Seat
    skip: bool
    id: str = ""


class HandOver(NamedTuple):
    """Cover a shared device before it is passed on."""

    by: str
    id: str = ""


class Present(NamedTuple):
    """Report that the person of this seat has the shared device now."""

    by: str
    seat: Seat
    id: str = ""


class Rematch(NamedTuple):
    """Play again with the same people at a new table. With `lot` the first player is drawn, whatever the options say.

    The server adds the id of the new table and `luck`, a random number. It picks the first player among several who
    came last.
    """

    by: str
    table: ByServer[str]
    lot: bool = False
    id: str = ""
    luck: ByServer[int] = 0


class Tick(NamedTuple):
    """Apply everything that has fallen due."""

    by: str = ""
    id: str = ""


class Pause(NamedTuple):
    """Stop all clocks because the server stops, or stopped at `since`."""

    since: int | None = None
    by: str = ""
    id: str = ""


class Resume(NamedTuple):
    """Restart the clocks because the server is back."""

    by: str = ""
    id: str = ""


#: What clients may send.
ClientCommand: TypeAlias = (
    Join | Leave | SeatBot | FillWithBots | Reseat | Remove | Start | Act | Undo | Confirm | Vote | HandOver | Present
    | Rematch | Return | Choose | AddSeat | CloseSeat | SetOptions | Unconfirm
)  # fmt: skip
Command: TypeAlias = ClientCommand | Create | GoAway | ComeBack | BotAct | Tick | Pause | Resume
