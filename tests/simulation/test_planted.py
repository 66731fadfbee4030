"""Faults planted in the server are found by the simulation within a few runs."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Sequence
from importlib import import_module
from typing import Any

import pytest

import goldhook.table
import goldhook.table.decisions
from goldhook.core.game import Refusal
from goldhook.server.live.audience import Audience, Telling
from goldhook.server.live.journal import Journal
from goldhook.server.live.room import Room
from goldhook.server.live.visits import Heard
from goldhook.server.wire import messages as wire
from goldhook.store import StoreError
from goldhook.table import Table, Viewer
from goldhook.table.events import Acted, AnyEvent
from simulation.faulty_store import FaultyStore
from simulation.world import simulate

pytestmark = pytest.mark.slow
#: Runs in which a planted fault has to be found.
RUNS = 150


def tells_before_it_writes(plant: pytest.MonkeyPatch) -> None:
    """Plant a fault: broadcast before writing."""
    happen, broadcast = Room._happen, Audience.broadcast

    async def hasty(room: Room, events: list[AnyEvent], acknowledge: Any = None, visit: Any = None) -> None:
        tellings, table = [], room.table
        for event in events:
            tellings.append((table, event, goldhook.table.evolve(table, event)))
            table = tellings[-1][2]
        if tellings:
            broadcast(room.audience, room.table, tellings, room.now())
        await happen(room, events, acknowledge, visit)

    plant.setattr(Audience, "broadcast", lambda *_: None)
    plant.setattr(Room, "_happen", hasty)


def acknowledges_before_it_writes(plant: pytest.MonkeyPatch) -> None:
    honest = Room._happen

    async def hasty(room: Room, events: list[AnyEvent], acknowledge: Any = None, visit: Any = None) -> None:
        if acknowledge:
            acknowledge()
        await honest(room, events, None, visit)

    plant.setattr(Room, "_happen", hasty)


def tells_before_it_acknowledges(plant: pytest.MonkeyPatch) -> None:
    honest = Room._happen

    async def late(room: Room, events: list[AnyEvent], acknowledge: Any = None, visit: Any = None) -> None:
        await honest(room, events, None, visit)
        if acknowledge:
            acknowledge()

    plant.setattr(Room, "_happen", late)


def forgets_what_it_answered(plant: pytest.MonkeyPatch) -> None:
    plant.setattr(import_module("goldhook.table.fold"), "REMEMBERED", 1)


def does_repeats_again(plant: pytest.MonkeyPatch) -> None:
    plant.setattr(goldhook.table, "answer", lambda _table, _person, _command: None)
    plant.setattr(goldhook.table.decisions, "answer", lambda _table, _person, _command: None)


def does_repeats_again_whatever_the_version(plant: pytest.MonkeyPatch) -> None:
    does_repeats_again(plant)
    plant.setattr("goldhook.table.playing.check_fresh", lambda *_: None)


def believes_a_failed_write(plant: pytest.MonkeyPatch) -> None:
    """Plant a fault: the room continues as if a failed write had succeeded."""
    honest = Journal.write

    async def careless(journal: Journal, events: list[AnyEvent], *rest: Any) -> None:
        try:
            await honest(journal, events, *rest)
        except StoreError:
            journal._version += len(events)

    plant.setattr(Journal, "write", careless)


def does_not_look_after_trouble(plant: pytest.MonkeyPatch) -> None:
    """Plant a fault: treat a write that may have happened as one that has not."""
    honest = Room._find

    async def careless(room: Room) -> None:
        room._lost = False
        await honest(room)

    plant.setattr(Room, "_find", careless)


def writes_without_comparing(plant: pytest.MonkeyPatch) -> None:
    """Plant a fault: the store appends without comparing the version."""
    honest = FaultyStore.append

    async def careless(store: FaultyStore, match: str, _expected: int, events: Sequence[bytes], **more: Any) -> int:
        table = store.inner._world.tables[match]
        more["lease"] = more["lease"]._replace(fence=table.fence) if more.get("lease") else None
        return await honest(store, match, len(table.events), events, **more)

    plant.setattr(FaultyStore, "append", careless)
    does_not_look_after_trouble(plant)


def shows_the_next_card(plant: pytest.MonkeyPatch) -> None:
    honest = goldhook.table.view

    def leaky(table: Table, viewer: Viewer) -> Any:
        return honest(table, 0 if viewer is None and table.match else viewer)

    plant.setattr("goldhook.server.live.room.tables.view", leaky)
    plant.setattr("simulation.truth.tables", _Honest(view=honest))


def tells_all_what_is_for_one(plant: pytest.MonkeyPatch) -> None:
    honest = Audience.broadcast

    def leaky(audience: Audience, before: Table, tellings: list[Telling], now: int) -> None:
        honest(audience, before, tellings, now)
        for visit in audience.visits:
            for past, event, after in tellings:
                if isinstance(event, Acted) and event.seat != visit.viewer:
                    message = goldhook.table.told(past, event, after, event.seat)
                    assert message
                    visit.hear(wire.told(message))

    plant.setattr(Audience, "broadcast", leaky)


def skips_what_was_missed(plant: pytest.MonkeyPatch) -> None:
    honest = Room.enter

    async def forgetful(room: Room, visit: Any, heard: Heard | None = None) -> None:
        for told in room.audience._backlog._lines.values():
            if len(told) > 1:
                told.pop()
        await honest(room, visit, heard)

    plant.setattr(Room, "enter", forgetful)


def refuses_without_a_sentence(plant: pytest.MonkeyPatch) -> None:
    honest = wire.refused
    plant.setattr(wire, "refused", lambda id_, _refusal: honest(id_, Refusal("because")))


class _Honest:
    """The module `goldhook.table` with some original names."""

    def __init__(self, **names: Any) -> None:
        self._names = names

    def __getattr__(self, name: str) -> Any:
        return self._names.get(name) or getattr(goldhook.table, name)


#: The planted faults, and the simulation's report of each.
PLANTED = (
    (tells_before_it_writes, "told before it is durable"),
    (acknowledges_before_it_writes, "acknowledged, but not durable"),
    (tells_before_it_acknowledges, "told before it was acknowledged"),
    (forgets_what_it_answered, "refused, but durable"),
    (does_repeats_again, "refused, but durable"),
    (does_repeats_again_whatever_the_version, "done twice"),
    (believes_a_failed_write, "acknowledged, but not durable"),
    (does_not_look_after_trouble, "does not see what there is"),
    (writes_without_comparing, "another answer than the first time"),
    (shows_the_next_card, "no table that is durable looks like this"),
    (tells_all_what_is_for_one, "told before it is durable|a gap on the line|may not know this"),
    (skips_what_was_missed, "a gap on the line"),
    (refuses_without_a_sentence, "a refusal without a sentence"),
)


@pytest.mark.parametrize(("fault", "finding"), PLANTED)
def test_a_planted_fault_is_found(
    fault: Callable[[pytest.MonkeyPatch], None], finding: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    fault(monkeypatch)
    found = list[str]()
    for seed in range(RUNS):
        try:
            simulate(seed, Counter())
        except AssertionError as error:
            found.append(str(error))
            if re.search(rf"(?s)({finding}).*seed {seed}; once more: ", str(error)):
                return
    raise AssertionError(f"not found, but {found}")
