"""Bots at tables: their memory after taking over a seat, the messages while people wait for them, and their pauses."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import pytest

from at_server import Guest, NoThinkers, Served, live_room, run, served
from at_table import AtTable, started
from goldhook.bots.driver import SeatDriver
from goldhook.bots.levels import BOSUN
from goldhook.bots.memory import Memory, recall
from goldhook.core.game import Json, Refusal
from goldhook.games.silver_gold.bots.memory import Seen
from goldhook.server.live import rooms
from goldhook.server.live.attendance import Attendance
from goldhook.server.live.people import NOBODY, Visitor
from goldhook.server.live.visits import Visit
from goldhook.server.wire.peers import Peers
from goldhook.server.work.thinkers import Advice, Asker, Need, Question
from goldhook.table import Leave, Return, bots_due, legal, match_view, views_seen


def test_a_bot_returning_to_a_seat_knows_what_the_seat_has_seen() -> None:
    chance, there, driver = random.Random(3), started("silver_gold", "ann bob", seed=1), SeatDriver("silver_gold")
    there.finish_step(chance)
    first = _taken_over(there, driver)
    assert isinstance(first, Seen)
    assert len(first.expeditions) == 1
    while 1 in bots_due(there.table):
        there.bot(1, chance)
    there.do(Return("bob"))
    while _turn(there) != (1, 5, "mark"):
        there.finish_step(chance)
    again = _taken_over(there, driver)
    assert again == recall("silver_gold", views_seen(there.table, 1))
    assert isinstance(again, Seen)
    assert len(again.expeditions) == 5


def _taken_over(there: AtTable, driver: SeatDriver) -> Memory:
    """Let Bob leave; return the memory of the bot that plays for him."""
    there.do(Leave("bob"))
    assert 1 in bots_due(there.table)
    view = match_view(there.table, 1)
    assert view is not None
    driver.question(view, legal(there.table, 1), lambda: views_seen(there.table, 1))
    return driver.memory


def _turn(there: AtTable) -> tuple[int, int, str]:
    view: Any = match_view(there.table, 1)
    return view["round"], view["turn"], view["step"]


class Unready(NoThinkers):
    """Thinkers that have to compile everything first."""

    def __init__(self) -> None:
        self.compiled, self.units = asyncio.Event(), 0

    def is_ready(self, need: Need) -> bool:
        return self.compiled.is_set()

    async def get_ready(self, need: Need, timeout: float | None = None) -> bool:
        with suppress(TimeoutError):
            await asyncio.wait_for(self.compiled.wait(), timeout)
        return self.is_ready(need)

    def progress(self, need: Need) -> tuple[int, int]:
        assert (need.game, need.phase) == ("silver_gold", "keep")
        return self.units, 8 if need.level == BOSUN else 12

    async def think(self, asker: Asker, question: Question) -> str:
        await asyncio.Event().wait()
        raise AssertionError

    async def advise(self, asker: Asker, question: Question) -> Advice:
        return Advice((await self.think(asker, question)), "only", {})


@pytest.fixture(autouse=True)
def hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("goldhook.server.live.bots_at_table.TICK", 0.02)


@pytest.mark.parametrize("whom", ["bot", "hint"])
def test_players_see_progress_while_bots_compile(whom: str) -> None:
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
            total = 8 if whom == "bot" else 12
            assert await line.until("preparing") == {"type": "preparing", "waiting": True, "done": 0, "total": total}
            minds.units = 3
            assert await line.until("preparing") == {"type": "preparing", "waiting": True, "done": 3, "total": total}
            later = await (ann if whom == "hint" else zoe).sit(table)
            assert (await later.until("preparing"))["waiting"], "who comes later hears it, too"
            minds.compiled.set()
            for one in (line, later):
                assert not (await one.until("preparing"))["waiting"]
            await (again := await ann.sit(table)).ask("ping")
            assert "preparing" not in [message["type"] for message in again.heard]

    run(wait())


def test_bots_ready_in_time_are_not_announced() -> None:
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


# --- for whom bots play -------------------------------------------------------------------------------------------


class Gated(NoThinkers):
    """Thinkers that wait for a signal, and then fail."""

    def __init__(self) -> None:
        self.askers: list[tuple[str, bool]] = []
        self.gate = asyncio.Semaphore(0)
        self.dropped = list[str]()

    async def think(self, asker: Asker, question: Question) -> str:
        self.askers.append((asker.payer, asker.present))
        await self.gate.acquire()
        raise Refusal("no_idea")

    def cancel(self, table: str) -> None:
        self.dropped.append(table)


class Later:
    """The clock of a server's tables, which the test advances."""

    def __init__(self, server: Served, monkeypatch: pytest.MonkeyPatch) -> None:
        self.seconds, honest = 0.0, server.rooms.time
        monkeypatch.setattr(server.rooms, "time", lambda: honest() + self.seconds)
        monkeypatch.setattr(rooms, "SWEEP", 0.01)


async def _until(so: Callable[[], bool]) -> None:
    while not so():
        await asyncio.sleep(0.01)


