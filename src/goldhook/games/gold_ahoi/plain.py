"""Gold Ahoi! as plain data: the format of views, aid, reports, sets and analyses for bots, clients and programs.

`make wire` writes them to web/src/games/gold_ahoi/views.ts. docs/formats.md and docs/protocol.md explain the fields.
"""

from __future__ import annotations

from typing import Literal, NotRequired, TypeAlias, TypedDict

from goldhook.core.game import MatchReport, MatchView, Pair, Seat, SetJson

AreaKind: TypeAlias = Literal["land", "water"]


class AreaJson(TypedDict):
    """A connected area, and its openings to north and south; `owner` is null if they are equal."""

    kind: AreaKind
    chests: int
    openings: Pair[int]
    owner: Seat | None


class LaidTile(TypedDict):
    """A tile of the layout, at "row,column"."""

    at: str
    tile: str
    turn: int
    seat: Seat


class View(MatchView):
    """The table as a seat or a spectator sees it."""

    first: Seat
    hand: str | None
    bag: int
    unseen: list[str]
    board: list[LaidTile]
    areas: list[AreaJson]
    #: Both hands, if the table has open hands, and in the open view.
    hands: NotRequired[list[str | None]]
    #: Points the first player has in addition to the chests.
    handicap: NotRequired[int]


class Report(MatchReport):
    """The position in the match, and the points."""

    scores: list[int]
    areas: list[AreaJson]
    handicap: NotRequired[int]


class TileJson(TypedDict):
    """A tile: the ends that each of its lands joins, and the place of its chest; a list for none or two chests."""

    id: str
    land: list[list[str]]
    chest: str | list[str]


class TilesJson(SetJson):
    """A whole set."""

    tiles: list[TileJson]


class ChestAid(TypedDict):
    """Where a chest is drawn."""

    at: str
    x: float
    y: float


class AreaAid(TypedDict):
    """The extent of an area. A tile is 100 × 100; the tile at row r, column c begins at x = 100c, y = 100r."""

    kind: AreaKind
    owner: Seat | None
    cells: list[str]
    chests: list[ChestAid]
    #: Points on north's side ("0") and on south's side ("1").
    openings: dict[Literal["0", "1"], list[Pair[int]]]
    #: The outline.
    path: str


class FrameAid(TypedDict):
    """The first and the last row and column that the layout can still reach."""

    rows: Pair[int]
    cols: Pair[int]


class Aid(TypedDict):
    """Help for clients that do not implement the rules."""

    frame: FrameAid
    #: For the seat whose turn it is, the closed cells by the code of each rule that forbids them: a number for each
    #: column of the frame, whose lowest bit stands for the frame's first row.
    closed: dict[str, list[int]]
    totals: Pair[int]
    places: Pair[int]
    #: The names of the view's areas, in their order.
    spots: list[int]
    #: For each tile of the board the areas of its pieces: its land as in the set, then its water from the north-east.
    pieces: list[list[int]]
    #: On north's side and on south's side: x, y and the area.
    openings: Pair[list[list[int]]]


class OpenAid(Aid):
    """The help in a replay; no seat may act, so `after` is empty."""

    after: list[Pair[int]]
    #: In the order of the view's areas.
    areas: list[AreaAid]


class Gain(TypedDict):
    """What an action would earn: the totals after it."""

    totals: Pair[int]


class OwnedArea(AreaJson):
    """An area at the end, the moves that placed its chests, and their owners after each move."""

    moves: list[int]
    owners: list[list[Seat | None]]


class Ownership(TypedDict):
    """The part of an analysis that only this game has."""

    ownership: list[OwnedArea]
