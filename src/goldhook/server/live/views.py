"""Views as bytes: encoded once, and sent to everybody who looks at a table through the same eyes.

A view is kept with the number of the last thing that its viewer was told: whatever changes a view is told and counted.
What others try is not, so it neither changes a view nor makes the next look at it slower.
"""

from __future__ import annotations

from typing import NamedTuple

from msgspec import Raw

from goldhook import table as tables
from goldhook.server.run.caches import ByteCache
from goldhook.server.wire import messages as wire
from goldhook.table import Table, Viewer

#: Bytes of views that are kept, of all tables together.
MOST = 16_000_000
NO_AID = Raw(b"{}")


class Seen(NamedTuple):
    """A table as a viewer sees it, and what the viewer may do: the costly parts of a `sync`."""

    number: int
    view: Raw
    legal: Raw
    #: None as long as nobody needed it.
    aid: Raw | None


class Views:
    """The views that were sent lately, of all tables."""

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
        """Forget a table: it left memory, or was read anew, perhaps with other names in it."""
        for viewer in (None, *range(table.players)):
            self._kept.drop((table.id, viewer))

    def clear(self) -> None:
        """Forget every table."""
        self._kept.clear()
