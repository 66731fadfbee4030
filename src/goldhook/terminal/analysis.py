"""An analysis in a terminal: the costliest decisions, the curve as a row of blocks, and a line for every decision."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from goldhook.analysis.decisions import Analysis, Numbers
from goldhook.analysis.words import cost, heading, result, when
from goldhook.bots.hint import sentence
from goldhook.core.lang import Language
from goldhook.games import plugin
from goldhook.terminal.blocks import padded

BLOCKS = "▁▂▃▄▅▆▇█"


def show_analysis(analysis: Analysis, names: Sequence[str], lang: Language, judge: str, console: Console) -> None:
    """Print the whole analysis."""
    console.print(Text(heading(analysis, judge, lang), "bold"))
    console.print(Text(result(analysis, names, lang)))
    if analysis.decisions:
        _moments(analysis, names, lang, console)
        _curve(analysis, names, lang, console)
        _decisions(analysis, names, lang, console)
    plugin(analysis.match.game.name).analysis.show(analysis, lang, console)


def _title(key: str, lang: Language, console: Console) -> None:
    console.print()
    console.print(Text(lang.say(key), "bold"))


def _moments(analysis: Analysis, names: Sequence[str], lang: Language, console: Console) -> None:
    _title("analyse-costliest", lang, console)
    costliest = analysis.costliest()
    if not costliest:
        console.print(lang.say("analyse-none"))
    for number, index in enumerate(costliest, 1):
        decision = analysis.decisions[index]
        question = decision.question
        assert decision.why, "what cost something was not the best"
        console.print(
            Text.assemble(
                (f"{number}  ", "bold"), f"{when(decision, analysis, lang)} · {names[question.seat]}: {question.action}"
            )
        )
        for text in (
            cost(decision, lang),
            lang.say("analyse-better", action=str(decision.alternative)) + " – " + sentence(*decision.why, lang),
        ):
            console.print(Padding(Text(text), (0, 0, 0, 3)))


def _curve(analysis: Analysis, names: Sequence[str], lang: Language, console: Console) -> None:
    _title("analyse-curve", lang, console)
    room = max(Text(name).cell_len for name in names) + 1
    points = analysis.curve()
    for seat, name in enumerate(names):
        wins = [point[seat] for point in points]
        console.print(Text(f"{padded(name, room)}{sparkline(wins, console.width - room - 8)} {lang.percent(wins[-1])}"))


def sparkline(shares: Sequence[float], room: int) -> str:
    """Return shares from 0 to 1 as blocks, thinned out if there are too many for the room.

    >>> sparkline([0, 0.5, 1], 80)
    '▁▅█'
    """
    step = max(1, -(-len(shares) // max(1, room)))
    return "".join(BLOCKS[min(len(BLOCKS) - 1, int(share * len(BLOCKS)))] for share in shares[::step])


def _decisions(analysis: Analysis, names: Sequence[str], lang: Language, console: Console) -> None:
    _title("analyse-decisions", lang, console)
    table = Table(box=None, header_style="bold", padding=(0, 1, 0, 0), pad_edge=False)
    for column in ("when", "who", "action", "before", "after", "cost", "alternative"):
        right = column in ("before", "after", "cost")
        table.add_column(lang.say("analyse-column", column=column), justify="right" if right else "left", no_wrap=right)
    costliest, when_short = analysis.costliest(), plugin(analysis.match.game.name).text.when
    for index, decision in enumerate(analysis.decisions):
        question = decision.question
        table.add_row(
            when_short(question.round, question.turn),
            names[question.seat],
            str(question.action),
            _short(decision.before, lang),
            _short(decision.after, lang),
            "" if decision.is_best else lang.number(100 * decision.cost.win),
            str(decision.alternative),
            style="bold" if index in costliest else None,
        )
    console.print(table)


def _short(told: Numbers, lang: Language) -> str:
    """Return the chance to win in whole percent and the expected points, in few characters."""
    return f"{100 * told.win:.0f}% {lang.number(told.points):>5}"
