"""Five levels: legal, repeatable, within their time, each better than the one below."""

from __future__ import annotations

import time
from typing import Any

import pytest

from bots.silver_gold.positions import Position, positions
from goldhook.bots.driver import play_out
from goldhook.bots.levels import CAPTAIN, LEVELS, MASTER, SHIPS_BOY, Level, mind
from goldhook.bots.thought import Budget, Thought
from goldhook.core.chance import Chance, deal
from goldhook.games.silver_gold import GAME
from goldhook.games.silver_gold import position as drawn
from goldhook.games.silver_gold.bots.memory import BLANK
from goldhook.games.silver_gold.bots.mind import CAPTAIN_PLAYOUTS, FIELD
from goldhook.games.silver_gold.state import State
from random_sets import random_deck

pytestmark = pytest.mark.slow


def think(position: Position, level: int, budget: Budget, *, seed: int = 1, threads: int = 1) -> Thought[Any]:
    view = GAME.view(position.state, position.seat)
    return mind("silver_gold", position.state.setup.pieces).think(view, position.memory, level, budget, seed, threads)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("level", LEVELS)
def test_every_legal_action_is_weighed_once(level: int, players: int) -> None:
    deck = random_deck(1) if players == 3 else None
    for number, position in enumerate(positions(players, players, deck)):
        if number % 7 == 0 or position.state.middle.step != "mark":
            thought = think(position, level, Budget(playouts=30))
            weighed = [option.action for option in thought.options]
            assert sorted(map(str, weighed)) == sorted(map(str, GAME.legal(position.state, position.seat)))
            assert all(0 <= option.win <= 1 for option in thought.options)


@pytest.mark.parametrize("level", LEVELS)
def test_with_playouts_and_a_seed_thinking_repeats_whatever_the_threads(level: int) -> None:
    for position in list(positions(12))[::25]:
        once = think(position, level, Budget(playouts=800), seed=5)
        assert think(position, level, Budget(playouts=800), seed=5) == once
        assert think(position, level, Budget(playouts=800), seed=5, threads=3) == once


def test_another_seed_is_another_thought() -> None:
    position = list(positions(13))[30]
    for level in LEVELS:
        assert len({think(position, level, Budget(playouts=60), seed=seed).options for seed in range(10)}) > 1


def test_better_actions_get_more_playouts_and_no_more_than_allowed() -> None:
    position = max(positions(14), key=lambda at: len(GAME.legal(at.state, at.seat)))
    thought = think(position, MASTER, Budget(playouts=2000))
    assert thought.playouts <= 2000
    assert thought.options[0].playouts > 5 * thought.options[FIELD - 1].playouts > 0
    assert thought.options[FIELD].playouts == 0  # promised too little
    assert think(position, CAPTAIN, Budget(playouts=2000)).playouts <= CAPTAIN_PLAYOUTS


def test_the_time_is_kept() -> None:
    position = list(positions(15))[20]
    think(position, MASTER, Budget(playouts=10))  # whatever has to be compiled is
    began = time.perf_counter()
    thought = think(position, MASTER, Budget(milliseconds=300))
    assert time.perf_counter() - began < 1.5  # a busy machine is slow, but a hang never ends
    assert thought.playouts > 100


def best_end(state: State, seat: int) -> int:
    """Return the most points that the seat's own marks of the last turn can bring, without cups and seals."""
    if seat not in GAME.to_act(state):
        player = state.players[seat]
        full = [held.card.points for held in player.cards if held and held.marked == held.card.island]
        return player.coins + sum(player.palms) + sum(full)
    return max(best_end(GAME.apply(state, seat, action)[0], seat) for action in GAME.legal(state, seat))


def test_the_master_ends_as_well_as_it_can() -> None:
    """In the last turn only the others' actions are hidden from a seat; no seal and no cup is at stake here."""
    seen = 0
    for seed in range(24):
        for position in positions(seed):
            state, seat = position.state, position.seat
            middle, player = state.middle, state.players[seat]
            sealed = any(held and held.card.seal for held in player.cards) or any(card.seal for card in player.done)
            last = (middle.round, middle.turn, middle.step) == (4, 7, "mark")
            if not last or sealed or player.coins % 4 > 1:
                continue
            seen += 1
            after, _ = GAME.apply(state, seat, think(position, MASTER, Budget(playouts=4000)).action)
            assert best_end(after, seat) == best_end(state, seat)
    assert seen > 2


def test_a_tie_is_won_by_who_has_more_grey_cards() -> None:
    """S16 decides here, whatever the players mark in the last turn."""
    ahead, behind = drawn.seat("P01", "P02", done="S05 S06"), drawn.seat("P03", "O01", done="P05", coins=2)
    state = drawn.position(ahead, behind, expedition="E1", round=4, turn=7)
    chances = [think(Position(state, at, BLANK), MASTER, Budget(playouts=100)).options[0].win for at in (0, 1)]
    assert chances == [1.0, 0.0]


@pytest.mark.slow
@pytest.mark.parametrize("level", LEVELS[1:])
def test_a_level_beats_the_one_below(level: int) -> None:
    """Twenty matches only separate strong from weak; docs/bots.md has the measured shares."""
    house, wins = GAME.house(), 0.0
    for number in range(20):
        setup = deal(GAME, 2, number // 2)
        strong = number % 2
        players = [Level(GAME, house, level - (seat != strong), Budget(playouts=300), number) for seat in (0, 1)]
        outcome = GAME.outcome(play_out(GAME, setup, players.__getitem__).state)
        wins += (strong in outcome.winners) / len(outcome.winners)
    assert wins >= 11, f"level {level} won {wins} of 20"


@pytest.mark.slow
def test_the_ships_boy_plays_like_a_beginner() -> None:
    house, points = GAME.house(), list[int]()
    for number in range(60):
        chance = Chance(number)
        players = [Level(GAME, house, SHIPS_BOY, Budget(playouts=1), chance.lot(2**31)) for _ in range(2)]
        points += GAME.outcome(play_out(GAME, deal(GAME, 2, number), players.__getitem__).state).totals
    assert 60 <= sum(points) / len(points) <= 75
