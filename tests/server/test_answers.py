"""Every route answers with the type that OpenAPI promises."""

from __future__ import annotations

import asyncio
from typing import NamedTuple

import pytest
from msgspec.json import decode

from at_server import Guest, NoThinkers, at_table, play_out, run, served
from goldhook import analysis, daily, record
from goldhook.analysis import Numbers
from goldhook.analysis.retry import Retry
from goldhook.core.game import Json
from goldhook.games import GAMES
from goldhook.puzzles.puzzle import shipped
from goldhook.server.http.circles_api import ROUND
from goldhook.server.http.routes import ROUTES
from goldhook.server.work.thinkers import Asker, Comparing


class Comparer(NoThinkers):
    """A judge that finds all moves equal."""

    async def compare(self, asker: Asker, comparing: Comparing) -> Retry:
        even = Numbers(0.5, 10.0)
        return Retry(even, even, even, "even", "even", None, 100)


def another_action(played: Json) -> tuple[int, str]:
    """Return the number of a decision of a record, and a legal action that was not played."""
    match = record.from_json(played)
    question = next(analysis.decision_points(match))
    state = list(record.replay(match))[question.number].state
    legal = map(str, match.game.legal(state, question.seat))
    return question.number, next(action for action in legal if action != str(question.action))


class ACircle(NamedTuple):
    """The names in the paths of a circle, and bodies for them."""

    names: dict[str, str]
    bodies: dict[str, object]


async def a_circle(runner: Guest) -> ACircle:
    """Create a circle with a tournament against a bot. A member may join again."""
    made = (await runner.client.post("/api/circles", json={"name": "Friends"})).json()
    path = f"/api/circles/{made['circle']}"
    wanted = {"game": "gold_ahoi", "rounds": 1, "level": 1}
    answer = await runner.client.post(f"{path}/tournaments", json=wanted)
    assert answer.status_code == 201, answer.text
    made = answer.json()
    names = {
        "circle": made["circle"],
        "tournament": made["tournaments"][0]["id"],
        "round": "1",
        "member": "x",
        "link": made["link"],
    }
    bodies = {
        "invitation": {"link": made["link"]},
        "members": {"link": made["link"]},
        "link": {"open": True},
        "tournaments": wanted,
    }
    below: dict[str, object] = {f"/api/circles/{{circle}}/{what}": body for what, body in bodies.items()}
    return ACircle(names, {**below, ROUND: {}})


@pytest.mark.slow
def test_responses_match_the_openapi_types() -> None:
    async def look() -> None:
        async with served(Comparer(), reader_seconds=60) as server:
            table, guests, lines = await at_table(server, "gold_ahoi", "Ann", "Bob", options={"open_lobby": True})
            puzzle = next(iter(shipped("gold_ahoi").values()))
            bodies: dict[str, object] = {
                "/api/me": {"name": "Ann"},
                "/api/tables": {"game": "gold_ahoi"},
                "/api/tables/{table}/commands": {"type": "look"},
                "/api/tables/{table}/block": {"seat": 1},
                "/api/sets/{game}/check": GAMES["gold_ahoi"].pieces_json(GAMES["gold_ahoi"].house()),
                "/api/me/tokens": {},
                "/api/circles": {"name": "Friends"},
                "/api/puzzles/{game}/{puzzle}": {"action": puzzle.answers[0]},
                "/api/me/puzzles": {"attempts": [{"game": "gold_ahoi", "puzzle": puzzle.id, "right": True, "at": 1}]},
            }
            await asyncio.gather(*(play_out(line, seed) for seed, line in enumerate(lines)))
            played = (await guests[0].client.get(f"/api/tables/{table}/record")).json()
            number, better = another_action(played)
            bodies["/api/replay"] = played
            bodies["/api/tables/{table}/decisions/{number}"] = {"action": better, "better": better}
            bodies |= (circle := await a_circle(guests[0])).bodies
            seen = 0
            for api in ROUTES:
                if "{path:path}" in api.path:
                    continue
                names = {"game": "gold_ahoi", "piece": "T01", "code": "el", "part": "home", "icon": "512"}
                names["cover"] = "home"
                names["date"] = daily.day_of(server.rooms.now()).isoformat()
                path = api.path.format(
                    table=table, token="x", handle="x", puzzle=puzzle.id, number=number, **circle.names, **names
                )
                if path.endswith(("/stream", "/redeem", "/lan")) or api.method == "DELETE":
                    continue
                answer = await guests[0].client.request(api.method, path, json=bodies.get(api.path))
                assert answer.status_code == api.status, (path, answer.text)
                assert answer.headers["content-type"].partition(";")[0] == api.kind
                if api.gives is not None:
                    decode(answer.content, type=api.gives, strict=True)
                    seen += 1
            assert seen > 15

    run(look())
