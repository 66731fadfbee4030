"""Changes between two JSON values, for clients that have the old one. docs/protocol.md describes the format.

>>> changes({"n": 1, "hand": "A", "seats": [{"owes": True}]}, {"n": 2, "seats": [{"owes": True}]})
{'n': [2], 'hand': []}
>>> patched({"n": 1, "hand": "A"}, {"n": [2], "hand": []})
{'n': 2}
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias, cast

#: The new value in a list, an empty list for a field that is gone, or an object with the changed fields. An object with
#: the only field "~" describes a list: each part of it is a range of the old list, or a list with one new element.
Change: TypeAlias = "list[object] | dict[str, Change]"

PARTS = "~"
#: Shorter lists are sent whole; in lists up to the second length, elements are only compared in place.
SHORT, SEARCHED = 4, 6


def changes(old: Mapping[str, object], new: Mapping[str, object]) -> dict[str, Change]:
    """Return the fields that must change for the old object to become the new one."""
    found: dict[str, Change] = {}
    for name, value in new.items():
        if name not in old:
            found[name] = [value]
        else:
            known = old[name]
            if known is not value and known != value:
                found[name] = _change(known, value)
    for name in old:
        if name not in new:
            found[name] = []
    return found


def _change(old: object, new: object) -> Change:
    if isinstance(old, dict) and isinstance(new, dict):
        return changes(old, new)
    if isinstance(old, list) and isinstance(new, list) and len(new) >= SHORT:
        parts = _parts(old, new)
        if len(parts) < len(new):
            return {PARTS: cast("list[object]", parts)}
    return [new]


def _parts(old: list[object], new: list[object]) -> list[list[object]]:
    """Describe the new list by ranges of the old one and by new elements."""
    parts: list[list[object]] = []
    start = end = 0
    search = len(new) > SEARCHED
    for value in new:
        if end < len(old) and (old[end] is value or old[end] == value):
            end += 1
            continue
        if end > start:
            parts.append([start, end])
        start = old.index(value) if search and value in old else -1
        if start >= 0:
            end = start + 1
        else:
            parts.append([value])
            start = end = min(end + 1, len(old))
    if end > start:
        parts.append([start, end])
    return parts


def patched(old: object, change: Change) -> object:
    """Return the value after a change."""
    if isinstance(change, list):
        return change[0]
    if PARTS in change:
        parts = cast("list[list[int]]", change[PARTS])
        return [value for part in parts for value in (cast("list[object]", old)[slice(*part)] if part[1:] else part)]
    after = dict(cast("dict[str, object]", old))
    for name, inner in change.items():
        if inner == []:
            del after[name]
        else:
            after[name] = patched(after.get(name), inner)
    return after
