"""Whole matches over real sockets: create, join, start, play, and every viewer converges."""

from __future__ import annotations

import asyncio
import random

import pytest

from at_server import Line, at_table, check_numbers, play_out, play_step, run, served
from goldhook.core.game import Json
from goldhook.record import from_json, state_after


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
            assert from_json(record).game.outcome(state_after(from_json(record))).over

    run(play())


def test_a_match_against_three_failing_bots_continues() -> None:
    """Whatever goes wrong in a bot, the table continues."""

    async def play() -> None:
        async with served() as server:
            ann = await server.guest("Ann")
            table = await ann.create("silver_gold", 4, bots={1: 1, 2: 2, 3: 3})
            line = await ann.sit(table)
            await line.ask("start")
            assert (await play_out(line, 1))["phase"] == "over"
            check_numbers(line)

    run(play())


def test_a_spectator_sees_only_public_information() -> None:
    async def play() -> None:
        async with served() as server:
            table, _, lines = await at_table(server, "gold_ahoi", "Ann", "Bob")
            zoe = await (await server.guest("Zoe")).sit(table)
            welcome, sync = await zoe.hear(), await zoe.hear()
            assert (welcome["viewer"], welcome["seats"], sync["legal"]) == (None, [], [])
            assert sync["view"]["match"]["hand"] is None
            assert (await zoe.ask("act", seat=0, action="place 0,0 0", version=3))["code"] == "not_your_seat"
            await asyncio.gather(*(play_out(line, seed) for seed, line in enumerate(lines)))
            await zoe.until("told", code="played")
            assert (await zoe.look())["view"]["phase"] == "over"

    run(play())


async def finish_part(line: Line) -> None:
    """Play the first legal action until nothing is owed, and confirm."""
    while True:
        sync = await line.look()
        view, seat = sync["view"], sync["viewer"]
        if not view["seats"][seat]["owes"]:
            return
        if view["complete"]:
            await line.ask("confirm", seat=seat, version=view["n"])
        else:
            await line.ask("act", seat=seat, action=sync["legal"][0], version=view["n"])


def test_a_faster_player_causes_no_refusals() -> None:
    """Silver & Gold: all mark at the same time, with the versions they knew when the step began."""

    async def play() -> None:
        async with served() as server:
            _, _, lines = await at_table(server, "silver_gold", "Ann", "Bob", "Cid", "Dot")
            for _ in range(6):
                syncs = [await line.look() for line in lines]
                owing = [(line, sync) for line, sync in zip(lines, syncs, strict=True) if sync["legal"]]
                answers = await asyncio.gather(
                    *(
                        line.ask("act", seat=sync["viewer"], action=sync["legal"][0], version=sync["view"]["n"])
                        for line, sync in owing
                    )
                )
                assert {answer["type"] for answer in answers} == {"done"}
                for line in lines:
                    await finish_part(line)

    run(play())


def test_a_rematch_is_a_new_table_with_the_same_people() -> None:
    async def play() -> None:
        async with served() as server:
            _, guests, lines = await at_table(server, "gold_ahoi", "Ann", "Bob")
            await asyncio.gather(*(play_out(line, seed) for seed, line in enumerate(lines)))
            assert (await lines[1].ask("rematch"))["type"] == "done"
            again = (await lines[0].until("told", code="rematched"))["table"]
            for seat, guest in enumerate(guests):
                line = await guest.sit(again)
                assert (await line.hear())["seats"] == [seat]
                sync = await line.hear()
                assert [chair["name"] for chair in sync["view"]["seats"]] == ["Ann", "Bob"]
            assert (await line.ask("start"))["type"] == "done"
            assert (await lines[0].ask("rematch"))["code"] == "rematch_made"

    run(play())


def test_two_people_share_a_device() -> None:
    async def play() -> None:
        async with served() as server:
            ann = await server.guest("Ann")
            table = await ann.create("gold_ahoi", 2)
            line = await ann.sit(table)
            await line.ask("join", name="Bob")
            await line.ask("start")
            first = (await line.look())["view"]["match"]["to_act"][0]
            assert (await line.look())["viewer"] is None, "covered"
            await line.ask("present", seat=first)
            assert (await line.look())["viewer"] == first
            assert await play_step(line, random.Random(1))
            assert await play_step(line, random.Random(1))
            assert (await line.look())["viewer"] is None, "the other's turn: covered again"

    run(play())


def test_a_shared_device_hides_the_story_behind_the_curtain() -> None:
    """The move that covers the device is shown as the public sees it, without the new tile."""

    async def play() -> None:
        async with served() as server:
            ann = await server.guest("Ann")
            table = await ann.create("gold_ahoi", 2)
            line = await ann.sit(table, "?views")
            await line.ask("join", name="Bob")
            await line.ask("start")
            first = (await line.look())["view"]["match"]["to_act"][0]
            await line.ask("present", seat=first)
            for _ in range(2):
                assert await play_step(line, random.Random(1))
            sync = await line.until("sync", viewer=None)
            told = await asyncio.wait_for(line.until("told", code="played"), 10)
            assert told["n"] <= sync["view"]["n"]
            assert told["events"][0]["code"] == "tile_laid"
            assert all(event["tile"] is None for event in told["events"] if event["code"] == "tile_drawn")

    run(play())
