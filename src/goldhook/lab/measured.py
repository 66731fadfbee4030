"""A measured number with its 95 % interval."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean
from typing import NamedTuple

from goldhook.core.game import Json
from goldhook.lab.intervals import mean_interval, share_interval


class Measured(NamedTuple):
    """A number and its 95 % interval; None if there is too little to tell."""

    value: float
    interval: tuple[float, float] | None

    def json(self, places: int = 4) -> Json:
        ends = [round(end, places) for end in self.interval] if self.interval else None
        return {"value": round(self.value, places), "ci": ends}


def share_of(games: Sequence[float]) -> Measured:
    """A share of independent games."""
    return Measured(fmean(games), share_interval([(game,) for game in games]))


def mean_of(games: Sequence[Sequence[float]]) -> Measured:
    """A mean over games, each with one number or several."""
    return Measured(fmean(number for game in games for number in game), mean_interval(games))
