"""A drawing of the earnings of each card."""

from __future__ import annotations

from collections.abc import Sequence

from goldhook.drawing.art import SAND_DEEP, SEA, tag, words
from goldhook.drawing.symbols import GOLD, LEAF, WAX
from goldhook.games.silver_gold.report.cards import PARTS, Cards, CardTally
from goldhook.lab.set_report_drawing import BOTTOM, EDGE, TOP, WIDTH
from goldhook.lab.set_report_words import ReportWords

#: The score card's usual colours: coins are gold, cups bronze, palms green, cards the sea, seals wax.
COLOURS = dict(zip(PARTS, (GOLD, SAND_DEEP, LEAF, SEA, WAX), strict=True))
COLUMNS, ROW, LONGEST_BAR = 2, 21, 230
#: The space above the cards of a bot, for its name and the colour key.
HEAD = 92


def drawing(bots: Sequence[tuple[Cards, str]], told: ReportWords) -> tuple[str, float]:
    """Draw a bar for each card of each bot."""
    body, top = "", float(TOP)
    for cards, name in bots:
        listed = list(cards.by_id.items())
        rows = -(-len(listed) // COLUMNS)
        body += _key(told, name, top) + _bars(listed, rows, top + HEAD, told)
        top += HEAD + rows * ROW + 20
    return body, top + BOTTOM


def _key(told: ReportWords, name: str, top: float) -> str:
    """Draw the bot's name and the colour key."""
    say = told.lang.say
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


def _bars(cards: Sequence[tuple[str, CardTally]], rows: int, top: float, told: ReportWords) -> str:
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
            body += words(told.lang.number(tally.total / tally.held), end + 6, y + 15, 13)
        wanted = told.lang.percent(tally.wanted) if tally.wanted is not None else "–"
        wins = told.lang.percent(tally.win_share) if tally.win_share is not None else "–"
        body += words(wanted, x + LONGEST_BAR + 172, y + 15, 13, text_anchor="end")
        body += words(wins, x + LONGEST_BAR + 250, y + 15, 13, text_anchor="end")
    return body
