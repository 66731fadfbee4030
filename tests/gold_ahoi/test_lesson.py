"""The questions of the lesson have the answers that the rules give."""

from __future__ import annotations

from goldhook.games.gold_ahoi.areas import extents
from goldhook.games.gold_ahoi.lesson import lesson

ANSWERS = {0: "other", 1: "me", None: "nobody"}


def test_G8_the_answers_of_the_lesson_are_right() -> None:
    questions = [step for step in lesson().steps if step.answer]
    assert len(questions) >= 2
    for step in questions:
        assert step.state is not None
        row, column = map(int, step.about.removeprefix("chest ").split(","))
        found = [extent for extent in extents(step.state.layout.laid) if (row, column, 0) in extent.chests]
        assert [ANSWERS[extent.area.owner] for extent in found] == [step.answer], step.name
