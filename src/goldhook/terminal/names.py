"""What the players are called: "You" where one person plays alone, numbers where several do."""

from __future__ import annotations

from collections.abc import Sequence

from goldhook.bots.seats import HUMAN, KNOWN
from goldhook.lang import Language
from goldhook.record import Record


def names(seats: Sequence[str], lang: Language) -> list[str]:
    """A name for each seat of a match one sits at; equal ones are numbered."""
    alone = list(seats).count(HUMAN) == 1
    return _numbered([lang.say("name-you" if alone and seat == HUMAN else f"name-{seat}") for seat in seats])


def record_names(match: Record, lang: Language) -> list[str]:
    """A name for each seat of a match in a file: who sat there, if it says so, else just the seat."""
    if not match.seats or any(seat not in KNOWN for seat in match.seats):
        return [lang.say("name-seat", seat=seat) for seat in range(match.setup.players)]
    return _numbered([lang.say(f"name-{seat}") for seat in match.seats])


def _numbered(given: list[str]) -> list[str]:
    return [
        f"{name} {given[: seat + 1].count(name)}" if given.count(name) > 1 else name for seat, name in enumerate(given)
    ]
