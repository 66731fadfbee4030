"""Bots that hang, crash, flood, lie, or start processes: each forfeits with its reason, and no process remains."""

from __future__ import annotations

import threading
import time
from pathlib import Path
from typing import Any

import pytest

from bot_scripts import LOOP, POLITE, gone, started
from goldhook.bots.program import Program
from goldhook.bots.protocol import LONGEST_LINE, Forfeit
from goldhook.core.chance import deal
from goldhook.games import GAMES

GAME = GAMES["gold_ahoi"]
STATE = GAME.start(deal(GAME, seed=1))
SEAT = GAME.to_act(STATE)[0]

# Hostile bots take a while.
pytestmark = pytest.mark.slow


def ask(bot: Program) -> Any:
    return bot.act(GAME.view(STATE, SEAT), GAME.legal(STATE, SEAT))


def reason(folder: Path, source: str, **more: Any) -> Forfeit:
    """Return why this bot forfeits: at its start, or at its first move."""
    threads = threading.active_count()
    with pytest.raises(Forfeit) as forfeit:
        bot = started(folder, source, ready_seconds=10, **more)
        try:
            ask(bot)
        finally:
            process = bot._pipe._process
            bot.end({})
            assert process.returncode is not None, "nobody is left to be waited for"
    assert threading.active_count() == threads, "no thread stays behind"
    return forfeit.value


@pytest.mark.parametrize(
    ("source", "code"),
    [
        pytest.param("", "bot_gone", id="exits at once"),
        pytest.param("raise SystemExit(3)", "bot_gone", id="exits with a code"),
        pytest.param("import os; os.abort()", "bot_gone", id="is killed by a signal"),
        pytest.param("import os, time; os.close(1); time.sleep(60)", "bot_gone", id="closes its output"),
        pytest.param("print('hello, I am a bot')", "bot_rubbish", id="chats"),
        pytest.param("print()", "bot_rubbish", id="says an empty line"),
        pytest.param("print('{\"type\": \"action\"}')", "bot_rubbish", id="answers another question"),
        pytest.param("print('[]'); print('{}')", "bot_rubbish", id="JSON, but no object"),
        pytest.param("print('{\"type\": 5}')", "bot_rubbish", id="a type that is no text"),
        pytest.param("print('[' * 60000)", "bot_rubbish", id="nested without end"),
        pytest.param("print('1' * 60000)", "bot_rubbish", id="a number of many digits"),
        pytest.param("import sys; sys.stdout.buffer.write(bytes(range(256)) + b'\\n')", "bot_rubbish", id="no text"),
        pytest.param("print('x' * 100_000)", "bot_line_long", id="a line too long"),
        pytest.param("while True: print('x' * 1_000_000, end='')", "bot_line_long", id="a line without end"),
        pytest.param(POLITE + "ready(); ready(); time.sleep(60)", "bot_unasked bot_rubbish", id="is ready twice"),
        pytest.param(POLITE + "ready()\nwhile True: print('la')", "bot_unasked bot_rubbish", id="sings"),
        pytest.param(POLITE + "ready(); sys.stdin.readline()", "bot_gone", id="leaves after hello"),
        pytest.param(POLITE + "import sys\nready(); time.sleep(0.3); sys.exit()", "bot_gone", id="leaves later"),
        pytest.param(POLITE + "ready(); time.sleep(60)", "bot_silent", id="hangs"),
        pytest.param(POLITE + LOOP.replace("first(heard)", "say({})"), "bot_rubbish", id="an action of no type"),
        pytest.param(POLITE + LOOP.replace("first(heard)", "ready()"), "bot_rubbish", id="ready instead of an action"),
        pytest.param(
            POLITE + LOOP.replace("first(heard)", 'say({"type": "action", "action": "place 9,9 0"})'),
            "bot_illegal", id="plays where it may not",
        ),
        pytest.param(
            POLITE + LOOP.replace("first(heard)", 'say({"type": "action", "action": "resign"})'),
            "bot_illegal", id="no action at all",
        ),
        pytest.param(
            POLITE + LOOP.replace("first(heard)", 'say({"type": "action", "action": ["place 0,0 0"]})'),
            "bot_illegal", id="an action that is no text",
        ),
        pytest.param(POLITE + LOOP.replace("first(heard)", 'say({"type": "action"})'), "bot_illegal", id="no text"),
        pytest.param(
            POLITE + LOOP.replace("first(heard)", 'say({"type": "action", "action": "\\ud800\\x1b[2J\\u202e"})'),
            "bot_illegal", id="strange signs",
        ),
    ],
)  # fmt: skip
def test_it_forfeits(tmp_path: Path, source: str, code: str) -> None:
    forfeit = reason(tmp_path, source)
    assert forfeit.code in code.split(), "an unasked line may be taken for an answer, and is none"


