"""The information a seat or a spectator may have, built field by field from public facts, never by removing secrets.

G1: a hand is hidden from the opponent, unless the table agreed on open hands. G9: the unseen tiles are public, but the
order of the bag is not, so they are listed by id.
"""

from __future__ import annotations

from collections.abc import Sequence

from goldhook.core.game import Event, Seat, check_viewer
from goldhook.core.options import changed
from goldhook.games.gold_ahoi import rules
from goldhook.games.gold_ahoi.areas import areas, survey
from goldhook.games.gold_ahoi.pieces import TILES, Tile, Tiles
from goldhook.games.gold_ahoi.plain import Report, View
from goldhook.games.gold_ahoi.state import Laid, State, TileDrawn


def view(state: State, seat: Seat | None) -> View:
    """Return the table as the seat sees it; `None` is a spectator."""
    return _shown(state, seat, state.setup.options.open_hands)


def _shown(state: State, seat: Seat | None, open_hands: bool) -> View:
    check_viewer(state.setup, seat)
    seen_hands = [tile for owner, tile in enumerate(state.hands) if tile and (open_hands or owner == seat)]
    seen = {laid.tile.id for laid in state.layout.laid} | {tile.id for tile in seen_hands}
    mine = None if seat is None else state.hands[seat]
    found = survey(state.layout.laid)
    shown: View = {
        "first": state.setup.first,
        "to_act": list(state.to_act),
        "hand": mine.id if mine else None,
        "bag": len(state.bag) - state.drawn,
        "unseen": [tile for tile in state.setup.pieces.sorted_ids if tile not in seen],
        "board": found.board,
        "areas": found.plain,
        "seat": seat,
    }
    if open_hands:
        shown["hands"] = [tile.id if tile else None for tile in state.hands]
    if handicap := state.setup.options.handicap:  # G11
        shown["handicap"] = handicap
    if options := changed(state.setup.options):
        shown["options"] = options
    return shown


def open_view(state: State) -> View:
    """Return the table with nothing hidden (both hands), for a match that is over."""
    return _shown(state, None, open_hands=True)


def hand_of(tiles: Tiles, shown: View) -> Tile:
    """Return the tile in the viewer's hand."""
    held = shown["hand"]
    assert held is not None, "the viewer has no tile"
    return tiles.tile(held)


def board(tiles: Tiles, shown: View) -> list[Laid]:
    """Return the tiles of a view as the values for counting areas."""
    laid: list[Laid] = []
    for entry in shown["board"]:
        row, column = map(int, entry["at"].split(","))
        laid.append(Laid(row, column, tiles.tile(entry["tile"]), entry["turn"], entry["seat"]))
    return laid


def retell(state: State, events: Sequence[Event], seat: Seat | None) -> list[tuple[int, Event]]:
    """Return the events so far that the seat may know now, each with its index; all of them once the match is over."""
    hands_open = not state.to_act or state.setup.options.open_hands

    def told(event: Event) -> Event:
        if isinstance(event, TileDrawn) and event.seat != seat and not hands_open:
            return TileDrawn(event.seat, None)
        return event

    return [(index, told(event)) for index, event in enumerate(events)]


def report(state: State) -> Report:
    """Return the progress and the score of the match, for programs."""
    outcome = rules.outcome(state)
    counted = areas(state.layout.laid)
    told: Report = {
        "over": outcome.over,
        "round": 1,
        "turn": min(len(state.layout.laid) + 1, TILES),
        "to_act": list(state.to_act),
        "scores": list(outcome.totals),
        "winners": list(outcome.winners),
        "areas": [area.json() for area in counted],
    }
    if handicap := state.setup.options.handicap:  # G11
        told["handicap"] = handicap
    return told
