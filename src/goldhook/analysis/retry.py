"""Compare another action at a decision with the played action and the better one, on equal terms."""

from __future__ import annotations

from typing import Literal, NamedTuple, TypeAlias

from goldhook.analysis.decisions import INTERVAL, DecisionPoint, Numbers, error_of
from goldhook.bots import levels
from goldhook.bots.hint import why_rather
from goldhook.bots.thought import Budget, Option
from goldhook.core.game import Facts, Pieces

#: How one action compares with another. "even": the 95 % confidence intervals of their chances to win overlap.
Compared: TypeAlias = Literal["better", "worse", "even"]


class Retry(NamedTuple):
    """An action that was tried at a decision, beside the played one and the better one that the analysis found."""

    tried: Numbers
    played: Numbers
    better: Numbers
    #: The tried action compared with the other two.
    to_played: Compared
    to_better: Compared
    #: The code and facts of the reason for the better of two actions; None if no two actions are clearly apart.
    why: tuple[str, Facts] | None
    #: Playouts of the action that has the fewest.
    playouts: int


class Moves(NamedTuple):
    """The actions to compare; two of them may be the same."""

    tried: object
    played: object
    better: object


def compare(
    game: str, pieces: Pieces, question: DecisionPoint, moves: Moves, level: int, budget: Budget, seed: int
) -> Retry:
    """Evaluate the actions in the same playouts."""
    view, memory = question.view, question.memory
    among = tuple(dict.fromkeys(moves))
    thought = levels.mind(game, pieces).think(view, memory, level, budget, seed, 1, among=among)
    tried, played, better = (next(option for option in thought.options if option.action == action) for action in moves)
    playouts = min(option.playouts for option in thought.options)
    to_played, to_better = (_compared(tried, other, exact=thought.exact) for other in (played, better))
    why = None
    if to_better == "worse":
        why = why_rather(game, pieces, view, memory, better.action, tried.action, playouts)
    elif to_played == "better":
        why = why_rather(game, pieces, view, memory, tried.action, played.action, playouts)
    one, two, three = (Numbers(option.win, option.points) for option in (tried, played, better))
    return Retry(one, two, three, to_played, to_better, why, playouts)


def _compared(one: Option[object], other: Option[object], *, exact: bool) -> Compared:
    apart = 0.0 if exact else INTERVAL * (error_of(one) + error_of(other))
    if abs(one.win - other.win) <= apart:
        return "even"
    return "better" if one.win > other.win else "worse"
