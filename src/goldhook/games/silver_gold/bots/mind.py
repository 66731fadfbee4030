"""The five levels of play for Silver & Gold.

The ship's boy sees only the immediate gain of a mark. The deckhand and the bosun also judge the promise of a
half-filled card, the bosun more accurately. The captain tries the most promising actions in a few imagined matches, the
master in as many as the time allows.
"""

from __future__ import annotations

import time
from collections.abc import Collection, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from itertools import pairwise

import numpy as np
from numpy.typing import NDArray

from goldhook.bots.levels import CAPTAIN
from goldhook.bots.memory import Memory
from goldhook.bots.race import Arms, Effort, Result, Sums, race
from goldhook.bots.thought import Budget, Option, Thought
from goldhook.engine.compiled import plain
from goldhook.games.silver_gold.bots import shortsighted
from goldhook.games.silver_gold.bots.cards import weigh_keeps, weigh_takes
from goldhook.games.silver_gold.bots.guess import Known, known
from goldhook.games.silver_gold.bots.marks import weigh_marks
from goldhook.games.silver_gold.bots.prospects import prospects
from goldhook.games.silver_gold.bots.rows import rows_of
from goldhook.games.silver_gold.bots.search import POINTS, SUMS, WHOLE, WINS, playouts, scratch
from goldhook.games.silver_gold.bots.trained import trained
from goldhook.games.silver_gold.kernel import rules as k
from goldhook.games.silver_gold.kernel.rules import Ints
from goldhook.games.silver_gold.kernel.twin import PAIRS
from goldhook.games.silver_gold.pieces import Deck
from goldhook.games.silver_gold.plain import View
from goldhook.games.silver_gold.state import STACK, Action, Cross, Keep, Mark, Take

#: The number of most promising actions to try, the captain's smaller number, and the captain's most playouts in total.
FIELD, CAPTAIN_FIELD, CAPTAIN_PLAYOUTS = 16, 4, 12
#: The prior estimate of an action counts as much as this many playouts.
PRIOR = 100
#: The worth of a win in points: it decides near the end, and hardly matters before.
VICTORY = 15.0
#: The share of the time budget for thinking; the rest covers overhead.
SHARE = 0.94
#: Playouts between two checks of the clock, per thread.
BATCH = 100
#: The function that weighs the actions of a step. Each is compiled separately, so a match can begin after the first.
WEIGH = {k.KEEP: weigh_keeps, k.MARK: weigh_marks, k.CLAIM: weigh_takes}


