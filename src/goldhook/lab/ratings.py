"""Ratings: the strengths that make the results of all games most likely, after Bradley and Terry.

Unlike ratings that are updated game by game, they do not depend on the order of the games, and two runs on the same
games agree to the last digit. As in chess, a difference of 400 means odds of ten to one; the mean of the field is 1500.
"""

from __future__ import annotations

import math
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from goldhook.lab.intervals import Z

SCALE = 400 / math.log(10)
MEAN = 1500.0
#: Each pair is credited with one drawn game, so that a player who wins every game is not rated infinitely high.
PRIOR_DRAWS = 1.0
STEPS = 100
EXACT = 1e-10

Matrix = NDArray[np.float64]


class Rating(NamedTuple):
    """A strength and its 95 % interval, on a scale where the field's mean is 1500."""

    rating: float
    interval: tuple[float, float]


def rate(wins: Matrix, effect: float = 1.0) -> list[Rating]:
    """Return the ratings from a table of wins; `wins[a, b]` are those of a over b, a tie counts half.

    `effect` is the design effect.

    >>> strong, weak = rate(np.array([[0.0, 10.0], [1.0, 0.0]]))
    >>> round(strong.rating - weak.rating), round(strong.rating + weak.rating)
    (338, 3000)
    """
    strengths = fit(wins)
    spread = np.sqrt(np.diag(_covariance(_information(wins, strengths))) * effect)
    return [
        Rating(MEAN + SCALE * middle, (MEAN + SCALE * (middle - Z * half), MEAN + SCALE * (middle + Z * half)))
        for middle, half in zip(strengths.tolist(), spread.tolist(), strict=True)
    ]


def fit(wins: Matrix) -> Matrix:
    """Return the strengths in logits, with a mean of 0, by Newton's method. The likelihood has only one maximum."""
    credited = wins + PRIOR_DRAWS / 2
    strengths = np.zeros(len(wins))
    for _ in range(STEPS):
        expected = (credited + credited.T) * chances(strengths)
        step = _covariance(_information(wins, strengths)) @ (credited - expected).sum(axis=1)
        strengths += np.clip(step, -2, 2)
        if np.abs(step).max() < EXACT:
            break
    return np.asarray(strengths - strengths.mean())


def chances(strengths: Matrix) -> Matrix:
    """Return each player's chance to beat each other player."""
    return 1 / (1 + np.exp(strengths[None, :] - strengths[:, None]))


def _information(wins: Matrix, strengths: Matrix) -> Matrix:
    """Return the curvature of the likelihood: large where many games between equals were played."""
    chance = chances(strengths)
    weight = (wins + wins.T + PRIOR_DRAWS) * chance * (1 - chance)
    np.fill_diagonal(weight, 0)
    return np.diag(weight.sum(axis=1)) - weight


def _covariance(information: Matrix) -> Matrix:
    """Return the inverse, except in the one direction that cannot be known: all players equally stronger."""
    size = len(information)
    return np.asarray(np.linalg.inv(information + 1 / size) - 1 / size)
