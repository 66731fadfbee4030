"""Names of the players: "You" for a single person, numbers for several."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from goldhook.bots.seat_specs import HUMAN, PROGRAM, budget_of, check_bot, level_of
from goldhook.core.game import Refusal, Seat
from goldhook.core.lang import Language
from goldhook.record import Record


def names(seats: Sequence[str], lang: Language, own: Mapping[Seat, str] | None = None) -> list[str]:
    """Return a name for each seat of a match that is played here.

    Equal names are numbered; a program may have its own.
    """
    own = own or {}
    given = [own.get(at) or _name(seat, lang) for at, seat in enumerate(seats)]
    if list(seats).count(HUMAN) == 1:
        given[list(seats).index(HUMAN)] = lang.say("name-you")
    return _numbered(given)


def record_names(match: Record, lang: Language) -> list[str]:
    """Return a name for each seat of a match in a file: its player if the file says so, otherwise the seat number."""
    try:
        for seat in match.seats:
            if seat != HUMAN:
                check_bot(seat)
    except Refusal:
        match = match._replace(seats=())
    if not match.seats:
        return [lang.say("name-seat", seat=seat + 1) for seat in range(match.setup.players)]
    return _numbered([_name(seat, lang) for seat in match.seats])


def strengths(seats: Sequence[str], lang: Language) -> list[str]:
    """Return how hard each level at the table is to beat, each level once: "Bosun – medium"."""
    levels = sorted({level for seat in seats if (level := level_of(seat))})
    return [f"{lang.say(f'level-{level}')} – {lang.say('web-level-strength', level=level)}" for level in levels]


def _name(seat: str, lang: Language) -> str:
    """Return the name of a word of `--seats`, with the budget of a level that has its own."""
    if seat.startswith(PROGRAM):
        return lang.say("name-program")
    if level := level_of(seat):
        budget = budget_of(seat)
        return lang.say(f"level-{level}") + (f" @{budget}" if budget else "")
    return lang.say(f"name-{seat}")


def _numbered(given: list[str]) -> list[str]:
    return [
        f"{name} {given[: seat + 1].count(name)}" if given.count(name) > 1 else name for seat, name in enumerate(given)
    ]
