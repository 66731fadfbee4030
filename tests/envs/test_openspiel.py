"""OpenSpiel's own tests, its playthroughs and its bots."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import generate_playthrough, ismcts, mcts

import goldhook.envs.openspiel  # noqa: F401  registers the games
from goldhook.games import GAMES

pytestmark = pytest.mark.slow

NAMES = {game: f"goldhook_{game}" for game in GAMES if game in ("silver_gold", "gold_ahoi")}
FORMS = ["goldhook_gold_ahoi", "goldhook_silver_gold", "goldhook_silver_gold(players=3,perfect_recall=True)"]


def played(state: Any, moves: int, chance: random.Random) -> Any:
    """Return the state after some random moves, at a decision."""
    while not state.is_terminal() and (moves > 0 or state.is_chance_node()):
        state.apply_action(chance.choice(state.legal_actions()))
        moves -= 1
    return state


def test_the_module_registers_every_game() -> None:
    assert set(NAMES.values()) <= set(pyspiel.registered_names())


@pytest.mark.parametrize("form", FORMS)
def test_peers_random_sim_test(form: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(form), num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize("form", FORMS)
def test_every_lot_is_a_chance_node_and_matches_end(form: str) -> None:
    game, chance = pyspiel.load_game(form), random.Random(1)
    state, nodes = game.new_initial_state(), 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            assert sum(share for _, share in outcomes) == pytest.approx(1)
            assert len({outcome for outcome, _ in outcomes}) == len(outcomes) <= game.max_chance_outcomes()
            nodes += 1
        state.apply_action(chance.choice(state.legal_actions()))
    assert nodes > 30
    assert sum(state.returns()) == pytest.approx(0)
    assert max(state.returns()) > 0 or not any(state.returns())


@pytest.mark.parametrize("form", FORMS)
def test_no_player_has_more_decisions_than_a_tensor_has_room_for(form: str) -> None:
    game = pyspiel.load_game(form)
    for seed in range(5):
        state, decisions = game.new_initial_state(), Counter[int]()
        while not state.is_terminal():
            decisions[state.current_player()] += 1
            state.apply_action(random.Random(seed).choice(state.legal_actions()))
        assert max(decisions[seat] for seat in range(game.num_players())) <= game.most_decisions


@pytest.mark.parametrize("game", NAMES)
def test_peers_playthrough(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    # The generator rounds millions of numbers of NumPy's, which takes a minute. The text is the same.
    monkeypatch.setattr(generate_playthrough, "round", lambda value, digits: round(float(value), digits), raising=False)
    text = generate_playthrough.playthrough(NAMES[game], action_sequence=None, seed=1, alsologtostdout=False)
    assert f'GameType.short_name = "{NAMES[game]}"' in text
    assert "IsTerminal() = True" in text


@pytest.mark.parametrize("form", FORMS)
def test_observers_see_what_a_player_knows(form: str) -> None:
    game, chance = pyspiel.load_game(form), random.Random(2)
    recall = "perfect_recall" in form
    observer = game.make_py_observer(pyspiel.IIGObservationType(perfect_recall=recall))
    state = played(game.new_initial_state(), 40, chance)
    seat = state.current_player()
    observer.set_from(state, seat)
    shown = observer.tensor.copy()
    assert shown.any()
    assert observer.string_from(state, seat) == state.information_state_string(seat)
    for number in range(5):
        rng = random.Random(number)
        world = state.resample_from_infostate(seat, rng.random)
        observer.set_from(world, seat)
        assert np.array_equal(observer.tensor, shown)
        assert world.information_state_string(seat) == state.information_state_string(seat)
        assert world.legal_actions() == state.legal_actions()
        assert world.history() == []
        assert played(world, 10**6, rng).is_terminal()


@pytest.mark.parametrize("game", NAMES)
def test_search_bots_of_the_peers_play(game: str) -> None:
    loaded = pyspiel.load_game(NAMES[game])
    rng = np.random.RandomState(1)
    state = played(loaded.new_initial_state(), 60, random.Random(3))
    for bot in (
        mcts.MCTSBot(loaded, 2.0, 3, mcts.RandomRolloutEvaluator(1, rng), random_state=rng),
        ismcts.ISMCTSBot(loaded, mcts.RandomRolloutEvaluator(1, rng), 2.0, 3, random_state=rng),
    ):
        assert bot.step(state) in state.legal_actions()


@pytest.mark.parametrize("form", ["goldhook_gold_ahoi(players=3)", "goldhook_gold_ahoi(handicap=77)"])
def test_bad_parameters_say_what_to_do(form: str) -> None:
    with pytest.raises((ValueError, RuntimeError, pyspiel.SpielError), match=r"players|handicap"):
        pyspiel.load_game(form)
