"""SIGKILL at random moments under load: real processes, real sockets, real bots; nothing acknowledged is lost.

`pytest tests/server/test_kill.py --kills 200` tries harder than CI does.
"""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import asyncpg
import pytest
from msgspec.json import decode, encode

from goldhook import table as tables
from goldhook.store import MemoryStore, Store, open_store
from goldhook.table import Table
from goldhook.table.events import Acted, AnyEvent, Confirmed, Played, from_json, to_json
from server_processes import REFUSED, Fleet, ServerProcess
from simulation.trouble import refusal_codes

pytestmark = pytest.mark.slow
#: Pairs of people, and people against a bot, who play all the time.
PAIRS, AGAINST_BOTS = 4, 2


async def check(store: Store, fleet: Fleet) -> int:
    """Check that every acknowledged command is in the store once, with its acknowledged number; return their count."""
    lost = []
    answers: dict[str, dict[str, int]] = {}
    for id_, (table, number) in fleet.acknowledged.items():
        if table not in answers:
            answers[table] = _answers([from_json(decode(body)) for body in await store.load(table)])
        if answers[table].get(id_) != number:
            lost.append((table, id_, number, answers[table].get(id_)))
    assert not lost, f"{len(lost)} of {len(fleet.acknowledged)} acknowledged commands are lost: {lost[:5]}"
    return len(fleet.acknowledged)


def _answers(events: list[AnyEvent]) -> dict[str, int]:
    """Return the answer to each command of a table; check that none was done twice."""
    table: Table | None = None
    found: dict[str, int] = {}
    last = ""
    for event in events:
        table = tables.evolve(table, event)
        command = event.cmd
        if command:
            assert command == last or command not in found, f"done twice: {command}"
            assert command != last or not isinstance(event, Acted | Confirmed | Played), f"done twice: {command}"
            found[command] = tables.number_of(table, tables.viewer_of(table, event.by))
        last = command
    return found


async def kill_again_and_again(servers: list[ServerProcess], kills: int, seed: int) -> Fleet:
    """Let players play while busy servers are killed one after another and restarted."""
    chance = random.Random(seed)
    for server in servers:
        await server.start()
    fleet = Fleet(servers, chance)
    playing = [asyncio.ensure_future(fleet.match_after_match((f"Ann {n}", f"Bob {n}"), {})) for n in range(PAIRS)]
    playing += [asyncio.ensure_future(fleet.match_after_match((f"Cid {n}",), {1: 1 + n})) for n in range(AGAINST_BOTS)]
    for _ in range(kills):
        busy = len(fleet.acknowledged) + chance.randrange(20, 60)
        async with asyncio.timeout(60):
            while len(fleet.acknowledged) < busy:
                await asyncio.sleep(0.02)
                for task in playing:
                    if task.done():
                        task.result()
        await asyncio.sleep(chance.uniform(0.0, 0.2))
        server = chance.choice(servers)
        server.kill()
        await server.start()
    fleet.ended = True
    async with asyncio.timeout(60):
        await asyncio.gather(*playing)
    for server in servers:
        server.kill()
    return fleet


def report(capsys: pytest.CaptureFixture[str], where: str, kills: int, fleet: Fleet, kept: int) -> None:
    with capsys.disabled():
        print(  # noqa: T201 - a number that a person wants to see
            f"\n{where}: {kills} kills, {kept} commands acknowledged, 0 lost; {fleet.lost} lines lost,"
            f" {fleet.asked_again} commands asked again, {len(fleet.finished)} matches finished"
        )


def test_the_simulated_limits_match_the_servers() -> None:
    assert refusal_codes() >= {*REFUSED}


def test_sqlite(tmp_path: Path, request: pytest.FixtureRequest, capsys: pytest.CaptureFixture[str]) -> None:
    kills = (request.config.getoption("--kills") + 1) // 2
    file = str(tmp_path / "tables.sqlite")
    server = ServerProcess(file)

    async def told() -> None:
        try:
            fleet = await kill_again_and_again([server], kills, seed=kills)
        finally:
            server.kill()
        store = await open_store(file)
        report(capsys, "SQLite", kills, fleet, await check(store, fleet))
        await store.close()
        assert fleet.lost >= kills
        assert fleet.asked_again

    asyncio.run(told())


def test_postgresql_with_two_processes(
    postgres: str, request: pytest.FixtureRequest, capsys: pytest.CaptureFixture[str]
) -> None:
    """One of two processes is killed; its clients move to the other, which takes over the tables."""
    kills = request.config.getoption("--kills") // 2
    servers = [ServerProcess(postgres), ServerProcess(postgres)]

    async def told() -> None:
        connection = await asyncpg.connect(postgres)
        await connection.execute("DROP SCHEMA IF EXISTS goldhook CASCADE")
        await connection.close()
        try:
            fleet = await kill_again_and_again(servers, kills, seed=kills)
        finally:
            for server in servers:
                server.kill()
        store = await open_store(postgres)
        report(capsys, "PostgreSQL", kills, fleet, await check(store, fleet))
        await store.close()
        assert fleet.lost >= kills
        assert fleet.asked_again

    asyncio.run(told())


def test_lost_and_duplicated_work_is_detected() -> None:
    async def told() -> None:
        fleet = Fleet([], random.Random(1))
        fleet.acknowledged = {"c1": ("t", 2), "c2": ("t", 3)}
        created = tables.decide(None, tables.Create("ann", "Ann", "t", "gold_ahoi", 2, id="c1"), 0)
        joined = tables.decide(tables.fold(created), tables.Join("bob", "Bob", id="c2"), 1)
        for events, finding in (
            (created, "1 of 2 acknowledged commands are lost"),
            ([*created, *joined], ""),
            ([*created, *joined, created[-1]], "done twice"),
        ):
            store = MemoryStore()
            await store.matches.create("t", "gold_ahoi", b"{}", 0)
            await store.append("t", 0, [encode(to_json(one)) for one in events], at=0)
            if finding:
                with pytest.raises(AssertionError, match=finding):
                    await check(store, fleet)
            else:
                assert await check(store, fleet) == 2

    asyncio.run(told())
