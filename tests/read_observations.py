"""The content of observations and the numbers of actions, derived from a view alone by the documented layout."""

from __future__ import annotations

from functools import cache
from itertools import combinations
from typing import Any

import numpy as np

from goldhook.envs.arguments import env_of
from goldhook.games import GAMES
from goldhook.games.gold_ahoi.areas import areas
from goldhook.games.gold_ahoi.env import layout as gold_ahoi_layout
from goldhook.games.gold_ahoi.view import board
from goldhook.games.silver_gold.env import layout as silver_gold_layout
from goldhook.games.silver_gold.pieces import GRID
from goldhook.games.silver_gold.state import Keep, Take

#: How far a spot is from the middle of its tile: land ends n e s w, corners ne se sw nw.
AROUND = ((-1, 0), (0, 1), (1, 0), (0, -1), (-1, 1), (1, 1), (1, -1), (-1, -1))


def parts(game: str, players: int, shown: Any) -> dict[str, list[int]]:
    """Return the parts of an observation by name."""
    fields, least, most = _fields(game, players)
    assert len(least) == len(shown)
    assert np.all((shown >= least) & (shown <= most)), fields
    numbers = shown.tolist()
    return {field.name: numbers[field.start : field.start + field.size] for field in fields}


@cache
def _fields(game: str, players: int) -> Any:
    """Return the fields of an observation, and the least and the most of each of its numbers."""
    fields = env_of(GAMES[game]).fields(players)
    limits = np.repeat([(field.least, field.most) for field in fields], [field.size for field in fields], axis=0)
    return fields, limits[:, 0], limits[:, 1]


def check_observation(game: str, pieces: Any, view: Any, shown: Any) -> None:
    """Check that an observation matches the view."""
    (_check_silver_gold if game == "silver_gold" else _check_gold_ahoi)(pieces, view, shown)


def numbers_of(game: str, pieces: Any, view: Any, legal: list[Any]) -> dict[int, Any]:
    """Return the legal actions by the number that a seat with this view has for them."""
    if game == "gold_ahoi":
        frame = _frame(view)
        return {_gold_ahoi_number(view, frame, action): action for action in legal}
    marks = _marks(pieces)
    return {_silver_gold_number(marks, view, action): action for action in legal}


# --- Silver & Gold ------------------------------------------------------------------------------------------------


def _check_silver_gold(deck: Any, view: Any, shown: Any) -> None:
    players, seat = len(view["seats"]), view["seat"]
    said = parts("silver_gold", players, shown)
    cards = [card.id for card in deck.cards]
    turned = [card.id for card in deck.expeditions]
    assert said["step"] == [view["step"] == step for step in ("keep", "mark", "claim", "over")]
    for name in ("round", "turn", "owed", "stack"):
        assert said[name] == [view[name]], name
    assert said["cups"] == [len(view["cups"])]
    assert said["expedition"] == [view["expedition"] == card for card in turned]
    pattern = GRID.outline(deck.expeditions[turned.index(view["expedition"])].pattern) if view["expedition"] else 0
    assert said["shape"] == [pattern >> cell & 1 for cell in range(16)]
    assert said["played"] == [card in view.get("played", ()) for card in turned]
    assert said["first player"] == [(seat + number) % players == view["first"] for number in range(players)]
    for number in range(players):
        who, entry = "own" if number == 0 else f"seat +{number}", view["seats"][(seat + number) % players]
        assert said[f"{who}: coins"] == [entry["coins"]]
        assert said[f"{who}: cups"] == entry["cups"] + [0] * (3 - len(entry["cups"]))
        assert said[f"{who}: palms"] == entry["palms"] + [0] * (4 - len(entry["palms"]))
        assert said[f"{who}: done"] == [card in entry["done"] for card in cards]
        for place in range(2):
            held = entry["cards"][place] if place < len(entry["cards"]) else None
            _check_card(deck, said, f"{who}, card {place + 1}", held["id"] if held else None)
            marked = GRID.read(" ".join(held["marked"])) if held else 0
            assert said[f"{who}, card {place + 1}: marked"] == [marked >> cell & 1 for cell in range(16)]
    middle = view["hand"] if view["step"] == "keep" else view["display"]
    for place in range(4):
        _check_card(deck, said, f"middle, card {place + 1}", middle[place] if place < len(middle) else None)


def _check_card(deck: Any, said: dict[str, list[int]], where: str, card_id: str | None) -> None:
    if card_id is None:
        assert not any(any(part) for name, part in said.items() if name.startswith(f"{where}: "))
        return
    card = deck.card(card_id)
    assert said[f"{where}: number"] == [deck.cards.index(card) + 1]
    assert said[f"{where}: points"] == [card.points]
    for name in ("island", "coins", "palms", "crosses"):
        assert said[f"{where}: {name}"] == [getattr(card, name) >> cell & 1 for cell in range(16)]
    assert said[f"{where}: seal points"] == [card.seal.points if card.seal else 0]
    assert sum(said[f"{where}: colour"]) == 1
    assert sum(said[f"{where}: seal colour"]) == bool(card.seal)


