"""`goldhook bot` at the other end of the pipe."""

from __future__ import annotations

import io
import json
import sys
from pathlib import Path
from typing import Any

import pytest

from command_line import Ran, run
from goldhook.bots import levels
from goldhook.bots.company import play_out
from goldhook.bots.memory import Memory
from goldhook.bots.player import Player, Simple
from goldhook.bots.program import Program
from goldhook.bots.protocol import hello
from goldhook.bots.speaker import read_hello
from goldhook.bots.thought import Budget, Option, Thought
from goldhook.catalog import GAMES
from goldhook.chance import deal
from goldhook.cli import bot as bot_command
from goldhook.game import NO_OPTIONS, Json, Options, Seat

pytestmark = pytest.mark.slow

Capture = pytest.CaptureFixture[str]


def greeting(game: str, /, **more: Any) -> Json:
    chosen = GAMES[game]
    return {**hello(chosen, chosen.house(), 0, 2, NO_OPTIONS, 40), **more}


def told(monkeypatch: pytest.MonkeyPatch, capsys: Capture, *lines: object, words: str = "greedy") -> Ran:
    """What the bot says to these lines; objects are written as JSON."""
    text = "".join((line if isinstance(line, str) else json.dumps(line)) + "\n" for line in lines)
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(text.encode("utf-8", "surrogatepass"))))
    return run(capsys, "bot", *words.split())


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", [1, 2])
def test_it_plays_a_whole_match_at_the_end_of_a_pipe(game: str, seed: int) -> None:
    chosen = GAMES[game]
    setup = deal(chosen, 2, seed, options=Options(memory_aid=True, open_hands=True))
    command = [sys.executable, "-m", "goldhook", "bot", "greedy", "--seed", "3"]

    def sit(at: Seat) -> Player:
        if at:
            return Simple("first", lambda _view, legal: legal[0])
        return Program(command, chosen, setup.pieces, at=0, players=2, options=setup.options, milliseconds=10_000)

    played = play_out(chosen, setup, sit)
    assert played.forfeit is None
    assert chosen.outcome(played.state).over
    assert play_out(chosen, setup, sit).actions == played.actions, "a seed fixes what it does"


class FakeMind:
    """Takes the last action, and writes down what it is given to think with."""

    def __init__(self, asked: list[tuple[Memory, int, Budget]]) -> None:
        self.asked = asked

    def think(self, view: Json, memory: Memory, level: int, budget: Budget, seed: int, threads: int) -> Thought:
        self.asked.append((memory, level, budget))
        return Thought((Option(GAMES["silver_gold"].parse("keep P01 P02"), 0.5, 80.0, 1),), 1)


@pytest.mark.parametrize(
    ("words", "budget"), [("4", Budget(milliseconds=40)), ("4@9p", Budget(playouts=9)), ("level:4@7", Budget(7))]
)
def test_a_level_thinks_as_long_as_hello_says_unless_it_was_told_otherwise(
    monkeypatch: pytest.MonkeyPatch, capsys: Capture, words: str, budget: Budget
) -> None:
    asked: list[tuple[Memory, int, Budget]] = []
    monkeypatch.setattr(levels, "mind", lambda _game, _pieces: FakeMind(asked))
    monkeypatch.setattr(bot_command, "warm_up", lambda _reader, _seats, _game: None)
    seen = {"type": "seen", "view": {"round": 1, "expedition": "E4"}}
    act = {"type": "act", "view": {"round": 1, "expedition": "E5"}, "legal": ["keep P01 P02", "keep P01 P03"]}
    ran = told(monkeypatch, capsys, greeting("silver_gold"), seen, act, {"type": "end", "outcome": {}}, words=words)
    ready, action = map(json.loads, ran.out.splitlines())
    assert ran.code == 0
    assert ready == {"type": "ready", "name": words if ":" in words else f"level:{words}"}
    assert action == {"type": "action", "action": "keep P01 P02"}
    assert asked == [(Memory(1, ("E4", "E5")), 4, budget)]


def test_after_the_end_it_listens_no_more(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    ran = told(monkeypatch, capsys, greeting("gold_ahoi"), {"type": "end", "outcome": {}}, "rubbish")
    assert (ran.code, ran.out) == (0, '{"type":"ready","name":"greedy"}\n')
    assert told(monkeypatch, capsys, greeting("gold_ahoi")).code == 0, "no more lines: the table is gone"
    monkeypatch.setattr(sys, "stdin", None)
    assert run(capsys, "bot", "greedy").code == 0


@pytest.mark.parametrize(
    "lines",
    [
        ["rubbish"],
        ["[]"],
        [{"type": "act", "view": {}, "legal": []}],
        [{"type": "hello"}],
        [greeting("gold_ahoi", protocol=2)],
        [greeting("gold_ahoi", protocol=10**40)],
        [greeting("gold_ahoi", game="chess")],
        [greeting("gold_ahoi", game=None)],
        [greeting("gold_ahoi", set="house")],
        [greeting("gold_ahoi", set={"name": "x", "tiles": []})],
        [greeting("gold_ahoi", budget_ms="long")],
        [greeting("gold_ahoi", options=[])],
        [greeting("gold_ahoi"), {"type": "sing"}],
        [greeting("gold_ahoi"), {"type": "act", "view": {}, "legal": []}],
        [greeting("gold_ahoi"), {"type": "act", "view": {}, "legal": ["fly"]}],
        [greeting("gold_ahoi"), {"type": "act", "legal": ["place 0,0 0"]}],
        [greeting("gold_ahoi"), {"type": "seen"}],
    ],
)
@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_table_that_does_not_speak_the_protocol_is_told_so_in_one_line(
    monkeypatch: pytest.MonkeyPatch, capsys: Capture, lines: list[object], language: str
) -> None:
    ran = told(monkeypatch, capsys, *lines, words=f"greedy --lang {language}")
    assert (ran.code, ran.err.count("\n")) == (1, 1)


@pytest.mark.parametrize("words", ["", "9", "human", "cmd:python x.py", "level:3@soon", "greedy greedy", "3@"])
def test_only_bots_can_be_asked_for(capsys: Capture, words: str) -> None:
    ran = run(capsys, "bot", *words.split())
    assert (ran.code, ran.out, ran.err.count("\n")) == (2, "", 1)


def test_every_message_of_the_document_is_known() -> None:
    document = (Path(__file__).parents[2] / "docs" / "bot-protocol.md").read_text(encoding="utf-8")
    for kind in ("hello", "ready", "act", "action", "seen", "end"):
        assert f'{{"type":"{kind}"' in document


def test_hello_tells_the_options_and_what_is_not_understood_is_as_usual() -> None:
    game = GAMES["gold_ahoi"]
    agreed = Options(open_hands=True, handicap=4)
    assert read_hello(hello(game, game.house(), 0, 2, agreed, 40)).options == agreed
    assert read_hello(greeting("gold_ahoi", options={"handicap": True, "open_hands": 1, "x": 2})).options == NO_OPTIONS
