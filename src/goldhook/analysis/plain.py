"""An analysis as plain data; docs/formats.md explains every field."""

from __future__ import annotations

from goldhook.analysis.decisions import Analysis, Decision, Numbers
from goldhook.bots.thought import Budget
from goldhook.core.game import Facts
from goldhook.games import plugin


def to_json(analysis: Analysis, level: int, budget: Budget, seed: int) -> Facts:
    """Return what `goldhook analyse --json` prints."""
    match, game = analysis.match, analysis.match.game
    return {
        "game": game.name,
        "players": match.setup.players,
        "over": game.outcome(analysis.state).over,
        "level": level,
        "budget": str(budget),
        "seed": seed,
        "decisions": [_decision(decision) for decision in analysis.decisions],
        "costliest": analysis.costliest(),
        "curve": [[round(win, 4) for win in point] for point in analysis.curve()],
        **plugin(game.name).analysis.plain(analysis),
    }


def _decision(decision: Decision) -> Facts:
    question = decision.question
    return {
        "number": question.number,
        "round": question.round,
        "turn": question.turn,
        "seat": question.seat,
        "action": str(question.action),
        "before": _numbers(decision.before),
        "after": _numbers(decision.after),
        "cost": _numbers(decision.cost),
        "alternative": {"action": str(decision.alternative), **_numbers(decision.instead)},
        "why": None if decision.why is None else {"code": decision.why[0], **decision.why[1]},
        "playouts": decision.playouts,
        "margin": round(decision.margin, 4),
        "clear": decision.clear,
    }


def _numbers(numbers: Numbers) -> Facts:
    return {"win": round(numbers.win, 4), "points": round(numbers.points, 2)}
