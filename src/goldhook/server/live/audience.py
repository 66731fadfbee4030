"""The audience of a live table: everyone connected to it, and what each of them may see."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from msgspec import UNSET

from goldhook import table as tables
from goldhook.core.game import Refusal
from goldhook.server.live.backlog import Kept, line_of
from goldhook.server.live.visits import Heard, Visit
from goldhook.server.wire import messages as wire
from goldhook.server.wire.patches import Known, changes
from goldhook.table import Table, Viewer
from goldhook.table.events import AnyEvent, is_open
from goldhook.table.state import LOBBY

if TYPE_CHECKING:
    from goldhook.server.live.rooms import Rooms

#: The table before, an event, and the table after it.
Telling = tuple[Table, AnyEvent, Table]


def check_may_look(table: Table, key: str) -> None:
    """Refuse a person who may not watch the table."""
    if table.phase != LOBBY and not tables.may_watch(table, key):
        raise Refusal("watching_forbidden")


def _changed(old: tables.Sight, new: tables.Sight, now: int, known: Known) -> bytes:
    """Return the message that turns the old sight into the new one; `known` are changes that other sights share."""
    legal = UNSET if new.ground is old.ground else new.legal
    aid: dict[str, object] = {**changes(old.aid, new.aid, known)} if new.aid is not old.aid else {}
    return wire.encode(wire.Changed(now, {**changes(old.view, new.view, known)}, legal, aid or UNSET))


class Audience:
    """All visits of one table."""

    def __init__(self, rooms: Rooms) -> None:
        self.visits: set[Visit] = set()
        self._rooms = rooms
        self._backlog = Kept()
        #: The last sight of each viewer with a `?views` connection.
        self._sights: dict[Viewer, tables.Sight] = {}
        self._watching = 0

    def is_here(self, key: str) -> bool:
        """Return whether the person has a connection to this table."""
        return any(visit.key == key for visit in self.visits)

    def sync(self, table: Table, now: int, visit: Visit, id_: str = "", *, counted: bool = True) -> bytes:
        """Return the whole table, as this visit may see it."""
        self._rooms.metrics.syncs += counted
        viewer = tables.viewer_of(table, visit.key)
        seats, host = tables.seats_of(table, visit.key), visit.key == table.host
        seen: Any = self._rooms.views.of(table, viewer, aid=bool(visit.views))
        if visit.views == "changes":
            self._sights |= tables.sights(table, {viewer: self._sights.get(viewer)})
            visit.seen = tables.number_of(table, viewer)
        return wire.encode(wire.Sync(now, viewer, seats, host, seen.view, seen.legal, seen.aid, id_))

    def sync_all(self, table: Table, now: int) -> None:
        """Send everyone the whole table after a store error: nobody knows what they missed."""
        self._backlog.clear()
        self._sights.clear()
        self._rooms.views.forget(table)
        self._change_viewers(table)
        for visit in self.visits:
            visit.hear(self.sync(table, now, visit))
        self.count_watchers(table)

    def greeting(
        self, table: Table, now: int, visit: Visit, heard: Heard | None, deaf_to: tuple[int, ...]
    ) -> list[bytes]:
        """Return the first messages of a new visit; `heard` is the last message of an earlier connection."""
        viewer = visit.viewer
        seats, host = tables.seats_of(table, visit.key), visit.key == table.host
        number = tables.number_of(table, viewer)
        lines = [wire.encode(wire.Welcome(wire.PROTOCOL, now, viewer, seats, host, number, deaf_to))]
        told = self._backlog.to_tell(table, viewer)
        missing = number - heard.n if heard and heard.viewer == viewer else -1
        known = 0 <= missing <= len(told)
        if known or visit.views:  # a page shows the history, as far as it is kept
            lines += told[len(told) - missing if known else 0 :]
        if visit.views or not known:
            lines.append(self.sync(table, now, visit))
        return lines

    def count_watchers(self, table: Table, newcomer: Visit | None = None) -> None:
        """Broadcast the number of spectators if it has changed, and tell a newcomer if there are any."""
        count = sum(not tables.seats_of(table, visit.key) for visit in self.visits)
        line = wire.encode(wire.Watching(count))
        for visit in self.visits:
            if count != self._watching or (count and visit is newcomer):
                visit.hear(line)
        self._watching = count

    def broadcast(self, before: Table, tellings: Sequence[Telling], now: int) -> None:
        """Send each viewer what they may know of some events, and keep it for clients that reconnect soon."""
        after = tellings[-1][2]
        same = before.chairs is after.chairs and before.eyes == after.eyes
        same = same and (before.host, before.phase) == (after.host, after.phase)
        changed = () if same else self._change_viewers(after)
        lines = self._lines(after, tellings)
        counted = any(is_open(event) for _, event, _ in tellings)
        news = self._changes(before, after, now, [viewer for viewer in lines if lines[viewer]]) if same else {}
        for visit in self.visits:
            if visit in changed:
                continue
            for line in lines[visit.viewer]:
                visit.hear(line)
            if visit.views and lines[visit.viewer]:
                if visit.seen == tables.number_of(before, visit.viewer) and visit.viewer in news:
                    visit.hear(news[visit.viewer])
                    visit.seen = tables.number_of(after, visit.viewer)
                else:
                    visit.hear(self.sync(after, now, visit, counted=counted))
        for visit in changed:
            visit.hear(self.sync(after, now, visit))
            if visit.views:  # a page shows the history: the event that changed the viewer belongs to it
                for line in lines[visit.viewer]:
                    visit.hear(line)
        if not same:
            self.count_watchers(after)

    def _changes(self, before: Table, after: Table, now: int, viewers: Sequence[Viewer]) -> dict[Viewer, bytes]:
        """Return what changed for each of these viewers with a `?views` connection, encoded once."""
        watching = {visit.viewer for visit in self.visits if visit.views == "changes"}
        if not watching:
            self._sights.clear()
            return {}
        self._sights = {viewer: sight for viewer, sight in self._sights.items() if viewer in watching}
        known = {
            viewer: self._sights[viewer]
            for viewer in viewers
            if viewer in self._sights and self._sights[viewer].view["n"] == tables.number_of(before, viewer)
        }
        found = tables.sights(after, known)
        self._sights |= found
        shared: Known = {}
        return {viewer: _changed(known[viewer], sight, now, shared) for viewer, sight in found.items()}

    def _lines(self, after: Table, tellings: Sequence[Telling]) -> dict[Viewer, list[bytes]]:
        viewers: set[Viewer] = {seat for seat, chair in enumerate(after.chairs) if chair.holder}
        viewers.update([visit.viewer for visit in self.visits])
        lines: dict[Viewer, list[bytes]] = {viewer: [] for viewer in viewers}
        for past, event, now in tellings:
            for viewer, message in tables.told_all(past, event, now, viewers).items():
                lines[viewer].append(line_of(message, now))
        for viewer in viewers:
            self._backlog.keep(viewer, lines[viewer])
        self._backlog.forget_all_but(viewers)
        return lines

    def _change_viewers(self, table: Table) -> list[Visit]:
        """Update each visit's viewer and return the visits whose viewer changed; end those that may no longer watch."""
        changed = []
        for visit in list(self.visits):
            viewer = tables.viewer_of(table, visit.key)
            if table.phase != LOBBY and not tables.may_watch(table, visit.key):
                self.dismiss(visit, Refusal("watching_forbidden"))
            elif viewer != visit.viewer:
                visit.viewer = viewer
                changed.append(visit)
        return changed

    def dismiss(self, visit: Visit, refusal: Refusal) -> None:
        """End a visit with a refusal."""
        visit.refuse(refusal)
        self.visits.discard(visit)

    def forget_backlog(self) -> None:
        """Drop the kept messages: clients that reconnect get the current table, without old names."""
        self._backlog.clear()
