"""The aid agrees with the rules engine: open and closed cells with reasons, gains, and the extent of every area."""

from __future__ import annotations

import math
import random
import re
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from goldhook.core.chance import deal
from goldhook.core.game import Refusal
from goldhook.games.gold_ahoi import GAME
from goldhook.games.gold_ahoi import areas as areas_module
from goldhook.games.gold_ahoi.aid import open_aid
from goldhook.games.gold_ahoi.areas import survey
from goldhook.games.gold_ahoi.options import Options
from goldhook.games.gold_ahoi.state import Place, State

Points = list[tuple[float, float]]
seeds = st.integers(min_value=0, max_value=2**32)


def states(seed: int, handicap: int = 0) -> list[State]:
    """Return all states of a random match."""
    chance = random.Random(seed)
    setup = deal(GAME, 2, seed)._replace(options=Options(handicap=handicap))
    found = [GAME.start(setup)]
    while waiting := GAME.to_act(found[-1]):
        found.append(GAME.apply(found[-1], waiting[0], chance.choice(GAME.legal(found[-1], waiting[0])))[0])
    return found


def replayed(state: State) -> Any:
    return open_aid(state)


def shown(state: State, seat: int | None) -> Any:
    return GAME.aid(state, state, seat)


@given(seed=seeds)
def test_a_cell_of_the_frame_is_taken_or_open_or_closed_as_the_law_refuses_it(seed: int) -> None:
    state = random.Random(seed).choice(states(seed)[:-1])
    (seat,) = GAME.to_act(state)
    aid = shown(state, seat)
    taken = {(at.row, at.column) for at in state.layout.laid}
    legal = {(action.row, action.column) for action in GAME.legal(state, seat)}
    frame = aid["frame"]
    for row in range(frame["rows"][0], frame["rows"][1] + 1):
        for column in range(frame["cols"][0], frame["cols"][1] + 1):
            bit = row - frame["rows"][0]
            why = [code for code, columns in aid["closed"].items() if columns[column - frame["cols"][0]] >> bit & 1]
            assert (not why) == ((row, column) in taken | legal)
            if why:
                with pytest.raises(Refusal) as refused:
                    GAME.apply(state, seat, Place(row, column, 0))
                also: Any = refused.value.facts.get("also", [])
                assert [refused.value.code, *(other.code for other in also)] == why
    for columns in aid["closed"].values():
        assert len(columns) == frame["cols"][1] - frame["cols"][0] + 1
        assert all(rows < 2 << frame["rows"][1] - frame["rows"][0] for rows in columns), "nothing outside the frame"
    assert all(frame["rows"][0] <= row <= frame["rows"][1] for row, _ in taken | legal)
    assert all(frame["cols"][0] <= column <= frame["cols"][1] for _, column in taken | legal)
    assert frame["rows"][1] - frame["rows"][0] - 5 == 5 - (state.layout.bottom - state.layout.top)


@given(seed=seeds, handicap=st.integers(0, 9))
def test_what_every_tile_would_bring(seed: int, handicap: int) -> None:
    state = random.Random(seed).choice(states(seed, handicap)[:-1])
    (seat,) = GAME.to_act(state)
    aid = shown(state, seat)
    assert aid["totals"] == list(GAME.outcome(state).totals)
    brought = [list(GAME.outcome(GAME.apply(state, seat, action)[0]).totals) for action in GAME.legal(state, seat)]
    assert [GAME.gain(state, seat, action) for action in GAME.legal(state, seat)] == [
        {"totals": totals} for totals in brought
    ]


@given(seed=seeds)
def test_all_areas_together_cover_the_tiles_and_each_has_its_own_chests_and_openings(seed: int) -> None:
    state = random.Random(seed).choice(states(seed))
    areas = replayed(state)["areas"]
    counted = GAME.view(state, None)["areas"]
    assert len(areas) == len(counted)
    covered = 0.0
    for area, count in zip(areas, counted, strict=True):
        loops = flattened(area["path"])
        covered += sum(map(enclosed, loops))
        assert (area["kind"], area["owner"]) == (count["kind"], count["owner"])
        assert len(area["chests"]) == count["chests"]
        assert [len(area["openings"][side]) for side in ("0", "1")] == count["openings"]
        assert all(inside((chest["x"], chest["y"]), loops) for chest in area["chests"])
        assert {chest["at"] for chest in area["chests"]} <= set(area["cells"])
        for side, inward in (("0", 3.0), ("1", -3.0)):
            for x, y in area["openings"][side]:
                aside = (0.0,) if area["kind"] == "land" else (-3.0, 3.0)  # a corner's water may lie on one side alone
                assert any(inside((x + step, y + inward), loops) for step in aside)
    assert covered == pytest.approx(len(state.layout.laid) * 100 * 100, rel=1e-3)


