"""What a house set has to be, and whether it is."""

from __future__ import annotations

from typing import NamedTuple

from goldhook.game import Json
from goldhook.lab.set_report import BotReport, Measured, Report, exact
from goldhook.lab.set_report_cards import UNWANTED, WINNING
from goldhook.options import changed

#: Gold Ahoi!: neither first nor second is the better place, a match is decided, and most chests are worth a fight.
FIRST_SHARE = (0.47, 0.53)
MOST_DRAWS = 0.06
LEAST_OWNED = 22.0


class Goal(NamedTuple):
    """A number that should not be less, or not more; None where that does not matter."""

    name: str
    measured: Measured
    least: float | None = None
    most: float | None = None

    @property
    def met(self) -> bool:
        """By what was measured."""
        return self._holds(self.measured.value)

    @property
    def sure(self) -> bool:
        """Does the whole interval say the same?"""
        if self.measured.interval is None:
            return False
        low, high = self.measured.interval
        if self.met:
            return self._holds(low) and self._holds(high)
        return (self.least is not None and high < self.least) or (self.most is not None and low > self.most)

    def _holds(self, value: float) -> bool:
        return (self.least is None or value >= self.least) and (self.most is None or value <= self.most)

    def json(self) -> Json:
        bounds = {"least": self.least, "most": self.most}
        return {"goal": self.name, **self.measured.json(), **bounds, "met": self.met, "sure": self.sure}


def goals(report: BotReport) -> list[Goal]:
    """The goals of the game, as this bot's games see them; none before the first game."""
    if not report.played:
        return []
    if report.chests:
        counted = report.chests
        return [
            Goal("first_share", counted.first_share, *FIRST_SHARE),
            Goal("draws", counted.draws, most=MOST_DRAWS),
            Goal("owned", counted.owned, least=LEAST_OWNED),
        ]
    assert report.cards
    found = []
    for flag in (UNWANTED, WINNING):
        # At least those that are so for sure; at most those that may be.
        sure, perhaps = len(report.cards.flagged(flag)), len(report.cards.suspected(flag))
        found.append(Goal(flag, Measured(sure, (sure, perhaps)), most=0))
    return found


def as_json(report: Report) -> Json:
    """The whole report for programs."""
    return {
        "game": report.game.name,
        "set": report.pieces.name,
        "seed": report.seed,
        "exact": exact([bot.bot for bot in report.bots]),
        "games": report.games,
        **changed(report.options),
        "bots": [bot.json() | {"goals": [goal.json() for goal in goals(bot)]} for bot in report.bots],
    }
