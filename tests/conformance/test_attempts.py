"""Attempts and undo in every game: an attempt is the rules engine's own action, stopped before a card is revealed."""

from __future__ import annotations

import random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from goldhook.core.chance import deal
from goldhook.core.game import code_of
from goldhook.games import GAMES
from hidden_worlds import hidden_part

TABLES = [(game, players) for game in GAMES.values() for players in game.players]
every_table = pytest.mark.parametrize(("game", "players"), TABLES, ids=lambda value: getattr(value, "name", value))
seeds = st.integers(min_value=0, max_value=2**32)

#: Events that only happen when something is revealed, or when another player's turn begins.
REVEALING = {"all_kept", "all_marked", "display_refilled", "expedition_turned", "tile_drawn", "match_ended"}


@every_table
@given(seed=seeds)
def test_an_attempt_is_the_action_up_to_the_first_card_turned(game: Any, players: int, seed: int) -> None:
    chance = random.Random(seed)
    state = game.start(deal(game, players, seed))
    while waiting := game.to_act(state):
        seat = chance.choice(waiting)
        action = chance.choice(game.legal(state, seat))
        after, events = game.apply(state, seat, action)
        if not game.reveals(state, action):
            tried, told = game.attempt(state, seat, action)
            assert told == events[: len(told)], "the same story, so far"
            assert not {code_of(event) for event in told} & REVEALING
            assert hidden_part(game, tried) == hidden_part(game, state)
            assert set(game.to_act(tried)) <= set(waiting), "no further seat is asked"
        else:
            assert {"card_taken"} == {code_of(event) for event in events[:1]}
        state = after


@every_table
@given(seed=seeds)
def test_attempts_may_do_just_what_is_legal(game: Any, players: int, seed: int) -> None:
    """The rules engine works on an attempt's state: legal actions can be tried, until nothing more is owed."""
    chance = random.Random(seed)
    state = game.start(deal(game, players, seed))
    while waiting := game.to_act(state):
        for seat in waiting:
            tried, steps = state, 0
            while seat in game.to_act(tried):
                possible = [action for action in game.legal(tried, seat) if not game.reveals(tried, action)]
                if not possible:
                    break
                tried, _ = game.attempt(tried, seat, chance.choice(possible))
                steps += 1
            assert steps <= 16
        seat = chance.choice(waiting)
        state, _ = game.apply(state, seat, chance.choice(game.legal(state, seat)))


@every_table
@given(seed=st.integers(min_value=0, max_value=100))
def test_every_moment_is_later_than_the_one_before(game: Any, players: int, seed: int) -> None:
    chance = random.Random(seed)
    state = game.start(deal(game, players, seed))
    last = (0, 0)
    while waiting := game.to_act(state):
        round_, turn, step = game.moment(state)
        assert (round_, turn) >= last
        assert step
        last = round_, turn
        seat = chance.choice(waiting)
        state, _ = game.apply(state, seat, chance.choice(game.legal(state, seat)))
