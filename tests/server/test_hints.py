"""Hints: where the table allows them, for players who must act, computed elsewhere, once, without blocking."""

from __future__ import annotations

import asyncio
import random
from contextlib import suppress
from typing import Any

import pytest

import goldhook.table
from at_server import NoThinkers, at_table, play_step, run, served
from goldhook.bots.memory import recall
from goldhook.core.game import Json
from goldhook.core.lang import Language
from goldhook.server.work.thinkers import Advice, Asker, Busy, Question, Workers

#: Between people, hints are off unless the host allows them.
ALLOWED = {"hints": True}


class Adviser(NoThinkers):
    """Advises the last legal action immediately."""

    def __init__(self) -> None:
        self.asked: list[Question] = []
        self.gate = asyncio.Event()
        self.action = ""
        self.gone = list[str]()

    async def advise(self, asker: Asker, question: Question) -> Advice:
        self.asked.append(question)
        await self.gate.wait()
        return Advice(self.action, "coins", {"count": 2})

    def cancel(self, table: str) -> None:
        self.gone.append(table)


def test_a_hint_is_computed_once_without_blocking_play() -> None:
    async def ask() -> None:
        adviser = Adviser()
        async with served(adviser) as server:
            table, guests, lines = await at_table(server, "silver_gold", "Ann", "Bob", options=ALLOWED)
            sync = await lines[0].look()
            adviser.action = sync["legal"][-1]
            await lines[0].send("hint", "h1")
            await lines[0].send("hint", "h2")
            assert (await lines[0].ask("ping", "p"))["type"] == "pong", "a line goes on while a hint is thought about"
            version = {"seat": 1, "version": (await lines[1].look())["view"]["n"]}
            keep = (await lines[1].look())["legal"][0]
            assert (await lines[1].ask("act", action=keep, confirm=True, **version))["type"] == "done"
            adviser.gate.set()
            hints = [await lines[0].until("hinted", id=name) for name in ("h1", "h2")]
            why = {"code": "coins", "facts": {"count": 2}}
            assert [(hint["action"], hint["why"]) for hint in hints] == [(sync["legal"][-1], why)] * 2
            by_http = await guests[0].client.post(f"/api/tables/{table}/commands", json={"type": "hint", "id": "h3"})
            assert (by_http.status_code, by_http.json()) == (200, hints[0] | {"id": "h3"})
            assert len(adviser.asked) == 1
            asked: Any = adviser.asked[0].view
            assert (asked["seat"], asked["hand"]) == (0, sync["view"]["match"]["hand"])

    run(ask())


def test_a_hint_request_contains_the_seats_view_and_memory_before_its_attempt() -> None:
    async def ask() -> None:
        adviser = Adviser()
        adviser.gate.set()
        async with served(adviser) as server:
            _, _, lines = await at_table(server, "silver_gold", "Ann", "Bob", options=ALLOWED)
            chance, views = random.Random(2), list[Any]()
            while len(views) < 3:
                for line in lines:
                    sync = await line.look()
                    if line is lines[0] and sync["view"]["match"]["step"] == "mark" and not sync["view"]["tentative"]:
                        views.append(sync["view"]["match"])
                    if sync["view"]["seats"][sync["viewer"]]["owes"]:
                        await play_step(line, chance)
            sync = await lines[0].look()
            while not sync["view"].get("complete"):
                assert await play_step(lines[0], chance)
                sync = await lines[0].look()
            adviser.action = sync["legal"][0]
            assert (await lines[0].ask("hint"))["action"] == sync["legal"][0]
            (question,) = adviser.asked
            assert question.memory == recall("silver_gold", views)
            both: list[Any] = [views[-1], question.view]
            marked = [sum(len(card["marked"]) for card in view["seats"][0]["cards"]) for view in both]
            assert (
                marked[0] <= marked[1] < sum(len(card["marked"]) for card in sync["view"]["match"]["seats"][0]["cards"])
            )

    run(ask())


def test_requests_without_a_hint() -> None:
    async def ask() -> None:
        async with served(Adviser()) as server:
            _, guests, lines = await at_table(server, "gold_ahoi", "Ann", "Bob", options={})
            for line in lines:
                assert (await line.ask("hint"))["code"] == "hints_off"
            assert (await lines[0].look())["view"]["hints"] is False
            waiting = await guests[0].create("gold_ahoi")
            assert (await (await guests[0].sit(waiting)).ask("hint", "x"))["code"] == "match_not_begun"
            table, guests, lines = await at_table(server, "gold_ahoi", "Cid", "Dot", options=ALLOWED)
            first = (await lines[0].look())["view"]["match"]["first"]
            assert (await lines[1 - first].ask("hint"))["code"] == "not_to_act"
            zoe = await (await server.guest("Zoe")).sit(table)
            assert (await zoe.ask("hint"))["code"] == "not_seated"
            token = (await guests[first].client.post("/api/me/tokens", json={})).json()["secret"]
            bearer = {"Authorization": f"Bearer {token}"}
            commands = f"/api/tables/{table}/commands"
            refused = await guests[first].client.post(commands, json={"type": "hint"}, headers=bearer)
            assert refused.json()["code"] == "token_may_not"

    run(ask())


