"""The contract of a game: the types that all games and the layers above share.

A game is a value of type `Game`: a handful of pure functions without clock, file or random source. The `Setup` holds
everything that chance decides.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from typing import Annotated, Any, Generic, NamedTuple, NotRequired, Protocol, TypeAlias, TypedDict, TypeVar

T = TypeVar("T")

Seat: TypeAlias = int
Json: TypeAlias = dict[str, Any]
#: A list of exactly two: JSON has no tuples.
Pair: TypeAlias = Annotated[list[T], 2]
#: Named values for a sentence or a client; every TypedDict is one.
Facts: TypeAlias = Mapping[str, object]
#: Ids in shuffled order, or several such rows. Each game knows the form of its rows.
Row: TypeAlias = Sequence[Any]
Shuffles: TypeAlias = Mapping[str, Row]
#: The same as plain data.
ShufflesJson: TypeAlias = dict[str, list[str | list[str]]]
#: Shuffle the items of a row, except known ones, which keep their places.
Reshuffle: TypeAlias = Callable[[Row, Collection[str]], Row]


class Refusal(Exception):  # noqa: N818 - a refusal is an answer, not a fault of the program
    """An illegal action or a faulty file: a stable code and details, never a sentence.

    The language files turn the code into a sentence in the reader's language.

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

    def __repr__(self) -> str:
        return str(self)


def together(refusals: Sequence[Refusal]) -> Refusal:
    """Return one refusal for several: the first, with the others as its fact `also`.

    >>> print(together([Refusal("touches_no_tile"), Refusal("row_on_other_side")]))
    touches_no_tile (also [row_on_other_side])
    """
    first, *others = refusals
    return Refusal(first.code, **first.facts, also=others) if others else first


class Event(Protocol):
    """Something that happened, as a named tuple; its class name is its code."""

    def _asdict(self) -> dict[str, object]: ...


@cache
def _snake(name: str) -> str:
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "_", name).lower()


def code_of(event: Event | type) -> str:
    """Return the stable code of an event or its type, as in logs and language files: `CoinTicked` → `coin_ticked`."""
    return _snake((event if isinstance(event, type) else type(event)).__name__)


class OptionSet(Protocol):
    """The options of a game or of a table, as a named tuple; options.py reads the declarations of its fields."""

    def __init__(self, **values: Any) -> None: ...

    def _asdict(self) -> dict[str, object]: ...


class EventJson(TypedDict):
    """An event of the rules engine as plain data. Its other fields depend on the game and the code."""

    code: str
    seat: NotRequired[Seat]


class MatchView(TypedDict):
    """The fields that the view of every game has."""

    to_act: list[Seat]
    #: The viewer's seat; null for a spectator.
    seat: Seat | None
    #: The options of the match that differ from their defaults.
    options: NotRequired[dict[str, object]]


class MatchReport(TypedDict):
    """The fields that the report of every game has."""

    over: bool
    round: int
    turn: int
    to_act: list[Seat]
    winners: list[Seat]


class SetJson(TypedDict):
    """The fields that every set of pieces has as plain data."""

    name: str


class Pieces(Protocol):
    """The attributes that every set of pieces has."""

    @property
    def name(self) -> str: ...


P = TypeVar("P", bound=Pieces)
S = TypeVar("S")
A = TypeVar("A")
V = TypeVar("V", bound=MatchView)
R = TypeVar("R", bound=MatchReport)
O = TypeVar("O", bound=OptionSet)  # noqa: E741
#: Points, or points followed by tie-breakers.
C = TypeVar("C", int, tuple[int, ...])


class Setup(NamedTuple, Generic[P, O]):
    """Everything that is fixed before the first action. With it and the actions, a match replays without chance."""

    pieces: P
    players: int
    first: Seat
    options: O
    shuffles: Shuffles


AnySetup: TypeAlias = Setup[Any, Any]


class Outcome(NamedTuple):
    """The value of a state: each seat's points and, after tie-breaks, its place.

    Place 1 is best; equal seats share one.
    """

    over: bool
    totals: tuple[int, ...]
    places: tuple[int, ...]

    @property
    def winners(self) -> tuple[Seat, ...]:
        """Return all seats that share the lead; final once the match is over."""
        return tuple(seat for seat, place in enumerate(self.places) if place == 1)


def places(standings: Sequence[C]) -> tuple[int, ...]:
    """Return the place of each seat by its standing; equal standings share a place.

    >>> places([(95, 2), (80, 0), (95, 2), (80, 1)])
    (1, 4, 1, 3)
    """
    return tuple([1 + sum([other > mine for other in standings]) for mine in standings])


