"""What a bot knows that takes a seat over again, and what people are told who wait for one."""

from __future__ import annotations

import asyncio
import random
from contextlib import suppress

import pytest

from at_server import NoThinkers, run, served
from at_table import AtTable, started
from goldhook.bots.memory import Memory, recall
from goldhook.server.bots_at_table import BotsAtTable
from goldhook.server.thinkers import Advice, Asker, Question
from goldhook.table import ComeBack, GoAway, Tick, bots_due, match_view, views_seen


def test_a_bot_that_comes_back_to_a_seat_knows_what_was_seen_meanwhile() -> None:
    chance, there, bots = random.Random(3), started("silver_gold", "ann bob", seed=1), BotsAtTable(NoThinkers())
    there.finish_step(chance)
    first = _taken_over(there, bots)
    assert len(first.expeditions) == 1
    while 1 in bots_due(there.table):
        there.bot(1, chance)
    there.do(ComeBack("bob"))
    while _turn(there) != (1, 5, "mark"):
        there.finish_step(chance)
    again = _taken_over(there, bots)
    assert again == recall(views_seen(there.table, 1))
    assert len(again.expeditions) == 5


def _taken_over(there: AtTable, bots: BotsAtTable) -> Memory:
    """Bob goes, and what the bot remembers that plays for him."""
    there.do(GoAway("bob"))
    there.do(Tick(), there.now + 10**7)
    assert 1 in bots_due(there.table)
    view = match_view(there.table, 1)
    assert view is not None
    return bots._remember(there.table, 1, view)


def _turn(there: AtTable) -> tuple[int, int, str]:
    view = match_view(there.table, 1)
    assert view is not None
    return view["round"], view["turn"], view["step"]


class Unready(NoThinkers):
    """Everything has to be compiled first."""

    def __init__(self) -> None:
        self.compiled = asyncio.Event()

    @property
    def ready(self) -> bool:  # type: ignore[override]
        return self.compiled.is_set()

    async def get_ready(self, timeout: float | None = None) -> bool:
        with suppress(TimeoutError):
            await asyncio.wait_for(self.compiled.wait(), timeout)
        return self.ready

    async def think(self, asker: Asker, question: Question) -> str:
        await asyncio.Event().wait()
        raise AssertionError

    async def advise(self, asker: Asker, question: Question) -> Advice:
        return Advice((await self.think(asker, question)), "only", {})


@pytest.fixture(autouse=True)
def hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("goldhook.server.bots_at_table.SILENCE", 0.02)


@pytest.mark.parametrize("whom", ["bot", "hint"])
def test_nobody_waits_in_silence_until_bots_are_compiled(whom: str) -> None:
    async def wait() -> None:
        minds = Unready()
        async with served(minds) as server:
            ann, zoe = await server.guest("Ann"), await server.guest("Zoe")
            table = await ann.create("silver_gold", bots={1: 3} if whom == "bot" else {})
            line = await ann.sit(table)
            if whom == "hint":
                await (await zoe.sit(table)).ask("join")
            await line.ask("start")
            if whom == "hint":
                await line.send("hint")
            assert (await line.until("preparing"))["waiting"]
            later = await (ann if whom == "hint" else zoe).sit(table)
            assert (await later.until("preparing"))["waiting"], "who comes later hears it, too"
            minds.compiled.set()
            for one in (line, later):
                assert not (await one.until("preparing"))["waiting"]
            await (again := await ann.sit(table)).ask("ping")
            assert "preparing" not in [message["type"] for message in again.heard]

    run(wait())


def test_who_is_ready_in_time_is_not_announced() -> None:
    async def wait() -> None:
        minds = Unready()
        minds.compiled.set()
        async with served(minds) as server:
            ann = await server.guest("Ann")
            line = await ann.sit(await ann.create("silver_gold", bots={1: 3}))
            await line.ask("start")
            await asyncio.sleep(0.1)
            await line.ask("ping")
            assert "preparing" not in [message["type"] for message in line.heard]

    run(wait())
