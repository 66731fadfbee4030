"""What a thinker works on, in a process of its own. No piece of work takes much longer than its budget.

Nobody can interrupt a piece of work, so everybody else waits for the rest of it. That is why a set that is new to the
process is prepared in a piece of its own: the answer is then `PREPARED`, and the question is asked again.
"""

from __future__ import annotations

import json
from functools import lru_cache
from typing import Any, Literal, NamedTuple, TypeAlias

from goldhook import analysis
from goldhook.bots import hint, levels, warm
from goldhook.bots.memory import Memory
from goldhook.bots.thought import Budget
from goldhook.core.game import Json, Setup
from goldhook.core.setfile import SetFile
from goldhook.games import GAMES
from goldhook.record import Record

#: The answer of a piece of work that only prepared the set.
PREPARED: Literal["prepared"] = "prepared"
Prepared: TypeAlias = Literal["prepared"]


class Question(NamedTuple):
    """What shall a level do that sees this and remembers that? Nothing hidden is in it."""

    game: str
    #: "house", or a set as plain data.
    pieces: str | Json
    view: Json
    memory: Memory
    level: int
    seed: int


class Advice(NamedTuple):
    """A good action, as text, and why: a code with facts."""

    action: str
    code: str
    facts: Json


class Chosen(NamedTuple):
    """The action of a bot, as text."""

    action: str


class Weighing(NamedTuple):
    """What was a decision of a finished match worth?"""

    game: str
    pieces: str | Json
    question: analysis.Question
    level: int
    budget: Budget
    seed: int


def think(at_once: bool, question: Question, budget: Budget) -> Chosen | Prepared:
    """Choose an action; `at_once` even if the set has to be prepared first."""
    pieces = _pieces(question.game, question.pieces)
    if _prepare(question.game, pieces) and not at_once:
        return PREPARED
    mind = levels.mind(question.game, pieces)
    thought = mind.think(question.view, question.memory, question.level, budget, question.seed, threads=1)
    return Chosen(str(thought.action))


def advise(at_once: bool, question: Question) -> Advice | Prepared:
    """Choose what the master would do, and say why."""
    pieces = _pieces(question.game, question.pieces)
    if _prepare(question.game, pieces) and not at_once:
        return PREPARED
    found = hint.hint(question.game, question.view, question.memory, pieces=pieces, seed=question.seed)
    return Advice(str(found.action), found.code, found.facts)


def weigh(at_once: bool, weighing: Weighing) -> analysis.Decision | Prepared:
    """Weigh a decision."""
    game, question = GAMES[weighing.game], weighing.question
    setup = Setup(_pieces(weighing.game, weighing.pieces), 0, 0, game.options(), {})
    if _prepare(weighing.game, setup.pieces) and not at_once:
        return PREPARED
    (decision,) = analysis.weigh(Record(game, setup), [question], weighing.level, weighing.budget, weighing.seed)
    return decision


def cold_games() -> list[str]:
    """Return the games whose bots are not compiled yet."""
    return [game for game in GAMES if not warm.is_warm(game)]


def make_ready(game: str) -> None:
    """Load or compile what the bots of a game need, and prepare the house set."""
    for step in warm.steps(game):
        step.run()


def shed() -> None:
    """Give back the memory of everything that can be prepared again."""
    levels.MINDS.forget()
    _own_pieces.cache_clear()


def _prepare(game: str, pieces: Any) -> bool:
    """Prepare a set; False if it was prepared before."""
    if levels.MINDS.has(game, pieces):
        return False
    levels.mind(game, pieces)
    return True


def _pieces(game: str, data: str | Json) -> Any:
    return GAMES[game].house() if isinstance(data, str) else _own_pieces(game, json.dumps(data))


@lru_cache(maxsize=8)
def _own_pieces(game: str, text: str) -> Any:
    return GAMES[game].read_pieces(SetFile("", json.loads(text)))
