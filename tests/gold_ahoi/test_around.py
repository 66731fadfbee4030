"""Where an area can still grow: exactly the cells on which some tile would share an edge or a point of it."""

from __future__ import annotations

import random

import pytest

from goldhook.core.chance import deal
from goldhook.games import GAMES
from goldhook.games.gold_ahoi.areas import cells_around, chest_areas, chest_owners
from goldhook.games.gold_ahoi.pieces import Tile
from goldhook.games.gold_ahoi.state import CELL, Laid

GAME = GAMES["gold_ahoi"]
#: In one the four ends of land are apart, in the other the four waters: a chest joins just what its place touches.
STUBS = Tile("T98", (("n",), ("e",), ("s",), ("w",)), "n")
CROSS = Tile("T99", (("n", "e", "s", "w"),), "ne")


def grows(laid: tuple[Laid, ...], chest: int, cell: tuple[int, int]) -> bool:
    """Return whether a tile on this cell can bring its chest into the area of that chest."""
    before = chest_areas(laid)[chest].chests
    probes = [Laid(*cell, tile, turn, 0) for tile in (STUBS, CROSS) for turn in range(4)]
    return any(chest_areas((*laid, probe))[chest].chests > before for probe in probes)


@pytest.mark.slow
def test_the_cells_around_an_area_are_those_where_it_can_grow() -> None:
    for seed in range(3):
        chance, state = random.Random(seed), GAME.start(deal(GAME, seed=seed))
        for _ in range(6 + 6 * seed):
            seat = state.to_act[0]
            state, _ = GAME.apply(state, seat, chance.choice(GAME.legal(state, seat)))
        laid = state.layout.laid
        taken = {(at.row, at.column) for at in laid}
        around = cells_around(laid)
        reachable = {cell for cell in CELL if max(map(abs, cell)) < 5} - taken  # a probe outside would leave the window
        for chest, area in enumerate(chest_areas(laid)):
            assert around[area.spot] & reachable == {cell for cell in reachable if grows(laid, chest, cell)}
        assert chest_owners(laid) == [area.owner for area in chest_areas(laid)]
