"""What the people at a table agree on before a match."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from goldhook.bots.levels import BOSUN, LEVELS
from goldhook.game import Json, Options, Refusal, check_handicap

#: A month; longer than anybody waits.
LONGEST = 30 * 24 * 3600


class ClockRule(NamedTuple):
    """Seconds: each seat starts with a full bank, gets the credit for every turn, and never has more than the bank."""

    credit: int
    bank: int


class Agreed(NamedTuple):
    """What a table agreed on. The first three are the law's; the table keeps the others."""

    memory_aid: bool = False
    open_hands: bool = False
    handicap: int = 0
    hints: bool = True
    #: Is the table listed in the public lobby?
    open_lobby: bool = False
    spectators: bool = True
    chat: bool = True
    clock: ClockRule | None = None
    #: After how many seconds a bot plays for somebody who is away, and of which level.
    away: int = 60
    stand_in: int = BOSUN

    @property
    def law(self) -> Options:
        return Options(self.memory_aid, self.open_hands, self.handicap)


def read_options(data: Any, most_handicap: int) -> Agreed:
    """Options from plain data; what is left out is as usual, and what is wrong, or not in this game, is a Refusal."""
    if not isinstance(data, Mapping):
        raise Refusal("option_wrong", option="options")
    for name in data:
        if name not in Agreed._fields:
            raise Refusal("option_unknown", option=str(name)[:40], known=", ".join(Agreed._fields))
    read: dict[str, Any] = dict(data)
    if read.get("clock") is not None:
        read["clock"] = _read_clock(read["clock"])
    for name, usual in Agreed()._asdict().items():
        if isinstance(usual, bool) and type(read.get(name, usual)) is not bool:
            raise Refusal("option_wrong", option=name)
    agreed = Agreed(**read)
    if not _is_seconds(agreed.away, least=5):
        raise Refusal("option_wrong", option="away")
    check_level(agreed.stand_in)
    check_handicap(agreed.handicap, most_handicap)
    return agreed


def _read_clock(data: Any) -> ClockRule:
    if not isinstance(data, Mapping) or set(data) != set(ClockRule._fields):
        raise Refusal("option_wrong", option="clock")
    if not all(_is_seconds(seconds, least=1) for seconds in data.values()):
        raise Refusal("option_wrong", option="clock")
    return ClockRule(**data)


def _is_seconds(value: Any, least: int) -> bool:
    return type(value) is int and least <= value <= LONGEST


def check_level(level: Any) -> None:
    """Refuse what is no level of a bot."""
    if type(level) is not int or level not in LEVELS:
        raise Refusal("level_wrong", level=str(level)[:20], least=LEVELS[0], most=LEVELS[-1])


def options_json(agreed: Agreed) -> Json:
    """The options as plain data."""
    return {**agreed._asdict(), "clock": agreed.clock._asdict() if agreed.clock else None}