async def _bots_alone(guest: Guest) -> str:
    """Return a table of two bots that was started over HTTP."""
    table = await guest.create("gold_ahoi", bots={0: 5, 1: 5}, seat=None)
    assert (await _post(guest, table, "start"))["type"] == "done"
    return table


async def _post(guest: Guest, table: str, type_: str) -> Json:
    answer: Json = (await guest.client.post(f"/api/tables/{table}/commands", json={"type": type_})).json()
    return answer


@pytest.mark.parametrize("way", ["socket", "command", "poll"])
def test_bots_pause_at_deserted_tables_and_resume_with_a_visitor(way: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        minds = Gated()
        async with served(minds, idle_seconds=10**6, pause_seconds=60) as server:
            later, ann = Later(server, monkeypatch), await server.guest("Ann")
            room = live_room(server.rooms, table := await _bots_alone(ann))
            assert room
            await _until(lambda: len(minds.askers) == 1)
            later.seconds += 59
            minds.gate.release()
            await _until(lambda: len(minds.askers) == 2)
            later.seconds += 2
            minds.gate.release()
            await _until(lambda: not room._bots.busy)
            assert len(minds.askers) == 2, "what was begun is finished, and no more"
            if way == "socket":
                await ann.sit(table)
            elif way == "command":
                await _post(ann, table, "ping")
            else:
                await ann.client.get(f"/api/tables/{table}")
            await _until(lambda: len(minds.askers) == 3)
            assert minds.askers[-1][1], "somebody waits for it"

    run(story())


@pytest.mark.slow
@pytest.mark.parametrize("way", ["socket", "poll"])
def test_an_unattended_bot_table_is_evicted_and_restored(way: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        minds = Gated()
        async with served(minds, idle_seconds=5, pause_seconds=60, grace_seconds=0) as server:
            later, ann = Later(server, monkeypatch), await server.guest("Ann")
            table = await _bots_alone(ann)
            await _until(lambda: len(minds.askers) == 1)
            later.seconds += 30
            await asyncio.sleep(0.1)
            assert live_room(server.rooms, table), "it was used half a minute ago"
            later.seconds += 31
            await _until(lambda: live_room(server.rooms, table) is None)
            assert table in minds.dropped
            if way == "socket":
                await ann.sit(table)
            else:
                await (await server.guest("Zoe")).client.get(f"/api/tables/{table}")
                assert len(minds.askers) == 1, "a stranger only reads"
                await ann.client.get(f"/api/tables/{table}")
            await _until(lambda: len(minds.askers) == 2)

    run(story())


def test_bots_never_pause_if_so_configured(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        minds = Gated()
        async with served(minds, idle_seconds=5, pause_seconds=0) as server:
            later, ann = Later(server, monkeypatch), await server.guest("Ann")
            table = await _bots_alone(ann)
            await _until(lambda: len(minds.askers) == 1)
            later.seconds += 10**6
            minds.gate.release()
            await _until(lambda: len(minds.askers) == 2)
            assert live_room(server.rooms, table)
            assert not minds.askers[-1][1]

    run(story())


def test_thinking_time_is_charged_to_the_players_at_the_table() -> None:
    now, visits = [0.0], set[Visit]()
    there = Attendance(visits, lambda: now[0], 60)
    assert (there.payer("host"), there.present, there.attended) == ("", False, False)
    assert there.note("10.0.0.1", plays=False)
    assert not there.note("10.0.0.2", plays=True)
    there.note("10.0.0.3", plays=False)
    assert there.payer("host") == "10.0.0.2", "a stranger who asks does not pay for who plays"
    now[0] = 30
    assert (there.present, there.attended) == (False, True)
    looks = _visit("zoe", "10.0.0.4")
    visits.add(looks)
    assert (there.payer("host"), there.present) == ("10.0.0.4", True)
    plays = _visit("bob", "10.0.0.9", seat=1)
    visits.add(plays)
    assert there.payer("host") == "10.0.0.9"
    visits.add(_visit("host", "10.0.0.5"))
    assert there.payer("host") == "10.0.0.5"
    visits.clear()
    now[0] = 90
    assert not there.attended


def _visit(key: str, address: str, seat: int | None = None) -> Visit:
    visit = Visit(NOBODY, key, 1, address=address)
    visit.viewer = seat
    return visit


def test_the_visitors_address_is_forwarded_to_the_tables_owner() -> None:
    async def story() -> None:
        async with served(minds := Gated(), trust_proxy=True) as server:
            peers = Peers(server.rooms)
            visitor = Visitor("ann", "", "Ann")
            assert peers.introduced(peers._introduced(visitor, "10.0.0.1")) == (visitor, "10.0.0.1")
            ann = await server.guest("Ann")
            ann.client.headers["X-Forwarded-For"] = "10.0.0.7"
            await _bots_alone(ann)
            await _until(lambda: bool(minds.askers))
            assert minds.askers == [("10.0.0.7", True)]

    run(story())
