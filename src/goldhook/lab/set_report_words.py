"""Numbers and tables of a report in the reader's language."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from goldhook.core.lang import Language
from goldhook.lab.measured import Measured

NOTHING = "–"


class Section(NamedTuple):
    """A table with a title and a note. Its first column holds words."""

    title: str
    headings: tuple[str, ...]
    rows: Sequence[tuple[str, ...]]
    note: str = ""


class ReportWords:
    """Measured numbers as text."""

    def __init__(self, lang: Language) -> None:
        self.lang = lang
        self.say = lang.say

    def share(self, measured: Measured) -> tuple[str, str]:
        """Return a share in percent, and its interval."""
        return self.lang.percent(measured.value), self.ends(measured.interval, 100)

    def mean(self, measured: Measured) -> tuple[str, str]:
        """Return a mean, and its interval."""
        return self.lang.number(measured.value), self.ends(measured.interval, 1)

    def ends(self, interval: tuple[float, float] | None, scale: int) -> str:
        """Return the ends of an interval."""
        return "…".join(self.lang.number(scale * end) for end in interval) if interval else NOTHING

    def part(self, count: int, of: int) -> str:
        """Return `count` out of `of`, in percent."""
        return self.lang.percent(count / of) if of else NOTHING
