"""Whom a person hears. A block or a mute holds everywhere, but is shown only where it was made."""

from __future__ import annotations

from typing import NamedTuple

from goldhook.store import Store


class Ears(NamedTuple):
    """Whom a person does not want to hear.

    Persons decide what is heard, at every table. Marks decide what is shown: a mark stands for one name at one table
    (`Keys.mark`), so a block or a mute shows nobody's other names.
    """

    blocked: frozenset[str] = frozenset()
    muted: frozenset[str] = frozenset()
    #: Where somebody was blocked or muted.
    closed_to: frozenset[str] = frozenset()
    #: Where a mute was ended: one that was made elsewhere does not hold here.
    open_to: frozenset[str] = frozenset()

    @classmethod
    async def of(cls, store: Store, person: str) -> Ears:
        """What holds for a person now. Raises a StoreError."""
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
        """Does what the person says under a mark reach these ears?"""
        return person not in self.blocked and (person not in self.muted or mark in self.open_to)
