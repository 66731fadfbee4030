"""Play on from a moment of a finished match: a new table, dealt again, that can be played to its end."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from at_server import Guest, Line, Served, at_table, play_out, run, served
from goldhook import record
from goldhook.core.game import Json

pytestmark = pytest.mark.slow


async def finished(server: Served, game: str, **more: Any) -> tuple[str, list[Guest]]:
    table, guests, lines = await at_table(server, game, "Ann", "Bob", **more)
    await asyncio.gather(*(play_out(line, seed) for seed, line in enumerate(lines)))
    return table, guests


async def record_of(guest: Guest, table: str) -> Json:
    answer = await guest.client.get(f"/api/tables/{table}/record")
    assert answer.status_code == 200, answer.text
    found: Json = answer.json()
    return found


@pytest.mark.parametrize("game", ["silver_gold", "gold_ahoi"])
def test_a_continued_match_records_its_opening(game: str) -> None:
    async def play() -> None:
        async with served() as server:
            table, (ann, bob) = await finished(server, game)
            old = await record_of(ann, table)
            wanted = {"game": game, "seat": 1, "play_on": {"table": table, "actions": 20}}
            opened = await ann.client.post("/api/tables", json=wanted)
            assert opened.status_code == 201, opened.text
            new = str(opened.json()["table"])
            lines: list[Line] = [await guest.sit(new) for guest in (ann, bob)]
            assert (await lines[1].ask("join"))["type"] == "done"
            assert (await lines[0].ask("start"))["type"] == "done"
            seen = (await lines[0].look())["view"]["match"]
            assert (await ann.client.get(f"/api/tables/{new}/record")).status_code == 409, "the shuffles stay secret"
            await asyncio.gather(*(play_out(line, seed) for seed, line in enumerate(lines)))
            again = await record_of(ann, new)
            assert 0 < again["opening"] <= 20
            assert again["actions"][: again["opening"]] == old["actions"][: again["opening"]]
            assert again["shuffles"] != old["shuffles"]
            match = record.from_json(again)
            assert seen == match.game.view(record.state_after(match, match.opening), 1)
            assert len(list(record.replay(match))) == len(match.actions) + 1
            replay = (await ann.client.get(f"/api/tables/{new}/replay")).json()
            assert len(replay["frames"]) == len(again["actions"]) + 1

    run(play())


def test_unplayable_positions_are_refused() -> None:
    async def play() -> None:
        async with served() as server:
            table, (ann, bob) = await finished(server, "gold_ahoi", options={"spectators": False})
            stranger = await server.guest("Cat")
            running, _, _ = await at_table(server, "gold_ahoi", "Dan", "Eve")

            async def ask(guest: Guest, table: str, actions: Any, **more: Any) -> tuple[int, str]:
                wanted = {"game": "gold_ahoi", "play_on": {"table": table, "actions": actions}, **more}
                answer = await guest.client.post("/api/tables", json=wanted)
                return answer.status_code, answer.json().get("code", "")

            assert await ask(bob, table, 36) == (409, "match_over")
            assert (await ask(bob, table, 99))[1] == "upto_beyond"
            assert (await ask(bob, table, 5, seat=7))[1] == "no_such_seat"
            assert (await ask(bob, running, 1))[1] == "match_running"
            assert (await ask(bob, "nosuchtable", 1))[1] == "table_unknown"
            assert (await ask(stranger, table, 5))[1] == "watching_forbidden"
            for wrong in (-1, 10**9, "5", None):
                assert (await ask(ann, table, wrong))[0] == 400

    run(play())
