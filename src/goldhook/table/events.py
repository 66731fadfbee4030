"""What happened at a table, as plain data to be stored: `{"v", "code", "at", …facts}`, and `by` and `cmd` of a command.

Events hold everything, shuffles and secrets too. What a viewer may be told of one is in telling.py.
"""

from __future__ import annotations

from typing import Any

from goldhook.core.game import Json, Refusal

VERSION = 1

#: Every code with its facts, beside v, code, at, by, cmd.
FACTS: dict[str, tuple[str, ...]] = {
    "created": ("table", "game", "set", "players", "options", "rules_version", "host", "first"),
    "joined": ("person", "seat", "name"),
    "left": ("person",),
    "went_away": ("person",),
    "came_back": ("person",),
    "bot_seated": ("seat", "level"),
    "reseated": ("seat", "to"),
    "removed": ("seat",),
    "host_passed": ("person",),
    "closed": (),
    "started": ("first", "shuffles"),
    "acted": ("seat", "actions"),
    "undone": ("seat", "actions"),
    "confirmed": ("seat", "actions"),
    "played": ("actions",),
    "stood_in": ("seat",),
    "timed_out": ("seat",),
    "voted": ("person", "seat", "skip"),
    "skipped": ("seat",),
    "waited": ("seat",),
    "paused": (),
    "resumed": (),
    "handed_over": ("person",),
    "presented": ("person", "seat"),
    "rematched": ("table", "host", "first"),
}
#: Only the seat itself learns that these happened.
PRIVATE = frozenset(("acted", "undone"))
#: These change what a seat may choose: its own commands made before them are stale.
CHANGES_ALL = frozenset(("started", "played"))
CHANGES_SEAT = frozenset(("acted", "undone", "confirmed", "stood_in", "skipped", "removed"))


def event(code: str, at: int, **facts: Any) -> Json:
    """An event as it is stored."""
    assert tuple(facts) == FACTS[code], (code, tuple(facts))
    return {"v": VERSION, "code": code, "at": at, **facts}


def is_open(event: Json) -> bool:
    """May everybody know that it happened? What may not shows in no list and no count either."""
    return event["code"] not in PRIVATE


def check_version(event: Json) -> None:
    """Refuse what a later program wrote."""
    if event["v"] != VERSION:
        raise Refusal("table_version", version=event["v"], known=VERSION)
