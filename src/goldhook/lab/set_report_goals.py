"""A goal of a house set: a number that should not be less, or not more."""

from __future__ import annotations

from typing import NamedTuple

from goldhook.core.game import Json
from goldhook.lab.measured import Measured


class Goal(NamedTuple):
    """A number that should not be less, or not more; None where that does not matter."""

    name: str
    measured: Measured
    least: float | None = None
    most: float | None = None

    @property
    def met(self) -> bool:
        """By what was measured."""
        return self._holds(self.measured.value)

    @property
    def sure(self) -> bool:
        """Does the whole interval say the same?"""
        if self.measured.interval is None:
            return False
        low, high = self.measured.interval
        if self.met:
            return self._holds(low) and self._holds(high)
        return (self.least is not None and high < self.least) or (self.most is not None and low > self.most)

    def _holds(self, value: float) -> bool:
        return (self.least is None or value >= self.least) and (self.most is None or value <= self.most)

    def json(self) -> Json:
        bounds = {"least": self.least, "most": self.most}
        return {"goal": self.name, **self.measured.json(), **bounds, "met": self.met, "sure": self.sure}
