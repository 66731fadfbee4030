"""A match at a table: the state of the rules engine, and what each seat does in the running step.

The rules engine sees only what all seats have confirmed. Each seat keeps its attempts in a list of its own, and its
view is the engine's state with just these applied. So attempts never affect another seat's view, and the engine has
nothing to undo.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from goldhook.core.game import AnyState, Event, Refusal, Seat
from goldhook.record import Record, state_after


class Part(NamedTuple):
    """One seat's share of the running step: its actions as text, secret until the step closes."""

    tentative: tuple[str, ...] = ()
    confirmed: bool = False
    #: How often the seat has tried, undone or unconfirmed something in this step.
    tries: int = 0
    #: The result of each of these actions; `results` computes those that are missing.
    results: tuple[Tried, ...] = ()


class Tried(NamedTuple):
    """The state after an attempted action, and what happened."""

    state: AnyState
    story: tuple[Event, ...]


_NOTHING_YET = Part()


class Match(NamedTuple):
    """One match. `state` is the state after all actions of the record; `story` holds the events of the last step."""

    record: Record
    state: AnyState
    parts: tuple[Part, ...]
    story: tuple[Event, ...] = ()


class Attempt(NamedTuple):
    """The outcome of an action: the seat's attempts so far, and whether they complete the step."""

    actions: tuple[str, ...]
    #: Nothing more is owed in this step.
    complete: bool
    #: The action turns up a card and cannot be undone.
    reveals: bool


def begin(record: Record) -> Match:
    """Return a match at its start, or after the actions that it takes over from another match."""
    return Match(record, state_after(record), (Part(),) * record.setup.players)


def owing(match: Match) -> tuple[Seat, ...]:
    """Return the seats that must still act or confirm in this step."""
    return tuple([seat for seat in match.record.game.to_act(match.state) if not match.parts[seat].confirmed])


def results(match: Match, seat: Seat) -> tuple[Tried, ...]:
    """Return the result of each of the seat's attempts."""
    part = match.parts[seat]
    known = part.results
    if len(known) == len(part.tentative):
        return known
    game = match.record.game
    state = known[-1].state if known else match.state
    for text in part.tentative[len(known) :]:
        state, events = game.attempt(state, seat, game.parse(text))
        known = (*known, Tried(state, tuple(events)))
    return known


def attempted(match: Match, seat: Seat, actions: Iterable[str]) -> Part:
    """Return the seat's part with these attempts. Each attempt is replayed only once."""
    before, texts = match.parts[seat], tuple(actions)
    same = 0
    while same < len(before.results) and texts[same : same + 1] == before.tentative[same : same + 1]:
        same += 1
    part = Part(texts, tries=before.tries, results=before.results[:same])
    return part._replace(results=results(with_part(match, seat, part), seat))


def tried(match: Match, seat: Seat | None) -> AnyState:
    """Return the state as the seat sees it: the engine's state with the seat's own attempts."""
    done = () if seat is None else results(match, seat)
    return done[-1].state if done else match.state


def story(match: Match, seat: Seat, count: int | None = None) -> list[Event]:
    """Return the events of the seat's attempts, or of the first `count` of them."""
    return [event for result in results(match, seat)[:count] for event in result.story]


def is_complete(match: Match, seat: Seat) -> bool:
    """Return whether the seat has done everything that the step demands and only has to confirm."""
    return bool(match.parts[seat].tentative) and seat not in match.record.game.to_act(tried(match, seat))


def ground(match: Match, seat: Seat) -> tuple[tuple[str, ...], AnyState]:
    """Return the attempts that stay when another one comes, and the state it applies to.

    In a complete step the new attempt replaces the last one.
    """
    kept, done = match.parts[seat].tentative, results(match, seat)
    if done and seat not in match.record.game.to_act(done[-1].state):
        kept, done = kept[:-1], done[:-1]
    return kept, done[-1].state if done else match.state


def legal(match: Match, seat: Seat) -> list[str]:
    """Return every action that the seat may try now, as text."""
    if seat not in owing(match):
        return []
    return list(map(str, match.record.game.legal(ground(match, seat)[1], seat)))


def attempt(match: Match, seat: Seat, text: str) -> Attempt:
    """Try an action of the seat; raise a Refusal if the rules do not allow it."""
    game = match.record.game
    kept, state = ground(match, seat)
    action = _as_listed(game.parse(text), game.legal(state, seat))
    actions = (*kept, str(action))
    if game.reveals(state, action):
        game.apply(state, seat, action)
        return Attempt(actions, complete=True, reveals=True)
    state, _ = game.attempt(state, seat, action)
    return Attempt(actions, complete=seat not in game.to_act(state), reveals=False)


def _as_listed(action: object, listed: list[object]) -> object:
    """Return the action as the rules engine lists it, because kept cards may come in any order."""
    if action not in listed:
        words = sorted(str(action).split())
        return next((other for other in listed if sorted(str(other).split()) == words), action)
    return action


def closing(match: Match, seat: Seat, actions: Iterable[str]) -> list[tuple[Seat, str]] | None:
    """Return all actions of the step in seat order if this seat's confirmation closes it, otherwise None."""
    if owing(match) != (seat,):
        return None
    done = {**{other: match.parts[other].tentative for other in match.record.game.to_act(match.state)}, seat: actions}
    return [(other, text) for other, texts in sorted(done.items()) for text in texts]


def play(match: Match, actions: Iterable[tuple[Seat, str]]) -> Match:
    """Return the match after these actions, at the start of the next step."""
    record, state, parts, _ = match
    game = record.game
    told: list[Event] = []
    played = []
    for seat, text in actions:
        state, events = game.apply(state, seat, game.parse(text))
        told += events
        played.append((seat, text))
    record = record._replace(actions=(*record.actions, *played))
    return Match(record, state, (_NOTHING_YET,) * len(parts), tuple(told))


def with_part(match: Match, seat: Seat, part: Part) -> Match:
    """Return the match with one seat's part replaced."""
    return match._replace(parts=(*match.parts[:seat], part, *match.parts[seat + 1 :]))


def check_owes(match: Match, seat: Seat) -> None:
    """Refuse a seat that has nothing to do or to confirm now."""
    if seat in owing(match):
        return
    if match.parts[seat].confirmed:
        raise Refusal("already_confirmed")
    raise Refusal("not_to_act", seat=seat, waiting=owing(match))
