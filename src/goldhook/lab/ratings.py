"""Ratings: the strengths under which the results of all games are most likely, after Bradley and Terry.

Unlike ratings that are updated game by game, they do not depend on the order of the games, and two runs of the same
games agree to the last digit. A difference of 400 is odds of ten to one, as in chess; the field's mean is 1500.
"""

from __future__ import annotations

import math
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from goldhook.lab.intervals import Z

SCALE = 400 / math.log(10)
MEAN = 1500.0
#: Each pair is credited with one drawn game: who has won every game is much better, not infinitely.
PRIOR_DRAWS = 1.0
STEPS = 100
EXACT = 1e-10

Matrix = NDArray[np.float64]


class Rating(NamedTuple):
    """A strength and its 95 % interval, beside the mean of the field."""

    rating: float
    interval: tuple[float, float]


def rate(wins: Matrix, effect: float = 1.0) -> list[Rating]:
    """The ratings from a table of wins, `wins[a, b]` those of a over b, a tie half; `effect` is the design effect.

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
    """The strengths, in logits, with a mean of 0: Newton's way to the top of a hill that has only one."""
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
    """The chance of each to beat each other."""
    return 1 / (1 + np.exp(strengths[None, :] - strengths[:, None]))


def _information(wins: Matrix, strengths: Matrix) -> Matrix:
    """How sharply the likelihood bends: large where many games between equals were played."""
    chance = chances(strengths)
    weight = (wins + wins.T + PRIOR_DRAWS) * chance * (1 - chance)
    np.fill_diagonal(weight, 0)
    return np.diag(weight.sum(axis=1)) - weight


def _covariance(information: Matrix) -> Matrix:
    """Its inverse, but for the one direction in which nothing can be known: all stronger alike."""
    size = len(information)
    return np.asarray(np.linalg.inv(information + 1 / size) - 1 / size)