def test_a_program_that_is_missing_or_cannot_run(tmp_path: Path) -> None:
    (tmp_path / "data.txt").write_text("no program")
    for command in (str(tmp_path / "nobody"), str(tmp_path / "data.txt"), str(tmp_path)):
        with pytest.raises(Forfeit) as forfeit:
            Program([command], GAME, GAME.house(), at=0, players=2, options=GAME.options())
        assert forfeit.value.code == "bot_missing"


def test_it_has_so_long_to_say_ready_and_no_longer(tmp_path: Path) -> None:
    begun = time.monotonic()
    with pytest.raises(Forfeit) as forfeit:
        started(tmp_path, "import time; time.sleep(60)", ready_seconds=0.5)
    assert forfeit.value.code == "bot_silent"
    assert forfeit.value.facts["seconds"] == 0.5
    assert time.monotonic() - begun < 20


def test_who_does_not_read_cannot_stop_us(tmp_path: Path) -> None:
    """Its input fills up; the match keeps writing, and missing answers are the bot's own fault."""
    deaf = POLITE + 'ready()\nfor _ in range(90): time.sleep(0.02); say({"type": "action", "action": "place 0,0 0"})\n'
    bot = started(tmp_path, deaf + "time.sleep(60)")
    long: Any = {"x": "x" * LONGEST_LINE}
    for _ in range(30):
        bot.see(long)
    begun = time.monotonic()
    with pytest.raises(Forfeit) as forfeit:
        for _ in range(200):
            ask(bot)
    assert forfeit.value.code in ("bot_silent", "bot_unasked")
    bot.end({})
    assert time.monotonic() - begun < 30


def test_who_answers_twice_has_spoken_unasked(tmp_path: Path) -> None:
    bot = started(tmp_path, POLITE + LOOP.replace("first(heard)", "first(heard), first(heard)"))
    ask(bot)
    time.sleep(0.5)
    with pytest.raises(Forfeit) as forfeit:
        ask(bot)
    assert forfeit.value.code == "bot_unasked"
    bot.end({})


def test_who_ignores_the_end_is_ended(tmp_path: Path) -> None:
    stubborn = """
import signal
for number in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP, signal.SIGPIPE): signal.signal(number, signal.SIG_IGN)
"""
    bot = started(tmp_path, POLITE + stubborn + LOOP + "while True: time.sleep(1)")
    process = bot._pipe._process
    begun = time.monotonic()
    bot.end({})
    assert process.returncode == -9
    assert time.monotonic() - begun < 20


def test_the_children_of_a_program_go_with_it(tmp_path: Path) -> None:
    family = 'child = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(600)"])\n'
    family += 'open(sys.argv[0] + ".pid", "w").write(str(child.pid))\n'
    for ending in (LOOP, "ready(); sys.exit()", LOOP + "while True: time.sleep(1)"):
        bot = started(tmp_path, POLITE + family + ending)
        bot.end({})
        written = max(tmp_path.glob("*.pid"), key=lambda path: path.stat().st_mtime)
        assert gone(int(written.read_text()))
        written.unlink()


def test_a_child_that_broke_away_holds_nobody_up(tmp_path: Path) -> None:
    """The child has its own session and the bot's ends of both pipes; the match closes its own ends."""
    away = 'child = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(8)"], start_new_session=True)\n'
    threads, begun = threading.active_count(), time.monotonic()
    bot = started(tmp_path, POLITE + away + "ready(); sys.exit()")
    bot.end({})
    assert time.monotonic() - begun < 7
    assert threading.active_count() == threads


def test_stderr_is_the_bots_own(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    bot = started(tmp_path, POLITE + 'print("I think", file=sys.stderr)\n' + LOOP)
    ask(bot)
    bot.end({})
    assert "I think" in capfd.readouterr().err
