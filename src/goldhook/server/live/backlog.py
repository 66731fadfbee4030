"""The last messages of each viewer, kept for clients that reconnect or reload the page.

S14: nobody may look up which expedition cards were played, not even in a log, and marks would reveal them. So the
backlog ends where the rules engine would no longer show everything.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Collection, Sequence

from msgspec.json import decode

from goldhook import table as tables
from goldhook.core.game import Event
from goldhook.server.wire import messages as wire
from goldhook.table import Table, Viewer
from goldhook.table.plain import ToldJson

#: How many messages are kept for each viewer.
REMEMBERED = 32


class Kept:
    """The last messages, by viewer."""

    def __init__(self) -> None:
        self._lines: dict[Viewer, deque[bytes]] = {}

    def keep(self, viewer: Viewer, lines: Sequence[bytes]) -> None:
        kept = self._lines.get(viewer)
        if kept is None:
            kept = self._lines[viewer] = deque(maxlen=REMEMBERED)
        kept.extend(lines)

    def forget_all_but(self, viewers: Collection[Viewer]) -> None:
        """Drop the backlog of all other viewers: they missed a message, so theirs would have a gap."""
        for viewer in [viewer for viewer in self._lines if viewer not in viewers]:
            del self._lines[viewer]

    def to_tell(self, table: Table, viewer: Viewer) -> list[bytes]:
        """Return the messages that the viewer may still receive."""
        return still_told(table, list(self._lines.get(viewer, ())), viewer)

    def clear(self) -> None:
        self._lines.clear()


class PlayedMessage(bytes):
    """An encoded `played` message with all events of the move; hidden ones are included, so `story` is never sent."""

    story: tuple[Event, ...]


def line_of(message: ToldJson, after: Table) -> bytes:
    """Encode a message for sending; a `played` message keeps its events for the backlog."""
    line = wire.told(message)
    if message["code"] != "played" or after.match is None:
        return line
    played = PlayedMessage(line)
    played.story = after.match.story
    return played


def still_told(table: Table, lines: Sequence[bytes], viewer: Viewer) -> list[bytes]:
    """Return the longest gapless tail of these messages that would be sent with the same content today."""
    played = [(number, line) for number, line in enumerate(lines) if isinstance(line, PlayedMessage)]
    story = [event for _, line in played for event in line.story]
    retold = dict(table.game.retell(table.match.state, story, viewer)) if table.match else {}
    end = len(story)
    for number, line in reversed(played):
        start = end - len(line.story)
        now = [retold[index] for index in range(start, end) if index in retold]
        if tables.said(now) != decode(line)["events"]:
            return list(lines[number + 1 :])
        end = start
    return list(lines)
