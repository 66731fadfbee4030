"""The confidence intervals hold: about 95 of 100 contain the true value, whatever the luck within a block."""

from __future__ import annotations

import random

import numpy as np
import pytest

from goldhook.lab.intervals import design_effect, mean_interval, share_interval, student
from goldhook.lab.ratings import SCALE, fit, rate
from goldhook.lab.tournament import TournamentTotals

#: How the two games of a block are correlated: not at all, negatively as with swapped seats, or positively.
LUCK = ("independent", "opposite", "same")


def blocks(chance: random.Random, luck: str, share: float, count: int) -> list[tuple[float, float]]:
    """Return blocks of two games with that share of wins."""
    drawn: list[tuple[float, float]] = []
    for _ in range(count):
        one = chance.random()
        two = {"independent": chance.random(), "opposite": 1 - one, "same": one}[luck]
        drawn.append((float(one < share), float(two < share)))
    return drawn


@pytest.mark.parametrize("luck", LUCK)
@pytest.mark.parametrize("share", [0.5, 0.7, 0.95])
@pytest.mark.parametrize("count", [20, 100])
def test_the_interval_of_a_share_holds_the_truth(luck: str, share: float, count: int) -> None:
    chance, runs = random.Random(f"{luck} {share} {count}"), 400
    hits = 0
    for _ in range(runs):
        low, high = share_interval(blocks(chance, luck, share, count))
        assert 0 <= low <= high <= 1
        hits += low <= share <= high
    assert hits / runs > (0.91 if luck != "same" else 0.87), "few blocks hardly tell that they hang together"


def test_luck_that_cancels_out_makes_the_interval_shorter() -> None:
    chance = random.Random(2)
    widths = {}
    for luck in LUCK:
        ends = [share_interval(blocks(chance, luck, 0.6, 100)) for _ in range(50)]
        widths[luck] = sum(high - low for low, high in ends) / 50
    assert widths["opposite"] < 0.8 * widths["independent"] < widths["independent"] < 0.8 * widths["same"]


def test_who_won_every_game_may_still_lose_one() -> None:
    low, high = share_interval([(1.0, 1.0)] * 20)
    assert 0.85 < low < 0.95
    assert high == 1
    low, high = share_interval([(0.0,)])
    assert low == 0
    assert 0.5 < high < 1


def test_the_design_effect_is_that_of_the_blocks() -> None:
    chance = random.Random(3)
    effects = {luck: design_effect((block, 0.5) for block in blocks(chance, luck, 0.5, 4000)) for luck in LUCK}
    assert effects["independent"] == pytest.approx(1, abs=0.1)
    assert effects["opposite"] == pytest.approx(0, abs=0.05)
    assert effects["same"] == pytest.approx(2, abs=0.1)
    assert design_effect([]) == design_effect([((1.0,), 1.0)]) == 1


def test_the_interval_of_a_mean_holds_the_truth() -> None:
    chance = random.Random(4)
    for count in (3, 10):
        hits = 0
        for _ in range(1000):
            interval = mean_interval([[chance.gauss(5, 3), chance.gauss(5, 3)] for _ in range(count)])
            assert interval
            hits += interval[0] <= 5 <= interval[1]
        assert 925 < hits < 975
    assert mean_interval([[5.0, 6.0]]) is None
    assert mean_interval([]) is None


def test_student() -> None:
    """Compare with the published tables."""
    table = {1: 12.706, 2: 4.303, 3: 3.182, 4: 2.776, 5: 2.571, 8: 2.306, 30: 2.042, 1000: 1.962}
    for freedom, value in table.items():
        assert student(freedom) == pytest.approx(value, abs=0.015)


# --- ratings ------------------------------------------------------------------------------------------------------


def played(strengths: np.ndarray, games: int, generator: np.random.Generator) -> np.ndarray:
    size = len(strengths)
    wins = np.zeros((size, size))
    for one in range(size):
        for two in range(one + 1, size):
            wins[one, two] = generator.binomial(games, 1 / (1 + np.exp(strengths[two] - strengths[one])))
            wins[two, one] = games - wins[one, two]
    return wins


def test_the_intervals_of_ratings_hold_the_truth() -> None:
    generator = np.random.default_rng(5)
    strengths = np.array([1.2, 0.3, -0.4, -1.1])
    truth = 1500 + SCALE * strengths
    hits = np.zeros(4)
    for _ in range(300):
        for player, rating in enumerate(rate(played(strengths, 60, generator))):
            hits[player] += rating.interval[0] <= truth[player] <= rating.interval[1]
    assert (hits / 300 > 0.91).all()


def test_ratings_are_the_most_likely_ones() -> None:
    """At the maximum every player's expected wins equal the actual ones, including a credited draw for each pair."""
    wins = played(np.array([0.5, 0.2, 0.0, -0.7]), 40, np.random.default_rng(1))
    strengths = fit(wins)
    chance = 1 / (1 + np.exp(strengths[None, :] - strengths[:, None]))
    np.fill_diagonal(chance, 0)
    expected = ((wins + wins.T + 1) * chance).sum(axis=1)
    assert expected == pytest.approx(wins.sum(axis=1) + 1.5)
    assert strengths.mean() == pytest.approx(0)


def test_ratings_do_not_depend_on_names_or_order() -> None:
    wins = played(np.array([0.5, 0.2, 0.0, -0.7]), 10, np.random.default_rng(1))
    order = [2, 0, 3, 1]
    turned = rate(wins[np.ix_(order, order)])
    for place, player in enumerate(order):
        assert turned[place].rating == pytest.approx(rate(wins)[player].rating)


def test_who_wins_all_or_plays_none_is_rated_all_the_same() -> None:
    wins = np.array([[0, 20, 20], [0, 0, 0], [0, 0, 0.0]])
    best, one, two = rate(wins)
    assert 1700 < best.rating < 2300
    assert one.rating == pytest.approx(two.rating)
    assert best.interval[0] > one.interval[1] - 200
    unplayed = rate(np.zeros((3, 3)))
    assert [rating.rating for rating in unplayed] == pytest.approx([1500] * 3)
    assert unplayed[0].interval[1] > 1800, "who has not played is hardly known"


def test_ten_thousand_to_nothing_is_found_too() -> None:
    strong, weak = rate(np.array([[0, 10_000], [0, 0.0]]))
    assert np.isfinite(strong.rating)
    assert strong.rating - weak.rating == pytest.approx(SCALE * np.log(10_000.5 / 0.5), abs=1)


def test_a_tournament_without_games_has_a_table() -> None:
    assert [row.rating.rating for row in TournamentTotals(["a", "b"]).rated()] == pytest.approx([1500, 1500])
