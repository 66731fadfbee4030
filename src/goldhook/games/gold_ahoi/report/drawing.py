"""Draw the measurements of Gold Ahoi! next to their goals."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

from goldhook.drawing.art import ACTION, INK, SAND_LIT, SAND_RIM, line, num, tag, words
from goldhook.lab.measured import Measured
from goldhook.lab.set_report import BotReport
from goldhook.lab.set_report_drawing import BOTTOM, EDGE, TOP, WIDTH
from goldhook.lab.set_report_goals import Goal
from goldhook.lab.set_report_words import ReportWords

#: The heights of a goal: the text above, a row for each bot, and the scale.
GOAL_HEAD, GOAL_ROW, GOAL_FOOT = 40, 40, 56
SCALES = {
    "first_share": (0.3, 0.7, 0.05),
    "draws": (0.0, 0.2, 0.02),
    "owned": (14.0, 36.0, 2.0),
    "balance": (0.0, 0.3, 0.05),
    "land_owner_wins": (0.4, 1.0, 0.1),
    "water_owner_wins": (0.4, 1.0, 0.1),
    "lead_lost": (0.0, 0.5, 0.05),
}
NAMES, LEFT, RIGHT = 290, 310, WIDTH - 70


def drawing(bots: Sequence[tuple[BotReport, str]], told: ReportWords) -> tuple[str, float]:
    """Draw every goal and the measurements of each bot."""
    body, top = "", float(TOP)
    for name in SCALES:
        found = [(goal, called, bot) for bot, called in bots for goal in bot.goals() if goal.name == name]
        if found:
            goal, _, bot = found[0]
            title, *_ = bot.measures.goal(goal, told)
            body += _scale(name, title, [(goal, called) for goal, called, _ in found], top)
            top += GOAL_HEAD + GOAL_ROW * len(found) + GOAL_FOOT
    return body, top + BOTTOM


def _scale(name: str, title: str, found: Sequence[tuple[Goal, str]], top: float) -> str:
    """Draw one goal: its range, and the measurement of each bot."""
    low, high, step = _widened(SCALES[name], [goal.measured for goal, _ in found])
    first, last = top + GOAL_HEAD, top + GOAL_HEAD + GOAL_ROW * len(found)

    def x(value: float) -> float:
        return LEFT + (RIGHT - LEFT) * (value - low) / (high - low)

    goal = found[0][0]
    begin, end = x(low if goal.least is None else goal.least), x(high if goal.most is None else goal.most)
    body = words(title, EDGE, top + 26, 20, font_weight="bold")
    body += tag("rect", x=begin, y=first, width=end - begin, height=last - first, fill=SAND_LIT, stroke=SAND_RIM)
    for tick in range(round((high - low) / step) + 1):
        at = low + tick * step
        text = f"{at:.0f}" if high > 1 else f"{100 * at:.0f} %"
        body += line(f"M{num(x(at))} {num(first)}V{num(last + 6)}", SAND_RIM, 1, stroke_opacity=0.6)
        body += words(text, x(at), last + 24, 14, text_anchor="middle")
    for number, (measured, called) in enumerate(found):
        body += _dot(measured, called, x, first + GOAL_ROW * (number + 0.5))
    return body


def _widened(scale: tuple[float, float, float], all_measured: Sequence[Measured]) -> tuple[float, float, float]:
    """Return the scale, extended at either end by enough steps to show every measurement."""
    low, high, step = scale
    values = [value for measured in all_measured for value in (measured.value, *(measured.interval or ()))]
    before, behind = math.ceil((low - min(values)) / step), math.ceil((max(values) - high) / step)
    return low - step * max(0, before), high + step * max(0, behind), step


def _dot(goal: Goal, called: str, x: Callable[[float], float], y: float) -> str:
    body = words(called, NAMES, y + 6, 17, text_anchor="end")
    if goal.measured.interval:
        low, high = map(x, goal.measured.interval)
        caps = f"M{num(low)} {num(y - 6)}v12M{num(high)} {num(y - 6)}v12"
        body += line(f"M{num(low)} {num(y)}H{num(high)}{caps}", INK, 2)
    return body + tag("circle", cx=x(goal.measured.value), cy=y, r=7, fill=ACTION)
