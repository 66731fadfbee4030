"""A table that somebody opens under an id of their own: however often it is asked for, it is one table.

Its id is worked out of theirs (`Keys.table_of`), so nothing has to be kept. An attempt may break off anywhere, and the
next one, in whichever process, goes on from there; so nobody throws away what another is about to finish.
"""

from __future__ import annotations

from contextlib import suppress

from goldhook import table as tables
from goldhook.server.live.journal import Journal, summary
from goldhook.server.live.people import Visitor
from goldhook.server.live.rooms import Elsewhere, Rooms
from goldhook.store import Conflict, MatchExists, StaleOwner, Store


async def is_open(store: Store, table: str) -> bool:
    """Was the table opened before? One without events was only begun."""
    match = await store.matches.find(table)
    return match is not None and match.version > 0


async def open_once(rooms: Rooms, command: tables.Create, visitor: Visitor) -> None:
    """A new table, unless another attempt was faster; it is durable when this returns."""
    events = tables.decide(None, command, rooms.now())
    table = tables.fold(events)
    with suppress(MatchExists):  # not listed before it has events
        await rooms.store.matches.create(table.id, table.game.name, summary(table).facts, events[0]["at"])
    journal = Journal(rooms.store, table.id, None)
    journal.know({command.by: visitor})
    with suppress(Conflict, StaleOwner):
        await journal.write(events, None, table, None)
    with suppress(Elsewhere):
        await rooms.room(table.id)
