"""The commands of a step: act, undo, confirm; and a bot's move.

A step closes when every seat that owes something stands by it. Then, and only then, the law hears of it.
"""

from __future__ import annotations

from collections.abc import Iterator

from goldhook.core.game import Json, Refusal, Seat
from goldhook.table import steps
from goldhook.table.checks import check_fresh, check_own, check_phase, check_seat
from goldhook.table.commands import Act, BotAct, Confirm, Undo
from goldhook.table.events import event
from goldhook.table.state import PLAYING, Table, played_by_bot
from goldhook.table.steps import Match

#: So often a seat may try something else, or take it back, in one step: every try is stored, and read again later.
MOST_TRIES = 200


def act(table: Table, command: Act, now: int) -> Iterator[Json]:
    """Try an action. What turns a card up is played at once; nothing can be taken back from before it."""
    match = _asked(table, command)
    if not command.confirm and steps.is_complete(match, command.seat):
        _check_tries(match, command.seat)
    attempt = steps.attempt(match, command.seat, command.action)
    if attempt.reveals:
        yield _stand_by(match, command.seat, attempt.actions, now)
    elif command.confirm:
        if not attempt.complete:
            raise Refusal("step_unfinished")
        yield _stand_by(match, command.seat, attempt.actions, now)
    else:
        yield event("acted", now, seat=command.seat, actions=list(attempt.actions))


def undo(table: Table, command: Undo, now: int) -> Iterator[Json]:
    """Take back the last of the seat's own attempts: whatever was turned up, or is another's, is not among them."""
    match = _asked(table, command)
    tentative = match.parts[command.seat].tentative
    if not tentative:
        raise Refusal("nothing_to_undo")
    _check_tries(match, command.seat)
    yield event("undone", now, seat=command.seat, actions=list(tentative[:-1]))


def confirm(table: Table, command: Confirm, now: int) -> Iterator[Json]:
    """Stand by the attempts."""
    match = _asked(table, command)
    if not steps.is_complete(match, command.seat):
        raise Refusal("step_unfinished")
    yield _stand_by(match, command.seat, match.parts[command.seat].tentative, now)


def bot_act(table: Table, command: BotAct, now: int) -> Iterator[Json]:
    """A bot's action; a bot stands by what it does as soon as nothing more is owed."""
    match = _match(table)
    if not played_by_bot(table, check_seat(table.players, command.seat)):
        raise Refusal("not_a_bot")
    check_fresh(table, command.seat, command.version)
    steps.check_owes(match, command.seat)
    attempt = steps.attempt(match, command.seat, command.action)
    if attempt.complete:
        yield _stand_by(match, command.seat, attempt.actions, now)
    else:
        yield event("acted", now, seat=command.seat, actions=list(attempt.actions))


def _check_tries(match: Match, seat: Seat) -> None:
    if match.parts[seat].tries >= MOST_TRIES:
        raise Refusal("too_many_attempts", most=MOST_TRIES)


def _match(table: Table) -> Match:
    check_phase(table, PLAYING)
    assert table.match is not None
    return table.match


def _asked(table: Table, command: Act | Undo | Confirm) -> Match:
    """The match, if the person may do something on that seat now."""
    match = _match(table)
    check_own(table, command.by, check_seat(table.players, command.seat))
    check_fresh(table, command.seat, command.version)
    steps.check_owes(match, command.seat)
    return match


def _stand_by(match: Match, seat: Seat, actions: tuple[str, ...], now: int) -> Json:
    """Played, if the step closes with it; else known to be confirmed, and nothing more."""
    closing = steps.closing(match, seat, actions)
    if closing is None:
        return event("confirmed", now, seat=seat, actions=list(actions))
    return event("played", now, actions=[list(action) for action in closing])
