"""PettingZoo's own tests, and checks that they lack."""

from __future__ import annotations

import warnings
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, render_test, seed_test
from pettingzoo.test.seed_test import parallel_seed_test

from goldhook.envs import gold_ahoi_v0, silver_gold_v0
from goldhook.envs.vector import make

pytestmark = pytest.mark.slow

MODULES: dict[str, Any] = {"silver_gold": silver_gold_v0, "gold_ahoi": gold_ahoi_v0}
#: By module, every number of players.
ALL = [("silver_gold", 2), ("silver_gold", 3), ("silver_gold", 4), ("gold_ahoi", 2)]


@pytest.mark.parametrize(("game", "players"), ALL)
def test_peers_api_test(game: str, players: int) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)  # it warns that a match may be long
        api_test(MODULES[game].env(players=players), num_cycles=60)
        api_test(MODULES[game].raw_env(players=players), num_cycles=60)


@pytest.mark.parametrize(("game", "players"), ALL)
def test_peers_parallel_api_test(game: str, players: int) -> None:
    parallel_api_test(MODULES[game].parallel_env(players=players), num_cycles=150)


@pytest.mark.parametrize("game", MODULES)
def test_peers_seed_test(game: str) -> None:
    seed_test(MODULES[game].env, num_cycles=50)
    parallel_seed_test(lambda: MODULES[game].parallel_env(illegal="random"), num_cycles=50)  # it samples without masks


@pytest.mark.parametrize("game", MODULES)
def test_peers_render_test(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(MODULES[game].env)
    assert "Seat 1" in capsys.readouterr().out


@pytest.mark.parametrize(("game", "players"), ALL)
def test_five_hundred_steps_are_the_same_again(game: str, players: int) -> None:
    def played() -> list[bytes]:
        env = MODULES[game].raw_env(players=players)
        said, rng = list[bytes](), np.random.default_rng(7)
        while len(said) < 500:
            env.reset(seed=len(said))
            for agent in env.agent_iter():
                seen, reward, over, _, _ = env.last()
                said.append(agent.encode() + seen["observation"].tobytes() + np.float64(reward).tobytes())
                env.step(None if over else int(rng.choice(np.flatnonzero(seen["action_mask"]))))
        return said

    assert played() == played()


@pytest.mark.parametrize("game", MODULES)
def test_one_after_the_other_is_the_vector_environment(game: str) -> None:
    env, many = MODULES[game].raw_env(), make(game, 1)
    env.reset(seed=3)
    seen, info = many.reset(seed=3)
    ended = False
    while not ended:
        assert env.agent_selection == f"seat_{info['seat'][0]}"
        shown = env.observe(env.agent_selection)
        assert np.array_equal(shown["observation"], seen["observation"][0])
        assert np.array_equal(shown["action_mask"], seen["action_mask"][0])
        action = many.sample_actions()
        env.step(int(action[0]))
        seen, _, over, _, info = many.step(action)
        ended = bool(over[0])
    assert sum(env.rewards.values()) == pytest.approx(0)
    assert [env.infos[agent]["points"] for agent in env.agents] == info["returns"][0, :, 0].tolist()


def test_simultaneous_steps_are_simultaneous() -> None:
    """All mark in the same step, none sees the marks of the others before, and a waiting seat can only pass."""
    env = silver_gold_v0.parallel_env(players=3)
    seen, _ = env.reset(seed=1)
    rng, passes = np.random.default_rng(1), 0
    together = 0
    while env.agents:
        deciding = [agent for agent in env.agents if not seen[agent]["action_mask"][-1]]
        together += len(deciding) == 3
        for agent in set(env.agents) - set(deciding):
            assert seen[agent]["action_mask"].sum() == 1
            passes += 1
        seen, _, _, _, infos = env.step(
            {agent: int(rng.choice(np.flatnonzero(seen[agent]["action_mask"]))) for agent in env.agents}
        )
    assert together > 20
    assert passes > 0
    assert {"points", "share"} == set(infos["seat_0"])


@pytest.mark.parametrize("game", MODULES)
def test_a_sampled_world_is_an_environment(game: str) -> None:
    env = MODULES[game].raw_env()
    env.reset(seed=1)
    for step in range(20):
        world = env.sample_world(step)
        assert world.agent_selection == env.agent_selection
        shown = world.observe(world.agent_selection)
        assert np.array_equal(shown["observation"], env.observe(env.agent_selection)["observation"])
        action = int(np.flatnonzero(shown["action_mask"])[step % 2])
        world.step(action)
        env.step(action)


@pytest.mark.parametrize("game", MODULES)
def test_bad_input_says_what_to_do(game: str) -> None:
    for form in (MODULES[game].raw_env, MODULES[game].parallel_env):
        with pytest.raises(ValueError, match="render_mode is 'film'"):
            form(render_mode="film")
        with pytest.raises(ValueError, match="players"):
            form(players=7)
    uses: list[Callable[[Any], object]] = [
        lambda env: env.step(0),
        lambda env: env.observe("seat_0"),
        lambda env: env.render(),
    ]
    for use in uses:
        with pytest.raises(ValueError, match=r"Call reset\(\) first"):
            use(MODULES[game].raw_env())
    for env in (MODULES[game].raw_env(), MODULES[game].env()):
        env.reset(seed=1)
        for action in (10**6, -1, None, "mark", 2.5):
            with pytest.raises(ValueError, match="such as"):
                env.step(action)
    together = MODULES[game].parallel_env()
    with pytest.raises(ValueError, match="Reset before you step"):
        together.step({})
    together.reset(seed=1)
    with pytest.raises(ValueError, match="No action of seat_1"):
        together.step({"seat_0": 0})
