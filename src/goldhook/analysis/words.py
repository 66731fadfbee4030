"""The words that every form of an analysis shares, terminal and page."""

from __future__ import annotations

from collections.abc import Sequence

from goldhook.analysis.decisions import Analysis, Decision, Numbers
from goldhook.core.lang import Language


def heading(analysis: Analysis, judge: str, lang: Language) -> str:
    """How many decisions were weighed, and by whom."""
    return lang.say("analyse-heading", count=len(analysis.decisions), judge=judge)


def result(analysis: Analysis, names: Sequence[str], lang: Language) -> str:
    """The points of all seats, as it ended or as it stands."""
    totals = analysis.match.game.outcome(analysis.state).totals
    return " · ".join(f"{name}: {lang.say('points', count=total)}" for name, total in zip(names, totals, strict=True))


def when(decision: Decision, analysis: Analysis, lang: Language) -> str:
    """Where in the match a decision was made."""
    question = decision.question
    return lang.say("analyse-when", game=analysis.match.game.name, round=question.round, turn=question.turn)


def numbers(told: Numbers, lang: Language) -> str:
    """A chance to win and points to expect."""
    return f"{lang.percent(told.win)} · {lang.number(told.points)}"


def cost(decision: Decision, lang: Language) -> str:
    """What a decision cost, in chance to win and in points."""
    return lang.say(
        "analyse-cost",
        before=lang.percent(decision.before.win),
        after=lang.percent(decision.after.win),
        points=lang.number(decision.cost.points),
    )
