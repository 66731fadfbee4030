"""A game of another package is playable everywhere without a change to Goldhook: only its entry point names it."""

from __future__ import annotations

import asyncio
import json
import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect

from server_processes import ServerProcess

pytestmark = [pytest.mark.slow, pytest.mark.usefixtures("installed")]

ROOT = Path(__file__).parents[2]


def run(*words: str, typed: str = "") -> str:
    """Run a program with the game installed, and return what it printed."""
    command = [sys.executable, "-m", *words]
    done = subprocess.run(command, cwd=ROOT, input=typed, capture_output=True, text=True, timeout=500)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def goldhook(*words: str, typed: str = "", lang: str = "en") -> str:
    return run("goldhook", "--lang", lang, *words, typed=typed)


# --- command line -------------------------------------------------------------------------------------------------


def test_a_person_plays_it_in_a_terminal(tmp_path: Path) -> None:
    kept = tmp_path / "match.json"
    words = ("play", "pebbles", "--seats", "human,level:2", "--seed", "3", "--record", str(kept))
    told = goldhook(*words, "--option", "doubling=true", typed="help\nhint\n1\nundo\n2\n\n1!\n1!\n")
    assert "Welcome to Pebbles!" in told
    assert "The most pebbles win." in told
    assert "Hint: empty B" in told
    assert "All bags are empty." in told
    match = json.loads(kept.read_text(encoding="utf-8"))
    assert match["game"] == "pebbles"
    assert match["options"] == {"doubling": True}
    assert "All bags are empty." in goldhook("replay", str(kept))


def test_it_speaks_the_languages_it_brings_and_english_otherwise() -> None:
    assert "Kiesel" in goldhook("play", typed="q\n", lang="de")
    assert "Pebbles" in goldhook("play", typed="q\n", lang="pl")


def test_bots_meet_in_a_match() -> None:
    told = json.loads(goldhook("match", "pebbles", "--seats", "greedy,level:3,random", "--games", "6", "--json"))
    assert told["games"] == 6


def test_a_tournament_an_analysis_and_the_commands_for_sets_know_it(tmp_path: Path) -> None:
    assert json.loads(goldhook("tournament", "pebbles", "--players", "greedy,random", "--games", "4", "--json"))
    goldhook("match", "pebbles", "--seats", "random,greedy", "--games", "2", "--records", str(tmp_path / "kept"))
    analysis = json.loads(goldhook("analyse", "--json", str(next((tmp_path / "kept").iterdir()))))
    assert len(analysis["decisions"]) == 4
    assert "Pebbles in all bags: 34" in goldhook("set", "show", "pebbles")
    own = tmp_path / "own.json"
    own.write_text('{"name": "Mine", "pebbles": [1, 1, 1, 1, 1, 1, 1, 1, 9]}', encoding="utf-8")
    assert "Pebbles" in goldhook("set", "check", str(own))


# --- conformance --------------------------------------------------------------------------------------------------


def test_it_passes_the_conformance_suite() -> None:
    told = run("pytest", "-q", "-p", "no:cacheprovider", "-n", "0", "tests/conformance", "-k", "pebbles")
    passed = int(told.rpartition(" passed")[0].rpartition("\n")[2])
    assert passed > 25
    assert "failed" not in told


# --- server -------------------------------------------------------------------------------------------------------


async def look(port: int, table: str, cookie: str) -> dict[str, Any]:
    """Return the whole table as this person sees it."""
    address = f"ws://127.0.0.1:{port}/api/tables/{table}/socket"
    async with connect(address, additional_headers={"Cookie": cookie}) as socket:
        await socket.send(json.dumps({"type": "look", "id": "look"}))
        while True:
            for line in str(await socket.recv()).split("\n"):
                message = json.loads(line)
                if message.get("id") == "look":
                    return dict(message)


async def play_at(port: int) -> dict[str, Any]:
    """Create a table, play a random match against a bot, and return the last view."""
    chance = random.Random(1)
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=60) as client:
        listed = (await client.get("/api/games")).json()["games"]
        (game,) = [game for game in listed if game["name"] == "pebbles"]
        assert [option["name"] for option in game["options"]] == ["doubling"]
        assert "option-doubling = der letzte" in (await client.get("/api/languages/de")).text
        assert "option-doubling = the last" in (await client.get("/api/languages/ru")).text
        assert (await client.get("/api/sets/pebbles/pieces/B1")).text.startswith("<svg")
        await client.post("/api/me", json={"name": "Ann"})
        wanted = {"game": "pebbles", "players": 2, "bots": {"1": 3}, "options": {"doubling": True}}
        table = (await client.post("/api/tables", json=wanted)).json()["table"]
        cookie = "; ".join(f"{name}={value}" for name, value in client.cookies.items())

        async def command(type_: str, **facts: Any) -> None:
            answer = await client.post(f"/api/tables/{table}/commands", json={"type": type_, **facts})
            assert answer.status_code == 200, answer.text

        await command("start")
        while True:
            sync = await look(port, table, cookie)
            view = sync["view"]
            if view["phase"] == "over":
                return dict(view)
            if not view["seats"][0]["owes"]:
                await asyncio.sleep(0.05)
            elif view["complete"]:
                await command("confirm", seat=0, version=view["n"])
            else:
                await command("act", seat=0, action=chance.choice(sync["legal"]), version=view["n"])


def test_a_server_plays_a_whole_match_against_a_bot() -> None:
    async def check() -> dict[str, Any]:
        server = ServerProcess("memory:")
        await server.start()
        try:
            return await play_at(server.port)
        finally:
            server.kill()

    view = asyncio.run(asyncio.wait_for(check(), 300))
    assert view["match"]["bags"] == [0, 0]
    assert sum(view["match"]["totals"]) > 0
