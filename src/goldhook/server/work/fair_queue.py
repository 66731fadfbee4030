"""The queue of questions for the thinkers, shared fairly between addresses.

Tables where people wait come first. Among them addresses take turns, and so do the tables of an address: one with
fourteen tables gets no more than one with a single table. Short questions share a turn, so that three quick bots at a
table do not wait for three long questions of others.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, NamedTuple, Protocol, TypeAlias

if TYPE_CHECKING:
    from goldhook.server.work.thinker_process import Thinker

#: How many questions of one address may wait, and how many in all.
PER_PAYER, IN_ALL = 64, 1024
#: Seconds after which a question gets the rank of people who are present, so that nothing waits forever.
LONG = 10.0
#: Seconds of thinking after which the turn of an address ends.
TURN = 0.1
#: Ranks, first to last.
PRESENT, ABSENT, SPARE = range(3)


class Busy(Exception):  # noqa: N818 - ask again later
    """Too many questions of this address are already waiting."""


class Asker(Protocol):
    """A table that asks. Whether people are present is checked only when a thinker is free."""

    @property
    def id(self) -> str: ...

    @property
    def payer(self) -> str:
        """Return the address that the thinking is charged to."""

    @property
    def present(self) -> bool:
        """Return whether somebody is waiting for the answer."""


class Claim(NamedTuple):
    """An asker whose data does not change while it waits."""

    id: str
    payer: str
    present: bool = True


@dataclass(eq=False)
class Waiting:
    """A question, and the future for its answer."""

    asker: Asker
    work: Callable[..., object]
    facts: tuple[object, ...]
    answer: asyncio.Future[object]
    since: float
    #: Whether it can wait until no table needs a thinker.
    spare: bool = False
    payer: str = ""
    #: How many thinkers died while working on it.
    deaths: int = 0
    #: The thinker that has prepared the question's set.
    prepared_by: Thinker | None = field(default=None, repr=False)

    def __post_init__(self) -> None:
        self.payer = self.payer or self.asker.payer

    def rank(self, now: float) -> int:
        if now - self.since >= LONG:
            return PRESENT
        if self.spare:
            return SPARE
        return PRESENT if self.asker.present else ABSENT


#: The waiting questions of one address, by table.
_Line: TypeAlias = dict[str, deque[Waiting]]


class FairQueue:
    """Waiting questions by address and table; the address whose turn it is comes first."""

    def __init__(self) -> None:
        self._lines: dict[str, _Line] = {}
        #: Seconds of thinking that an address has used in its current turn.
        self._used: dict[str, float] = {}
        #: The address that goes first among those of equal rank.
        self.favoured = ""

    def __len__(self) -> int:
        return sum(map(self._waiting_of, self._lines))

    def _waiting_of(self, payer: str) -> int:
        return sum(map(len, self._lines.get(payer, {}).values()))

    def put(self, asked: Waiting, most: int = PER_PAYER) -> None:
        """Add a question. If the whole queue is full, the last question of the address with the most is dropped.

        Raises Busy if too many questions of the address already wait.
        """
        if self._waiting_of(asked.payer) >= min(most, PER_PAYER):
            raise Busy
        if len(self) >= IN_ALL:
            longest = max(self._lines, key=self._waiting_of)
            if self._waiting_of(longest) <= self._waiting_of(asked.payer) + 1:
                raise Busy
            last = next(reversed(self._lines[longest].values()))[-1]
            self.drop(last)
            if not last.answer.done():
                last.answer.set_exception(Busy())
        self._lines.setdefault(asked.payer, {}).setdefault(asked.asker.id, deque()).append(asked)

    def put_back(self, asked: Waiting) -> None:
        """Add a question again that was taken before; it is the next one of its address."""
        line = self._lines.setdefault(asked.payer, {})
        questions = deque([asked, *line.pop(asked.asker.id, ())])
        others = dict(line)
        line.clear()
        line |= {asked.asker.id: questions, **others}

    def take(self, now: float) -> Waiting | None:
        """Take the question whose turn it is."""
        if not self._lines:
            return None
        ranks = {
            payer: min(asked.rank(now) for questions in line.values() for asked in questions)
            for payer, line in self._lines.items()
        }
        payer = min(ranks, key=ranks.__getitem__)  # the first of equals
        if ranks.get(self.favoured) == ranks[payer]:
            payer = self.favoured
        line = self._lines[payer]
        asked = next(each for questions in line.values() for each in questions if each.rank(now) == ranks[payer])
        self.drop(asked)
        if questions := line.pop(asked.asker.id, None):
            line[asked.asker.id] = questions  # behind the other tables of the address
        if line:
            self._lines[payer] = self._lines.pop(payer)  # behind the other addresses
        return asked

    def charge(self, payer: str, seconds: float) -> None:
        """Charge thinking time to an address; its turn continues until TURN seconds are used."""
        used = self._used.pop(payer, 0.0) + seconds
        if line := self._lines.pop(payer, None):
            if used < TURN:
                self._used[payer] = used
                self._lines = {payer: line, **self._lines}
            else:
                self._lines[payer] = line  # behind all who came in the meantime

    def drop(self, asked: Waiting) -> None:
        """Remove a question, if it still waits."""
        line = self._lines.get(asked.payer, {})
        questions = line.get(asked.asker.id, deque())
        if asked in questions:
            questions.remove(asked)
            if not questions:
                del line[asked.asker.id]
            if not line:
                del self._lines[asked.payer]
                self._used.pop(asked.payer, None)

    def of_table(self, table: str) -> list[Waiting]:
        """Return the questions of a table."""
        return [asked for line in self._lines.values() for asked in line.get(table, ())]

    def all(self) -> list[Waiting]:
        """Return all questions."""
        return [asked for line in self._lines.values() for questions in line.values() for asked in questions]