@dataclass(frozen=True, slots=True)
class Game(Generic[P, S, A, V, R]):
    """A game as a value: its pieces `P`, states `S`, actions `A`, views `V` and reports `R`."""

    name: str
    players: tuple[int, ...]
    house: Callable[[], P]
    faults: Callable[..., Iterator[Refusal]]
    read_pieces: Callable[..., P]
    pieces_json: Callable[[P], SetJson]
    unshuffled: Callable[[P, Any], Shuffles]
    start: Callable[[Setup[P, Any]], S]
    to_act: Callable[[S], tuple[Seat, ...]]
    legal: Callable[[S, Seat], list[A]]
    apply: Callable[[S, Seat, A], tuple[S, list[Event]]]
    outcome: Callable[[S], Outcome]
    report: Callable[[S], R]
    view: Callable[[S, Seat | None], V]
    #: The table with nothing hidden, for a match that is over.
    open_view: Callable[[S], V]
    #: Returns the events just played that a seat may see. The indexes count hidden events too, so never send them.
    tell: Callable[[S, Sequence[Event], Seat | None], list[tuple[int, Event]]]
    #: Returns the latest events of a match that a seat may still look up, without a gap: never more than `tell`.
    retell: Callable[[S, Sequence[Event], Seat | None], list[tuple[int, Event]]]
    parse: Callable[[str], A]
    #: Round, turn and step: what a table's clock counts by.
    moment: Callable[[S], tuple[int, int, str]]
    #: Like `apply`, but stops where the seat could no longer undo it: before a card is turned up or others must act.
    attempt: Callable[[S, Seat, A], tuple[S, list[Event]]]
    #: Help for clients that do not implement the rules. Takes the state that the seat sees, the state that its
    #: actions apply to (without its last attempt, if they would replace it), and the seat, or None for a spectator.
    aid: Callable[[S, S, Seat | None], Facts]
    #: Returns what a legal action would earn the seat, to preview it; None if it earns nothing.
    gain: Callable[[S, Seat, A], Facts | None]
    #: The same help for a replay, where nothing is hidden and no seat may act.
    open_aid: Callable[[S], Facts]
    #: Returns whether the action itself turns up a card. Such an action cannot be attempted.
    reveals: Callable[[S, A], bool]
    #: The options of a match: a named tuple whose fields options.py understands.
    options: type[OptionSet]
    #: The house sets of earlier rules versions, where they differ from the newest.
    earlier_houses: Mapping[int, Callable[[], P]] = field(default_factory=dict, hash=False)
    #: Deals again what a seat, or None for a spectator, does not know in a state: returns shuffles with which the same
    #: actions lead to the same table for that seat. None if a match cannot be played on from a moment.
    redeal: Callable[[S, Seat | None, Reshuffle], Shuffles] | None = None

    def at_version(self, version: int) -> Game[P, S, A, V, R]:
        """Return the game as it was at a rules version: with the house set of that time."""
        house = self.earlier_houses.get(version)
        return self if house is None else replace(self, house=house)


#: A game that is known only by its name, and a state of such a game. Python has no existential types ("some P, S, A, V
#: and R that fit together"), so these names tell the type checker to trust the caller.
AnyGame: TypeAlias = Game[Any, Any, Any, Any, Any]
AnyState: TypeAlias = Any


def seat_of(view: MatchView) -> Seat:
    """Return the seat whose view this is; a spectator's view has none."""
    seat = view["seat"]
    assert seat is not None, "a spectator has no seat"
    return seat


def check_viewer(setup: AnySetup, seat: Seat | None) -> None:
    """Refuse a viewer that is neither a seat of the match nor a spectator."""
    if seat is not None and not 0 <= seat < setup.players:
        raise Refusal("no_such_seat", seat=seat, players=setup.players)


def check_setup(setup: AnySetup, allowed_players: Sequence[int], unshuffled: Shuffles) -> None:
    """Refuse a setup whose shuffles are not the pieces in another order."""
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


def _check_shuffle(name: str, shuffled: Row, pieces: Row) -> None:
    if len(shuffled) != len(pieces):
        raise Refusal("shuffle_length", shuffle=name, count=len(shuffled), needed=len(pieces))
    if not isinstance(pieces[0], str):  # a row of rows
        for number, (row, of) in enumerate(zip(shuffled, pieces, strict=True), 1):
            _check_shuffle(f"{name} {number}", row, of)
        return
    known, seen = set(pieces), set[object]()
    try:
        if set(shuffled) == known:
            return
    except TypeError:  # an unhashable value, so not an id
        pass
    for piece in shuffled:  # say which one is wrong
        if not isinstance(piece, str) or piece not in known:
            raise Refusal("shuffle_unknown_id", shuffle=name, id=str(piece)[:40])
        if piece in seen:
            raise Refusal("shuffle_duplicate_id", shuffle=name, id=piece)
        seen.add(piece)
