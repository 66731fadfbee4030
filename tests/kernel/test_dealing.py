"""The kernels' shuffles: every order of the cards is equally likely, and no card is missing."""

from __future__ import annotations

from collections import Counter
from typing import Any

import numpy as np
import pytest

from goldhook.engine.compiled import BLOCK, below, bits_in, chance_from, compare_block, compiled, draw_flag, lowest_bit
from goldhook.games.silver_gold.kernel import rules as k

DEALS = 20_000


@compiled
def count(number: int) -> tuple[int, int]:
    return bits_in(number), lowest_bit(number)


@pytest.mark.parametrize("number", [1, 2, 3, 0b1011000, 0xFFFF, 1 << 40, -1])
def test_bits(number: int) -> None:
    bits = f"{number & (2**64 - 1):b}"
    assert count(number) == (bits.count("1"), len(bits) - len(bits.rstrip("0")))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_deal_has_every_card_once(players: int) -> None:
    match, chance = np.zeros(k.SIZE, dtype=np.int32), chance_from(players)
    for _ in range(200):
        k.deal(match, players, chance)
        hands = [match[k.PLAYER + seat * k.SEAT + k.HAND :][:4].tolist() for seat in range(players)]
        assert len({card for hand in hands for card in hand}) == 4 * players
        assert sorted(match[k.STACK : k.STACK + k.CARDS_IN_DECK]) == list(range(k.CARDS_IN_DECK))
        for round_ in range(4):
            assert sorted(match[k.EXPEDITIONS + 8 * round_ :][:8]) == list(range(8))
        assert 0 <= match[k.FIRST] < players


def test_every_card_is_as_likely_everywhere() -> None:
    """In a hand, in the stack, and in both: the holder of a card must not depend on its position in the stack."""
    match, chance = np.zeros(k.SIZE, dtype=np.int32), chance_from(7)
    held, lies, both, first = Counter[int](), Counter[int](), Counter[int](), Counter[int]()
    for _ in range(DEALS):
        k.deal(match, 2, chance)
        held[match[k.PLAYER + k.SEAT + k.HAND + 3]] += 1
        lies[match[k.STACK + 5]] += 1
        both[int(np.flatnonzero(match[k.STACK : k.STACK + k.CARDS_IN_DECK] == match[k.PLAYER + k.HAND])[0])] += 1
        first[match[k.EXPEDITIONS + 8]] += 1
    for counted, kinds in ((held, 47), (lies, 47), (both, 47), (first, 8)):
        fair = DEALS / kinds
        spread = sum((counted[kind] - fair) ** 2 for kind in range(kinds)) / fair
        assert spread < kinds - 1 + 4 * (2 * (kinds - 1)) ** 0.5, "chi square, four deviations"


def test_below_is_fair() -> None:
    chance = chance_from(1)
    drawn = Counter(below(chance, 3) for _ in range(30_000))
    assert set(drawn) == {0, 1, 2}
    assert min(drawn.values()) > 9_600


@pytest.mark.parametrize("size", [8, 9, 16, 23, 256, 357])
@pytest.mark.parametrize("density", [0, 0.02, 0.5, 1])
def test_a_flag_is_drawn_as_from_a_list(size: int, density: float) -> None:
    lots = np.random.default_rng(size)
    for seed in range(20):
        flags = (lots.random(size) < density).astype(np.int8)
        listed = np.flatnonzero(flags)
        wanted = listed[below(chance_from(seed), len(listed))] if len(listed) else -1
        assert draw_flag(flags, chance_from(seed)) == wanted


@compiled
def compare(target: Any, at: int, source: Any, start: int, bits: int) -> None:
    compare_block(target, at, source, start, bits)


def test_a_block_is_compared() -> None:
    source = np.arange(40, dtype=np.int32)
    for at, start, bits in ((0, 0, 1), (3, 7, 6), (4, 24, 32)):
        target = np.full(20, 9, dtype=np.int8)
        compare(target, at, source, start, bits)
        assert target[at : at + BLOCK].tolist() == [number & bits == 0 for number in range(start, start + BLOCK)]
        assert [*target[:at], *target[at + BLOCK :]] == [9] * (20 - BLOCK), "nothing else is written"
