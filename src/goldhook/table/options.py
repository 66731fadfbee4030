"""Options of a table, in addition to the game's own. Both are declared in the same way."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Annotated, NamedTuple

from goldhook.bots.levels import BOSUN, LEVELS
from goldhook.core import options
from goldhook.core.game import AnyGame, OptionSet, Refusal, Seat
from goldhook.core.options import Choices, Range, Special
from goldhook.games import GAMES
from goldhook.record import OLD_OPTIONS
from goldhook.table.plain import Options

#: 30 days in seconds.
LONGEST = 30 * 24 * 3600


#: Who goes first, apart from a seat number: drawn by lot; in a rematch the next seat, or the loser of the last match.
LOT, NEXT, LOSER = "lot", "next", "loser"
SEATS = tuple(str(seat + 1) for seat in range(max(count for game in GAMES.values() for count in game.players)))


class ClockRule(NamedTuple):
    """Clock times in seconds. Each seat starts with a full bank and gains the credit every turn, up to the bank."""

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
    """The options that every game's table has."""

    #: Allow hints even if several people play; a person who plays only against bots may always ask.
    hints: bool = False
    #: List the table in the public lobby.
    open_lobby: bool = False
    spectators: bool = True
    chat: bool = True
    clock: Annotated[ClockRule | None, Special("clock", _read_clock, _plain_clock)] = None
    #: The seconds after which the others vote about a person who is away, and the level of the bot that may take over.
    away: Annotated[int, Range(5, LONGEST)] = 60
    stand_in: Annotated[int, Range(LEVELS[0], LEVELS[-1])] = BOSUN
    #: Who goes first, by lot or the seat with that number, counted from 1; then the same for a rematch.
    first: Annotated[str, Choices(LOT, *SEATS)] = LOT
    rematch_first: Annotated[str, Choices(NEXT, LOT, LOSER)] = NEXT


class Agreed(NamedTuple):
    """The agreed options: the game's and the table's."""

    law: OptionSet
    table: TableOptions


def read_options(data: object, game: AnyGame, *, old: bool = False) -> Agreed:
    """Split plain data into the game's options and the table's. Raises a Refusal for an option that neither has.

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


def named_first(agreed: Agreed, players: int) -> Seat | None:
    """Return the seat that goes first, or None to draw lots. Raises a Refusal for a seat that does not exist."""
    first = agreed.table.first
    if first != LOT and int(first) > players:
        raise options.wrong("first", "choice", known=", ".join((LOT, *SEATS[:players])))
    return None if first == LOT else int(first) - 1


def check_level(level: object) -> None:
    """Refuse a value that is not a bot level."""
    if type(level) is not int or level not in LEVELS:
        raise Refusal("level_wrong", level=str(level)[:20], least=LEVELS[0], most=LEVELS[-1])


@lru_cache(maxsize=256)
def options_json(agreed: Agreed) -> Options:
    """Return all options as plain data. The result is cached: do not change it."""
    return {**options.plain(agreed.law), **options.plain(agreed.table)}
