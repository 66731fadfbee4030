"""Changes to people that take effect on open connections: blocks, mutes, revoked tokens, deleted data.

They apply immediately in all processes. Processes send each other only the person's id; each reads the details from the
store.
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

#: The channel on which processes notify each other.
CHANNEL = "people"
#: Seconds before the store is tried again.
AGAIN = 0.5


class Standing(NamedTuple):
    """What is known of a person now."""

    known: bool
    tokens: frozenset[str]
    ears: Ears

    def fault(self, visitor: Visitor) -> Refusal | None:
        """Return why this visitor's connection must close, or None."""
        if visitor.token and visitor.token not in self.tokens:
            return Refusal("token_wrong")
        return None if self.known else Refusal("name_first")


class Changes:
    """Applies changes here and exchanges them with other processes."""

    def __init__(self, rooms: Rooms) -> None:
        self._rooms = rooms

    async def block(self, table: str, person: str, seat: int | None, handle: str) -> Block:
        """Block a person: they never meet again, and their chat is hidden. Return the entry, with the name that was
        seen.
        """
        other = await self._whom(table, person, seat, handle)
        mark = self._rooms.keys.mark(table, other)
        block = Block(self._rooms.keys.block_id(person, mark), other.person, mark, other.name)
        with nobody_refused():
            await self._rooms.store.people.block(person, block, self._rooms.now())
        await self.tell(person)
        return block

    async def mute(self, table: str, person: str, asked: wire.Mute) -> None:
        """Store a mute or unmute, so that it applies at all tables and on all devices of the person."""
        if not person:
            raise Refusal("name_first")
        other = await self._whom(table, person, asked.seat, asked.handle)
        mute = Mute(other.person, self._rooms.keys.mark(table, other), asked.muted)
        with nobody_refused():
            await self._rooms.store.people.mute(person, mute)
        await self.tell(person)

    async def _whom(self, table: str, person: str, seat: int | None, handle: str) -> Visitor:
        """Return the person meant at a table: by seat, or by the handle that came with a chat message."""
        if seat is None:
            other = self._rooms.keys.unseal(table, person, handle)
        else:
            other = await self._rooms.sitting(table, seat)
        if not other.person or other.person == person:
            raise Refusal("nobody_there")
        return other

    async def tell(self, person: str) -> None:
        """Apply a change to a person: here before this returns, in other processes soon after.

        Raises a StoreError; the caller must then try again.
        """
        await self._heed(person)
        await self._rooms.store.notices.publish(CHANNEL, person)

    async def tell_at_last(self, person: str) -> None:
        """Apply a change that the caller cannot repeat: store errors only delay it."""
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
        """Apply changes from other processes forever; after missed notices, check everybody."""
        async with self._rooms.store.notices.subscribe(CHANNEL) as notices:
            async for notice in notices:
                await self._heed_at_last(None if notice.missed else notice.payload)

    async def _heed_at_last(self, person: str | None) -> None:
        """Retry until the store can be read, because the notice is not repeated."""
        while True:
            try:
                return await self._heed(person)
            except StoreError:
                await asyncio.sleep(AGAIN)

    async def _heed(self, person: str | None) -> None:
        """Check a person, or everybody, again in all rooms."""
        if person is None:
            for room in self._rooms.all:
                room.audience.forget_backlog()
        for known in _everybody(self._rooms.all) if person is None else {person}:
            standing = await self.standing(known)
            for room in list(self._rooms.all):
                await room.heed(known, standing)

    async def standing(self, person: str) -> Standing:
        """Return what applies to a person now. Raises a StoreError."""
        store = self._rooms.store
        tokens = [token.id for token in await store.tokens.of_person(person)]
        known = await store.people.find(person) is not None
        return Standing(known, frozenset(tokens), await self._rooms.ears(person))


@contextmanager
def nobody_refused() -> Iterator[None]:
    """Refuse with `nobody_there` if the other person was deleted in the meantime."""
    try:
        yield
    except NoSuchPerson:
        raise Refusal("nobody_there") from None


def _everybody(rooms: Iterable[Room]) -> set[str]:
    """Return everyone who holds a seat, is connected, or has a kept chat message."""
    found = set[str]()
    for room in rooms:
        found |= room.journal.people_at(room.table) | room.chatter.speakers
        found.update(visit.visitor.person for visit in room.visits)
    return found - {""}
