"""A race of actions: its cost and its survivors, with playouts that take as long as the test says."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest
from numpy.typing import NDArray

from goldhook.bots.race import Arms, Effort, Result, Sums, race


class Clock:
    """A clock that advances only with playouts."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, seconds_each: float) -> None:
        self.now, self._each = 0.0, seconds_each
        monkeypatch.setattr("goldhook.bots.race.time.perf_counter", lambda: self.now)

    def run(self, arms: Arms, first: int, last: int) -> Sums:
        """Run playouts; arms with a higher number are better."""
        self.now += self._each * len(arms) * (last - first)
        return np.array([[arm * (last - first)] for arm in arms])


def value(_arms: Arms, sums: Sums) -> NDArray[np.float64]:
    return sums[:, 0].astype(float)


def raced(run: Callable[[Arms, int, int], Sums], effort: Effort) -> Result:
    return race(16, 1, run, value, effort, batch=100)


@pytest.mark.parametrize("seconds", [0.02, 0.1, 1.0])
def test_the_time_is_kept_however_little_it_is(seconds: float, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock(monkeypatch, seconds_each=1e-4)
    found = raced(clock.run, Effort(deadline=seconds))
    assert 0.9 * seconds < clock.now < seconds + 0.012  # a batch more, not a batch for each round
    assert found.order[:2] == [15, 14]
    assert found.playouts.sum() == pytest.approx(clock.now / 1e-4)


def test_without_time_each_is_tried_once(monkeypatch: pytest.MonkeyPatch) -> None:
    found = raced(Clock(monkeypatch, seconds_each=1e-4).run, Effort(deadline=-1.0))
    assert found.playouts.tolist() == [1] * 16
    assert found.order == [*range(15, -1, -1)]


def test_playouts_are_counted_over_all(monkeypatch: pytest.MonkeyPatch) -> None:
    found = raced(Clock(monkeypatch, seconds_each=1.0).run, Effort(playouts=1600))
    assert found.playouts.sum() <= 1600
    assert found.playouts[15] > found.playouts[8] > found.playouts[0]
