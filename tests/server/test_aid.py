"""The aid on a connection with `?views`; a program's connection pays nothing for it."""

from __future__ import annotations

import random

import pytest

from at_server import Line, at_table, play_step, run, served
from goldhook.core.game import Json
from goldhook.server.wire.messages import MOST_PREVIEWED


async def previewed(browser: Line, actions: list[str]) -> list[Json]:
    """Request previews of actions, a few at a time."""
    gains: list[Json] = []
    for start in range(0, len(actions), MOST_PREVIEWED):
        answer = await browser.ask("preview", actions=actions[start : start + MOST_PREVIEWED])
        gains += answer["gains"]
    return gains


def test_only_connections_with_views_get_it() -> None:
    async def look() -> None:
        async with served() as server:
            table, guests, lines = await at_table(server, "gold_ahoi", "Ann", "Bob")
            assert (await lines[0].look())["aid"] == {}
            command = await guests[0].client.post(f"/api/tables/{table}/commands", json={"type": "look"})
            assert command.json()["aid"] == {}
            browser = await guests[0].sit(table, "?views")
            sync = await browser.until("sync")
            assert len(sync["aid"]["pieces"]) == len(sync["view"]["match"]["board"])
            assert (await browser.look())["aid"] == sync["aid"]
            lobby = await guests[0].sit(await guests[0].create("gold_ahoi"), "?views")
            assert (await lobby.until("sync"))["aid"] == {}

    run(look())


@pytest.mark.parametrize("game", ["gold_ahoi", "silver_gold"])
def test_own_attempts_count_and_may_still_be_replaced(game: str) -> None:
    async def look() -> None:
        async with served() as server:
            table, guests, lines = await at_table(server, game, "Ann", "Bob")
            if game == "silver_gold":
                for line in lines:
                    sync = await line.look()
                    asked = {"seat": sync["viewer"], "action": sync["legal"][0], "version": sync["view"]["n"]}
                    assert (await line.ask("act", **asked, confirm=True))["type"] == "done"
            browsers = [await guest.sit(table, "?views") for guest in guests]
            syncs = [await browser.until("sync") for browser in browsers]
            seat = next(seat for seat in (0, 1) if syncs[seat]["legal"])
            before = syncs[seat]
            number = len(before["legal"]) - 1
            gains = await previewed(browsers[seat], before["legal"])
            if game == "silver_gold":
                number = next(at for at, gain in enumerate(gains) if gain["points"] and not gain["crosses"])
            asked = {"seat": seat, "action": before["legal"][number], "version": before["view"]["n"]}
            assert (await browsers[seat].ask("act", "tried", **asked))["type"] == "done"
            assert "legal" not in await browsers[seat].until("changed"), "only what changed is sent"
            after = browsers[seat].seen
            assert after["view"]["complete"]
            if game == "gold_ahoi":
                assert after["aid"]["totals"] == gains[number]["totals"]
                for part in ("closed", "frame"):
                    assert after["aid"][part] == before["aid"][part]
            else:
                grown = after["aid"]["totals"][seat] - before["aid"]["totals"][seat]
                assert grown == gains[number]["points"] > 0
            assert await previewed(browsers[seat], before["legal"]) == gains, "the attempt may still be replaced"
            assert after == {**(await browsers[seat].look()), "id": "", "now": after["now"]}
            other = (await browsers[1 - seat].look())["aid"]
            assert other == syncs[1 - seat]["aid"], "the other does not notice"

    run(look())


@pytest.mark.parametrize("game", ["gold_ahoi", "silver_gold"])
def test_changes_add_up_to_what_a_new_connection_sees(game: str) -> None:
    """Through a whole match, for both players and a spectator."""

    async def play() -> None:
        async with served() as server:
            table, guests, lines = await at_table(server, game, "Ann", "Bob")
            zoe = await server.guest("Zoe")
            browsers = [await guest.sit(table, "?views") for guest in (*guests, zoe)]
            for browser in browsers:
                await browser.until("sync")
            chance, steps = random.Random(5), 0
            while (await lines[0].look())["view"]["phase"] == "playing":
                one = chance.choice(lines)
                sync = await one.look()
                if sync["view"].get("tentative") and chance.random() < 0.2:
                    await one.ask("undo", seat=sync["viewer"], version=sync["view"]["n"])
                elif sync["view"]["seats"][sync["viewer"]]["owes"]:
                    await play_step(one, chance)
                steps += 1
                if steps % 5 == 0:
                    for browser in browsers:
                        await browser.ask("ping")
                        seen = browser.seen
                        whole = await browser.look()
                        assert {**seen, "id": "", "now": 0} == {**whole, "id": "", "now": 0}
            kinds = [message["type"] for browser in browsers for message in browser.heard]
            assert kinds.count("changed") > 100

    run(play())


def test_attempts_are_not_sent_to_other_seats() -> None:
    async def look() -> None:
        async with served() as server:
            table, guests, _ = await at_table(server, "silver_gold", "Ann", "Bob")
            browsers = [await guest.sit(table, "?views") for guest in guests]
            sync = await browsers[0].until("sync")
            await browsers[1].until("sync")
            await browsers[1].ask("ping")
            heard = len(browsers[1].heard)
            facts = {"seat": 0, "version": sync["view"]["n"]}
            assert (await browsers[0].ask("act", action=sync["legal"][0], **facts))["type"] == "done"
            assert (await browsers[0].ask("preview", actions=sync["legal"][:2]))["gains"] == [None, None]
            assert (await browsers[1].ask("ping"))["type"] == "pong"
            assert len(browsers[1].heard) == heard + 1

    run(look())


def test_previewing_an_illegal_action_is_empty_and_has_no_effect() -> None:
    async def look() -> None:
        async with served() as server:
            _, _, lines = await at_table(server, "gold_ahoi", "Ann", "Bob")
            before = [await line.look() for line in lines]
            mover = next(seat for seat in (0, 1) if before[seat]["legal"])
            asked = ["place 0,0 0", "place 9,9 0", "nonsense", ""]
            gains = (await lines[mover].ask("preview", actions=asked))["gains"]
            assert gains == [{"totals": gains[0]["totals"]}, None, None, None]
            assert (await lines[1 - mover].ask("preview", actions=asked))["gains"] == [None] * 4
            too_many = await lines[mover].ask("preview", actions=asked * 3)
            assert (too_many["type"], too_many["code"]) == ("refused", "message_unreadable")
            assert [(await line.look())["view"] for line in lines] == [sync["view"] for sync in before]

    run(look())
