"""A database of an earlier version opens and shows the same views, and its running matches can be finished."""

from __future__ import annotations

import asyncio
import json
import random
import shutil
from pathlib import Path

import httpx
import pytest

from at_server import Guest, Line, Served, run, served
from goldhook.core.game import Json

OLD = Path(__file__).parent.parent / "old_database"
TABLES: dict[str, Json] = json.loads((OLD / "tables.json").read_text(encoding="utf-8"))
RUNNING = sorted(
    kind for kind, told in TABLES.items() if next(iter(told["looks"].values()))["view"]["phase"] == "playing"
)


@pytest.fixture
def database(tmp_path: Path) -> str:
    return str(shutil.copy(OLD / "goldhook.sqlite", tmp_path / "goldhook.sqlite"))


async def returning(server: Served, table: str) -> dict[str, Guest]:
    """Return the people of a table, each with the cookie that the server gave them then."""
    found = {}
    for name in await server.rooms.store.names.at(table):
        if name.person:
            client = httpx.AsyncClient(base_url=server.base, timeout=60)
            client.cookies.set("goldhook", server.rooms.keys.sign(name.person))
            server.open.append(client)
            found[name.text] = Guest(server, name.text, client)
    return found


@pytest.mark.parametrize("kind", sorted(TABLES))
def test_every_old_table_looks_as_before(kind: str, database: str) -> None:
    async def check() -> None:
        async with served(store=database) as server:
            told = TABLES[kind]
            people = await returning(server, told["table"])
            for name, then in told["looks"].items():
                line = await people[name].sit(told["table"])
                now = await line.look()
                assert now["viewer"] == then["viewer"]
                assert sorted(now["legal"]) == sorted(then["legal"])
                for part in ("table", "game", "phase", "host", "rematch", "tentative", "complete"):
                    assert now["view"].get(part) == then["view"].get(part), part
                match = {name: value for name, value in (now["view"]["match"] or {}).items() if name != "options"}
                assert match == (then["view"]["match"] or {}), "the server of then did not show options in a match"
                set_name = then["view"]["set"]
                assert now["view"]["set"] == ("house 1" if set_name == "house" else set_name)
                names = [(seat["name"], seat["player"]) for seat in now["view"]["seats"]]
                assert names == [(seat["name"], seat["player"]) for seat in then["view"]["seats"]]

    run(check())


@pytest.mark.slow
@pytest.mark.parametrize("kind", RUNNING)
def test_every_old_match_can_be_finished(kind: str, database: str) -> None:
    async def finish(line: Line, chance: random.Random) -> None:
        """Play one seat to the end; the opponent's moves may make a command stale."""
        while (sync := await line.look())["view"]["phase"] != "over":
            view, seat = sync["view"], sync["viewer"]
            if not view["seats"][seat]["owes"]:
                await asyncio.sleep(0.01)
            elif view["complete"]:
                await line.ask("confirm", seat=seat, version=view["n"])
            else:
                await line.ask("act", seat=seat, action=chance.choice(sync["legal"]), version=view["n"])

    async def check() -> None:
        async with served(store=database, reader_seconds=300) as server:
            table = TABLES[kind]["table"]
            people = await returning(server, table)
            lines = [await people[name].sit(table) for name in TABLES[kind]["looks"]]
            await asyncio.gather(*(finish(line, random.Random(seat)) for seat, line in enumerate(lines)))
            answer = await people[next(iter(people))].client.get(f"/api/tables/{table}/replay")
            assert answer.status_code == 200, answer.text
            assert answer.json()["outcome"]["places"]

    run(check())
