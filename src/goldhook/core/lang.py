"""Languages: turn codes and facts into sentences, with Fluent files.

>>> Language("en").say("colour", colour="green")
'green'
"""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

from babel.numbers import format_decimal, format_percent
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number

from goldhook.core.game import Event, OptionSet, Refusal, Seat, code_of
from goldhook.core.options import changed
from goldhook.core.texts import DEFAULT, LANGUAGES, fluent

__all__ = ["DEFAULT", "LANGUAGES", "Language", "bundle", "preferred"]
#: Longest text that a message repeats; longer ones are cut.
LONGEST = 400


def bundle(code: str, part: str = "") -> Any:
    """Return the messages of one language, or of one part of it."""
    return _parsed(code, fluent(code, part))


@cache
def _parsed(code: str, text: str) -> Any:
    messages = FluentBundle([code], use_isolating=False)
    messages.add_resource(FluentResource(text))
    return messages


def preferred(environ: Mapping[str, str] = os.environ) -> str:
    """Return the language of the environment if we support it, otherwise the default."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        code = environ.get(variable, "")[:2].lower()
        if environ.get(variable):
            return code if code in LANGUAGES else DEFAULT
    return DEFAULT


class Language:
    """Messages in one language, or of one part of it, such as its rules and lessons."""

    def __init__(self, code: str, part: str = "") -> None:
        if code not in LANGUAGES:
            raise Refusal("language_unknown", language=code[:20], known=", ".join(LANGUAGES))
        self.code = code
        self._bundle = bundle(code, part)

    def say(self, key: str, **facts: object) -> str:
        """Return the message of a key, filled with the facts. A missing key is a bug."""
        message = self._bundle.get_message(key)
        text, errors = self._bundle.format_pattern(message.value, {name: _plain(fact) for name, fact in facts.items()})
        assert not errors, (self.code, key, errors)
        return str(text)

    def game(self, name: str) -> str:
        """Return the title of a game, or its id if the language files have none."""
        return self.about(name, "game-name")

    def about(self, game: str, key: str) -> str:
        """Return a message about a game: `<key>-<game>` if it exists, as plug-ins provide it, otherwise `key`."""
        own = f"{key}-{game.replace('_', '-')}"
        return self.say(own) if self.has(own) else self.say(key, game=game)

    def has(self, key: str) -> bool:
        """Return whether there is a message with that key."""
        return bool(self._bundle.has_message(key))

    def agreed(self, heading: str, options: OptionSet) -> str:
        """Return a heading followed by the options that differ from their defaults."""
        return " · ".join([heading, *(self.option(name, value) for name, value in changed(options).items())])

    def option(self, name: str, value: object) -> str:
        """Return an option and its value as text."""
        key = "option-" + name.replace("_", "-")
        if value is True:
            return self.say(key)
        said = self.say(f"{key}-value", count=value) if self.has(f"{key}-value") else str(value)
        return f"{self.say(key)}: {said}"

    def number(self, value: float) -> str:
        """Return a measured number with one decimal; a small negative number is 0.0, not -0.0."""
        return str(format_decimal(round(value, 1) + 0.0, "0.0", locale=self.code))

    def percent(self, share: float) -> str:
        return str(format_percent(share, "0.0%", locale=self.code))

    def refusal(self, refusal: Refusal, name_of: Callable[[Seat], str] = str) -> str:
        """Return one line that says what is wrong and what to do, with file, line and piece in front if known."""
        facts = dict(refusal.facts)
        reason = facts.get("reason")
        if isinstance(reason, Refusal):
            facts["reason"] = self.refusal(reason, name_of)
        if isinstance(seat := facts.get("seat"), int):
            facts["seat"] = seat + 1  # people count seats from 1
        if "waiting" in facts:
            facts["waiting"] = ", ".join(map(name_of, facts["waiting"]))  # type: ignore[call-overload]
        for game in ("game", "wanted"):
            if isinstance(facts.get(game), str):
                facts[game] = self.game(str(facts[game]))
        also = [other for other in facts.pop("also", ()) if isinstance(other, Refusal)]  # type: ignore[attr-defined]
        sentence = self.say("refusal-" + refusal.code.replace("_", "-"), **facts)
        for other in also:
            sentence += ("" if sentence.endswith("。") else " ") + self.refusal(other, name_of)
        # Put the file in front, with line and piece, unless the sentence names it.
        in_front = "within" if "within" in facts else "file" if "piece" in facts or "line" in facts else ""
        place = str(_plain(facts[in_front])) if in_front else ""
        if facts.get("line"):
            place += f":{facts['line']}"
        parts = [place, str(_plain(facts.get("piece", ""))), sentence]
        return ": ".join(part for part in parts if part)

    def event(self, event: Event, name_of: Callable[[Seat], str]) -> str:
        """Return an event as one line of text."""
        facts = event._asdict()
        if isinstance(seat := facts.get("seat"), int):
            facts["name"] = name_of(seat)
        if isinstance(winners := facts.get("winners"), tuple):
            facts["winners"] = ", ".join(map(name_of, winners))
        return self.say("event-" + code_of(event).replace("_", "-"), **facts)


def _plain(fact: object) -> object:
    """Return a fact as Fluent takes it: text or a number. A sequence becomes one text, and None the word "none"."""
    if isinstance(fact, tuple | list):
        fact = " ".join(map(str, fact))
    if isinstance(fact, str):  # keep foreign text short, on one line, and free of direction marks
        shown = fact if len(fact) <= LONGEST else fact[:LONGEST] + "…"
        return "".join(sign if sign.isprintable() else "\N{REPLACEMENT CHARACTER}" for sign in shown)
    if isinstance(fact, bool):
        return "yes" if fact else "no"
    if isinstance(fact, int) and not -(10**12) < fact < 10**12:
        return "…"
    if isinstance(fact, int):
        return fluent_number(fact, useGrouping=False)  # without separators, because a player may have to type it
    return "none" if fact is None else fact
