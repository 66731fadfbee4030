"""A reload restores the event log, except events that may no longer be looked up."""

from __future__ import annotations

import random
from typing import Any

import pytest

from at_server import at_table, check_numbers, play_step, run, served
from goldhook.core.game import Json


async def some_turns(lines: list[Any], chance: random.Random, turns: int) -> None:
    """Play until a number of turns have begun."""
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
            assert cards_named(again.heard) <= {sync["view"]["match"]["expedition"]}
            numbers = told_numbers(again.heard)
            assert numbers == list(range(sync["view"]["n"] - len(numbers) + 1, sync["view"]["n"] + 1))

    run(look())


def marks_in(told: Any) -> list[Any]:
    """Return every part of some messages that shows where, or how much, a player marked."""
    if isinstance(told, list):
        return [found for entry in told for found in marks_in(entry)]
    if not isinstance(told, dict):
        return [told] if isinstance(told, str) and told.startswith(("mark ", "cross ")) else []
    kinds = ("fields_marked", "cross_owed", "cross_lapsed", "coin_ticked", "coin_wasted", "palm_scored", "palm_wasted")
    if told.get("code") in kinds:
        return [told]
    return [found for name, entry in told.items() if name not in ("legal", "aid") for found in marks_in(entry)]


@pytest.mark.slow
@pytest.mark.parametrize("query", ["", "?views", "?n=0&viewer=0", "?n=2&viewer=0", "?views&n=3&viewer=0"])
def test_S14_no_request_reveals_marks_of_earlier_turns(query: str) -> None:
    async def look() -> None:
        async with served() as server:
            table, guests, lines = await at_table(server, "silver_gold", "Ann", "Bob")
            await some_turns(lines, random.Random(4), 5)
            await lines[0].look()
            assert len(marks_in(lines[0].heard)) > 8, "who was there has seen them"
            again = await guests[0].sit(table, query)
            await again.until("sync")
            paths = (f"/api/tables/{table}", "/api/me/matches", "/api/lobby", f"/api/tables/{table}/record")
            asked = [(await guests[0].client.get(path)).json() for path in paths]
            answers = [*again.heard, *asked]
            assert marks_in(answers) == []
            taken = [event for told in answers for event in told.get("events", []) if event["code"] == "card_taken"]
            held = {card["id"]: card["marked"] for seat in answers_view(again)["seats"] for card in seat["cards"]}
            assert all(held[event["card"]] == [] for event in taken), "when a marked card came would tell its marks"

    def answers_view(line: Any) -> Json:
        view: Json = next(message for message in line.heard if message["type"] == "sync")["view"]["match"]
        return view

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


def test_a_short_disconnection_is_caught_up_without_a_full_view() -> None:
    async def look() -> None:
        async with served() as server:
            table, guests, lines = await at_table(server, "silver_gold", "Ann", "Bob")
            await some_turns(lines, random.Random(4), 2)
            n = (await lines[0].look())["view"]["n"]
            await play_step(lines[0], random.Random(1))
            again = await guests[0].sit(table, f"?n={n}&viewer=0")
            assert (await again.hear())["type"] == "welcome"
            assert (await again.hear())["n"] == n + 1
            check_numbers(lines[0])

    run(look())


def test_in_gold_ahoi_the_whole_backlog_may_be_resent() -> None:
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
