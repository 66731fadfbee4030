"""A hint for the table: what the master would do, and one true sentence of why."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from goldhook.bots import levels
from goldhook.bots.gold_ahoi import reasons as gold_ahoi
from goldhook.bots.memory import BLANK, Memory
from goldhook.bots.reasons import IN_THOUGHT, ONLY, Reason, telling
from goldhook.bots.silver_gold import reasons as silver_gold
from goldhook.bots.thought import Budget, Thought
from goldhook.catalog import GAMES
from goldhook.game import Json
from goldhook.lang import Language

#: What a hint is given when nobody says otherwise.
BUDGET = Budget(milliseconds=500)
LEGAL: dict[str, Callable[..., list[Any]]] = {"silver_gold": silver_gold.legal, "gold_ahoi": gold_ahoi.legal}
REASONS: dict[str, Callable[..., list[list[Reason]]]] = {
    "silver_gold": silver_gold.reasons,
    "gold_ahoi": gold_ahoi.reasons,
}


class Hint(NamedTuple):
    """The action, and why: a code with facts, and all that was weighed."""

    action: Any
    code: str
    facts: Json
    thought: Thought


def hint(
    view: Json, memory: Memory = BLANK, *, pieces: Any = None, budget: Budget = BUDGET, seed: int = 1, threads: int = 1
) -> Hint:
    """What to do in this view, by somebody who remembers so much; without `pieces` the house set is played with."""
    game = game_of(view)
    pieces = GAMES[game].house() if pieces is None else pieces
    thought = levels.mind(game, pieces).think(view, memory, levels.MASTER, budget, seed, threads)
    return Hint(thought.action, *why(game, pieces, view, memory, thought), thought)


def game_of(view: Json) -> str:
    """Which game a view is of."""
    return "silver_gold" if "step" in view else "gold_ahoi"


def why(game: str, pieces: Any, view: Json, memory: Memory, thought: Thought) -> tuple[str, Json]:
    """The code and the facts of what tells the best action of a thought from all other legal ones."""
    best = thought.options[0]
    others = [action for action in LEGAL[game](pieces, view) if action != best.action]
    if not others:
        return ONLY, {}
    mine, *rest = REASONS[game](pieces, view, memory, [best.action, *others])
    reason = telling(mine, rest)
    return (reason.code, reason.facts) if reason else (IN_THOUGHT, {"win": round(100 * best.win)})


def sentence(code: str, facts: Json, lang: Language) -> str:
    """Why, in the reader's language."""
    return lang.say("hint-" + code.replace("_", "-"), **facts)
