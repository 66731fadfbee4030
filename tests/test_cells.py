"""Sets of cells as ints."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from goldhook.core.cells import Grid, bits

GRID = Grid(4, 4)
masks = st.integers(min_value=1, max_value=GRID.full)


@given(masks)
def test_names_are_sorted_and_read_back(mask: int) -> None:
    names = GRID.names(mask)
    assert list(names) == sorted(names)
    assert GRID.read(" ".join(names)) == mask
    assert sum(bits(mask)) == mask


@given(masks)
def test_four_turns_and_two_flips_are_nothing(mask: int) -> None:
    pushed = GRID.pushed(GRID.where(mask))
    assert GRID.turned(GRID.turned(GRID.turned(GRID.turned(mask)))) == pushed
    assert GRID.flipped(GRID.flipped(mask)) == pushed
    assert pushed in GRID.orientations(mask)
    assert {GRID.outline(other) for other in GRID.orientations(mask)} == {GRID.outline(mask)}


@given(masks)
def test_placements_are_the_set_moved_turned_and_flipped(mask: int) -> None:
    found = GRID.placements(mask)
    assert mask in found
    assert len(set(found)) == len(found)
    assert all(GRID.outline(placed) == GRID.outline(mask) for placed in found)


@pytest.mark.parametrize(
    ("cells", "count"),
    [("a1 a2", 24), ("a1 a2 a3", 16), ("a1 a2 b2", 36), ("a1 a2 b1 b2", 9), ("a1 a2 a3 b3", 48), ("a1 a2 a3 b2", 24)],
)
def test_placements_of_the_patterns(cells: str, count: int) -> None:
    assert len(GRID.placements(GRID.read(cells))) == count


def test_neighbours_stay_on_the_grid() -> None:
    assert GRID.names(GRID.neighbours(GRID.read("a4"))) == ("a3", "b4")
    assert GRID.names(GRID.neighbours(GRID.read("d1"))) == ("c1", "d2")
    assert GRID.connected(GRID.read("a1 a2 b2"))
    assert not GRID.connected(GRID.read("a4 b1")), "the end of one column does not touch the start of the next"


@pytest.mark.parametrize("name", ["", "a", "e1", "a5", "a0", "11", "aa", "ａ1", "a1a"])
def test_a_name_that_is_no_cell(name: str) -> None:
    assert GRID.cell(name) == 0
    if name:
        with pytest.raises(ValueError, match=name):
            GRID.read(name)
