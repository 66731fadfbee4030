"""The law of Gold Ahoi!, to be read beside the rulebook: start · legal · apply · outcome.

The numbers (G1 … G11) are those of docs/rules.md. Every function here is pure: a state goes in, a new state and the
events that tell the story come out. A move that the rules do not allow is a `Refusal`.
"""

from __future__ import annotations

from functools import cache
from typing import NoReturn

from goldhook.core import options
from goldhook.core.game import Event, Outcome, Refusal, Seat, Setup, Shuffles, check_setup, places
from goldhook.games.gold_ahoi.areas import Area, areas, points
from goldhook.games.gold_ahoi.options import Options
from goldhook.games.gold_ahoi.pieces import TILES, Tile, Tiles
from goldhook.games.gold_ahoi.state import (
    CELL,
    NEIGHBOURS,
    NORTH,
    PLACES,
    REACH,
    SIDE,
    SOUTH,
    Action,
    AreaCounted,
    ChestsCounted,
    ColumnOpened,
    HandicapGiven,
    Laid,
    Layout,
    Place,
    RowOpened,
    State,
    TileDrawn,
    TileLaid,
)

PLAYERS = (2,)


# --- setting up: G1 -----------------------------------------------------------------------------------------------


def unshuffled(tiles: Tiles) -> Shuffles:
    """What chance has to put in order: the bag."""
    return {"bag": [tile.id for tile in tiles.tiles]}


def start(setup: Setup[Tiles, Options]) -> State:
    """G1: all tiles into the bag; the first player draws one into the hand, then the other."""
    tiles = setup.pieces
    check_setup(setup, PLAYERS, unshuffled(tiles))
    options.check(Options, setup.options)
    bag = tuple(tiles.tile(tile) for tile in setup.shuffles["bag"])
    hands = (bag[0], bag[1]) if setup.first == NORTH else (bag[1], bag[0])
    return State(setup, bag, 2, hands, Layout(), (setup.first,))


def to_act(state: State) -> tuple[Seat, ...]:
    """The seat whose turn it is; nobody's once all tiles lie."""
    return state.to_act


# --- where a tile may go: G2, G3, G4 ------------------------------------------------------------------------------


def legal(state: State, seat: Seat) -> list[Action]:
    """Every action the seat may take now, all four turns on every open cell; none if it is not asked."""
    if seat not in state.to_act:
        return []
    cells = open_cells(state.layout, seat)
    actions: list[Action] = []
    while cells:
        cell = cells & -cells
        actions += PLACES[cell]
        cells ^= cell
    return actions


def open_cells(layout: Layout, seat: Seat) -> int:
    """The set of cells where the seat may lay a tile.

    G2: beside a tile that lies. G3: never more than six rows and six columns. G4: a new row only on one's own side.
    """
    _, _, frontier, top, bottom, left, right = layout
    if bottom - top < REACH:
        if seat == NORTH:
            top -= 1
        else:
            bottom += 1
    return frontier & _window(top, bottom, right - REACH, left + REACH)


@cache
def _window(top: int, bottom: int, left: int, right: int) -> int:
    """The cells of these rows and columns."""
    return sum(cell for (row, column), cell in CELL.items() if top <= row <= bottom and left <= column <= right)


# --- what a move does: G2, G5 -------------------------------------------------------------------------------------


def apply(state: State, seat: Seat, action: Action) -> tuple[State, list[Event]]:
    """The state after the action, and the events in order; a Refusal if the rules do not allow it."""
    layout, events = lay(state, seat, action)
    setup, bag, drawn, hands, _, _ = state
    new: Tile | None = None
    if drawn < len(bag):
        new = bag[drawn]
        drawn += 1
        events.append(TileDrawn(seat, new.id))
    other = 1 - seat
    hands = (new, hands[SOUTH]) if seat == NORTH else (hands[NORTH], new)
    over = len(layout.laid) == TILES
    state = State(setup, bag, drawn, hands, layout, () if over else (other,))
    if over:
        events += _final_count(state)
    return state, events


def lay(state: State, seat: Seat, action: Action) -> tuple[Layout, list[Event]]:
    """G2: the tile in hand joins the layout; nothing is drawn yet."""
    if seat not in state.to_act:
        if not state.to_act:
            raise Refusal("match_over")
        if not 0 <= seat < state.setup.players:
            raise Refusal("no_such_seat", seat=seat, players=state.setup.players)
        raise Refusal("not_to_act", seat=seat, waiting=state.to_act)
    if type(action) is not Place:
        raise Refusal("wrong_step", step="place")
    row, column, turn = action
    layout = state.layout
    cell = CELL.get((row, column), 0)
    if not cell & open_cells(layout, seat) or turn not in (0, 1, 2, 3):
        _refuse_place(layout, action)
    row, column, turn = PLACES[cell][int(turn)]  # whole numbers, whatever equals them came in

    tile = state.hands[seat]
    assert tile is not None  # a seat to act has a tile: it drew one at the end of its last turn
    events: list[Event] = [TileLaid(seat, tile.id, row, column, turn)]
    if not layout.top <= row <= layout.bottom:
        events.append(RowOpened(seat, row))
    if not layout.left <= column <= layout.right:
        events.append(ColumnOpened(seat, column))
    return layout.with_tile(Laid(row, column, tile, turn, seat)), events


def _refuse_place(layout: Layout, action: Place) -> NoReturn:
    """Say which of the rules G2 to G4 the placement breaks."""
    row, column, turn = action
    if turn not in (0, 1, 2, 3):
        raise Refusal("turn_wrong", turn=turn)
    raise Refusal(why_closed(layout, row, column), row=row, column=column)


def why_closed(layout: Layout, row: int, column: int) -> str:
    """The code of the reason why a cell is closed: for the refusal, and for a table to show."""
    cell = CELL.get((row, column), 0)
    if cell & layout.taken:
        return "cell_taken"
    if not layout.laid:
        return "first_tile_at_origin"
    if max(layout.bottom, row) - min(layout.top, row) >= SIDE:
        return "seventh_row"
    if max(layout.right, column) - min(layout.left, column) >= SIDE:
        return "seventh_column"
    if not NEIGHBOURS[cell] & layout.taken:
        return "touches_no_tile"
    return "row_on_other_side"


# --- the end: G7, G8, G9, G11 -------------------------------------------------------------------------------------


def _final_count(state: State) -> list[Event]:
    counted = areas(state.layout.laid, with_chests_only=True)
    final = _outcome(state, counted)
    events: list[Event] = [AreaCounted(area.kind, area.chests, *area.openings, area.owner) for area in counted]
    if handicap := state.setup.options.handicap:
        events.append(HandicapGiven(state.setup.first, handicap))
    north, south = final.totals
    return [*events, ChestsCounted(north, south, final.winners)]


def outcome(state: State) -> Outcome:
    """What the layout is worth now; final when all 36 tiles lie."""
    return _outcome(state, areas(state.layout.laid, with_chests_only=True))


def _outcome(state: State, counted: list[Area]) -> Outcome:
    """G9: most points win; equal points are a draw. G11: a handicap counts from the start."""
    north, south = points(counted)
    handicap = state.setup.options.handicap
    totals = (north + handicap, south) if state.setup.first == NORTH else (north, south + handicap)
    return Outcome(not state.to_act, totals, places(totals))
