"""Results of finished matches in the store in memory."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from goldhook.store.values import NO_PERSON, Addition, Ended, Millis, Result, Tally, Wanted

if TYPE_CHECKING:
    from goldhook.store.memory import _Table, _World


class MemoryResults:
    """`Results` in memory."""

    def __init__(self, world: _World) -> None:
        self._world = world

    async def unsettled(self, *, limit: int = 50) -> tuple[str, ...]:
        self._world.open()
        tables = reversed(self._world.tables.values())
        open_ = [table.match.id for table in tables if table.match.status == "over" and table.settled is None]
        return tuple(open_[:limit])

    async def settle(self, match: str, ended: Millis, results: Sequence[Result], added: Sequence[Addition]) -> bool:
        table = self._world.table(match)
        if table.settled is not None:
            return False
        known = self._world.people
        rows = [one if one.person in known else one._replace(person=None) for one in results]
        table.settled = ended, tuple(sorted(rows))
        for one in sorted(added):
            if one.owner.startswith(NO_PERSON) or one.owner in known:
                self._add(match, table.match.game, one)
        self._world.circles.add(match, table.match.game, ended, rows)
        return True

    def _add(self, match: str, game: str, one: Addition) -> None:
        tallies = self._world.tallies.setdefault(one.owner, {})
        place = game, one.players, one.level, one.trait
        old = tallies.get(place, Tally(*place, 0, 0, one.value, match))
        if one.value > old.best:
            old = old._replace(best=one.value, match=match)
        tallies[place] = old._replace(times=old.times + 1, total=old.total + one.value)

    async def among(self, matches: Sequence[str]) -> dict[str, tuple[Result, ...]]:
        self._world.open()
        tables = {match: self._world.tables[match] for match in matches if match in self._world.tables}
        return {match: table.settled[1] for match, table in tables.items() if table.settled and table.settled[1]}

    async def of_person(self, person: str, *, limit: int = 20_000) -> tuple[Ended, ...]:
        self._world.open()
        found = [
            (table.settled[0], number, one.seat, Ended(table.match.game, table.settled[0], one.outcome))
            for number, table in enumerate(self._world.tables.values())
            if table.settled
            for one in table.settled[1]
            if one.person == person and not one.why
        ]
        return tuple(ended for *_, ended in sorted(found, reverse=True)[:limit])

    async def tallies(self, owner: str) -> tuple[Tally, ...]:
        self._world.open()
        return tuple(sorted(self._world.tallies.get(owner, {}).values()))


def is_wanted(table: _Table, person: str, wanted: Wanted) -> bool:
    """Return whether a list of the person's matches shows this one."""
    match = table.match
    if (wanted.unfinished and match.status == "over") or (wanted.game and match.game != wanted.game):
        return False
    mine = [one for one in (table.settled[1] if table.settled else ()) if one.person == person]
    if wanted.outcome and wanted.outcome not in {one.outcome for one in mine}:
        return False
    return wanted.rival is None or wanted.rival in {one.rival for one in mine}
