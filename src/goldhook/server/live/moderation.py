"""What changes about people while they have lines to tables: it holds there at once, in all processes.

Somebody blocks or mutes another, revokes a token, or has their data deleted. Processes tell each other only who it is
about; what holds now, each reads from the store.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING, NamedTuple

from goldhook.core.game import Refusal
from goldhook.server.live.ears import Ears
from goldhook.server.live.people import Visitor
from goldhook.server.wire import messages as wire
from goldhook.store import Block, Mute, NoSuchPerson, StoreError

if TYPE_CHECKING:
    from goldhook.server.live.room import Room
    from goldhook.server.live.rooms import Rooms

#: Where processes tell each other.
CHANNEL = "people"
#: Seconds until the store is asked once more, where it had trouble.
AGAIN = 0.5


class Standing(NamedTuple):
    """What is known of a person now."""

    known: bool
    tokens: frozenset[str]
    ears: Ears

    def fault(self, visitor: Visitor) -> Refusal | None:
        """Why a line of this person ends."""
        if visitor.token and visitor.token not in self.tokens:
            return Refusal("token_wrong")
        return None if self.known else Refusal("name_first")


class Changes:
    """How this process tells others, and listens."""

    def __init__(self, rooms: Rooms) -> None:
        self._rooms = rooms

    async def block(self, table: str, person: str, seat: int | None, handle: str) -> Block:
        """Never meet this person again, and hear nothing from them; the answer is the entry, with the name seen."""
        other = await self._whom(table, person, seat, handle)
        mark = self._rooms.keys.mark(table, other)
        block = Block(self._rooms.keys.block_id(person, mark), other.person, mark, other.name)
        with nobody_refused():
            await self._rooms.store.people.block(person, block, self._rooms.now())
        await self.tell(person)
        return block

    async def mute(self, table: str, person: str, asked: wire.Mute) -> None:
        """Whom a person mutes is stored, so it holds at all tables and on all their devices."""
        if not person:
            raise Refusal("name_first")
        other = await self._whom(table, person, asked.seat, asked.handle)
        mute = Mute(other.person, self._rooms.keys.mark(table, other), asked.muted)
        with nobody_refused():
            await self._rooms.store.people.mute(person, mute)
        await self.tell(person)

    async def _whom(self, table: str, person: str, seat: int | None, handle: str) -> Visitor:
        """Whom a person means at a table, as they saw them: by seat, or by the handle that came with what was said."""
        if seat is None:
            other = self._rooms.keys.unseal(table, person, handle)
        else:
            other = await self._rooms.sitting(table, seat)
        if not other.person or other.person == person:
            raise Refusal("nobody_there")
        return other

    async def tell(self, person: str) -> None:
        """Something about a person has changed: here it holds when this returns, elsewhere in a moment.

        Raises a StoreError; then it has to be told once more.
        """
        await self._heed(person)
        await self._rooms.store.notices.publish(CHANNEL, person)

    async def tell_at_last(self, person: str) -> None:
        """The same, for what nobody can ask for again: trouble of the store delays it, and that is all."""
        try:
            await self.tell(person)
        except StoreError:
            self._rooms.spawn(self._tell_again(person))

    async def _tell_again(self, person: str) -> None:
        while True:
            await asyncio.sleep(AGAIN)
            with suppress(StoreError):
                return await self.tell(person)

    async def listen(self) -> None:
        """Heed what others tell, for ever; who has missed something looks at everybody."""
        async with self._rooms.store.notices.subscribe(CHANNEL) as notices:
            async for notice in notices:
                await self._heed_at_last(None if notice.missed else notice.payload)

    async def _heed_at_last(self, person: str | None) -> None:
        """Nobody tells it once more: so try until the store can be read."""
        while True:
            try:
                return await self._heed(person)
            except StoreError:
                await asyncio.sleep(AGAIN)

    async def _heed(self, person: str | None) -> None:
        """Look anew at a person, or at all, wherever they are."""
        if person is None:
            for room in self._rooms.all:
                room.audience.forget_backlog()
        for known in _everybody(self._rooms.all) if person is None else {person}:
            standing = await self.standing(known)
            for room in list(self._rooms.all):
                await room.heed(known, standing)

    async def standing(self, person: str) -> Standing:
        """What holds for a person now. Raises a StoreError."""
        store = self._rooms.store
        tokens = [token.id for token in await store.tokens.of_person(person)]
        known = await store.people.find(person) is not None
        return Standing(known, frozenset(tokens), await self._rooms.ears(person))


@contextmanager
def nobody_refused() -> Iterator[None]:
    """Who was deleted meanwhile is nobody."""
    try:
        yield
    except NoSuchPerson:
        raise Refusal("nobody_there") from None


def _everybody(rooms: Iterable[Room]) -> set[str]:
    """All who have a seat, a line, or said something lately."""
    found = set[str]()
    for room in rooms:
        found |= room.journal.people_at(room.table) | room.chatter.speakers
        found.update(visit.visitor.person for visit in room.visits)
    return found - {""}
