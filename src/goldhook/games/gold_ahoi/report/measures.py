"""The quality of a set of tiles in play: is it fair, are games decided, do land and water compete?"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from goldhook.bots.levels import MASTER
from goldhook.bots.seat_specs import level_of
from goldhook.core.game import Facts
from goldhook.core.lang import Language
from goldhook.core.options import read
from goldhook.games.gold_ahoi.options import Options
from goldhook.games.gold_ahoi.pieces import Tiles
from goldhook.games.gold_ahoi.report.areas_played import MOMENTS, AreasPlayed, areas_played
from goldhook.games.gold_ahoi.report.drawing import drawing
from goldhook.lab.measured import Measured, mean_of, share_of
from goldhook.lab.schedule import Done
from goldhook.lab.set_report import BotReport, Group
from goldhook.lab.set_report_goals import Goal
from goldhook.lab.set_report_words import ReportWords, Section

#: Neither first nor second player has an advantage, draws are rare, and most chests are contested.
FIRST_SHARE = (0.47, 0.53)
MOST_DRAWS = 0.06
LEAST_OWNED = 27.0
#: Land and water compete: the largest areas are about equal, and neither decides the match alone.
MOST_UNEVEN = 0.15
MOST_OWNER_WINS = 0.75
#: A lead at this moment is often lost; masters lose it less often.
LATE, LEAST_LOST = 30, 0.25
#: The tiles are varied.
LEAST_SHAPES, MOST_ALIKE = 5, 14
#: The texts of the goals; then the goals in chests or tiles, while the others are shares.
TITLES = {
    "first_share": "report-first-share",
    "draws": "report-draws",
    "owned": "report-owned",
    "balance": "report-balance",
    "land_owner_wins": "report-land-owner-wins",
    "water_owner_wins": "report-water-owner-wins",
    "lead_lost": "report-lead-lost",
    "shapes": "report-shapes",
    "alike": "report-alike",
}
NUMBERS = ("owned", "shapes", "alike")


class Chests(NamedTuple):
    """The measurements of one bot's games."""

    first_share: Measured
    draws: Measured
    owned: Measured
    #: The winner's margin, and the first player's lead.
    margin: Measured
    lead: Measured
    #: Chests of the largest land and of the largest water, and how often their owners win a decided game.
    largest_land: Measured
    largest_water: Measured
    land_owner_wins: Measured
    water_owner_wins: Measured
    #: By the number of placed tiles: how often the leader does not win a decided game.
    lead_lost: dict[int, Measured]

    def json(self) -> Facts:
        told = {name: measured.json() for name, measured in self._asdict().items() if name != "lead_lost"}
        return told | {"lead_lost": {str(tiles): lost.json() for tiles, lost in self.lead_lost.items()}}


def chests(group: Group, played: Sequence[AreasPlayed]) -> Chests:
    """Sum up the games. Points are owned chests, plus a handicap."""
    given_points = [read(Options, options).handicap for options in group.options]
    leads = [(one - two,) for one, two in zip(*(place.points for place in group.by_order), strict=True)]
    return Chests(
        share_of(group.by_order[0].shares),
        share_of(group.shared),
        mean_of([(sum(points) - given,) for points, given in zip(group.points, given_points, strict=True)]),
        mean_of([(abs(lead),) for (lead,) in leads]),
        mean_of(leads),
        mean_of([(game.land.chests,) for game in played]),
        mean_of([(game.water.chests,) for game in played]),
        _share_of_decided(game.won_by(game.land.owner) for game in played),
        _share_of_decided(game.won_by(game.water.owner) for game in played),
        {
            tiles: _share_of_decided(_lost(game.won_by(game.leaders[index])) for game in played)
            for index, tiles in enumerate(MOMENTS)
        },
    )


