"""Rules engine and kernel side by side: all legal actions, steps and scores are equal, in tens of thousands of games.

A failure prints its seed. The games run in batches, so that both cores are busy.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import numpy as np
import pytest

from any_options import any_options
from goldhook.core.chance import deal
from goldhook.core.options import offsets
from goldhook.engine.compiled import chance_from
from goldhook.games import GAMES
from goldhook.games.gold_ahoi import GAME as GOLD_AHOI
from goldhook.games.gold_ahoi.bots.guess import known as gold_ahoi_known
from goldhook.games.gold_ahoi.kernel import rules as gold_ahoi_kernel
from goldhook.games.gold_ahoi.kernel import twin as gold_ahoi_twin
from goldhook.games.silver_gold import GAME as SILVER_GOLD
from goldhook.games.silver_gold.bots.guess import known as silver_gold_known
from goldhook.games.silver_gold.bots.memory import Seen
from goldhook.games.silver_gold.kernel import rules as silver_gold_kernel
from goldhook.games.silver_gold.kernel import twin as silver_gold_twin
from goldhook.games.silver_gold.scoring import standing
from random_sets import random_deck, random_tiles, wide_deck, wide_tiles

P = TypeVar("P")
BATCH = 1000
BATCHES = 20
#: One game in this many compares the whole state after every action; all games compare actions and scores.
WHOLE = 11
#: The number of different sets of each kind; a new one for every game would take longer than the games.
SETS = 40
#: One game in this many has a random set, and one in this many has a set with everything that files allow. None of
#: these numbers and the 8 below divides another, so all combinations occur.
RANDOM_SET, WIDE_SET = 41, 23


def any_set(seed: int, usual: Callable[[int], P], wide: Callable[[int], P]) -> P | None:
    """Return a random set for some games; None is the house set."""
    if seed % WIDE_SET == 0:
        return _made(wide, seed // WIDE_SET % SETS)
    return _made(usual, seed // RANDOM_SET % SETS) if seed % RANDOM_SET == 0 else None


_sets: dict[tuple[Callable[[int], Any], int], Any] = {}


def _made(maker: Callable[[int], P], seed: int) -> P:
    if (maker, seed) not in _sets:
        _sets[maker, seed] = maker(seed)
    made: P = _sets[maker, seed]
    return made


def players_of(seed: int) -> int:
    """Return the number of players; more than a tenth of the games each have three and four."""
    return (2, 2, 2, 3, 2, 2, 4, 2)[seed % 8]


def compare_silver_gold(seed: int) -> None:
    chance = random.Random(seed)
    pieces = any_set(seed, random_deck, wide_deck) or SILVER_GOLD.house()
    setup = deal(SILVER_GOLD, players_of(seed), seed, pieces=pieces, options=any_options(SILVER_GOLD, seed))
    k, twin = silver_gold_kernel, silver_gold_twin
    tables, buffer = k.tables(pieces), np.zeros(k.MOST_ACTIONS, dtype=np.int32)
    state = SILVER_GOLD.start(setup)
    match = twin.from_law(state)
    while state.to_act:
        assert match[k.WAITING] == sum(1 << seat for seat in state.to_act), seed
        seat = chance.choice(state.to_act)
        legal = SILVER_GOLD.legal(state, seat)
        numbers = [twin.number_of(state, seat, action) for action in legal]
        count = k.legal(tables, match, seat, buffer)
        assert sorted(buffer[:count].tolist()) == sorted(numbers), f"seed {seed}"
        choice = chance.randrange(len(legal))
        assert seed % WHOLE or twin.action_of(state, seat, numbers[choice]) == legal[choice], f"seed {seed}"
        state, _ = SILVER_GOLD.apply(state, seat, legal[choice])
        k.apply(tables, match, seat, numbers[choice])
        if seed % WHOLE == 0:
            assert twin.to_law(match, setup) == state, f"seed {seed}"
            assert np.array_equal(twin.from_law(twin.to_law(match, setup)), twin.from_law(state)), f"seed {seed}"
        # The last action completes the match, so that all scores are compared then.
        for other in (seat,) if state.to_act and seed % WHOLE else range(len(state.players)):
            number = k.standing(tables, match, other)
            filled = [number >> shift & 15 for shift in (12, 8, 4, 0)]
            assert (number >> k.TIE_BITS, *filled) == standing(state.players[other]), f"seed {seed}"
            assert k.score(tables, match, other) == number >> k.TIE_BITS, f"seed {seed}"
    assert match[k.STEP] == k.OVER, f"seed {seed}"


def compare_gold_ahoi(seed: int) -> None:
    chance = random.Random(seed)
    pieces = any_set(seed, random_tiles, wide_tiles) or GOLD_AHOI.house()
    setup = deal(GOLD_AHOI, 2, seed, pieces=pieces, options=any_options(GOLD_AHOI, seed))
    given = [setup.options.handicap * (seat == setup.first) for seat in range(2)]
    k, twin = gold_ahoi_kernel, gold_ahoi_twin
    tables, buffer = k.tables(pieces), np.zeros(k.MOST_ACTIONS, dtype=np.int32)
    leader, lead = np.zeros(k.SPOTS, dtype=np.int32), np.zeros(k.SPOTS, dtype=np.int32)
    state = GOLD_AHOI.start(setup)
    match = twin.from_law(state)
    while state.to_act:
        assert match[k.TO_MOVE] == state.to_act[0], f"seed {seed}"
        legal = GOLD_AHOI.legal(state, state.to_act[0])
        count = k.legal(match, buffer)
        assert sorted(buffer[:count].tolist()) == sorted(map(twin.number_of, legal)), f"seed {seed}"
        action = chance.choice(legal)
        assert twin.action_of(twin.number_of(action)) == action
        state, _ = GOLD_AHOI.apply(state, state.to_act[0], action)
        k.apply(match, twin.number_of(action))
        north, south = k.points(tables, match, leader, lead)
        assert (north + given[0], south + given[1]) == GOLD_AHOI.outcome(state).totals, f"seed {seed}"
        if seed % WHOLE == 0:
            assert twin.to_law(match, setup) == state, f"seed {seed}"
    assert k.legal(match, buffer) == 0, f"seed {seed}"


def test_the_kernel_and_the_bots_know_the_options_of_a_match() -> None:
    for seed in range(20):
        state = SILVER_GOLD.start(deal(SILVER_GOLD, 2, seed, options=any_options(SILVER_GOLD, seed)))
        wanted = offsets(state.setup.options)
        assert silver_gold_twin.from_law(state)[silver_gold_kernel.OPTIONS :].tolist() == wanted
        seen = silver_gold_known(SILVER_GOLD.house(), SILVER_GOLD.view(state, 0), Seen())
        assert seen.match[silver_gold_kernel.OPTIONS :].tolist() == wanted
        other = GOLD_AHOI.start(deal(GOLD_AHOI, 2, seed, options=any_options(GOLD_AHOI, seed)))
        wanted = offsets(other.setup.options)
        assert gold_ahoi_twin.from_law(other)[gold_ahoi_kernel.OPTIONS :].tolist() == wanted
        match = gold_ahoi_known(GOLD_AHOI.house(), GOLD_AHOI.view(other, 0)).match
        assert match[gold_ahoi_kernel.OPTIONS :].tolist() == wanted


COMPARE: dict[str, Any] = {"silver_gold": compare_silver_gold, "gold_ahoi": compare_gold_ahoi}


@pytest.mark.parametrize("game", GAMES)
def test_law_and_kernel_agree_in_a_few_games(game: str) -> None:
    for seed in range(80):
        COMPARE[game](seed)


@pytest.mark.parametrize("moves", [0, 2, 3, 9, 20, 41, 60])
def test_random_actions_are_legal_and_equally_likely(moves: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """The benchmark draws marks without listing them; that must not favour any."""
    monkeypatch.syspath_prepend(Path(__file__).parents[2] / "bench")
    from random_play import random_action

    k = silver_gold_kernel
    tables, buffer = k.tables(SILVER_GOLD.house()), np.zeros(k.MOST_ACTIONS, dtype=np.int32)
    match, chance = np.zeros(k.SIZE, dtype=np.int32), chance_from(moves)
    k.deal(match, 2, chance)
    for _ in range(moves):
        seat = 0 if match[k.WAITING] & 1 else 1
        k.apply(tables, match, seat, random_action(tables, match, seat, chance, buffer))
    seat = 0 if match[k.WAITING] & 1 else 1
    legal = buffer[: k.legal(tables, match, seat, buffer)].tolist()
    drawn = Counter(random_action(tables, match, seat, chance, buffer) for _ in range(400 * len(legal)))
    assert set(drawn) == set(legal)
    assert min(drawn.values()) > 300
    assert max(drawn.values()) < 500


@pytest.mark.slow
@pytest.mark.parametrize("batch", range(BATCHES))
@pytest.mark.parametrize("game", GAMES)
def test_law_and_kernel_agree_by_the_thousand(game: str, batch: int) -> None:
    for seed in range(batch * BATCH, (batch + 1) * BATCH):
        COMPARE[game](seed)
