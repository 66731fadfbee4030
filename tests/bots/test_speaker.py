"""`goldhook bot` at the other end of the pipe."""

from __future__ import annotations

import io
import json
import re
import sys
from pathlib import Path
from typing import Any

import pytest

from any_options import any_options
from command_line import Ran, run
from goldhook.bots import levels, program
from goldhook.bots.driver import play_out
from goldhook.bots.memory import Memory
from goldhook.bots.player import Player, Simple
from goldhook.bots.program import Program
from goldhook.bots.protocol import act, hello, written
from goldhook.bots.speaker import read_hello
from goldhook.bots.thought import Budget, Option, Thought
from goldhook.cli.commands import bot as bot_command
from goldhook.core.chance import deal
from goldhook.core.game import Json, Seat
from goldhook.games import GAMES
from goldhook.games.silver_gold.bots.memory import Seen
from seen_games import legal_in

pytestmark = pytest.mark.slow

Capture = pytest.CaptureFixture[str]


def greeting(game: str, /, **more: Any) -> Json:
    chosen = GAMES[game]
    return {**hello(chosen, chosen.house(), 0, 2, chosen.options(), 40), **more}


def told(monkeypatch: pytest.MonkeyPatch, capsys: Capture, *lines: object, words: str = "greedy") -> Ran:
    """Return the bot's answers to these lines; objects are written as JSON."""
    text = "".join((line if isinstance(line, str) else json.dumps(line)) + "\n" for line in lines)
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(text.encode("utf-8", "surrogatepass"))))
    return run(capsys, "bot", *words.split())


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", [1, 2])
def test_it_plays_a_whole_match_at_the_end_of_a_pipe(game: str, seed: int) -> None:
    chosen = GAMES[game]
    setup = deal(chosen, 2, seed, options=any_options(chosen, seed))
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
    """Takes the first action, and records the arguments of its decisions."""

    def __init__(self) -> None:
        self.asked: list[tuple[Memory, int, Budget, int]] = []

    def think(self, view: Json, memory: Memory, level: int, budget: Budget, seed: int, threads: int) -> Thought[Any]:
        self.asked.append((memory, level, budget, threads))
        return Thought((Option(legal_in(view)[0], 0.5, 80.0, 1),), 1)


@pytest.fixture
def mind(monkeypatch: pytest.MonkeyPatch) -> FakeMind:
    fake = FakeMind()
    monkeypatch.setattr(levels, "mind", lambda _game, _pieces: fake)
    monkeypatch.setattr(bot_command, "warm_up", lambda _reader, _seats, _game: None)
    return fake


def moments(game: str, count: int) -> list[tuple[Any, list[Any]]]:
    """Return the first decisions of seat 0 in a match: its view and its legal actions."""
    chosen = GAMES[game]
    state, asked = chosen.start(deal(chosen, 2, 4)), list[tuple[Any, list[Any]]]()
    while len(asked) < count:
        seat = chosen.to_act(state)[0]
        legal = chosen.legal(state, seat)
        if seat == 0:
            asked.append((chosen.view(state, 0), legal))
        state, _ = chosen.apply(state, seat, legal[-1])
    return asked


@pytest.mark.parametrize(
    ("words", "budget", "threads"),
    [
        ("4", Budget(milliseconds=40), 1),
        ("4@9p", Budget(playouts=9), 1),
        ("level:4@7", Budget(7), 1),
        ("4 --threads 3", Budget(milliseconds=40), 3),
    ],
)
def test_a_level_thinks_as_hello_says_unless_it_was_told_otherwise(
    monkeypatch: pytest.MonkeyPatch, capsys: Capture, mind: FakeMind, words: str, budget: Budget, threads: int
) -> None:
    _, (before, _), (now, legal) = moments("silver_gold", 3)
    assert before["turn"] < now["turn"]
    lines = (greeting("silver_gold"), {"type": "seen", "view": before}, act(now, legal), {"type": "end", "outcome": {}})
    ran = told(monkeypatch, capsys, *lines, words=words)
    ready, action = map(json.loads, ran.out.splitlines())
    assert ran.code == 0
    level = words.split()[0]
    assert ready == {"type": "ready", "name": level if ":" in level else f"level:{level}"}
    assert action == {"type": "action", "action": str(legal[0])}
    assert mind.asked == [(Seen(1, (before["expedition"], now["expedition"])), 4, budget, threads)]


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
        [greeting("gold_ahoi"), {"type": "act", "view": {}, "legal": ["place 0,0 0", "place 0,0 1"]}],
        [greeting("silver_gold"), {"type": "act", "view": {}, "legal": ["keep P01 P02", "keep P01 P03"]}],
        [greeting("silver_gold"), {"type": "seen", "view": {"expedition": "E1"}}],
        [greeting("gold_ahoi"), {"type": "seen", "view": {"board": 5}}],
    ],
)
@pytest.mark.parametrize("words", ["greedy --lang en", "greedy --lang ru", "1"])
def test_a_table_that_does_not_speak_the_protocol_is_told_so_in_one_line(
    monkeypatch: pytest.MonkeyPatch, capsys: Capture, lines: list[object], words: str
) -> None:
    monkeypatch.setattr(bot_command, "warm_up", lambda _reader, _seats, _game: None)
    ran = told(monkeypatch, capsys, *lines, words=words)
    assert (ran.code, ran.err.count("\n")) == (1, 1)


