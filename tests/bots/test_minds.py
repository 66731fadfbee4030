"""Minds in memory: those of the house sets stay, others are dropped when they use too much together."""

from __future__ import annotations

import gc
import weakref
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from goldhook.bots import levels
from goldhook.bots.minds import PIECES, Minds
from goldhook.games import GAMES
from goldhook.games.silver_gold.kernel import rules as silver_gold
from random_sets import random_deck, random_tiles, wide_deck, wide_tiles

HOUSE = GAMES["gold_ahoi"].house()
SETS = [replace(HOUSE, name=f"set {number}") for number in range(12)]
MEGABYTE = 1_000_000


class Mind:
    """A mind that takes ten megabytes."""

    made: list[str]

    def __init__(self, _game: str, pieces: Any) -> None:
        self.made.append(pieces.name)
        self._tables = (np.zeros(4 * MEGABYTE, dtype=np.int8), [np.zeros(MEGABYTE, dtype=np.int16)])
        self._pieces = pieces


@pytest.fixture(autouse=True)
def nothing_made() -> None:
    Mind.made = []


def test_the_least_recently_used_go_first_and_the_house_stays() -> None:
    minds = Minds(Mind, 3 * (6 * MEGABYTE + PIECES))
    house = minds.get("gold_ahoi", HOUSE)
    for pieces in (*SETS[:3], SETS[0], SETS[3]):
        minds.get("gold_ahoi", pieces)
    assert Mind.made == [HOUSE.name, "set 0", "set 1", "set 2", "set 3"]
    assert [minds.has("gold_ahoi", pieces) for pieces in SETS[:4]] == [True, False, True, True]
    assert minds.bytes == 3 * (6 * MEGABYTE + PIECES)
    minds.forget()
    assert (len(minds), minds.bytes) == (0, 0)
    assert minds.get("gold_ahoi", replace(HOUSE)) is house, "the same pieces, read once more"


def test_there_is_room_before_a_mind_is_made() -> None:
    minds: Minds[Mind]
    most = 0

    class Counting(Mind):
        def __init__(self, game: str, pieces: Any) -> None:
            nonlocal most
            super().__init__(game, pieces)
            most = max(most, len(minds) + 1)

    minds = Minds(Counting, 2 * (6 * MEGABYTE + PIECES))
    for pieces in SETS:
        minds.get("gold_ahoi", pieces)
    assert most == 2


def test_a_mind_that_is_too_large_is_used_all_the_same() -> None:
    minds = Minds(Mind, 1)
    for pieces in SETS[:3]:
        mind = minds.get("gold_ahoi", pieces)
        assert minds.get("gold_ahoi", pieces) is mind
    assert len(minds) == 1


@pytest.mark.slow
@pytest.mark.parametrize("game", list(GAMES))
def test_a_set_that_was_dropped_leaves_memory(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(levels, "MINDS", Minds(_tables, 3 * PIECES))
    known = []
    for seed in range(20):
        drawn = {"silver_gold": (random_deck, wide_deck), "gold_ahoi": (random_tiles, wide_tiles)}[game]
        pieces: Any = drawn[seed % 2](seed)
        levels.mind(game, pieces)
        known.append(weakref.ref(pieces))
    del pieces
    gc.collect()
    assert sum(one() is not None for one in known) <= 8, "no cache on the way keeps it"


def _tables(game: str, pieces: Any) -> Any:
    """Return the tables of a mind, without the expensive ones."""
    if game == "gold_ahoi":
        return levels._make(game, pieces)
    return silver_gold.tables(pieces)
