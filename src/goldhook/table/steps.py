"""A match at a table: the law's state, and beside it what each seat does in the running step.

The law knows only what was confirmed by all. What a seat tries is a list of actions of its own; its view is the law's
state with just these attempted. So nobody's attempts can touch what anybody else sees, and there is nothing to undo in
the law.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

from goldhook.core.game import Event, Refusal, Seat
from goldhook.record import Record


class Part(NamedTuple):
    """What one seat does in the running step: actions as texts, its own secret until the step closes."""

    tentative: tuple[str, ...] = ()
    confirmed: bool = False
    #: How often the seat has tried something or taken it back in this step.
    tries: int = 0


_NOTHING_YET = Part()


class Match(NamedTuple):
    """One match. The state is after all actions of the record; `story` is what the last of them brought."""

    record: Record
    state: Any
    parts: tuple[Part, ...]
    story: tuple[Event, ...] = ()


class Attempt(NamedTuple):
    """What comes of an action: what the seat has tried now, and where that leaves it."""

    actions: tuple[str, ...]
    #: Nothing more is owed in this step.
    complete: bool
    #: A card is turned up: there is no way back.
    reveals: bool


def begin(record: Record) -> Match:
    """A match at its start."""
    return Match(record, record.game.start(record.setup), (Part(),) * record.setup.players)


def owing(match: Match) -> tuple[Seat, ...]:
    """The seats that have something to do or to confirm in this step."""
    return tuple([seat for seat in match.record.game.to_act(match.state) if not match.parts[seat].confirmed])


def tried(match: Match, seat: Seat | None, actions: Iterable[str] | None = None) -> tuple[Any, list[Event]]:
    """The state as the seat has it in front of it: the law's, with its own attempts; and the story of these."""
    game, state = match.record.game, match.state
    told: list[Event] = []
    if seat is not None:
        for text in match.parts[seat].tentative if actions is None else actions:
            state, events = game.attempt(state, seat, game.parse(text))
            told += events
    return state, told


def is_complete(match: Match, seat: Seat) -> bool:
    """Has the seat done all that the step demands, and only to confirm it?"""
    return bool(match.parts[seat].tentative) and seat not in match.record.game.to_act(tried(match, seat)[0])


def ground(match: Match, seat: Seat) -> tuple[tuple[str, ...], Any]:
    """What stays of the attempts when one more comes, and the state it comes to; if all is done, the last goes."""
    kept = match.parts[seat].tentative
    state, _ = tried(match, seat)
    if kept and seat not in match.record.game.to_act(state):
        kept = kept[:-1]
        state, _ = tried(match, seat, kept)
    return kept, state


def legal(match: Match, seat: Seat) -> list[str]:
    """Every action that the seat may try now, as text."""
    if seat not in owing(match):
        return []
    return list(map(str, match.record.game.legal(ground(match, seat)[1], seat)))


def attempt(match: Match, seat: Seat, text: str) -> Attempt:
    """Try an action of the seat; a Refusal if the law does not allow it."""
    game = match.record.game
    kept, state = ground(match, seat)
    action = _as_listed(game.parse(text), game.legal(state, seat))
    actions = (*kept, str(action))
    if game.reveals(state, action):
        game.apply(state, seat, action)
        return Attempt(actions, complete=True, reveals=True)
    state, _ = game.attempt(state, seat, action)
    return Attempt(actions, complete=seat not in game.to_act(state), reveals=False)


def _as_listed(action: Any, listed: list[Any]) -> Any:
    """The action as the law lists it: the order of the cards kept does not matter, but only one is written."""
    if action not in listed:
        words = sorted(str(action).split())
        return next((other for other in listed if sorted(str(other).split()) == words), action)
    return action


def closing(match: Match, seat: Seat, actions: Iterable[str]) -> list[tuple[Seat, str]] | None:
    """All actions of the step in the order of seats, if it closes once this seat stands by its own; else None."""
    if owing(match) != (seat,):
        return None
    done = {**{other: match.parts[other].tentative for other in match.record.game.to_act(match.state)}, seat: actions}
    return [(other, text) for other, texts in sorted(done.items()) for text in texts]


def play(match: Match, actions: Iterable[tuple[Seat, str]]) -> Match:
    """The match after these actions, with a new step before it."""
    record, state, parts, _ = match
    game = record.game
    told: list[Event] = []
    played = []
    for seat, text in actions:
        state, events = game.apply(state, seat, game.parse(text))
        told += events
        played.append((seat, text))
    record = Record(game, record.setup, (*record.actions, *played), record.seats)
    return Match(record, state, (_NOTHING_YET,) * len(parts), tuple(told))


def with_part(match: Match, seat: Seat, part: Part) -> Match:
    """The same, but for what one seat does."""
    return match._replace(parts=(*match.parts[:seat], part, *match.parts[seat + 1 :]))


def check_owes(match: Match, seat: Seat) -> None:
    """Refuse a seat that has nothing to do or to confirm now."""
    if seat in owing(match):
        return
    if match.parts[seat].confirmed:
        raise Refusal("already_confirmed")
    raise Refusal("not_to_act", seat=seat, waiting=owing(match))
