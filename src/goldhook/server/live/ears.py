"""Whose chat a person receives. A block or mute applies everywhere, but is shown only where it was made."""

from __future__ import annotations

from typing import NamedTuple

from goldhook.store import Store


class Ears(NamedTuple):
    """The people whom a person has blocked or muted.

    Messages are filtered by person, at every table. Blocks and mutes are shown by mark. A mark stands for one name at
    one table (`Keys.mark`), so it does not reveal a person's other names.
    """

    blocked: frozenset[str] = frozenset()
    muted: frozenset[str] = frozenset()
    #: Marks that were blocked or muted.
    closed_to: frozenset[str] = frozenset()
    #: Marks that were unmuted: a mute made elsewhere does not apply to them.
    open_to: frozenset[str] = frozenset()

    @classmethod
    async def of(cls, store: Store, person: str) -> Ears:
        """Return what applies to a person now. Raises a StoreError."""
        if not person:
            return cls()
        blocks, mutes = await store.people.blocks_of(person), await store.people.mutes_of(person)
        closed_to = {block.mark for block in blocks} | {mute.mark for mute in mutes if mute.muted}
        return cls(
            frozenset(block.other for block in blocks),
            frozenset(mute.other for mute in mutes if mute.muted),
            frozenset(closed_to - {""}),
            frozenset(mute.mark for mute in mutes if not mute.muted),
        )

    def hear(self, person: str, mark: str) -> bool:
        """Return whether a message of the person, under this mark, is delivered."""
        return person not in self.blocked and (person not in self.muted or mark in self.open_to)
