"""Evaluate every decision of a match with what its seat knew: its value, and the best alternative.

>>> from goldhook.games import GAMES
>>> from goldhook.core.chance import deal
>>> from goldhook.record import Record
>>> match = Record(GAMES["gold_ahoi"], deal(GAMES["gold_ahoi"], seed=7))
>>> match = match.with_action(match.setup.first, "place 0,0 3")
>>> [str(question.action) for question in decision_points(match)]
['place 0,0 3']
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from itertools import pairwise
from typing import NamedTuple

from goldhook import record
from goldhook.bots import levels
from goldhook.bots.hint import why_rather
from goldhook.bots.levels import MASTER
from goldhook.bots.memory import Memory
from goldhook.bots.thought import Budget, Option, Thought
from goldhook.core.game import A, Facts, MatchView, Seat
from goldhook.games import plugin
from goldhook.record import Record

LEVEL = MASTER
BUDGET = Budget(milliseconds=200)
#: How many of the costliest decisions come first.
COSTLIEST = 3
#: A 95 % confidence interval reaches this many standard errors to each side.
INTERVAL = 1.96


class DecisionPoint(NamedTuple):
    """A decision of a match: the action's number in the record, the seat, and what that seat saw and remembered."""

    number: int
    seat: Seat
    view: MatchView
    memory: Memory
    action: object
    #: As in a report: rounds and turns count from 1.
    round: int
    turn: int


class Numbers(NamedTuple):
    """A chance to win, with a shared victory in equal parts, and the expected points at the end."""

    win: float
    points: float


class Decision(NamedTuple):
    """An evaluated decision: `before` with the best action, `after` with the chosen one, and the best other action.

    `why` is the code and the facts of the reason for the better action. It is None if no other action wins more often;
    then `before` and `after` are equal.
    """

    question: DecisionPoint
    before: Numbers
    after: Numbers
    alternative: object
    instead: Numbers
    why: tuple[str, Facts] | None
    #: The playouts behind the numbers, and the error of the chances to win that follows from their number.
    playouts: int
    margin: float
    #: Whether the 95 % confidence intervals of the two actions do not overlap.
    clear: bool = False

    @property
    def cost(self) -> Numbers:
        """Return what the choice cost. Points can be negative if the action with the better chance earns fewer."""
        return Numbers(self.before.win - self.after.win, self.before.points - self.after.points)

    @property
    def is_best(self) -> bool:
        return self.why is None


class Analysis(NamedTuple):
    """A match and its decisions, in order."""

    match: Record
    state: object
    decisions: tuple[Decision, ...]

    def costliest(self, count: int = COSTLIEST) -> list[int]:
        """Return the indexes of the costliest decisions by chance to win, of those that were clearly worse."""
        costs = [decision.cost for decision in self.decisions]
        costly = [index for index, decision in enumerate(self.decisions) if decision.clear]
        return sorted(costly, key=lambda index: (-costs[index].win, -costs[index].points, index))[:count]

    def curve(self) -> list[list[float]]:
        """Return every seat's chance to win: equal at first, then after each decision, then the result.

        A seat judges its own decision, and the others share the rest as before, so each row adds up to 1.
        """
        players = self.match.setup.players
        now = [1 / players] * players
        points = [now]
        for decision in self.decisions:
            now = _shared(now, decision.question.seat, decision.after.win)
            points.append(now)
        outcome = self.match.game.outcome(self.state)
        if outcome.over:
            winners = outcome.winners
            points.append([1 / len(winners) if seat in winners else 0.0 for seat in range(players)])
        return points


def _shared(chances: list[float], seat: Seat, win: float) -> list[float]:
    """Return the chances with a new one for a seat; the others share the rest in their old proportions."""
    rest = sum(chances) - chances[seat]
    others = len(chances) - 1
    return [
        win if other == seat else (1 - win) * (chance / rest if rest else 1 / others)
        for other, chance in enumerate(chances)
    ]


