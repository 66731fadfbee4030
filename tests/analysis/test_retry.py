"""A move that is tried again: compared with the played one and the better one."""

from __future__ import annotations

import pytest

from goldhook import analysis
from goldhook.analysis.retry import Moves, compare
from goldhook.bots.thought import Budget
from goldhook.core.chance import deal
from goldhook.games import GAMES
from goldhook.record import Record, replay

pytestmark = pytest.mark.slow
BUDGET = Budget(playouts=400)


def near_the_end() -> Record:
    """Return a match of Gold Ahoi! in which everyone takes the first legal action."""
    game = GAMES["gold_ahoi"]
    match = Record(game, deal(game, seed=5))
    while seats := game.to_act(state := list(replay(match))[-1].state):
        match = match.with_action(seats[0], str(game.legal(state, seats[0])[0]))
    return match


def test_moves_are_compared_and_equal_ones_are_even() -> None:
    match = near_the_end()
    question = list(analysis.decision_points(match))[-1]
    state = list(replay(match))[question.number].state
    legal = match.game.legal(state, question.seat)
    pieces = match.setup.pieces
    options = {}
    for action in legal:
        moves = Moves(action, legal[0], legal[-1])
        options[str(action)] = compare("gold_ahoi", pieces, question, moves, 5, BUDGET, 1)
    for found in options.values():
        assert 0 <= found.tried.win <= 1
        if found.to_played == "better":
            assert found.tried.win > found.played.win
        if found.to_better == "worse":
            assert found.tried.win < found.better.win
            assert found.why is not None
    first, last = options[str(legal[0])], options[str(legal[-1])]
    assert (first.to_played, last.to_better) == ("even", "even")
    assert first.tried == first.played
    assert last.tried == last.better
