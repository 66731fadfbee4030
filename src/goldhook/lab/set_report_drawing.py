"""The report on a set as a drawing: a sheet with a heading and the game's measurements."""

from __future__ import annotations

from goldhook.drawing.art import document, words
from goldhook.drawing.chart import leaf
from goldhook.lab.set_report_pages import Pages

WIDTH, EDGE, TOP, BOTTOM = 1100, 44, 110, 50


def drawing(pages: Pages) -> str:
    """Return the report as SVG, in the style of our sheets."""
    played = [(bot, name) for bot, name in zip(pages.report.bots, pages.names, strict=True) if bot.played]
    body, height = pages.report.bots[0].measures.drawing(played, pages.words)
    heading = words(pages.title, EDGE, 60, 30, font_weight="bold")
    heading += words(pages.subtitle, EDGE, 88, 16, font_style="italic")
    return document(leaf(WIDTH, height, bars=35, thick=3) + heading + body, WIDTH, height, pages.title)
