"""The search tree: the result does not depend on threads, and is close to the exact one where that is known."""

from __future__ import annotations

import numpy as np
import pytest

from bots.gold_ahoi.random_match import random_match
from goldhook.bots.race import Sums
from goldhook.games.gold_ahoi import GAME
from goldhook.games.gold_ahoi.bots import endgame
from goldhook.games.gold_ahoi.bots.faces import faces
from goldhook.games.gold_ahoi.bots.guess import known
from goldhook.games.gold_ahoi.bots.playouts import AHEAD, COUNT, POINTS, SUMS, WINS
from goldhook.games.gold_ahoi.bots.tree import DOUBT, VISITS, Trees, grow, learn, tallies, trees
from goldhook.games.gold_ahoi.kernel import rules as k
from goldhook.games.gold_ahoi.kernel import twin
from goldhook.games.gold_ahoi.pieces import TILES
from goldhook.games.gold_ahoi.state import State

THRIFT = 12


class Grown:
    """The trees of a state, the sums of its actions, and the counts of each look on each cell."""

    def __init__(self, state: State, entries: int = 1 << 12) -> None:
        self.tables, self.sheet = k.tables(GAME.house()), faces(GAME.house())
        self.seen = known(GAME.house(), GAME.view(state, state.to_act[0]))
        numbers = [twin.number_of(action) for action in GAME.legal(state, state.to_act[0])]
        self.actions = np.array(numbers, dtype=np.int32)
        self.forest: Trees = trees(self.sheet, len(numbers), entries)
        self.tally = tallies(self.sheet)
        self.sums: Sums = np.zeros((len(numbers), SUMS), dtype=np.int64)

    def play(self, arms: list[int], first: int, last: int, thrift: int = THRIFT) -> None:
        numbers = np.array(arms, dtype=np.int32)
        grow(
            self.tables, self.sheet, self.seen, thrift, 1, self.actions, numbers, first, last, 7, self.forest,
            self.tally, self.sums,
        )  # fmt: skip

    def learn(self) -> None:
        learn(self.forest, self.tally)

    @property
    def all(self) -> list[int]:
        return list(range(len(self.actions)))


@pytest.mark.parametrize("open_hands", [False, True])
def test_the_trees_are_the_same_however_the_actions_and_playouts_are_spread(open_hands: bool) -> None:
    for moment in (0, 5, 14, 22):
        state = list(random_match(moment, open_hands=open_hands))[moment]
        whole, parts = Grown(state), Grown(state)
        for grown in (whole, parts):
            grown.play(grown.all, 0, 20)
            grown.learn()
        whole.play(whole.all, 20, 60)
        for arms in (parts.all[1::2], parts.all[::2]):
            parts.play(arms, 20, 33)
            parts.play(arms, 33, 60)
        assert np.array_equal(whole.sums, parts.sums)
        assert np.array_equal(whole.forest.positions, parts.forest.positions)
        assert np.array_equal(whole.forest.counts, parts.forest.counts)
        assert np.array_equal(whole.tally, parts.tally)
        assert (whole.sums[:, COUNT] == 60).all()


def test_a_full_tree_still_answers() -> None:
    grown = Grown(list(random_match(4))[14], entries=1)
    grown.play(grown.all, 0, 400)
    assert (grown.sums[:, COUNT] == 400).all()
    assert (grown.forest.positions != 0).mean() > 0.9


@pytest.mark.parametrize("moment", [0, 6, 17, 33])
def test_every_playout_lays_every_tile_once(moment: int) -> None:
    """All tiles except those on the table and the action's are counted; with a full frame, one on each free cell."""
    grown = Grown(list(random_match(5))[moment])
    grown.play(grown.all[:1], 0, 50)
    laid = grown.tally[..., VISITS].sum(axis=1)
    assert laid.sum() == 50 * (TILES - moment - 1)
    assert laid.max() <= 50
    if moment == 33:
        assert sorted(laid[laid > 0].tolist()) == [50, 50]


def test_the_means_follow_the_counts() -> None:
    """A look that won for north has a mean above that of all playouts; one that was never placed has just that."""
    grown = Grown(list(random_match(6))[20])
    grown.learn()
    assert (grown.forest.means == 0).all()
    grown.tally[40, 3], grown.tally[50, 2] = (100, 60), (300, -200)
    grown.learn()
    assert grown.forest.means[40, 3] == pytest.approx((60 - DOUBT * 0.35) / (100 + DOUBT))
    assert grown.forest.means[50, 2] == pytest.approx((-200 - DOUBT * 0.35) / (300 + DOUBT))
    assert np.unique(grown.forest.means).tolist() == pytest.approx(
        sorted({-0.35, grown.forest.means[40, 3], grown.forest.means[50, 2]})
    )


def test_thrifty_players_delay_new_rows() -> None:
    """With thrift from the start, the rows of random playouts are opened later, so fewer cells are ever used."""
    state = list(random_match(3))[1]
    thrifty, free = Grown(state), Grown(state)
    thrifty.play(thrifty.all[:1], 0, 200, thrift=0)
    free.play(free.all[:1], 0, 200, thrift=TILES)
    used = [(grown.tally[..., VISITS].sum(axis=1) > 0).sum() for grown in (thrifty, free)]
    assert used[0] < used[1]


@pytest.mark.parametrize("open_hands", [False, True])
def test_near_the_end_the_tree_comes_close_to_the_exact_values(open_hands: bool) -> None:
    for seed in range(4):
        state = list(random_match(seed, open_hands=open_hands))[-4]
        grown = Grown(state)
        for first in range(0, 4000, 500):
            grown.play(grown.all, first, first + 500)
            grown.learn()
        exact = endgame.solve(grown.sheet, grown.seen, grown.actions)[:, endgame.WIN]
        share = grown.sums[:, WINS] / grown.sums[:, COUNT] / 2
        assert np.abs(share - exact).max() < 0.12
        assert exact[share.argmax()] > exact.max() - 0.05


def test_the_tree_counts_a_handicap() -> None:
    """Enough points for the first player decide every playout, whatever the tree then prefers."""
    plain, given = (list(random_match(1, handicap=handicap))[14] for handicap in (0, 9))
    for state, least in ((plain, 0), (given, 9)):
        grown = Grown(state)
        grown.play(grown.all, 0, 30)
        first = int(grown.seen.match[k.TO_MOVE]) == state.setup.first
        own, other = grown.sums[:, POINTS], grown.sums[:, POINTS] - grown.sums[:, AHEAD]
        assert ((own if first else other) >= 30 * least).all()
