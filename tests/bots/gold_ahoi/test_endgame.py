"""The endgame solver agrees with brute force through the rules engine."""

from __future__ import annotations

import numpy as np
import pytest

from bots.gold_ahoi.random_match import random_match
from goldhook.bots.levels import MASTER
from goldhook.bots.memory import BLANK
from goldhook.bots.thought import Budget
from goldhook.core.game import Seat
from goldhook.games.gold_ahoi import GAME
from goldhook.games.gold_ahoi.bots import endgame
from goldhook.games.gold_ahoi.bots.faces import faces
from goldhook.games.gold_ahoi.bots.guess import known
from goldhook.games.gold_ahoi.bots.mind import Mind
from goldhook.games.gold_ahoi.kernel import twin
from goldhook.games.gold_ahoi.pieces import Tile
from goldhook.games.gold_ahoi.state import Action, State


def value(found: tuple[float, float, float]) -> float:
    win, _, ahead = found
    return endgame.VICTORY * win + ahead


def mean(found: list[tuple[float, float, float]]) -> tuple[float, float, float]:
    win, points, ahead = np.mean(np.array(found), axis=0).tolist()
    return win, points, ahead


def after(state: State, seat: Seat, action: Action) -> tuple[float, float, float]:
    """Return win, points and lead of the seat after an action, by the rules engine, over every tile that may come."""
    mover = state.to_act[0]
    state, _ = GAME.apply(state, mover, action)
    if not state.to_act:
        own, other = (GAME.outcome(state).totals[place] for place in (seat, 1 - seat))
        return 0.5 + 0.5 * ((own > other) - (own < other)), own, own - other
    following = state.to_act[0]
    open_hands = state.setup.options.open_hands
    drawn_by = mover if open_hands else following  # the next mover does not know this tile, or the other player did not
    unknown = [tile for tile in (state.hands[0], state.hands[1], *state.bag[state.drawn :]) if tile]
    if open_hands:
        unknown.remove(state.hands[following])  # type: ignore[arg-type] # who moves has a tile
    if not unknown:
        return best(state, seat)
    return mean([best(dealt(state, drawn_by, tile, unknown), seat) for tile in unknown])


def dealt(state: State, owner: Seat, tile: Tile, unknown: list[Tile]) -> State:
    """Return the state with that unknown tile in the owner's hand, and the others wherever there is room."""
    rest = [other for other in unknown if other != tile]
    hands = list(state.hands)
    hands[owner] = tile
    if not state.setup.options.open_hands and hands[1 - owner] is not None:
        hands[1 - owner] = rest.pop()
    return state._replace(bag=(*state.bag[: state.drawn], *rest), hands=tuple(hands))


def best(state: State, seat: Seat) -> tuple[float, float, float]:
    found = [after(state, seat, action) for action in GAME.legal(state, state.to_act[0])]
    return max(found, key=value) if state.to_act[0] == seat else min(found, key=value)


@pytest.mark.parametrize("open_hands", [False, True])
@pytest.mark.parametrize(("seed", "left"), [(1, 1), (2, 2), (3, 2), (4, 3), (5, 3)])
def test_the_end_is_worked_out_as_by_the_law(seed: int, left: int, open_hands: bool) -> None:
    state = list(random_match(seed, open_hands=open_hands, handicap=seed - 1))[-left]
    seat = state.to_act[0]
    legal = GAME.legal(state, seat)
    numbers = np.array([twin.number_of(action) for action in legal], dtype=np.int32)
    found = endgame.solve(faces(GAME.house()), known(GAME.house(), GAME.view(state, seat)), numbers)
    wanted = [after(state, seat, action) for action in legal]
    assert found[:, [endgame.WIN, endgame.AHEAD]] == pytest.approx(np.array(wanted)[:, [0, 2]])
    if left < 3:  # with more tiles, lines of the same worth may differ in points
        assert found[:, endgame.POINTS] == pytest.approx(np.array(wanted)[:, 1])


def test_the_master_goes_for_the_victory_that_a_handicap_leaves() -> None:
    """Two moves, each the better one according to the rules engine: with a handicap for the opponent, and without."""
    chosen = []
    for handicap in (0, 3):
        state = list(random_match(46, handicap=handicap))[-3]
        seat = state.to_act[0]
        assert seat != state.setup.first
        thought = Mind(GAME.house()).think(GAME.view(state, seat), BLANK, MASTER, Budget(playouts=1000), 1, 1)
        wins = {action: after(state, seat, action)[0] for action in GAME.legal(state, seat)}
        assert wins[thought.action] == pytest.approx(max(wins.values()))
        assert thought.options[0].win == pytest.approx(wins[thought.action])
        chosen.append((thought.action, wins))
    (without, wins_without), (given, wins_given) = chosen
    assert wins_given[given] > wins_given[without]
    assert wins_without[without] > wins_without[given]


def test_the_number_of_endings_is_about_right() -> None:
    sheet = faces(GAME.house())
    for left in (2, 3, 4):
        state = list(random_match(9))[-left]
        seen = known(GAME.house(), GAME.view(state, state.to_act[0]))
        numbers = np.array([twin.number_of(action) for action in GAME.legal(state, state.to_act[0])], dtype=np.int32)
        looked_at = endgame.solve(sheet, seen, numbers)[:, endgame.ENDINGS].sum()
        assert 0.1 < endgame.endings(sheet, seen) / looked_at < 10
    early = known(GAME.house(), GAME.view(next(iter(random_match(9))), next(iter(random_match(9))).to_act[0]))
    assert endgame.endings(sheet, early) == float("inf")
