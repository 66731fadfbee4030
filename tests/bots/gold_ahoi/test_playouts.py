"""Playouts have the same sums on any thread, know the frame, and deal every hidden tile everywhere."""

from __future__ import annotations

import random

import numpy as np
import pytest

from bots.gold_ahoi.random_match import random_match
from goldhook.bots.race import Sums
from goldhook.core.chance import deal
from goldhook.games import plugin
from goldhook.games.gold_ahoi import GAME
from goldhook.games.gold_ahoi.areas import areas, points
from goldhook.games.gold_ahoi.bots import search
from goldhook.games.gold_ahoi.bots.faces import faces
from goldhook.games.gold_ahoi.bots.guess import known
from goldhook.games.gold_ahoi.bots.phases import EARLY, LATE
from goldhook.games.gold_ahoi.bots.playouts import (
    AHEAD,
    COUNT,
    POINTS,
    SUMS,
    WINS,
    final_top,
    frame_is_known,
    playouts,
)
from goldhook.games.gold_ahoi.bots.rest import chests, is_closed, put, rest_of
from goldhook.games.gold_ahoi.kernel import rules as k
from goldhook.games.gold_ahoi.kernel import twin
from goldhook.games.gold_ahoi.kernel.rules import Ints
from goldhook.games.gold_ahoi.pieces import TILES
from goldhook.games.gold_ahoi.state import REACH, SIDE, Action, State
from random_sets import random_tiles, wide_tiles

THRIFT = 12


def legal(state: State) -> Ints:
    return np.array([twin.number_of(action) for action in GAME.legal(state, state.to_act[0])], dtype=np.int32)


def played(state: State, first: int, last: int, thrift: int = TILES) -> Sums:
    """Play out all actions."""
    house, actions = GAME.house(), legal(state)
    seen = known(house, GAME.view(state, state.to_act[0]))
    sums = np.zeros((len(actions), SUMS), dtype=np.int64)
    playouts(k.tables(house), faces(house), thrift, seen, actions, first, last, 7, sums)
    return sums


def test_turns_that_look_the_same_have_one_number() -> None:
    turns = {"stubs": {1, 4}, "bend": {4}, "straight": {2, 4}, "bends": {2, 4}, "fork": {4}, "cross": {1, 4}}
    for seed in range(5):
        tiles = random_tiles(seed)
        sheet = faces(tiles)
        for number, tile in enumerate(tiles.tiles):
            looks = sheet.look[4 * number : 4 * number + 4].tolist()
            assert [looks.index(look) for look in looks] == sheet.same[4 * number : 4 * number + 4].tolist()
            assert len(set(looks)) in turns[tile.shape]
        assert set(sheet.look.tolist()) == set(range(sheet.looks))


def test_what_is_left_counts_as_the_law_does() -> None:
    """Fill the rest of a closed frame as in the match: the chests equal those of the rules engine."""
    for seed in range(8):
        tiles = wide_tiles(seed) if seed % 2 else GAME.house()
        sheet, states = faces(tiles), list(random_match(seed, tiles=tiles))
        closed = next(twin.from_law(state) for state in states if is_closed(twin.from_law(state)))
        last = states[-1]
        end, _ = GAME.apply(last, last.to_act[0], GAME.legal(last, last.to_act[0])[0])
        match, rest = twin.from_law(end), rest_of(sheet, closed, int(closed[k.TOP]))
        row, count = rest.areas.copy(), len(rest.areas) // 3
        for index, cell in enumerate(rest.cells):
            put(sheet, int(match[k.BOARD + cell]), rest.around, index, row, count)
        north, south = chests(row, count)
        assert (north + rest.settled[0], south + rest.settled[1]) == points(areas(end.layout.laid))


def opens_a_row(state: State, action: Action) -> bool:
    return not state.layout.top <= action.row <= state.layout.bottom


def test_the_frame_of_thrifty_players_is_known_in_advance() -> None:
    """With six columns, after both players delayed opening rows, the first player has to open them all."""
    foreseen = 0
    for seed in range(60):
        chance = random.Random(seed)
        state = GAME.start(deal(GAME, seed=seed))
        expected: int | None = None
        while state.to_act:
            actions = GAME.legal(state, state.to_act[0])
            action = chance.choice(actions)
            if len(state.layout.laid) >= THRIFT and expected is not None:
                action = chance.choice([inside for inside in actions if not opens_a_row(state, inside)] or actions)
            layout = state.layout
            if expected is None and len(layout.laid) + 1 >= THRIFT and layout.right - layout.left == REACH:
                expected = final_top(twin.from_law(state), twin.number_of(action)) - REACH
                foreseen += layout.bottom - layout.top < REACH
            state, _ = GAME.apply(state, state.to_act[0], action)
        assert expected in (None, state.layout.top), f"seed {seed}"
        assert state.layout.bottom - state.layout.top + 1 == SIDE
    assert foreseen > 20


