"""Whole matches over real sockets: create, join, start, play, and every viewer converges."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any

import pytest

from at_server import Guest, Line, Served, play_out, served
from goldhook.game import Json
from goldhook.record import from_json, state_after


def run(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(work, 60))


async def at_table(server: Served, game: str, *names: str, **more: Any) -> tuple[str, list[Guest], list[Line]]:
    """Guests at a started match, the first of them the host."""
    guests = [await server.guest(name) for name in names]
    table = await guests[0].create(game, len(names), **more)
    lines = [await guest.sit(table) for guest in guests]
    for line in lines[1:]:
        assert (await line.ask("join"))["type"] == "done"
    assert (await lines[0].ask("start"))["type"] == "done"
    return table, guests, lines


def check_numbers(line: Line) -> None:
    """What was told counts without a gap from one whole view to the next."""
    n = None
    for message in line.heard:
        if message["type"] == "sync":
            assert n is None or message["view"]["n"] >= n or message["viewer"] is not None
            n = message["view"]["n"]
        elif message["type"] == "told":
            assert n is not None
            assert message["n"] == n + 1
            n = message["n"]


@pytest.mark.parametrize("game", ["gold_ahoi", "silver_gold"])
def test_two_people_play_a_match(game: str) -> None:
    async def play() -> None:
        async with served() as server:
            table, guests, lines = await at_table(server, game, "Ann", "Bob")
            views: list[Json] = await asyncio.gather(*(play_out(line, seed) for seed, line in enumerate(lines)))
            assert [view["phase"] for view in views] == ["over", "over"]
            assert [view["match"]["seat"] for view in views] == [0, 1]
            for line in lines:
                check_numbers(line)
            record = (await guests[1].client.get(f"/api/tables/{table}/record")).json()
            state = state_after(from_json(record))
            assert from_json(record).game.outcome(state).over

    run(play())


def test_a_person_plays_three_bots() -> None:
    async def play() -> None:
        async with served() as server:
            ann = await server.guest("Ann")
            table = await ann.create("silver_gold", 4, bots={1: 1, 2: 2, 3: 3})
            line = await ann.sit(table)
            await line.ask("start")
            assert (await play_out(line, 1))["phase"] == "over"

    run(play())
