"""Code that a waiting table needs is compiled first, and a level waits only for the code it needs."""

from __future__ import annotations

import asyncio

from at_server import run
from goldhook.bots.levels import BOSUN, CAPTAIN, MASTER
from goldhook.bots.warm import Unit
from goldhook.server.work.preparation import Preparation

MARKS, PLAYOUTS = Unit("islands", "marks", 1), Unit("islands", "playouts", 4)
PLACES, SEARCH, ENDINGS = Unit("tiles", "places", 1), Unit("tiles", "search", 2), Unit("tiles", "endings", 5)
COLD = [MARKS, PLAYOUTS, PLACES, SEARCH, ENDINGS]


def test_without_a_table_lower_levels_come_first_and_no_unit_comes_twice() -> None:
    async def story() -> None:
        preparation = Preparation()
        preparation.begin(COLD)
        assert [preparation.take() for _ in range(6)] == [MARKS, PLACES, SEARCH, PLAYOUTS, ENDINGS, None]

    run(story())


def test_what_a_waiting_table_needs_comes_first() -> None:
    async def story() -> None:
        preparation = Preparation()
        waiting = asyncio.ensure_future(preparation.wait("tiles", MASTER))
        await asyncio.sleep(0)
        preparation.begin(COLD)
        assert [preparation.take() for _ in range(4)] == [PLACES, SEARCH, ENDINGS, MARKS]
        assert not waiting.done()
        for unit in (PLACES, SEARCH, ENDINGS):
            assert not preparation.finish(unit)
        assert await waiting
        assert not preparation.is_wanted

    run(story())


def test_a_level_waits_for_what_it_needs_alone() -> None:
    async def story() -> None:
        preparation = Preparation()
        assert not preparation.is_ready("islands", BOSUN), "nobody knows yet"
        preparation.begin(COLD)
        assert preparation.progress("islands", CAPTAIN) == (0, 2)
        assert not await preparation.wait("islands", CAPTAIN, 0.01)
        preparation.finish(MARKS)
        assert preparation.is_ready("islands", BOSUN)
        assert not preparation.is_ready("islands", CAPTAIN)
        assert preparation.progress("islands", CAPTAIN) == (1, 2)
        assert not preparation.is_ready("tiles", BOSUN)
        assert [preparation.finish(unit) for unit in COLD[1:]] == [False, False, False, True]
        assert preparation.is_ready("tiles", MASTER)
        assert preparation.is_ready("plain", MASTER), "a game without compiled bots is always ready"

    run(story())