class Mind:
    """The bot levels' decision making for one deck."""

    def __init__(self, deck: Deck) -> None:
        self._deck, self._tables = deck, k.tables(deck)
        prices, self._weights = trained()
        self._ahead = prospects(self._tables, prices, rows_of(self._tables))

    @property
    def nbytes(self) -> int:
        """Return the bytes of all tables that are kept for the deck."""
        return self._ahead.nbytes + sum(table.nbytes for table in self._tables)

    def think(
        self,
        view: View,
        memory: Memory,
        level: int,
        budget: Budget,
        seed: int,
        threads: int,
        among: Collection[Action] | None = None,
    ) -> Thought[Action]:
        """Evaluate the actions of the view's seat at a level; with `among`, only these actions."""
        effort = _effort(level, budget)
        seen = known(self._deck, view, memory)
        actions, promise = self._weighed(seen)
        name = partial(_action, self._deck, view, seen)
        if among is not None:
            wanted = np.array([name(action) in among for action in actions.tolist()])
            actions, promise = actions[wanted], promise[wanted]
        if level < CAPTAIN:
            judged = shortsighted.glance(self._tables, seen, level, actions, promise, seed)
            fair, now = 1 / len(view["seats"]), plain(k.score)(self._tables, seen.match, seen.seat)
            order = np.argsort(-judged, kind="stable")
            return Thought(tuple(Option(name(actions[arm]), fair, now + judged[arm], 0) for arm in order), 0)
        order = np.argsort(-promise, kind="stable")
        field = CAPTAIN_FIELD if level == CAPTAIN else FIELD
        tried, rest = order[:field], order[field:]
        found = self._race(seen, actions[tried], promise[tried], effort, seed, threads)
        wins, points = found.sums[:, WINS] / WHOLE / found.playouts, found.sums[:, POINTS] / found.playouts
        options = [
            Option(name(actions[tried[arm]]), float(wins[arm]), float(points[arm]), int(found.playouts[arm]))
            for arm in found.order
        ]
        # Actions that were not tried are rated no better than the worst tried action.
        options += [Option(name(action), float(wins.min()), float(points.min()), 0) for action in actions[rest]]
        return Thought(tuple(options), int(found.playouts.sum()))

    def sample(
        self, view: View, memory: Memory, actions: Sequence[Action], first: int, last: int, seed: int
    ) -> NDArray[np.float64]:
        """Play each action in the sampled matches from first to last; return its mean points and its share of wins."""
        seen = known(self._deck, view, memory)
        numbers = {_action(self._deck, view, seen, number): number for number in self._weighed(seen)[0].tolist()}
        wanted = np.array([numbers[action] for action in actions], dtype=np.int32)
        sums = self._play(seen, wanted, seed, (first, last)) / (last - first)
        return np.stack((sums[:, POINTS], sums[:, WINS] / WHOLE), axis=1)

    def _weighed(self, seen: Known) -> tuple[Ints, NDArray[np.float64]]:
        """Return the legal actions of the seat, as the kernel numbers them, and what each promises."""
        actions, promise = np.zeros(k.MOST_ACTIONS, dtype=np.int32), np.zeros(k.MOST_ACTIONS)
        weigh = WEIGH[seen.match[k.STEP]]
        count = weigh(self._tables, self._ahead, seen.match, seen.seat, self._weights, actions, promise)
        return actions[:count], promise[:count]

    def _race(
        self, seen: Known, actions: Ints, promise: NDArray[np.float64], effort: Effort, seed: int, threads: int
    ) -> Result:
        with ThreadPoolExecutor(threads) as pool:

            def run(arms: Arms, first: int, last: int) -> Sums:
                bounds = np.linspace(first, last, threads + 1).astype(int).tolist()
                play = partial(self._play, seen, actions[arms], seed)
                parts = list(pairwise(bounds))
                sums: Sums = sum(map(play, parts) if threads == 1 else pool.map(play, parts))  # type: ignore[assignment]
                return sums

            def value(arms: Arms, sums: Sums) -> NDArray[np.float64]:
                weighed: NDArray[np.float64] = sums[:, POINTS] + VICTORY / WHOLE * sums[:, WINS]
                return weighed + PRIOR * promise[arms]

            return race(len(actions), SUMS, run, value, effort, batch=BATCH * threads)

    def _play(self, seen: Known, actions: Ints, seed: int, part: tuple[int, int]) -> Sums:
        sums = np.zeros((len(actions), SUMS), dtype=np.int64)
        playouts(self._tables, self._ahead, self._weights, seen, actions, *part, seed, scratch(), sums)
        return sums


def _effort(level: int, budget: Budget) -> Effort:
    if level == CAPTAIN:
        return Effort(playouts=min(budget.playouts or CAPTAIN_PLAYOUTS, CAPTAIN_PLAYOUTS))
    if budget.playouts is not None:
        return Effort(playouts=budget.playouts)
    return Effort(deadline=time.perf_counter() + SHARE * (budget.milliseconds or 0) / 1000)


def _action(deck: Deck, view: View, seen: Known, number: int) -> Action:
    """Return the rules engine's action for the kernel's number, as the view's seat would name it."""
    if view["step"] == "keep":
        return Keep(tuple(view["hand"][place] for place in PAIRS[number]))
    if view["step"] == "claim":
        return Take(STACK if number == k.FROM_STACK else view["display"][number])
    card = deck.cards[seen.match[k.PLAYER + seen.seat * k.SEAT + k.CARDS + (number >> 16)]].id
    return (Cross if view["owed"] else Mark)(card, int(number) & 0xFFFF)
