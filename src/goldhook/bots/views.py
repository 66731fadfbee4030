"""Check a view from outside before a mind thinks with it, because compiled code trusts its input.

Each game checks the fields that its bots read; docs/formats.md describes views.
"""

from __future__ import annotations

from collections.abc import Collection

from goldhook.core import options
from goldhook.core.game import Facts, MatchView, O, Pieces, Refusal
from goldhook.games import plugin


class NotAView(Exception):  # noqa: N818 - what was sent is at fault, not the program
    """Names the first field that is missing or impossible."""


def read_view(game: str, pieces: Pieces, told: Facts, *, to_act: bool) -> MatchView:
    """Return the view. Raises NotAView if no seat of the game could see it, or if the seat must act but cannot."""
    view: MatchView = plugin(game).bots.read_view(pieces, told)
    need(not to_act or view["seat"] in view["to_act"], "to_act")
    return view


def options_in(told: Facts, game: type[O]) -> O:
    """Return the options of the match behind a view."""
    try:
        return options.read(game, told.get("options", {}))
    except Refusal as refusal:
        raise NotAView("options") from refusal


# --- checks for the games -----------------------------------------------------------------------------------------


def need(fine: bool, field: str) -> None:
    if not fine:
        raise NotAView(field)


def _of(told: object, field: str) -> object:
    return told.get(field) if isinstance(told, dict) else None


def number(told: object, field: str, least: int, most: int) -> int:
    number = _of(told, field)
    if type(number) is not int or not least <= number <= most:
        raise NotAView(field)
    return number


def word(told: object, field: str, known: Collection[str]) -> str:
    word = _of(told, field)
    if not isinstance(word, str) or word not in known:
        raise NotAView(field)
    return word


def text(told: object, field: str) -> str:
    """Return the field as text, whatever its type."""
    return str(_of(told, field))


def row(told: object, field: str, most: int, least: int = 0) -> list[object]:
    row = _of(told, field)
    if not isinstance(row, list) or not least <= len(row) <= most:
        raise NotAView(field)
    return list(row)


def numbers(told: object, field: str, most: int, below: int) -> list[int]:
    found = [number for number in row(told, field, most) if type(number) is int and 0 <= number < below]
    need(len(found) == len(row(told, field, most)), field)
    return found


def words(told: object, field: str, known: Collection[str], most: int, least: int = 0) -> list[str]:
    """Return the words of a field, each of which may occur only once."""
    given = row(told, field, most, least)
    found = [word for word in given if isinstance(word, str) and word in known]
    need(len(found) == len(given) == len(set(found)), field)
    return found