@given(seed=seeds)
def test_pieces_and_openings_belong_to_the_areas_that_cover_them(seed: int) -> None:
    state = random.Random(seed).choice(states(seed))
    for seat in (None, 0, 1):
        aid = shown(state, seat)
        pieces: dict[int, set[str]] = {}
        for at, areas in zip(state.layout.laid, aid["pieces"], strict=True):
            assert len(areas) == 5
            for area in areas:
                pieces.setdefault(area, set()).add(f"{at.row},{at.column}")
        for number, area in enumerate(replayed(state)["areas"]):
            spot = aid["spots"][number]
            assert pieces.pop(spot) == set(area["cells"])
            for side in (0, 1):
                assert [[x, y] for x, y, of in aid["openings"][side] if of == spot] == area["openings"][str(side)]
        assert not pieces


@given(seed=seeds)
def test_a_survey_does_not_depend_on_the_layouts_in_the_cache(seed: int) -> None:
    layouts = [state.layout.laid for state in states(seed)]
    grown = [survey(laid) for laid in layouts]
    assert [survey(tuple(laid)) for laid in layouts] == grown
    last = random.Random(seed).randrange(1, len(layouts))
    areas_module._surveys.clear()
    assert survey(layouts[last]) == grown[last], "grown from the first tile"
    assert list(survey(layouts[last]).areas) == areas_module.areas(layouts[last])


def test_areas_that_a_tile_does_not_touch_stay_the_same_objects() -> None:
    layouts = [state.layout.laid for state in states(1)]
    before, after = survey(layouts[20]), survey(layouts[21])
    kept = {id(area) for area in before.areas} & {id(area) for area in after.areas}
    assert len(kept) > len(after.areas) / 2


def test_the_cache_of_surveys_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(areas_module, "_MOST_SURVEYS", 5)
    areas_module._surveys.clear()
    for state in states(2):
        survey(state.layout.laid)
    assert len(areas_module._surveys) == 5


def test_after_the_end_nothing_is_open_and_nothing_closed() -> None:
    aid = shown(states(1)[-1], 0)
    assert aid["closed"] == {}
    rows, columns = aid["frame"].values()
    assert rows[1] - rows[0] == columns[1] - columns[0] == 5


# --- paths as points ----------------------------------------------------------------------------------------------


def flattened(path: str) -> list[Points]:
    """Return the loops of a path as dense points."""
    loops: list[Points] = []
    here = (0.0, 0.0)
    for letter, text in re.findall(r"([A-Z])([^A-Z]*)", path):
        numbers = [float(number) for number in re.findall(r"-?(?:\d+\.?\d*|\.\d+)", text)]
        if letter == "M":
            loops.append([])
        elif letter == "Z":
            continue
        to = (
            here[0] if letter == "V" else numbers[-2 if letter in "MLA" else 0],
            here[1] if letter == "H" else numbers[-1],
        )
        if letter == "A":
            loops[-1] += _arc(here, to, numbers[0], numbers[4] == 1)
        loops[-1].append(to)
        here = to
    return loops


def _arc(start: tuple[float, float], end: tuple[float, float], radius: float, right: bool) -> Points:
    """Return points between the ends of an arc of half a circle or less."""
    (ax, ay), (bx, by) = start, end
    half = math.dist(start, end) / 2
    away = math.sqrt(max(0.0, radius**2 - half**2)) / (2 * half) * (1 if right else -1)
    x, y = (ax + bx) / 2 - (by - ay) * away, (ay + by) / 2 + (bx - ax) * away
    first, last = math.atan2(ay - y, ax - x), math.atan2(by - y, bx - x)
    turn = (last - first) % (2 * math.pi) if right else -((first - last) % (2 * math.pi))
    return [
        (x + radius * math.cos(first + turn * step / 8), y + radius * math.sin(first + turn * step / 8))
        for step in range(1, 8)
    ]


def _sides(loop: Points) -> Iterator[tuple[tuple[float, float], tuple[float, float]]]:
    return zip(loop, [*loop[1:], loop[0]], strict=True)


def enclosed(loop: Points) -> float:
    """Return the area inside a loop, clockwise; negative for a hole."""
    return sum(ax * by - bx * ay for (ax, ay), (bx, by) in _sides(loop)) / 2


def inside(point: tuple[float, float], loops: list[Points]) -> bool:
    x, y = point
    crossed = 0
    for loop in loops:
        for (ax, ay), (bx, by) in _sides(loop):
            crossed += (ay > y) != (by > y) and x < ax + (y - ay) * (bx - ax) / (by - ay)
    return crossed % 2 == 1
