"""Every decision of a match weighed again, with what its seat knew: what it was worth, and what the best was.

>>> from goldhook.games import GAMES
>>> from goldhook.core.chance import deal
>>> from goldhook.record import Record
>>> match = Record(GAMES["gold_ahoi"], deal(GAMES["gold_ahoi"], seed=7))
>>> match = match.with_action(match.setup.first, "place 0,0 3")
>>> [str(question.action) for question in questions(match)]
['place 0,0 3']
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from itertools import pairwise
from typing import Any, NamedTuple

from goldhook import record
from goldhook.bots import levels
from goldhook.bots.hint import why
from goldhook.bots.levels import MASTER
from goldhook.bots.memory import Memory
from goldhook.bots.thought import Budget, Option, Thought
from goldhook.core.game import Json, Seat
from goldhook.games import plugin
from goldhook.record import Record

LEVEL = MASTER
BUDGET = Budget(milliseconds=200)
#: So many moments are told first.
COSTLIEST = 3


class Question(NamedTuple):
    """A decision of a match: the number of the action in the record, who chose it, what the seat saw and remembered."""

    number: int
    seat: Seat
    view: Json
    memory: Memory
    action: Any
    #: As in a report: rounds and turns count from 1.
    round: int
    turn: int


class Numbers(NamedTuple):
    """A chance to win, a shared victory in equal parts, and the points to expect at the end."""

    win: float
    points: float


class Decision(NamedTuple):
    """A decision, weighed: before it with the best action, after it with the one chosen, and the best other action.

    `why` is the code and the facts of what speaks for the better action; None if the best was chosen, or what wins no
    less often: then `before` and `after` are the same.
    """

    question: Question
    before: Numbers
    after: Numbers
    alternative: Any
    instead: Numbers
    why: tuple[str, Json] | None
    #: What stands behind the numbers, and about how far the chances to win may be off for that reason.
    playouts: int
    margin: float

    @property
    def cost(self) -> Numbers:
        """What the choice gave away; points may come out below 0, where the better chance needs fewer."""
        return Numbers(self.before.win - self.after.win, self.before.points - self.after.points)

    @property
    def is_best(self) -> bool:
        return self.why is None


class Analysis(NamedTuple):
    """A match and its decisions, in the order in which they were made."""

    match: Record
    state: Any
    decisions: tuple[Decision, ...]

    def costliest(self, count: int = COSTLIEST) -> list[int]:
        """The indexes of the decisions that cost most chance to win; none whose cost may be mere chance."""
        costs = [decision.cost for decision in self.decisions]
        costly = [index for index, cost in enumerate(costs) if cost.win and cost.win >= self.decisions[index].margin]
        return sorted(costly, key=lambda index: (-costs[index].win, -costs[index].points, index))[:count]

    def curve(self) -> list[list[float]]:
        """The chance to win of every seat, in its own eyes: at first equal, after each decision, and as it ended."""
        players = self.match.setup.players
        now = [1 / players] * players
        points = [list(now)]
        for decision in self.decisions:
            now[decision.question.seat] = decision.after.win
            points.append(list(now))
        outcome = self.match.game.outcome(self.state)
        if outcome.over:
            winners = outcome.winners
            points.append([1 / len(winners) if seat in winners else 0.0 for seat in range(players)])
        return points


def analyse(
    match: Record,
    level: int = LEVEL,
    budget: Budget = BUDGET,
    seed: int = 1,
    threads: int = 1,
    progress: Callable[[int, int], object] | None = None,
) -> Analysis:
    """Weigh all decisions; after each of them `progress` is told how many are done, of how many.

    To stop half way, raise in `progress`, or go through `weigh` and close it.
    """
    asked = list(questions(match))
    decisions: list[Decision] = []
    for decision in weigh(match, asked, level, budget, seed, threads):
        decisions.append(decision)
        if progress:
            progress(len(decisions), len(asked))
    return Analysis(match, record.state_after(match), tuple(decisions))


def questions(match: Record) -> Iterator[Question]:
    """All decisions of a match in which there was something to choose.

    While the match runs, those are left out that the table has not seen yet, or whose alternatives it never sees.
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
            yield Question(number, seat, views[seat], memories[seat], done.action, report["round"], report["turn"])


def weigh(
    match: Record, asked: list[Question], level: int = LEVEL, budget: Budget = BUDGET, seed: int = 1, threads: int = 1
) -> Iterator[Decision]:
    """Each decision, as soon as it is weighed: with playouts and a seed always the same."""
    mind = levels.mind(match.game.name, match.setup.pieces)
    for question in asked:
        own_seed = (seed * 1_000_003 + question.number) & (2**62 - 1)
        first = mind.think(question.view, question.memory, level, budget, own_seed, threads)
        # A search spends little on what looks bad, so that what was chosen has to be weighed once more, on equal terms
        # with its best rival, and in other playouts than those in which the best came out best.
        among = (question.action, _rival(first, question.action))
        second = mind.think(question.view, question.memory, level, budget, own_seed + 1, threads, among=among)
        yield _decision(match, question, second)


def _rival(thought: Thought, action: Any) -> Any:
    """The best of the other actions; not one that comes to the same, as a tile that looks alike after a turn."""
    weighed = next((option[1:] for option in thought.options if option.action == action), None)
    others = [option for option in thought.options if option.action != action]
    return next((option for option in others if option[1:] != weighed), others[0]).action


def _decision(match: Record, question: Question, thought: Thought) -> Decision:
    chosen = next(option for option in thought.options if option.action == question.action)
    rival = next(option for option in thought.options if option.action != question.action)
    best, playouts = thought.options[0], min(chosen.playouts, rival.playouts)
    reason = None
    # A mind may rank by more than the chance to win, but nobody is told that a choice which wins as often was worse.
    if best.win > chosen.win:
        reason = why(match.game.name, match.setup.pieces, question.view, question.memory, thought)
    before = _of(chosen if reason is None else best)
    margin = math.sqrt(max(option.win * (1 - option.win) for option in (chosen, rival)) / max(1, playouts))
    return Decision(question, before, _of(chosen), rival.action, _of(rival), reason, playouts, margin)


def _of(option: Option) -> Numbers:
    return Numbers(option.win, option.points)
