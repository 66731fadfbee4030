"""Circles of friends over HTTP: who may see and do what, limits, results against each other, and tournaments."""

from __future__ import annotations

import asyncio

import pytest

from at_circle import ask, circle_of, ids, play, refused, seen, settled, shuffles, tournament_in
from at_server import at_table, play_out, run, served
from goldhook.server.http import circles_api

DAY = 24 * 3600 * 1000


def test_a_circle_is_visible_to_members_only() -> None:
    async def check() -> None:
        async with served() as server:
            ann, ben, eve = [await server.guest(name) for name in ("Ann", "Ben", "Eve")]
            circle = await circle_of(ann, ben, name="  Ｆriday\u202e   club ")
            shown = await seen(ben, circle)
            assert shown["name"] == "Friday club"
            assert [(one["name"], one["me"], one["runs"]) for one in shown["members"]] == [
                ("Ann", False, True),
                ("Ben", True, False),
            ]
            member = shown["members"][1]["id"]
            track = await tournament_in(circle, ann)
            for method, path, body in (
                ("GET", "", None),
                ("GET", "/invite", None),
                ("POST", "/members", {"link": "wrong"}),
                ("POST", "/members", {"link": ""}),
                ("POST", "/link", {"open": False}),
                ("DELETE", f"/members/{member}", None),
                ("POST", "/tournaments", {"game": "gold_ahoi"}),
                ("POST", track.removeprefix(f"/{circle}") + "/rounds/1", {}),
                ("DELETE", track.removeprefix(f"/{circle}"), None),
            ):
                there = await eve.client.request(method, f"/api/circles/{circle}{path}", json=body)
                nowhere = await eve.client.request(method, f"/api/circles/no-such{path}", json=body)
                assert (there.status_code, there.content) == (nowhere.status_code, nowhere.content), (method, path)
                assert there.status_code == 404
            assert await ask(eve, "GET", "", 200) == []
            assert await ask(ben, "GET", "", 200) == [{"circle": circle, "name": "Friday club", "members": 2}]
            invite = await ask(ben, "GET", f"/{circle}/invite", 200)
            assert invite["links"][0]["url"].endswith(f"/circle/{circle}/{shown['link']}")

    run(check())


def test_the_first_member_removes_others_and_closes_the_link() -> None:
    async def check() -> None:
        async with served() as server:
            ann, ben, eve = [await server.guest(name) for name in ("Ann", "Ben", "Eve")]
            circle = await circle_of(ann, ben)
            who = await ids(ann, circle)
            link = (await seen(ann, circle))["link"]
            assert await refused(ben, "DELETE", f"/{circle}/members/{who['Ann']}", 403) == "circle_not_yours"
            assert await refused(ben, "POST", f"/{circle}/link", 403, {"open": False}) == "circle_not_yours"
            await ask(ann, "DELETE", f"/{circle}/members/{who['Ben']}", 204)
            # The link that the removed person knows no longer works.
            assert await refused(ben, "POST", f"/{circle}/members", 404, {"link": link}) == "circle_unknown"
            renewed = (await seen(ann, circle))["link"]
            assert renewed not in ("", link)
            closed = await ask(ann, "POST", f"/{circle}/link", 200, {"open": False})
            assert closed["link"] == ""
            assert await refused(ann, "GET", f"/{circle}/invite", 409) == "circle_closed"
            for wrong in (renewed, ""):
                await ask(eve, "POST", f"/{circle}/members", 404, {"link": wrong})
            opened = await ask(ann, "POST", f"/{circle}/link", 200, {"open": True})
            await ask(eve, "POST", f"/{circle}/members", 201, {"link": opened["link"]})
            await ask(ann, "DELETE", f"/{circle}/members/{who['Ann']}", 204)
            assert [(one["name"], one["runs"]) for one in (await seen(eve, circle))["members"]] == [("Eve", True)]
            await ask(eve, "DELETE", f"/{circle}/members/{(await ids(eve, circle))['Eve']}", 204)
            assert await server.rooms.store.circles.find(circle) is None

    run(check())


