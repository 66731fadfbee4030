"""The commands of a step: act, undo, confirm, unconfirm, and a bot's move.

A step closes when every seat that owes something has confirmed. Only then does the rules engine apply it.
"""

from __future__ import annotations

from collections.abc import Iterator

from goldhook.core.game import Refusal, Seat
from goldhook.table import events, steps
from goldhook.table.checks import check_fresh, check_own, check_phase, check_seat
from goldhook.table.commands import Act, BotAct, Confirm, Unconfirm, Undo
from goldhook.table.events import AnyEvent
from goldhook.table.state import PLAYING, Table, played_by_bot
from goldhook.table.steps import Match

#: How often a seat may try, undo or unconfirm in one step. Every attempt is stored and replayed later.
MOST_TRIES = 200


def act(table: Table, command: Act, now: int) -> Iterator[AnyEvent]:
    """Try an action. An action that turns up a card is played immediately and cannot be undone."""
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
        yield events.Acted(at=now, seat=command.seat, actions=attempt.actions)


def undo(table: Table, command: Undo, now: int) -> Iterator[AnyEvent]:
    """Take back the seat's last attempt. Actions that turned up a card, and those of others, cannot be undone."""
    match = _asked(table, command)
    tentative = match.parts[command.seat].tentative
    if not tentative:
        raise Refusal("nothing_to_undo")
    _check_tries(match, command.seat)
    yield events.Undone(at=now, seat=command.seat, actions=tentative[:-1])


def confirm(table: Table, command: Confirm, now: int) -> Iterator[AnyEvent]:
    """Confirm the attempts."""
    match = _asked(table, command)
    if not steps.is_complete(match, command.seat):
        raise Refusal("step_unfinished")
    yield _stand_by(match, command.seat, match.parts[command.seat].tentative, now)


def unconfirm(table: Table, command: Unconfirm, now: int) -> Iterator[AnyEvent]:
    """Take back the confirmation. The step is still open, so nothing of the others was revealed since."""
    match = _own(table, command)
    if not match.parts[command.seat].confirmed:
        raise Refusal("nothing_to_undo")
    _check_tries(match, command.seat)
    yield events.Unconfirmed(at=now, seat=command.seat)


def bot_act(table: Table, command: BotAct, now: int) -> Iterator[AnyEvent]:
    """Play a bot's action, and confirm as soon as nothing more is owed.

    A move that the person left complete is confirmed as it is, whatever the bot chose. It waits for the bot's turn, so
    nobody can tell such a move from the bot's own.
    """
    match = _match(table)
    if not played_by_bot(table, check_seat(table.players, command.seat)):
        raise Refusal("not_a_bot")
    check_fresh(table, command.seat, command.version)
    steps.check_owes(match, command.seat)
    if steps.is_complete(match, command.seat):
        yield _stand_by(match, command.seat, match.parts[command.seat].tentative, now)
        return
    attempt = steps.attempt(match, command.seat, command.action)
    if attempt.complete:
        yield _stand_by(match, command.seat, attempt.actions, now)
    else:
        yield events.Acted(at=now, seat=command.seat, actions=attempt.actions)


def _check_tries(match: Match, seat: Seat) -> None:
    if match.parts[seat].tries >= MOST_TRIES:
        raise Refusal("too_many_attempts", most=MOST_TRIES)


def _match(table: Table) -> Match:
    check_phase(table, PLAYING)
    assert table.match is not None
    return table.match


def _own(table: Table, command: Act | Undo | Confirm | Unconfirm) -> Match:
    """Return the match if the person plays that seat and knows its choices; refuse otherwise."""
    match = _match(table)
    check_own(table, command.by, check_seat(table.players, command.seat))
    check_fresh(table, command.seat, command.version)
    return match


def _asked(table: Table, command: Act | Undo | Confirm) -> Match:
    """Return the match if the person may act on that seat now; refuse otherwise."""
    match = _own(table, command)
    steps.check_owes(match, command.seat)
    return match


def _stand_by(match: Match, seat: Seat, actions: tuple[str, ...], now: int) -> AnyEvent:
    """Return Played if this closes the step, otherwise Confirmed."""
    closing = steps.closing(match, seat, actions)
    if closing is None:
        return events.Confirmed(at=now, seat=seat, actions=actions)
    return events.Played(at=now, actions=tuple(closing))
