"""Members of a circle of friends, who ask the server by HTTP."""

from __future__ import annotations

import asyncio
from typing import Any

from msgspec.json import decode

from at_server import Guest, Served, play_out
from goldhook.core.game import Json
from goldhook.table.events import from_json
from goldhook.table.fold import fold


async def settled(server: Served) -> None:
    """Wait until all finished matches are counted."""
    server.rooms.settling.note()
    await asyncio.wait_for(server.rooms.settling.idle.wait(), 50)


async def ask(guest: Guest, method: str, path: str, status: int, body: Json | None = None) -> Any:
    """Send a request and check the status of the answer."""
    answer = await guest.client.request(method, f"/api/circles{path}", json=body)
    assert answer.status_code == status, (answer.status_code, answer.text)
    return answer.json() if answer.content else None


async def refused(guest: Guest, method: str, path: str, status: int, body: Json | None = None) -> str:
    return str((await ask(guest, method, path, status, body))["code"])


async def circle_of(first: Guest, *others: Guest, name: str = "Friday") -> str:
    """Create a circle, let the others join it, and return its id."""
    made = await ask(first, "POST", "", 201, {"name": name})
    for other in others:
        await ask(other, "POST", f"/{made['circle']}/members", 201, {"link": made["link"]})
    return str(made["circle"])


async def tournament_in(circle: str, guest: Guest, **wanted: Any) -> str:
    shown = await ask(guest, "POST", f"/{circle}/tournaments", 201, {"game": "gold_ahoi", "rounds": 2, **wanted})
    return f"/{circle}/tournaments/{shown['tournaments'][0]['id']}"


async def seen(guest: Guest, circle: str) -> Json:
    shown: Json = await ask(guest, "GET", f"/{circle}", 200)
    return shown


async def ids(guest: Guest, circle: str) -> dict[str, str]:
    """Return the members' ids by name."""
    return {member["name"]: member["id"] for member in (await seen(guest, circle))["members"]}


async def shuffles(server: Served, table: str) -> object:
    found = fold([from_json(event) for event in await stored(server, table)])
    assert found.match is not None
    return found.match.record.setup.shuffles, found.match.record.setup.first


async def stored(server: Served, table: str) -> list[Json]:
    return [decode(body) for body in await server.rooms.store.load(table)]


async def play(guest: Guest, table: str, seed: int) -> None:
    line = await guest.sit(table)
    await play_out(line, seed)
    await line.close()
