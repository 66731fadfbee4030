"""Retry decisions of a finished match: the position, the verdict, and refusals."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from at_server import Guest, NoThinkers, Served, at_table, play_out, run, served
from goldhook import analysis, record
from goldhook.analysis import Numbers
from goldhook.analysis.retry import Retry
from goldhook.server.work.thinkers import Asker, Busy, Comparing

pytestmark = pytest.mark.slow


class Judge(NoThinkers):
    """Finds the first action of a comparison better than the played one, and worse than the third."""

    def __init__(self) -> None:
        self.busy = False
        self.asked: list[Comparing] = []

    async def compare(self, asker: Asker, comparing: Comparing) -> Retry:
        self.asked.append(comparing)
        if self.busy:
            raise Busy
        why = ("in_playouts", {"count": 100})
        return Retry(Numbers(0.5, 10.0), Numbers(0.25, 9.0), Numbers(0.75, 12.0), "better", "worse", why, 100)


async def finished(server: Served, game: str) -> tuple[Guest, str, Any, list[str]]:
    """Play a match; return a decision in its middle and all legal actions there."""
    table, guests, lines = await at_table(server, game, "Ann", "Bob")
    await asyncio.gather(*(play_out(line, seed) for seed, line in enumerate(lines)))
    match = record.from_json((await guests[0].client.get(f"/api/tables/{table}/record")).json())
    asked = list(analysis.decision_points(match))
    question = asked[len(asked) // 2]
    state = list(record.replay(match))[question.number].state
    return guests[0], table, question, list(map(str, match.game.legal(state, question.seat)))


@pytest.mark.parametrize("game", ["silver_gold", "gold_ahoi"])
def test_a_decision_is_shown_and_another_action_is_judged(game: str) -> None:
    async def play() -> None:
        judge = Judge()
        async with served(judge, reader_seconds=60) as server:
            ann, table, question, legal = await finished(server, game)
            path = f"/api/tables/{table}/decisions/{question.number}"
            shown = (await ann.client.get(path)).json()
            assert (shown["seat"], shown["game"], shown["players"]) == (question.seat, game, 2)
            assert shown["moment"]["legal"] == legal
            assert set(shown["tries"]) <= set(legal)
            better = next(action for action in legal if action != str(question.action))
            tried = {"action": legal[0], "better": better}
            verdict = (await ann.client.post(path, json=tried)).json()
            assert (verdict["to_played"], verdict["to_better"]) == ("better", "worse")
            assert verdict["tried"] == {"win": 0.5, "points": 10.0}
            assert verdict["why"] == {"code": "in_playouts", "count": 100}
            assert [str(action) for action in judge.asked[0].moves] == [legal[0], str(question.action), better]
            judge.busy = True
            assert (await ann.client.post(path, json=tried)).json()["code"] == "too_fast"

    run(play())


def test_refusals() -> None:
    async def play() -> None:
        async with served(reader_seconds=60) as server:
            ann, table, question, legal = await finished(server, "gold_ahoi")
            path = f"/api/tables/{table}/decisions"

            async def code(number: object, **tried: str) -> str:
                method = "POST" if tried else "GET"
                answer = await ann.client.request(method, f"{path}/{number}", json=tried or None)
                return str(answer.json()["code"])

            better = next(action for action in legal if action != str(question.action))
            assert await code(9999) == "page_unknown"
            assert await code("9" * 300) == "page_unknown"
            assert await code("x") == "page_unknown"
            assert await code(question.number, action="nonsense", better=better) == "action_not_there"
            assert await code(question.number, action=better, better=str(question.action)) == "action_not_there"
            assert await code(question.number, action=better, better=better) == "analysis_unavailable", "no thinkers"
            running, guests, _ = await at_table(server, "gold_ahoi", "Cid", "Dot")
            answer = await guests[0].client.get(f"/api/tables/{running}/decisions/0")
            assert answer.status_code == 409, "nothing is shown before the end"

    run(play())
