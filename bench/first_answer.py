"""The wait for a bot's first answer on a new machine, and the time spent in the compiler.

    .venv/bin/python bench/first_answer.py                            # both games, all levels
    .venv/bin/python bench/first_answer.py gold_ahoi --levels 1 5
    .venv/bin/python bench/first_answer.py --units                    # processor time by unit

Each row starts `goldhook serve` on loopback with an empty cache, opens a table against one level as soon as the server
answers, and moves immediately. Then it starts the server again, with the cache that the first start has left.
"""

from __future__ import annotations

import argparse
import json
import os
import resource
import signal
import subprocess
import sys
import tempfile
import time
import uuid
from contextlib import suppress
from pathlib import Path
from typing import Any, NamedTuple
from urllib.request import urlopen

from rich.console import Console
from rich.table import Table
from websockets.sync.client import ClientConnection, connect

from goldhook.bots.levels import BUDGET, LEVELS, MASTER
from goldhook.games import GAMES
from goldhook.server.run.settings import LIMITS
from processes import free_port, post

#: Seconds between two polls of the table, and seconds until an unresponsive server or bot has failed.
PAUSE, PATIENCE = 0.02, 300.0
#: Most seconds to the first answer on two idle cores: at the first start by level, and at later ones in addition to the
#: level's thinking time. Only the master thinks for the whole budget; the others take milliseconds.
GOALS, AGAIN = {1: 8.0, 2: 8.0, 3: 8.0, 4: 15.0, 5: 25.0}, 1.0
THINKING = (BUDGET.milliseconds or 0) / 1000
UNITS = """
import time
from goldhook.bots import warm
from goldhook.games import GAMES
for game in GAMES:
    for unit in warm.units(game):
        began = time.process_time()
        warm.run(unit)
        print(game, unit.level, unit.name, time.process_time() - began, flush=True)
"""


class Answer(NamedTuple):
    """Seconds from the server's first answer to the bot's, and processor time of the whole run."""

    waited: float
    processor: float


def first_answer(game: str, level: int, folder: Path) -> Answer:
    """Start a server that keeps its files in a folder, and wait for a bot's first move."""
    port, used = free_port(), _processor_time()
    command = [sys.executable, "-m", "goldhook", "serve", "--no-browser", "--port", str(port)]
    settings = {"GOLDHOOK_STORE": "memory:", "GOLDHOOK_LOG": "off", "NUMBA_CACHE_DIR": str(folder)}
    settings |= {f"GOLDHOOK_{name.upper()}": "0" for name in LIMITS}  # the script polls often
    server = subprocess.Popen(command, env={**os.environ, **settings}, stderr=subprocess.DEVNULL)
    try:
        _wait_for(port)
        began = time.perf_counter()
        _play(port, game, level)
        waited = time.perf_counter() - began
    finally:
        server.send_signal(signal.SIGINT)
        server.wait(PATIENCE)
    return Answer(waited, _processor_time() - used)


def _wait_for(port: int) -> None:
    until = time.perf_counter() + PATIENCE
    while time.perf_counter() < until:
        with suppress(OSError), urlopen(f"http://127.0.0.1:{port}/api/games") as answer:
            answer.read()
            return
        time.sleep(PAUSE)
    raise TimeoutError("the server does not answer")


def _play(port: int, game: str, level: int) -> None:
    """Open a table against a level, and move until the level has moved."""
    _, cookie = post(port, "/api/me", {"name": "Ann"})
    opened, _ = post(port, "/api/tables", {"game": game, "players": 2, "bots": {"1": level}}, cookie)
    address = f"ws://127.0.0.1:{port}/api/tables/{opened['table']}/socket"
    with connect(address, additional_headers={"Cookie": cookie}, compression=None, max_size=None) as socket:
        _ask(socket, {"type": "start"})
        owed, until = False, time.perf_counter() + PATIENCE
        while time.perf_counter() < until:
            sync = _ask(socket, {"type": "look"})
            view = sync["view"]
            if owed and not view["seats"][1]["owes"]:
                return
            owed = owed or view["seats"][1]["owes"]
            # Both may owe a move at the same time. Moving then could start the next step before the answer is seen.
            if view["seats"][0]["owes"] and not view["seats"][1]["owes"]:
                move = {"seat": 0, "action": sync["legal"][0], "version": view["n"], "confirm": True}
                _ask(socket, {"type": "act", **move})
            time.sleep(PAUSE)
    raise TimeoutError("the bot does not answer")


def _ask(socket: ClientConnection, command: dict[str, Any]) -> dict[str, Any]:
    id_ = uuid.uuid4().hex  # the server ignores a command whose id it has seen
    socket.send(json.dumps({**command, "id": id_}))
    while True:
        for line in str(socket.recv(PATIENCE)).split("\n"):
            message: dict[str, Any] = json.loads(line)
            if message.get("id") == id_:
                return message


def _processor_time() -> float:
    """Return the processor time of all processes that have ended."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def by_unit(console: Console) -> None:
    """Print the processor time of each unit, compiled one after another from an empty cache."""
    with tempfile.TemporaryDirectory() as folder:
        run = subprocess.run(
            [sys.executable, "-c", UNITS],
            env={**os.environ, "NUMBA_CACHE_DIR": folder},
            check=True,
            capture_output=True,
            text=True,
        )
    table = Table("game", "from level", "unit", "processor time, s")
    rows = [line.split() for line in run.stdout.splitlines()]
    for game, level, name, seconds in rows:
        table.add_row(game, level, name, f"{float(seconds):.2f}")
    table.add_row("", "", "all", f"{sum(float(row[3]) for row in rows):.1f}")
    console.print(table)


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("games", nargs="*", metavar="GAME", help="all unless named")
    parser.add_argument("--levels", nargs="+", type=int, default=list(LEVELS), choices=LEVELS, metavar="N")
    parser.add_argument("--units", action="store_true", help="processor time by unit")
    options = parser.parse_args()
    console = Console()
    if options.units:
        return by_unit(console)
    table = Table("game", "level", "first start, s", "goal", "second start, s", "goal", "processor time, s", "load")
    for game in options.games or GAMES:
        for level in options.levels:
            with tempfile.TemporaryDirectory() as folder:
                first = first_answer(game, level, Path(folder))
                second = first_answer(game, level, Path(folder))
            again = AGAIN + (THINKING if level == MASTER else 0.0)
            numbers = f"{first.waited:.1f}", f"{GOALS[level]:.0f}", f"{second.waited:.1f}", f"{again:.0f}"
            table.add_row(game, str(level), *numbers, f"{first.processor:.1f}", f"{os.getloadavg()[0]:.1f}")
            print(game, level, first, second, os.getloadavg(), file=sys.stderr, flush=True)
    return console.print(table)


if __name__ == "__main__":
    main()
