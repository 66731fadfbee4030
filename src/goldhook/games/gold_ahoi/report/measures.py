"""What a set of tiles is like when it is played: is it fair, is it decided, is there something to own?"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from goldhook.core.game import Json
from goldhook.core.lang import Language
from goldhook.games.gold_ahoi.pieces import Tiles
from goldhook.games.gold_ahoi.report.drawing import drawing
from goldhook.lab.games import Done
from goldhook.lab.measured import Measured, mean_of, share_of
from goldhook.lab.set_report import BotReport, Group
from goldhook.lab.set_report_goals import Goal
from goldhook.lab.set_report_words import ReportWords, Section

#: Neither first nor second is the better place, a match is decided, and most chests are worth a fight.
FIRST_SHARE = (0.47, 0.53)
MOST_DRAWS = 0.06
LEAST_OWNED = 22.0


class Chests(NamedTuple):
    """What is measured of the games of one bot."""

    first_share: Measured
    draws: Measured
    owned: Measured
    #: How far the winner is ahead, and the first player of the other.
    margin: Measured
    lead: Measured

    def json(self) -> Json:
        return {name: measured.json() for name, measured in self._asdict().items()}


def chests(group: Group) -> Chests:
    """A chest that is owned is a point, and so is nothing else but a handicap: the points tell it all."""
    given_points = [options.get("handicap", 0) for options in group.options]
    leads = [(one - two,) for one, two in zip(*(place.points for place in group.by_order), strict=True)]
    return Chests(
        share_of(group.by_order[0].shares),
        share_of(group.shared),
        mean_of([(sum(points) - given,) for points, given in zip(group.points, given_points, strict=True)]),
        mean_of([(abs(lead),) for (lead,) in leads]),
        mean_of(leads),
    )


class ChestMeasures:
    """The chests of a set, as the games of one bot see them: the points of the games tell it all."""

    def __init__(self, _tiles: Tiles) -> None: ...

    def add(self, done: Done) -> None:
        """Count nothing beside the points."""

    def json(self, groups: Sequence[Group]) -> Json:
        """Return everything that is measured."""
        return {"chests": chests(groups[0]).json()}

    def goals(self, groups: Sequence[Group]) -> list[Goal]:
        """First player, draws and chests owned."""
        counted = chests(groups[0])
        return [
            Goal("first_share", counted.first_share, *FIRST_SHARE),
            Goal("draws", counted.draws, most=MOST_DRAWS),
            Goal("owned", counted.owned, least=LEAST_OWNED),
        ]

    def goal(self, goal: Goal, told: ReportWords) -> tuple[str, ...]:
        """Say what is aimed at."""
        say, number = told.say, told.lang.number
        match goal.name:
            case "first_share":
                aim = f"{number(100 * (goal.least or 0))}…{number(100 * (goal.most or 0))}"
                return say("report-first-share"), *told.share(goal.measured), aim
            case "draws":
                return say("report-draws"), *told.share(goal.measured), "≤ " + number(100 * (goal.most or 0))
        return say("report-owned"), *told.mean(goal.measured), "≥ " + number(goal.least or 0)

    def beside(self, groups: Sequence[Group], told: ReportWords) -> list[tuple[str, ...]]:
        """How far the winner is ahead, and the first player of the other."""
        counted = chests(groups[0])
        return [
            (told.say("report-margin"), *told.mean(counted.margin)),
            (told.say("report-lead"), *told.mean(counted.lead)),
        ]

    def goals_note(self, lang: Language) -> str:
        """Say what the goals mean."""
        return lang.say("report-goals-note")

    def sections(self, _name: str, _told: ReportWords) -> list[Section]:
        """No more tables."""
        return []

    def drawing(self, bots: Sequence[tuple[BotReport, str]], told: ReportWords) -> tuple[str, float]:
        """Draw every goal on its scale."""
        return drawing(bots, told)
