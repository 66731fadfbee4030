"""Moves a second on real sockets, beside boardgame.io with the same game, driven by the same logic in the same run.

    .venv/bin/python -m bench.server              # about ten minutes; needs node and npm
    .venv/bin/python -m bench.server --quick      # 50 and 200 tables alone

bench/README.md says what is measured, and how to read it.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import platform
import random
import statistics
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

from platformdirs import user_cache_path
from rich import box
from rich.console import Console
from rich.table import Table

from bench.contestants import BoardgameIo, Contestant, Goldhook, install
from bench.duels import Duel, Played, race, stroll
from bench.processes import DRIVER_CORE, Process, pin

#: Tables at once, and matches that each plays one after the other.
SPEEDS = {1: 8, 10: 8, 50: 4, 200: 2}
HELD = 1000
#: Seconds between two moves of a table that is held.
PAUSE = 4.0


class Row(NamedTuple):
    """One measurement."""

    name: str
    tables: int
    load: str
    moves: float
    p50: float
    p95: float
    p99: float
    #: Of the server, in microseconds a move; and of the driver.
    cpu: float
    driver: float
    #: Of one core, the server's part.
    busy: float
    #: Kilobytes a table.
    memory: float | None = None


class Bench:
    """One server, measured."""

    def __init__(self, contestant: Contestant, process: Process, seed: int) -> None:
        self.contestant, self.process = contestant, process
        self.chance = random.Random(seed)
        self.rows: list[Row] = []

    async def lanes(self, count: int, matches: int = 1) -> list[list[Duel]]:
        """So many lanes of matches that have begun."""
        duels = [await self.contestant.duel(self.chance) for _ in range(count * matches)]
        return [duels[start::count] for start in range(count)]

    async def measured(self, load: str, tables: int, play: Any, memory: float | None = None) -> Played:
        server, driver = self.process.seconds(), _own_seconds()
        played: Played = await play
        server, driver = self.process.seconds() - server, _own_seconds() - driver
        times = [played.percentile(percent) for percent in (50, 95, 99)]
        costs = (1e6 * server / played.moves, 1e6 * driver / played.moves, server / played.seconds)
        self.rows.append(Row(self.contestant.name, tables, load, played.speed, *times, *costs, memory))
        return played

    async def speed(self, tables: int, matches: int) -> float:
        """As fast as acknowledged."""
        lanes = await self.lanes(tables, matches)
        played = await self.measured("full", tables, race(lanes, 30))
        await hang_up(lanes)
        return played.speed

    async def half(self, tables: int, rate: float, seconds: float) -> None:
        """Evenly, at half of what it can."""
        lanes = await self.lanes(tables, 1 + int(rate / 2 * seconds / tables / 36))
        await self.measured("half", tables, stroll(lanes, rate / 2, seconds, self.chance))
        await hang_up(lanes)

    async def held(self, tables: int, seconds: float) -> None:
        """Many tables, a move at each every few seconds; and what a table takes in memory before its first move."""
        before = self.process.memory()
        lanes = await self.lanes(tables)
        memory = (self.process.memory() - before) / tables / 1000
        await self.measured("held", tables, stroll(lanes, tables / PAUSE, seconds, self.chance), memory)
        await hang_up(lanes)


async def hang_up(lanes: Sequence[Sequence[Duel]]) -> None:
    for lane in lanes:
        for duel in lane:
            duel.close()
    await asyncio.sleep(0.5)


def _own_seconds() -> float:
    times = os.times()
    return times.user + times.system


async def measure(contestant: Contestant, seed: int, options: argparse.Namespace) -> list[Row]:
    with tempfile.TemporaryDirectory(prefix="goldhook-bench-", dir=options.folder) as name:
        process = contestant.start(Path(name))
        try:
            contestant.prepare(process)
            bench = Bench(contestant, process, seed)
            best = 0.0
            for tables, matches in SPEEDS.items():
                if tables in options.tables:
                    best = await bench.speed(tables, matches)
            if not options.quick:
                await bench.half(max(options.tables), best, 4.0)
                await bench.held(HELD, 12.0)
        finally:
            process.stop()
    return bench.rows


def medians(rounds: Sequence[Sequence[Row]]) -> list[Row]:
    """Row by row the median of all rounds."""
    return [
        Row(
            *rows[0][:3],
            *(
                None if each[0] is None else statistics.median(each)
                for each in zip(*(row[3:] for row in rows), strict=True)
            ),
        )  # type: ignore[arg-type, type-var]
        for rows in zip(*rounds, strict=True)
    ]


def table(rows: Sequence[Row], caption: str) -> Table:
    shown = Table(box=box.SIMPLE, title="Gold Ahoi! on real sockets", caption=caption)
    heads = [
        "tables",
        "load",
        "server",
        "moves/s",
        "×",
        "p50 ms",
        "p95",
        "p99",
        "µs/move",
        "driver µs",
        "busy",
        "kB/table",
    ]
    for head in heads:
        shown.add_column(head, justify="left" if head in ("load", "server") else "right", no_wrap=True)
    base = {(row.tables, row.load): row.moves for row in rows if "memory" in row.name}
    for row in sorted(rows, key=lambda row: (row.load, row.tables, row.name)):
        ratio = row.moves / base[row.tables, row.load] if (row.tables, row.load) in base else 0.0
        memory = "" if row.memory is None else f"{row.memory:.0f}"
        times = [f"{time:.1f}" for time in (row.p50, row.p95, row.p99)]
        costs = [f"{row.cpu:.0f}", f"{row.driver:.0f}", f"{100 * row.busy:.0f} %"]
        shown.add_row(
            f"{row.tables:,}", row.load, row.name, f"{row.moves:,.0f}", f"{ratio:.2f}", *times, *costs, memory
        )
    return shown


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--tables", type=int, nargs="+", default=list(SPEEDS))
    parser.add_argument("--quick", action="store_true", help="full speed alone")
    parser.add_argument("--files", action="store_true", help="boardgame.io with files, too")
    parser.add_argument("--only-ours", action="store_true", help="without boardgame.io")
    parser.add_argument("--folder", type=Path, help="where the databases lie; on the disk to be measured")
    parser.add_argument("--json", action="store_true", help="every round, as JSON, in place of the table")
    options = parser.parse_args()
    everyone: list[Contestant] = [Goldhook()]
    if not options.only_ours:
        modules = install(user_cache_path("goldhook-bench", appauthor=False) / "boardgame_io")
        everyone += [BoardgameIo(modules)] + ([BoardgameIo(modules, files=True)] if options.files else [])
    pin(DRIVER_CORE)
    rounds = []
    for number in range(options.rounds):
        print(f"round {number + 1} of {options.rounds}", file=sys.stderr, flush=True)
        shift = number % len(everyone)
        found = [asyncio.run(measure(one, number, options)) for one in everyone[shift:] + everyone[:shift]]
        rounds.append(sorted((row for rows in found for row in rows), key=lambda row: row[:3]))
    caption = f"medians of {options.rounds} rounds, Python {platform.python_version()}, × boardgame.io in memory"
    if options.json:
        print(json.dumps([[row._asdict() for row in rows] for rows in rounds], indent=2))
    else:
        Console(width=max(130, Console().width)).print(table(medians(rounds), caption))


if __name__ == "__main__":
    main()
