"""The daily deal: one shuffle for everyone, one ranked attempt, proofs to check, and nothing revealed early."""

from __future__ import annotations

from datetime import date, timedelta
from pathlib import Path
from typing import Any

import pytest

from at_daily import FakeClock, attempt, begin, deal_of, get, record_of
from at_server import Guest, play_out, run, served
from goldhook import daily
from goldhook.bots.levels import LEVELS
from goldhook.core.game import Json
from goldhook.games import GAMES
from goldhook.server.live.daily import PAST
from goldhook.server.live.daily_bots import DailyBots


def test_everybody_plays_the_same_deal_and_is_ranked_once() -> None:
    async def check() -> None:
        async with served(now=FakeClock()) as server:
            ann, bob = await server.guest("Ann"), await server.guest("Bob")
            first, line = await begin(ann, "2026-11-18")
            again = await ann.client.post("/api/daily/2026-11-18/gold_ahoi")
            assert again.json()["table"] == first
            await play_out(line, 1)
            second = await attempt(ann, "2026-11-18", seed=2)
            theirs = await attempt(bob, "2026-11-18", seed=3)
            assert len({first, second, theirs}) == 3
            records = [await record_of(ann, first), await record_of(ann, second), await record_of(bob, theirs)]
            assert all(record["shuffles"] == records[0]["shuffles"] for record in records)
            assert all(record["first"] == records[0]["first"] for record in records)
            await server.rooms.settling.idle.wait()
            deal = await deal_of(ann, "2026-11-18")
            assert (deal["ranked"], sum(bar["count"] for bar in deal["histogram"])) == (2, 2)
            assert (deal["mine"]["table"], deal["mine"]["why"]) == (first, "")
            assert deal["mine"]["points"] in {bar["points"] for bar in deal["histogram"]}
            # Other players may neither watch nor read the record: they may not have played yet.
            assert (await bob.client.get(f"/api/tables/{first}/record")).status_code == 403
            assert (await bob.client.get(f"/api/tables/{first}")).status_code == 403
            whys = {one["table"]: one["result"]["why"] for one in (await matches(ann))}
            assert whys == {first: "", second: "repeated"}

    run(check())


async def matches(guest: Guest) -> list[Json]:
    return list((await guest.client.get("/api/me/matches")).json()["matches"])


@pytest.mark.parametrize("game", sorted(GAMES))
def test_nothing_of_an_unplayed_deal_is_in_any_answer(game: str) -> None:
    """Before the first attempt is over, no answer has a key, a result of the levels, or a card that nobody has seen."""

    async def check() -> None:
        async with served(now=FakeClock(), daily_days=1) as server:
            ann, bob = await server.guest("Ann"), await server.guest("Bob")
            day = "2026-11-18"
            table, line = await begin(ann, day, game)
            hint = await line.ask("hint")
            assert (hint["type"], hint["code"]) == ("refused", "hints_off")
            paths = ["/api/daily", f"/api/daily/{day}", f"/api/tables/{table}", f"/api/tables/{table}/record"]
            paths += [f"/api/tables/{table}/replay", f"/api/tables/{table}/analysis", "/api/me/matches", "/api/lobby"]
            paths += [f"/api/tables/{table}/decisions/0", "/api/me/export"]
            texts = [(await who.client.get(path)).text for who in (ann, bob) for path in paths]
            texts += [*line.raw, (await bob.client.get("/api/daily")).text]
            key = await server.rooms.daily.key(date(2026, 11, 18))
            everything = "\n".join(texts)
            assert key.hex() not in everything
            for shuffle in daily.deal(GAMES[game], key).shuffles.values():
                rows = [shuffle] if isinstance(shuffle[0], str) else shuffle
                for row in rows:
                    assert ",".join(f'"{item}"' for item in row[2:8]) not in everything
            for who in (ann, bob):
                shown = await get(who)
                deal = next(one for one in shown["today"]["deals"] if one["game"] == game)
                assert deal["histogram"] is deal["levels"] is None
                assert shown["today"]["proof"]["key"] is None
                assert [proof["date"] for proof in shown["proofs"] if proof["key"]] == [
                    str(date(2026, 11, 17) - timedelta(days=back)) for back in reversed(range(PAST))
                ]
            assert (await ann.client.get(f"/api/tables/{table}/record")).json()["code"] == "match_running"
            watching = await bob.client.get(f"/api/tables/{table}")
            assert watching.json()["code"] == "watching_forbidden"

    run(check())


def documented_check() -> Any:
    """Return the function of docs/daily.md."""
    text = (Path(__file__).parents[2] / "docs" / "daily.md").read_text(encoding="utf-8")
    found: dict[str, Any] = {}
    exec(text.split("```python\n")[1].split("```")[0], found)
    return found["is_honest"]


