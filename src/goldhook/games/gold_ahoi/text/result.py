"""The final count of Gold Ahoi!"""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console

from goldhook.core.game import Seat
from goldhook.core.lang import Language
from goldhook.games.gold_ahoi.plain import Report


def show(report: Report, first: Seat, names: Sequence[str], lang: Language, console: Console) -> None:
    """Print the chests of both players, and the points if there is a handicap."""
    handicap, scores = report.get("handicap", 0), report["scores"]
    for seat, (name, total) in enumerate(zip(names, scores, strict=True)):
        console.print(lang.say("ga-as-it-stands", name=name, count=total - handicap * (seat == first)))
    if handicap:
        console.print(lang.say("ga-handicap", name=names[first], count=handicap))
        points = [lang.say("points", count=total) for total in scores]
        console.print(" · ".join(f"{name}: {told}" for name, told in zip(names, points, strict=True)))
