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
from goldhook.games.gold_ahoi.bots.playouts import AHEAD, COUNT, POINTS, SUMS, WINS, final_top, frame_is_known
from goldhook.games.gold_ahoi.bots.tree import VISITS, Trees, grow, trees
from goldhook.games.gold_ahoi.kernel import rules as k
from goldhook.games.gold_ahoi.kernel import twin
from goldhook.games.gold_ahoi.pieces import TILES
from goldhook.games.gold_ahoi.state import State

THRIFT = 12


class Grown:
    """The trees of a state, and the sums of its actions."""

    def __init__(self, state: State, entries: int = 1 << 12) -> None:
        self.sheet = faces(GAME.house())
        self.seen = known(GAME.house(), GAME.view(state, state.to_act[0]))
        numbers = [twin.number_of(action) for action in GAME.legal(state, state.to_act[0])]
        self.actions = np.array(numbers, dtype=np.int32)
        self.tops = np.array([final_top(self.seen.match, action) for action in self.actions])
        self.forest: Trees = trees(self.sheet, TILES - len(state.layout.laid), len(numbers), entries)
        self.sums: Sums = np.zeros((len(numbers), SUMS), dtype=np.int64)

    def play(self, arms: list[int], first: int, last: int) -> None:
        for top in np.unique(self.tops[arms]).tolist():
            framed = np.array([arm for arm in arms if self.tops[arm] == top], dtype=np.int32)
            grow(self.sheet, self.seen, top, self.actions, framed, first, last, 7, self.forest, self.sums)

    @property
    def all(self) -> list[int]:
        return list(range(len(self.actions)))


def states_in_a_frame(seed: int, *, open_hands: bool = False, handicap: int = 0) -> list[State]:
    """Return the states of a random match whose frame is known."""
    states = list(random_match(seed, open_hands=open_hands, handicap=handicap))
    return [state for state in states if frame_is_known(twin.from_law(state), THRIFT)]


@pytest.mark.parametrize("open_hands", [False, True])
def test_the_trees_are_the_same_however_the_actions_and_playouts_are_spread(open_hands: bool) -> None:
    for seed in range(3):
        state = states_in_a_frame(seed, open_hands=open_hands)[seed]
        whole, parts = Grown(state), Grown(state)
        whole.play(whole.all, 0, 60)
        for arms in (parts.all[1::2], parts.all[::2]):
            parts.play(arms, 0, 13)
            parts.play(arms, 13, 60)
        assert np.array_equal(whole.sums, parts.sums)
        assert np.array_equal(whole.forest.positions, parts.forest.positions)
        assert np.array_equal(whole.forest.counts, parts.forest.counts)
        assert np.array_equal(whole.forest.on_cell, parts.forest.on_cell)
        assert (whole.sums[:, COUNT] == 60).all()


def test_a_full_tree_still_answers() -> None:
    state = states_in_a_frame(4)[0]
    grown = Grown(state, entries=1)
    grown.play(grown.all, 0, 400)
    assert (grown.sums[:, COUNT] == 400).all()
    assert (grown.forest.positions != 0).mean() > 0.9


def test_every_playout_lays_every_tile_once() -> None:
    """Each free cell except the action's gets a tile in every playout."""
    state = states_in_a_frame(5)[1]
    grown = Grown(state)
    grown.play(grown.all, 0, 50)
    laid = grown.forest.on_cell[..., VISITS].sum(axis=2)
    assert sorted({*laid.flatten().tolist()}) == [0, 50]
    assert ((laid == 0).sum(axis=1) == 1).all()


@pytest.mark.parametrize("open_hands", [False, True])
def test_near_the_end_the_tree_comes_close_to_the_exact_values(open_hands: bool) -> None:
    for seed in range(4):
        state = list(random_match(seed, open_hands=open_hands))[-4]
        grown = Grown(state)
        grown.play(grown.all, 0, 4000)
        exact = endgame.solve(grown.sheet, grown.seen, grown.actions)[:, endgame.WIN]
        share = grown.sums[:, WINS] / grown.sums[:, COUNT] / 2
        assert np.abs(share - exact).max() < 0.12
        assert exact[share.argmax()] > exact.max() - 0.05


def test_the_tree_counts_a_handicap() -> None:
    """Enough points for the first player decide every playout, whatever the tree then prefers."""
    plain, given = (states_in_a_frame(1, handicap=handicap)[0] for handicap in (0, 9))
    for state, least in ((plain, 0), (given, 9)):
        grown = Grown(state)
        grown.play(grown.all, 0, 30)
        first = int(grown.seen.match[k.TO_MOVE]) == state.setup.first
        own, other = grown.sums[:, POINTS], grown.sums[:, POINTS] - grown.sums[:, AHEAD]
        assert ((own if first else other) >= 30 * least).all()
