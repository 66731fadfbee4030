"""Explain a match: the value of every decision, better alternatives, and the turning points."""

from goldhook.analysis.decisions import LEVEL, Analysis, Decision, Numbers, Question, analyse, questions, weigh

__all__ = ["LEVEL", "Analysis", "Decision", "Numbers", "Question", "analyse", "questions", "weigh"]
