"""Who opens the page anew is told the story again, but nothing that may not be looked up any more."""

from __future__ import annotations

import random
from typing import Any

import pytest

from at_server import at_table, check_numbers, play_step, run, served
from goldhook.core.game import Json


async def some_turns(lines: list[Any], chance: random.Random, turns: int) -> None:
    """Play until so many turns have begun."""
    while (await lines[0].look())["view"]["match"].get("turn", 99) < turns:
        for line in lines:
            sync = await line.look()
            if sync["view"]["seats"][sync["viewer"]]["owes"]:
                await play_step(line, chance)


def cards_named(heard: list[Json]) -> set[str]:
    events = [event for message in heard if message["type"] == "told" for event in message.get("events", [])]
    return {event["expedition"] for event in events if event["code"] == "expedition_turned"} - {None}


def told_numbers(heard: list[Json]) -> list[int]:
    return [message["n"] for message in heard if message["type"] == "told"]


@pytest.mark.parametrize("query", ["?views", "?n=0&viewer=0", "?n=2&viewer=0", "?views&n=3&viewer=0"])
def test_only_the_card_that_lies_open_is_named(query: str) -> None:
    async def look() -> None:
        async with served() as server:
            table, guests, lines = await at_table(server, "silver_gold", "Ann", "Bob")
            await some_turns(lines, random.Random(4), 4)
            assert len(cards_named(lines[0].heard)) == 4, "who was there has seen them"
            again = await guests[0].sit(table, query)
            sync = await again.until("sync")
            named = {sync["view"]["match"]["expedition"]} if "views" in query else set()
            assert cards_named(again.heard) == named, "a program gets the whole view alone"
            numbers = told_numbers(again.heard)
            assert numbers == list(range(sync["view"]["n"] - len(numbers) + 1, sync["view"]["n"] + 1))

    run(look())


def test_with_the_memory_aid_the_cards_of_this_round_are_named() -> None:
    async def look() -> None:
        async with served() as server:
            table, guests, lines = await at_table(server, "silver_gold", "Ann", "Bob", options={"memory_aid": True})
            await some_turns(lines, random.Random(4), 4)
            again = await guests[0].sit(table, "?views")
            sync = await again.until("sync")
            assert cards_named(again.heard) == set(sync["view"]["match"]["played"])

    run(look())


def test_a_moment_away_is_made_up_for_without_a_whole_view() -> None:
    async def look() -> None:
        async with served() as server:
            table, guests, lines = await at_table(server, "silver_gold", "Ann", "Bob")
            await some_turns(lines, random.Random(4), 2)
            n = (await lines[0].look())["view"]["n"]
            sync = await lines[1].look()
            while sync["view"]["match"]["turn"] == 2:
                await play_step(lines[1], random.Random(1))
                sync = await lines[1].look()
                if sync["view"]["complete"]:
                    break
            again = await guests[0].sit(table, f"?n={n - 1}&viewer=0")
            assert (await again.hear())["type"] == "welcome"
            assert (await again.hear())["n"] == n
            check_numbers(lines[0])

    run(look())


def test_in_gold_ahoi_all_that_is_kept_may_be_told_again() -> None:
    async def look() -> None:
        async with served() as server:
            table, guests, lines = await at_table(server, "gold_ahoi", "Ann", "Bob")
            chance = random.Random(1)
            for _ in range(6):
                for line in lines:
                    sync = await line.look()
                    if sync["view"]["seats"][sync["viewer"]]["owes"]:
                        await play_step(line, chance)
            again = await guests[0].sit(table, "?views")
            await again.until("sync")
            await lines[0].look()
            assert told_numbers(again.heard) == told_numbers(lines[0].heard)

    run(look())