@pytest.mark.parametrize("game", sorted(GAMES))
def test_anyone_can_verify_commitment_and_shuffle(game: str) -> None:
    """With nothing but hashlib and what the server publishes."""

    async def check() -> None:
        clock = FakeClock("2026-11-10T09:00")
        async with served(now=clock) as server:
            ann = await server.guest("Ann")
            before = {proof["date"]: proof for proof in (await get(ann))["proofs"]}
            assert before["2026-11-18"]["key"] is None
            clock.set("2026-11-18T09:00")
            record = await record_of(ann, await attempt(ann, "2026-11-18", game))
            clock.set("2026-11-19T01:59")
            assert (await get(ann, "/2026-11-18"))["proof"]["key"] is None
            clock.set("2026-11-19T02:00")
            published = (await get(ann, "/2026-11-18"))["proof"]["key"]
        is_honest = documented_check()
        commitment = before["2026-11-18"]["commitment"]
        assert record["shuffles"]
        assert is_honest(commitment, published, record)
        assert not is_honest(before["2026-11-19"]["commitment"], published, record)
        other = {name: [*row[1:], row[0]] for name, row in record["shuffles"].items()}
        assert not is_honest(commitment, published, {**record, "shuffles": other})
        assert not is_honest(commitment, published, {**record, "first": 1 - record["first"]})

    run(check())


def test_an_attempt_that_ends_too_late_is_not_ranked() -> None:
    async def check() -> None:
        clock = FakeClock("2026-11-18T23:59")
        async with served(now=clock) as server:
            ann, bob = await server.guest("Ann"), await server.guest("Bob")
            tables = [await begin(guest, "2026-11-18") for guest in (ann, bob)]
            clock.set("2026-11-19T01:00")
            await play_out(tables[0][1], 1)
            clock.set("2026-11-19T02:01")
            await play_out(tables[1][1], 2)
            assert [(await deal_of(guest, "2026-11-18"))["mine"]["why"] for guest in (ann, bob)] == ["", "late"]
            assert (await deal_of(bob, "2026-11-18"))["ranked"] == 1

    run(check())


def test_past_days_are_unranked_and_future_days_unavailable() -> None:
    async def check() -> None:
        async with served(now=FakeClock()) as server:
            ann = await server.guest("Ann")
            await attempt(ann, "2026-11-16")
            deal = await deal_of(ann, "2026-11-16")
            assert (deal["ranked"], deal["mine"], deal["histogram"]) == (0, None, [])
            today = [(await ann.client.get(f"/api/daily/{day}")).json() for day in ("today", "2026-11-18")]
            assert today[0] == today[1]
            assert today[0]["date"] == "2026-11-18"
            for day in ("2026-11-19", "2026-10-20", "2026-11-31", "yesterday", "20261118"):
                for answer in (
                    await ann.client.get(f"/api/daily/{day}"),
                    await ann.client.post(f"/api/daily/{day}/gold_ahoi"),
                ):
                    assert (answer.status_code, answer.json()["code"]) == (404, "daily_unknown"), day
            answer = await ann.client.post("/api/daily/2026-11-18/chess")
            assert answer.json()["code"] == "game_unknown"
            token = (await ann.client.post("/api/me/tokens", json={"caps": ["play", "create"]})).json()["secret"]
            ann.client.cookies.clear()
            for headers, code in (({"Authorization": f"Bearer {token}"}, "token_may_not"), ({}, "name_first")):
                answer = await ann.client.post("/api/daily/2026-11-18/gold_ahoi", headers=headers)
                assert answer.json()["code"] == code
            assert (await get(ann))["today"]["deals"][0]["mine"] is None

    run(check())


def test_an_address_makes_a_limited_number_of_ranked_attempts_a_day() -> None:
    async def check() -> None:
        clock = FakeClock()
        async with served(now=clock, ranked_per_day=2) as server:
            guests = [await server.guest(name) for name in ("Ann", "Bob", "Cid")]
            for guest in guests[:2]:
                await begin(guest, "2026-11-18")
            refused = await guests[2].client.post("/api/daily/2026-11-18/gold_ahoi")
            assert (refused.status_code, refused.json()["code"]) == (429, "too_many_tables")
            await begin(guests[0], "2026-11-18")  # the same attempt once more
            clock.set("2026-11-19T12:00")
            await begin(guests[2], "2026-11-19")

    run(check())


@pytest.mark.slow
def test_the_levels_are_warmed_up_before_the_first_visitor() -> None:
    async def check() -> None:
        async with served(now=FakeClock(), daily_days=1) as server:
            ann = await server.guest("Ann")
            await DailyBots(server.rooms).play_all()
            await server.rooms.settling.idle.wait()
            assert (await deal_of(ann, "2026-11-18"))["levels"] is None
            table = await attempt(ann, "2026-11-18")
            deal = await deal_of(ann, "2026-11-18")
            assert [one["level"] for one in deal["levels"]] == list(LEVELS)
            shuffles = (await record_of(ann, table))["shuffles"]
            for one in deal["levels"]:
                record = await record_of(ann, one["table"])
                assert record["shuffles"] == shuffles
                assert record["seats"][0] == f"level:{one['level']}"
            assert deal["ranked"] == 1  # bots are not among the people
            bots = DailyBots(server.rooms)
            await bots.play_all()  # finds everything played
            assert len(bots._done) == len(GAMES) * len(LEVELS)

    run(check())
