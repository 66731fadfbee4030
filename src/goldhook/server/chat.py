"""Chat at a table: short, plain text, not too fast, not stored. A table may do without. Whom one mutes is stored."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator
from typing import NamedTuple

from goldhook.game import Refusal
from goldhook.server import wire
from goldhook.server.people import visible
from goldhook.server.visits import Visit
from goldhook.table import Table, seats_of

LONGEST = 200
#: So many lines within so many milliseconds.
LINES, WITHIN = 5, 10_000
#: Lines that who comes later still hears.
KEPT = 30


class Said(NamedTuple):
    """A line, who said it, and what they called the command."""

    person: str
    key: str
    id: str
    line: bytes
    #: What the speaker was answered, as a repeat is.
    answer: bytes


class Chatter:
    """What was said at one table lately."""

    def __init__(self, now: Callable[[], int]) -> None:
        self._now = now
        self._lines: deque[Said] = deque(maxlen=KEPT)
        self._spoke: dict[str, deque[int]] = {}

    def repeated(self, asked: wire.Chat, key: str) -> Said | None:
        """What was said under this id already."""
        return next((said for said in self._lines if asked.id and (said.key, said.id) == (key, asked.id)), None)

    def say(self, asked: wire.Chat, visit: Visit, table: Table, answer: bytes) -> Said:
        """What the others hear. Refused where there is no chat, or it is too much."""
        if not table.agreed.chat:
            raise Refusal("chat_off")
        if not visit.key:
            raise Refusal("name_first")
        text = clean_text(asked.text)
        self._check_pace(visit.key)
        seats = seats_of(table, visit.key)
        seat = visit.viewer if visit.viewer is not None else next(iter(seats), None)
        name = table.chairs[seat].name if seat is not None else visit.visitor.name
        line = wire.encode(wire.Said(self._now(), seat, name, text))
        self._lines.append(Said(visit.visitor.person, visit.key, asked.id, line, answer))
        return self._lines[-1]

    def _check_pace(self, key: str) -> None:
        now = self._now()
        spoke = self._spoke.setdefault(key, deque(maxlen=LINES))
        if len(spoke) == LINES and now - spoke[0] < WITHIN:
            raise Refusal("chat_too_fast")
        spoke.append(now)

    def recent(self, visit: Visit, table: Table) -> Iterator[bytes]:
        """What was said before somebody came."""
        if table.agreed.chat:
            for said in self._lines:
                if said.person not in visit.deaf_to:
                    yield said.line


def clean_text(text: str) -> str:
    """One short line of plain text; what is invisible is left out.

    >>> clean_text("well  played\u202e!")
    'well played!'
    """
    cleaned = visible(text)
    if not cleaned or len(cleaned) > LONGEST:
        raise Refusal("chat_wrong", longest=LONGEST)
    return cleaned
