"""A match explained: what every decision was worth, what would have been better, and when it turned."""

from goldhook.analysis.decisions import LEVEL, Analysis, Decision, Numbers, Question, analyse, questions, weigh

__all__ = ["LEVEL", "Analysis", "Decision", "Numbers", "Question", "analyse", "questions", "weigh"]
