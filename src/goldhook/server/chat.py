"""Chat at a table: short, plain text, not too fast, not stored. Each may mute another; a table may do without."""

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


class _Line(NamedTuple):
    key: str
    id: str
    line: bytes


class Chatter:
    """What was said at one table lately, and who does not want to hear whom."""

    def __init__(self, now: Callable[[], int]) -> None:
        self._now = now
        self._lines: deque[_Line] = deque(maxlen=KEPT)
        self._spoke: dict[str, deque[int]] = {}
        self._muted: set[tuple[str, str]] = set()

    def say(self, asked: wire.Chat, visit: Visit, table: Table) -> bytes | None:
        """What the others hear; None if it is a repeat. Refused where there is no chat, or it is too much."""
        if not table.agreed.chat:
            raise Refusal("chat_off")
        if not visit.key:
            raise Refusal("name_first")
        if asked.id and any((said.key, said.id) == (visit.key, asked.id) for said in self._lines):
            return None
        text = clean_text(asked.text)
        self._check_pace(visit.key)
        seats = seats_of(table, visit.key)
        seat = visit.viewer if visit.viewer is not None else next(iter(seats), None)
        name = table.chairs[seat].name if seat is not None else visit.visitor.name
        line = wire.encode(wire.Said(self._now(), seat, name, text))
        self._lines.append(_Line(visit.key, asked.id, line))
        return line

    def _check_pace(self, key: str) -> None:
        now = self._now()
        spoke = self._spoke.setdefault(key, deque(maxlen=LINES))
        if len(spoke) == LINES and now - spoke[0] < WITHIN:
            raise Refusal("chat_too_fast")
        spoke.append(now)

    def mute(self, key: str, other: str, *, muted: bool) -> None:
        """Hear the other no more, or again."""
        if muted:
            self._muted.add((key, other))
        else:
            self._muted.discard((key, other))

    def is_muted(self, key: str, other: str) -> bool:
        return (key, other) in self._muted

    def recent(self, key: str, table: Table) -> Iterator[bytes]:
        """What was said before somebody came."""
        if table.agreed.chat:
            for said in self._lines:
                if not self.is_muted(key, said.key):
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
