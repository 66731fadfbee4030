"""How a room is saved and loaded: events without names, and the names beside them.

A stored `joined` event has a key in place of the name. The name itself is in the store's names, where "delete my data"
removes it. Lobby data is saved together with the events that change it.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import NamedTuple

from msgspec.json import decode, encode

from goldhook.core.game import Refusal
from goldhook.server.live.people import NOBODY, Keys, Visitor
from goldhook.store import ERASED, NO_CHANGE, Change, Lease, Millis, Name, NoSuchPerson, Status, Store, StoreError
from goldhook.table import Table, fold
from goldhook.table.events import AnyEvent, Joined, Left, Removed, from_json, is_open, to_json
from goldhook.table.state import LOBBY, PLAYING, Chair, here, seats_of

#: How many events are decoded and folded before other tasks run: about two milliseconds.
SLICE = 100
#: Far more than any honest match has; a table with this many accepts no further commands.
MOST_EVENTS = 20_000


class Summary(NamedTuple):
    """A table as lists show it, without names."""

    status: Status
    listed: bool
    facts: bytes


def summary(table: Table) -> Summary:
    """Return what lists show of the table now."""
    free = sum(chair.free for chair in table.chairs)
    facts = {
        "players": table.players,
        "free": free,
        "bots": sum(bool(chair.bot) for chair in table.chairs),
        "set": table.set_json if isinstance(table.set_json, str) else table.set_json["name"],
        "clock": table.agreed.table.clock is not None,
        "spectators": table.agreed.table.spectators,
    }
    status: Status = "open" if table.phase == LOBBY else "running" if table.phase == PLAYING else "over"
    listed = table.agreed.table.open_lobby and status != "over" and bool(here(table))
    return Summary(status, listed, encode(facts))


class Journal:
    """The store's side of one table."""

    def __init__(self, store: Store, match: str, lease: Lease | None) -> None:
        self.match = match
        self.lease = lease
        self._store = store
        self._version = 0
        #: When the last public event happened: lists must not reveal private attempts.
        self._touched: Millis = 0
        self._summary: Summary | None = None
        #: Visitors by their key at this table; NOBODY if their data was deleted.
        self._visitors: dict[str, Visitor] = {}

    async def read(self) -> Table:
        """Load the table from the store."""
        bodies = await self._store.load(self.match)
        names = {name.key: name for name in await self._store.names.at(self.match)}
        self._visitors = {}
        self._version, self._summary, self._touched = len(bodies), None, 0
        table: Table | None = None
        for start in range(0, len(bodies), SLICE):
            if start:
                await asyncio.sleep(0)  # let other tasks run
            events = [self._decoded(body, names) for body in bodies[start : start + SLICE]]
            self._touched = _last_open(events, self._touched)
            table = fold(events, table)
        if table is None:
            raise Refusal("table_unknown")
        return table

    def _decoded(self, body: bytes, names: dict[str, Name]) -> AnyEvent:
        """Return a stored event with its name restored, and note the visitor behind its key."""
        event = from_json(decode(body))
        if isinstance(event, Joined):
            name = names.get(event.name)
            key, _, token = event.name.split(".")
            self._visitors[key] = Visitor(name.person, token) if name and name.person else NOBODY
            return event._replace(name=name.text if name else ERASED)
        return event

    @property
    def worn_out(self) -> bool:
        """Return whether the table has more events than any honest match."""
        return self._version >= MOST_EVENTS

    async def open(self) -> Table:
        """Load the table for writing, together with what lists show of it."""
        table = await self.read()
        match = await self._store.matches.find(self.match)
        if match is not None:
            self._summary = Summary(match.status, match.listed, match.facts)
        return table

    async def list_anew(self, table: Table, listed: bool | None = None) -> None:
        """Update what lists show of the table; `listed=False` hides it."""
        now = summary(table)
        if listed is not None:
            now = now._replace(listed=listed)
        if now != self._summary:
            await self._store.append(
                self.match, self._version, [], at=self._touched, lease=self.lease, change=Change(*now)
            )
            self._summary = now

    async def write(self, events: list[AnyEvent], before: Table | None, after: Table, visitor: Visitor | None) -> None:
        """Save the events, all or none, after the last known version."""
        bodies = []
        for number, event in enumerate(events, self._version + 1):
            if isinstance(event, Joined):
                event = event._replace(name=await self._name(event, number, visitor))
            bodies.append(encode(to_json(event)))
        change = NO_CHANGE
        if before is None or _shows_otherwise(before, after):
            now = summary(after)
            if now != self._summary:
                change, self._summary = Change(*now), now
        self._touched = _last_open(events, self._touched)
        self._version = await self._store.append(
            self.match, self._version, bodies, at=self._touched, lease=self.lease, change=change
        )
        for event in events:
            if isinstance(event, Left):
                await self._drop_names(event.person)
            elif isinstance(event, Removed) and before is not None:
                chair = before.chairs[event.seat]
                if chair.holder:
                    await self._drop_names(chair.holder, chair.name if seats_of(after, chair.holder) else None)

    async def _name(self, event: Joined, number: int, visitor: Visitor | None) -> str:
        """Save a name, and return the key that stands for it."""
        key = event.person
        who = visitor or self._visitors.get(key, NOBODY)
        name_key = f"{key}.{number}.{who.token}"
        try:
            await self._store.names.put(self.match, name_key, who.person, event.name)
        except NoSuchPerson:
            raise Refusal("name_first") from None
        self._visitors[key] = who
        return name_key

    async def _drop_names(self, key: str, only: str | None = None) -> None:
        """Delete the names of a person who left or was removed; with `only`, just that name: other seats stay."""
        if only is None:
            self._visitors.pop(key, None)
        with suppress(StoreError):
            found = [name for name in await self._store.names.at(self.match) if name.key.startswith(f"{key}.")]
            if only is not None:
                found = [name for name in found if name.text == only][:1]
            for name in found:
                await self._store.names.drop(self.match, name.key)

    def visitor(self, key: str) -> Visitor:
        """Return the visitor behind a key; NOBODY if unknown or forgotten."""
        return self._visitors.get(key, NOBODY)

    def know(self, visitors: dict[str, Visitor]) -> None:
        """Register the visitors behind the keys of a new table's first events."""
        self._visitors |= visitors

    def sitting(self, chair: Chair) -> Visitor:
        """Return who holds a seat, under the name they use there."""
        return self.visitor(chair.holder)._replace(name=chair.name)

    def marked_seats(self, table: Table, keys: Keys, marks: frozenset[str]) -> tuple[int, ...]:
        """Return the seats whose holders, under their names here, have one of these marks."""
        if not marks:
            return ()
        found = [keys.mark(table.id, self.sitting(chair)) for chair in table.chairs]
        return tuple(seat for seat, mark in enumerate(found) if mark in marks)

    def people_at(self, table: Table) -> set[str]:
        """Return all persons who hold a seat."""
        return {self.visitor(chair.holder).person for chair in table.chairs if chair.holder}


def _last_open(events: list[AnyEvent], otherwise: Millis) -> Millis:
    """Return the time of the last public event."""
    return next((event.at for event in reversed(events) if is_open(event)), otherwise)


def _shows_otherwise(before: Table, after: Table) -> bool:
    same = before.phase == after.phase and before.agreed is after.agreed
    return not same or before.chairs is not after.chairs or before.away != after.away
