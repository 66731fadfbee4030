"""Policies as files and as players, and the trainer that makes them."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from command_line import run
from goldhook.bots.driver import play_out
from goldhook.core.chance import deal
from goldhook.core.game import Refusal
from goldhook.envs.arguments import env_of
from goldhook.envs.policy import Policy, PolicyPlayer, load
from goldhook.envs.vector import make
from goldhook.games import GAMES

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parents[2]


def a_policy(game: str, seed: int = 1) -> Policy:
    rng, width = np.random.default_rng(seed), len(env_of(GAMES[game]).afterstates())
    layers = [
        (rng.standard_normal((size, to)).astype(np.float32), np.zeros(to, np.float32))
        for size, to in ((width, 8), (8, 1))
    ]
    return Policy(game, rng.standard_normal(width).astype(np.float32), tuple(layers))


@pytest.mark.parametrize("game", GAMES)
def test_a_policy_plays_a_match_as_in_the_environment(game: str, tmp_path: Path) -> None:
    """At the table, with only views, a policy chooses the same actions as in the environment."""
    policy, law = a_policy(game), GAMES[game]
    policy.save(tmp_path / "policy.npz")
    policy = load(tmp_path / "policy.npz")
    setup = deal(law, seed=3)
    played = play_out(law, setup, lambda _seat: PolicyPlayer(policy, law, law.house(), 2, law.options()))
    env = make(game, 1)
    env.reset()
    env.batch.set_state(0, law.start(setup))
    env._observe(env._all)
    state: Any = law.start(setup)
    for seat, action in played.actions:
        rows, numbers, features = env.afterstates()
        assert len(rows)
        chosen = int(numbers[np.argmax(policy.values(features))])
        assert env.batch.action_of(0, seat, chosen) == action
        state, _ = law.apply(state, seat, action)
        env.batch.set_state(0, state)
        if law.to_act(state):
            env._observe(env._all)
    assert law.outcome(played.state).over


@pytest.mark.parametrize("game", GAMES)
def test_a_policy_plays_at_every_table(game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    a_policy(game).save(tmp_path / "policy.npz")
    seat = f"cmd:{sys.executable} -m goldhook bot --policy {tmp_path / 'policy.npz'}"
    done = run(capsys, "match", game, "--seats", f"{seat},random", "--games", "2", "--seed", "1", "--json")
    assert done.code == 0, done.err
    assert '"games": 2' in done.out
    assert '"name": "policy"' in done.out


def test_a_file_that_is_no_policy_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "policy.npz"
    with pytest.raises(Refusal) as raised:
        load(file)
    assert raised.value.code == "file_missing"
    good = a_policy("gold_ahoi")
    pickled = np.array([{"a": 1}], dtype=object)
    for bad in (
        b"nonsense",
        {"game": np.array("gold_ahoi")},
        {"game": np.array("chess"), "skip": good.skip, "w0": good.layers[0][0], "b0": good.layers[0][1]},
        {"game": np.array("gold_ahoi"), "skip": good.skip, "w0": good.layers[0][0], "b0": good.layers[0][1]},
        {"game": pickled, "skip": good.skip, "w0": good.layers[0][0], "b0": good.layers[0][1]},
    ):
        if isinstance(bad, bytes):
            file.write_bytes(bad)
        else:
            np.savez(file, **bad)  # type: ignore[arg-type]
        with pytest.raises(Refusal) as raised:
            load(file)
        assert raised.value.code == "policy_unreadable"
    with pytest.raises(Refusal) as raised:
        PolicyPlayer(good, GAMES["silver_gold"], GAMES["silver_gold"].house(), 2, None)
    assert raised.value.code == "policy_game"


def test_the_bot_command_wants_one_bot(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for words in ([], ["5", "--policy", str(tmp_path / "x.npz")]):
        done = run(capsys, "bot", *words)
        assert done.code == 2
        assert "Choose a bot" in done.err


def trainer() -> Any:
    spec = importlib.util.spec_from_file_location("train", ROOT / "examples" / "train.py")
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.slow
def test_the_trainer_learns_and_writes_a_policy_and_a_curve(tmp_path: Path) -> None:
    """A few generations: the error falls, and the files are written; bench/ measures the strength."""
    module = trainer()
    module.GENERATION = 16
    share = module.train("gold_ahoi", 0.001, 1, "lead", tmp_path, 1.0, 4)
    assert 0 <= share <= 1
    assert load(tmp_path / "gold_ahoi.npz").game == "gold_ahoi"
    assert "learning by self-play" in (tmp_path / "gold_ahoi.svg").read_text(encoding="utf-8")


def test_the_network_of_the_trainer_learns() -> None:
    rng = np.random.default_rng(1)
    network = trainer().Network(4, rng)
    seen = rng.standard_normal((256, 4)).astype(np.float32)
    target = np.maximum(seen[:, 0], 0) - np.maximum(seen[:, 1], 0)
    before = network.learn(seen, target, 1e-2)
    for _ in range(300):
        after = network.learn(seen, target, 1e-2)
    assert after < before / 10
    assert np.allclose(network.policy("x").values(seen), target, atol=0.5)


def test_the_trainer_is_short() -> None:
    assert (ROOT / "examples" / "train.py").read_text(encoding="utf-8").count("\n") <= 250
