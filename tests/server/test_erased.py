"""Delete my data: no file of the server contains a byte of the name, whatever its owner did before."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import httpx
import pytest

from at_server import Guest, Served, at_table, play_out, run, served
from server_processes import ServerProcess

#: All names of one person: accounts, names at tables, letters of several scripts.
NAMES = (
    "Annabella von Hohenfels",
    "Ελευθερία Παπαδοπούλου",
    "東海道中膝栗毛の桜子",
    "Captain Zwiebelfisch",
    "Żółta Łódź Podwodna",
    "Великая Екатерина",
)


def left_in(folder: Path) -> set[str]:
    """Return the names in any file, as text or as JSON with escapes."""
    content = b"\n".join(file.read_bytes() for file in folder.rglob("*") if file.is_file())
    return {name for name in NAMES if name.encode() in content or json.dumps(name)[1:-1].encode() in content}


async def live(server: Served) -> Guest:
    """Let a person change names, play, watch, chat, open tables, be blocked, muted and removed, and have tokens."""
    zoe = await server.guest(NAMES[0])
    for name in NAMES[1:3]:
        assert (await zoe.client.post("/api/me", json={"name": name})).status_code == 200
    table, guests, lines = await at_table(server, "gold_ahoi", "Ann", "Bob", options={"open_lobby": True})
    watching = await zoe.sit(table)
    await watching.ask("chat", text=f"it is me, {NAMES[0]}")
    handle = (await lines[0].until("said"))["handle"]
    await guests[0].client.post(f"/api/tables/{table}/block", json={"handle": handle})
    await guests[0].client.delete(f"/api/me/blocks/{(await guests[0].client.get('/api/me/blocks')).json()[0]['id']}")

    mine = await zoe.create(bots={1: 1})
    line = await zoe.sit(mine)
    assert (await line.ask("start"))["type"] == "done"
    waiting = await guests[0].create("silver_gold", 3)
    host, guest = await guests[0].sit(waiting), await zoe.sit(waiting)
    for name in NAMES[3:5]:
        assert (await guest.ask("join", name=name))["type"] == "done"
    await host.ask("remove", seat=1)
    await guest.ask("leave")
    token = (await zoe.client.post("/api/me/tokens", json={"caps": ["play", "chat"]})).json()["secret"]
    bearer = {"Authorization": f"Bearer {token}"}
    asked = {"type": "join", "name": NAMES[5]}
    joined = await zoe.client.post(f"/api/tables/{waiting}/commands", json=asked, headers=bearer)
    assert joined.json()["type"] == "done"
    assert (await host.ask("mute", seat=1))["type"] == "done"
    assert (await guests[0].client.post(f"/api/tables/{waiting}/block", json={"seat": 1})).status_code == 201
    second = await guests[1].create()
    assert (await (await zoe.sit(second)).ask("join"))["type"] == "done"
    seats = [await guests[1].sit(second), await zoe.sit(second)]
    assert (await seats[0].ask("start"))["type"] == "done"
    await asyncio.gather(*(play_out(one, seed) for seed, one in enumerate(seats)))
    assert (await seats[0].ask("rematch"))["type"] == "done"
    return zoe


@pytest.mark.slow
def test_a_deleted_name_is_in_no_file(tmp_path: Path) -> None:
    data = tmp_path / "data"

    async def look() -> None:
        async with served(store=str(data / "tables.sqlite")) as server:
            zoe = await live(server)
            assert left_in(data) == set(NAMES), "all of them are written down"
            assert (await zoe.client.delete("/api/me")).status_code == 204
            assert left_in(data) == set(), "while the server runs"
            await server.rooms.store.backup(tmp_path / "copies" / "one.sqlite")
            await server.guest("Somebody else")
            assert left_in(tmp_path) == set()
        assert left_in(tmp_path) == set(), "and when it has stopped"

    run(look())


@pytest.mark.slow
def test_a_killed_server_leaves_no_deleted_name_behind(tmp_path: Path) -> None:
    data = tmp_path / "data"

    async def look() -> None:
        server = ServerProcess(str(data / "tables.sqlite"))
        await server.start()
        try:
            async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{server.port}") as client:
                for name in NAMES:
                    assert (await client.post("/api/me", json={"name": name})).status_code == 200
                    assert (await client.post("/api/tables", json={"game": "gold_ahoi"})).status_code == 201
                assert left_in(data) == set(NAMES)
                assert (await client.delete("/api/me")).status_code == 204
        finally:
            server.kill()
        assert left_in(data) == set()

    run(look())
