"""A match: the same players in many games, every shuffle from every seat; wins and points with their intervals."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from statistics import fmean
from typing import NamedTuple

from goldhook.core.game import Facts
from goldhook.lab.intervals import mean_interval, share_interval
from goldhook.lab.schedule import Done


class PlayerResult(NamedTuple):
    """The result of a player in a match."""

    #: The program's own name, or its word in `--seats`.
    name: str
    #: Share of its games won; a tie of k players counts 1/k.
    win_share: float
    win_interval: tuple[float, float]
    #: Mean points, and their mean lead over the others' average, in completed games; None if there are none.
    mean_points: float | None
    difference: float | None
    difference_interval: tuple[float, float] | None
    #: Mean place in completed games with more than two players; equal players share their places.
    mean_rank: float | None
    forfeits: int

    def json(self) -> Facts:
        rank = {} if self.mean_rank is None else {"mean_rank": round(self.mean_rank, 3)}
        return {
            "name": self.name,
            "win_share": round(self.win_share, 4),
            "ci": [round(end, 4) for end in self.win_interval],
            "mean_points": None if self.mean_points is None else round(self.mean_points, 3),
            **rank,
            "forfeits": self.forfeits,
        }


class MatchTotals:
    """The games of a match, counted by player."""

    def __init__(self, players: Sequence[str]) -> None:
        self.players = tuple(players)
        self.own_names: dict[int, str] = {}
        self.games = 0
        self._forfeits = [0] * len(players)
        #: For each player: the shares of the win by deal, the points, the ranks, and the point leads by deal.
        self._shares = [defaultdict[int, list[float]](list) for _ in players]
        self._points = [list[int]() for _ in players]
        self._ranks = [list[float]() for _ in players]
        self._differences = [defaultdict[int, list[float]](list) for _ in players]

    def add(self, done: Done) -> None:
        """Count one more game."""
        self.games += 1
        order = done.order
        for seat, player in enumerate(order.players):
            self._shares[player][order.deal].append(done.shares[seat])
            if done.names[seat]:
                self.own_names.setdefault(player, done.names[seat])
            if done.forfeit:
                self._forfeits[player] += done.forfeit.seat == seat
            else:
                others = [points for at, points in enumerate(done.totals) if at != seat]
                self._points[player].append(done.totals[seat])
                self._ranks[player].append(_rank(done.places, seat))
                self._differences[player][order.deal].append(done.totals[seat] - fmean(others))

    def standings(self) -> list[PlayerResult]:
        """Return the results in the order in which the players were named."""
        return [self._standing(player, who) for player, who in enumerate(self.players)]

    def _standing(self, player: int, who: str) -> PlayerResult:
        shares = list(self._shares[player].values())
        points, differences = self._points[player], list(self._differences[player].values())
        return PlayerResult(
            self.own_names.get(player, who),
            fmean(share for block in shares for share in block) if shares else 0.0,
            share_interval(shares) if shares else (0.0, 1.0),
            fmean(points) if points else None,
            fmean(game for block in differences for game in block) if points else None,
            mean_interval(differences),
            fmean(self._ranks[player]) if points and len(self.players) > 2 else None,
            self._forfeits[player],
        )

    def json(self) -> Facts:
        return {"games": self.games, "players": [standing.json() for standing in self.standings()]}


def _rank(places: Sequence[int], seat: int) -> float:
    """Return the place of a seat. Equal seats share theirs: two at the top both get 1.5."""
    return places[seat] + (places.count(places[seat]) - 1) / 2
