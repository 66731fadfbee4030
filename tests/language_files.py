"""The messages of a language file, as syntax trees, and those that still are as in English."""

from __future__ import annotations

from pathlib import Path

from fluent.syntax import ast, parse

import goldhook

LOCALES = Path(goldhook.__file__).parent / "locales"
#: A comment above a message that is alike in both languages.
SAME = "The same word as in English."


def messages(code: str, part: str = "") -> dict[str, ast.Message]:
    """Return the messages of a language by key; the part `rules` is its second file."""
    resource = parse((LOCALES / part / f"{code}.ftl").read_text(encoding="utf-8"))
    assert not [entry.content for entry in resource.body if isinstance(entry, ast.Junk)], code
    found = [entry for entry in resource.body if isinstance(entry, ast.Message)]
    keys = [entry.id.name for entry in found]
    assert not {key for key in keys if keys.count(key) > 1}, f"{code}: keys that stand twice"
    return {entry.id.name: entry for entry in found}


def untranslated(code: str, part: str = "") -> list[str]:
    """List the messages that equal the English ones without the comment SAME, or differ and have it."""
    english, theirs = messages("en", part), messages(code, part)
    return [
        key
        for key, message in theirs.items()
        if key in english and key != "game-name" and _is_same(message, english[key]) != _is_meant(message)
    ]


def _is_same(one: ast.Message, other: ast.Message) -> bool:
    return one.value is not None and other.value is not None and one.value.equals(other.value)


def _is_meant(message: ast.Message) -> bool:
    return message.comment is not None and SAME in (message.comment.content or "")
