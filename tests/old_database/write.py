"""Fill a server's empty database with one table of every kind, through the public API alone.

It was run once against a server of commit 5effb00, which wrote the `goldhook.sqlite` next to it:

    GOLDHOOK_STORE=/tmp/old.sqlite goldhook serve --no-browser --port 8123
    python tests/old_database/write.py 8123 > tests/old_database/tables.json

`tables.json` has the views of every table at that time. tests/server/test_old_database.py opens a copy.
"""

from __future__ import annotations

import asyncio
import json
import random
import sys
from typing import Any

import httpx
from websockets.asyncio.client import connect

Json = dict[str, Any]
CHANCE = random.Random(5)


class Person:
    """A person with a name and a cookie."""

    def __init__(self, port: int, name: str) -> None:
        self.port, self.name = port, name
        self.client = httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=60)

    async def begin(self) -> Person:
        (await self.client.post("/api/me", json={"name": self.name})).raise_for_status()
        return self

    async def open(self, game: str, players: int, **more: Any) -> str:
        answer = await self.client.post("/api/tables", json={"game": game, "players": players, **more})
        answer.raise_for_status()
        return str(answer.json()["table"])

    async def command(self, table: str, type_: str, **facts: Any) -> Json:
        answer = await self.client.post(f"/api/tables/{table}/commands", json={"type": type_, **facts})
        assert answer.status_code == 200, answer.text
        return dict(answer.json())

    async def look(self, table: str) -> Json:
        """Return the whole table as this person sees it, over a socket opened like the browser client's."""
        cookie = "; ".join(f"{name}={value}" for name, value in self.client.cookies.items())
        address = f"ws://127.0.0.1:{self.port}/api/tables/{table}/socket"
        async with connect(address, additional_headers={"Cookie": cookie}) as socket:
            await socket.send(json.dumps({"type": "look", "id": "look"}))
            while True:
                for line in str(await socket.recv()).split("\n"):
                    message = json.loads(line)
                    if message.get("id") == "look":
                        return dict(message)

    async def move(self, table: str, *, confirm: bool = True) -> bool:
        """Play a legal action, if one is owed."""
        sync = await self.look(table)
        view, seat = sync["view"], sync["viewer"]
        if view["phase"] != "playing" or not view["seats"][seat]["owes"]:
            return False
        if view["complete"]:
            if confirm:
                await self.command(table, "confirm", seat=seat, version=view["n"])
            return confirm
        await self.command(table, "act", seat=seat, action=CHANCE.choice(sync["legal"]), version=view["n"])
        return True


async def sit(table: str, people: list[Person]) -> None:
    for person in people[1:]:
        await person.command(table, "join")
    await people[0].command(table, "start")


async def play(table: str, people: list[Person], moves: int) -> None:
    """Play a number of moves in total, or to the end of the match."""
    while moves > 0:
        for person in people:
            moves -= await person.move(table)
        view = (await people[0].look(table))["view"]
        if view["phase"] == "over":
            return
        await asyncio.sleep(0.01)


async def main(port: int) -> None:
    ann, ben, cleo = [await Person(port, name).begin() for name in ("Ann", "Ben", "Κλειώ")]
    tables: dict[str, tuple[str, list[Person]]] = {}

    async def table(kind: str, game: str, people: list[Person], moves: int, **more: Any) -> str:
        bots = more.get("bots", {})
        id_ = await people[0].open(game, len(people) + len(bots), **more)
        tables[kind] = id_, people
        if moves >= 0:
            await sit(id_, people)
            await play(id_, people, moves)
        return id_

    await table("lobby", "gold_ahoi", [ann], -1, bots={1: 2}, options={"handicap": 2, "open_lobby": True})
    await table("gold_ahoi", "gold_ahoi", [ann, ben], 22, options={"handicap": 3, "open_hands": True})
    await table("gold_ahoi_bot", "gold_ahoi", [ann], 12, bots={1: 1})
    # Options of the other game were accepted then; they did nothing.
    await table("gold_ahoi_foreign_option", "gold_ahoi", [ann, ben], 8, options={"memory_aid": True})
    await table("silver_gold_foreign_option", "silver_gold", [ann, ben], 8, options={"open_hands": True})
    await table("silver_gold", "silver_gold", [ann, ben, cleo], 40, options={"memory_aid": True})
    attempt = await table("silver_gold_attempt", "silver_gold", [ann, ben], 14)
    for _ in range(6):
        await ann.move(attempt, confirm=False)
    await table(
        "silver_gold_clock", "silver_gold", [ben, cleo], 10, options={"clock": {"credit": 86_400, "bank": 86_400}}
    )
    house = (await ann.client.get("/api/sets/silver_gold")).json()
    house["name"] = "Upside down"
    house["treasure"].reverse()
    await table("silver_gold_own_set", "silver_gold", [ann, ben], 30, set=house)
    tiles = (await ann.client.get("/api/sets/gold_ahoi")).json()
    tiles["name"] = "Upside down"
    tiles["tiles"].reverse()
    await table("gold_ahoi_own_set", "gold_ahoi", [ben, ann], 10, set=tiles)
    over = await table("gold_ahoi_over", "gold_ahoi", [ann, ben], 10_000)
    await ann.command(over, "rematch")
    await table("silver_gold_over", "silver_gold", [ann, ben], 10_000)
    (await ann.client.post("/api/me/tokens", json={"caps": ["play"]})).raise_for_status()
    await cleo.client.post(f"/api/tables/{tables['silver_gold'][0]}/block", json={"seat": 1})

    told = {}
    for kind, (id_, people) in tables.items():
        looks = {person.name: await person.look(id_) for person in people}
        told[kind] = {
            "table": id_,
            "looks": {
                name: {"viewer": look["viewer"], "view": look["view"], "legal": look["legal"]}
                for name, look in looks.items()
            },
        }
    lines = [f"{json.dumps(kind)}: {json.dumps(shown, ensure_ascii=False)}" for kind, shown in told.items()]
    sys.stdout.write("{\n" + ",\n".join(lines) + "\n}\n")


if __name__ == "__main__":
    asyncio.run(main(int(sys.argv[1])))
