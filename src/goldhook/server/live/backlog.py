"""What was told lately, kept for who was away for a moment, or opens the page anew: as far as it may be told still.

S14: which expedition cards were played is not looked up again, in no log either. So what is kept ends where telling it
now would name something that the law no longer names.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Collection, Sequence

from msgspec.json import decode

from goldhook import table as tables
from goldhook.core.game import Event, Json
from goldhook.server.wire import messages as wire
from goldhook.table import Table, Viewer

#: So many of the last messages of each viewer are kept.
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
        """To the others nothing was told now: there would be a gap."""
        for viewer in [viewer for viewer in self._lines if viewer not in viewers]:
            del self._lines[viewer]

    def to_tell(self, table: Table, viewer: Viewer) -> list[bytes]:
        """What may be told to the viewer still."""
        return still_told(table, list(self._lines.get(viewer, ())), viewer)

    def clear(self) -> None:
        self._lines.clear()


class Played(bytes):
    """A line that tells what was played, with all that happened then, hidden things too: never sent."""

    story: tuple[Event, ...]


def line_of(message: Json, after: Table) -> bytes:
    """A message as it goes out, and is kept."""
    line = wire.told(message)
    if message["code"] != "played" or after.match is None:
        return line
    played = Played(line)
    played.story = after.match.story
    return played


def still_told(table: Table, lines: Sequence[bytes], viewer: Viewer) -> list[bytes]:
    """The last of these lines, without a gap: those that say just what would be said today."""
    for number in reversed(range(len(lines))):
        line = lines[number]
        if isinstance(line, Played) and not _says_the_same(table, line, viewer):
            return list(lines[number + 1 :])
    return list(lines)


def _says_the_same(table: Table, line: Played, viewer: Viewer) -> bool:
    assert table.match is not None
    now = [event for _, event in table.game.retell(table.match.state, line.story, viewer)]
    then: list[Json] = decode(line)["events"]
    return tables.said(now) == then
