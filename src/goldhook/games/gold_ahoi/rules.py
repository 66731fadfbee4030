"""The rules engine of Gold Ahoi!, to be read next to the rulebook: start · legal · apply · outcome.

The numbers (G1 … G11) are those of docs/rules.md. Every function here is pure: it takes a state and returns a new state
and the events in order. Illegal actions raise `Refusal`.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from goldhook.core import options
from goldhook.core.game import Event, Outcome, Refusal, Seat, Setup, Shuffles, check_setup, places, together
from goldhook.games.gold_ahoi.areas import Area, areas, points
from goldhook.games.gold_ahoi.options import Options
from goldhook.games.gold_ahoi.pieces import TILES, Tile, Tiles
from goldhook.games.gold_ahoi.state import (
    CELL,
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
#: Creates a named tuple from all of its fields in half the time of its own constructor, which is a Python function.
_new = tuple.__new__


# --- setting up: G1 -----------------------------------------------------------------------------------------------


def unshuffled(tiles: Tiles, _options: Options) -> Shuffles:
    """Return everything that must be shuffled: the bag."""
    return {"bag": [tile.id for tile in tiles.tiles]}


def start(setup: Setup[Tiles, Options]) -> State:
    """G1: put all tiles into the bag; the first player draws one into the hand, then the other."""
    tiles = setup.pieces
    check_setup(setup, PLAYERS, unshuffled(tiles, setup.options))
    options.check(Options, setup.options)
    bag = tuple(tiles.tile(tile) for tile in setup.shuffles["bag"])
    hands = (bag[0], bag[1]) if setup.first == NORTH else (bag[1], bag[0])
    return State(setup, bag, 2, hands, Layout(), (setup.first,))


def to_act(state: State) -> tuple[Seat, ...]:
    """Return the seat whose turn it is, or none once all tiles are placed."""
    return state.to_act


# --- where a tile may go: G2, G3, G4 ------------------------------------------------------------------------------


def legal(state: State, seat: Seat) -> list[Action]:
    """Return every legal action of the seat, all four turns on every open cell; none if it is not its turn."""
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
    """Return the set of cells where the seat may place a tile.

    G2: beside a placed tile. G3: never more than six rows and six columns. G4: a new row only on the seat's own side.
    """
    _, _, frontier, top, bottom, left, right = layout
    if bottom - top < REACH:
        if seat == NORTH:
            top -= 1
        else:
            bottom += 1
    return frontier & window(top, bottom, right - REACH, left + REACH)


@cache
def window(top: int, bottom: int, left: int, right: int) -> int:
    """Return the cells of these rows and columns."""
    return sum(cell for (row, column), cell in CELL.items() if top <= row <= bottom and left <= column <= right)


# --- applying an action: G2, G5 -----------------------------------------------------------------------------------


def apply(state: State, seat: Seat, action: Action) -> tuple[State, list[Event]]:
    """Return the state after the action, and the events in order; raise `Refusal` if the action is illegal."""
    layout, events = lay(state, seat, action)
    setup, bag, drawn, hands, _, _ = state
    new: Tile | None = None
    if drawn < len(bag):
        new = bag[drawn]
        drawn += 1
        events.append(_new(TileDrawn, (seat, new.id)))
    other = 1 - seat
    hands = (new, hands[SOUTH]) if seat == NORTH else (hands[NORTH], new)
    over = len(layout.laid) == TILES
    state = _new(State, (setup, bag, drawn, hands, layout, () if over else (other,)))
    if over:
        events += _final_count(state)
    return state, events


def lay(state: State, seat: Seat, action: Action) -> tuple[Layout, list[Event]]:
    """G2: add the tile in hand to the layout; nothing is drawn yet."""
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
        raise _refused(layout, seat, action)
    row, column, turn = PLACES[cell][int(turn)]  # plain integers, even if the input only equals them

    tile = state.hands[seat]
    assert tile is not None  # a seat to act drew a tile at the end of its last turn
    events: list[Event] = [_new(TileLaid, (seat, tile.id, row, column, turn))]
    if not layout.top <= row <= layout.bottom:
        events.append(RowOpened(seat, row))
    if not layout.left <= column <= layout.right:
        events.append(ColumnOpened(seat, column))
    return layout.with_tile(_new(Laid, (row, column, tile, turn, seat))), events


def _refused(layout: Layout, seat: Seat, action: Place) -> Refusal:
    """Return the refusal of a placement, with every rule of G2 to G4 that it breaks."""
    row, column, turn = action
    wrong = [] if turn in (0, 1, 2, 3) else [Refusal("turn_wrong", turn=turn)]
    if not CELL.get((row, column), 0) & open_cells(layout, seat):
        wrong += why_closed(layout, seat, row, column)
    return together(wrong)


def why_closed(layout: Layout, seat: Seat, row: int, column: int) -> list[Refusal]:
    """Return all reasons why a cell is closed to a seat, for errors and for display.

    As in the rulebook's picture, a cell may touch no tile (G2) and also exceed the six rows or columns (G3) or break
    G4.
    """
    at = {"row": row, "column": column}
    cell = CELL.get((row, column), 0)
    if cell & layout.taken:
        return [Refusal("cell_taken", **at)]
    if not layout.laid:
        return [Refusal("first_tile_at_origin", **at)]
    reasons = []
    if not (cell & layout.frontier if cell else _touches(layout, row, column)):
        reasons.append(Refusal("touches_no_tile", **at))
    if max(layout.bottom, row) - min(layout.top, row) >= SIDE:
        reasons.append(Refusal("seventh_row", **at))
    if max(layout.right, column) - min(layout.left, column) >= SIDE:
        reasons.append(Refusal("seventh_column", **at))
    if row > layout.bottom if seat == NORTH else row < layout.top:
        reasons.append(Refusal("row_on_other_side", **at))
    return reasons


def _touches(layout: Layout, row: int, column: int) -> bool:
    """Return whether a tile there would touch another; works for cells outside the window, which have no bit."""
    return any(abs(laid.row - row) + abs(laid.column - column) == 1 for laid in layout.laid)


# --- the end: G7, G8, G9, G11 -------------------------------------------------------------------------------------


def _final_count(state: State) -> list[Event]:
    counted = areas(state.layout.laid, with_chests_only=True)
    final = outcome_of(state, counted)
    events: list[Event] = [AreaCounted(area.kind, area.chests, *area.openings, area.owner) for area in counted]
    if handicap := state.setup.options.handicap:
        events.append(HandicapGiven(state.setup.first, handicap))
    north, south = final.totals
    return [*events, ChestsCounted(north, south, final.winners)]


def outcome(state: State) -> Outcome:
    """Return the current score; it is final once all 36 tiles are placed."""
    return outcome_of(state, areas(state.layout.laid, with_chests_only=True))


def outcome_of(state: State, counted: Sequence[Area]) -> Outcome:
    """G9: the most points win; equal points are a draw. G11: a handicap counts from the start."""
    north, south = points(counted)
    handicap = state.setup.options.handicap
    totals = (north + handicap, south) if state.setup.first == NORTH else (north, south + handicap)
    return Outcome(not state.to_act, totals, places(totals))
