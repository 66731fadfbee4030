"""The questions that wait for a thinker, shared fairly between addresses.

Tables where people wait come first. Among them addresses take turns, and so do the tables of an address: one with
fourteen tables gets no more than one with a single table. Short questions share a turn, so that three quick bots at a
table do not wait for three long thoughts of others.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, NamedTuple, Protocol, TypeAlias

#: Questions that may wait for one address, and for all together.
PER_PAYER, IN_ALL = 64, 1024
#: Seconds after which a question waits no longer behind those of people who are present: nothing waits for ever.
LONG = 10.0
#: Seconds of thinking after which an address has had its turn.
TURN = 0.1
#: Who goes first.
PRESENT, ABSENT, SPARE = range(3)


class Busy(Exception):  # noqa: N818 - ask again later
    """Too many questions of this address wait already."""


class Asker(Protocol):
    """A table that asks. Whether people are present is looked up when a thinker is free, not before."""

    @property
    def id(self) -> str: ...

    @property
    def payer(self) -> str:
        """The address on whose behalf it asks."""

    @property
    def present(self) -> bool:
        """Is somebody there who waits for the answer?"""


class Claim(NamedTuple):
    """An asker that does not change while it waits."""

    id: str
    payer: str
    present: bool = True


@dataclass(eq=False)
class Waiting:
    """A question, and who waits for the answer."""

    asker: Asker
    work: Callable[..., Any]
    facts: tuple[Any, ...]
    answer: asyncio.Future[Any]
    since: float
    #: It can wait until no table needs a thinker.
    spare: bool = False
    payer: str = ""
    #: So many thinkers died while they thought about it.
    deaths: int = 0
    #: The thinker that has prepared what the question needs.
    prepared_by: Any = field(default=None, repr=False)

    def __post_init__(self) -> None:
        self.payer = self.payer or self.asker.payer

    def rank(self, now: float) -> int:
        if now - self.since >= LONG:
            return PRESENT
        if self.spare:
            return SPARE
        return PRESENT if self.asker.present else ABSENT


#: By table.
_Line: TypeAlias = dict[str, deque[Waiting]]


class FairQueue:
    """What waits, by address and table; the address whose turn it is comes first."""

    def __init__(self) -> None:
        self._lines: dict[str, _Line] = {}
        #: Seconds that an address has used in its turn, if the turn is not over.
        self._used: dict[str, float] = {}
        #: The address whose next question goes first, whatever else waits.
        self.favoured = ""

    def __len__(self) -> int:
        return sum(map(self._waiting_of, self._lines))

    def _waiting_of(self, payer: str) -> int:
        return sum(map(len, self._lines.get(payer, {}).values()))

    def put(self, asked: Waiting, most: int = PER_PAYER) -> None:
        """Add a question. If all lines together are full the longest one gives way.

        Raises Busy if so many of the address wait already.
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
        """Add a question that was taken before: it is the next of its address."""
        line = self._lines.setdefault(asked.payer, {})
        questions = deque([asked, *line.pop(asked.asker.id, ())])
        others = dict(line)
        line.clear()
        line |= {asked.asker.id: questions, **others}

    def take(self, now: float) -> Waiting | None:
        """Take out the question whose turn it is."""
        if not self._lines:
            return None
        ranks = {
            payer: min(asked.rank(now) for questions in line.values() for asked in questions)
            for payer, line in self._lines.items()
        }
        payer = min(ranks, key=ranks.__getitem__)  # the first of those that come first
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
        """A question that was taken has cost its address so much; if that was little, its turn goes on."""
        used = self._used.pop(payer, 0.0) + seconds
        if line := self._lines.pop(payer, None):
            if used < TURN:
                self._used[payer] = used
                self._lines = {payer: line, **self._lines}
            else:
                self._lines[payer] = line  # behind all who came meanwhile

    def drop(self, asked: Waiting) -> None:
        """Take out a question, if it still waits."""
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
