"""What the players are called: "You" where one person plays alone, numbers where several do."""

from __future__ import annotations

from collections.abc import Sequence

from goldhook.bots.seats import HUMAN
from goldhook.lang import Language


def names(seats: Sequence[str], lang: Language) -> list[str]:
    """A name for each seat; equal bots are numbered."""
    if seats.count(HUMAN) == 1:
        given = [lang.say("name-you") if seat == HUMAN else lang.say(f"name-{seat}") for seat in seats]
    else:
        given = [lang.say(f"name-{seat}") for seat in seats]
    return [
        f"{name} {given[: seat + 1].count(name)}" if given.count(name) > 1 else name for seat, name in enumerate(given)
    ]


def seat_names(players: int, lang: Language) -> list[str]:
    """Names where nobody is known but the seat: a record tells no names."""
    return [lang.say("name-seat", seat=seat) for seat in range(players)]
