"""Puzzles over HTTP: positions without answers, verdicts, and refusals."""

from __future__ import annotations

import random
from typing import Any

import httpx
import pytest
from msgspec import structs
from msgspec.json import encode

from at_server import run, served
from goldhook.bots.hint import sentence
from goldhook.core.chance import Chance
from goldhook.core.game import Refusal
from goldhook.core.lang import Language
from goldhook.core.texts import LANGUAGES
from goldhook.games import GAMES, plugin
from goldhook.puzzles.judge import judge
from goldhook.puzzles.puzzle import Puzzle, of_day, shipped
from goldhook.record import to_json
from goldhook.server.live.puzzles import listed, shown, verdict
from goldhook.server.wire.patches import patched

GAMES_WITH_PUZZLES = [name for name in GAMES if plugin(name).puzzles is not None]
DAY = 86_400_000


def one(game: str) -> Puzzle:
    return next(iter(shipped(game).values()))


def redealt(puzzle: Puzzle, seed: int) -> Puzzle:
    """Return the same puzzle with everything that its seat does not know dealt again."""
    redeal = puzzle.game.redeal
    assert redeal
    shuffles = redeal(puzzle.state, puzzle.seat, Chance(seed).reshuffled)
    match = puzzle.match._replace(setup=puzzle.match.setup._replace(shuffles=shuffles))
    return Puzzle({**puzzle.line, "record": to_json(match)})


@pytest.mark.parametrize("game", GAMES_WITH_PUZZLES)
def test_a_position_reveals_neither_the_answer_nor_hidden_facts(game: str) -> None:
    puzzle = one(game)
    sent = encode(shown(puzzle))
    for seed in range(3):
        assert encode(shown(redealt(puzzle, seed))) == sent
    other = Puzzle({**puzzle.line, "answers": [], "worth": [[0, 0]] * len(puzzle.line["worth"]), "why": {"code": ""}})
    assert encode(shown(other)) == sent


@pytest.mark.parametrize("game", GAMES_WITH_PUZZLES)
def test_each_move_is_shown_as_at_a_table(game: str) -> None:
    puzzle = one(game)
    position = shown(puzzle)
    assert list(position.tries) == position.moment.legal == list(puzzle.worth)
    for action, tried in position.tries.items():
        after: Any = patched(structs.asdict(position.moment), tried.change)
        assert after["tentative"] == [action]
        assert not tried.tries
        assert tried.done is None


@pytest.mark.parametrize("game", GAMES_WITH_PUZZLES)
def test_every_verdict_has_a_reason_in_every_language(game: str) -> None:
    puzzle, languages = one(game), [Language(code) for code in LANGUAGES]
    for action in puzzle.worth:
        judged = verdict(puzzle, action)
        assert judged.right == (action in puzzle.answers)
        assert judged.best.value >= judged.chosen.value
        assert judged.right == (judged.best.value == judged.chosen.value)
        code, facts = judge(puzzle, action).why
        assert all(sentence(code, facts, language) for language in languages)
    with pytest.raises(Refusal, match="puzzle_action"):
        judge(puzzle, "place 99,99 0")


def test_each_day_has_its_puzzle_and_none_returns_early() -> None:
    chance = random.Random(1)
    for game in GAMES_WITH_PUZZLES:
        count, first = len(shipped(game)), chance.randrange(20_000)
        assert {of_day(game, first + day) for day in range(count)} == set(shipped(game))
    assert listed(0).day == "1970-01-01"
    assert listed(DAY - 1) == listed(0) != listed(DAY)


