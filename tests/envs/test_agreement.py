"""Environment and rules engine, step by step: who acts, what is legal, what is seen, and the results."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from any_options import any_options
from goldhook.bots.memory import recall
from goldhook.envs.arguments import env_of
from goldhook.envs.vector import Matches, make
from goldhook.games import GAMES
from random_sets import random_deck, random_tiles, wide_deck, wide_tiles
from read_observations import ALL, check_observation, numbers_of

ROWS = 20
#: Batches of games; the full suite plays 2,000 games for each number of players.
BATCHES = 100
#: One game in this many compares every observation; all games compare who acts, what is legal, and the result.
WHOLE = 6


def play(game: str, players: int, batch: int) -> None:
    """Play a batch of random games next to the rules engine."""
    law = GAMES[game]
    pieces = law.house()
    if batch % 10 == 9:
        pieces = random_deck(batch) if game == "silver_gold" else random_tiles(batch)
    elif batch % 10 == 4:
        pieces = wide_deck(batch) if game == "silver_gold" else wide_tiles(batch)
    options = any_options(law, batch)
    env = make(game, ROWS, players, set=pieces, seed=1000 * batch, options=options)
    seen, info = env.reset()
    states = [env.batch.state(row) for row in range(ROWS)]
    views: list[list[Any]] = [[[] for _ in range(players)] for _ in range(ROWS)]
    encoder = env_of(law).batch(pieces, players, env.options, 1)
    over = np.zeros(ROWS, dtype=bool)
    while not over.all():
        actions = env.sample_actions()
        for row in np.flatnonzero(~over).tolist():
            state, seat = states[row], int(info["seat"][row])
            assert seat == min(law.to_act(state))
            view = law.view(state, seat)
            numbers = numbers_of(game, pieces, view, law.legal(state, seat))
            assert sorted(numbers) == np.flatnonzero(seen["action_mask"][row]).tolist()
            if (row + batch) % WHOLE == 0:
                views[row][seat].append(view)
                check_whole(env, row, seat, state, view, seen, encoder, recall(game, views[row][seat]))
                assert env.batch.action_of(row, seat, int(actions[row])) == numbers[int(actions[row])]
            states[row], _ = law.apply(state, seat, numbers[int(actions[row])])
        seen, rewards, ended, _, info = env.step(actions)  # finished matches restart; their rows are not compared
        for row in np.flatnonzero(ended & ~over).tolist():
            check_result(law, states[row], players, info, rewards, row)
        assert [not law.to_act(states[row]) for row in range(ROWS) if not over[row]] == ended[~over].tolist()
        over |= ended


def check_whole(env: Matches, row: int, seat: int, state: Any, view: Any, seen: Any, encoder: Any, memory: Any) -> None:
    """Check that the observation matches the view, and equals the one made from the view alone."""
    shown, mask = seen["observation"][row], seen["action_mask"][row]
    check_observation(env.game.name, env.pieces, view, shown)
    encoder.set_view(0, view, memory)
    again, mask_again = np.zeros((1, len(shown)), np.int8), np.zeros((1, len(mask)), np.int8)
    encoder.observe(np.array([seat], np.int32), np.ones(1, bool), again, mask_again)
    assert np.array_equal(again[0], shown)
    assert np.array_equal(mask_again[0], mask)
    assert env.game.view(env.batch.state(row), seat) == env.game.view(state, seat)


def check_result(law: Any, state: Any, players: int, info: Any, rewards: Any, row: int) -> None:
    outcome = law.outcome(state)
    assert outcome.over
    assert info["_returns"][row]
    assert info["returns"][row, :, 0].tolist() == list(outcome.totals)
    shares = [1 / len(outcome.winners) if seat in outcome.winners else 0 for seat in range(players)]
    assert info["returns"][row, :, 1].tolist() == pytest.approx(shares)
    seat = int(info["seat"][row])
    assert rewards[row] == pytest.approx((players * shares[seat] - 1) / (players - 1), abs=1e-6)


@pytest.mark.parametrize(("game", "players"), ALL)
def test_environment_and_law_agree_in_a_few_games(game: str, players: int) -> None:
    play(game, players, 0)


@pytest.mark.slow
@pytest.mark.parametrize("part", range(4))
@pytest.mark.parametrize(("game", "players"), ALL)
def test_environment_and_law_agree_by_the_thousand(game: str, players: int, part: int) -> None:
    for batch in range(part, BATCHES, 4):
        play(game, players, batch)
