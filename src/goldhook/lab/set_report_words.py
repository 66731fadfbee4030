"""Numbers and tables of a report in the reader's language."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from goldhook.core.lang import Language
from goldhook.lab.measured import Measured

NOTHING = "–"


class Section(NamedTuple):
    """A table with a title, and what a reader has to know about it. Its first column is of words."""

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
        """A share in percent, and its interval."""
        return self.lang.percent(measured.value), self.ends(measured.interval, 100)

    def mean(self, measured: Measured) -> tuple[str, str]:
        """A mean, and its interval."""
        return self.lang.number(measured.value), self.ends(measured.interval, 1)

    def ends(self, interval: tuple[float, float] | None, scale: int) -> str:
        """The ends of an interval."""
        return "…".join(self.lang.number(scale * end) for end in interval) if interval else NOTHING

    def part(self, count: int, of: int) -> str:
        """So many of so many, in percent."""
        return self.lang.percent(count / of) if of else NOTHING
