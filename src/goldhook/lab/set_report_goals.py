"""A goal of a house set: a number with a lower or an upper limit."""

from __future__ import annotations

from typing import NamedTuple

from goldhook.core.game import Facts
from goldhook.lab.measured import Measured


class Goal(NamedTuple):
    """A number with limits; None where there is no limit."""

    name: str
    measured: Measured
    least: float | None = None
    most: float | None = None

    @property
    def met(self) -> bool:
        """Return whether the measured value meets the goal."""
        return self._holds(self.measured.value)

    @property
    def sure(self) -> bool:
        """Return whether the whole interval agrees with `met`."""
        if self.measured.interval is None:
            return False
        low, high = self.measured.interval
        if self.met:
            return self._holds(low) and self._holds(high)
        return (self.least is not None and high < self.least) or (self.most is not None and low > self.most)

    def _holds(self, value: float) -> bool:
        return (self.least is None or value >= self.least) and (self.most is None or value <= self.most)

    def json(self) -> Facts:
        bounds = {"least": self.least, "most": self.most}
        return {"goal": self.name, **self.measured.json(), **bounds, "met": self.met, "sure": self.sure}
