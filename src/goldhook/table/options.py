"""What the people at a table agree on beside the game's own options, declared in the same way."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, NamedTuple

from goldhook.bots.levels import BOSUN, LEVELS
from goldhook.core import options
from goldhook.core.game import Game, Json, OptionSet, Refusal
from goldhook.core.options import Range, Special
from goldhook.record import OLD_OPTIONS

#: A month; longer than anybody waits.
LONGEST = 30 * 24 * 3600


class ClockRule(NamedTuple):
    """Seconds: each seat starts with a full bank, gets the credit for every turn, and never has more than the bank."""

    credit: int
    bank: int


def _read_clock(data: object) -> ClockRule | None:
    if data is None:
        return None
    if not isinstance(data, Mapping) or set(data) != set(ClockRule._fields):
        raise options.wrong("clock", "clock")
    if not all(type(seconds) is int and 1 <= seconds <= LONGEST for seconds in data.values()):
        raise options.wrong("clock", "clock")
    return ClockRule(**data)


def _plain_clock(clock: ClockRule | None) -> object:
    return clock._asdict() if clock else None


class TableOptions(NamedTuple):
    """The table's options, whatever is played."""

    hints: bool = True
    #: List the table in the public lobby.
    open_lobby: bool = False
    spectators: bool = True
    chat: bool = True
    clock: Annotated[ClockRule | None, Special("clock", _read_clock, _plain_clock)] = None
    #: After how many seconds a bot plays for somebody who is away, and of which level.
    away: Annotated[int, Range(5, LONGEST)] = 60
    stand_in: Annotated[int, Range(LEVELS[0], LEVELS[-1])] = BOSUN


class Agreed(NamedTuple):
    """Everything that a table agreed on."""

    law: OptionSet
    table: TableOptions


def read_options(data: object, game: Game[Any, Any, Any], *, old: bool = False) -> Agreed:
    """Split plain data into the game's options and the table's. Raises a Refusal for what neither of them takes.

    With `old`, options that earlier versions accepted for every game are ignored where they do nothing.
    """
    if not isinstance(data, Mapping):
        raise options.wrong("options")
    ours = {name: value for name, value in data.items() if name in options.names(TableOptions)}
    theirs = {name: value for name, value in data.items() if name in options.names(game.options)}
    for name in data:
        if name not in ours and name not in theirs and not (old and name in OLD_OPTIONS):
            raise options.unknown(str(name), (*options.names(game.options), *options.names(TableOptions)))
    return Agreed(options.read(game.options, theirs), options.read(TableOptions, ours))


def check_level(level: Any) -> None:
    """Refuse what is no level of a bot."""
    if type(level) is not int or level not in LEVELS:
        raise Refusal("level_wrong", level=str(level)[:20], least=LEVELS[0], most=LEVELS[-1])


def options_json(agreed: Agreed) -> Json:
    """Return all options as plain data."""
    return {**options.plain(agreed.law), **options.plain(agreed.table)}
