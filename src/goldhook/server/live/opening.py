"""Creating a table from its first events, for a new match or a rematch.

A client may choose an id for its new table. However often it asks, it gets one table, because the table's id is
computed from the client's (`Keys.table_of`). An attempt may fail at any point, and the next one, in any process,
continues from there; so no attempt discards what another is about to finish.
"""

from __future__ import annotations

from contextlib import suppress

from goldhook import table as tables
from goldhook.server.live.journal import Journal, summary
from goldhook.server.live.people import Visitor
from goldhook.store import Conflict, MatchExists, StaleOwner, Store, StoreError
from goldhook.table.events import AnyEvent


async def is_open(store: Store, table: str) -> bool:
    """Return whether the table has been opened; a table without events was only begun."""
    match = await store.matches.find(table)
    return match is not None and match.version > 0


async def open_table(
    store: Store, events: list[AnyEvent], visitors: dict[str, Visitor], *, repeatable: bool = False
) -> None:
    """Create a table; it is durable when this returns. A repeatable attempt never discards what another has begun."""
    table = tables.fold(events)
    try:
        await store.matches.create(table.id, table.game.name, summary(table).facts, events[0].at)
    except MatchExists:
        if not repeatable:
            raise
    journal = Journal(store, table.id, None)
    journal.know(visitors)
    try:
        await journal.write(events, None, table, None)
    except BaseException as error:
        if not repeatable:
            with suppress(StoreError):
                await store.matches.discard(table.id)
        elif isinstance(error, Conflict | StaleOwner):
            return  # another attempt was faster
        raise
