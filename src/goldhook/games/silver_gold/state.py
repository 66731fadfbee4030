"""The values of a match of Silver & Gold: states, actions and events.

Everything here is a named tuple: immutable, comparable, and fast enough to create hundreds of thousands.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import TYPE_CHECKING, Final, Literal, NamedTuple, TypeAlias

from goldhook.core.game import Seat, Setup

if TYPE_CHECKING:
    from goldhook.games.silver_gold.options import Options
    from goldhook.games.silver_gold.pieces import Card, Deck
    from goldhook.games.silver_gold.placements import CardPlaces

ROUNDS = 4
TURNS = 7
COIN_ROWS = 3
COINS_A_ROW = 4
MOST_COINS = COIN_ROWS * COINS_A_ROW
MOST_PALMS = 4
CUPS = (6, 5, 4, 3, 2, 1)
DISPLAY = 4
KEPT = 2
DEALT = 4

KEEP: Final = "keep"
MARK: Final = "mark"
CLAIM: Final = "claim"
OVER: Final = "over"
Step: TypeAlias = Literal["keep", "mark", "claim", "over"]


# --- actions ------------------------------------------------------------------------------------------------------


class Keep(NamedTuple):
    """Keep two of the four cards dealt (S1)."""

    cards: tuple[str, ...]

    def __str__(self) -> str:
        return " ".join(("keep", *self.cards))


class Mark(NamedTuple):
    """Mark the pattern, or a single field, on one card (S5, S6). The cells are a set as in `cells`."""

    card: str
    cells: int

    def __str__(self) -> str:
        return " ".join(("mark", self.card, *_names(self.cells)))


class Cross(NamedTuple):
    """Mark a field owed for a cross (S7)."""

    card: str
    cells: int

    def __str__(self) -> str:
        return " ".join(("cross", self.card, *_names(self.cells)))


class Take(NamedTuple):
    """Take a card of the display by its id, or the top of the stack (S11)."""

    card: str

    def __str__(self) -> str:
        return f"take {self.card}"


STACK = "stack"
Action: TypeAlias = Keep | Mark | Cross | Take


@lru_cache(maxsize=4096)
def _names(cells: int) -> tuple[str, ...]:
    """Return the names of cells. They are cached because all cards share them, and every list of actions has many."""
    from goldhook.games.silver_gold.pieces import GRID

    return GRID.names(cells)


# --- the table ----------------------------------------------------------------------------------------------------


class Held(NamedTuple):
    """A treasure card in front of a player, with the fields marked so far."""

    card: Card
    marked: int

    @property
    def free(self) -> int:
        return self.card.island & ~self.marked


class Player(NamedTuple):
    """The cards and scores of one seat: two places for cards, the score card, the cards laid aside.

    `owed` counts what the step still demands: fields for crosses in step 2, cards to take in step 3.
    """

    cards: tuple[Held | None, ...] = ()
    coins: int = 0
    cups: tuple[int, ...] = ()
    palms: tuple[int, ...] = ()
    done: tuple[Card, ...] = ()
    owed: int = 0

    @property
    def has_free_field(self) -> bool:
        for card, marked in filter(None, self.cards):  # noqa: SIM110 - asked every turn, and twice as quick as any()
            if marked != card.island:
                return True
        return False

    @property
    def has_filled_card(self) -> bool:
        for card, marked in filter(None, self.cards):  # noqa: SIM110 - asked every turn, as above
            if marked == card.island:
                return True
        return False

    @property
    def filled(self) -> list[Card]:
        """Return the cards in front of the player that have no free field left."""
        return [held.card for held in self.cards if held is not None and held.marked == held.card.island]

    @property
    def rows(self) -> int:
        """Return the number of completed coin rows."""
        return self.coins // COINS_A_ROW


def palm_worth(display: Iterable[Card]) -> int:
    """S9: return the worth of a palm marked now: a point, plus one for every palm in the display."""
    return 1 + sum([card.palms.bit_count() for card in display])


class Middle(NamedTuple):
    """The middle of the table, and the progress of the match.

    `before` holds the players at the start of the turn, as the others see them until all have marked.
    """

    step: Step
    round: int
    turn: int
    first: Seat
    expedition: str
    display: tuple[Card, ...]
    stack: tuple[Card, ...]
    cups: tuple[int, ...]
    before: tuple[Player, ...]


class State(NamedTuple):
    """A match of Silver & Gold at one moment. `hands` are the cards dealt; they are not used after step "keep"."""

    setup: Setup[Deck, Options]
    places: dict[str, CardPlaces]
    hands: tuple[tuple[Card, ...], ...]
    middle: Middle
    players: tuple[Player, ...]
    to_act: tuple[Seat, ...]


#: Creates a named tuple from all of its fields in half the time of its own constructor, which is a Python function.
_new = tuple.__new__


def with_player(state: State, seat: Seat, player: Player) -> State:
    """Return the state with another player on the seat."""
    setup, places, hands, middle, players, to_act = state
    seated = list(players)
    seated[seat] = player
    return _new(State, (setup, places, hands, middle, tuple(seated), to_act))


def with_middle(state: State, middle: Middle) -> State:
    """Return the state with another middle of the table."""
    setup, places, hands, _, players, to_act = state
    return _new(State, (setup, places, hands, middle, players, to_act))


def finished(state: State, seat: Seat, player: Player) -> State:
    """Return the state with the seat finished in this step."""
    setup, places, hands, middle, players, to_act = state
    seated, asked = list(players), list(to_act)
    seated[seat] = player
    asked.remove(seat)
    return _new(State, (setup, places, hands, middle, tuple(seated), tuple(asked)))


# --- events -------------------------------------------------------------------------------------------------------


class CardsKept(NamedTuple):
    seat: Seat
    cards: tuple[str, ...]


class AllKept(NamedTuple):
    """Everyone has chosen; the kept cards are turned up."""


class ExpeditionTurned(NamedTuple):
    """A turn begins; `expedition` is null if the card may no longer be known (S14)."""

    round: int
    turn: int
    expedition: str | None


class FieldsMarked(NamedTuple):
    seat: Seat
    card: str
    fields: tuple[str, ...]


class CrossOwed(NamedTuple):
    seat: Seat
    owed: int


class CrossLapsed(NamedTuple):
    """No free field is left for the fields owed."""

    seat: Seat
    lapsed: int


class CoinTicked(NamedTuple):
    seat: Seat
    coins: int


class CoinWasted(NamedTuple):
    seat: Seat


class PalmScored(NamedTuple):
    seat: Seat
    points: int


class PalmWasted(NamedTuple):
    seat: Seat


class AllMarked(NamedTuple):
    """Everyone has finished step 2; what was marked is shown."""


class RowCompleted(NamedTuple):
    seat: Seat
    row: int


class CardFilled(NamedTuple):
    seat: Seat
    card: str


class CupTaken(NamedTuple):
    seat: Seat
    row: int
    cup: int


class CupMissed(NamedTuple):
    """A row completed after the last cup was gone."""

    seat: Seat
    row: int


class CardLaidAside(NamedTuple):
    seat: Seat
    card: str
    points: int


class CardTaken(NamedTuple):
    seat: Seat
    card: str
    from_stack: bool


class PlaceLeftEmpty(NamedTuple):
    """Display and stack are both empty: no card to take."""

    seat: Seat


class DisplayRefilled(NamedTuple):
    cards: tuple[str, ...]


class FirstPlayerPassed(NamedTuple):
    seat: Seat


class RoundEnded(NamedTuple):
    round: int


class MatchEnded(NamedTuple):
    winners: tuple[Seat, ...]


EVENTS = (
    CardsKept, AllKept, ExpeditionTurned, FieldsMarked, CrossOwed, CrossLapsed, CoinTicked, CoinWasted, PalmScored,
    PalmWasted, AllMarked, RowCompleted, CardFilled, CupTaken, CupMissed, CardLaidAside, CardTaken, PlaceLeftEmpty,
    DisplayRefilled, FirstPlayerPassed, RoundEnded, MatchEnded,
)  # fmt: skip
