"""The report on a set in the reader's language: tables of text, for a terminal, as Markdown, or as a page of HTML."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from statistics import fmean, pstdev
from typing import NamedTuple

from goldhook.art import INK, PAPER, SAND_RIM
from goldhook.lab.set_report import BotReport, Group, Measured, Place, Report, mean_of, share_of
from goldhook.lab.set_report_cards import LEAST_WANTED, MOST_WINNING, PARTS, UNWANTED, WINNING, CardTally, added_up
from goldhook.lab.set_report_goals import Goal, goals
from goldhook.lang import Language

NOTHING = "–"


class Section(NamedTuple):
    """A table with a title, and what a reader has to know about it. Its first column is of words."""

    title: str
    headings: tuple[str, ...]
    rows: Sequence[tuple[str, ...]]
    note: str = ""


class Pages:
    """What the tables of one report say."""

    def __init__(self, report: Report, names: Sequence[str], lang: Language) -> None:
        self.report, self.names, self.lang = report, names, lang

    @property
    def title(self) -> str:
        game = self.lang.say("game-name", game=self.report.game.name)
        return self.lang.say("report-title", game=game, name=self.report.pieces.name)

    @property
    def subtitle(self) -> str:
        told = self.lang.say("match-heading", games=self.report.games, seed=self.report.seed)
        return self.lang.agreed(told, self.report.options)

    def sections(self) -> list[Section]:
        """The goals first: they are what most readers want to know."""
        found = [self._goals(), self._points(), self._seats()]
        for bot, name in zip(self.report.bots, self.names, strict=True):
            if bot.cards and bot.played:
                every = added_up(bot.cards.by_id.values())
                listed = [*bot.cards.by_id.items(), (self.lang.say("report-all-cards"), every)]
                found += [self._wanted(name, listed, every), self._earned(name, listed, every)]
        return found

    # --- both games -----------------------------------------------------------------------------------------------

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
                *self._mean(mean_of(group.points)),
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
            (name, str(group.players), called, *self._share(share_of(place.shares)), self.lang.number(mean))
            for name, group in self._groups()
            for called, place in self._places(group)
            for mean in [fmean(place.points)]
        ]
        return Section(say("report-seats"), headings, rows, say("report-seats-note"))

    def _places(self, group: Group) -> Iterable[tuple[str, Place]]:
        for number, place in enumerate(group.by_order, 1):
            yield self.lang.say("report-order", number=number), place
        for seat, place in enumerate(group.by_seat):
            yield self.lang.say("name-seat", seat=seat), place

    def _groups(self) -> Iterable[tuple[str, Group]]:
        for bot, name in zip(self.report.bots, self.names, strict=True):
            for group in bot.played:
                yield name, group

    # --- is it as it should be? -----------------------------------------------------------------------------------

    def _goals(self) -> Section:
        say = self.lang.say
        headings = (
            "", say("report-what"), say("report-measured"), say("match-interval"), say("report-goal"),
            say("report-verdict"),
        )  # fmt: skip
        rows = []
        for bot, name in zip(self.report.bots, self.names, strict=True):
            rows += [(name, *self._goal(goal)) for goal in goals(bot)]
            rows += [(name, *row, NOTHING, "") for row in self._beside(bot)]
        return Section(say("report-goals"), headings, rows, self._goals_note())

    def _goals_note(self) -> str:
        if self.report.game.name != "silver_gold":
            return self.lang.say("report-goals-note")
        percent = self.lang.number(100 * (0.5 + MOST_WINNING * 0.5))
        return self.lang.say("report-cards-note", least=self.lang.number(100 * LEAST_WANTED), most=percent)

    def _goal(self, goal: Goal) -> tuple[str, ...]:
        say, number = self.lang.say, self.lang.number
        verdict = say("report-met") if goal.met else say("report-missed")
        verdict += "" if goal.sure else " " + say("report-unsure")
        match goal.name:
            case "first_share":
                aim = f"{number(100 * (goal.least or 0))}…{number(100 * (goal.most or 0))}"
                return say("report-first-share"), *self._share(goal.measured), aim, verdict
            case "draws":
                aim = "≤ " + number(100 * (goal.most or 0))
                return say("report-draws"), *self._share(goal.measured), aim, verdict
            case "owned":
                return say("report-owned"), *self._mean(goal.measured), "≥ " + number(goal.least or 0), verdict
        what = say("report-unwanted-cards") if goal.name == UNWANTED else say("report-winning-cards")
        low, high = goal.measured.interval or (0, 0)
        return what, f"{goal.measured.value:.0f}", f"{low:.0f}…{high:.0f}", "0", verdict

    def _beside(self, bot: BotReport) -> list[tuple[str, ...]]:
        """What has no goal, but belongs beside those that have."""
        if not bot.chests:
            return []
        margin, lead = bot.chests.margin, bot.chests.lead
        return [
            (self.lang.say("report-margin"), *self._mean(margin)),
            (self.lang.say("report-lead"), *self._mean(lead)),
        ]

    # --- cards ----------------------------------------------------------------------------------------------------

    def _wanted(self, name: str, cards: Iterable[tuple[str, CardTally]], every: CardTally) -> Section:
        say = self.lang.say
        headings = (
            say("report-card"), say("report-kept"), say("report-taken"), say("report-wanted"), say("match-interval"),
            say("report-filled"), say("report-remark"),
        )  # fmt: skip
        rows = []
        for card, tally in cards:
            rows.append(
                (
                    card,
                    self._part(tally.kept, tally.dealt),
                    self._part(tally.taken, tally.offered),
                    *self._cards_share(tally.wanted, tally.wanted_interval, tally is every),
                    self._part(tally.filled, tally.held),
                    say("report-unwanted") if UNWANTED in tally.flags else "",
                )
            )
        return Section(say("report-wanted-title", name=name), headings, rows, say("report-wanted-note"))

    def _earned(self, name: str, cards: Iterable[tuple[str, CardTally]], every: CardTally) -> Section:
        say = self.lang.say
        headings = (
            say("report-card"), *(say(f"score-{part}") for part in PARTS), say("score-total"), say("simulate-wins"),
            say("match-interval"), say("report-remark"),
        )  # fmt: skip
        rows = []
        for card, tally in cards:
            points = (*tally.earned.values(), tally.total)
            rows.append(
                (
                    card,
                    *(self.lang.number(part / tally.held) if tally.held else NOTHING for part in points),
                    *self._cards_share(tally.win_share, tally.win_interval, tally is every),
                    say("report-winning") if WINNING in tally.flags else "",
                )
            )
        fair = self.lang.percent(fmean(every.fair)) if every.fair else NOTHING
        return Section(say("report-earned-title", name=name), headings, rows, say("report-earned-note", fair=fair))

    # --- numbers --------------------------------------------------------------------------------------------------

    def _cards_share(self, share: float | None, ends: tuple[float, float] | None, every: bool) -> tuple[str, str]:
        """Of a card. All cards together get no interval: those of one game are not independent."""
        if share is None:
            return NOTHING, NOTHING
        return self.lang.percent(share), "" if every else self._ends(ends, 100)

    def _part(self, count: int, of: int) -> str:
        return self.lang.percent(count / of) if of else NOTHING

    def _share(self, measured: Measured) -> tuple[str, str]:
        return self.lang.percent(measured.value), self._ends(measured.interval, 100)

    def _mean(self, measured: Measured) -> tuple[str, str]:
        return self.lang.number(measured.value), self._ends(measured.interval, 1)

    def _ends(self, interval: tuple[float, float] | None, scale: int) -> str:
        return "…".join(self.lang.number(scale * end) for end in interval) if interval else NOTHING


# --- forms --------------------------------------------------------------------------------------------------------


def markdown(pages: Pages) -> str:
    """Tables for a document; the first heading is of the third rank, to go below one's own."""
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
    """A page that stands alone: the drawing, and all the tables."""
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
