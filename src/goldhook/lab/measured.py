"""A measured number with its 95 % interval."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean
from typing import NamedTuple, TypedDict

from goldhook.lab.intervals import mean_interval, share_interval


class MeasuredJson(TypedDict):
    """A measured number as plain data."""

    value: float
    ci: list[float] | None


class Measured(NamedTuple):
    """A number and its 95 % interval; None if there is too little data."""

    value: float
    interval: tuple[float, float] | None

    def json(self, places: int = 4) -> MeasuredJson:
        ends = [round(end, places) for end in self.interval] if self.interval else None
        return {"value": round(self.value, places), "ci": ends}


def share_of(games: Sequence[float]) -> Measured:
    """Return a share of independent games."""
    return Measured(fmean(games), share_interval([(game,) for game in games]))


def mean_of(games: Sequence[Sequence[float]]) -> Measured:
    """Return a mean over games, each with one number or several."""
    return Measured(fmean(number for game in games for number in game), mean_interval(games))
