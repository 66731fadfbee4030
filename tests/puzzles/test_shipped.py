"""The puzzles that come with the games: their answers are the best ones, and the command finds the same puzzles."""

from __future__ import annotations

from pathlib import Path
from typing import cast

import pytest

from goldhook.bots import levels
from goldhook.core.game import seat_of
from goldhook.games import GAMES, plugin
from goldhook.games.silver_gold.bots.mind import Mind
from goldhook.games.silver_gold.plain import View
from goldhook.lab.schedule import seed_of
from goldhook.puzzles.mine import mine
from goldhook.puzzles.puzzle import Puzzle, difficulty, id_of, shipped

WITH_PUZZLES = [name for name in GAMES if plugin(name).puzzles is not None]
#: The promise, and the seed of the command that made them.
SHIPPED, SEED = 200, 1
#: Playouts of each mark in a second opinion.
PLAYOUTS = 150


def some(game: str, count: int) -> list[Puzzle]:
    """Return puzzles from the whole file."""
    every = list(shipped(game).values())
    return every[:: len(every) // count][:count]


@pytest.mark.parametrize("game", WITH_PUZZLES)
def test_there_are_enough_of_every_difficulty(game: str) -> None:
    puzzles = shipped(game)
    assert len(puzzles) >= SHIPPED
    kinds = [puzzle.difficulty for puzzle in puzzles.values()]
    assert all(kinds.count(level) >= SHIPPED // 20 for level in levels.LEVELS)


@pytest.mark.parametrize("game", WITH_PUZZLES)
def test_a_puzzle_is_a_decision_of_its_seat_with_answers_worth_most(game: str) -> None:
    for puzzle in some(game, 20):
        assert puzzle.id == id_of(puzzle.match)
        assert puzzle.seat in puzzle.game.to_act(puzzle.state)
        assert seat_of(puzzle.view) == puzzle.seat
        best = max(worth.value for worth in puzzle.worth.values())
        assert {action for action, worth in puzzle.worth.items() if worth.value == best} == set(puzzle.answers)
        assert puzzle.why[0] in (*plugin(game).bots.reason_codes, "in_thought")


def test_a_level_must_find_it_like_all_levels_above() -> None:
    assert [difficulty(solved) for solved in ([5] * 5, [3, 2, 3, 3, 3], [5, 5, 5, 5, 0])] == [1, 3, 5]


@pytest.mark.slow
def test_every_order_of_the_tiles_left_agrees() -> None:
    game = "gold_ahoi"
    puzzles = plugin(game).puzzles
    assert puzzles
    for puzzle in some(game, 8):
        legal = puzzle.game.legal(puzzle.state, puzzle.seat)
        solution = puzzles.solve(puzzle.pieces, puzzle.view, puzzle.memory, legal, 0)
        assert solution is not None
        assert tuple(map(str, solution.answers)) == puzzle.answers
        assert {str(action): worth for action, worth in solution.worth.items()} == puzzle.worth


@pytest.mark.slow
def test_other_playouts_agree_on_the_best_mark() -> None:
    game = "silver_gold"
    for puzzle in some(game, 8):
        mind = levels.mind(game, puzzle.pieces)
        assert isinstance(mind, Mind)
        legal = puzzle.game.legal(puzzle.state, puzzle.seat)
        seed = seed_of("a second opinion", puzzle.id)
        points = mind.sample(cast(View, puzzle.view), puzzle.memory, legal, 0, PLAYOUTS, seed)[:, 0]
        assert str(legal[int(points.argmax())]) in puzzle.answers


@pytest.mark.slow
@pytest.mark.parametrize("game", WITH_PUZZLES)
def test_the_command_finds_the_same_puzzles(game: str, tmp_path: Path) -> None:
    found = list(mine(game, 2, SEED, tmp_path / "journal"))
    assert found == [puzzle.line for puzzle in list(shipped(game).values())[:2]]
