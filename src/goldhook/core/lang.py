"""Languages: codes and facts become sentences, from the Fluent files in locales/.

>>> Language("en").say("colour", colour="green")
'green'
"""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

from babel.numbers import format_decimal, format_percent
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number

from goldhook.core.game import Event, OptionSet, Refusal, Seat, code_of
from goldhook.core.options import changed

#: A language exists if its file does.
LANGUAGES = tuple(sorted(Path(file.name).stem for file in (files("goldhook") / "locales").iterdir() if file.is_file()))
DEFAULT = "en"
#: What is longer than any path or name is cut before it is told.
LONGEST = 400


@cache
def bundle(code: str) -> Any:
    """The messages of one language."""
    text = (files("goldhook") / "locales" / f"{code}.ftl").read_text(encoding="utf-8")
    messages = FluentBundle([code], use_isolating=False)
    messages.add_resource(FluentResource(text))
    return messages


def preferred(environ: Mapping[str, str] = os.environ) -> str:
    """The reader's language, as the environment tells it, if it is one of ours."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        code = environ.get(variable, "")[:2].lower()
        if environ.get(variable):
            return code if code in LANGUAGES else DEFAULT
    return DEFAULT


class Language:
    """Says things in one language."""

    def __init__(self, code: str) -> None:
        if code not in LANGUAGES:
            raise Refusal("language_unknown", language=code[:20], known=", ".join(LANGUAGES))
        self.code = code
        self._bundle = bundle(code)

    def say(self, key: str, **facts: object) -> str:
        """The message of that key; facts fill its places. A key that no file has is a programmer's error."""
        message = self._bundle.get_message(key)
        text, errors = self._bundle.format_pattern(message.value, {name: _plain(fact) for name, fact in facts.items()})
        assert not errors, (self.code, key, errors)
        return str(text)

    def game(self, name: str) -> str:
        """The title of a game; the name itself, if the language files have none."""
        return self.say("game-name", game=name)

    def has(self, key: str) -> bool:
        """Is there a message of that key?"""
        return bool(self._bundle.has_message(key))

    def agreed(self, heading: str, options: OptionSet) -> str:
        """A heading followed by the options that differ from their defaults."""
        return " · ".join([heading, *(self._option(name, value) for name, value in changed(options).items())])

    def _option(self, name: str, value: object) -> str:
        key = "option-" + name.replace("_", "-")
        if value is True:
            return self.say(key)
        said = self.say(f"{key}-value", count=value) if self.has(f"{key}-value") else str(value)
        return f"{self.say(key)}: {said}"

    def number(self, value: float) -> str:
        """A measured number with one decimal."""
        return str(format_decimal(value, "0.0", locale=self.code))

    def percent(self, share: float) -> str:
        return str(format_percent(share, "0.0%", locale=self.code))

    def refusal(self, refusal: Refusal, name_of: Callable[[Seat], str] = str) -> str:
        """One line that says what is not allowed and what to do; file, line and piece in front, if it has them."""
        facts = dict(refusal.facts)
        reason = facts.get("reason")
        if isinstance(reason, Refusal):
            facts["reason"] = self.refusal(reason, name_of)
        if "waiting" in facts:
            facts["waiting"] = ", ".join(map(name_of, facts["waiting"]))  # type: ignore[call-overload]
        for game in ("game", "wanted"):
            if isinstance(facts.get(game), str):
                facts[game] = self.game(str(facts[game]))
        sentence = self.say("refusal-" + refusal.code.replace("_", "-"), **facts)
        # In front the file, if the sentence itself does not name it, with the line and the piece in it.
        in_front = "within" if "within" in facts else "file" if "piece" in facts or "line" in facts else ""
        place = str(_plain(facts[in_front])) if in_front else ""
        if facts.get("line"):
            place += f":{facts['line']}"
        parts = [place, str(_plain(facts.get("piece", ""))), sentence]
        return ": ".join(part for part in parts if part)

    def event(self, event: Event, name_of: Callable[[Seat], str]) -> str:
        """One line of the story."""
        facts = event._asdict()
        if isinstance(facts.get("seat"), int):
            facts["name"] = name_of(facts.pop("seat"))
        if "winners" in facts:
            facts["winners"] = ", ".join(map(name_of, facts["winners"]))
        return self.say("event-" + code_of(event).replace("_", "-"), **facts)


def _plain(fact: object) -> object:
    """Fluent knows text and numbers; a row of names becomes one text, and nothing becomes a word to select on."""
    if isinstance(fact, tuple | list):
        fact = " ".join(map(str, fact))
    if isinstance(fact, str):  # a stranger's text stays short and on its line, and turns no letters round
        shown = fact if len(fact) <= LONGEST else fact[:LONGEST] + "…"
        return "".join(sign if sign.isprintable() else "\N{REPLACEMENT CHARACTER}" for sign in shown)
    if isinstance(fact, bool):
        return "yes" if fact else "no"
    if isinstance(fact, int) and not -(10**12) < fact < 10**12:
        return "…"
    if isinstance(fact, int):
        return fluent_number(fact, useGrouping=False)  # it may have to be typed back
    return "none" if fact is None else fact
