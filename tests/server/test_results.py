"""Results that stay: "my matches" with outcomes, statistics, the export, old databases, another device, deletion."""

from __future__ import annotations

import asyncio
import json
import shutil
from pathlib import Path

import httpx
import pytest

from at_server import Guest, Served, at_table, play_out, run, served
from goldhook import table as tables
from goldhook.core.game import Json
from goldhook.server.live.statistics import statistics
from goldhook.store import Change, Ended, Tally

OLD = Path(__file__).parent.parent / "old_database"


async def settled(server: Served) -> None:
    """Wait until all finished matches are counted."""
    server.rooms.settling.note()
    await asyncio.wait_for(server.rooms.settling.idle.wait(), 50)


async def matches(guest: Guest, query: str = "") -> list[Json]:
    answer = await guest.client.get(f"/api/me/matches{query}")
    assert answer.status_code == 200, answer.text
    return list(answer.json()["matches"])


async def results(guest: Guest) -> list[Json]:
    answer = await guest.client.get("/api/me/results")
    assert answer.status_code == 200, answer.text
    return list(answer.json()["games"])


async def against_bot(guest: Guest, seed: int = 1, level: int = 2) -> str:
    """Play a whole match against a bot."""
    table = await guest.create(bots={1: level})
    line = await guest.sit(table)
    assert (await line.ask("start"))["type"] == "done"
    await play_out(line, seed)
    return table


def test_a_finished_match_shows_its_result() -> None:
    async def check() -> None:
        async with served() as server:
            ann = await server.guest("Ann")
            table = await against_bot(ann)
            await settled(server)
            (match,) = await matches(ann)
            assert (match["table"], match["status"], match["seat"]) == (table, "over", 0)
            (bot,) = match["opponents"]
            assert (bot["name"], bot["level"]) == ("", 2)
            result = match["result"]
            assert result["why"] == ""
            better = result["points"] - bot["points"]
            assert result["outcome"] == ("won" if better > 0 else "drawn" if better == 0 else "lost")
            assert await matches(ann, f"?outcome={result['outcome']}&rival=2&game=gold_ahoi") == [match]
            assert await matches(ann, "?rival=3") == await matches(ann, "?unfinished") == []
            (game,) = await results(ann)
            assert (game["game"], game["played"]) == ("gold_ahoi", 1)
            assert game["best"] == [{"players": 2, "points": result["points"], "table": table}]
            assert [rung["played"] for rung in game["ladder"]] == [0, 1, 0, 0, 0]
            assert game["next"] == 1
            names = {strength["name"] for strength in game["strengths"]}
            assert names == {"land", "water", "large_areas", "close_areas"}
            assert all([bot["level"] for bot in strength["bots"]] == [2] for strength in game["strengths"])

    run(check())


def test_running_matches_show_progress_without_hidden_facts() -> None:
    async def check() -> None:
        async with served() as server:
            _, (ann, ben), _ = await at_table(server, "silver_gold", "Ann", "Ben")
            for guest, other in ((ann, "Ben"), (ben, "Ann")):
                (match,) = await matches(guest)
                assert match["opponents"] == [{"name": other, "level": 0, "points": 0}]
                assert match["points"] == 0
                assert match["result"] is None
                assert match["owes"] is True
                assert {"round", "turn"} <= match.keys()
                assert not {"shuffles", "hand", "hands", "view"} & set(json.dumps(match).split('"'))
            assert await results(ann) == []

    run(check())


def test_people_are_compared_with_each_other() -> None:
    async def check() -> None:
        async with served() as server:
            table, (ann, ben), lines = await at_table(server, "gold_ahoi", "Ann", "Ben")
            await asyncio.gather(*(play_out(line, seed) for seed, line in enumerate(lines)))
            await settled(server)
            ((mine,), (theirs,)) = (await results(ann), await results(ben))
            for one, other in zip(mine["strengths"], theirs["strengths"], strict=True):
                assert (one["people"], other["people"]) == (other["mine"], one["mine"])
            (match,) = await matches(ann)
            assert match["opponents"][0]["name"] == "Ben"
            (average,) = mine["averages"]
            assert (average["players"], average["level"], average["played"]) == (2, 0, 1)
            await ben.client.delete("/api/me")
            (match,) = await matches(ann)
            assert (match["table"], match["opponents"][0]["name"]) == (table, "")

    run(check())


def test_a_program_is_listed_but_not_counted() -> None:
    async def check() -> None:
        async with served() as server:
            ann = await server.guest("Ann")
            token = (await ann.client.post("/api/me/tokens", json={"caps": ["play", "create"]})).json()["secret"]
            program = httpx.AsyncClient(base_url=server.base, headers={"Authorization": f"Bearer {token}"})
            server.open.append(program)
            table = (await program.post("/api/tables", json={"game": "gold_ahoi", "bots": {"1": 1}})).json()["table"]
            await program.post(f"/api/tables/{table}/commands", json={"type": "start"})
            while (view := (await program.get(f"/api/tables/{table}")).json())["phase"] != "over":
                if view["seats"][0]["owes"]:
                    action = tables.legal(await server.rooms.read(table), 0)[0]
                    act = {"type": "act", "seat": 0, "action": action, "version": view["n"], "confirm": True}
                    await program.post(f"/api/tables/{table}/commands", json=act)
                else:
                    await asyncio.sleep(0.005)
            await settled(server)
            (match,) = await matches(ann)
            assert match["result"]["why"] == "program"
            assert await results(ann) == []

    run(check())


