"""A hint for the table: what the master would do, and one true sentence of why."""

from __future__ import annotations

from typing import Any, NamedTuple

from goldhook.bots import levels
from goldhook.bots.memory import Memory, recall
from goldhook.bots.reasons import IN_THOUGHT, ONLY, telling
from goldhook.bots.thought import Budget, Thought
from goldhook.core.game import Json
from goldhook.core.lang import Language
from goldhook.games import GAMES, plugin

#: What a hint is given when nobody says otherwise.
BUDGET = Budget(milliseconds=500)


class Hint(NamedTuple):
    """The action, and why: a code with facts, and all that was weighed."""

    action: Any
    code: str
    facts: Json
    thought: Thought


def hint(
    game: str,
    view: Json,
    memory: Memory | None = None,
    *,
    pieces: Any = None,
    budget: Budget = BUDGET,
    seed: int = 1,
    threads: int = 1,
) -> Hint:
    """Say what the master would do in this view. Without `memory`, of this view alone; without `pieces`, house set."""
    memory = recall(game, [view]) if memory is None else memory
    pieces = GAMES[game].house() if pieces is None else pieces
    thought = levels.mind(game, pieces).think(view, memory, levels.MASTER, budget, seed, threads)
    return Hint(thought.action, *why(game, pieces, view, memory, thought), thought)


def why(game: str, pieces: Any, view: Json, memory: Memory, thought: Thought) -> tuple[str, Json]:
    """The code and the facts of what tells the best action of a thought from all other legal ones."""
    best, bots = thought.options[0], plugin(game).bots
    others = [action for action in bots.legal(pieces, view) if action != best.action]
    if not others:
        return ONLY, {}
    mine, *rest = bots.reasons(pieces, view, memory, [best.action, *others])
    reason = telling(mine, rest)
    return (reason.code, reason.facts) if reason else (IN_THOUGHT, {"win": round(100 * best.win)})


def sentence(code: str, facts: Json, lang: Language) -> str:
    """Why, in the reader's language."""
    return lang.say("hint-" + code.replace("_", "-"), **facts)
