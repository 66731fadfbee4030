"""The quality of a deck in play: is every card wanted, and does none win too often?"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from statistics import fmean

from goldhook.core.game import Facts
from goldhook.core.lang import Language
from goldhook.games.silver_gold.pieces import Deck
from goldhook.games.silver_gold.report.cards import (
    LEAST_WANTED,
    MOST_WINNING,
    PARTS,
    UNWANTED,
    WINNING,
    Cards,
    CardTally,
    added_up,
)
from goldhook.games.silver_gold.report.drawing import drawing
from goldhook.lab.measured import Measured
from goldhook.lab.schedule import Done
from goldhook.lab.set_report import BotReport, Group
from goldhook.lab.set_report_goals import Goal
from goldhook.lab.set_report_words import NOTHING, ReportWords, Section


class CardMeasures:
    """The measurements of a deck's cards in one bot's games."""

    def __init__(self, deck: Deck) -> None:
        self.cards = Cards(deck)

    def add(self, done: Done) -> None:
        """Count one more game."""
        self.cards.add(done)

    def json(self, _groups: Sequence[Group]) -> Facts:
        """Return every card."""
        return {"cards": self.cards.json()}

    def goals(self, groups: Sequence[Group]) -> list[Goal]:
        """Return the goals: every card is wanted, by any number of players, and none wins too often."""
        found = [
            Goal(f"wanted_{group.players}", least[1], least=LEAST_WANTED)
            for group in groups
            if (least := self.cards.least_wanted(group.players))
        ]
        # The lower bound counts the certain cards, the upper bound also the possible ones.
        sure, perhaps = len(self.cards.flagged(WINNING)), len(self.cards.suspected(WINNING))
        return [*found, Goal(WINNING, Measured(sure, (sure, perhaps)), most=0)]

    def goal(self, goal: Goal, told: ReportWords) -> tuple[str, ...]:
        """Describe how often the least wanted card is chosen, or how many cards win too often."""
        if goal.name == WINNING:
            low, high = goal.measured.interval or (0, 0)
            return told.say("report-winning-cards"), f"{goal.measured.value:.0f}", f"{low:.0f}…{high:.0f}", "0"
        players = int(goal.name.removeprefix("wanted_"))
        card, _ = self.cards.least_wanted(players) or ("", None)
        what = told.say("report-least-wanted", card=card, players=players)
        return what, *told.share(goal.measured), "≥ " + told.lang.number(100 * LEAST_WANTED)

    def beside(self, _groups: Sequence[Group], _told: ReportWords) -> list[tuple[str, ...]]:
        """Return nothing: every measurement has a goal."""
        return []

    def goals_note(self, lang: Language) -> str:
        """Explain when a card is unwanted, and when it wins too often."""
        percent = lang.number(100 * (0.5 + MOST_WINNING * 0.5))
        return lang.say("report-cards-note", least=lang.number(100 * LEAST_WANTED), most=percent)

    def sections(self, name: str, told: ReportWords) -> list[Section]:
        """Return how wanted each card is, and its earnings."""
        every = added_up(self.cards.by_id.values())
        listed = [*self.cards.by_id.items(), (told.say("report-all-cards"), every)]
        return [_wanted(told, name, listed, every), _earned(told, name, listed, every)]

    def drawing(self, bots: Sequence[tuple[BotReport, str]], told: ReportWords) -> tuple[str, float]:
        """Draw the earnings of each card."""
        shown = [(bot.measures.cards, name) for bot, name in bots if isinstance(bot.measures, CardMeasures)]
        return drawing(shown, told)


def _wanted(told: ReportWords, name: str, cards: Iterable[tuple[str, CardTally]], every: CardTally) -> Section:
    say = told.say
    headings = (
        say("report-card"), say("report-kept"), say("report-taken"), say("report-wanted"), say("match-interval"),
        say("report-filled"), say("report-remark"),
    )  # fmt: skip
    rows = []
    for card, tally in cards:
        rows.append(
            (
                card,
                told.part(tally.kept, tally.dealt),
                told.part(tally.taken, tally.offered),
                *_share_of_card(told, tally.wanted, tally.wanted_interval, tally is every),
                told.part(tally.filled, tally.held),
                say("report-unwanted") if UNWANTED in tally.flags else "",
            )
        )
    return Section(say("report-wanted-title", name=name), headings, rows, say("report-wanted-note"))


def _earned(told: ReportWords, name: str, cards: Iterable[tuple[str, CardTally]], every: CardTally) -> Section:
    say = told.say
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
                *(told.lang.number(part / tally.held) if tally.held else NOTHING for part in points),
                *_share_of_card(told, tally.win_share, tally.win_interval, tally is every),
                say("report-winning") if WINNING in tally.flags else "",
            )
        )
    fair = told.lang.percent(fmean(every.fair)) if every.fair else NOTHING
    return Section(say("report-earned-title", name=name), headings, rows, say("report-earned-note", fair=fair))


def _share_of_card(
    told: ReportWords, share: float | None, ends: tuple[float, float] | None, every: bool
) -> tuple[str, str]:
    """Format a share of a card. All cards together get no interval: cards of one game are not independent."""
    if share is None:
        return NOTHING, NOTHING
    return told.lang.percent(share), "" if every else told.ends(ends, 100)
