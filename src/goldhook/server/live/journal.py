"""What a room writes down and reads back: events without names, and beside them who is who.

A stored `joined` has a key where the name stood; the name is among the store's names, from where "delete my data" takes
it. What lists of tables show is written in the same breath as the events that change it.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import NamedTuple

from msgspec.json import decode, encode

from goldhook.core.game import Json, Refusal
from goldhook.server.live.people import NOBODY, Keys, Visitor
from goldhook.store import ERASED, NO_CHANGE, Change, Lease, Millis, Name, NoSuchPerson, Status, Store, StoreError
from goldhook.table import Table, fold
from goldhook.table.events import is_open
from goldhook.table.state import LOBBY, PLAYING, Chair, here, seats_of

#: So many events are decoded and folded in one go: about two milliseconds.
SLICE = 100
#: Far more than any honest match has: a table that has so many takes no more commands.
MOST_EVENTS = 20_000


class Summary(NamedTuple):
    """A table as lists show it: no names in it."""

    status: Status
    listed: bool
    facts: bytes


def summary(table: Table) -> Summary:
    """What lists show of the table as it stands."""
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
        #: When something last happened that is not private to a seat: lists show no attempts.
        self._touched: Millis = 0
        self._summary: Summary | None = None
        #: Who is behind a key at this table; nobody, if they had their data deleted.
        self._visitors: dict[str, Visitor] = {}

    async def read(self) -> Table:
        """The table as it is written."""
        bodies = await self._store.load(self.match)
        names = {name.key: name for name in await self._store.names.at(self.match)}
        self._visitors = {}
        self._version, self._summary, self._touched = len(bodies), None, 0
        table: Table | None = None
        for start in range(0, len(bodies), SLICE):
            if start:
                await asyncio.sleep(0)  # others go on meanwhile
            events = [self._decoded(body, names) for body in bodies[start : start + SLICE]]
            self._touched = _last_open(events, self._touched)
            table = fold(events, table)
        if table is None:
            raise Refusal("table_unknown")
        return table

    def _decoded(self, body: bytes, names: dict[str, Name]) -> Json:
        """Return a stored event with the name put back, and note who is behind its key."""
        event: Json = decode(body)
        if event["code"] == "joined":
            name = names.get(event["name"])
            key, _, token = event["name"].split(".")
            event["name"] = name.text if name else ERASED
            self._visitors[key] = Visitor(name.person, token) if name and name.person else NOBODY
        return event

    @property
    def worn_out(self) -> bool:
        """Are there more events than any honest match has?"""
        return self._version >= MOST_EVENTS

    async def open(self) -> Table:
        """The same, for who will write: what lists show is known, too. After a stop they do not show the table."""
        table = await self.read()
        match = await self._store.matches.find(self.match)
        if match is not None:
            self._summary = Summary(match.status, match.listed, match.facts)
        return table

    async def list_anew(self, table: Table, listed: bool | None = None) -> None:
        """Let lists show the table as it stands; or, if `listed` is False, leave it out."""
        now = summary(table)
        if listed is not None:
            now = now._replace(listed=listed)
        if now != self._summary:
            await self._store.append(
                self.match, self._version, [], at=self._touched, lease=self.lease, change=Change(*now)
            )
            self._summary = now

    async def write(self, events: list[Json], before: Table | None, after: Table, visitor: Visitor | None) -> None:
        """Make the events durable, all or none, behind those that we know of."""
        bodies = []
        for number, event in enumerate(events, self._version + 1):
            if event["code"] == "joined":
                event = event | {"name": await self._name(event, number, visitor)}
            bodies.append(encode(event))
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
            if event["code"] == "left":
                await self._drop_names(event["person"])
            elif event["code"] == "removed" and before is not None:
                chair = before.chairs[event["seat"]]
                if chair.holder:
                    await self._drop_names(chair.holder, chair.name if seats_of(after, chair.holder) else None)

    async def _name(self, event: Json, number: int, visitor: Visitor | None) -> str:
        """Write a name down, and return the key that stands for it."""
        key = event["person"]
        who = visitor or self._visitors.get(key, NOBODY)
        name_key = f"{key}.{number}.{who.token}"
        try:
            await self._store.names.put(self.match, name_key, who.person, event["name"])
        except NoSuchPerson:
            raise Refusal("name_first") from None
        self._visitors[key] = who
        return name_key

    async def _drop_names(self, key: str, only: str | None = None) -> None:
        """Who left before the match was never there, nor who was removed; `only` one name, if other seats stay."""
        if only is None:
            self._visitors.pop(key, None)
        with suppress(StoreError):
            found = [name for name in await self._store.names.at(self.match) if name.key.startswith(f"{key}.")]
            if only is not None:
                found = [name for name in found if name.text == only][:1]
            for name in found:
                await self._store.names.drop(self.match, name.key)

    def visitor(self, key: str) -> Visitor:
        """Who is behind a key; nobody if they were never here, or are forgotten."""
        return self._visitors.get(key, NOBODY)

    def know(self, visitors: dict[str, Visitor]) -> None:
        """Before a table's first events: who is behind the keys in them."""
        self._visitors |= visitors

    def sitting(self, chair: Chair) -> Visitor:
        """Who holds a seat, under the name they have there."""
        return self.visitor(chair.holder)._replace(name=chair.name)

    def marked_seats(self, table: Table, keys: Keys, marks: frozenset[str]) -> tuple[int, ...]:
        """The seats whose people, under the names they have here, have one of these marks."""
        if not marks:
            return ()
        found = [keys.mark(table.id, self.sitting(chair)) for chair in table.chairs]
        return tuple(seat for seat, mark in enumerate(found) if mark in marks)

    def people_at(self, table: Table) -> set[str]:
        """All persons who hold a seat."""
        return {self.visitor(chair.holder).person for chair in table.chairs if chair.holder}


def _last_open(events: list[Json], otherwise: Millis) -> Millis:
    """When the last of the events was that all may know of."""
    return next((event["at"] for event in reversed(events) if is_open(event)), otherwise)


def _shows_otherwise(before: Table, after: Table) -> bool:
    return before.phase != after.phase or before.chairs is not after.chairs or before.away != after.away