def analyse(
    match: Record,
    level: int = LEVEL,
    budget: Budget = BUDGET,
    seed: int = 1,
    threads: int = 1,
    progress: Callable[[int, int], object] | None = None,
) -> Analysis:
    """Evaluate all decisions. After each one, `progress` receives how many are done, of how many.

    To stop early, raise in `progress`, or iterate over `weigh` and close it.
    """
    asked = list(decision_points(match))
    decisions: list[Decision] = []
    for decision in weigh(match, asked, level, budget, seed, threads):
        decisions.append(decision)
        if progress:
            progress(len(decisions), len(asked))
    return Analysis(match, record.state_after(match), tuple(decisions))


def decision_points(match: Record) -> Iterator[DecisionPoint]:
    """Yield all decisions of a match with more than one legal action.

    While the match runs, it omits decisions that the table has not seen yet, or whose alternatives stay hidden.
    """
    game, moments = match.game, list(record.replay(match))
    last, parts = moments[-1].state, plugin(match.game.name)
    now = game.view(last, None) if game.to_act(last) else None
    memories = [parts.bots.blank] * match.setup.players
    for number, (moment, done) in enumerate(pairwise(moments)):
        state, seat = moment.state, done.seat
        assert seat is not None, "after the first moment somebody acts"
        views = [game.view(state, other) for other in range(match.setup.players)]
        memories = [parts.bots.remember(memory, view) for memory, view in zip(memories, views, strict=True)]
        hidden = now is not None and parts.analysis.hidden(views[seat], now)
        if len(game.legal(state, seat)) > 1 and not hidden:
            report = game.report(state)
            yield DecisionPoint(number, seat, views[seat], memories[seat], done.action, report["round"], report["turn"])


def weigh(
    match: Record,
    asked: list[DecisionPoint],
    level: int = LEVEL,
    budget: Budget = BUDGET,
    seed: int = 1,
    threads: int = 1,
) -> Iterator[Decision]:
    """Yield each decision as soon as it is evaluated. With playouts and a seed the result is deterministic."""
    mind = levels.mind(match.game.name, match.setup.pieces)
    for question in asked:
        own_seed = (seed * 1_000_003 + question.number) & (2**62 - 1)
        first = mind.think(question.view, question.memory, level, budget, own_seed, threads)
        # A search spends few playouts on bad actions. So the chosen action is evaluated again, on equal terms with its
        # best rival, and in other playouts than those that made the rival look best.
        among = (question.action, _rival(first, question.action))
        second = mind.think(question.view, question.memory, level, budget, own_seed + 1, threads, among=among)
        yield _decision(match, question, second)


def _rival(thought: Thought[A], action: A) -> A:
    """Return the best other action, but not an equivalent one, such as a tile that looks the same after a turn."""
    weighed = next((option[1:] for option in thought.options if option.action == action), None)
    others = [option for option in thought.options if option.action != action]
    return next((option for option in others if option[1:] != weighed), others[0]).action


def _decision(match: Record, question: DecisionPoint, thought: Thought[A]) -> Decision:
    chosen = next(option for option in thought.options if option.action == question.action)
    rival = next(option for option in thought.options if option.action != question.action)
    best, playouts = thought.options[0], min(chosen.playouts, rival.playouts)
    reason = None
    # A mind may rank by more than the chance to win, but a choice that wins as often must not be called worse.
    if best.win > chosen.win:
        known = (match.game.name, match.setup.pieces, question.view, question.memory)
        reason = why_rather(*known, best.action, chosen.action, playouts)
    before = _of(chosen if reason is None else best)
    errors = [0.0 if thought.exact else error_of(option) for option in (chosen, rival)]
    clear = best.win - chosen.win > INTERVAL * sum(errors)
    return Decision(question, before, _of(chosen), rival.action, _of(rival), reason, playouts, max(errors), clear)


def error_of(option: Option[A]) -> float:
    """Return the standard error of a chance to win. An action that always won, or never, may still do otherwise."""
    playouts = max(1, option.playouts)
    win = min(max(option.win, 1 / (2 * playouts)), 1 - 1 / (2 * playouts))
    return math.sqrt(win * (1 - win) / playouts)


def _of(option: Option[A]) -> Numbers:
    return Numbers(option.win, option.points)