def test_results_follow_a_transfer_and_vanish_on_deletion() -> None:
    async def check() -> None:
        async with served() as server:
            ann = await server.guest("Ann")
            table = await against_bot(ann)
            await settled(server)
            file = await ann.client.get("/api/me/export")
            assert "attachment" in file.headers["content-disposition"]
            kept = file.json()
            assert (kept["name"], [match["table"] for match in kept["matches"]]) == ("Ann", [table])
            assert kept["results"]["games"] == await results(ann)

            phone = httpx.AsyncClient(base_url=server.base)
            server.open.append(phone)
            code = (await ann.client.post("/api/me/code")).json()["code"]
            await phone.post("/api/me/redeem", json={"code": code})
            assert (await phone.get("/api/me/results")).json()["games"] == kept["results"]["games"]

            person = server.rooms.keys.person_of(str(ann.client.cookies["goldhook"]))
            assert (await ann.client.delete("/api/me")).status_code == 204
            assert (await phone.get("/api/me/results")).status_code == 401
            assert await server.rooms.store.results.tallies(person) == ()

    run(check())


def test_wrong_filters_are_refused() -> None:
    async def check() -> None:
        async with served() as server:
            ann = await server.guest("Ann")
            for query in ("outcome=great", "rival=9", "rival=x", "game=chess"):
                assert (await ann.client.get(f"/api/me/matches?{query}")).status_code == 400, query
            async with httpx.AsyncClient(base_url=server.base) as nobody:
                assert (await nobody.get("/api/me/results")).status_code == 401

    run(check())


def test_an_old_database_is_counted_too(tmp_path: Path) -> None:
    async def check() -> None:
        store = str(shutil.copy(OLD / "goldhook.sqlite", tmp_path / "goldhook.sqlite"))
        old = json.loads((OLD / "tables.json").read_text(encoding="utf-8"))
        async with served(store=store) as server:
            await settled(server)
            people = {}
            for name in await server.rooms.store.names.at(old["gold_ahoi_over"]["table"]):
                client = httpx.AsyncClient(base_url=server.base, timeout=60)
                client.cookies.set("goldhook", server.rooms.keys.sign(str(name.person)))
                server.open.append(client)
                people[name.text] = Guest(server, name.text, client)
            found = {match["table"]: match for match in await matches(people["Ann"])}
            for kind in ("gold_ahoi_over", "silver_gold_over"):
                assert found[old[kind]["table"]]["result"]["why"] == "", kind
                assert found[old[kind]["table"]]["opponents"][0]["name"] == "Ben"
            games = await results(people["Ann"])
            assert sorted(game["game"] for game in games) == ["gold_ahoi", "silver_gold"]
            assert [game["played"] for game in games] == [1, 1]

    run(check())


def test_an_unreadable_match_does_not_affect_the_others() -> None:
    async def check() -> None:
        async with served() as server:
            store = server.rooms.store
            await store.matches.create("broken", "gold_ahoi", b"{}", 0)
            await store.append("broken", 0, [b'{"v": 99, "code": "created"}'], at=0, change=Change(status="over"))
            ann = await server.guest("Ann")
            await against_bot(ann)
            await settled(server)
            assert await store.results.unsettled() == ()
            assert (await matches(ann))[0]["result"]

    run(check())


@pytest.mark.parametrize(
    ("newest_first", "now", "longest"),
    [("", 0, 0), ("www", 3, 3), ("lww", 0, 2), ("wlwwlw", 1, 2), ("dw", 0, 1)],
)
def test_streaks(newest_first: str, now: int, longest: int) -> None:
    words = {"w": "won", "l": "lost", "d": "drawn"}
    ended = [Ended("g", 0, words[letter]) for letter in newest_first]  # type: ignore[arg-type]
    count = max(1, len(ended))
    mine = [Tally("g", 2, 1, trait, count, 0, 0, "m") for trait in ("points", "won", "drawn")]
    games = statistics(mine, ended, (), ()).games
    if newest_first:
        assert (games[0].streak.now, games[0].streak.longest) == (now, longest)
    else:
        assert games == []


def test_means_are_weighted_by_number_of_players() -> None:
    def tallies(trait: str, *rows: tuple[int, int, int, int]) -> list[Tally]:
        return [Tally("g", players, level, trait, times, total, 9, "m") for players, level, times, total in rows]

    mine = [
        *tallies("points", (2, 3, 3, 90), (4, 5, 1, 50)),
        *tallies("won", (2, 3, 3, 2), (4, 5, 1, 0)),
        *tallies("drawn", (2, 3, 3, 0), (4, 5, 1, 0)),
        *tallies("coins", (2, 3, 3, 30), (4, 5, 1, 6)),
    ]
    people = tallies("coins", (2, 0, 13, 60), (4, 5, 2, 8))
    bots = tallies("coins", (2, 3, 10, 80), (3, 3, 10, 999), (2, 5, 2, 20), (4, 5, 1, 4))
    (game,) = statistics(mine, [Ended("g", 1, "won")], people, bots).games
    (coins,) = game.strengths
    assert coins.mine == 9
    assert coins.people == (3 * 3 + 1 * 2) / 4  # (60 - 30) / 10 with two players, (8 - 6) / 1 with four
    assert [(one.level, one.mean) for one in coins.bots] == [(3, 8), (5, (3 * 10 + 1 * 4) / 4)]
    assert [(rung.level, rung.played, rung.won) for rung in game.ladder if rung.played] == [(3, 3, 2), (5, 1, 0)]
    assert game.next == 1
    assert [(best.players, best.points) for best in game.best] == [(2, 9), (4, 9)]
