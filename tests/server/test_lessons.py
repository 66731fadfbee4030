"""Lessons: the rules engine accepts every listed move, and the served changes match its views."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from msgspec import structs
from msgspec.json import decode, encode

from at_server import run, served
from goldhook.core.game import Refusal
from goldhook.games import GAMES, plugin
from goldhook.server.live.lessons import LessonShown, LessonStep, LessonTry, shown
from goldhook.server.wire.patches import patched

LESSONS = [name for name in GAMES if plugin(name).lesson is not None]


@pytest.fixture(scope="module", params=LESSONS)
def lesson(request: pytest.FixtureRequest) -> LessonShown:
    return shown(request.param)


def ends(tries: dict[str, LessonTry], made: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], LessonTry]]:
    """Yield every way to finish a step."""
    for action, tried in tries.items():
        if tried.done is not None:
            yield (*made, action), tried
        yield from ends(tried.tries, (*made, action))


def states(lesson: LessonShown) -> Iterator[tuple[LessonStep, Any]]:
    """Yield every step with its position; one without a position continues from the step before."""
    make = plugin(lesson.game).lesson
    assert make
    game, state = GAMES[lesson.game], None
    for step, made in zip(lesson.steps, make().steps, strict=True):
        state = state if made.state is None else made.state
        yield step, state
        for actions, _ in ends(step.tries):
            after = state
            for action in actions:
                after, _ = game.apply(after, lesson.seat, game.parse(action))
        state = after if step.tries else state


def as_json(moment: Any) -> Any:
    return decode(encode(moment))


def test_every_game_of_the_house_has_a_lesson() -> None:
    assert LESSONS


def test_every_step_can_be_finished(lesson: LessonShown) -> None:
    for step in lesson.steps:
        ways = list(ends(step.tries))
        if step.tries:
            assert ways, step.name
        if step.answer:
            assert step.answer in lesson.answers
            assert not step.tries, step.name
    assert sum(1 for step in lesson.steps if step.tries) >= 4, "mostly real moves"


def test_the_law_plays_the_lesson_through(lesson: LessonShown) -> None:
    """Every listed end of a step is legal, and the view after it is the rules engine's."""
    game, seat = GAMES[lesson.game], lesson.seat
    for step, start in states(lesson):
        assert as_json(step.moment.view)["seat"] == seat
        for actions, tried in ends(step.tries):
            state = start
            for action in actions:
                assert action in map(str, game.legal(state, seat)), (step.name, action)
                state, _ = game.apply(state, seat, game.parse(action))
            assert tried.done is not None
            after: Any = patched(as_json(step.moment), as_json(tried.done))
            assert after["view"] == as_json(game.view(state, seat))
            assert (after["legal"], after["tentative"]) == ([], [])
            assert after["over"] == game.outcome(state).over


def test_attempts_follow_the_rules_of_a_table(lesson: LessonShown) -> None:
    """An attempt changes the view like the game's `attempt`, and its gain was announced."""
    game, seat = GAMES[lesson.game], lesson.seat
    for step, start in states(lesson):
        for action, tried in step.tries.items():
            now: Any = patched(as_json(step.moment), as_json(tried.change))
            state, _ = game.attempt(start, seat, game.parse(action))
            seen = as_json(game.view(state, seat))
            assert {**now["view"], "to_act": 0} == {**seen, "to_act": 0}
            assert now["tentative"] == [action]
            assert now["complete"] == (seat not in game.to_act(state))
            assert bool(tried.tries) != now["complete"]
            if action in step.moment.gains:
                assert step.moment.gains[action] == game.gain(start, seat, game.parse(action))


def test_a_continued_lesson_step_follows_a_single_outcome(lesson: LessonShown) -> None:
    make = plugin(lesson.game).lesson
    assert make
    for before, step in zip(lesson.steps, make().steps[1:], strict=False):
        if step.state is None:
            assert len(list(ends(before.tries))) == 1


def test_the_last_step_ends_the_match(lesson: LessonShown) -> None:
    for _, tried in ends(lesson.steps[-1].tries):
        after: Any = patched(structs.asdict(lesson.steps[-1].moment), tried.done or {})
        assert after["over"]


def test_lessons_are_served_and_unknown_ones_refused() -> None:
    async def look() -> None:
        async with served() as server, httpx.AsyncClient(base_url=server.base) as client:
            for name in LESSONS:
                answer = await client.get(f"/api/lessons/{name}")
                assert answer.json() == as_json(shown(name))
                again = await client.get(f"/api/lessons/{name}", headers={"If-None-Match": answer.headers["ETag"]})
                assert again.status_code == 304
            for name in ("chess", "x" * 300, "%00"):
                assert (await client.get(f"/api/lessons/{name}")).status_code == 404

    run(look())


def test_a_game_without_a_lesson_refuses() -> None:
    with pytest.raises(Refusal):
        shown("chess")
