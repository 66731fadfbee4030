"""95 % confidence intervals for shares of wins and for means.

The games of one shuffle are not independent: they are played from every seat so that luck cancels out. The design
effect measures by how much: the variance of the blocks relative to that of independent games.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from statistics import NormalDist, fmean, stdev

Z = NormalDist().inv_cdf(0.975)
#: Weight of the assumption of independent games, in blocks, because few measured blocks say little.
PRIOR_BLOCKS = 10


def design_effect(blocks: Iterable[tuple[Sequence[float], float]], fitted: int = 1) -> float:
    """Return the variance of blocks relative to that of independent games; below 1 if luck cancels out within a block.

    Each block comes with its expected share; `fitted` is how many numbers were fitted to these blocks.

    >>> always = [((1.0, 0.0), 0.5)] * 90  # whoever has the better seat wins: nothing is left to chance
    >>> round(design_effect(always), 2)
    0.1
    """
    count, measured, expected = 0, 0.0, 0.0
    for shares, share in blocks:
        count += 1
        measured += (fmean(shares) - share) ** 2 * len(shares)
        expected += share * (1 - share)
    if not expected or count <= fitted:
        return 1.0
    effect = measured / expected * count / (count - fitted)
    return (PRIOR_BLOCKS + count * effect) / (PRIOR_BLOCKS + count)


def share_interval(blocks: Sequence[Sequence[float]]) -> tuple[float, float]:
    """Return Wilson's interval for a share of wins, with the effective number of games. It also works for 0 and 1.

    >>> low, high = share_interval([(1.0,)] * 50)
    >>> round(low, 2), high
    (0.93, 1.0)
    """
    games = sum(map(len, blocks))
    share = sum(map(sum, blocks)) / games
    return wilson(share, games / design_effect((block, share) for block in blocks))


def wilson(share: float, worth: float) -> tuple[float, float]:
    """Return Wilson's interval for a share of this many independent games.

    >>> [round(end, 2) for end in wilson(0.5, 10)]
    [0.24, 0.76]
    """
    middle = (share + Z**2 / (2 * worth)) / (1 + Z**2 / worth)
    half = Z / (1 + Z**2 / worth) * math.sqrt(share * (1 - share) / worth + Z**2 / (4 * worth**2))
    return middle - half if share else 0.0, middle + half if share < 1 else 1.0


def mean_interval(blocks: Sequence[Sequence[float]]) -> tuple[float, float] | None:
    """Return Student's interval for a mean, from the means of blocks; None for fewer than two blocks."""
    means = [fmean(block) for block in blocks if block]
    if len(means) < 2:
        return None
    half = student(len(means) - 1) * stdev(means) / math.sqrt(len(means))
    return fmean(means) - half, fmean(means) + half


def student(freedom: int) -> float:
    """Return the 97.5 % quantile of Student's t: exact for 1 and 2 degrees of freedom, beyond by Cornish and Fisher.

    >>> [round(student(freedom), 2) for freedom in (1, 2, 3, 10, 100)]
    [12.71, 4.3, 3.18, 2.23, 1.98]
    """
    if freedom == 1:
        return math.tan(math.pi * 0.475)
    if freedom == 2:
        return 0.95 * math.sqrt(2 / (1 - 0.95**2))
    z, f = Z, float(freedom)
    terms = (
        (z**3 + z) / (4 * f),
        (5 * z**5 + 16 * z**3 + 3 * z) / (96 * f**2),
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * f**3),
        (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / (92160 * f**4),
    )
    return z + sum(terms)
