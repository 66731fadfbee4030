"""What a deck is like when it is played: is every card wanted, and does none win too often?"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from statistics import fmean

from goldhook.core.game import Json
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
from goldhook.lab.games import Done
from goldhook.lab.measured import Measured
from goldhook.lab.set_report import BotReport, Group
from goldhook.lab.set_report_goals import Goal
from goldhook.lab.set_report_words import NOTHING, ReportWords, Section


class CardMeasures:
    """The cards of a deck, as the games of one bot see them."""

    def __init__(self, deck: Deck) -> None:
        self.cards = Cards(deck)

    def add(self, done: Done) -> None:
        """Count one more game."""
        self.cards.add(done)

    def json(self, _groups: Sequence[Group]) -> Json:
        """Return every card."""
        return {"cards": self.cards.json()}

    def goals(self, _groups: Sequence[Group]) -> list[Goal]:
        """No card is unwanted, and none wins too often."""
        found = []
        for flag in (UNWANTED, WINNING):
            # At least those that are so for sure; at most those that may be.
            sure, perhaps = len(self.cards.flagged(flag)), len(self.cards.suspected(flag))
            found.append(Goal(flag, Measured(sure, (sure, perhaps)), most=0))
        return found

    def goal(self, goal: Goal, told: ReportWords) -> tuple[str, ...]:
        """Say how many cards miss the goal."""
        what = told.say("report-unwanted-cards") if goal.name == UNWANTED else told.say("report-winning-cards")
        low, high = goal.measured.interval or (0, 0)
        return what, f"{goal.measured.value:.0f}", f"{low:.0f}…{high:.0f}", "0"

    def beside(self, _groups: Sequence[Group], _told: ReportWords) -> list[tuple[str, ...]]:
        """Nothing more."""
        return []

    def goals_note(self, lang: Language) -> str:
        """Say when a card is unwanted, and when it wins too often."""
        percent = lang.number(100 * (0.5 + MOST_WINNING * 0.5))
        return lang.say("report-cards-note", least=lang.number(100 * LEAST_WANTED), most=percent)

    def sections(self, name: str, told: ReportWords) -> list[Section]:
        """How wanted each card is, and what it earns."""
        every = added_up(self.cards.by_id.values())
        listed = [*self.cards.by_id.items(), (told.say("report-all-cards"), every)]
        return [_wanted(told, name, listed, every), _earned(told, name, listed, every)]

    def drawing(self, bots: Sequence[tuple[BotReport, str]], told: ReportWords) -> tuple[str, float]:
        """Draw what each card earns."""
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
    """Of a card. All cards together get no interval: those of one game are not independent."""
    if share is None:
        return NOTHING, NOTHING
    return told.lang.percent(share), "" if every else told.ends(ends, 100)
