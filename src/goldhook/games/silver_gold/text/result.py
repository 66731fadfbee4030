"""The final count of Silver & Gold, laid out as on the score card."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from rich.console import Console
from rich.table import Table

from goldhook.core.game import Seat
from goldhook.core.lang import Language
from goldhook.games.silver_gold.plain import Report

#: The lines of the score card, in order.
LINES: tuple[Literal["coins", "cups", "palms", "cards", "seals", "total"], ...] = (
    *("coins", "cups", "palms", "cards", "seals"),
    "total",
)


def show(report: Report, _first: Seat, names: Sequence[str], lang: Language, console: Console) -> None:
    """Print a row for each line of the score card, and a column for each player."""
    table = Table(box=None, header_style="bold", padding=(0, 2))
    table.add_column("")
    for name in names:
        table.add_column(name, justify="right")
    for part in LINES:
        row = [str(score[part]) for score in report["scores"]]
        table.add_row(lang.say(f"score-{part}"), *row, style="bold" if part == "total" else None)
    console.print(table)
