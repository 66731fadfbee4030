"""GET /api/games: every game with its options, as a client needs them to open a table."""

from __future__ import annotations

from at_server import run, served
from goldhook.core.options import declared
from goldhook.games import GAMES
from goldhook.table.options import TableOptions


def test_every_game_lists_its_own_options_and_no_other() -> None:
    async def check() -> None:
        async with served() as server:
            ann = await server.guest("Ann")
            told = (await ann.client.get("/api/games")).json()
            assert [game["name"] for game in told["games"]] == list(GAMES)
            for game in told["games"]:
                assert game["players"] == list(GAMES[game["name"]].players)
                assert game["options"] == [option.json() for option in declared(GAMES[game["name"]].options)]
            assert told["table_options"] == [option.json() for option in declared(TableOptions)]

    run(check())


def test_a_table_takes_every_listed_option_and_refuses_those_of_another_game() -> None:
    async def check() -> None:
        async with served() as server:
            ann = await server.guest("Ann")
            told = (await ann.client.get("/api/games")).json()
            names = {game["name"]: {option["name"] for option in game["options"]} for game in told["games"]}
            for game in told["games"]:
                usual = {option["name"]: option["default"] for option in (*game["options"], *told["table_options"])}
                table = await ann.create(game["name"], game["players"][0], options=usual)
                assert (await ann.client.get(f"/api/tables/{table}")).json()["options"] == usual
                for foreign in set.union(*names.values()) - names[game["name"]]:
                    asked = {"game": game["name"], "players": game["players"][0], "options": {foreign: 1}}
                    answer = await ann.client.post("/api/tables", json=asked)
                    assert (answer.status_code, answer.json()["code"]) == (400, "option_unknown")

    run(check())
