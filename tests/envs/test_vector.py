"""The vector environment as Gymnasium defines it: autoreset, seeds, opponents, options, sets, and bad input."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium import error
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode

import goldhook.envs
from goldhook.bots.levels import LEVELS
from goldhook.bots.seat_specs import player_for
from goldhook.bots.thought import Budget
from goldhook.core.chance import Chance
from goldhook.envs.vector import make
from goldhook.games import GAMES
from read_observations import ALL

STEPS = 80


def run(env: Any, steps: int) -> list[bytes]:
    """Return all outputs of an environment over a number of random steps."""
    seen, info = env.reset()
    said = []
    for _ in range(steps):
        seen, rewards, ended, cut, info = env.step(env.sample_actions())
        assert not cut.any()
        said.append(seen["observation"].tobytes() + seen["action_mask"].tobytes() + rewards.tobytes())
        said.append(ended.tobytes() + info["seat"].tobytes() + info["returns"].tobytes())
    return said


@pytest.mark.parametrize(("game", "players"), ALL)
def test_spaces_hold_what_they_promise(game: str, players: int) -> None:
    env = make(game, 3, players)
    seen, _ = env.reset(seed=1)
    for _ in range(STEPS):
        assert env.observation_space.contains(seen)
        actions = env.sample_actions()
        assert env.action_space.contains(actions)
        seen, *_ = env.step(actions)


@pytest.mark.parametrize("game", GAMES)
def test_a_seed_repeats_everything(game: str) -> None:
    assert run(make(game, 5, seed=3), STEPS) == run(make(game, 5, seed=3), STEPS)
    assert run(make(game, 5, seed=3), STEPS) != run(make(game, 5, seed=4), STEPS)
    env = make(game, 5)
    first = env.reset(seed=9)[0]["observation"].copy()
    env.step(env.sample_actions())
    assert np.array_equal(env.reset(seed=9)[0]["observation"], first)
    assert np.array_equal(env.reset(seed=[9, 10, 11, 12, 13])[0]["observation"], first)
    assert not np.array_equal(env.reset()[0]["observation"], first)


@pytest.mark.parametrize("game", GAMES)
def test_a_match_does_not_depend_on_its_neighbours(game: str) -> None:
    alone, many = make(game, 1, seed=7), make(game, 4, seed=5)
    one, _ = alone.reset()
    all_, _ = many.reset()
    for _ in range(STEPS):
        assert np.array_equal(one["observation"][0], all_["observation"][2])
        one, *_ = alone.step(alone.sample_actions())
        all_, *_ = many.step(many.sample_actions())


@pytest.mark.parametrize("game", GAMES)
def test_next_step_mode_begins_anew_one_step_later(game: str) -> None:
    env = make(game, 4)
    assert env.metadata["autoreset_mode"] == AutoresetMode.NEXT_STEP
    env.reset()
    ended = np.zeros(4, dtype=bool)
    for _ in range(3 * STEPS):
        before = ended
        seen, rewards, ended, _, info = env.step(env.sample_actions())
        assert not (before & ended).any()
        assert np.array_equal(info["_returns"], ended)
        assert not rewards[~ended].any()
        assert (info["returns"][ended, :, 1].sum(axis=1) == 1).all()
        assert not seen["action_mask"][ended].any()
        assert seen["action_mask"][~ended].any(axis=1).all()


@pytest.mark.parametrize("game", GAMES)
def test_same_step_mode_begins_anew_at_once_and_keeps_the_last_observation(game: str) -> None:
    env, usual = make(game, 4, autoreset_mode="SameStep"), make(game, 4)
    assert env.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP
    env.reset()
    usual.reset()
    finished = 0
    for _ in range(STEPS):
        actions = env.sample_actions()
        seen, rewards, ended, _, info = env.step(actions)
        if not finished:
            shown, its_rewards, its_ended, _, _ = usual.step(actions)
            assert np.array_equal(its_ended, ended)
            assert np.array_equal(its_rewards, rewards)
            for row in np.flatnonzero(ended):
                assert np.array_equal(info["final_obs"]["observation"][row], shown["observation"][row])
        assert seen["action_mask"].any(axis=1).all()
        finished += ended.sum()
    assert finished >= 4


@pytest.mark.parametrize("game", GAMES)
def test_disabled_mode_needs_a_reset_mask(game: str) -> None:
    env = make(game, 3, autoreset_mode=AutoresetMode.DISABLED)
    env.reset(seed=1)
    ended = np.zeros(3, dtype=bool)
    while not ended.any():
        seen, _, ended, _, _ = env.step(env.sample_actions())
    with pytest.raises(error.ResetNeeded, match="reset_mask"):
        env.step(env.sample_actions())
    before = seen["observation"].copy()
    seen, _ = env.reset(options={"reset_mask": ended})
    assert np.array_equal(seen["observation"][~ended], before[~ended])
    assert seen["action_mask"].any(axis=1).all()
    env.step(env.sample_actions())


# --- opponents ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "players"), ALL)
@pytest.mark.parametrize("bots", ["random", "level:1", "level:2", "level:3"])
def test_compiled_opponents_leave_the_learner_its_seat(game: str, players: int, bots: str) -> None:
    env = make(game, 3, players, opponents=[bots] * (players - 1))
    _, info = env.reset(seed=2)
    wins = []
    for _ in range(STEPS):
        seats = info["seat"].copy()
        _, rewards, ended, _, info = env.step(env.sample_actions())
        for row in np.flatnonzero(ended):
            share = info["returns"][row, seats[row], 1]
            wins.append(share)
            assert rewards[row] == pytest.approx((players * share - 1) / (players - 1))
    assert wins


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_slow_opponents_play_too(game: str) -> None:
    """The levels that search, bots of Python, and a mix of both with compiled ones."""
    players = GAMES[game].players[-1]
    bots = ["level:5@20p", "greedy", "level:2"][: players - 1]
    env = make(game, 2, players, opponents=bots, seat=0)
    env.reset(seed=1)
    ended = np.zeros(2, dtype=bool)
    while not ended.any():
        _, _, ended, _, info = env.step(env.sample_actions())
        assert (info["seat"] == 0).all()
    env.close()


@pytest.mark.slow
@pytest.mark.parametrize("level", LEVELS[:3])
@pytest.mark.parametrize("game", GAMES)
def test_compiled_levels_choose_as_often_as_the_levels_themselves(game: str, level: int) -> None:
    """At a decision of a match, both choose among the same actions about equally often."""
    law, tries = GAMES[game], 600
    for start in range(5, 200):
        env = make(game, tries, opponents=[f"level:{level}"], seat=0)
        env.reset(seed=[start] * tries)  # the same match in every row
        for _ in range(6):
            env.step(np.repeat(env.sample_actions()[:1], tries))
        env = env.sample_world(1)
        state = env.batch.state(0)
        seat = law.to_act(state)[0]
        if all(seat not in law.to_act(law.apply(state, seat, action)[0]) for action in law.legal(state, seat)):
            break  # every action ends the decision, so the reply is one action
    for row in range(tries):
        env.batch.set_state(row, state)
    sitting = np.full((tries, 2), -1, dtype=np.int8)
    sitting[:, seat] = level
    env.batch.reply(sitting)
    chosen: Counter[str] = Counter()
    before = env.batch.copied()
    legal = law.legal(state, seat)
    after = {str(action): law.apply(state, seat, action)[0] for action in legal}
    by_view = {str(law.view(then, seat)): name for name, then in after.items()}
    for row in range(tries):
        chosen[by_view.get(str(law.view(before.state(row), seat)), "?")] += 1
    view, thinks = law.view(state, seat), Counter[str]()
    for number in range(tries):
        bot = player_for(f"level:{level}", law, law.house(), Chance(number), budget=Budget(milliseconds=10))
        thinks[str(bot.act(view, legal))] += 1
    assert chosen["?"] < tries / 2
    for name, count in thinks.items():
        if count > tries / 10:
            assert abs(chosen[name] - count) < 0.35 * count + 25, (name, count, chosen[name])


# --- options, sets, registration ----------------------------------------------------------------------------------


def test_options_reach_the_match() -> None:
    env = make("gold_ahoi", 2, options={"open_hands": True, "handicap": 4})
    seen, _ = env.reset()
    assert (seen["observation"][:, 22] > 0).all()
    assert (seen["observation"][:, 5] + seen["observation"][:, 6] == 4).all()


def test_a_set_comes_from_a_file(tmp_path: Path) -> None:
    text = (Path(goldhook.games.folder("gold_ahoi")) / "data" / "house.toml").read_text(encoding="utf-8")
    file = tmp_path / "mine.toml"
    file.write_text(text, encoding="utf-8")
    assert run(make("gold_ahoi", 2, set=file), 9) == run(make("gold_ahoi", 2), 9)


@pytest.mark.parametrize("game", GAMES)
def test_gymnasium_makes_one_and_many(game: str) -> None:
    name = goldhook.envs.env_id(game)
    check_env(gymnasium.make(name, illegal="random").unwrapped, skip_render_check=True)
    env = gymnasium.make(name)
    _, info = env.reset(seed=1)
    assert info["seat"] in (0, 1)
    many = gymnasium.make_vec(name, num_envs=3, vectorization_mode="vector_entry_point", opponents=["level:1"])
    assert many.num_envs == 3
    seen, _ = many.reset(seed=1)
    assert seen["action_mask"].shape[0] == 3


@pytest.mark.parametrize("game", GAMES)
def test_one_match_is_the_first_of_many(game: str) -> None:
    one, many = gymnasium.make(goldhook.envs.env_id(game)).unwrapped, make(game, 2)
    seen, _ = one.reset(seed=4)
    all_, _ = many.reset(seed=4)
    ended = False
    while not ended:
        assert np.array_equal(seen["observation"], all_["observation"][0])
        action = one.sample_action()  # type: ignore[attr-defined]
        seen, reward, ended, _, info = one.step(action)
        actions = many.sample_actions()
        assert actions[0] == action
        all_, rewards, *_ = many.step(actions)
        assert rewards[0] == reward
    assert info["returns"].shape == (2, 2)
    with pytest.raises(error.ResetNeeded):
        one.step(0)


# --- learners -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_afterstates_cover_legal_actions_and_know_only_what_the_seat_knows(game: str) -> None:
    env = make(game, 4, seed=2)
    env.reset()
    for step in range(STEPS):
        rows, actions, features = (part.copy() for part in env.afterstates())
        mask = env.observation()["action_mask"]
        assert mask[rows, actions].all()
        playing = np.flatnonzero(mask.any(axis=1))
        assert np.array_equal(np.unique(rows), playing)
        assert np.isfinite(features).all()
        world = env.sample_world(step)
        assert np.array_equal(world.afterstates()[2], features)
        env.step(env.sample_actions())


# --- bad input ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        ({"game": "chess"}, "Choose one of: silver_gold, gold_ahoi"),
        ({"players": 5}, "2 or 3 or 4 players"),
        ({"players": "two"}, "2 or 3 or 4 players"),
        ({"num_envs": 0}, "from 1 to"),
        ({"seed": -1}, "from 0 to"),
        ({"opponents": ["level:9"]}, "level:3"),
        ({"opponents": ["level:1", "level:1"]}, "Name 1 bots"),
        ({"opponents": 3}, "Name 1 bots"),
        ({"options": {"open_hands": True}}, "memory_aid"),
        ({"options": {"memory_aid": 7}}, "memory_aid"),
        ({"options": 7}, "dictionary"),
        ({"handicap": 1}, "Choose from memory_aid"),
        ({"set": "nowhere.toml"}, "goldhook set check"),
        ({"set": 7}, "path of a set file"),
        ({"seat": 0}, "Name opponents"),
        ({"seat": 2, "opponents": ["random"]}, "from 0 to 1"),
        ({"illegal": "ignore"}, '"raise" or "random"'),
        ({"autoreset_mode": "never"}, "'NextStep'"),
        ({"render_mode": "ansi"}, "gymnasium.make"),
    ],
)
def test_bad_arguments_say_what_to_do(arguments: dict[str, Any], told: str) -> None:
    with pytest.raises(ValueError, match=told):
        make(**{"game": "silver_gold", **arguments})


def test_an_option_is_given_by_its_name_or_in_a_dictionary() -> None:
    assert make("gold_ahoi", handicap=2).options == make("gold_ahoi", options={"handicap": 2}).options
    both = make("gold_ahoi", options={"handicap": 2}, open_hands=True).options
    assert both._asdict() == {"open_hands": True, "handicap": 2}


def test_a_broken_set_names_file_and_line(tmp_path: Path) -> None:
    file = tmp_path / "broken.toml"
    file.write_text('name = "broken"\n[[tiles]]\nid = "T1"\n', encoding="utf-8")
    with pytest.raises(ValueError, match="goldhook set check"):
        make("gold_ahoi", set=file)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("action", [-1, 10**6, 300])
def test_an_illegal_action_changes_nothing(game: str, action: int) -> None:
    env = make(game, 3, copy=True)
    with pytest.raises(error.ResetNeeded, match="reset"):
        env.step([0, 0, 0])
    seen, info = env.reset(seed=1)
    actions = env.sample_actions()
    actions[1] = action
    with pytest.raises(error.InvalidAction, match=f"Action {action} of seat {info['seat'][1]} in match 1 .* such as"):
        env.step(actions)
    assert np.array_equal(env.observation()["observation"], seen["observation"])
    for wrong in ([0, 0], [0.5, 1, 1], "abc", None):
        with pytest.raises(error.InvalidAction, match="3 whole numbers"):
            env.step(wrong)
    env.close()
    with pytest.raises(error.ClosedEnvironmentError):
        env.reset()


@pytest.mark.parametrize("game", GAMES)
def test_illegal_actions_can_become_random_ones(game: str) -> None:
    def played(seed: int) -> list[bytes]:
        env = make(game, 3, seed=seed, illegal="random", copy=True)
        env.reset()
        return [env.step(np.full(3, -1))[0]["observation"].tobytes() for _ in range(STEPS)]

    assert played(1) == played(1) != played(2)


@pytest.mark.parametrize("bad", [{"reset_mask": [True, False]}, {"reset_mask": np.ones(3, dtype=bool)}, {"mask": 1}])
def test_a_bad_reset_says_what_to_do(bad: dict[str, Any]) -> None:
    env = make("gold_ahoi", 2)
    env.reset()
    with pytest.raises(ValueError, match="reset_mask"):
        env.reset(options=bad)
    with pytest.raises(ValueError, match="one for each"):
        env.reset(seed=[1, 2, 3])
