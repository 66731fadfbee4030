"""What a line with `?views` is shown beside the view; a program's line pays nothing for it."""

from __future__ import annotations

import pytest

from at_server import at_table, run, served


def test_only_lines_with_views_get_it() -> None:
    async def look() -> None:
        async with served() as server:
            table, guests, lines = await at_table(server, "gold_ahoi", "Ann", "Bob")
            assert (await lines[0].look())["aid"] == {}
            command = await guests[0].client.post(f"/api/tables/{table}/commands", json={"type": "look"})
            assert command.json()["aid"] == {}
            browser = await guests[0].sit(table, "?views")
            sync = await browser.until("sync")
            assert len(sync["aid"]["after"]) == len(sync["legal"])
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
            if game == "silver_gold":
                quiet = [at for at, mark in enumerate(before["aid"]["marks"]) if mark["points"] and not mark["crosses"]]
                number = quiet[0]
            asked = {"seat": seat, "action": before["legal"][number], "version": before["view"]["n"]}
            assert (await browsers[seat].ask("act", "tried", **asked))["type"] == "done"
            after = await browsers[seat].until("sync")
            assert after["view"]["complete"]
            assert after["legal"] == before["legal"]
            if game == "gold_ahoi":
                assert after["aid"]["totals"] == before["aid"]["after"][number]
                for part in ("after", "closed", "frame"):
                    assert after["aid"][part] == before["aid"][part]
            else:
                grown = after["aid"]["totals"][seat] - before["aid"]["totals"][seat]
                assert grown == before["aid"]["marks"][number]["points"] > 0
                assert after["aid"]["marks"] == before["aid"]["marks"]
            other = (await browsers[1 - seat].look())["aid"]
            assert other == syncs[1 - seat]["aid"], "the other does not notice"

    run(look())