def test_puzzles_over_http() -> None:
    async def play() -> None:
        async with served() as server, httpx.AsyncClient(base_url=server.base, timeout=60) as client:
            index = (await client.get("/api/puzzles")).json()
            assert [shown["game"] for shown in index["games"]] == GAMES_WITH_PUZZLES
            for game in GAMES_WITH_PUZZLES:
                puzzle = one(game)
                at = f"/api/puzzles/{game}/{puzzle.id}"
                for _ in range(2):  # built, then kept
                    assert (await client.get(at)).content == encode(shown(puzzle))
                right = (await client.post(at, json={"action": puzzle.answers[0]})).json()
                assert right["right"]
                assert right["answers"] == list(puzzle.answers)
                wrong = next(action for action in puzzle.worth if action not in puzzle.answers)
                assert not (await client.post(at, json={"action": wrong})).json()["right"]
                for body in ({"action": "mark"}, {"action": "x" * 300}, {"action": 3}, {}, {"action": wrong, "n": 1}):
                    assert (await client.post(at, json=body)).status_code == 400
            for at in ("chess/1", "gold_ahoi/no-such", f"gold_ahoi/{'x' * 300}", "gold_ahoi/%00"):
                assert (await client.get(f"/api/puzzles/{at}")).status_code == 404
                assert (await client.post(f"/api/puzzles/{at}", json={"action": "a"})).status_code == 404

    run(play())


async def kept(client: httpx.AsyncClient) -> Any:
    answer = await client.get("/api/me/puzzles")
    assert answer.status_code == 200, answer.text
    return answer.json()


def test_first_answers_belong_to_the_person() -> None:
    """They are counted once, move to another device, are exported, and can be deleted."""

    async def play() -> None:
        clock = [10 * DAY]
        async with served(now=lambda: clock[0]) as server:
            ann = (await server.guest("Ann")).client
            right, wrong = map(one, GAMES_WITH_PUZZLES)
            for puzzle, action in (
                (right, right.answers[0]),
                (wrong, next(action for action in wrong.worth if action not in wrong.answers)),
                (wrong, wrong.answers[0]),
            ):
                await ann.post(f"/api/puzzles/{puzzle.game.name}/{puzzle.id}", json={"action": action})
                clock[0] += 1
            mine = await kept(ann)
            assert [mine[name] for name in ("solved", "tried", "now", "longest", "days")] == [1, 2, 0, 1, 1]
            assert [(one["puzzle"], one["right"]) for one in mine["attempts"]] == [(right.id, True), (wrong.id, False)]

            device = [
                {"game": right.game.name, "puzzle": id_, "right": True, "at": at}
                for id_, at in ((right.id, 1), (list(shipped(right.game.name))[1], 99 * DAY), ("no-such", 5))
            ]
            added = (await ann.post("/api/me/puzzles", json={"attempts": device})).json()
            assert (added["solved"], added["tried"], added["attempts"][-1]["at"]) == (2, 3, clock[0])
            assert (await ann.get("/api/me/export")).json()["puzzles"] == added

            phone = httpx.AsyncClient(base_url=server.base)
            server.open.append(phone)
            await phone.post("/api/me/redeem", json={"code": (await ann.post("/api/me/code")).json()["code"]})
            assert await kept(phone) == added

            token = (await ann.post("/api/me/tokens", json={})).json()["secret"]
            program = httpx.AsyncClient(base_url=server.base, headers={"Authorization": f"Bearer {token}"})
            server.open.append(program)
            third = list(shipped(right.game.name).values())[2]
            answer = {"action": third.answers[0]}
            assert (await program.post(f"/api/puzzles/{third.game.name}/{third.id}", json=answer)).json()["right"]
            assert (await program.get("/api/me/puzzles")).status_code == 403
            assert await kept(phone) == added

            assert (await phone.delete("/api/me/puzzles")).status_code == 204
            assert (await kept(ann))["attempts"] == []
            await ann.post("/api/me/puzzles", json={"attempts": device})
            person = server.rooms.keys.person_of(str(ann.cookies["goldhook"]))
            assert (await ann.delete("/api/me")).status_code == 204
            assert await server.rooms.store.puzzles.of_person(person) == ()
            assert (await phone.get("/api/me/puzzles")).status_code == 401

    run(play())
