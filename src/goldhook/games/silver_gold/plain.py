"""Silver & Gold as plain data: the format of views, aid, reports and sets for bots, clients and programs.

`make wire` writes them to web/src/games/silver_gold/views.ts. docs/formats.md and docs/protocol.md explain the fields.
"""

from __future__ import annotations

from typing import NotRequired, TypedDict

from goldhook.core.game import MatchReport, MatchView, Seat, SetJson
from goldhook.games.silver_gold.pieces import Colour, Symbol
from goldhook.games.silver_gold.state import Step


class HeldCard(TypedDict):
    """A card in front of a player."""

    id: str
    #: The names of the marked fields.
    marked: list[str]


class PlayerView(TypedDict):
    """The cards and the score card in front of one player."""

    cards: list[HeldCard]
    done: list[str]
    coins: int
    cups: list[int]
    palms: list[int]


class View(MatchView):
    """The table as a seat or a spectator sees it."""

    round: int
    turn: int
    first: Seat
    step: Step
    expedition: str | None
    display: list[str]
    stack: int
    cups: list[int]
    #: The viewer's remaining duties: extra fields to mark, or cards to take.
    owed: int
    seats: list[PlayerView]
    #: The viewer's dealt cards, during the keep step.
    hand: NotRequired[list[str]]
    #: The dealt cards of every seat, only in the open view.
    hands: NotRequired[list[list[str]]]
    #: The expedition cards of this round, if the table has the memory aid.
    played: NotRequired[list[str]]


class ScoreLines(TypedDict):
    """The lines of a score card."""

    coins: int
    cups: int
    palms: int
    cards: int
    seals: int
    total: int


class Report(MatchReport):
    """The position in the match, and the points."""

    scores: list[ScoreLines]


class SealJson(TypedDict):
    """A seal on a card."""

    colour: Colour
    points: int


class CardJson(TypedDict):
    """A treasure card."""

    id: str
    colour: Colour
    points: int
    cells: dict[str, Symbol | None]
    seal: SealJson | None


class ExpeditionJson(TypedDict):
    """An expedition card."""

    id: str
    cells: list[str]


class DeckJson(SetJson):
    """A whole set."""

    treasure: list[CardJson]
    expeditions: list[ExpeditionJson]


class MarkAid(TypedDict):
    """The gain of a mark or a cross."""

    cells: int
    coins: int
    #: Fields owed after it.
    crosses: int
    palms: list[int]
    #: The cups that completed coin rows bring if no other player is faster.
    cup: int
    fills: bool
    #: Points for the filled card when it is laid aside, including its seal.
    card: int
    #: The immediate increase of the total.
    points: int


class CardAid(TypedDict):
    """A visible card, and its worth to the player who has it, or to the viewer."""

    points: int
    colour: Colour
    seal: SealJson | None
    #: Points for the seal if the card were laid aside now; null for a spectator.
    seal_now: int | None
    #: Points for the whole card if it were laid aside now; null for a spectator.
    gain: int | None


class PalmParts(TypedDict):
    """The parts of a palm's worth."""

    own: int
    display: int


class TieBreak(TypedDict):
    """The colours that decide a tie, in order, and each player's filled cards of them."""

    colours: list[Colour]
    filled: list[list[int]]


class Aid(TypedDict):
    """Help for clients that do not implement the rules."""

    palm: int
    palm_parts: PalmParts
    cards: dict[str, CardAid]
    totals: list[int]
    lines: list[ScoreLines]
    tie_break: TieBreak
    #: 1 is the best; equal players share a place.
    places: list[int]


class OpenAid(Aid):
    """The help in a replay; no seat may act, so there is nothing to mark."""

    marks: list[MarkAid | None]
