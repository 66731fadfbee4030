"""Replays: every moment, nothing hidden, only after the end; and uploaded record files."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from at_server import Guest, Served, at_table, play_out, run, served
from goldhook import record
from goldhook.core.game import Json
from goldhook.games import GAMES
from random_sets import random_tiles

pytestmark = pytest.mark.slow

RECORD = {"game": "gold_ahoi", "goldhook": 1, "set": "house", "players": 2, "first": 0, "options": {}}


async def played(server: Served, game: str) -> tuple[str, list[Guest]]:
    """Return a match that is over."""
    table, guests, lines = await at_table(server, game, "Ann", "Bob")
    await asyncio.gather(*(play_out(line, seed) for seed, line in enumerate(lines)))
    return table, guests


@pytest.mark.parametrize("game", list(GAMES))
def test_every_moment_of_a_finished_match(game: str) -> None:
    async def look() -> None:
        async with served() as server:
            table, guests = await played(server, game)
            replay = (await guests[0].client.get(f"/api/tables/{table}/replay")).json()
            match = record.from_json((await guests[0].client.get(f"/api/tables/{table}/record")).json())
            moments = list(record.replay(match))
            assert (replay["game"], replay["set"], replay["names"]) == (game, "house", ["Ann", "Bob"])
            assert replay["seats"] == ["human", "human"]
            assert replay["pieces"] == match.game.pieces_json(match.game.house())
            assert "drawings" not in replay
            assert len(replay["frames"]) == len(moments) == len(match.actions) + 1
            for frame, moment in zip(replay["frames"], moments, strict=True):
                assert (frame["action"], frame["seat"]) == (moment.action and str(moment.action), moment.seat)
                check_open(match.game, frame, moment.state)
            over = match.game.outcome(moments[-1].state)
            assert replay["outcome"]["over"]
            assert (replay["outcome"]["winners"], replay["outcome"]["totals"]) == ([*over.winners], [*over.totals])
            assert replay["frames"][1]["events"][0]["code"] in ("cards_kept", "tile_laid")
            rounds = [(frame["round"], frame["turn"]) for frame in replay["frames"]]
            assert rounds == sorted(rounds)

    run(look())


def check_open(game: Any, frame: Json, state: Any) -> None:
    """Check a frame against the rules engine's state, with nothing hidden."""
    outcome = game.outcome(state)
    assert frame["aid"]["totals"] == list(outcome.totals)
    view = frame["view"]
    if game.name == "gold_ahoi":
        assert view["hands"] == [tile and tile.id for tile in state.hands]
        assert len(view["board"]) == len(state.layout.laid)
        return
    marked = [sum(held.marked.bit_count() for held in player.cards if held) for player in state.players]
    assert [sum(len(card["marked"]) for card in seat["cards"]) for seat in view["seats"]] == marked
    if view["step"] == "keep":
        assert view["hands"] == [[card.id for card in hand] for hand in state.hands]


def test_an_analysis_needs_a_finished_match_and_permission_to_watch() -> None:
    async def look() -> None:
        async with served() as server:
            table, guests, lines = await at_table(server, "gold_ahoi", "Ann", "Bob", options={"spectators": False})
            path = f"/api/tables/{table}/replay"
            early = await guests[0].client.get(path)
            assert (early.status_code, early.json()["code"]) == (409, "match_running")
            await asyncio.gather(*(play_out(line, seed) for seed, line in enumerate(lines)))
            zoe = await server.guest("Zoe")
            assert (await zoe.client.get(path)).json()["code"] == "watching_forbidden"
            assert (await guests[1].client.get(path)).status_code == 200
            assert (await zoe.client.get("/api/tables/nowhere/replay")).json()["code"] == "table_unknown"

    run(look())


def test_a_deleted_name_is_in_no_replay() -> None:
    async def look() -> None:
        async with served() as server:
            table, guests = await played(server, "gold_ahoi")
            path = f"/api/tables/{table}/replay"
            assert (await guests[0].client.get(path)).json()["names"] == ["Ann", "Bob"]
            assert (await guests[1].client.delete("/api/me")).status_code == 204
            await asyncio.sleep(0.05)
            assert (await guests[0].client.get(path)).json()["names"] == ["Ann", ""]

    run(look())


@pytest.mark.parametrize("game", list(GAMES))
def test_an_uploaded_record_can_be_replayed(game: str) -> None:
    async def look() -> None:
        async with served() as server:
            table, guests = await played(server, game)
            client = guests[0].client
            mine = (await client.get(f"/api/tables/{table}/record")).json()
            there = (await client.get(f"/api/tables/{table}/replay")).json()
            assert (await client.post("/api/replay", json=mine)).json() == there | {"names": ["", ""]}
            half = mine | {"actions": mine["actions"][:5]}
            begun = (await client.post("/api/replay", json=half)).json()
            assert (begun["frames"], begun["outcome"]["over"]) == (there["frames"][:6], False)

    run(look())


def test_a_record_with_a_custom_set_includes_its_drawings() -> None:
    async def look() -> None:
        async with served() as server:
            ann = await server.guest("Ann")
            tiles = random_tiles(5)
            mine = {
                **RECORD,
                "set": GAMES["gold_ahoi"].pieces_json(tiles),
                "shuffles": {"bag": [tile.id for tile in tiles.tiles]},
                "actions": [[0, "place 0,0 3"]],
            }
            replay = (await ann.client.post("/api/replay", json=mine)).json()
            assert replay["set"] == tiles.name
            first = tiles.tiles[0].id
            assert set(replay["drawings"]) == {*(tile.id for tile in tiles.tiles), f"{first}?turn=3"}
            assert all(drawing.startswith("<svg") for drawing in replay["drawings"].values())

    run(look())


@pytest.mark.parametrize(
    ("content", "code"),
    [
        (b"", "file_not_json"),
        (b"\xff", "file_not_text"),
        (b"[" * 100_000, "file_too_deep"),
        (b"[]", "record_not_a_record"),
        (b'{"goldhook": 1, "game": "chess"}', "game_unknown"),
        (b'{"goldhook": 1, "game": "gold_ahoi", "set": {"name": 5}}', "set_no_name"),
        (b"x" * 600_000, "body_too_large"),
    ],
)
def test_an_invalid_record_is_refused(content: bytes, code: str) -> None:
    async def look() -> None:
        async with served() as server:
            ann = await server.guest("Ann")
            answer = await ann.client.post("/api/replay", content=content)
            assert answer.status_code in (400, 413)
            assert answer.json()["code"] == code
            bag = [tile.id for tile in GAMES["gold_ahoi"].house().tiles]
            wrong = {**RECORD, "shuffles": {"bag": bag}, "actions": [[0, "place 0,0 0"], [1, "place 5,5 0"]]}
            refused = (await ann.client.post("/api/replay", json=wrong)).json()
            assert (refused["code"], refused["facts"]["reason"]["code"]) == ("record_action", "touches_no_tile")

    run(look())


def test_endless_brackets_are_rejected() -> None:
    async def look() -> None:
        async with served() as server:
            ann = await server.guest("Ann")
            deep = '{"game": "gold_ahoi", "options": ' + '{"a": ' * 40_000
            assert (await ann.client.post("/api/tables", content=deep)).json()["code"] == "message_unreadable"
            line = await ann.sit(await ann.create())
            await line.socket.send('{"x": ' + "[" * 3_000)
            assert (await line.until("refused"))["code"] == "message_unreadable"

    run(look())
