"""The events of a match as text, in the reader's language."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from goldhook.core.game import Event, Seat, code_of
from goldhook.core.lang import Language

#: Events that begin a new paragraph.
_HEADINGS = ("expedition_turned", "match_ended", "chests_counted")
#: Events that are not printed, because the lines around them imply them.
_SILENT = ("all_kept", "all_marked")


def paragraph(events: Iterable[Event], lang: Language, name_of: Callable[[Seat], str]) -> str:
    """Return the events as one paragraph, for a table that shows round and turn anyway."""
    told = [event for event in events if code_of(event) not in (*_SILENT, "expedition_turned")]
    return " · ".join(lang.event(event, name_of) for event in told)


def lines(events: Iterable[Event], lang: Language, name_of: Callable[[Seat], str]) -> Iterator[str]:
    """Yield a line for each event, with a blank line before each turn."""
    for event in events:
        code = code_of(event)
        if code in _SILENT:
            continue
        if code in _HEADINGS:
            yield ""
        indent = "" if code in _HEADINGS else "  "
        yield indent + lang.event(event, name_of)
