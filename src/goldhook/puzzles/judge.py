"""Judge an answer to a puzzle: whether it is right, how much it loses, and why."""

from __future__ import annotations

from typing import NamedTuple

from goldhook.bots.reasons import IN_THOUGHT, telling
from goldhook.core.game import Facts, Refusal
from goldhook.core.puzzle import Worth
from goldhook.games import plugin
from goldhook.puzzles.puzzle import Puzzle


class Verdict(NamedTuple):
    """The answer's worth and that of the best answer, and the code and facts of the reason for the best one."""

    right: bool
    chosen: Worth
    best: Worth
    why: tuple[str, Facts]


def judge(puzzle: Puzzle, action: str) -> Verdict:
    """Judge an action by its text; refuse one that is not legal here."""
    if action not in puzzle.worth:
        raise Refusal("puzzle_action")
    right, best = action in puzzle.answers, puzzle.answers[0]
    return Verdict(
        right,
        puzzle.worth[action],
        puzzle.worth[best],
        puzzle.why if right else _why_rather(puzzle, best, action),
    )


def _why_rather(puzzle: Puzzle, best: str, action: str) -> tuple[str, Facts]:
    """Return the reason for the best answer that does not hold for the chosen one, if there is one."""
    parse, reasons = puzzle.game.parse, plugin(puzzle.game.name).bots.reasons
    mine, other = reasons(puzzle.pieces, puzzle.view, puzzle.memory, [parse(best), parse(action)])
    if reason := telling(mine, [other]):
        return reason.code, reason.facts
    return IN_THOUGHT, {"win": min(99, max(1, round(100 * puzzle.worth[best].win)))}
