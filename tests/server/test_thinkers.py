"""Bots think in other processes: addresses take turns; a process that dies, hangs or grows too large is replaced."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Callable, Coroutine
from typing import Any

import pytest

import thinker_work
from at_server import NoThinkers, play_out, run, served
from goldhook.bots.levels import BUDGET
from goldhook.bots.memory import BLANK
from goldhook.bots.warm import Unit
from goldhook.core.chance import deal
from goldhook.core.game import Refusal
from goldhook.games import GAMES, plugin
from goldhook.server.run import workers as workers_of_server
from goldhook.server.run.settings import Settings
from goldhook.server.work import fair_queue, thinker_pool, thinker_process, thinkers, thoughts
from goldhook.server.work.fair_queue import FairQueue, Waiting
from goldhook.server.work.preparation import Preparation
from goldhook.server.work.thinker_pool import ThinkerPool
from goldhook.server.work.thinker_process import NICE, Died, Failed, Hung
from goldhook.server.work.thinkers import Asker, Busy, Claim, Question, Weighing, Workers
from goldhook.server.work.thoughts import PREPARED, Chosen


def question(name: str) -> Question:
    return Question(name, "house", {"to_act": [0], "seat": 0}, BLANK, 1, 0)


def weighing(name: str) -> Weighing:
    return Weighing(name, "house", None, 5, BUDGET, 1)  # type: ignore[arg-type]


class Fake:
    """A thinker without a process: it answers with the name of the game on a signal."""

    has_successor = is_retired = is_too_large = False
    pid = resident = 0

    def __init__(self) -> None:
        self.gate = asyncio.Semaphore(0)
        #: The requests in order: the names, and whether a set had to be prepared in the same piece of work.
        self.thought: list[tuple[str, bool]] = []
        self.unknown = set[str]()

    async def ask(self, work: Any, *facts: Any, within: float | None = None) -> Any:
        if work is thoughts.cold_units or work is thoughts.make_ready:
            return thinker_work.no_units()
        await self.gate.acquire()
        at_once, asked = facts[:2]
        self.thought.append((asked.game, at_once))
        if asked.game in self.unknown and not at_once:
            return PREPARED
        return Chosen(asked.game)

    def note_size(self) -> None: ...

    async def close(self) -> None: ...


class Cold(Fake):
    """A thinker on a machine where some units, or all of them, must be compiled."""

    is_new = True

    def __init__(self) -> None:
        super().__init__()
        self.compiled = list[Unit]()

    async def ask(self, work: Any, *facts: Any, within: float | None = None) -> Any:
        if work is thoughts.cold_units:
            return [Unit("gold_ahoi", "points", 1), Unit("gold_ahoi", "play", 2)], self.is_new
        if work is thoughts.compile_unit:
            self.compiled += facts
            await asyncio.sleep(0)
            return None
        return await super().ask(work, *facts, within=within)


class FakePool(ThinkerPool):
    def new_thinker(self) -> Any:
        return Fake()


class FakeWorkers(Workers):
    """Workers with one thinker that a test controls."""

    def _processes(self, count: int) -> ThinkerPool:
        return FakePool(count, self._preparation, self._next)

    async def thinker(self) -> Fake:
        await self._warm
        (fake,) = self._pool._free
        return fake  # type: ignore[return-value]


def with_fake(story: Callable[[FakeWorkers, Fake], Coroutine[Any, Any, None]]) -> None:
    async def tell() -> None:
        workers = FakeWorkers(1, 10)
        await story(workers, await workers.thinker())
        await workers.close()

    run(tell())


async def started(*work: Coroutine[Any, Any, Any]) -> list[asyncio.Task[Any]]:
    """Start all of it, in this order."""
    tasks = [asyncio.ensure_future(each) for each in work]
    await asyncio.sleep(0)
    return tasks


def names(fake: Fake) -> list[str]:
    return [name for name, _ in fake.thought]


@pytest.fixture
def every_question_is_long(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fair_queue, "TURN", 0.0)


@pytest.mark.parametrize("is_new", [True, False])
def test_the_first_process_compiles_on_a_new_machine_and_thinks_on_any_other(
    is_new: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Few(Cold):
        pass

    Few.is_new = is_new
    monkeypatch.setattr("os.cpu_count", lambda: 2)

    async def tell() -> None:
        pool = FakePool(1, preparation := Preparation(), lambda: None)
        early: Any = Few()
        made = [Few() for _ in range(4)]
        monkeypatch.setattr(pool, "new_thinker", iter(made).__next__)
        await pool.start(early)
        while preparation.left:
            await asyncio.sleep(0)
        assert pool.has_free
        assert (early in pool._free) != is_new
        assert bool(early.compiled) == is_new
        assert len([unit for each in (early, *made) for unit in each.compiled]) == 2
        await pool.close()

    run(tell())


# --- who comes first ----------------------------------------------------------------------------------------------


@pytest.mark.usefixtures("every_question_is_long")
def test_addresses_take_turns_and_so_do_the_tables_of_one() -> None:
    async def story(workers: FakeWorkers, fake: Fake) -> None:
        greedy = [(f"g{table}", f"g{table}{bot}") for table in range(3) for bot in range(2)]
        asked = [workers.think(Claim(table, "greedy"), question(name)) for table, name in greedy]
        asked += [workers.think(Claim(name, name), question(name)) for name in ("ann", "bob")]
        tasks = await started(*asked)
        gone = await started(workers.think(Claim("gone", "zoe"), question("gone")))
        assert workers.waiting == 8
        workers.cancel("gone")
        for _ in range(8):
            fake.gate.release()
        assert await asyncio.gather(*tasks) == ["g00", "g01", "g10", "g11", "g20", "g21", "ann", "bob"]
        assert names(fake) == ["g00", "ann", "bob", "g01", "g10", "g20", "g11", "g21"]
        assert gone[0].cancelled()

    with_fake(story)


@pytest.mark.usefixtures("every_question_is_long")
def test_a_request_made_during_another_is_next() -> None:
    async def story(workers: FakeWorkers, fake: Fake) -> None:
        many = await started(*(workers.think(Claim(f"g{n}", "greedy"), question("greedy")) for n in range(20)))
        for _ in range(3):
            one = asyncio.ensure_future(workers.think(Claim("t", "quiet"), question("quiet")))
            await asyncio.sleep(0)
            fake.gate.release()
            fake.gate.release()
            await one
        assert names(fake) == ["greedy", "quiet"] * 3
        for task in many:
            task.cancel()

    with_fake(story)


def test_short_requests_of_an_address_share_a_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fair_queue, "TURN", 1000.0)

    async def story(workers: FakeWorkers, fake: Fake) -> None:
        greedy = [workers.think(Claim("g", "greedy"), question("greedy")) for _ in range(2)]
        quiet = [workers.think(Claim("q", "quiet"), question("quiet")) for _ in range(3)]
        tasks = await started(*greedy, *quiet)
        for _ in range(5):
            fake.gate.release()
        await asyncio.gather(*tasks)
        assert names(fake) == ["greedy"] * 2 + ["quiet"] * 3

    with_fake(story)


@pytest.mark.usefixtures("every_question_is_long")
def test_present_players_come_first_and_analyses_last(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fair_queue, "LONG", 1000.0)

    async def story(workers: FakeWorkers, fake: Fake) -> None:
        tasks = await started(
            *(workers.weigh(Claim("over", "ann", present=False), weighing("spare")) for _ in range(2)),
            *(workers.think(Claim("far", "bob", present=False), question("absent")) for _ in range(2)),
            *(workers.think(Claim("here", "cid"), question("present")) for _ in range(2)),
        )
        for _ in range(6):
            fake.gate.release()
        await asyncio.gather(*tasks)
        assert names(fake) == ["spare", "present", "present", "absent", "absent", "spare"]
        left = await started(workers.weigh(Claim("over", "ann"), weighing("spare")))
        await workers.close()
        await asyncio.wait(left, timeout=5)
        assert left[0].done(), "an answer that will not come is not waited for"

    with_fake(story)


@pytest.mark.usefixtures("every_question_is_long")
def test_every_wait_has_a_timeout(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fair_queue, "LONG", 0.0)

    async def story(workers: FakeWorkers, fake: Fake) -> None:
        tasks = await started(
            *(workers.think(Claim("here", "cid"), question("present")) for _ in range(3)),
            workers.weigh(Claim("over", "ann", present=False), weighing("spare")),
        )
        for _ in range(4):
            fake.gate.release()
        await asyncio.gather(*tasks)
        assert names(fake) == ["present", "spare", "present", "present"]

    with_fake(story)


def test_queues_are_bounded_and_the_longest_yields(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fair_queue, "PER_PAYER", 4)
    monkeypatch.setattr(fair_queue, "IN_ALL", 6)
    monkeypatch.setattr(thinkers, "HINTS_UNTIL", 2)

    async def story(workers: FakeWorkers, fake: Fake) -> None:
        def ask(who: str) -> Coroutine[Any, Any, str]:
            return workers.think(Claim(who, who), question(who))

        busy, *greedy, refused = await started(*(ask("greedy") for _ in range(6)))
        with pytest.raises(Busy):
            await refused
        others = await started(ask("ann"), ask("bob"))
        hints = await started(*(workers.advise(Claim(who, who), question(who)) for who in ("greedy", "cid")))
        with pytest.raises(Busy):
            await hints[0]
        with pytest.raises(Busy):
            await greedy[-1]
        assert workers.waiting == 6
        for _ in range(7):
            fake.gate.release()
        assert await asyncio.gather(busy, *greedy[:-1], *others) == ["greedy"] * 4 + ["ann", "bob"]
        await hints[1]
        assert workers.waiting == 0

    with_fake(story)


@pytest.mark.usefixtures("every_question_is_long")
def test_preparing_a_set_does_not_block_other_work() -> None:
    async def story(workers: FakeWorkers, fake: Fake) -> None:
        fake.unknown = {"own set"}
        own, other = await started(
            workers.think(Claim("t", "ann"), question("own set")), workers.think(Claim("u", "bob"), question("house"))
        )
        for _ in range(3):
            fake.gate.release()
        assert [await own, await other] == ["own set", "house"]
        assert fake.thought == [("own set", False), ("house", False), ("own set", True)]

    with_fake(story)


@pytest.mark.parametrize(("wanted", "processes", "each"), [(8, 4, 2), (3, 4, 1), (7, 2, 3), (1, 1, 1)])
def test_all_processes_share_the_thinkers(
    wanted: int, processes: int, each: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Stop(Exception):  # noqa: N818 - not a fault
        """Raised instead of starting a process."""

    def start(settings: Settings, *_more: object) -> None:
        assert settings.thinkers == each
        raise Stop

    monkeypatch.setattr(workers_of_server, "_start", start)
    with pytest.raises(Stop):
        workers_of_server.run(Settings(store="memory:", thinkers=wanted), None, processes, lambda: None)  # type: ignore[arg-type]


# --- real processes -----------------------------------------------------------------------------------------------


@pytest.fixture
def nothing_to_prepare(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thoughts, "cold_units", thinker_work.no_units)
    monkeypatch.setattr(thoughts, "make_ready", thinker_work.nothing)
    monkeypatch.setattr(thinker_pool, "RETRY", 0.01)


ANN = Claim("t", "ann")


def with_process(story: Callable[[Workers], Coroutine[Any, Any, None]]) -> None:
    async def tell() -> None:
        workers = Workers(1, 10)
        try:
            await story(workers)
        finally:
            await workers.close()

    run(tell())


@pytest.mark.slow
@pytest.mark.usefixtures("nothing_to_prepare")
def test_thinkers_run_at_low_priority_and_survive_failures() -> None:
    async def story(workers: Workers) -> None:
        pid = await workers._ask(ANN, thinker_work.pid)
        assert os.getpriority(os.PRIO_PROCESS, pid) == min(19, os.getpriority(os.PRIO_PROCESS, 0) + NICE)
        with pytest.raises(ValueError, match="no idea"):
            await workers._ask(ANN, thinker_work.fail, True)
        with pytest.raises(Failed, match="Local: 1 and 2"):
            await workers._ask(ANN, thinker_work.fail, False)
        with pytest.raises((TypeError, AttributeError), match="pickle"):
            await workers._ask(ANN, thinker_work.fail, lambda: None)
        assert await workers._ask(ANN, thinker_work.pid) == pid

    with_process(story)


@pytest.mark.slow
@pytest.mark.usefixtures("nothing_to_prepare")
def test_a_dead_thinker_is_replaced_and_its_request_retried_a_few_times() -> None:
    async def story(workers: Workers) -> None:
        first = await workers._ask(ANN, thinker_work.pid)
        os.kill(first, signal.SIGKILL)
        second = await workers._ask(ANN, thinker_work.pid)
        assert second != first
        with pytest.raises(Died):
            await workers._ask(ANN, thinker_work.die)
        assert await workers._ask(ANN, thinker_work.pid) not in (first, second)

    with_process(story)


@pytest.mark.slow
@pytest.mark.usefixtures("nothing_to_prepare")
def test_a_hung_thinker_is_killed_and_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(workers: Workers) -> None:
        first = await workers._ask(ANN, thinker_work.pid)
        monkeypatch.setattr(thinkers, "ALLOWANCE", 0.1)
        with pytest.raises(Hung):
            await workers._ask(ANN, thinker_work.sleep, 3600)
        monkeypatch.undo()
        monkeypatch.setattr(thoughts, "make_ready", thinker_work.nothing)
        assert await workers._ask(ANN, thinker_work.pid) != first
        with pytest.raises(ProcessLookupError):
            os.kill(first, 0)

    with_process(story)


@pytest.mark.slow
@pytest.mark.usefixtures("nothing_to_prepare")
def test_a_thinker_that_grows_too_large_is_replaced_and_no_question_is_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinker_process, "MOST_RESIDENT", 1)
    monkeypatch.setattr(thinker_process, "GROWTH", 20 << 20)

    async def story(workers: Workers) -> None:
        first = await workers._ask(ANN, thinker_work.hold, 1)
        assert await workers._ask(ANN, thinker_work.hold, 1) == first, "it has hardly grown"
        pids = [await workers._ask(ANN, thinker_work.hold, 40)]
        while pids[-1] == first:
            pids += await asyncio.gather(*(workers._ask(ANN, thinker_work.pid) for _ in range(3)))
        assert set(pids) == {first, pids[-1]}
        while True:
            try:
                os.kill(first, 0)
            except ProcessLookupError:
                break
            await asyncio.sleep(0.01)

    with_process(story)


@pytest.mark.slow
@pytest.mark.parametrize("name", list(GAMES))
def test_a_level_plays_in_its_own_process_which_is_replaced_if_it_dies(name: str) -> None:
    async def think() -> None:
        workers = Workers(1, 20)
        game = GAMES[name]
        setup = deal(game, seed=1)
        state = game.start(setup)
        asked = Question(game.name, "house", game.view(state, setup.first), plugin(name).bots.blank, 2, 1)
        legal = list(map(str, game.legal(state, setup.first)))
        assert await workers.think(ANN, asked) in legal
        (thinker,) = workers._pool._free
        assert thinker.pid
        os.kill(thinker.pid, signal.SIGKILL)
        own = asked._replace(pieces={**game.pieces_json(game.house()), "name": "Our own"})
        assert await workers.think(ANN, own) in legal
        await workers.close()

    asyncio.run(asyncio.wait_for(think(), 300))


def test_an_illegal_bot_move_does_not_stop_the_table() -> None:
    class Nonsense(NoThinkers):
        async def think(self, asker: Asker, question: Question) -> str:
            if question.level == 1:
                raise Refusal("no_idea")
            return "place 99,99 0"

    async def play() -> None:
        async with served(Nonsense()) as server:
            ann = await server.guest("Ann")
            for level in (1, 2):
                table = await ann.create("gold_ahoi", bots={1: level})
                line = await ann.sit(table)
                await line.ask("start")
                assert (await play_out(line, 1))["phase"] == "over"

    run(play())


def test_a_bot_facing_a_full_queue_plays_later_at_full_strength() -> None:
    class Full(NoThinkers):
        asked = 0

        async def think(self, asker: Asker, question: Question) -> str:
            self.asked += 1
            if self.asked < 3:
                raise Busy
            raise Refusal("no_idea")

    async def play() -> None:
        minds = Full()
        async with served(minds) as server:
            ann = await server.guest("Ann")
            line = await ann.sit(await ann.create("silver_gold", bots={1: 5}))
            await line.ask("start")
            while (await line.look())["view"]["seats"][1]["owes"]:
                await asyncio.sleep(0.01)
            assert minds.asked == 3

    run(play())


def test_the_next_question_of_a_favoured_address_goes_first() -> None:
    """A bot's turn is several short questions; a long thought of another address must not come between them."""

    async def look() -> None:
        queue, loop = FairQueue(), asyncio.get_running_loop()

        def waits(address: str, name: str) -> Waiting:
            return Waiting(Claim(name, address), print, (), loop.create_future(), 0.0)

        for name in ("one", "two"):
            queue.put(waits("greedy", name))
        queue.put(waits("quiet", "mine"))
        queue.favoured = "quiet"
        taken = queue.take(0.0)
        assert taken is not None
        assert taken.payer == "quiet"

    asyncio.run(look())
