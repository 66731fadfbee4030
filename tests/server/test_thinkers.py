"""Bots think elsewhere: tables take turns, who is gone is not thought for, and a process that dies is replaced."""

from __future__ import annotations

import asyncio
import os
import signal
import threading
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from at_server import NoThinkers, play_out, run, served
from goldhook.bots.levels import BUDGET
from goldhook.bots.memory import BLANK
from goldhook.catalog import GAMES
from goldhook.chance import deal
from goldhook.game import Refusal
from goldhook.server import thinkers
from goldhook.server import workers as workers_of_server
from goldhook.server.settings import Settings
from goldhook.server.thinkers import Question, Weighing, Workers


def question(name: str) -> Question:
    return Question(name, "house", {}, BLANK, 1, 0)


class OneThread(Workers):
    """Workers without processes: one thread that thinks when it is told to."""

    def __init__(self) -> None:
        self.gate = threading.Semaphore(0)
        self.thought: list[str] = []
        super().__init__(1, 10)

    def _processes(self) -> Any:
        return ThreadPoolExecutor(1)


def test_tables_take_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    async def think() -> None:
        workers = OneThread()

        def slowly(asked: Question, _budget: object) -> str:
            assert workers.gate.acquire(timeout=10)
            workers.thought.append(asked.game)
            return asked.game

        monkeypatch.setattr(thinkers, "_think", slowly)
        monkeypatch.setattr(thinkers, "_warm", lambda _game: None)
        greedy = [asyncio.ensure_future(workers.think("greedy", question(f"greedy{n}"))) for n in range(4)]
        modest = [asyncio.ensure_future(workers.think(table, question(table))) for table in ("a", "b")]
        gone = asyncio.ensure_future(workers.think("gone", question("gone")))
        await asyncio.sleep(0.05)
        assert workers.waiting == 6
        workers.cancel("gone")
        for _ in range(6):
            workers.gate.release()
        answers = await asyncio.gather(*greedy, *modest)
        assert answers == ["greedy0", "greedy1", "greedy2", "greedy3", "a", "b"]
        assert workers.thought == ["greedy0", "greedy1", "a", "b", "greedy2", "greedy3"]
        assert gone.cancelled()
        await workers.close()

    run(think())


def test_whoever_plays_goes_before_what_can_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    async def think() -> None:
        workers = OneThread()

        def slowly(what: Any, *_budget: object) -> str:
            assert workers.gate.acquire(timeout=10)
            workers.thought.append(what.game)
            return str(what.game)

        for work in ("_think", "_weigh"):
            monkeypatch.setattr(thinkers, work, slowly)
        monkeypatch.setattr(thinkers, "_warm", lambda _game: None)
        weighing = Weighing("spare", "house", None, 5, BUDGET, 1)  # type: ignore[arg-type]
        spare = [asyncio.ensure_future(workers.weigh("over", weighing)) for _ in range(2)]
        playing = [asyncio.ensure_future(workers.think(table, question(table))) for table in ("a", "b")]
        await asyncio.sleep(0.05)
        for _ in range(4):
            workers.gate.release()
        await asyncio.gather(*spare, *playing)
        assert workers.thought == ["spare", "a", "b", "spare"]
        left = asyncio.ensure_future(workers.weigh("over", weighing))
        await asyncio.sleep(0)
        workers.gate.release()
        await workers.close()
        await asyncio.wait([left], timeout=5)
        assert left.done(), "nobody waits for an answer that will not come"

    run(think())


@pytest.mark.parametrize(("wanted", "processes", "each"), [(8, 4, 2), (3, 4, 1), (7, 2, 3), (1, 1, 1)])
def test_all_processes_share_those_who_think(
    wanted: int, processes: int, each: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Stop(Exception):  # noqa: N818 - not a fault
        """Nothing is to be started here."""

    def start(settings: Settings, *_more: object) -> None:
        assert settings.thinkers == each
        raise Stop

    monkeypatch.setattr(workers_of_server, "_start", start)
    with pytest.raises(Stop):
        workers_of_server.run(Settings(store="memory:", thinkers=wanted), None, processes, lambda: None)  # type: ignore[arg-type]


@pytest.mark.slow
@pytest.mark.parametrize("name", list(GAMES))
def test_a_level_plays_in_a_process_of_its_own_and_a_dead_one_is_replaced(name: str) -> None:
    async def think() -> None:
        workers = Workers(1, 20)
        game = GAMES[name]
        setup = deal(game, seed=1)
        state = game.start(setup)
        asked = Question(game.name, "house", game.view(state, setup.first), BLANK, 2, 1)
        legal = list(map(str, game.legal(state, setup.first)))
        assert await workers.think("t", asked) in legal
        (process,) = workers._pool._processes
        os.kill(process, signal.SIGKILL)
        assert await workers.think("t", asked) in legal
        await workers.close()

    asyncio.run(asyncio.wait_for(think(), 300))


def test_a_bot_that_chooses_nonsense_does_not_stop_the_table() -> None:
    class Nonsense(NoThinkers):
        async def think(self, table: str, question: Question) -> str:
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
