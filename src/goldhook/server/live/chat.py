"""Chat at a table: short text and signs, rate-limited, never stored. A table may turn it off. Mutes are stored."""

from __future__ import annotations

from collections import OrderedDict, deque
from collections.abc import Callable, Iterator
from math import ceil
from time import monotonic
from typing import NamedTuple

from msgspec.structs import replace

from goldhook.core.game import Refusal
from goldhook.server.live.people import Keys, Visitor, visible
from goldhook.server.live.visits import Visit
from goldhook.server.run.limits import Paces
from goldhook.server.wire import messages as wire
from goldhook.table import Table, seats_of

LONGEST = 200
#: A person may send LINES messages within WITHIN milliseconds; the last SPEAKERS people are tracked.
LINES, WITHIN, SPEAKERS = 5, 10_000, 500
#: Messages that are kept for people who join later.
KEPT = 30


class Said(NamedTuple):
    """A chat message or a sign: its speaker, their key at the table and the id of their command."""

    speaker: Visitor
    key: str
    id: str
    message: wire.Said | wire.Reacted
    #: The acknowledgement sent to the speaker; a repeated command gets the same one.
    answer: bytes


class Chatter:
    """The recent chat of one table."""

    def __init__(self, table: str, keys: Keys, now: Callable[[], int], by_address: Paces, per_minute: int) -> None:
        self._table, self._keys, self._now = table, keys, now
        self._lines: deque[Said] = deque(maxlen=KEPT)
        #: Signs are shown once; they are kept to recognise a repeated command, and for their handles.
        self._signs: deque[Said] = deque(maxlen=KEPT)
        self._spoke: OrderedDict[str, deque[int]] = OrderedDict()
        #: Limits: per address at all tables; for all spectators of this table together; half of that per address.
        self._by_address = by_address
        self._watchers = Paces(per_minute / 60, max(1, per_minute / 4), monotonic)
        self._half = Paces(per_minute / 120, max(1, per_minute / 8), monotonic)

    def repeated(self, asked: wire.Chat | wire.React, key: str) -> Said | None:
        """Return the message that was already sent under this command id."""
        sent = (*self._lines, *self._signs) if asked.id else ()
        return next((said for said in sent if (said.key, said.id) == (key, asked.id)), None)

    def say(self, asked: wire.Chat | wire.React, visit: Visit, table: Table, answer: bytes) -> Said:
        """Return the message to broadcast. Refuse it if chat is off, the text is invalid or the pace is too high."""
        if not table.agreed.table.chat:
            raise Refusal("chat_off")
        if not visit.key:
            raise Refusal("name_first")
        text = clean_text(asked.text) if isinstance(asked, wire.Chat) else ""
        seats = seats_of(table, visit.key)
        self._check_pace(visit, seated=bool(seats))
        seat = visit.viewer if visit.viewer is not None else next(iter(seats), None)
        name = table.chairs[seat].name if seat is not None else visit.visitor.name
        speaker, now = visit.visitor._replace(name=name), self._now()
        if isinstance(asked, wire.React):
            said = Said(speaker, visit.key, asked.id, wire.Reacted(now, seat, name, asked.sign), answer)
            self._signs.append(said)
        else:
            said = Said(speaker, visit.key, asked.id, wire.Said(now, seat, name, text), answer)
            self._lines.append(said)
        return said

    def tell(self, said: Said, visit: Visit) -> None:
        """Send a message to a visit, unless the visitor blocks or mutes the speaker."""
        if self._is_heard(said, visit):
            visit.hear(self._line(said, visit))

    def _is_heard(self, said: Said, visit: Visit) -> bool:
        return visit.ears.hear(said.speaker.person, self._keys.mark(self._table, said.speaker))

    def _line(self, said: Said, visit: Visit) -> bytes:
        handle = self._keys.seal(self._table, visit.visitor.person, said.speaker)
        return wire.encode(replace(said.message, handle=handle))

    def _check_pace(self, visit: Visit, *, seated: bool) -> None:
        """Limit messages per person, per address and of all spectators together: they must not drown out players."""
        now = self._now()
        spoke = self._spoke.setdefault(visit.key, deque(maxlen=LINES))
        self._spoke.move_to_end(visit.key)
        if len(self._spoke) > SPEAKERS:
            self._spoke.popitem(last=False)
        if len(spoke) == LINES and now - spoke[0] < WITHIN:
            raise Refusal("chat_too_fast", seconds=max(1, ceil((WITHIN - now + spoke[0]) / 1000)))
        limits = [(self._by_address, visit.address)]
        if not seated:
            limits += [(self._half, visit.address), (self._watchers, "")]
        for paces, who in limits:
            if not paces.take(who):
                raise Refusal("chat_too_fast", seconds=paces.wait(who))
        spoke.append(now)

    def recent(self, visit: Visit, table: Table) -> Iterator[bytes]:
        """Yield the messages that a new visit may read."""
        if table.agreed.table.chat:
            for said in self._lines:
                if self._is_heard(said, visit):
                    yield self._line(said, visit)

    @property
    def speakers(self) -> set[str]:
        """Return the people whose messages are still kept."""
        return {said.speaker.person for said in (*self._lines, *self._signs)}

    def forget(self, person: str) -> None:
        """Delete the person's messages."""
        for said in (self._lines, self._signs):
            kept = [one for one in said if one.speaker.person != person]
            said.clear()
            said.extend(kept)


def clean_text(text: str) -> str:
    """Return the text as one short line without invisible characters.

    >>> clean_text("well  played\u202e!")
    'well played!'
    """
    cleaned = visible(text)
    if not cleaned or len(cleaned) > LONGEST:
        raise Refusal("chat_wrong", longest=LONGEST)
    return cleaned
