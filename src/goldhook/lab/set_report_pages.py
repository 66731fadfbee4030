"""The report on a set in the reader's language: tables for a terminal, as Markdown, or as an HTML page."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from statistics import fmean, pstdev

from goldhook.core.lang import Language
from goldhook.drawing.art import INK, PAPER, SAND_RIM
from goldhook.lab.measured import mean_of, share_of
from goldhook.lab.set_report import Group, Place, Report
from goldhook.lab.set_report_goals import Goal
from goldhook.lab.set_report_words import NOTHING, ReportWords, Section


class Pages:
    """The texts and tables of one report."""

    def __init__(self, report: Report, names: Sequence[str], lang: Language) -> None:
        self.report, self.names, self.lang = report, names, lang
        self.words = ReportWords(lang)

    @property
    def title(self) -> str:
        game = self.lang.game(self.report.game.name)
        return self.lang.say("report-title", game=game, name=self.report.pieces.name)

    @property
    def subtitle(self) -> str:
        told = self.lang.say("match-heading", games=self.report.games, seed=self.report.seed)
        return self.lang.agreed(told, self.report.options)

    def sections(self) -> list[Section]:
        """Return all tables, the goals first, because most readers want them."""
        found = [self._goals(), self._points(), self._seats()]
        for bot, name in zip(self.report.bots, self.names, strict=True):
            if bot.played:
                found += bot.measures.sections(name, self.words)
        return found

    # --- tables for every game ------------------------------------------------------------------------------------

    def _points(self) -> Section:
        say = self.lang.say
        headings = (
            "", say("report-players"), say("report-games"), say("simulate-mean"), say("match-interval"),
            say("simulate-spread"), say("report-range"), say("report-shared"),
        )  # fmt: skip
        rows = [
            (
                name,
                str(group.players),
                str(group.games),
                *self.words.mean(mean_of(group.points)),
                self.lang.number(pstdev(flat)),
                f"{min(flat)}…{max(flat)}",
                self.lang.percent(fmean(group.shared)),
            )
            for name, group in self._groups()
            for flat in [[points for game in group.points for points in game]]
        ]
        return Section(say("report-points"), headings, rows)

    def _seats(self) -> Section:
        say = self.lang.say
        headings = (
            "", say("report-players"), say("report-place"), say("simulate-wins"), say("match-interval"),
            say("simulate-mean"),
        )  # fmt: skip
        rows = [
            (name, str(group.players), called, *self.words.share(share_of(place.shares)), self.lang.number(mean))
            for name, group in self._groups()
            for called, place in self._places(group)
            for mean in [fmean(place.points)]
        ]
        return Section(say("report-seats"), headings, rows, say("report-seats-note"))

    def _places(self, group: Group) -> Iterable[tuple[str, Place]]:
        for number, place in enumerate(group.by_order, 1):
            yield self.lang.say("report-order", number=number), place
        for seat, place in enumerate(group.by_seat, 1):
            yield self.lang.say("name-seat", seat=seat), place

    def _groups(self) -> Iterable[tuple[str, Group]]:
        for bot, name in zip(self.report.bots, self.names, strict=True):
            for group in bot.played:
                yield name, group

    # --- goals ----------------------------------------------------------------------------------------------------

    def _goals(self) -> Section:
        say = self.lang.say
        headings = (
            "", say("report-what"), say("report-measured"), say("match-interval"), say("report-goal"),
            say("report-verdict"),
        )  # fmt: skip
        rows = []
        for bot, name in zip(self.report.bots, self.names, strict=True):
            rows += [(name, *bot.measures.goal(goal, self.words), self._verdict(goal)) for goal in bot.goals()]
            if bot.played:
                rows += [(name, *row, NOTHING, "") for row in bot.measures.beside(bot.played, self.words)]
        return Section(say("report-goals"), headings, rows, self.report.bots[0].measures.goals_note(self.lang))

    def _verdict(self, goal: Goal) -> str:
        verdict = self.lang.say("report-met") if goal.met else self.lang.say("report-missed")
        return verdict if goal.sure else f"{verdict} {self.lang.say('report-unsure')}"


# --- output formats -----------------------------------------------------------------------------------------------


def markdown(pages: Pages) -> str:
    """Return tables for a document. Headings start at the third level, to fit below the document's own."""
    lines = [f"**{_cell(pages.title)}** · {_cell(pages.subtitle)}"]
    for section in pages.sections():
        lines += ["", f"### {_cell(section.title)}", ""]
        lines += ["| " + " | ".join(map(_cell, section.headings)) + " |"]
        lines += ["|" + "|".join(["---", *["--:"] * (len(section.headings) - 1)]) + "|"]
        lines += ["| " + " | ".join(map(_cell, row)) + " |" for row in section.rows]
        if section.note:
            lines += ["", _cell(section.note)]
    return "\n".join(lines)


def _cell(text: str) -> str:
    return text.replace("|", "\\|").replace("<", "&lt;")


STYLE = f"""body {{ background: {PAPER}; color: {INK}; font: 16px/1.45 Georgia, serif; margin: 2rem auto;
  max-width: 60rem; padding: 0 1rem }}
table {{ border-collapse: collapse; font-variant-numeric: tabular-nums }} .wide {{ overflow-x: auto }}
th, td {{ border-bottom: 1px solid {SAND_RIM}; padding: .2rem .6rem; text-align: right }}
th:first-child, td:first-child {{ text-align: left }} svg {{ height: auto; max-width: 100% }}"""


def html(pages: Pages, drawing: str) -> str:
    """Return a self-contained page with the drawing and all tables."""
    body = f"<h1>{escape(pages.title)}</h1>\n<p>{escape(pages.subtitle)}</p>\n{drawing}\n"
    for section in pages.sections():
        head = "".join(f'<th scope="col">{escape(heading)}</th>' for heading in section.headings)
        rows = "\n".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in section.rows)
        body += f"<h2>{escape(section.title)}</h2>\n"
        body += f'<div class="wide"><table>\n<thead><tr>{head}</tr></thead>\n<tbody>\n{rows}\n</tbody></table></div>\n'
        body += f"<p>{escape(section.note)}</p>\n" if section.note else ""
    return (
        f'<!doctype html>\n<html lang="{pages.lang.code}">\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(pages.title)}</title>\n<style>\n{STYLE}\n</style>\n{body}</html>\n"
    )
