"""Options: what people agree on before a match. A game, or the table, declares its own as a named tuple.

The type of a field says which values it takes, so that the declaration is the only place that knows:

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
from typing import Annotated, Any, Literal, NamedTuple, get_args, get_origin, get_type_hints

from goldhook.core.game import Json, O, OptionSet, Refusal

Kind = Literal["flag", "number", "choice", "clock"]
#: How a flag is written on a command line.
FLAGS = {"yes": True, "on": True, "true": True, "1": True, "no": False, "off": False, "false": False, "0": False}


class Range(NamedTuple):
    """Whole numbers, both ends included."""

    least: int
    most: int


class Choices(tuple[str, ...]):
    """One of these words."""

    def __new__(cls, *words: str) -> Choices:
        return super().__new__(cls, words)


class Special(NamedTuple):
    """A value with a form of its own: `read` turns plain data into it, or raises a Refusal; `plain` is the way back."""

    kind: Kind
    read: Callable[[object], Any]
    plain: Callable[[Any], object]


class Option(NamedTuple):
    """One option as it was declared."""

    name: str
    kind: Kind
    default: Any
    rule: Range | Choices | Special | None = None

    def read(self, value: object) -> Any:
        """Return the value, or raise a Refusal that says which values there are."""
        if isinstance(self.rule, Special):
            return self.rule.read(value)
        if isinstance(self.rule, Range):
            if type(value) is not int or not self.rule.least <= value <= self.rule.most:
                raise wrong(self.name, self.kind, *self.rule)
        elif isinstance(self.rule, Choices):
            if value not in self.rule:
                raise wrong(self.name, self.kind, known=", ".join(self.rule))
        elif type(value) is not bool:
            raise wrong(self.name, self.kind)
        return value

    def parse(self, text: str) -> Any:
        """Read the value from a command line: `yes`, `3`, a word."""
        value: object = text
        if self.kind == "flag":
            value = FLAGS.get(text.strip().lower(), text)
        elif self.kind == "number" and text.strip().lstrip("-").isdecimal() and len(text) < 20:
            value = int(text)
        return self.read(value)

    def plain(self, value: Any) -> object:
        """Return the value as JSON has it."""
        return self.rule.plain(value) if isinstance(self.rule, Special) else value

    def json(self) -> Json:
        """Return the declaration as clients get it."""
        told: Json = {"name": self.name, "kind": self.kind, "default": self.plain(self.default)}
        if isinstance(self.rule, Range):
            told |= self.rule._asdict()
        elif isinstance(self.rule, Choices):
            told["choices"] = list(self.rule)
        return told


@cache
def declared(options: type[OptionSet]) -> tuple[Option, ...]:
    """Return every option that a named tuple declares."""
    usual = options()._asdict()
    hints = get_type_hints(options, include_extras=True)
    return tuple(_option(name, hints[name], default) for name, default in usual.items())


def _option(name: str, hint: Any, default: Any) -> Option:
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
    """Read options from plain data; what is left out has its default. Names in `ignored` may stand there for nothing.

    Raises a Refusal for an unknown name or a value that the option does not take.
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
    """Return the refusal for a value that an option does not take."""
    return Refusal("option_wrong", option=name, kind=kind, least=least, most=most, known=known)


def unknown(name: str, known: Collection[str]) -> Refusal:
    """Return the refusal for an option that a game or table does not have."""
    return Refusal("option_unknown", option=name[:40], known=", ".join(known))


def check(options: type[O], given: O) -> None:
    """Refuse a value that an option does not take."""
    read(options, plain(given))


def plain(options: OptionSet) -> Json:
    """Return all options as plain data."""
    return {option.name: option.plain(getattr(options, option.name)) for option in declared(type(options))}


def changed(options: OptionSet) -> Json:
    """Return the options that differ from their defaults, as plain data."""
    return {
        option.name: option.plain(value)
        for option in declared(type(options))
        if (value := getattr(options, option.name)) != option.default
    }
