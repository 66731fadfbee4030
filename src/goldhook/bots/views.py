"""Check a view that a stranger sent, before a mind thinks with it: compiled code trusts what it is given.

Each game checks what its bots read, as closely as they trust it; docs/formats.md says what a view is.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from goldhook.core.game import Json
from goldhook.games import plugin


class NotAView(Exception):  # noqa: N818 - what was sent is at fault, not the program
    """Names the first field that is missing, or cannot be as it is."""


def check_view(game: str, pieces: Any, view: Json, *, to_act: bool) -> None:
    """Raise NotAView unless a seat of the game, which has to act or not, may see this."""
    plugin(game).bots.check_view(pieces, view)
    need(not to_act or view["seat"] in view["to_act"], "to_act")


# --- what the games check with ------------------------------------------------------------------------------------


def need(fine: bool, field: str) -> None:
    if not fine:
        raise NotAView(field)


def number(told: Any, field: str, least: int, most: int) -> int:
    number = told.get(field) if isinstance(told, dict) else None
    need(type(number) is int and least <= number <= most, field)
    return int(number)  # type: ignore[arg-type]


def word(told: Any, field: str, known: Collection[str]) -> str:
    word = told.get(field) if isinstance(told, dict) else None
    need(isinstance(word, str) and word in known, field)
    return str(word)


def row(told: Any, field: str, most: int, least: int = 0) -> list[Any]:
    row = told.get(field) if isinstance(told, dict) else None
    need(isinstance(row, list) and least <= len(row) <= most, field)
    return list(row)  # type: ignore[arg-type]


def numbers(told: Any, field: str, most: int, below: int) -> None:
    need(all(type(number) is int and 0 <= number < below for number in row(told, field, most)), field)


def words(told: Any, field: str, known: Collection[str], most: int, least: int = 0) -> list[str]:
    """Each once."""
    words = row(told, field, most, least)
    need(all(isinstance(word, str) and word in known for word in words) and len(set(words)) == len(words), field)
    return words
