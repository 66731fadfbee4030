"""What a seat, or a spectator, may know: built field by field from what is open, never by striking out what is not.

G1: a hand is hidden from the other, unless the table agreed on open hands. G9: which tiles have not been seen is
public, the order of the bag is not, so what is unseen is listed in the order of ids.
"""

from __future__ import annotations

from collections.abc import Sequence

from goldhook.core.game import Event, Json, Seat, check_viewer
from goldhook.games.gold_ahoi import rules
from goldhook.games.gold_ahoi.areas import areas
from goldhook.games.gold_ahoi.pieces import TILES, Tiles
from goldhook.games.gold_ahoi.state import Laid, State, TileDrawn


def view(state: State, seat: Seat | None) -> Json:
    """The table as the seat sees it; `None` is a spectator."""
    check_viewer(state.setup, seat)
    open_hands = state.setup.options.open_hands
    seen_hands = [tile for owner, tile in enumerate(state.hands) if tile and (open_hands or owner == seat)]
    seen = {laid.tile.id for laid in state.layout.laid} | {tile.id for tile in seen_hands}
    mine = None if seat is None else state.hands[seat]
    shown: Json = {
        "first": state.setup.first,
        "to_act": list(state.to_act),
        "hand": mine.id if mine else None,
        "bag": len(state.bag) - state.drawn,
        "unseen": sorted(tile.id for tile in state.setup.pieces.tiles if tile.id not in seen),
        "board": [
            {"at": f"{at.row},{at.column}", "tile": at.tile.id, "turn": at.turn, "seat": at.seat}
            for at in state.layout.laid
        ],
        "areas": [area.json() for area in areas(state.layout.laid)],
        "seat": seat,
    }
    if open_hands:
        shown["hands"] = [tile.id if tile else None for tile in state.hands]
    return shown | _handicap(state)


def open_view(state: State) -> Json:
    """The table with nothing hidden, for a match that is over: both hands."""
    setup = state.setup
    return view(state._replace(setup=setup._replace(options=setup.options._replace(open_hands=True))), None)


def _handicap(state: State) -> Json:
    """G11: the first player's points, where the table agreed on them."""
    handicap = state.setup.options.handicap
    return {"handicap": handicap} if handicap else {}


def board(tiles: Tiles, shown: Json) -> list[Laid]:
    """The tiles of a view as the values that areas are counted from: for who has a view and nothing else."""
    laid: list[Laid] = []
    for entry in shown["board"]:
        row, column = map(int, entry["at"].split(","))
        laid.append(Laid(row, column, tiles.tile(entry["tile"]), entry["turn"], entry["seat"]))
    return laid


def retell(state: State, events: Sequence[Event], seat: Seat | None) -> list[tuple[int, Event]]:
    """The events of a match so far as the seat may know them now, each with its index; all of them once it is over."""
    hands_open = not state.to_act or state.setup.options.open_hands

    def told(event: Event) -> Event:
        if isinstance(event, TileDrawn) and event.seat != seat and not hands_open:
            return TileDrawn(event.seat, None)
        return event

    return [(index, told(event)) for index, event in enumerate(events)]


def report(state: State) -> Json:
    """Where the match stands and what it is worth, for programs."""
    outcome = rules.outcome(state)
    counted = areas(state.layout.laid)
    return {
        "over": outcome.over,
        "round": 1,
        "turn": min(len(state.layout.laid) + 1, TILES),
        "to_act": list(state.to_act),
        "scores": list(outcome.totals),
        "winners": list(outcome.winners),
        "areas": [area.json() for area in counted],
        **_handicap(state),
    }
