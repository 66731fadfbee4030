"""Code that a waiting table needs is compiled first, and a level waits only for the code it needs."""

from __future__ import annotations

import asyncio

from at_server import run
from goldhook.bots.levels import BOSUN, CAPTAIN, MASTER
from goldhook.bots.warm import Need, Unit
from goldhook.server.work.preparation import Preparation

MARKS, PLAYOUTS = Unit("islands", "marks", 1), Unit("islands", "playouts", 4)
PLACES, SEARCH, ENDINGS = Unit("tiles", "places", 1), Unit("tiles", "search", 2), Unit("tiles", "endings", 5)
COLD = [MARKS, PLAYOUTS, PLACES, SEARCH, ENDINGS]


def test_idle_compilation_starts_with_lower_levels_and_repeats_no_unit() -> None:
    async def story() -> None:
        preparation = Preparation()
        preparation.begin(COLD)
        assert [preparation.take() for _ in range(6)] == [MARKS, PLACES, SEARCH, PLAYOUTS, ENDINGS, None]

    run(story())


def test_code_for_a_waiting_table_is_compiled_first() -> None:
    async def story() -> None:
        preparation = Preparation()
        waiting = asyncio.ensure_future(preparation.wait(Need("tiles", MASTER)))
        await asyncio.sleep(0)
        preparation.begin(COLD)
        assert [preparation.take() for _ in range(4)] == [PLACES, SEARCH, ENDINGS, MARKS]
        assert not waiting.done()
        for unit in (PLACES, SEARCH, ENDINGS):
            assert not preparation.finish(unit)
        assert await waiting
        assert not preparation.is_wanted

    run(story())


def test_side_jobs_wait_without_changing_the_order() -> None:
    async def story() -> None:
        preparation = Preparation()
        waiting = asyncio.ensure_future(preparation.wait_aside(Need("tiles", BOSUN)))
        await asyncio.sleep(0)
        preparation.begin(COLD)
        assert preparation.take() == MARKS
        assert not preparation.is_wanted
        for unit in (PLACES, SEARCH):
            preparation.finish(unit)
        await waiting

    run(story())


def test_a_decision_waits_only_for_its_own_phase_to_compile() -> None:
    async def story() -> None:
        keeps = Unit("islands", "keeps", 1, "keep", everywhere=CAPTAIN)
        marks = Unit("islands", "marks", 1, "mark", everywhere=CAPTAIN)
        solve = Unit("islands", "solve", 1)
        preparation = Preparation()
        preparation.begin([PLACES, marks, keeps, PLAYOUTS, solve], is_new=True)
        assert preparation.is_new
        now = Need("islands", BOSUN, "keep")
        waiting = asyncio.ensure_future(preparation.wait(now))
        await asyncio.sleep(0)
        assert preparation.progress(now) == (0, 2)
        assert [preparation.take() for _ in range(6)] == [keeps, solve, marks, PLACES, PLAYOUTS, None]
        preparation.finish(keeps)
        preparation.finish(solve)
        assert await waiting
        assert not preparation.is_ready(Need("islands", BOSUN)), "a whole match needs more"
        assert not preparation.is_ready(Need("islands", BOSUN, "mark"))
        assert preparation.progress(Need("islands", CAPTAIN, "keep")) == (2, 4), "its playouts pass all phases"
        preparation.finish(marks)
        assert preparation.is_ready(Need("islands", BOSUN))

    run(story())


def test_a_level_waits_only_for_the_code_it_needs() -> None:
    async def story() -> None:
        preparation = Preparation()
        assert not preparation.is_ready(Need("islands", BOSUN)), "nobody knows yet"
        preparation.begin(COLD)
        assert preparation.progress(Need("islands", CAPTAIN)) == (0, 2)
        assert not await preparation.wait(Need("islands", CAPTAIN), 0.01)
        preparation.finish(MARKS)
        assert preparation.is_ready(Need("islands", BOSUN))
        assert not preparation.is_ready(Need("islands", CAPTAIN))
        assert preparation.progress(Need("islands", CAPTAIN)) == (1, 2)
        assert not preparation.is_ready(Need("tiles", BOSUN))
        assert [preparation.finish(unit) for unit in COLD[1:]] == [False, False, False, True]
        assert preparation.is_ready(Need("tiles", MASTER))
        assert preparation.is_ready(Need("plain", MASTER)), "a game without compiled bots is always ready"

    run(story())
