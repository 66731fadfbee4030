"""The report on a set as a drawing: what each card earns, or what was measured beside the goals of Gold Ahoi!"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

from goldhook.art import ACTION, INK, SAND_DEEP, SAND_LIT, SAND_RIM, SEA, document, line, num, tag, words
from goldhook.chart import leaf
from goldhook.lab.set_report import BotReport, Measured
from goldhook.lab.set_report_cards import PARTS, CardTally
from goldhook.lab.set_report_goals import Goal, goals
from goldhook.lab.set_report_pages import Pages

WIDTH, EDGE, TOP, BOTTOM = 1100, 44, 110, 50
#: The lines of the score card as everywhere: coins are gold, cups bronze, palms green, cards the sea, seals wax.
COLOURS = dict(zip(PARTS, ("#E9B32E", SAND_DEEP, "#2F8A4E", SEA, "#C4352B"), strict=True))
COLUMNS, ROW, LONGEST_BAR = 2, 21, 230
#: Room above the cards of a bot, for its name and the key to the colours.
HEAD = 92
#: A goal of Gold Ahoi!: its words above, then a row for each bot, then its scale.
GOAL_HEAD, GOAL_ROW, GOAL_FOOT = 40, 40, 56
SCALES = {"first_share": (0.3, 0.7, 0.05), "draws": (0.0, 0.2, 0.02), "owned": (14.0, 36.0, 2.0)}
NAMES, LEFT, RIGHT = 290, 310, WIDTH - 70


def drawing(pages: Pages) -> str:
    """An SVG on a leaf like all our sheets."""
    body, height = _cards(pages) if pages.report.game.name == "silver_gold" else _goals(pages)
    heading = words(pages.title, EDGE, 60, 30, font_weight="bold")
    heading += words(pages.subtitle, EDGE, 88, 16, font_style="italic")
    return document(leaf(WIDTH, height, bars=35, thick=3) + heading + body, WIDTH, height, pages.title)


# --- Silver & Gold ------------------------------------------------------------------------------------------------


def _cards(pages: Pages) -> tuple[str, float]:
    body, top = "", float(TOP)
    for bot, name in zip(pages.report.bots, pages.names, strict=True):
        if bot.cards and bot.played:
            cards = list(bot.cards.by_id.items())
            rows = -(-len(cards) // COLUMNS)
            body += _key(pages, name, top) + _bars(cards, rows, top + HEAD, pages)
            top += HEAD + rows * ROW + 20
    return body, top + BOTTOM


def _key(pages: Pages, name: str, top: float) -> str:
    """The bot's name, and what the colours mean."""
    say = pages.lang.say
    body = words(say("report-earned-title", name=name), EDGE, top + 28, 20, font_weight="bold")
    for number, part in enumerate(PARTS):
        x = EDGE + number * 150.0
        body += tag("rect", x=x, y=top + 44, width=14, height=14, fill=COLOURS[part])
        body += words(say(f"score-{part}"), x + 20, top + 56, 14)
    for column in range(COLUMNS):
        x = _column(column)
        body += words(say("report-wanted"), x + LONGEST_BAR + 172, top + 82, 12, text_anchor="end", font_style="italic")
        body += words(say("simulate-wins"), x + LONGEST_BAR + 250, top + 82, 12, text_anchor="end", font_style="italic")
    return body


def _column(number: int) -> float:
    return EDGE + number * (WIDTH - 2 * EDGE + 10) / COLUMNS


def _bars(cards: Sequence[tuple[str, CardTally]], rows: int, top: float, pages: Pages) -> str:
    most = max((tally.total / tally.held for _, tally in cards if tally.held), default=1.0)
    body = ""
    for number, (card, tally) in enumerate(cards):
        column, row = divmod(number, rows)
        x, y = _column(column), top + row * ROW
        body += words(card, x, y + 15, 14, font_weight="bold" if tally.flags else None)
        end = x + 52
        for part in PARTS if tally.held else ():
            length = LONGEST_BAR * tally.earned[part] / tally.held / most
            if length > 0:
                body += tag("rect", x=end, y=y + 3, width=length, height=ROW - 6, fill=COLOURS[part])
            end += length
        if tally.held:
            body += words(pages.lang.number(tally.total / tally.held), end + 6, y + 15, 13)
        wanted = pages.lang.percent(tally.wanted) if tally.wanted is not None else "–"
        wins = pages.lang.percent(tally.win_share) if tally.win_share is not None else "–"
        body += words(wanted, x + LONGEST_BAR + 172, y + 15, 13, text_anchor="end")
        body += words(wins, x + LONGEST_BAR + 250, y + 15, 13, text_anchor="end")
    return body


# --- Gold Ahoi! ---------------------------------------------------------------------------------------------------


def _goals(pages: Pages) -> tuple[str, float]:
    bots = [(bot, name) for bot, name in zip(pages.report.bots, pages.names, strict=True) if bot.played]
    body, top = "", float(TOP)
    titles = ("report-first-share", "report-draws", "report-owned")
    for name, title in zip(SCALES, titles, strict=True) if bots else ():
        body += _scale(name, pages.lang.say(title), bots, top)
        top += GOAL_HEAD + GOAL_ROW * len(bots) + GOAL_FOOT
    return body, top + BOTTOM


def _scale(name: str, title: str, bots: Sequence[tuple[BotReport, str]], top: float) -> str:
    """One goal: where it lies, and what each bot measured."""
    found = [(next(goal for goal in goals(bot) if goal.name == name), called) for bot, called in bots]
    low, high, step = _widened(SCALES[name], [goal.measured for goal, _ in found])
    first, last = top + GOAL_HEAD, top + GOAL_HEAD + GOAL_ROW * len(bots)

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
    """The scale, with as many steps more at either end as it takes to show everything."""
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