@pytest.mark.parametrize("thrift", [THRIFT, TILES])
@pytest.mark.parametrize("moves", [0, 1, 9, 16, 22, 30, 34, 35])
def test_the_sums_are_the_same_however_the_playouts_are_spread(moves: int, thrift: int) -> None:
    state = list(random_match(5))[moves]
    whole = played(state, 0, 24, thrift)
    parts = [played(state, *part, thrift) for part in ((0, 5), (5, 6), (6, 24))]
    assert np.array_equal(whole, sum(parts))
    assert np.all(whole[:, COUNT] == 24)
    assert np.all((whole[:, WINS] >= 0) & (whole[:, WINS] <= 48))
    assert np.all(np.abs(whole[:, AHEAD]) <= 2 * whole[:, POINTS] + TILES * 24)


@pytest.mark.parametrize("moves", [0, 9, 16, 30, 35])
def test_a_mind_sums_the_same_playouts_in_parts_that_are_compiled_one_by_one(moves: int) -> None:
    state, house = list(random_match(5))[moves], GAME.house()
    seen, actions = known(house, GAME.view(state, state.to_act[0])), legal(state)
    asked = search.Question(k.tables(house), faces(house), seen, actions, seed=7)
    found = search.played(asked)(np.arange(len(actions)), 0, 24)
    assert np.array_equal(found, played(state, 0, 24))


def test_the_frame_is_never_known_in_the_early_phase() -> None:
    """So a bot can play there before the code for known frames is compiled."""
    phases = set()
    for seed in range(20):
        for state in random_match(seed):
            phase = plugin("gold_ahoi").bots.phase(GAME.view(state, state.to_act[0]))
            match = twin.from_law(state)
            assert phase == LATE or not any(frame_is_known(match, thrift) for thrift in (THRIFT, TILES))
            phases.add(phase)
    assert phases == {EARLY, LATE}


def test_dealing_tiles_to_a_known_frame_is_playing_at_random() -> None:
    """Both kinds of playouts agree: in a closed frame, where only dealing is used, with play by the rules."""
    state = next(state for state in random_match(21) if len(state.layout.laid) == 28)
    assert is_closed(twin.from_law(state))
    seat, action = state.to_act[0], GAME.legal(state, state.to_act[0])[0]
    chance, ahead = random.Random(1), list[int]()
    for _ in range(1500):
        hidden = [tile for tile in (state.hands[1 - seat], *state.bag[state.drawn :]) if tile]
        chance.shuffle(hidden)
        hands = (state.hands[0], hidden[0]) if seat == 0 else (hidden[0], state.hands[1])
        world = state._replace(bag=(*state.bag[: state.drawn], *hidden[1:]), hands=hands)
        world, _ = GAME.apply(world, seat, action)
        while world.to_act:
            world, _ = GAME.apply(world, world.to_act[0], chance.choice(GAME.legal(world, world.to_act[0])))
        totals = GAME.outcome(world).totals
        ahead.append(totals[seat] - totals[1 - seat])
    sums = played(state, 0, 1500)[0]
    error = np.std(ahead) * (2 / 1500) ** 0.5
    assert abs(sums[AHEAD] / 1500 - np.mean(ahead)) < 4 * error


@pytest.mark.slow
@pytest.mark.parametrize("moves", [3, 20, 30, 33])
def test_every_hidden_tile_may_be_anywhere(moves: int) -> None:
    """After swapping one hidden tile for one of another look, some playout has a different result."""
    state = list(random_match(6))[moves]
    house, actions = GAME.house(), legal(state)
    seen, sheet = known(house, GAME.view(state, state.to_act[0])), faces(house)
    for index in range(len(seen.hidden)):
        hidden = seen.hidden.copy()
        hidden[index] = next(
            tile for tile in range(TILES) if sheet.look[4 * tile] not in sheet.look[4 * hidden[index] :][:4]
        )
        both = [np.zeros((len(actions), SUMS), dtype=np.int64) for _ in range(2)]
        for sums, tiles in zip(both, (seen.hidden, hidden), strict=True):
            playouts(k.tables(house), sheet, TILES, seen._replace(hidden=tiles), actions, 0, 200, 3, sums)
        assert not np.array_equal(both[0], both[1])


def test_a_playout_of_the_last_tile_is_the_law() -> None:
    state = list(random_match(8))[-1]
    seat = state.to_act[0]
    for row, action in zip(played(state, 0, 1).tolist(), GAME.legal(state, seat), strict=True):
        end, _ = GAME.apply(state, seat, action)
        own, other = (GAME.outcome(end).totals[place] for place in (seat, 1 - seat))
        assert row == [1, 1 + (own > other) - (own < other), own, own - other]


@pytest.mark.parametrize("left", [30, 6])
def test_playouts_count_a_handicap(left: int) -> None:
    """The same imagined matches, with points for the first player: by the rules (30 to go) and in a frame (6)."""
    for seed in range(4):
        plain, given = (list(random_match(seed, handicap=handicap))[-left] for handicap in (0, 9))
        before, after = played(plain, 0, 50), played(given, 0, 50)
        sign = 1 if plain.to_act[0] == plain.setup.first else -1
        assert np.array_equal(after[:, POINTS] - before[:, POINTS], before[:, COUNT] * 9 * (sign > 0))
        assert np.array_equal(after[:, AHEAD] - before[:, AHEAD], before[:, COUNT] * 9 * sign)
        assert (sign * (after[:, WINS] - before[:, WINS]) >= 0).all()
        assert after[:, WINS].sum() != before[:, WINS].sum()
