"""A tournament: every player meets every other, and all games together give the ratings."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import NamedTuple

import numpy as np

from goldhook.core.game import AnyGame, Facts, OptionSet, Pieces
from goldhook.lab.intervals import design_effect
from goldhook.lab.match import MatchTotals, PlayerResult
from goldhook.lab.ratings import Matrix, Rating, chances, fit, rate
from goldhook.lab.schedule import Done, Order, orders, seed_of


def meetings(
    game: AnyGame,
    pieces: Pieces,
    players: Sequence[str],
    games: int,
    seed: int,
    milliseconds: int,
    *,
    options: OptionSet | None = None,
) -> Iterator[Order]:
    """Yield all games of a round robin, `games` for each pair, interleaved so that an early stop has some of each."""
    pairs = [
        orders(game, pieces, pair, games, seed_of(seed, "pair", number), milliseconds, options=options)
        for number, pair in enumerate(combinations(enumerate(players), 2))
    ]
    in_turn = (order for games_of_a_turn in zip(*pairs, strict=True) for order in games_of_a_turn)
    return (order._replace(number=number) for number, order in enumerate(in_turn))


class Rated(NamedTuple):
    """A player of a tournament: its rating, and its result over all its games."""

    player: int
    rating: Rating
    standing: PlayerResult

    def json(self) -> Facts:
        """Return the same data as in a match, but with the rating's interval as `ci`."""
        return {
            "name": self.standing.name,
            "rating": round(self.rating.rating, 1),
            "ci": [round(end, 1) for end in self.rating.interval],
            **{key: self.standing.json()[key] for key in ("win_share", "mean_points", "forfeits")},
        }


class TournamentTotals:
    """The counted games of a tournament."""

    def __init__(self, players: Sequence[str]) -> None:
        self.tally = MatchTotals(players)
        #: By pair and deal: the share of the win of the pair's first player in each game.
        self._blocks: dict[tuple[int, int, int], list[float]] = {}

    def add(self, done: Done) -> None:
        """Count one more game."""
        self.tally.add(done)
        one, two = sorted(done.order.players)
        share = done.shares[done.order.players.index(one)]
        self._blocks.setdefault((one, two, done.order.deal), []).append(share)

    def rated(self) -> list[Rated]:
        """Return all players, strongest first."""
        wins = self._wins()
        chance = chances(fit(wins)).tolist()
        blocks = [(shares, chance[one][two]) for (one, two, _), shares in self._blocks.items()]
        ratings = rate(wins, design_effect(blocks, fitted=len(wins) - 1))
        rows = map(Rated, range(len(wins)), ratings, self.tally.standings())
        return sorted(rows, key=lambda row: -row.rating.rating)

    def _wins(self) -> Matrix:
        wins = np.zeros((len(self.tally.players),) * 2)
        for (one, two, _), shares in self._blocks.items():
            wins[one, two] += sum(shares)
            wins[two, one] += len(shares) - sum(shares)
        return wins

    def json(self) -> Facts:
        """Return the players, strongest first; `pairs` refers to them by their index in that list."""
        rows, wins = self.rated(), self._wins().tolist()
        return {
            "games": self.tally.games,
            "players": [row.json() for row in rows],
            "pairs": [
                {
                    "players": [place, other],
                    "games": round(wins[one.player][two.player] + wins[two.player][one.player]),
                    "wins": [round(wins[one.player][two.player], 4), round(wins[two.player][one.player], 4)],
                }
                for (place, one), (other, two) in combinations(enumerate(rows), 2)
            ],
        }
