"""A race of actions: playouts go to the actions that may still win (sequential halving).

All actions still in the race play the same numbered playouts, so that luck favours none. After each round half of them
drop out. Two functions hide the game: one plays and returns sums of whole numbers, so that the result does not depend
on how the work was split; the other turns sums into values.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from typing import NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

Arms: TypeAlias = NDArray[np.int64]
Sums: TypeAlias = NDArray[np.int64]
#: Plays the playouts from first to last with each of these arms; returns a row of sums for each.
Run: TypeAlias = Callable[[Arms, int, int], Sums]
#: Returns the value of each of these arms by its sums so far.
Value: TypeAlias = Callable[[Arms, Sums], NDArray[np.float64]]


class Effort(NamedTuple):
    """The cost limit of a race: a number of playouts for all arms together, or a deadline of `time.perf_counter`."""

    playouts: int | None = None
    deadline: float = math.inf


class Result(NamedTuple):
    """The arms, best first, with those that stayed longer ahead; then the sums and playouts of each arm."""

    order: list[int]
    sums: Sums
    playouts: NDArray[np.int64]


def race(
    arms: int, columns: int, run: Run, value: Value, effort: Effort, *, finalists: int = 2, batch: int = 2000
) -> Result:
    """Halve the field until `finalists` are left, and rank them.

    Every round costs the same. With a deadline the clock is read after every batch. The first batch is as small as
    possible, the later ones grow to `batch` playouts.
    """
    sums = np.zeros((arms, columns), dtype=np.int64)
    playouts = np.zeros(arms, dtype=np.int64)
    racing, dropped = np.arange(arms), list[int]()
    rounds = max(1, math.ceil(math.log2(arms / finalists)) + 1)
    began, played = time.perf_counter(), 0
    for number in range(rounds):
        if effort.playouts is not None:
            stop = played + max(1, effort.playouts // rounds // len(racing))
            sums[racing] += run(racing, played, stop)
        else:
            until = began + (effort.deadline - began) * (number + 1) / rounds
            stop, step = played, 1
            while stop == 0 or time.perf_counter() < until:
                sums[racing] += run(racing, stop, stop + step)
                stop += step
                step = min(2 * step, max(1, batch // len(racing)))
        played = stop
        playouts[racing] = played
        racing = racing[np.argsort(-value(racing, sums[racing]), kind="stable")]
        if number < rounds - 1:
            keep = max(finalists, (len(racing) + 1) // 2)
            dropped = [*racing[keep:].tolist(), *dropped]
            racing = np.sort(racing[:keep])
    return Result([*racing.tolist(), *dropped], sums, playouts)
