"""Results of finished matches: computed from the stored events and kept in the store, for lists and statistics.

A match is settled when it ends. The same loop settles matches that an earlier version or a killed server left, newest
first, and rests in between so that tables do not notice.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator

from msgspec.json import decode

from goldhook.daily import closes, day_of_deal
from goldhook.server.live.journal import SLICE
from goldhook.store import BOTS, PEOPLE, Addition, NoSuchMatch, Result, Store, StoreError
from goldhook.table.events import from_json
from goldhook.table.results import SeatResult, Watched, results

_log = logging.getLogger("goldhook.server.results")
#: How many matches are looked up at a time.
BATCH = 50
#: Seconds of rest for each second of work, while older matches are settled.
REST = 3.0
#: Seconds before a retry after a store error.
TROUBLE = 5.0
#: Why a ranked result is not counted: the match ended after the ranking was closed.
LATE = "late"
#: Names of the tallies that every game has.
POINTS, WON, DRAWN = "points", "won", "drawn"


class Settling:
    """Settles the finished matches of a store, one after the other."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._due = asyncio.Event()
        self._due.set()  # an earlier run may have left some
        #: Set while nothing is left to settle.
        self.idle = asyncio.Event()

    def note(self) -> None:
        """Note that a match has ended."""
        self.idle.clear()
        self._due.set()

    async def run(self) -> None:
        """Settle matches for as long as the server runs."""
        while True:
            await self._due.wait()
            self._due.clear()
            try:
                while found := await self._store.results.unsettled(limit=BATCH):
                    for match in found:
                        await self._settle(match)
            except StoreError:
                await asyncio.sleep(TROUBLE)
                self._due.set()
            if not self._due.is_set():
                self.idle.set()

    async def _settle(self, match: str) -> None:
        loop = asyncio.get_running_loop()
        begun = loop.time()
        try:
            await settle(self._store, match)
        except NoSuchMatch:  # it has just been deleted
            return
        except StoreError:
            raise
        except Exception:  # a newer version or a missing game wrote it: one match must not stop the others
            _log.exception("a match cannot be read, and stays without a result", extra={"table": match})
            await self._store.results.settle(match, 0, (), ())
        await asyncio.sleep(REST * (loop.time() - begun))


async def settle(store: Store, match: str) -> bool:
    """Compute and store the results of a finished match; return False if that was done before."""
    names = {name.key: name.person for name in await store.names.at(match)}
    watched = await _watched(await store.load(match))
    found = results(watched)
    ranking = _ranking(watched)
    rows, added = [], list[Addition]()
    for seat, one in enumerate(found):
        row = _row(seat, one, names.get(one.name))
        if ranking == LATE and one.holder and not row.why:
            row = row._replace(why=LATE)
        rows.append(row)
        if not row.why:
            added += _additions(len(found), one, row)
            if ranking and one.holder:
                added.append(Addition(ranking, len(found), one.rival, str(one.points), one.points))
    return await store.results.settle(match, watched.ended, rows, added)


def _ranking(watched: Watched) -> str:
    """Return the owner of the tallies that a ranked daily match adds to, one for each number of points.

    Empty if there is none; `LATE` if the match ended too late.
    """
    table = watched.table
    day = day_of_deal(table.deal) if table and table.ranked else None
    if table is None or day is None:
        return ""
    return LATE if watched.ended > closes(day) else ranking_of(table.deal)


def ranking_of(deal: str) -> str:
    """Return the owner of the tallies of a deal's ranking."""
    return f"*{deal}"


async def _watched(bodies: tuple[bytes, ...]) -> Watched:
    """Return the table after all events, with the keys of names in place of the names."""
    watched = Watched()
    for start in range(0, len(bodies), SLICE):
        await asyncio.sleep(0)  # let other tasks run
        for body in bodies[start : start + SLICE]:
            watched = watched.after(from_json(decode(body)))
    return watched


def _row(seat: int, one: SeatResult, person: str | None) -> Result:
    is_program = bool(one.name.rpartition(".")[2])
    why = "program" if one.holder and is_program and not one.why else one.why
    return Result(seat, one.name, person, one.level, one.rival, one.outcome, one.points, why)


def _additions(players: int, one: SeatResult, row: Result) -> Iterator[Addition]:
    """Return what a counted result adds to the tallies."""
    values = {POINTS: one.points, WON: one.outcome == "won", DRAWN: one.outcome == "drawn", **one.strengths}
    owners = (row.person, PEOPLE) if one.holder else (BOTS,)
    for owner in filter(None, owners):
        for trait, value in values.items():
            yield Addition(owner, players, one.rival if one.holder else one.level, trait, int(value))
