"""Analyses of finished matches: computed once, in idle time, with progress, as long as a client polls."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any

import httpx
import pytest

from at_server import Guest, NoThinkers, Served, at_table, play_out, run, served
from goldhook import analysis as room
from goldhook import record
from goldhook.analysis import Decision, Numbers
from goldhook.bots.thought import Budget
from goldhook.core.game import Json
from goldhook.server.live import analyses
from goldhook.server.work.thinkers import Asker, Busy, Weighing, Workers

pytestmark = pytest.mark.slow


class Judge(NoThinkers):
    """Evaluates every decision the same, as many as allowed."""

    def __init__(self, may: int = 1000) -> None:
        self.may = asyncio.Semaphore(may)
        self.weighed: list[Weighing] = []
        self.askers: list[Asker] = []
        self.fails = False

    async def weigh(self, asker: Asker, weighing: Weighing) -> Decision:
        self.askers.append(asker)
        await self.may.acquire()
        if self.fails:
            raise RuntimeError("no mind")
        self.weighed.append(weighing)
        even, action = Numbers(0.5, 10.0), weighing.question.action
        return Decision(weighing.question, even, even, action, even, None, 100, 0.05)


async def finished(server: Served, game: str = "gold_ahoi", **more: Any) -> tuple[str, Guest]:
    table, guests, lines = await at_table(server, game, "Ann", "Bob", **more)
    await asyncio.gather(*(play_out(line, seed) for seed, line in enumerate(lines)))
    return f"/api/tables/{table}/analysis", guests[0]


async def ask(guest: Guest, path: str) -> Json:
    answer: Json = (await guest.client.get(path)).json()
    return answer


async def until_done(guest: Guest, path: str) -> Json:
    while True:
        answer = await ask(guest, path)
        if answer["status"] == "done":
            return answer["analysis"]  # type: ignore[no-any-return]
        await asyncio.sleep(0.02)


@pytest.mark.parametrize("game", ["silver_gold", "gold_ahoi"])
def test_an_analysis_is_computed_once_and_matches_the_command_line(game: str) -> None:
    async def look() -> None:
        judge = Judge()
        async with served(judge) as server:
            path, ann = await finished(server, game)
            found = await until_done(ann, path)
            match = record.from_json((await ann.client.get(path.replace("analysis", "record"))).json())
            assert [item["number"] for item in found["decisions"]] == [
                one.number for one in room.decision_points(match)
            ]
            assert (found["game"], found["over"], found["level"]) == (game, True, 5)
            assert len(found["curve"]) == len(found["decisions"]) + 2
            assert ("ownership" in found) == (game == "gold_ahoi")
            weighed = len(judge.weighed)
            assert await until_done(ann, path) == found
            assert len(judge.weighed) == weighed
            other = await until_done(ann, f"{path}?level=4")
            assert other["level"] == 4
            assert judge.weighed[-1].level == 4

    run(look())


def test_compile_progress_is_reported() -> None:
    async def look() -> None:
        judge = Judge(may=0)
        async with served(judge) as server:
            path, ann = await finished(server)
            assert await ask(ann, path) == {"status": "working", "done": 0, "of": 0}
            while not (answer := await ask(ann, path))["of"]:
                await asyncio.sleep(0.01)
            assert (answer["done"], answer["of"] > 30) == (0, True)
            for done in (1, 2, 3):
                judge.may.release()
                while (answer := await ask(ann, path))["done"] < done:
                    await asyncio.sleep(0.01)
                assert answer["done"] == done

    run(look())


def test_an_analysis_pauses_without_callers_and_resumes(monkeypatch: pytest.MonkeyPatch) -> None:
    async def look() -> None:
        monkeypatch.setattr(analyses, "PATIENCE", 0.2)
        judge = Judge(may=0)
        async with served(judge) as server:
            path, ann = await finished(server)
            while not (await ask(ann, path))["of"]:
                await asyncio.sleep(0.01)
            await asyncio.sleep(0.5)
            for _ in range(3):
                judge.may.release()
            await asyncio.sleep(0.2)
            assert len(judge.weighed) == 1, "what was begun is finished, then it stops"
            assert (await ask(ann, path))["done"] == 1
            for _ in range(100):
                judge.may.release()
            found = await until_done(ann, path)
            assert len(judge.weighed) == len(found["decisions"]), "nothing was weighed twice"

    run(look())


def test_concurrent_jobs_are_limited(monkeypatch: pytest.MonkeyPatch) -> None:
    async def look() -> None:
        judge = Judge(may=0)
        monkeypatch.setattr(analyses, "KNOWN", 3)
        async with served(judge) as server:
            tables = [await finished(server) for _ in range(4)]
            for path, guest in tables[:3]:
                assert (await ask(guest, path))["status"] == "working"
            for path, guest in tables[:2]:
                while not (await ask(guest, path))["of"]:
                    await asyncio.sleep(0.01)
            assert [(await ask(guest, path))["of"] > 0 for path, guest in tables[:3]] == [True, True, False]
            path, guest = tables[3]
            assert (await ask(guest, path))["code"] == "too_fast"
            for _ in range(200):
                judge.may.release()
            for path, guest in tables[:3]:
                await until_done(guest, path)
            path, guest = tables[3]
            assert (await ask(guest, path))["status"] == "working", "the oldest that is done makes room"

    run(look())


def test_work_resumes_when_fewer_requests_of_the_address_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    class Full(Judge):
        refused = 0

        async def weigh(self, asker: Asker, weighing: Weighing) -> Decision:
            if self.refused < 3:
                self.refused += 1
                raise Busy
            return await super().weigh(asker, weighing)

    async def look() -> None:
        monkeypatch.setattr(analyses, "ASK_AGAIN", 0.01)
        async with served(Full()) as server:
            path, ann = await finished(server)
            assert (await until_done(ann, path))["decisions"]

    run(look())


def test_an_analysis_counts_against_the_caller_and_runs_at_low_priority() -> None:
    async def look() -> None:
        judge = Judge()
        async with served(judge, trust_proxy=True) as server:
            path, guest = await finished(server)
            guest.client.headers["X-Forwarded-For"] = "10.0.0.2"
            await until_done(guest, path)
            assert {(asker.payer, asker.present) for asker in judge.askers} == {("10.0.0.2", False)}

    run(look())


def test_analyses_per_address_are_limited_and_do_not_delay_others(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def look() -> None:
        judge, begun, honest = Judge(may=0), list[str](), analyses.Analyses._weigh

        async def noting(self: analyses.Analyses, table: str, work: Any) -> None:
            begun.append(table)
            await honest(self, table, work)

        monkeypatch.setattr(analyses.Analyses, "_weigh", noting)
        async with served(judge, analyses_per_address=3, trust_proxy=True) as server:
            tables = [await finished(server) for _ in range(5)]
            here, there = {"X-Forwarded-For": "203.0.113.1"}, {"X-Forwarded-For": "203.0.113.2"}

            async def asks(number: int, address: dict[str, str]) -> httpx.Response:
                path, guest = tables[number]
                return await guest.client.get(path, headers=address)

            for number in range(3):
                assert (await asks(number, here)).json()["status"] == "working"
            refused = await asks(3, here)
            assert (refused.status_code, refused.json()["code"]) == (429, "too_many_analyses")
            assert refused.headers["retry-after"] == "5"
            assert (await asks(4, there)).json()["status"] == "working"
            while not all([(await asks(one, here)).json()["of"] for one in (0, 1)]):
                await asyncio.sleep(0.01)
            for _ in range(400):
                judge.may.release()
            for number, address in ((0, here), (1, here), (2, here), (4, there)):
                while (await asks(number, address)).json()["status"] != "done":
                    await asyncio.sleep(0.02)
            in_order = [tables[number][0].split("/")[3] for number in (0, 1, 4, 2)]
            assert begun == in_order, "the address that has none goes before the one that has others"
            assert (await asks(3, here)).json()["status"] == "working"

    run(look())


def test_invalid_commands_are_refused() -> None:
    async def look() -> None:
        judge = Judge()
        judge.fails = True
        async with served(judge) as server:
            table, guests, lines = await at_table(server, "gold_ahoi", "Ann", "Bob", options={"spectators": False})
            path = f"/api/tables/{table}/analysis"
            assert (await ask(guests[0], path))["code"] == "match_running"
            await asyncio.gather(*(play_out(line, seed) for seed, line in enumerate(lines)))
            assert (await ask(await server.guest("Zoe"), path))["code"] == "watching_forbidden"
            for level in ("1", "6", "x", ""):
                assert (await ask(guests[0], f"{path}?level={level}"))["code"] == "level_wrong"
            while (answer := await ask(guests[0], path)).get("status") == "working":
                await asyncio.sleep(0.01)
            assert answer["code"] == "analysis_unavailable"
            judge.fails = False
            assert (await until_done(guests[0], path))["decisions"]

    run(look())


@pytest.mark.slow
def test_a_real_analysis_in_spare_time(monkeypatch: pytest.MonkeyPatch) -> None:
    async def look() -> None:
        monkeypatch.setattr(analyses, "BUDGET", Budget(milliseconds=5))
        async with served(Workers(1, 20)) as server:
            path, ann = await finished(server)
            found: Json = {}
            while not found:
                with suppress(KeyError):
                    found = (await ask(ann, path))["analysis"]
                await asyncio.sleep(0.1)
            assert len(found["decisions"]) > 30
            assert all(0 <= item["after"]["win"] <= 1 for item in found["decisions"])

    asyncio.run(asyncio.wait_for(look(), 300))
