"""Options that players agree on before a match. A game or the table declares its own as a named tuple.

The type of a field defines its values, so the declaration is the only place to change:

>>> class Options(NamedTuple):
...     open_hands: bool = False
...     handicap: Annotated[int, Range(0, 9)] = 0
...     style: Annotated[str, Choices("short", "long")] = "short"
>>> read(Options, {"handicap": 3})
Options(open_hands=False, handicap=3, style='short')
>>> changed(read(Options, {"handicap": 3}))
{'handicap': 3}
>>> read(Options, {"handicap": 10})
Traceback (most recent call last):
    ...
goldhook.core.game.Refusal: option_wrong (option handicap, kind number, least 0, most 9, known )
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from functools import cache
from typing import Annotated, Literal, NamedTuple, NotRequired, TypedDict, get_args, get_origin, get_type_hints

from goldhook.core.game import O, OptionSet, Refusal

Kind = Literal["flag", "number", "choice", "clock"]
#: How a flag is written on a command line.
FLAGS = {"yes": True, "on": True, "true": True, "1": True, "no": False, "off": False, "false": False, "0": False}


class Range(NamedTuple):
    """Whole numbers, both ends included."""

    least: int
    most: int
    #: Suggested values with the house set, by the level of the strongest bot at the table, from level 1.
    suggested: tuple[int, ...] = ()


class Choices(tuple[str, ...]):
    """One of these words."""

    def __new__(cls, *words: str) -> Choices:
        return super().__new__(cls, words)


class Special(NamedTuple):
    """A value with its own format: `read` parses plain data or raises a Refusal, `plain` is the inverse."""

    kind: Kind
    read: Callable[[object], object]
    plain: Callable[..., object]


class OptionJson(TypedDict):
    """An option as clients receive it."""

    name: str
    kind: Kind
    default: object
    #: The smallest and the largest number.
    least: NotRequired[int]
    most: NotRequired[int]
    #: Suggested values against bots of each level, weakest first.
    suggested: NotRequired[list[int]]
    choices: NotRequired[list[str]]


class Option(NamedTuple):
    """One declared option."""

    name: str
    kind: Kind
    default: object
    rule: Range | Choices | Special | None = None

    def read(self, value: object) -> object:
        """Return the value, or raise a Refusal that lists the valid values."""
        if isinstance(self.rule, Special):
            return self.rule.read(value)
        if isinstance(self.rule, Range):
            if type(value) is not int or not self.rule.least <= value <= self.rule.most:
                raise wrong(self.name, self.kind, self.rule.least, self.rule.most)
        elif isinstance(self.rule, Choices):
            if value not in self.rule:
                raise wrong(self.name, self.kind, known=", ".join(self.rule))
        elif type(value) is not bool:
            raise wrong(self.name, self.kind)
        return value

    def parse(self, text: str) -> object:
        """Read the value from a command line: `yes`, `3`, a word."""
        value: object = text
        if self.kind == "flag":
            value = FLAGS.get(text.strip().lower(), text)
        elif self.kind == "number" and text.strip().lstrip("-").isdecimal() and len(text) < 20:
            value = int(text)
        return self.read(value)

    def plain(self, value: object) -> object:
        """Return the value as JSON."""
        return self.rule.plain(value) if isinstance(self.rule, Special) else value

    def offset(self, value: object) -> int:
        """Return the distance of the value from the default: in numbers, or in places of the list of choices."""
        if isinstance(self.rule, Choices):
            return self.rule.index(value) - self.rule.index(self.default)
        return value - self.default if isinstance(value, int) and isinstance(self.default, int) else 0

    def suggested(self, level: int) -> object:
        """Return the value suggested against bots of a level, or the default."""
        values = self.rule.suggested if isinstance(self.rule, Range) else ()
        return values[level - 1] if 1 <= level <= len(values) else self.default

    def json(self) -> OptionJson:
        """Return the declaration as clients receive it."""
        told: OptionJson = {"name": self.name, "kind": self.kind, "default": self.plain(self.default)}
        if isinstance(self.rule, Range):
            told["least"], told["most"] = self.rule.least, self.rule.most
            if self.rule.suggested:
                told["suggested"] = list(self.rule.suggested)
        elif isinstance(self.rule, Choices):
            told["choices"] = list(self.rule)
        return told


@cache
def declared(options: type[OptionSet]) -> tuple[Option, ...]:
    """Return every option that a named tuple declares."""
    usual = options()._asdict()
    hints = get_type_hints(options, include_extras=True)
    return tuple(_option(name, hints[name], default) for name, default in usual.items())


def _option(name: str, hint: object, default: object) -> Option:
    if hint is bool:
        return Option(name, "flag", default)
    assert get_origin(hint) is Annotated, f"{name}: say which values there are"
    rule = get_args(hint)[1]
    kind: Kind = rule.kind if isinstance(rule, Special) else "number" if isinstance(rule, Range) else "choice"
    return Option(name, kind, default, rule)


def names(options: type[OptionSet]) -> tuple[str, ...]:
    """Return the names of all options."""
    return tuple(option.name for option in declared(options))


def read(options: type[O], data: object, *, ignored: Collection[str] = ()) -> O:
    """Read options from plain data; missing ones get their defaults. Names in `ignored` are skipped.

    Raises a Refusal for an unknown name or an invalid value.
    """
    if not isinstance(data, Mapping):
        raise wrong("options")
    known = {option.name: option for option in declared(options)}
    found = {}
    for name, value in data.items():
        if name in known:
            found[name] = known[name].read(value)
        elif name not in ignored:
            raise unknown(str(name), known)
    return options(**found)


def wrong(name: str, kind: str = "other", least: object = "", most: object = "", known: str = "") -> Refusal:
    """Return the refusal for an invalid value."""
    return Refusal("option_wrong", option=name, kind=kind, least=least, most=most, known=known)


def unknown(name: str, known: Collection[str]) -> Refusal:
    """Return the refusal for an option that a game or table does not have."""
    return Refusal("option_unknown", option=name[:40], known=", ".join(known))


def check(options: type[O], given: O) -> None:
    """Refuse an invalid value."""
    read(options, plain(given))


def plain(options: OptionSet) -> dict[str, object]:
    """Return all options as plain data."""
    return {option.name: option.plain(getattr(options, option.name)) for option in declared(type(options))}


def offsets(options: OptionSet) -> list[int]:
    """Return the distance of each option from its default, for compiled code: an array of zeros has all defaults.

    A flag counts as 0 or 1, a choice as its position. Special values are not for compiled code and count as 0.

    >>> class Options(NamedTuple):
    ...     open_hands: bool = False
    ...     rounds: Annotated[int, Range(2, 4)] = 4
    ...     style: Annotated[str, Choices("short", "long")] = "short"
    >>> offsets(Options(rounds=2, style="long"))
    [0, -2, 1]
    """
    return [option.offset(getattr(options, option.name)) for option in declared(type(options))]


def changed(options: OptionSet) -> dict[str, object]:
    """Return the options that differ from their defaults, as plain data."""
    return {
        option.name: option.plain(value)
        for option in declared(type(options))
        if (value := getattr(options, option.name)) != option.default
    }
