"""The contract of a game: the words that both games, and everything above them, share.

A game is a value of type `Game`: a handful of pure functions. They take values and return values; there is no
clock, no file and no random source in them. What chance decided stands in the `Setup`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from typing import Any, Generic, NamedTuple, Protocol, TypeAlias, TypeVar

Seat: TypeAlias = int
Json: TypeAlias = dict[str, Any]
#: What chance decided: named rows of ids, or named rows of rows of ids.
Shuffles: TypeAlias = Mapping[str, Sequence[Any]]


class Refusal(Exception):  # noqa: N818 - a refusal is an answer, not a fault of the program
    """Something the rules, or a file's checks, do not allow: a stable code and its facts, never a sentence.

    Sentences are made from the code in the reader's language.

    >>> refusal = Refusal("field_taken", card="P01", field="a1")
    >>> refusal.code, refusal.facts
    ('field_taken', {'card': 'P01', 'field': 'a1'})
    >>> print(refusal)
    field_taken (card P01, field a1)
    """

    def __init__(self, code: str, **facts: object) -> None:
        super().__init__(code)
        self.code = code
        self.facts = facts

    def __str__(self) -> str:
        facts = ", ".join(f"{name} {value}" for name, value in self.facts.items())
        return f"{self.code} ({facts})" if facts else self.code


class Event(Protocol):
    """Something that happened, as a named tuple; its class name is its code."""

    def _asdict(self) -> dict[str, Any]: ...


@cache
def _snake(name: str) -> str:
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "_", name).lower()


def code_of(event: Event | type) -> str:
    """The stable code of an event or its type, as in logs and language files: `CoinTicked` → `coin_ticked`."""
    return _snake((event if isinstance(event, type) else type(event)).__name__)


class OptionSet(Protocol):
    """Options of a game, or of a table, as a named tuple; options.py reads what its fields declare."""

    def __init__(self, **values: Any) -> None: ...

    def _asdict(self) -> dict[str, Any]: ...


P = TypeVar("P")
S = TypeVar("S")
A = TypeVar("A")
O = TypeVar("O", bound=OptionSet)  # noqa: E741


class Setup(NamedTuple, Generic[P, O]):
    """Everything that is fixed before the first action; with it and the actions, a match replays without chance."""

    pieces: P
    players: int
    first: Seat
    options: O
    shuffles: Shuffles


AnySetup: TypeAlias = Setup[Any, Any]


class Outcome(NamedTuple):
    """What a state is worth: the points of each seat and, after tie-breaks, its place: 1 is best, equals share it."""

    over: bool
    totals: tuple[int, ...]
    places: tuple[int, ...]

    @property
    def winners(self) -> tuple[Seat, ...]:
        """All who share the lead; final once the match is over."""
        return tuple(seat for seat, place in enumerate(self.places) if place == 1)


def places(standings: Sequence[Any]) -> tuple[int, ...]:
    """The place of each seat, by standings that compare; equal ones share it.

    >>> places([(95, 2), (80, 0), (95, 2), (80, 1)])
    (1, 4, 1, 3)
    """
    return tuple(1 + sum(other > mine for other in standings) for mine in standings)


@dataclass(frozen=True, slots=True)
class Game(Generic[P, S, A]):
    """A game as a value: its pieces `P`, its states `S`, its actions `A`."""

    name: str
    players: tuple[int, ...]
    house: Callable[[], P]
    faults: Callable[..., Iterator[Refusal]]
    read_pieces: Callable[..., P]
    pieces_json: Callable[[P], Json]
    unshuffled: Callable[[P], Shuffles]
    start: Callable[[Setup[P, Any]], S]
    to_act: Callable[[S], tuple[Seat, ...]]
    legal: Callable[[S, Seat], list[A]]
    apply: Callable[[S, Seat, A], tuple[S, list[Event]]]
    outcome: Callable[[S], Outcome]
    report: Callable[[S], Json]
    view: Callable[[S, Seat | None], Json]
    #: All there is to see, for a match that is over.
    open_view: Callable[[S], Json]
    #: What happened so far, as a seat may know it now. The indexes count hidden events too: they are never sent.
    retell: Callable[[S, Sequence[Event], Seat | None], list[tuple[int, Event]]]
    parse: Callable[[str], A]
    #: Round, turn and step: what a table's clock counts by.
    moment: Callable[[S], tuple[int, int, str]]
    #: As `apply`, but only as far as the seat can take it back: no card is turned up, and nobody else is asked.
    attempt: Callable[[S, Seat, A], tuple[S, list[Event]]]
    #: What a table may show to who knows no rules: of the state that a seat sees, the state that its actions would
    #: come to (its last attempt taken back, if they would replace it), the seat or a spectator, and these actions.
    aid: Callable[[S, S, Seat | None, Sequence[A]], Json]
    open_aid: Callable[[S], Json]
    #: Does the action itself turn a card up? Then it cannot be attempted.
    reveals: Callable[[S, A], bool]
    #: What may be agreed on before a match: a named tuple whose fields options.py understands.
    options: type[OptionSet]


def check_viewer(setup: AnySetup, seat: Seat | None) -> None:
    """Only a seat of the match, or a spectator, is shown anything."""
    if seat is not None and not 0 <= seat < setup.players:
        raise Refusal("no_such_seat", seat=seat, players=setup.players)


def check_setup(setup: AnySetup, allowed_players: Sequence[int], unshuffled: Shuffles) -> None:
    """Refuse a setup whose shuffles are not just the pieces in another order."""
    if setup.players not in allowed_players:
        raise Refusal("players_wrong", players=setup.players, least=allowed_players[0], most=allowed_players[-1])
    if not 0 <= setup.first < setup.players:
        raise Refusal("first_wrong", seat=setup.first, players=setup.players)
    for name, pieces in unshuffled.items():
        if name not in setup.shuffles:
            raise Refusal("shuffle_missing", shuffle=name)
        _check_shuffle(name, setup.shuffles[name], pieces)
    for name in setup.shuffles:
        if name not in unshuffled:
            raise Refusal("shuffle_unknown", shuffle=name)


def _check_shuffle(name: str, shuffled: Sequence[Any], pieces: Sequence[Any]) -> None:
    if len(shuffled) != len(pieces):
        raise Refusal("shuffle_length", shuffle=name, count=len(shuffled), needed=len(pieces))
    if not isinstance(pieces[0], str):  # a row of rows
        for number, (row, of) in enumerate(zip(shuffled, pieces, strict=True), 1):
            _check_shuffle(f"{name} {number}", row, of)
        return
    known, seen = frozenset(pieces), set[object]()
    with suppress(TypeError):  # something that is not even an id
        if known.issuperset(shuffled) and len(set(shuffled)) == len(pieces):
            return
    for piece in shuffled:  # say which one is wrong
        if not isinstance(piece, str) or piece not in known:
            raise Refusal("shuffle_unknown_id", shuffle=name, id=str(piece)[:40])
        if piece in seen:
            raise Refusal("shuffle_duplicate_id", shuffle=name, id=piece)
        seen.add(piece)
