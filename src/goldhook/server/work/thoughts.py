"""The work that runs in a thinker process. No piece of work takes much longer than its budget.

Work cannot be interrupted, so other questions wait until it ends. That is why a set that is new to the process is
prepared in a separate piece: the answer is then `PREPARED`, and the question is asked again.
"""

from __future__ import annotations

import json
import os
from functools import cache, lru_cache
from typing import Literal, NamedTuple, TypeAlias

from goldhook import analysis
from goldhook.analysis import retry
from goldhook.bots import hint, levels, warm
from goldhook.bots.memory import Memory
from goldhook.bots.thought import Budget
from goldhook.bots.warm import Unit
from goldhook.core.game import Facts, MatchView, Pieces, SetJson, Setup
from goldhook.core.setfile import SetFile
from goldhook.games import GAMES
from goldhook.record import Record

#: How much nicer compilers are than thinkers.
BEHIND = 5
#: The answer of a piece of work that only prepared the set.
PREPARED: Literal["prepared"] = "prepared"
Prepared: TypeAlias = Literal["prepared"]


class Question(NamedTuple):
    """A question for a bot: the level, what it sees and what it remembers. It contains nothing hidden."""

    game: str
    #: "house", or a set as plain data.
    pieces: str | SetJson
    view: MatchView
    memory: Memory
    level: int
    seed: int


class Advice(NamedTuple):
    """A good action, as text, and the reason: a code with facts."""

    action: str
    code: str
    facts: Facts


class Chosen(NamedTuple):
    """The action of a bot, as text."""

    action: str


class Weighing(NamedTuple):
    """A request to weigh a decision of a finished match."""

    game: str
    pieces: str | SetJson
    question: analysis.DecisionPoint
    level: int
    budget: Budget
    seed: int


class Comparing(NamedTuple):
    """A request to compare an action at a decision of a finished match with the played one and a better one."""

    game: str
    pieces: str | SetJson
    question: analysis.DecisionPoint
    moves: retry.Moves
    level: int
    budget: Budget
    seed: int


def think(at_once: bool, question: Question, budget: Budget) -> Chosen | Prepared:
    """Choose an action; with `at_once`, even if the set must be prepared first."""
    pieces = _pieces(question.game, question.pieces)
    if _prepare(question.game, pieces) and not at_once:
        return PREPARED
    mind = levels.mind(question.game, pieces)
    thought = mind.think(question.view, question.memory, question.level, budget, question.seed, threads=1)
    return Chosen(str(thought.action))


def advise(at_once: bool, question: Question) -> Advice | Prepared:
    """Choose what the master level would do, and give the reason."""
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


def compare(at_once: bool, comparing: Comparing) -> retry.Retry | Prepared:
    """Compare actions at a decision."""
    game, given, question, moves, level, budget, seed = comparing
    pieces = _pieces(game, given)
    if _prepare(game, pieces) and not at_once:
        return PREPARED
    return retry.compare(game, pieces, question, moves, level, budget, seed)


def cold_units() -> tuple[list[Unit], bool]:
    """Return the units that must be compiled for the bots of all games, and whether these are all units."""
    cold = [unit for game in GAMES for unit in warm.cold(game)]
    return cold, bool(cold) and len(cold) == sum(len(warm.units(game)) for game in GAMES)


def compile_unit(unit: Unit) -> None:
    """Compile a unit, and cache the code for other processes. Thinkers go first: they play for people who wait."""
    _step_back()
    warm.run(unit)


@cache
def _step_back() -> None:
    """Lower the priority of this process, once."""
    if hasattr(os, "nice"):
        os.nice(BEHIND)


def make_ready(game: str) -> None:
    """Load what the bots of a game need, and prepare the house set."""
    for unit in warm.units(game):
        warm.run(unit)
    levels.mind(game, GAMES[game].house())


def shed() -> None:
    """Free the memory of everything that can be prepared again."""
    levels.MINDS.forget()
    _own_pieces.cache_clear()


def _prepare(game: str, pieces: Pieces) -> bool:
    """Prepare a set; return False if it was already prepared."""
    if levels.MINDS.has(game, pieces):
        return False
    levels.mind(game, pieces)
    return True


def _pieces(game: str, data: str | SetJson) -> Pieces:
    found: Pieces = GAMES[game].house() if isinstance(data, str) else _own_pieces(game, json.dumps(data))
    return found


@lru_cache(maxsize=8)
def _own_pieces(game: str, text: str) -> Pieces:
    found: Pieces = GAMES[game].read_pieces(SetFile("", json.loads(text)))
    return found
