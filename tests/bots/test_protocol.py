"""The line protocol from the table's side: the messages to a program, and the example in the document."""

from __future__ import annotations

import json
import re
import shlex
import sys
from pathlib import Path
from typing import Any

import pytest

from bot_scripts import LOOP, POLITE, WITH_MEMORY_AID, gone, started
from goldhook.bots.driver import play_out
from goldhook.bots.player import Player, Simple
from goldhook.bots.program import Program
from goldhook.bots.protocol import patience
from goldhook.bots.seat_specs import player_for
from goldhook.core.chance import Chance, deal
from goldhook.core.game import Seat
from goldhook.games import GAMES
from random_sets import random_deck

DOCUMENT = Path(__file__).parents[2] / "docs" / "bot-protocol.md"
#: Writes everything it hears to a file, and answers as it should.
SCRIBE = (
    POLITE
    + """
for line in sys.stdin:
    open(sys.argv[1], "a").write(line)
    heard = json.loads(line)
    if heard["type"] == "hello": ready()
    if heard["type"] == "act": first(heard)
    if heard["type"] == "end": break
"""
)


def scribe(folder: Path) -> tuple[list[str], Path]:
    (folder / "scribe.py").write_text(SCRIBE)
    return [sys.executable, str(folder / "scribe.py"), str(folder / "heard.txt")], folder / "heard.txt"


def heard(path: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in path.read_text(encoding="ascii").splitlines()]


@pytest.mark.parametrize("game", GAMES)
def test_a_program_hears_what_the_document_says(tmp_path: Path, game: str) -> None:
    chosen, (command, path) = GAMES[game], scribe(tmp_path)
    setup = deal(chosen, 2, seed=8)

    def sit(at: Seat) -> Player:
        if at == 1:
            return Program(command, chosen, setup.pieces, at=1, players=2, options=chosen.options(), milliseconds=700)
        return Simple("first", lambda _view, legal: legal[0])

    played = play_out(chosen, setup, sit)
    assert played.forfeit is None
    hello, *rest, end = heard(path)
    assert hello == {
        "type": "hello", "protocol": 1, "game": game, "set": chosen.pieces_json(chosen.house()), "seat": 1,
        "players": 2, "options": {}, "budget_ms": 700,
    }  # fmt: skip
    assert list(hello) == ["type", "protocol", "game", "set", "seat", "players", "options", "budget_ms"]
    assert end == {"type": "end", "outcome": json.loads(json.dumps(chosen.report(played.state)))}
    asked = [message for message in rest if message["type"] == "act"]
    actions = [str(action) for seat, action in played.actions if seat == 1]
    assert [message["legal"][0] for message in asked] == actions
    state = chosen.start(setup)
    for seat, action in played.actions:
        if seat == 1:
            question = asked.pop(0)
            assert question["view"] == chosen.view(state, 1)
            assert question["legal"] == sorted(map(str, chosen.legal(state, 1)))
        state, _ = chosen.apply(state, seat, action)
    passed = [message for message in rest if message["type"] == "seen"]
    assert len(passed) == (18 if game == "gold_ahoi" else 0)
    assert all(message["view"]["seat"] == 1 and list(message) == ["type", "view"] for message in passed)


def test_options_and_another_set_are_told(tmp_path: Path) -> None:
    game, (command, path) = GAMES["silver_gold"], scribe(tmp_path)
    pieces = random_deck(5)
    bot = Program(command, game, pieces, at=2, players=3, options=WITH_MEMORY_AID)
    assert bot.name == "Polite"
    bot.end({})
    hello, end = heard(path)
    assert (hello["set"], hello["options"]) == (game.pieces_json(pieces), {"memory_aid": True})
    assert (hello["seat"], hello["players"], hello["budget_ms"]) == (2, 3, 1000)
    assert end == {"type": "end", "outcome": {}}


def test_cards_to_keep_may_be_named_in_either_order_and_capitals_do_not_matter(tmp_path: Path) -> None:
    game = GAMES["silver_gold"]
    state = game.start(deal(game, seed=1))
    turned = POLITE + LOOP.replace(
        "first(heard)",
        """
        verb, one, two = heard["legal"][0].split()
        say({"type": "action", "action": f"{verb.upper()} {two.lower()}  {one}"})""",
    )
    bot = started(tmp_path, turned, "silver_gold")
    legal = game.legal(state, 0)
    chosen = bot.act(game.view(state, 0), legal)
    assert chosen in legal
    assert str(chosen) == min(map(str, legal))
    bot.end({})


def test_a_program_without_a_printable_name_goes_by_its_command(tmp_path: Path) -> None:
    for name in ("null", "7", '""', '"\\u0007bell"', '"two\\nlines"', '"\\ud800"'):
        bot = started(tmp_path, POLITE.replace('"name": "Polite"', f'"name": json.loads({name!r})') + LOOP)
        assert bot.name.startswith(sys.executable)
        bot.end({})
    bot = started(tmp_path, POLITE.replace("Polite", "Зов моря") + LOOP)
    assert bot.name == "Зов моря"
    bot.end({})


def test_it_has_two_budgets_and_a_second() -> None:
    assert patience(1000) == 3
    assert patience(200) == 1.4


def test_a_polite_program_has_left_when_the_match_ends(tmp_path: Path) -> None:
    bot = started(tmp_path, POLITE + LOOP)
    process = bot._pipe._process
    bot.end({})
    assert process.returncode == 0
    assert gone(process.pid)
    assert not any(thread.is_alive() for thread in bot._pipe._threads)
    bot.end({})  # a second call does nothing


# --- the document -------------------------------------------------------------------------------------------------


def example() -> str:
    found = re.search(r"```python\n(.*?)```", DOCUMENT.read_text(encoding="utf-8"), re.DOTALL)
    assert found
    return found[1]


def test_the_example_is_short() -> None:
    assert len(example().splitlines()) <= 40


@pytest.mark.parametrize(("game", "players"), [("silver_gold", 2), ("silver_gold", 4), ("gold_ahoi", 2)])
def test_the_example_of_the_document_plays_whole_games(tmp_path: Path, game: str, players: int) -> None:
    path = tmp_path / "my_bot.py"
    path.write_text(example(), encoding="utf-8")
    chosen, seat = GAMES[game], f"cmd:{shlex.join([sys.executable, str(path)])}"
    setup = deal(chosen, players, seed=3)
    bots: list[Player] = []

    def sit(at: Seat) -> Player:
        bots.append(player_for(seat if at else "random", chosen, setup.pieces, Chance(at), at=at, players=players))
        return bots[-1]

    played = play_out(chosen, setup, sit)
    assert played.forfeit is None
    assert bots[1].name == "Forty lines"
    outcome = chosen.outcome(played.state)
    assert outcome.over
    if game == "silver_gold":
        assert min(outcome.totals[1:]) > outcome.totals[0], "it plays better than by lot"
