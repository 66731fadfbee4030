"""Hints for players: what the master would do, and one true reason for it."""

from __future__ import annotations

from typing import NamedTuple

from goldhook.bots import levels
from goldhook.bots.memory import Memory, recall
from goldhook.bots.reasons import IN_PLAYOUTS, IN_THOUGHT, ONLY, telling
from goldhook.bots.thought import Budget, Thought
from goldhook.core.game import A, Facts, MatchView, Pieces
from goldhook.core.lang import Language
from goldhook.games import GAMES, plugin

#: The default budget of a hint.
BUDGET = Budget(milliseconds=500)


class Hint(NamedTuple):
    """An action and its reason: a code with facts, and the thought behind it."""

    action: object
    code: str
    facts: Facts
    thought: Thought[object]


def hint(
    game: str,
    view: MatchView,
    memory: Memory | None = None,
    *,
    pieces: Pieces | None = None,
    budget: Budget = BUDGET,
    seed: int = 1,
    threads: int = 1,
) -> Hint:
    """Return what the master would do in this view.

    Without `memory` it knows only this view; without `pieces` it takes the house set.
    """
    memory = recall(game, [view]) if memory is None else memory
    pieces = GAMES[game].house() if pieces is None else pieces
    thought = levels.mind(game, pieces).think(view, memory, levels.MASTER, budget, seed, threads)
    return Hint(thought.action, *why(game, pieces, view, memory, thought), thought)


def why(game: str, pieces: Pieces, view: MatchView, memory: Memory, thought: Thought[A]) -> tuple[str, Facts]:
    """Return the code and facts that set the best action of a thought apart from all other legal ones."""
    best, bots = thought.options[0], plugin(game).bots
    others = [action for action in bots.legal(pieces, view) if action != best.action]
    if not others:
        return ONLY, {}
    mine, *rest = bots.reasons(pieces, view, memory, [best.action, *others])
    reason = telling(mine, rest)
    return (reason.code, reason.facts) if reason else (IN_THOUGHT, {"win": min(99, max(1, round(100 * best.win)))})


def why_rather(
    game: str, pieces: Pieces, view: MatchView, memory: Memory, better: A, chosen: A, playouts: int
) -> tuple[str, Facts]:
    """Return the code and facts that speak for an action and not for the one that was chosen instead."""
    mine, other = plugin(game).bots.reasons(pieces, view, memory, [better, chosen])
    reason = telling(mine, [other])
    return (reason.code, reason.facts) if reason else (IN_PLAYOUTS, {"count": playouts})


def sentence(code: str, facts: Facts, lang: Language) -> str:
    """Return the reason in the reader's language."""
    return lang.say("hint-" + code.replace("_", "-"), **facts)
