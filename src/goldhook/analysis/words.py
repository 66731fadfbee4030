"""Texts that the terminal and the page share."""

from __future__ import annotations

from collections.abc import Sequence

from goldhook.analysis.decisions import Analysis, Decision, Numbers
from goldhook.core.lang import Language

#: Fewer points than this would be shown as 0.0.
LEAST_POINTS = 0.05


def heading(analysis: Analysis, judge: str, lang: Language) -> str:
    """Return how many decisions were evaluated, and by which level."""
    return lang.say("analyse-heading", count=len(analysis.decisions), judge=judge)


def result(analysis: Analysis, names: Sequence[str], lang: Language) -> str:
    """Return the points of all seats, final or so far."""
    totals = analysis.match.game.outcome(analysis.state).totals
    return " · ".join(f"{name}: {lang.say('points', count=total)}" for name, total in zip(names, totals, strict=True))


def when(decision: Decision, analysis: Analysis, lang: Language) -> str:
    """Return where in the match a decision was made."""
    question = decision.question
    return lang.say("analyse-when", game=analysis.match.game.name, round=question.round, turn=question.turn)


def numbers(told: Numbers, lang: Language) -> str:
    """Return a chance to win and the expected points."""
    return f"{_chance(told, lang)} · {lang.number(told.points)}"


def cost(decision: Decision, lang: Language) -> str:
    """Return the cost of a decision, in chance to win and in points."""
    chances = {"before": _chance(decision.before, lang), "after": _chance(decision.after, lang)}
    points = lang.number(decision.cost.points)
    # The action with the better chance may earn fewer points; then points are not mentioned.
    return lang.say("analyse-cost", **chances, points=points if decision.cost.points >= LEAST_POINTS else "none")


def _chance(told: Numbers, lang: Language) -> str:
    """Return a chance to win. No playouts prove a certain win, so the chance stays between 1 and 99 %."""
    return lang.percent(min(max(told.win, 0.01), 0.99))
