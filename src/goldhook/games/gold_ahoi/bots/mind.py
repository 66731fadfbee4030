"""The five levels of play for Gold Ahoi!

The ship's boy looks at a few cells and compares his chests in the resulting layouts. The deckhand imagines one
continuation of the match and picks the best placement for it; the bosun imagines a handful. The captain imagines many,
more of them for the better actions. The master does the same, avoids opening rows, searches for good replies in a
tree, and solves the endgame.
"""

from __future__ import annotations

from collections.abc import Collection

import numpy as np

from goldhook.bots.levels import BOSUN, CAPTAIN, DECKHAND, SHIPS_BOY
from goldhook.bots.memory import Memory
from goldhook.bots.thought import Budget, Option, Thought
from goldhook.games.gold_ahoi.bots.faces import faces
from goldhook.games.gold_ahoi.bots.guess import known
from goldhook.games.gold_ahoi.bots.search import Question, Weighed, deep, flat, imagine
from goldhook.games.gold_ahoi.bots.shortsighted import glance
from goldhook.games.gold_ahoi.kernel import rules as k
from goldhook.games.gold_ahoi.kernel.twin import action_of
from goldhook.games.gold_ahoi.pieces import Tiles
from goldhook.games.gold_ahoi.plain import View
from goldhook.games.gold_ahoi.state import Place

#: Playouts per action of deckhand and bosun, and the captain's most playouts in total.
DECKHAND_PLAYOUTS, BOSUN_PLAYOUTS, CAPTAIN_PLAYOUTS = 1, 5, 1000


class Mind:
    """The bot levels' decision making for one set of tiles."""

    def __init__(self, tiles: Tiles) -> None:
        self._tiles, self._tables, self._sheet = tiles, k.tables(tiles), faces(tiles)

    def think(
        self,
        view: View,
        memory: Memory,  # noqa: ARG002 - a view of Gold Ahoi! shows all that its seat may know
        level: int,
        budget: Budget,
        seed: int,
        threads: int,
        among: Collection[Place] | None = None,
    ) -> Thought[Place]:
        """Evaluate the actions of the view's seat at a level; with `among`, only these actions."""
        seen = known(self._tiles, view)
        legal = np.zeros(k.MOST_ACTIONS, dtype=np.int32)
        legal = np.sort(legal[: k.legal(seen.match, legal)])
        if among is not None:
            legal = legal[[action_of(action) in among for action in legal.tolist()]]
        face = 4 * seen.match[k.HAND + seen.match[k.TO_MOVE]] + (legal & 3)
        same = legal - (legal & 3) + self._sheet.same[face]
        asked = Question(self._tables, self._sheet, seen, np.unique(same), seed, threads)
        weighed = _weigh(asked, level, budget)
        options = [
            Option(
                action_of(int(action)),
                float(weighed.win[arm]),
                float(weighed.points[arm]),
                int(weighed.playouts[arm]),
            )
            for arm in weighed.order
            for action in legal[same == asked.actions[arm]]
        ]
        return Thought(tuple(options), int(weighed.playouts.sum()), weighed.exact)


def _weigh(asked: Question, level: int, budget: Budget) -> Weighed:
    if level == SHIPS_BOY:
        return glance(asked)
    if level == DECKHAND:
        return imagine(asked, DECKHAND_PLAYOUTS)
    if level == BOSUN:
        return imagine(asked, BOSUN_PLAYOUTS)
    if level == CAPTAIN:
        return flat(asked, Budget(playouts=min(budget.playouts or CAPTAIN_PLAYOUTS, CAPTAIN_PLAYOUTS)))
    return deep(asked, budget)