def _marks(deck: Any) -> dict[int, int]:
    """Return the number of each set of fields that a mark can have, worked out once for each deck."""
    if id(deck) not in _marks_of:  # a deck is large: to hash it for each action would take longer than the games
        cells = silver_gold_layout.sheet(deck).cells.tolist()
        _marks_of[id(deck)] = deck, {mark: number for number, mark in enumerate(cells)}
    return _marks_of[id(deck)][1]


#: By the deck's address. The deck is kept here too, so that no other gets its address.
_marks_of: dict[int, tuple[Any, dict[int, int]]] = {}


def _silver_gold_number(marks: dict[int, int], view: Any, action: Any) -> int:
    if isinstance(action, Keep):
        places = sorted(view["hand"].index(card) for card in action.cards)
        return list(combinations(range(4), 2)).index(tuple(places))
    if isinstance(action, Take):
        shown: list[str] = view["display"]
        return 10 if action.card == "stack" else 6 + shown.index(action.card)
    slot = [held["id"] for held in view["seats"][view["seat"]]["cards"]].index(action.card)
    return 11 + slot * len(marks) + marks[action.cells]


# --- Gold Ahoi! ---------------------------------------------------------------------------------------------------


def _check_gold_ahoi(tiles: Any, view: Any, shown: Any) -> None:
    seat = view["seat"]
    said = parts("gold_ahoi", 2, shown)
    ids = [tile.id for tile in tiles.tiles]
    laid, frame = board(tiles, view), _frame(view)
    assert said["first"] == [view["first"] == seat]
    assert said["laid"] == [len(laid)]
    assert said["bag"] == [view["bag"]]
    assert said["unseen"] == [tile in view["unseen"] for tile in ids]
    handicap = view.get("handicap", 0)
    assert said["handicap"] == ([handicap, 0] if view["first"] == seat else [0, handicap])
    assert said["hand: number"] == [ids.index(view["hand"]) + 1 if view["hand"] else 0]
    other = view["hands"][1 - seat] if "hands" in view else None
    assert said["other hand (with the option open_hands only): number"] == [ids.index(other) + 1 if other else 0]
    cells, turns, order = np.zeros((6, 6), int), np.zeros((6, 6), int), np.zeros((6, 6), int)
    for number, at in enumerate(laid, 1):
        row, column = _place(view, frame, at.row, at.column)
        cells[row, column], order[row, column] = ids.index(at.tile.id) + 1, number
        turns[row, column] = (at.turn + 2 * seat) % 4
    assert said["tiles"] == cells.ravel().tolist()
    assert said["turns"] == turns.ravel().tolist()
    assert said["order"] == order.ravel().tolist()
    lead, chests = np.array(said["lead"]).reshape(13, 13), np.array(said["chests"]).reshape(13, 13)
    owned = [0, 0]
    for area in areas(laid):
        ahead = area.openings[seat] - area.openings[1 - seat]
        owned[0] += area.chests * (ahead > 0)
        owned[1] += area.chests * (ahead < 0)
        assert area.chests == 0 or ((lead == ahead) & (chests == area.chests)).any()
    looks = gold_ahoi_layout.sheet(tiles)
    found = [0, 0]
    for at in laid:  # each chest lies in an area with the lead that the observation has there
        row, column = _place(view, frame, at.row, at.column)
        face = 4 * ids.index(at.tile.id) + (at.turn + 2 * seat) % 4
        for spot in (looks.chest[face], looks.second[face])[: looks.held[face]]:
            down, across = AROUND[gold_ahoi_layout.AROUND.index(int(spot))]
            here = lead[2 * row + 1 + down, 2 * column + 1 + across]
            found[0] += here > 0
            found[1] += here < 0
    assert found == owned


def _frame(view: Any) -> tuple[int, int, int, int]:
    cells = [tuple(map(int, laid["at"].split(","))) for laid in view["board"]] or [(0, 0)]
    rows, columns = [row for row, _ in cells], [column for _, column in cells]
    return min(rows), max(rows), min(columns), max(columns)


def _place(view: Any, frame: tuple[int, int, int, int], row: int, column: int) -> tuple[int, int]:
    """Return row and column as the seat counts them, from its own side."""
    top, bottom, left, right = frame
    return (row - top, column - left) if view["seat"] == 0 else (bottom - row, right - column)


def _gold_ahoi_number(view: Any, frame: tuple[int, int, int, int], action: Any) -> int:
    row, column = _place(view, frame, action.row, action.column)
    return 4 * (8 * (row + 1) + column + 1) + int(action.turn + 2 * view["seat"]) % 4


ALL = [(name, players) for name, game in GAMES.items() for players in game.players]
