"""Explain a match: the value of every decision, better alternatives, and the turning points."""

from goldhook.analysis.decisions import (
    LEVEL,
    Analysis,
    Decision,
    DecisionPoint,
    Numbers,
    analyse,
    decision_points,
    weigh,
)

__all__ = ["LEVEL", "Analysis", "Decision", "DecisionPoint", "Numbers", "analyse", "decision_points", "weigh"]