def test_what_is_wrong_with_a_view_is_named(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    ((view, legal),) = moments("silver_gold", 1)
    wrong: Any = {**view, "round": "one"}
    line = act(wrong, legal)
    assert "“act” is invalid (round)" in told(monkeypatch, capsys, greeting("silver_gold"), line).err
    shown = [{"type": "seen", "view": moments("silver_gold", 2)[1][0] | {"expedition": name}} for name in ("E1", "E2")]
    ran = told(monkeypatch, capsys, greeting("silver_gold"), *shown)
    assert "“seen” is invalid (turn)" in ran.err, "two cards were never turned up in one turn"


def test_whatever_else_a_player_stumbles_over_is_told_in_one_line_too(
    monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    """A valid view, but without such an action."""
    (view, _), (_, later) = moments("silver_gold", 2)
    ran = told(monkeypatch, capsys, greeting("silver_gold"), act(view, later))
    assert (ran.code, ran.err.count("\n")) == (1, 1)
    assert "is invalid" in ran.err


@pytest.mark.parametrize("words", ["", "9", "human", "cmd:python x.py", "level:3@soon", "greedy greedy", "3@"])
def test_only_bots_can_be_asked_for(capsys: Capture, words: str) -> None:
    ran = run(capsys, "bot", *words.split())
    assert (ran.code, ran.out, ran.err.count("\n")) == (2, "", 1)


def documented() -> dict[str, tuple[str, list[str]]]:
    """Return every message in the document's table: its type, its sender, and its fields in order."""
    document = (Path(__file__).parents[2] / "docs" / "bot-protocol.md").read_text(encoding="utf-8")
    found: dict[str, tuple[str, list[str]]] = {}
    for way, line in re.findall(r"^\| ([→←]) \| `(.+?)` \|", document, re.MULTILINE):
        message = json.loads(line.replace("{…}", "{}").replace(",…]", "]"))
        assert message["type"] not in found
        found[message["type"]] = (way, list(message))
    return found


def test_the_messages_of_the_document_are_those_that_both_ends_of_the_pipe_speak(
    monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    """The messages of a match to a program are recorded and sent to our own bot, whose answers must be legal there."""
    game, sent = GAMES["gold_ahoi"], list[Json]()

    class Tapped:
        """A pipe to a program that takes the last of the legal actions."""

        def __init__(self, _command: object) -> None: ...

        def send(self, line: bytes) -> None:
            sent.append(json.loads(line))

        def greet(self, line: bytes, _seconds: float) -> bytes:
            self.send(line)
            return written({"type": "ready", "name": "Tapped"})

        def ask(self, line: bytes, _seconds: float) -> bytes:
            self.send(line)
            return written({"type": "action", "action": sent[-1]["legal"][-1]})

        def close(self, grace: float = 0) -> None: ...

    monkeypatch.setattr(program, "Pipe", Tapped)
    setup = deal(game, 2, 5)

    def sit(at: Seat) -> Player:
        if at:
            return Simple("first", lambda _view, legal: legal[0])
        return Program(["x"], game, setup.pieces, at=0, players=2, options=game.options(), milliseconds=40)

    assert play_out(game, setup, sit).forfeit is None
    ran = told(monkeypatch, capsys, *sent)
    said = [json.loads(line) for line in ran.out.splitlines()]
    assert ran.code == 0
    asked = [message for message in sent if message["type"] == "act"]
    assert all(answer["action"] in question["legal"] for answer, question in zip(said[1:], asked, strict=True))
    exchanged = {message["type"]: ("→", list(message)) for message in sent}
    exchanged |= {message["type"]: ("←", list(message)) for message in said}
    assert exchanged == documented()
    assert [message["type"] for message in said] == ["ready"] + ["action"] * len(asked)


def test_hello_tells_the_options_and_what_is_not_understood_is_as_usual() -> None:
    game = GAMES["gold_ahoi"]
    agreed = game.options(open_hands=True, handicap=4)
    assert read_hello(hello(game, game.house(), 0, 2, agreed, 40)).options == agreed
    assert (
        read_hello(greeting("gold_ahoi", options={"handicap": True, "open_hands": 1, "x": 2})).options == game.options()
    )