def test_circles_have_limits(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("MOST_CIRCLES", "MOST_MEMBERS", "MOST_TOURNAMENTS"):
        monkeypatch.setattr(circles_api, name, 2)

    async def check() -> None:
        async with served() as server:
            ann, ben, eve = [await server.guest(name) for name in ("Ann", "Ben", "Eve")]
            circle = await circle_of(ann, ben)
            link = {"link": (await seen(ann, circle))["link"]}
            assert await refused(eve, "POST", f"/{circle}/members", 409, link) == "circle_full"
            await ask(ben, "POST", f"/{circle}/members", 201, link)  # a member already
            await circle_of(ann)
            assert await refused(ann, "POST", "", 409, {"name": "Third"}) == "too_many_circles"
            for _ in range(2):
                await tournament_in(circle, ben)
            wanted = {"game": "gold_ahoi"}
            assert await refused(ann, "POST", f"/{circle}/tournaments", 409, wanted) == "too_many_tournaments"
            newest = (await seen(ann, circle))["tournaments"][0]["id"]
            assert await refused(ben, "DELETE", f"/{circle}/tournaments/{newest}", 403) == "circle_not_yours"
            await ask(ann, "DELETE", f"/{circle}/tournaments/{newest}", 204)
            for wrong in ({"rounds": 11}, {"rounds": 0}, {"level": 9}, {"game": "chess"}):
                await ask(ann, "POST", f"/{circle}/tournaments", 400, {**wanted, **wrong})
            for name in ("", "x" * 31, "\u200b"):
                assert await refused(eve, "POST", "", 400, {"name": name}) == "name_wrong"

    run(check())


def test_an_address_creates_few_circles() -> None:
    async def check() -> None:
        async with served(circles_per_hour=4) as server:
            ann, ben = await server.guest("Ann"), await server.guest("Ben")
            await circle_of(ann)
            assert await refused(ben, "POST", "", 429, {"name": "Second"}) == "too_fast"

    run(check())


def test_programs_have_no_circles() -> None:
    async def check() -> None:
        async with served() as server:
            ann = await server.guest("Ann")
            token = (await ann.client.post("/api/me/tokens", json={"caps": ["play", "create"]})).json()["secret"]
            answer = await ann.client.get("/api/circles", headers={"Authorization": f"Bearer {token}"})
            assert answer.status_code == 403
            ann.client.cookies.clear()
            assert await refused(ann, "GET", "", 401) == "name_first"

    run(check())


def test_members_see_their_results_and_open_tables() -> None:
    async def check() -> None:
        async with served() as server:
            _, (ann, ben), lines = await at_table(server, "gold_ahoi", "Ann", "Ben")
            await asyncio.gather(*(play_out(line, seed) for seed, line in enumerate(lines)))
            await settled(server)
            eve = await server.guest("Eve")
            circle = await circle_of(ann, ben)
            shown, who = await seen(ben, circle), await ids(ben, circle)
            mine, theirs = sorted(shown["encounters"], key=lambda one: one["member"] == who["Ann"], reverse=True)
            assert (mine["member"], mine["other"], mine["played"]) == (who["Ann"], who["Ben"], 1)
            assert (theirs["member"], theirs["other"], theirs["played"]) == (who["Ben"], who["Ann"], 1)
            assert mine["won"] + theirs["won"] + mine["drawn"] == 1
            listed = await ann.create(options={"open_lobby": True})
            await ann.create()
            await eve.create(options={"open_lobby": True})
            async with asyncio.timeout(20):
                (await ann.sit(listed)).heard.clear()
                while [one["table"] for one in (await seen(ben, circle))["tables"]] != [listed]:
                    await asyncio.sleep(0.01)

    run(check())


def test_everybody_plays_the_bot_once_with_the_same_shuffle() -> None:
    async def check() -> None:
        async with served() as server:
            ann, ben = await server.guest("Ann"), await server.guest("Ben")
            circle = await circle_of(ann, ben)
            track = await tournament_in(circle, ann, level=1)
            first = await ask(ann, "POST", f"{track}/rounds/1", 201, {})
            assert await ask(ann, "POST", f"{track}/rounds/1", 201, {}) == first
            second = await ask(ben, "POST", f"{track}/rounds/1", 201, {})
            other = await ask(ben, "POST", f"{track}/rounds/2", 201, {})
            assert len({first["table"], second["table"], other["table"]}) == 3
            equal = [await shuffles(server, one["table"]) for one in (first, second)]
            assert equal[0] == equal[1] != await shuffles(server, other["table"])
            # Others cannot watch a shuffle that they may still play, and there are no hints.
            assert (await ben.client.get(f"/api/tables/{first['table']}")).status_code == 403
            line = await ann.sit(first["table"])
            assert (await line.look())["view"]["hints"] is False
            assert (await line.ask("hint"))["code"] == "hints_off"
            assert (await line.look())["viewer"] == 0
            await line.close()
            other_line = await ben.sit(other["table"])
            assert (await other_line.look())["viewer"] == 1
            await play(ann, first["table"], 1)
            await settled(server)
            (mine,), (theirs,) = [(await seen(guest, circle))["tournaments"] for guest in (ann, ben)]
            assert mine["rounds"][0]["state"] == "done"
            assert len(mine["rounds"][0]["results"]) == 1
            assert mine["standings"] == []  # nobody to compare with
            assert theirs["rounds"][0]["state"] == "running"
            assert theirs["rounds"][0]["results"] == theirs["standings"] == []
            for path in ("", "/record", "/replay", "/analysis"):
                assert (await ben.client.get(f"/api/tables/{first['table']}{path}")).status_code == 403
            await play(ben, second["table"], 2)
            await settled(server)
            (theirs,) = (await seen(ben, circle))["tournaments"]
            points = {one["member"]: one["points"] for one in theirs["rounds"][0]["results"]}
            who = await ids(ben, circle)
            lead = points[who["Ann"]] - points[who["Ben"]]
            assert {one["member"]: one["lead"] for one in theirs["standings"]} == {who["Ann"]: lead, who["Ben"]: -lead}
            assert (await seen(ben, circle))["encounters"] == []
            for wrong in ("0", "3", "x", "999999"):
                await ask(ann, "POST", f"{track}/rounds/{wrong}", 404, {})

    run(check())


def test_members_play_each_other_when_both_want_to() -> None:
    async def check() -> None:
        async with served() as server:
            ann, ben, eve = [await server.guest(name) for name in ("Ann", "Ben", "Eve")]
            circle = await circle_of(ann, ben, eve)
            who = await ids(ann, circle)
            track = await tournament_in(circle, ben)
            here = f"{track}/rounds/2"
            assert await refused(ben, "POST", here, 409, {"member": who["Ann"]}) == "offer_gone"
            assert await ask(ann, "POST", here, 201, {}) == {"table": ""}
            assert await refused(ann, "POST", here, 409, {"member": who["Ann"]}) == "offer_gone"
            (shown,) = (await seen(ben, circle))["tournaments"]
            assert shown["rounds"][1]["waiting"] == [who["Ann"]]
            await ask(ann, "DELETE", here, 204)
            assert await refused(ben, "POST", here, 409, {"member": who["Ann"]}) == "offer_gone"
            await ask(ann, "POST", here, 201, {})
            table = (await ask(ben, "POST", here, 201, {"member": who["Ann"]}))["table"]
            assert await refused(eve, "POST", here, 409, {"member": who["Ann"]}) == "offer_gone"
            assert await ask(ann, "POST", here, 201, {}) == {"table": table}
            lines = [await guest.sit(table) for guest in (ann, ben)]
            views = [(await line.look())["view"] for line in lines]
            assert [view["seat"] for view in views] == [1, 0]
            assert [seat["name"] for seat in views[0]["seats"]] == ["Ben", "Ann"]
            assert views[0]["phase"] == "playing"
            # The member who opened the table cannot replace another member with a bot.
            assert (await lines[1].ask("remove", seat=1))["code"] == "seat_not_removable"
            await asyncio.gather(*(play_out(line, seed) for seed, line in enumerate(lines)))
            await settled(server)
            (shown,) = (await seen(ann, circle))["tournaments"]
            assert [one["seat"] for one in shown["rounds"][1]["results"]] == [0, 1]
            assert (await seen(eve, circle))["tournaments"][0]["rounds"][1]["results"] == []
            await ann.client.post(f"/api/tables/{table}/block", json={"seat": 0})
            await ask(ann, "POST", f"{track}/rounds/1", 201, {})
            assert await refused(ben, "POST", f"{track}/rounds/1", 403, {"member": who["Ann"]}) == "not_welcome"

    run(check())


def test_an_attempt_survives_a_kill_before_its_table_opens() -> None:
    async def check() -> None:
        async with served() as server:
            ann, ben = await server.guest("Ann"), await server.guest("Ben")
            circle = await circle_of(ann, ben)
            track = await tournament_in(circle, ann)
            tournament = track.rpartition("/")[2]
            people = [one.person for one in await server.rooms.store.circles.members(circle)]
            await server.rooms.store.circles.offer(tournament, 1, people[0], 0)
            assert await server.rooms.store.circles.begin(tournament, 1, "match", people[1], 1, people[0])
            assert await ask(ann, "POST", f"{track}/rounds/1", 201, {}) == {"table": "match"}
            assert await ask(ben, "POST", f"{track}/rounds/1", 201, {}) == {"table": "match"}
            assert (await (await ann.sit("match")).look())["view"]["phase"] == "playing"

    run(check())


def test_membership_is_transferred_exported_and_deleted() -> None:
    async def check() -> None:
        async with served() as server:
            ann, ben, phone = [await server.guest(name) for name in ("Ann", "Ben", "Phone")]
            circle = await circle_of(ann, ben)
            track = await tournament_in(circle, ann, level=1)
            table = (await ask(ben, "POST", f"{track}/rounds/1", 201, {}))["table"]
            code = (await ben.client.post("/api/me/code")).json()["code"]
            assert (await phone.client.post("/api/me/redeem", json={"code": code})).status_code == 200
            assert [one["name"] for one in (await seen(phone, circle))["members"] if one["me"]] == ["Ben"]
            assert await ask(phone, "POST", f"{track}/rounds/1", 201, {}) == {"table": table}
            (kept,) = (await phone.client.get("/api/me/export")).json()["circles"]
            assert kept["name"] == "Friday"
            assert kept["rounds"] == [{"game": "gold_ahoi", "round": 1, "table": table, "outcome": "", "points": 0}]
            assert (await ben.client.delete("/api/me")).status_code == 204
            shown = await seen(ann, circle)
            assert [one["name"] for one in shown["members"]] == ["Ann"]
            assert (await ann.client.delete("/api/me")).status_code == 204
            assert await server.rooms.store.circles.find(circle) is None

    run(check())