def test_a_failing_bot_gives_no_hint_and_can_be_retried() -> None:
    async def ask() -> None:
        adviser = Adviser()
        adviser.gate.set()
        async with served(adviser) as server:
            _, _, lines = await at_table(server, "silver_gold", "Ann", "Bob", options=ALLOWED)
            adviser.action = "place 0,0 0"
            assert (await lines[0].ask("hint"))["code"] == "hint_unavailable"
            adviser.action = (await lines[0].look())["legal"][0]
            assert (await lines[0].ask("hint"))["action"] == adviser.action
        async with served() as server:
            _, _, lines = await at_table(server, "silver_gold", "Ann", "Bob", options=ALLOWED)
            assert (await lines[0].ask("hint"))["code"] == "hint_unavailable"

    run(ask())


def test_forced_moves_need_no_thinking(monkeypatch: pytest.MonkeyPatch) -> None:
    async def ask() -> None:
        adviser = Adviser()
        async with served(adviser) as server:
            _, _, lines = await at_table(server, "silver_gold", "Ann", "Bob", options=ALLOWED)
            monkeypatch.setattr(goldhook.table, "legal", lambda _table, _seat: ["keep P01 P02"])
            hint = await lines[0].ask("hint")
            assert (hint["action"], hint["why"]["code"], adviser.asked) == ("keep P01 P02", "only", [])

    run(ask())


@pytest.mark.slow
@pytest.mark.parametrize("game", ["silver_gold", "gold_ahoi"])
def test_a_real_hint(game: str) -> None:
    async def ask() -> None:
        async with served(Workers(1, 20)) as server:
            _, _, lines = await at_table(server, game, "Ann", "Bob", options=ALLOWED)
            for line in lines:
                legal = (await line.look())["legal"]
                if legal:
                    await line.send("hint", "h")
                    message: Json = {}
                    while message.get("type") != "hinted":
                        with suppress(TimeoutError):  # the first time, minds are compiled
                            message = await line.hear()
                    assert message["action"] in legal
                    why = message["why"]
                    assert Language("en").say("hint-" + why["code"].replace("_", "-"), **why["facts"])

    asyncio.run(asyncio.wait_for(ask(), 300))


def test_a_hint_does_not_reach_the_next_player_on_a_shared_device() -> None:
    async def ask() -> None:
        adviser = Adviser()
        async with served(adviser) as server:
            ann = await server.guest("Ann")
            line = await ann.sit(await ann.create("silver_gold", options=ALLOWED))
            await line.ask("join", name="Ben")
            await line.ask("start")
            await line.ask("present", seat=0)
            adviser.action = (await line.look())["legal"][0]
            await line.send("hint", "h")
            while not adviser.asked:
                await asyncio.sleep(0.01)
            await line.ask("hand_over")
            await line.ask("present", seat=1)
            adviser.gate.set()
            refused = await line.until("refused", id="h")
            assert refused["code"] == "not_at_device"
            assert not [message for message in line.heard if message["type"] == "hinted"]

    run(ask())


def test_stale_bot_requests_do_not_delay_others() -> None:
    class Queue(Adviser):
        waiting = 0

        async def advise(self, asker: Asker, question: Question) -> Advice:
            self.waiting += 1
            try:
                return await super().advise(asker, question)
            finally:
                self.waiting -= 1

    async def ask() -> None:
        adviser = Queue()
        async with served(adviser) as server:
            _, _, lines = await at_table(server, "silver_gold", "Ann", "Bob", options=ALLOWED)
            for number in range(10):
                sync = await lines[0].look()
                action = sync["legal"][number % len(sync["legal"])]
                await lines[0].ask("act", seat=0, action=action, version=sync["view"]["n"])
                await lines[0].send("hint")
                await lines[0].ask("ping")
            assert len(adviser.asked) == 10
            assert adviser.waiting == 1
            adviser.action = action
            adviser.gate.set()
            assert (await lines[0].until("hinted"))["action"] == action

    run(ask())


def test_a_hint_counts_against_the_caller_and_is_refused_under_load() -> None:
    payers = list[str]()

    class Full(Adviser):
        busy = True

        async def advise(self, asker: Asker, question: Question) -> Advice:
            payers.append(asker.payer)
            if self.busy:
                raise Busy
            return await super().advise(asker, question)

    async def ask() -> None:
        adviser = Full()
        adviser.gate.set()
        async with served(adviser) as server:
            table, guests, lines = await at_table(server, "silver_gold", "Ann", "Bob", options=ALLOWED)
            assert (await lines[0].ask("hint"))["code"] == "too_fast"
            by_http = await guests[0].client.post(f"/api/tables/{table}/commands", json={"type": "hint", "id": "h"})
            assert by_http.status_code == 429
            adviser.busy = False
            adviser.action = (await lines[0].look())["legal"][0]
            assert (await lines[0].ask("hint"))["action"] == adviser.action
            assert payers == ["127.0.0.1"] * 3

    run(ask())
