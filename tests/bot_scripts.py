"""Bots as small programs, good and bad ones, written to a file and driven through a pipe."""

from __future__ import annotations

import shlex
import sys
import time
from pathlib import Path
from typing import Any

from goldhook.bots.program import Program
from goldhook.games import GAMES
from goldhook.games.silver_gold.options import Options

#: Reads every line, answers hello, and takes the first legal action; tests append other behaviour.
POLITE = """
import json, os, subprocess, sys, time
def say(message): print(json.dumps(message), flush=True)
def ready(): say({"type": "ready", "name": "Polite"})
def first(heard): say({"type": "action", "action": heard["legal"][0]})
"""
LOOP = """
for line in sys.stdin:
    heard = json.loads(line)
    if heard["type"] == "hello": ready()
    if heard["type"] == "act": first(heard)
"""


def seat(folder: Path, source: str) -> str:
    """Return the seat spec in `--seats` for a bot with this source."""
    path = folder / f"bot{len(list(folder.iterdir()))}.py"
    path.write_text(source, encoding="utf-8")
    return f"cmd:{shlex.join([sys.executable, str(path)])}"


def started(folder: Path, source: str, game: str = "gold_ahoi", **more: Any) -> Program:
    """Start the bot with this source at a table; it has a second for an answer."""
    chosen = GAMES[game]
    facts: dict[str, Any] = {"at": 0, "players": 2, "options": chosen.options(), "milliseconds": 1, **more}
    return Program(shlex.split(seat(folder, source).removeprefix("cmd:")), chosen, chosen.house(), **facts)


def gone(pid: int, seconds: float = 5) -> bool:
    """Return whether the process has ended; a zombie grandchild counts as ended."""
    for _ in range(int(seconds * 20)):
        try:
            state = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()[0]
        except (FileNotFoundError, ProcessLookupError):
            return True
        if state in "ZX":
            return True
        time.sleep(0.05)
    return False


WITH_MEMORY_AID = Options(memory_aid=True)