def balance(played: Sequence[AreasPlayed]) -> Measured:
    """Return the difference between the largest land and the largest water, as a share of the larger."""
    apart = mean_of([(game.land.chests - game.water.chests,) for game in played])
    larger = max(sum(game.land.chests for game in played), sum(game.water.chests for game in played)) / len(played)
    if apart.interval is None:
        return Measured(abs(apart.value) / larger, None)
    low, high = apart.interval
    nearest = 0.0 if low <= 0 <= high else min(abs(low), abs(high))
    return Measured(abs(apart.value) / larger, (nearest / larger, max(abs(low), abs(high)) / larger))


def _lost(won: bool | None) -> bool | None:
    return None if won is None else not won


def _share_of_decided(games: Iterable[bool | None]) -> Measured:
    """Return the share of True among the decided games; without any, the interval is 0 to 1."""
    decided = [float(game) for game in games if game is not None]
    return share_of(decided) if decided else Measured(0.0, (0.0, 1.0))


def _sure(number: int) -> Measured:
    return Measured(number, (number, number))


class ChestMeasures:
    """The measurements of a set's chests in one bot's games."""

    def __init__(self, tiles: Tiles) -> None:
        self._shapes = Counter(tile.shape for tile in tiles.tiles)
        self._played: list[AreasPlayed] = []
        self._masters = False

    def add(self, done: Done) -> None:
        """Count one more game."""
        self._played.append(areas_played(done))
        self._masters = level_of(done.order.seats[0]) == MASTER

    def json(self, groups: Sequence[Group]) -> Facts:
        """Return all measurements."""
        return {"chests": chests(groups[0], self._played).json()}

    def goals(self, groups: Sequence[Group]) -> list[Goal]:
        """Return the goals of a house set."""
        counted = chests(groups[0], self._played)
        return [
            Goal("first_share", counted.first_share, *FIRST_SHARE),
            Goal("draws", counted.draws, most=MOST_DRAWS),
            Goal("owned", counted.owned, least=LEAST_OWNED),
            Goal("balance", balance(self._played), most=MOST_UNEVEN),
            Goal("land_owner_wins", counted.land_owner_wins, most=MOST_OWNER_WINS),
            Goal("water_owner_wins", counted.water_owner_wins, most=MOST_OWNER_WINS),
            *([] if self._masters else [Goal("lead_lost", counted.lead_lost[LATE], least=LEAST_LOST)]),
            Goal("shapes", _sure(len(self._shapes)), least=LEAST_SHAPES),
            Goal("alike", _sure(max(self._shapes.values())), most=MOST_ALIKE),
        ]

    def goal(self, goal: Goal, told: ReportWords) -> tuple[str, ...]:
        """Describe a goal."""
        scale, measured = (1, told.mean) if goal.name in NUMBERS else (100, told.share)
        least, most = (told.lang.number(scale * (end or 0)) for end in (goal.least, goal.most))
        aim = f"{least}…{most}" if goal.least and goal.most else f"≥ {least}" if goal.least else f"≤ {most}"
        return told.say(TITLES[goal.name], tiles=LATE), *measured(goal.measured), aim

    def beside(self, groups: Sequence[Group], told: ReportWords) -> list[tuple[str, ...]]:
        """Return the measurements without a goal."""
        counted = chests(groups[0], self._played)
        lost = [tiles for tiles in MOMENTS if tiles != LATE or self._masters]
        return [
            (told.say("report-largest-land"), *told.mean(counted.largest_land)),
            (told.say("report-largest-water"), *told.mean(counted.largest_water)),
            *((told.say("report-lead-lost", tiles=tiles), *told.share(counted.lead_lost[tiles])) for tiles in lost),
            (told.say("report-margin"), *told.mean(counted.margin)),
            (told.say("report-lead"), *told.mean(counted.lead)),
        ]

    def goals_note(self, lang: Language) -> str:
        """Explain the goals."""
        return lang.say("report-goals-note")

    def sections(self, _name: str, _told: ReportWords) -> list[Section]:
        """Return no further tables."""
        return []

    def drawing(self, bots: Sequence[tuple[BotReport, str]], told: ReportWords) -> tuple[str, float]:
        """Draw every goal on its scale."""
        return drawing(bots, told)
