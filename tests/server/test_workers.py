"""Several server processes under one parent: a slot whose processes keep dying does not affect the others."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from goldhook.core.game import Refusal
from goldhook.server.run import workers
from goldhook.server.run.workers import LONGEST, MOST_DEATHS, YOUNG, Slot, look_after


class Child:
    """A process that lives for a number of seconds on a clock that the test advances."""

    exitcode = 1

    def __init__(self, clock: list[float], seconds: float) -> None:
        self._clock, self._ends = clock, clock[0] + seconds

    def is_alive(self) -> bool:
        return self._clock[0] < self._ends


class Nursery:
    """Slots whose processes live for as long as the test says."""

    def __init__(self, *lives: float) -> None:
        self.clock = [0.0]
        self.lives = list(lives)
        self.started = [list[float]() for _ in lives]
        self.slots = [Slot(self._starter(place)) for place in range(len(lives))]

    def _starter(self, place: int) -> Any:
        def start() -> Any:
            self.started[place].append(self.clock[0])
            if self.lives[place] < 0:
                raise BlockingIOError(11, "Resource temporarily unavailable")
            return Child(self.clock, self.lives[place])

        return start

    def live(self, seconds: float) -> None:
        ends = self.clock[0] + seconds
        while self.clock[0] < ends:
            look_after(self.slots, self.clock[0])
            self.clock[0] += workers.LOOK


def test_a_crash_looping_worker_is_restarted_without_stopping_others() -> None:
    nursery = Nursery(10**9, 0.5)
    nursery.live(3_600)
    assert len(nursery.started[0]) == 1, "the healthy one is left alone"
    sick = nursery.started[1]
    waits = [later - sooner for sooner, later in pairwise(sick)]
    assert len(sick) > 3_600 / (LONGEST + 3)
    assert all(sooner <= later + workers.LOOK for sooner, later in pairwise(waits)), "less often"
    assert max(waits) < LONGEST + 3


def test_a_waiting_worker_slot_does_not_delay_others() -> None:
    nursery = Nursery(0.5, 60.0)
    nursery.live(600)
    well = nursery.started[1]
    assert all(later - sooner < 60 + 3 for sooner, later in pairwise(well))


def test_a_failed_worker_slot_recovers() -> None:
    nursery = Nursery(10**9, 0.5)
    nursery.live(300)
    assert nursery.slots[1].is_hopeless
    nursery.lives[1] = 10**9
    nursery.live(LONGEST + YOUNG + 5)
    assert [slot.deaths for slot in nursery.slots] == [0, 0]


@pytest.mark.parametrize("lives", [(0.5, 0.5), (0.5, -1.0), (0.5,)])
def test_the_server_gives_up_if_no_worker_survives(lives: tuple[float, ...]) -> None:
    nursery = Nursery(*lives)
    with pytest.raises(Refusal) as refusal:
        nursery.live(600)
    assert refusal.value.code == "workers_died"
    assert nursery.clock[0] < 120
    assert all(len(started) >= MOST_DEATHS for started in nursery.started)


@pytest.mark.slow
def test_workers_that_die_occasionally_are_restarted() -> None:
    nursery = Nursery(YOUNG + 5, YOUNG + 7)
    nursery.live(3_600)
    assert all(slot.deaths <= 1 for slot in nursery.slots)
