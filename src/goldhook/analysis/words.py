"""Texts that the terminal and the page share."""

from __future__ import annotations

from collections.abc import Sequence

from goldhook.analysis.decisions import Analysis, Decision, Numbers
from goldhook.core.lang import Language


def heading(analysis: Analysis, judge: str, lang: Language) -> str:
    """Return how many decisions were evaluated, and by whom."""
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
    return f"{lang.percent(told.win)} · {lang.number(told.points)}"


def cost(decision: Decision, lang: Language) -> str:
    """Return the cost of a decision, in chance to win and in points."""
    return lang.say(
        "analyse-cost",
        before=lang.percent(decision.before.win),
        after=lang.percent(decision.after.win),
        points=lang.number(decision.cost.points),
    )
