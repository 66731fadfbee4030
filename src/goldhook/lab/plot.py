"""The ratings of a tournament as a drawing: a dot and an interval for each player, in the style of our sheets."""

from __future__ import annotations

import math
from collections.abc import Sequence

from goldhook.drawing.art import ACTION, INK, SAND_RIM, document, line, num, tag, words
from goldhook.drawing.chart import leaf
from goldhook.lab.ratings import Rating

WIDTH, ROW, TOP, BOTTOM = 900, 46, 110, 80
#: Where the names end, and where the scale begins and ends.
NAMES, LEFT, RIGHT = 300, 330, WIDTH - 60
LONGEST_NAME = 30


def drawing(title: str, subtitle: str, rows: Sequence[tuple[str, Rating]]) -> str:
    """Return an SVG with a row for each player, from top to bottom."""
    height = TOP + ROW * len(rows) + BOTTOM
    low, high, step = scale([end for _, rating in rows for end in rating.interval])

    def x(value: float) -> float:
        return LEFT + (RIGHT - LEFT) * (value - low) / (high - low)

    body = leaf(WIDTH, height, bars=29, thick=3)
    body += words(title, 40, 60, 30, font_weight="bold") + words(subtitle, 40, 86, 15, font_style="italic")
    foot = height - BOTTOM + 8
    for tick in range(low, high + 1, step):
        body += line(f"M{num(x(tick))} {TOP}V{foot}", SAND_RIM, 1, stroke_opacity=0.6)
        body += words(str(tick), x(tick), foot + 22, 15, text_anchor="middle")
    for number, (name, rating) in enumerate(rows):
        middle = TOP + ROW * (number + 0.5)
        first, last = map(x, rating.interval)
        cap = f"M{num(first)} {num(middle - 6)}v12M{num(last)} {num(middle - 6)}v12"
        shown = name if len(name) <= LONGEST_NAME else name[: LONGEST_NAME - 1] + "…"
        body += words(shown, NAMES, middle + 6, 18, text_anchor="end")
        body += line(f"M{num(first)} {num(middle)}H{num(last)}{cap}", INK, 2)
        body += tag("circle", cx=x(rating.rating), cy=middle, r=7, fill=ACTION)
        body += words(f"{rating.rating:.0f}", x(rating.rating), middle - 12, 14, text_anchor="middle")
    return document(body, WIDTH, height, title)


def scale(values: Sequence[float]) -> tuple[int, int, int]:
    """Return the ends of a scale and the step between its marks: about six to ten round numbers.

    >>> scale([1422.0, 1578.0]), scale([700.0, 2300.0])
    ((1420, 1580, 20), (600, 2400, 200))
    """
    span = max(max(values) - min(values), 1.0)
    size = 10 ** max(1, math.floor(math.log10(span / 6)))
    step = next(step for step in (size, 2 * size, 5 * size, 10 * size) if span / step <= 9)
    low = math.floor(min(values) / step) * step
    return low, max(math.ceil(max(values) / step) * step, low + step), step
