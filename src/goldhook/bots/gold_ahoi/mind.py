"""How the five levels think about Gold Ahoi!

The ship's boy looks at a few cells, and at what would be his as the layout stands; the deckhand looks everywhere, and
at the other's chests too. The bosun imagines a handful of endings for each action. The captain imagines many, more of
them for the better actions. The master looks for the other's best answer to the best actions, and works out the end.
"""

from __future__ import annotations

import numpy as np

from goldhook.bots.gold_ahoi import shortsighted
from goldhook.bots.gold_ahoi.faces import faces
from goldhook.bots.gold_ahoi.guess import known
from goldhook.bots.gold_ahoi.search import Question, Weighed, deep, flat, imagine
from goldhook.bots.levels import BOSUN, CAPTAIN, DECKHAND, SHIPS_BOY
from goldhook.bots.memory import Memory
from goldhook.bots.thought import Budget, Option, Thought
from goldhook.game import Json
from goldhook.gold_ahoi import kernel as k
from goldhook.gold_ahoi.pieces import Tiles
from goldhook.gold_ahoi.twin import action_of

#: The bosun imagines so many endings for each action; the captain at most so many in all.
BOSUN_ENDINGS, CAPTAIN_PLAYOUTS = 4, 2000


class Mind:
    """The mind for a set of tiles."""

    def __init__(self, tiles: Tiles) -> None:
        self._tiles, self._tables, self._sheet = tiles, k.tables(tiles), faces(tiles)

    def think(
        self,
        view: Json,
        memory: Memory,  # noqa: ARG002 - a view of Gold Ahoi! shows all that its seat may know
        level: int,
        budget: Budget,
        seed: int,
        threads: int,
    ) -> Thought:
        """Weigh the actions of the view's seat, as a player of that level."""
        seen = known(self._tiles, view)
        legal = np.zeros(k.MOST_ACTIONS, dtype=np.int32)
        legal = np.sort(legal[: k.legal(seen.match, legal)])
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
        return Thought(tuple(options), int(weighed.playouts.sum()))


def _weigh(asked: Question, level: int, budget: Budget) -> Weighed:
    if level == SHIPS_BOY:
        return shortsighted.glance(asked, shortsighted.SHIPS_BOY)
    if level == DECKHAND:
        return shortsighted.glance(asked, shortsighted.DECKHAND)
    if level == BOSUN:
        return imagine(asked, BOSUN_ENDINGS)
    if level == CAPTAIN:
        return flat(asked, Budget(playouts=min(budget.playouts or CAPTAIN_PLAYOUTS, CAPTAIN_PLAYOUTS)))
    return deep(asked, budget)
