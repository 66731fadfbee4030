"""The seats in each game of a match, its random decisions, and the processes that play the games."""

from __future__ import annotations

import os
import pickle
import sys
import time
from collections import Counter
from pathlib import Path
from typing import Any, ClassVar

import pytest

from bot_scripts import LOOP, POLITE, seat
from goldhook import record
from goldhook.bots import levels
from goldhook.bots.thought import Budget, Option, Thought
from goldhook.core.game import Json, Refusal
from goldhook.games import GAMES
from goldhook.lab import executors
from goldhook.lab.schedule import Order, orders, play, record_of, seed_of, setup_of
from random_sets import random_deck

SILVER_GOLD, GOLD_AHOI = GAMES["silver_gold"], GAMES["gold_ahoi"]


def games(*players: str, count: int, seed: int = 1, game: str = "gold_ahoi", budget: int = 50) -> list[Order]:
    chosen = GAMES[game]
    return list(orders(chosen, chosen.house(), list(enumerate(players)), count, seed, budget))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_shuffle_is_played_once_from_every_seat(players: int) -> None:
    listed = games(*"abcd"[:players], count=5 * players, game="silver_gold")
    assert [order.number for order in listed] == list(range(5 * players))
    for block in range(5):
        of_block = listed[block * players : (block + 1) * players]
        assert len({order.deal for order in of_block}) == 1
        assert len({order.seed for order in of_block}) == players
        for player in range(players):
            sat = {order.players.index(player) for order in of_block}
            assert sat == set(range(players)), "and so each is first player once"
        assert len({setup_of(order).first for order in of_block}) == 1
    assert len({order.deal for order in listed}) == 5
    for order in listed:
        assert order.seats == tuple("abcd"[player] for player in order.players)


def test_a_seed_belongs_to_its_words() -> None:
    assert seed_of(1, "deal", 0) == 442707961132506747, "the same on every machine and for ever"
    assert len({seed_of(seed, word, number) for seed in (0, 1) for word in "ab" for number in range(9)}) == 36


def test_shuffles_and_first_players_differ_between_deals() -> None:
    setups = [setup_of(order) for order in games("random", "random", count=80)[::2]]
    assert len({setup.shuffles["bag"] for setup in setups}) == 40
    assert 8 < Counter(setup.first for setup in setups)[0] < 32


def test_a_game_is_the_same_wherever_it_stands_in_the_match() -> None:
    one, two = games("greedy", "random", count=2)
    later = play(two)
    assert play(one) == play(one)
    assert play(two) == later
    done = play(one)
    assert sum(done.shares) == 1
    assert done.names == ("", "")
    replayed = record_of(done)
    outcome = GOLD_AHOI.outcome(record.state_after(replayed))
    assert (outcome.over, outcome.totals) == (True, done.totals)
    assert replayed.seats == one.seats


def test_another_set_goes_with_the_order() -> None:
    deck = random_deck(3)
    order = next(orders(SILVER_GOLD, deck, [(0, "random"), (1, "random")], 2, 1, 50))
    assert setup_of(order).pieces == deck
    assert record_of(play(order)).setup.pieces == deck


def test_a_forfeit_gives_the_win_to_the_others_in_equal_parts(tmp_path: Path) -> None:
    order = games("random", "cmd:no-such-program-anywhere", "random", count=3, game="silver_gold")[1]
    done = play(order)
    assert done.forfeit
    assert done.forfeit.code == "bot_missing"
    assert order.players[done.forfeit.seat or 0] == 1
    assert [done.shares[order.players.index(player)] for player in range(3)] == [0.5, 0, 0.5]
    polite = games("random", seat(tmp_path, POLITE + LOOP), count=2)[1]
    done = play(polite)
    assert done.forfeit is None
    assert done.names[polite.players.index(1)] == "Polite"


class BudgetMind:
    """Takes the first action, and keeps its arguments."""

    given: ClassVar[list[tuple[Budget, int]]] = []

    def think(self, view: Json, memory: object, level: int, budget: Budget, seed: int, threads: int) -> Thought[Any]:
        self.given.append((budget, seed))
        legal = GOLD_AHOI.parse("place 0,0 0")
        return Thought((Option(legal, 0.5, 10.0, 1),), 1)


def test_levels_get_the_budget_of_the_match_and_seeds_of_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(levels, "mind", lambda _game, _pieces: BudgetMind())
    monkeypatch.setattr(BudgetMind, "given", [])
    for order in games("level:1", "level:1@80p", count=4, budget=123):
        with pytest.raises(Refusal, match="cell_taken"):  # its second tile goes where the first lies
            play(order)
    budgets = {budget for budget, _ in BudgetMind.given}
    assert budgets == {Budget(milliseconds=123), Budget(playouts=80)}
    assert len({seed for _, seed in BudgetMind.given}) == len(BudgetMind.given)


# --- where they are played ----------------------------------------------------------------------------------------


@pytest.mark.slow
def test_workers_bring_the_same_games_in_the_same_order() -> None:
    listed = games("greedy", "random", "random", count=12, game="silver_gold")
    assert list(executors.workers(2)(listed)) == list(executors.here(listed))


def test_a_worker_that_dies_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(executors, "begin_worker", os.abort)
    with pytest.raises(Refusal, match="workers_broken"):
        list(executors.workers(1)(games("random", "random", count=2)))


def test_addresses_of_clusters() -> None:
    for good in ("local", "auto", "10.0.0.5:6379", "ray://head.example:10001"):
        executors.check_address(good)
    for bad in ("", "here", "http://x:1", "x:y", "a b:1", "x:123456"):
        with pytest.raises(Refusal, match="cluster_address"):
            executors.check_address(bad)


def test_a_cluster_that_is_not_there_is_refused_at_once() -> None:
    begun = time.monotonic()
    with pytest.raises(Refusal, match="cluster_lost"):
        list(executors.cluster("127.0.0.1:1")(games("random", "random", count=2)))
    assert time.monotonic() - begun < 20


def test_without_ray_the_extra_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(Refusal, match="cluster_missing"):
        list(executors.cluster("local")([]))


def test_what_a_worker_sends_back_can_be_sent() -> None:
    order = games("random", "cmd:no-such-program-anywhere", count=2)[0]
    done = play(order)
    again = pickle.loads(pickle.dumps(done))
    assert again.forfeit.code == "bot_missing"
    assert (again.forfeit.facts, again.forfeit.seat) == (done.forfeit.facts, done.forfeit.seat)  # type: ignore[union-attr]
