"""Encoded views, shared by all connections that see a table as the same viewer.

Each view is cached with the number of the last message to its viewer, because every change to a view is a message.
Other players' attempts are not, so they neither change a view nor slow down the next request for it.
"""

from __future__ import annotations

from typing import NamedTuple

from msgspec import Raw

from goldhook import table as tables
from goldhook.server.run.caches import ByteCache
from goldhook.server.wire import messages as wire
from goldhook.table import Table, Viewer

#: Bytes of cached views, for all tables together.
MOST = 16_000_000
NO_AID = Raw(b"{}")


class Seen(NamedTuple):
    """A table as a viewer sees it, and the viewer's legal actions: the costly parts of a `sync`."""

    number: int
    view: Raw
    legal: Raw
    #: None until it is first needed.
    aid: Raw | None


class Views:
    """Recently sent views of all tables."""

    def __init__(self, most: int = MOST) -> None:
        self._kept: ByteCache[tuple[str, Viewer], Seen] = ByteCache(most)

    def of(self, table: Table, viewer: Viewer, *, aid: bool) -> Seen:
        """Return the table as the viewer sees it; without `aid` that part is empty."""
        key, number = (table.id, viewer), tables.number_of(table, viewer)
        seen = self._kept.get(key)
        if seen is None or seen.number != number:
            legal = [] if viewer is None else tables.legal(table, viewer)
            view = Raw(wire.encode(tables.view(table, viewer)))
            seen = self._keep(key, Seen(number, view, Raw(wire.encode(legal)), None))
        if aid and seen.aid is None:
            seen = self._keep(key, seen._replace(aid=Raw(wire.encode(tables.aid(table, viewer)))))
        return seen if aid else seen._replace(aid=NO_AID)

    def _keep(self, key: tuple[str, Viewer], seen: Seen) -> Seen:
        self._kept.put(key, seen, sum(len(bytes(part)) for part in seen[1:] if part is not None))
        return seen

    def forget(self, table: Table) -> None:
        """Forget a table that left memory or was read again, perhaps with other names."""
        for viewer in (None, *range(table.players)):
            self._kept.drop((table.id, viewer))

    def clear(self) -> None:
        """Forget every table."""
        self._kept.clear()
