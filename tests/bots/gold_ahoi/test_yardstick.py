"""The yardstick in bench/ plays by the rules, is repeatable, and beats a random player."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from bots.gold_ahoi.random_match import random_match
from goldhook.bots.thought import Budget
from goldhook.games.gold_ahoi import GAME


@pytest.fixture(autouse=True)
def bench(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(Path(__file__).parents[3] / "bench")


@pytest.mark.slow
def test_the_yardstick_repeats_itself_and_takes_the_best_last_tile() -> None:
    from gold_ahoi_yardstick_player import Yardstick

    for seed in range(3):
        states = list(random_match(seed))
        for state in (states[0], states[9], states[-1]):
            seat = state.to_act[0]
            view, legal = GAME.view(state, seat), GAME.legal(state, seat)
            action = Yardstick(GAME.house(), 300, seed).act(view, legal)
            assert action in legal
            assert action == Yardstick(GAME.house(), 300, seed).act(view, legal)
        ahead = {}
        for last in legal:
            totals = GAME.outcome(GAME.apply(state, seat, last)[0]).totals
            ahead[last] = totals[seat] - totals[1 - seat]
        assert ahead[action] == max(ahead.values())


@pytest.mark.slow
def test_the_yardstick_beats_a_random_player() -> None:
    from gold_ahoi_yardstick_player import Yardstick

    wins = 0
    for seed in range(10):
        state, chance = next(random_match(seed)), random.Random(seed)
        yardstick, ours = Yardstick(GAME.house(), 400, seed), seed % 2
        while state.to_act:
            seat = state.to_act[0]
            legal = GAME.legal(state, seat)
            action = yardstick.act(GAME.view(state, seat), legal) if seat == ours else chance.choice(legal)
            state, _ = GAME.apply(state, seat, action)
        wins += GAME.outcome(state).winners == (ours,)
    assert wins >= 8


@pytest.mark.slow
def test_a_contest_plays_every_deal_in_both_roles_and_repeats_itself() -> None:
    from gold_ahoi_yardstick import Contest, play, report

    contest = Contest("random:1", 4, Budget(playouts=60), None, 60, 0, 5)
    pairs = [play(contest, number) for number in range(2)]
    again = play(contest, 1)
    assert [game[:4] for game in again] == [game[:4] for game in pairs[1]]
    assert all(0 <= game.own + game.other <= 36 and game.playouts > 0 for pair in pairs for game in pair)
    assert report("random:1", pairs).split()[:2] == ["random:1", "4"]
    assert play(contest._replace(against=3), 0) != pairs[0]
