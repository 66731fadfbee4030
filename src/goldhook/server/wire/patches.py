"""Changes between two JSON values, for clients that have the old one. docs/protocol.md describes the format.

>>> changes({"n": 1, "hand": "A", "seats": [{"owes": True}]}, {"n": 2, "seats": [{"owes": True}]})
{'n': [2], 'hand': []}
>>> changes({"seats": [{"owes": True, "bot": None}]}, {"seats": [{"owes": False, "bot": None}]})
{'seats': {'#': {'0': {'owes': [False]}}}}
>>> patched({"n": 1, "hand": "A"}, {"n": [2], "hand": []})
{'n': 2}
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias, cast

#: The new value in a list, an empty list for a field that is gone, or an object with the changed fields. An object with
#: the only field "~" describes a list: each part of it is a range of the old list, or a list with one new element. An
#: object with the only field "#" has changes of a list's elements by index; the other elements stay.
Change: TypeAlias = "list[object] | dict[str, Change]"

#: Changes that were computed before, by the ids of the old and the new value. Both must stay in memory meanwhile.
Known: TypeAlias = "dict[tuple[int, int], Change]"

PARTS, ELEMENTS = "~", "#"
#: Shorter lists are sent whole or element by element; longer lists than the second length are searched for elements
#: that moved.
SHORT, SEARCHED = 4, 6


def changes(old: Mapping[str, object], new: Mapping[str, object], seen: Known | None = None) -> dict[str, Change]:
    """Return the fields that must change for the old object to become the new one.

    With the same `seen` for several pairs of objects, the parts that they share are compared once.
    """
    seen = {} if seen is None else seen
    found: dict[str, Change] = {}
    common = len(new)
    for name, value in new.items():
        known = old.get(name, _MISSING)
        if known is value:
            continue
        if known is _MISSING:
            found[name] = [value]
            common -= 1
        elif known != value:
            found[name] = _change(known, value, seen) if isinstance(value, _CONTAINERS) else [value]
    if common < len(old):
        found |= {name: [] for name in old if name not in new}
    return found


_MISSING = object()
_CONTAINERS = (dict, list)


def _change(old: object, new: dict[str, object] | list[object], seen: Known) -> Change:
    if type(old) is not type(new) or (len(new) < SHORT and not _has_objects(new)):
        return [new]
    pair = id(old), id(new)
    change = seen.get(pair)
    if change is None:
        change = seen[pair] = _compared(old, new, seen)
    return change


def _has_objects(new: dict[str, object] | list[object]) -> bool:
    """Return whether even a short value can have a change that is shorter."""
    return isinstance(new, dict) or (bool(new) and isinstance(new[0], dict))


def _compared(old: object, new: dict[str, object] | list[object], seen: Known) -> Change:
    if isinstance(new, dict):
        return changes(cast("dict[str, object]", old), new, seen)
    known = cast("list[object]", old)
    if len(known) == len(new) <= SEARCHED and (elements := _elements(known, new, seen)):
        return {ELEMENTS: elements}
    parts = _parts(known, new) if len(new) >= SHORT else new
    return {PARTS: cast("list[object]", parts)} if len(parts) < len(new) else [new]


def _elements(old: list[object], new: list[object], seen: Known) -> dict[str, Change]:
    """Return the changes of the objects in a list, by index; nothing if another kind of element changed."""
    found: dict[str, Change] = {}
    for index, (known, value) in enumerate(zip(old, new, strict=True)):
        if known is not value and known != value:
            if not (isinstance(known, dict) and isinstance(value, dict)):
                return {}
            found[str(index)] = _change(known, value, seen)
    return found


def _parts(old: list[object], new: list[object]) -> list[list[object]]:
    """Describe the new list by ranges of the old one and by new elements.

    Elements that moved are found by their ids, because values that did not change are the same objects as before.
    """
    end = 0
    for known, value in zip(old, new, strict=False):
        if known is not value and known != value:
            break
        end += 1
    if end == len(old):
        return [[0, end], *[[value] for value in new[end:]]] if end else [[value] for value in new]
    parts: list[list[object]] = []
    start = 0
    places = dict(zip(map(id, old), range(len(old)), strict=True)) if len(new) > SEARCHED else {}
    for value in new[end:]:
        if end < len(old) and (old[end] is value or old[end] == value):
            end += 1
            continue
        if end > start:
            parts.append([start, end])
        start = places.get(id(value), -1)
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
    if ELEMENTS in change:
        elements = list(cast("list[object]", old))
        for index, inner in cast("dict[str, Change]", change[ELEMENTS]).items():
            elements[int(index)] = patched(elements[int(index)], inner)
        return elements
    after = dict(cast("dict[str, object]", old))
    for name, inner in change.items():
        if inner == []:
            del after[name]
        else:
            after[name] = patched(after.get(name), inner)
    return after
