"""The features of the position after each legal action, compiled: for learners that value positions, not actions."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from goldhook.engine.compiled import clear_bytes, copy, inlined, move_bytes, tight
from goldhook.games.gold_ahoi.bots.faces import Faces
from goldhook.games.gold_ahoi.env.areas import AREAS, ROOM, Spots, add_tile, count_leads
from goldhook.games.gold_ahoi.env.layout import ACROSS_WINDOW, AROUND, Bytes, Sheet
from goldhook.games.gold_ahoi.env.steps import first_player, kernel_action
from goldhook.games.gold_ahoi.kernel import rules as k
from goldhook.games.gold_ahoi.kernel.rules import Ints
from goldhook.games.gold_ahoi.pieces import TILES
from goldhook.games.gold_ahoi.state import NORTH

#: The largest lead in openings that is told apart; larger leads count as this one.
MOST_LEAD = 4
LEADS = 2 * MOST_LEAD + 1
GLOBAL = 7
#: For each lead: chests in areas that free cells touch, chests in areas that none touches, areas that free cells touch.
FEATURES = GLOBAL + 3 * LEADS
_GLOBAL = (
    "tiles laid, of 36",
    "this seat was first player",
    "rows, of 6", "columns, of 6",
    "chests of this seat as the layout stands", "chests of the other",
    "rows that the action opens",
)  # fmt: skip
_KINDS = ("chests in open areas", "chests in closed areas", "open areas")


def names() -> tuple[str, ...]:
    """Return the meaning of each number."""
    leads = range(-MOST_LEAD, MOST_LEAD + 1)
    return (*_GLOBAL, *(f"{kind} with a lead of {lead}" for kind in _KINDS for lead in leads))


@tight
def afterstates(
    faces: Faces,
    sheet: Sheet,
    matches: Ints,
    spots: Spots,
    chests: Bytes,
    seats: Ints,
    masks: Bytes,
    rows: NDArray[np.int32],
    actions: NDArray[np.int32],
    features: NDArray[np.float32],
    after: Ints,
    after_spots: Spots,
    after_chests: Bytes,
    lead: Bytes,
    touched: Bytes,
) -> int:
    """Write row, action and features of every legal action; return their number. Of turns that look the same, only the
    first.

    The last five arrays are scratch.
    """
    count = 0
    for row in range(len(matches)):
        if seats[row] >= 0:
            match = matches[row]
            tile = 4 * match[k.HAND + seats[row]]
            for action in range(masks.shape[1]):
                if masks[row, action] and faces.same[tile + (action & 3)] == action & 3:
                    rows[count], actions[count] = row, action
                    copy(match, after, 0)
                    move_bytes(after_spots, 0, spots[row], 0, ROOM)
                    move_bytes(after_chests, 0, chests[row], 0, AREAS)
                    chosen = kernel_action(match, action)
                    k.apply(after, chosen)
                    add_tile(sheet, after, chosen >> 2, after_spots, after_chests)
                    seat: Any = np.int64(seats[row])
                    _look(after, seat, after_spots, after_chests, lead, touched, features[count])
                    opened = after[k.BOTTOM] - after[k.TOP] - match[k.BOTTOM] + match[k.TOP]
                    features[count, 6] = opened if match[k.LAID] else 0
                    count += 1
    return count


@inlined
def _look(
    match: Ints, seat: int, spots: Spots, chests: Bytes, lead: Bytes, touched: Bytes, seen: NDArray[np.float32]
) -> None:
    for index in range(FEATURES):
        seen[index] = 0
    count_leads(match, spots, lead, NORTH)
    clear_bytes(touched, 0, AREAS)
    for index in range(match[k.FRONTIER_COUNT]):
        cell = match[k.FRONTIER + index]
        middle = (2 * (cell >> 4) + 1) * ACROSS_WINDOW + 2 * (cell & 15) + 1
        for place in range(8):
            touched[spots[middle + AROUND[place]]] = 1
    seen[0], seen[1] = match[k.LAID] / TILES, first_player(match) == seat
    seen[2], seen[3] = (match[k.BOTTOM] - match[k.TOP] + 1) / 6, (match[k.RIGHT] - match[k.LEFT] + 1) / 6
    for area in range(1, np.uint8(chests[0]) + 1):
        ahead = lead[area] if seat == NORTH else -lead[area]
        held = chests[area]
        if touched[area] or held > 0:
            at = GLOBAL + min(max(ahead, -MOST_LEAD), MOST_LEAD) + MOST_LEAD
            if touched[area]:
                seen[at] += held / 10
                seen[at + 2 * LEADS] += 0.1
            elif ahead != 0:  # an area joined to another has no spot, so nothing touches it and it has no lead
                seen[at + LEADS] += held / 10
            seen[4] += held / 10 if ahead > 0 else 0
            seen[5] += held / 10 if ahead < 0 else 0
