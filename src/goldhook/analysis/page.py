"""An analysis as one HTML file: no script, no external resources, light and dark mode, printable."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape

from goldhook.analysis.curve import SEATS, curve_svg
from goldhook.analysis.decisions import Analysis, Decision
from goldhook.analysis.words import cost, heading, numbers, result, when
from goldhook.bots.hint import sentence
from goldhook.core.game import Facts
from goldhook.core.lang import Language
from goldhook.drawing.art import INK, PAPER, SAND_RIM
from goldhook.games import plugin

#: The colours of the seats in dark mode.
IN_THE_DARK = ("#FF9C8F", "#82BDF2", "#84D6A0", "#F0C25F")
LIGHT = f":root {{ color-scheme: light dark; --paper: {PAPER}; --ink: {INK}; --line: {SAND_RIM}; --quiet: #55636C; }}"
STYLE = """
@media (prefers-color-scheme: dark) { :root { --paper: #14202A; --ink: #EAF1F2; --line: #4D5B57; --quiet: #A9B8BE; } }
body { background: var(--paper); color: var(--ink); font: 1rem/1.5 Georgia, 'Times New Roman', serif;
  max-width: 62rem; margin: 0 auto; padding: 1.5rem; }
h1, h2, h3 { line-height: 1.2; } h2 { border-bottom: 2px solid var(--line); margin-top: 2.5rem; }
p.quiet, figcaption, .quiet { color: var(--quiet); }
figure { margin: 1rem 0; overflow-x: auto; } figure > svg { width: 100%; min-width: 34rem; height: auto; }
.chart text, .chart .nobody { fill: var(--ink); } .chart .grid { stroke: var(--line); }
.chart .mark { stroke: var(--ink); }
.moment { break-inside: avoid; margin: 1.5rem 0; }
.positions { display: flex; flex-wrap: wrap; gap: 1rem 2.5rem; } .positions figure { margin: 0; }
.positions svg { width: 8rem; min-width: 0; height: auto; margin-right: .5rem; vertical-align: top; }
.positions.layout svg { width: 20rem; max-width: 100%; }
.scroll { overflow-x: auto; } table { border-collapse: collapse; width: 100%; font-size: .9rem; }
th, td { text-align: start; padding: .2rem .6rem .2rem 0; border-bottom: 1px solid var(--line); vertical-align: top; }
td.number, th.number { text-align: end; font-variant-numeric: tabular-nums; white-space: nowrap; }
tr.costly { font-weight: bold; }
td:has(.drawn) { min-width: 11rem; }
td .drawn svg { width: 2rem; height: 2rem; margin-inline-end: .5rem; vertical-align: middle; }
@media print { body { max-width: none; padding: 0; } figure, .scroll { overflow: visible; }
  thead { display: table-header-group; } tr { break-inside: avoid; } figure > svg { min-width: 0; } }
"""


def page(analysis: Analysis, names: Sequence[str], lang: Language, judge: str) -> str:
    """Return the whole report; `judge` names the level and the budget."""
    game = analysis.match.game.name
    title = f"{lang.say('analyse-title')} · {lang.game(game)}"
    body = [
        f"<h1>{escape(title)}</h1>",
        _paragraph(result(analysis, names, lang)),
        _paragraph(heading(analysis, judge, lang), "quiet"),
        *(_explained(analysis, names, lang) if analysis.decisions else []),
        *plugin(game).analysis.page(analysis, lang),
    ]
    return (
        f'<!doctype html>\n<html lang="{lang.code}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>{LIGHT}{STYLE}{_seat_colours()}</style>\n</head>\n<body>\n<main>\n"
        + "\n".join(body)
        + "\n</main>\n</body>\n</html>\n"
    )


def _seat_colours() -> str:
    def rules(colours: Iterable[str]) -> str:
        return "".join(
            f".chart .line-{seat} {{ stroke: {colour}; }} .chart .sign-{seat} {{ fill: {colour}; }}\n"
            for seat, colour in enumerate(colours)
        )

    return rules(colour for colour, _ in SEATS) + f"@media (prefers-color-scheme: dark) {{\n{rules(IN_THE_DARK)}}}\n"


def _paragraph(text: str, kind: str = "") -> str:
    return f'<p class="{kind}">{escape(text)}</p>' if kind else f"<p>{escape(text)}</p>"


def _explained(analysis: Analysis, names: Sequence[str], lang: Language) -> list[str]:
    costliest = analysis.costliest()
    moments = [
        _moment(number, analysis, analysis.decisions[index], names, lang) for number, index in enumerate(costliest, 1)
    ]
    title, about = lang.say("analyse-curve"), lang.say("analyse-curve-about")
    drawn = curve_svg(analysis.curve(), names, title, about, [index + 1 for index in costliest])
    return [
        f"<h2>{escape(lang.say('analyse-costliest'))}</h2>",
        *(moments or [_paragraph(lang.say("analyse-none"))]),
        f"<h2>{escape(title)}</h2>",
        f'<figure class="chart">{drawn}<figcaption>{escape(about)}</figcaption></figure>',
        f"<h2>{escape(lang.say('analyse-decisions'))}</h2>",
        _table(analysis, costliest, names, lang),
    ]


def _moment(number: int, analysis: Analysis, decision: Decision, names: Sequence[str], lang: Language) -> str:
    question, pieces = decision.question, analysis.match.setup.pieces
    art, described = plugin(analysis.match.game.name).art, _described(analysis, decision, lang)
    layout = " layout" if art.wide_actions else ""
    shown = "".join(
        f"<figure>{_hidden(''.join(art.action(pieces, question.view, action)))}"
        f"<figcaption>{escape(text)}</figcaption></figure>"
        for action, text in (
            (question.action, lang.say("analyse-played", action=described[0])),
            (decision.alternative, lang.say("analyse-better", action=described[1])),
        )
    )
    assert decision.why, "what cost something was not the best"
    return (
        f'<section class="moment"><h3>{number}. {escape(when(decision, analysis, lang))} · '
        f"{escape(names[question.seat])}</h3>"
        + _paragraph(cost(decision, lang))
        + _paragraph(_reason(*decision.why, lang))
        + f'<div class="positions{layout}">{shown}</div></section>'
    )


def _described(analysis: Analysis, decision: Decision, lang: Language) -> tuple[str, str]:
    """Describe the chosen action and the best other one."""
    game, question = plugin(analysis.match.game.name), decision.question
    pieces = analysis.match.setup.pieces
    chosen, other = (
        game.text.action(pieces, question.view, action, lang) for action in (question.action, decision.alternative)
    )
    return chosen, other


def _reason(code: str, facts: Facts, lang: Language) -> str:
    """Say why the better action is better; its picture stands below, so no card needs a name."""
    return sentence(code, {**facts, "card": "here"} if "card" in facts else facts, lang)


def _table(analysis: Analysis, costliest: Sequence[int], names: Sequence[str], lang: Language) -> str:
    columns = ("when", "who", "action", "before", "after", "cost", "alternative")
    head = "".join(
        f'<th scope="col"{_right(column)}>{escape(lang.say("analyse-column", column=column))}</th>'
        for column in columns
    )
    rows = ""
    art, pieces = plugin(analysis.match.game.name).art, analysis.match.setup.pieces
    for index, decision in enumerate(analysis.decisions):
        question = decision.question
        chosen, other = _described(analysis, decision, lang)
        cells = (
            when(decision, analysis, lang),
            names[question.seat],
            chosen,
            numbers(decision.before, lang),
            numbers(decision.after, lang),
            "" if decision.is_best else lang.percent(decision.cost.win),
            f"{other} ({numbers(decision.instead, lang)})",
        )
        drawn = {
            "action": art.thumbnail(pieces, question.view, question.action),
            "alternative": art.thumbnail(pieces, question.view, decision.alternative),
        }
        costly = ' class="costly"' if index in costliest else ""
        data = "".join(
            f"<td{_right(column)}>{_hidden(drawn.get(column, ''))}{escape(cell)}</td>"
            for column, cell in zip(columns, cells, strict=True)
        )
        rows += f"<tr{costly}>{data}</tr>\n"
    return (
        f'<div class="scroll" tabindex="0"><table><thead><tr>{head}</tr></thead><tbody>\n{rows}</tbody></table></div>'
    )


def _hidden(drawing: str) -> str:
    """Wrap a drawing that the words beside it describe."""
    return f'<span class="drawn" aria-hidden="true">{drawing}</span>' if drawing else ""


def _right(column: str) -> str:
    return ' class="number"' if column in ("before", "after", "cost") else ""
