"""Lessons for clients that do not implement the rules: every position, and what each possible move leads to.

The client shows a position, and after a move applies the change that is listed for it. It needs no further answers.
"""

from __future__ import annotations

from functools import cache
from threading import Lock
from typing import Annotated, Any

from msgspec import Struct, structs
from msgspec.json import encode

from goldhook import table as tables
from goldhook.core.game import AnyGame, AnyState, EventJson, Facts, MatchView, Refusal, Seat
from goldhook.core.lesson import AnyLesson, AnyStep, anything
from goldhook.games import GAMES, plugin
from goldhook.record import Record
from goldhook.server.wire.patches import Change, changes
from goldhook.table import steps
from goldhook.table.steps import Match, Part

_building = Lock()


class LessonMoment(Struct, frozen=True):
    """The table as the player sees it, as in a `sync`, and what each legal action would earn."""

    view: MatchView
    legal: list[str]
    aid: Annotated[Facts, "Aid"]
    gains: dict[str, Annotated[Facts, "object"]]
    tentative: list[str]
    complete: bool
    over: bool


class LessonTry(Struct, frozen=True, omit_defaults=True):
    """An attempt: the changes from the step's moment to the one after it."""

    change: Annotated[dict[str, Any], "Change"]
    #: Attempts that can follow this one.
    tries: Annotated[dict[str, LessonTry], "Record<string, LessonTry>"] = {}
    #: The changes if this attempt is confirmed, and what happens; missing if the step asks for something else.
    done: Annotated[dict[str, Any] | None, "Change | null"] = None
    events: list[EventJson] = []


class LessonStep(Struct, frozen=True, omit_defaults=True):
    """One step. Without `tries` and `answer` it is only to be read."""

    name: str
    moment: LessonMoment
    tries: Annotated[dict[str, LessonTry], "Record<string, LessonTry>"] = {}
    answer: str = ""
    about: str = ""


class LessonShown(Struct, frozen=True):
    """The lesson of a game."""

    game: str
    seat: int
    players: int
    #: The names of the answers to all questions.
    answers: list[str]
    steps: list[LessonStep]


def lesson_json(name: str) -> bytes:
    """Return the lesson of a game as JSON; refuse a game without one. The first call takes a moment: use a thread."""
    with _building:  # so that simultaneous requests build it once
        return _lesson_json(name)


@cache
def _lesson_json(name: str) -> bytes:
    return encode(shown(name))


def shown(name: str) -> LessonShown:
    """Return the lesson of a game."""
    make = plugin(name).lesson if name in GAMES else None
    if make is None:
        raise Refusal("page_unknown")
    lesson: AnyLesson = make()
    builders = list[StepBuilder]()
    for step in lesson.steps:
        state = builders[-1].after if step.state is None else step.state
        builders.append(StepBuilder(GAMES[name], lesson.seat, step, state))
    return LessonShown(
        name,
        lesson.seat,
        builders[0].match.record.setup.players,
        list(lesson.answers),
        [builder.shown for builder in builders],
    )


class StepBuilder:
    """A step while it is built."""

    def __init__(self, game: AnyGame, seat: Seat, step: AnyStep, state: AnyState, *, alone: bool = False) -> None:
        self.game, self.seat, self.step = game, seat, step
        #: Whether only the first action of a move matters, so that no attempts that follow it are listed.
        self._alone = alone
        self._gains = dict[tuple[str, ...], dict[str, Facts]]()
        self.match = Match(Record(game, state.setup), state, (Part(),) * state.setup.players)
        self.first = self._moment(self.match)
        #: The state after the step, for a step that goes on from there.
        self.after = state
        tries = {} if step.wanted is None else self._tries(self.match, (), right=False)
        self.shown = LessonStep(step.name, self.first, tries, step.answer, step.about)

    def _moment(self, match: Match, *, reading: bool = False) -> LessonMoment:
        game, seat = self.game, self.seat
        owing = steps.owing(match)
        seen = steps.tried(match, seat)
        kept, ground = steps.ground(match, seat) if seat in owing else ((), seen)
        legal = game.legal(ground, seat) if seat in owing and not reading else []
        view: MatchView = game.view(seen, seat)
        return LessonMoment(
            {**view, "to_act": list(owing)},
            list(map(str, legal)),
            game.aid(seen, ground, seat),
            self._all_gains(kept, ground, legal) if legal else {},
            list(match.parts[seat].tentative),
            steps.is_complete(match, seat),
            game.outcome(match.state).over,
        )

    def _all_gains(self, kept: tuple[str, ...], ground: object, legal: list[object]) -> dict[str, Facts]:
        """Return what each action would earn after the attempts that stay. Many attempts have the same ground."""
        if kept not in self._gains:
            earned = {str(action): self._gain(ground, action) for action in legal}
            self._gains[kept] = {action: gain for action, gain in earned.items() if gain is not None}
        return self._gains[kept]

    def _gain(self, ground: object, action: object) -> Facts | None:
        return None if self.game.reveals(ground, action) else self.game.gain(ground, self.seat, action)

    def _tries(self, match: Match, made: tuple[str, ...], *, right: bool) -> dict[str, LessonTry]:
        """Return the attempts that can follow those made. The first one decides whether the step is done."""
        ground = steps.ground(match, self.seat)[1]
        wanted = self.step.wanted or anything
        found = {}
        for action in self.game.legal(ground, self.seat):
            fits = right or (not made and wanted(str(action), self._gain(ground, action)))
            if (fits or self.step.lenient) and not self.game.reveals(ground, action):
                found[str(action)] = self._try(match, (*made, str(action)), right=fits)
        return found

    def _try(self, match: Match, made: tuple[str, ...], *, right: bool) -> LessonTry:
        match = steps.with_part(match, self.seat, steps.attempted(match, self.seat, made))
        change = self._change(self._moment(match))
        if not steps.is_complete(match, self.seat):
            return LessonTry(change, {} if self._alone else self._tries(match, made, right=right))
        if not right:
            return LessonTry(change)
        over = steps.play(match, [(self.seat, action) for action in made])
        self.after = over.state
        # The player reads what happened before anything else can be played.
        moment = self._moment(over, reading=True)
        told = [event for _, event in self.game.tell(over.state, over.story, self.seat)]
        return LessonTry(change, done=self._change(moment), events=tables.said(told))

    def _change(self, moment: LessonMoment) -> dict[str, Change]:
        """Return the changes from the step's first moment to another one."""
        return changes(structs.asdict(self.first), structs.asdict(moment))
