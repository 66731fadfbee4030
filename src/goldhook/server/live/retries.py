"""Decisions of a finished match, to try again: the position as its seat saw it, and a verdict on another action."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from typing import Annotated

from msgspec import Struct
from msgspec.json import encode

from goldhook import analysis, record
from goldhook.analysis.decisions import BUDGET, Numbers
from goldhook.analysis.retry import Compared, Moves
from goldhook.bots.levels import MASTER
from goldhook.core.game import Facts, Refusal
from goldhook.core.lesson import AnyStep, Step
from goldhook.record import Record
from goldhook.record import to_json as record_json
from goldhook.server.live.analyses import SEED
from goldhook.server.live.lessons import LessonMoment, LessonTry, StepBuilder
from goldhook.server.live.replays import pack, unpack
from goldhook.server.run.limits import LATER
from goldhook.server.work.readers import Readers
from goldhook.server.work.thinkers import Busy, Claim, Comparing, Thinkers

_log = logging.getLogger("goldhook.server.live.retries")


class DecisionShown(Struct, frozen=True):
    """A decision as its seat saw it, and what each legal move leads to. Only the first action of a move counts."""

    #: The number of the action in the record.
    number: int
    game: str
    seat: int
    players: int
    moment: LessonMoment
    tries: Annotated[dict[str, LessonTry], "Record<string, LessonTry>"]


class Worth(Struct, frozen=True):
    """The chance to win after an action, and the expected points at the end."""

    win: float
    points: float


class RetryVerdict(Struct, frozen=True):
    """A tried action beside the played one and the better one, from the same playouts."""

    tried: Worth
    played: Worth
    better: Worth
    #: How the tried action compares with the other two; "even" if the 95 % confidence intervals overlap.
    to_played: Compared
    to_better: Compared
    #: The code and the facts of the reason, as in a hint; null if no two actions are clearly apart.
    why: Annotated[Facts | None, "({ code: string } & Record<string, string | number>) | null"]
    playouts: int


class Retries:
    """Answers about single decisions. Readers build positions; the thinkers judge in their spare time."""

    def __init__(self, thinkers: Thinkers, readers: Readers) -> None:
        self._thinkers, self._readers = thinkers, readers

    async def show(self, who: str, match: Record, number: int) -> bytes:
        """Return a decision as JSON; refuse an action that was no decision."""
        return await self._readers.read(who, _shown, pack(match), number)

    async def judge(self, who: str, table: str, match: Record, number: int, tried: str, better: str) -> RetryVerdict:
        """Compare an action with the played one and the better one of the analysis; refuse illegal actions."""
        question, moves = await self._readers.read(who, _asked, pack(match), number, tried, better)
        pieces = record_json(match)["set"]
        comparing = Comparing(match.game.name, pieces, question, moves, MASTER, BUDGET, SEED)
        try:
            found = await self._thinkers.compare(Claim(table, who or table, present=False), comparing)
        except Busy:
            raise Refusal("too_fast", seconds=LATER) from None
        except Exception:  # whatever a bot does, the next request may try again
            _log.exception("a comparison failed", extra={"table": table})
            raise Refusal("analysis_unavailable") from None
        why = None if found.why is None else {"code": found.why[0], **found.why[1]}
        tried_, played, better_ = map(_worth, found[:3])
        return RetryVerdict(tried_, played, better_, found.to_played, found.to_better, why, found.playouts)


def _worth(numbers: Numbers) -> Worth:
    return Worth(round(numbers.win, 4), round(numbers.points, 2))


# --- in a reader --------------------------------------------------------------------------------------------------


def _shown(packed: bytes, number: int) -> bytes:
    match = unpack(packed)
    question, state = _decision(match, number)
    step: AnyStep = Step(str(number), state, lambda _action, _gain: False, lenient=True)
    built = StepBuilder(match.game, question.seat, step, state, alone=True).shown
    players = match.setup.players
    return encode(DecisionShown(number, match.game.name, question.seat, players, built.moment, built.tries))


def _asked(packed: bytes, number: int, tried: str, better: str) -> tuple[analysis.DecisionPoint, Moves]:
    """Return the decision and the actions as values."""
    match = unpack(packed)
    question, state = _decision(match, number)
    legal: Mapping[str, object] = {str(action): action for action in match.game.legal(state, question.seat)}
    played = str(question.action)
    if not {tried, better} <= legal.keys() or played == better:
        raise Refusal("action_not_there")
    return question, Moves(legal[tried], legal[played], legal[better])


def _decision(match: Record, number: int) -> tuple[analysis.DecisionPoint, object]:
    for question in analysis.decision_points(match):
        if question.number == number:
            return question, list(record.replay(match))[number].state
    raise Refusal("page_unknown")
