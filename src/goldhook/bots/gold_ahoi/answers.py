"""What an action is worth if the other gives the best answer to it, read from playouts that were counted by answer."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from goldhook.bots.gold_ahoi.faces import Faces
from goldhook.bots.gold_ahoi.guess import Known
from goldhook.bots.gold_ahoi.playouts import AHEAD, COUNT, POINTS, WINS
from goldhook.bots.race import Arms, Sums
from goldhook.gold_ahoi import kernel as k
from goldhook.gold_ahoi.kernel import Ints

#: An answer that was seldom seen is taken for an average one: the average counts as so many playouts.
DOUBT = 20


class Answers(NamedTuple):
    """Which cells the other may answer on, whatever the action: their numbers by cell, and which are open after which
    action; and how each tile that may be in the other hand can look."""

    slots: Ints
    open: NDArray[np.bool_]
    looks: Ints


def answers(sheet: Faces, seen: Known, actions: Ints) -> Answers:
    """The answers to each of these actions."""
    seat = int(seen.match[k.TO_MOVE])
    cells_after = [_open_after(seen.match, action) for action in actions.tolist()]
    cells = sorted(set().union(*cells_after))
    slots = np.full(k.CELLS, -1, dtype=np.int32)
    slots[cells] = np.arange(len(cells))
    held = int(seen.match[k.HAND + 1 - seat])
    hands = seen.hidden if held < 0 else np.array([held], dtype=np.int32)
    return Answers(
        slots,
        np.array([[cell in after for cell in cells] for after in cells_after]),
        sheet.look[4 * hands[:, None] + np.arange(4)],
    )


def _open_after(match: Ints, action: int) -> set[int]:
    after, open_cells = match.copy(), np.zeros(k.MOST_ACTIONS, dtype=np.int32)
    k.apply(after, action)
    return set((open_cells[: k.legal(after, open_cells)] >> 2).tolist())


def after_the_best(asked: Answers, arms: Arms, sums: Sums, point: float) -> NDArray[np.float64]:
    """Chance to win, own points and points ahead of these actions after the best answer, whatever the other's tile is.

    `sums` is by action, cell, look and what was summed; best is least for us, a point ahead counted in chances to win.
    """
    count = sums[..., COUNT]
    mean = sums.sum(axis=(1, 2)) / np.maximum(1, count.sum(axis=(1, 2)))[:, None]
    means = (sums + DOUBT * mean[:, None, None, :]) / (count + DOUBT)[..., None]
    value = means[..., WINS] / 2 + point * means[..., AHEAD]
    value = np.where(asked.open[arms][:, :, None], value, np.inf)
    turn = value.min(axis=1)[:, asked.looks].argmin(axis=2)  # by action and tile
    look = asked.looks[np.arange(len(asked.looks)), turn]
    each = np.arange(len(arms))[:, None]
    found: NDArray[np.float64] = means[each, value.argmin(axis=1)[each, look], look].mean(axis=1)
    found = found[:, [WINS, POINTS, AHEAD]]
    found[:, 0] /= 2  # wins were counted twice
    return found
