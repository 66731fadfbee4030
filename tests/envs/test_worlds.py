"""No hidden information leaks: neither an observation nor a sampled world holds what its seat cannot know."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import numpy as np
import pytest

from any_options import any_options
from goldhook.core.chance import deal
from goldhook.envs.arguments import env_of
from goldhook.envs.vector import make
from goldhook.games import GAMES
from hidden_worlds import reshuffled
from read_observations import ALL

pytestmark = pytest.mark.slow


def shown_to(batch: Any, seat: int) -> bytes:
    seen = np.zeros((1, batch.observation_size), np.int8)
    mask = np.zeros((1, batch.action_count), np.int8)
    batch.observe(np.array([seat], np.int32), np.ones(1, bool), seen, mask)
    return seen.tobytes() + mask.tobytes()


@pytest.mark.parametrize(("game", "players"), ALL)
@pytest.mark.parametrize("seed", range(3))
def test_observations_do_not_change_with_what_is_hidden(game: str, players: int, seed: int) -> None:
    law, chance = GAMES[game], random.Random(seed)
    options = any_options(law, seed)
    state: Any = law.start(deal(law, players, seed, options=options))
    batch = env_of(law).batch(law.house(), players, options, 1)
    told: list[Any] = []
    while law.to_act(state):
        for seat in range(players):
            batch.set_state(0, state)
            shown = shown_to(batch, seat)
            other, _ = reshuffled(law, state, told, seat, chance)
            batch.set_state(0, other)
            assert shown_to(batch, seat) == shown
        seat = chance.choice(law.to_act(state))
        state, events = law.apply(state, seat, chance.choice(law.legal(state, seat)))
        told += events


@pytest.mark.parametrize(("game", "players"), ALL)
def test_a_sampled_world_shows_its_seat_the_same_and_can_be_played_out(game: str, players: int) -> None:
    law = GAMES[game]
    env = make(game, 2, players, seed=3)
    env.reset()
    for step in range(70):
        world = env.sample_world(step)
        for name, shown in env.observation().items():
            assert np.array_equal(world.observation()[name], shown)
        for row in range(2):
            state, other = env.batch.state(row), world.batch.state(row)
            seats = law.to_act(state)
            if seats:
                assert law.view(other, seats[0]) == law.view(state, seats[0])
                assert law.legal(other, seats[0]) == law.legal(state, seats[0])
        env.step(env.sample_actions())
    ended = world._over.copy()
    while not ended.all():
        world.reset(options={"reset_mask": ended}) if ended.any() else None
        _, _, now, _, _ = world.step(world.sample_actions())
        ended = now


@pytest.mark.parametrize(("game", "players"), ALL)
def test_a_sampled_world_keeps_no_trace_of_the_true_one(game: str, players: int) -> None:
    """Two worlds that a seat cannot tell apart give the same sampled worlds, byte by byte."""
    law, chance = GAMES[game], random.Random(players)
    # With the memory aid everybody knows what a player remembers: the cards turned up in this round.
    options = law.options(memory_aid=True) if game == "silver_gold" else law.options()
    state: Any = law.start(deal(law, players, 5, options=options))
    told: list[Any] = []
    for step in range(60):
        if not law.to_act(state):
            break
        seat = law.to_act(state)[0]
        other, _ = reshuffled(law, state, told, seat, chance)
        hands = list(other.hands)
        hands[seat] = state.hands[seat]  # a seat knows what it was dealt
        other = other._replace(hands=tuple(hands))
        assert _sampled(game, state, seat, step) == _sampled(game, other, seat, step)
        state, events = law.apply(state, seat, chance.choice(law.legal(state, seat)))
        told += events


def _sampled(game: str, state: Any, seat: int, seed: int) -> str:
    """Return everything in a sampled world that a planner could read, from the rules engine's state."""
    env = make(game, 1, state.setup.players, options=state.setup.options)
    env.reset()
    env.batch.set_state(0, state)
    env._viewers[:] = seat
    world = env.sample_world(seed)
    return str(_pure(world.batch.state(0)))


def _pure(state: Any) -> list[str]:
    return [str(state), *(str(row) for row in state.setup.shuffles.values())]


@pytest.mark.parametrize("game", GAMES)
def test_every_hidden_card_comes_up_about_equally_often(game: str) -> None:
    env = make(game, 1, seed=2)
    env.reset()
    for _ in range(9):
        env.step(env.sample_actions())
    came: Counter[str] = Counter()
    for seed in range(600):
        state = env.sample_world(seed).batch.state(0)
        came[(state.middle.stack[0] if game == "silver_gold" else state.bag[state.drawn]).id] += 1
    expected = 600 / len(came)
    assert len(came) > 20
    assert max(came.values()) < 3 * expected + 5
