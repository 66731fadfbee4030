"""The kernels' shuffles: every order of the cards is equally likely, and no card is missing."""

from __future__ import annotations

from collections import Counter

import numpy as np
import pytest

from goldhook.engine.compiled import below, bits_in, chance_from, compiled, lowest_bit
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
