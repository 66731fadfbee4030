"""Moves per second on real sockets, compared with boardgame.io with the same game and driver in the same run.

    .venv/bin/python bench/server.py              # about ten minutes; needs node and npm
    .venv/bin/python bench/server.py --quick      # only full speed
    .venv/bin/python bench/server.py --browsers   # only browsers and the plain client, about five minutes

bench/README.md explains the measurements and how to read them.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import os
import platform
import random
import statistics
import sys
import tempfile
from collections.abc import AsyncIterator, Awaitable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, NamedTuple
from urllib.request import urlopen

from platformdirs import user_cache_path
from rich import box
from rich.console import Console
from rich.table import Table

from browsers import LOADS, BrowserMatch, Crew, Load
from contestants import BoardgameIo, Contestant, Goldhook, install
from disk import waits
from duels import Duel, Played, percentile, race, stroll
from processes import DRIVER_CORE, Process, pin

#: Concurrent tables, and matches that each plays one after another.
SPEEDS = {1: 8, 10: 8, 50: 4, 200: 2}
#: The same for browsers, which need two commands for a move.
BROWSERS = {1: 6, 50: 2, 200: 1}
#: Moves of a match.
TILES = 36
#: Seconds at half load.
HALF = 8.0
HELD = 1000
#: Seconds between two moves of a held table.
PAUSE = 4.0
#: Seconds until an unresponsive server has failed.
PATIENCE = 120.0


_UNKNOWN = float("nan")


class Row(NamedTuple):
    """One measurement."""

    name: str
    tables: int
    load: str
    #: Per second.
    moves: float = _UNKNOWN
    #: Milliseconds from sending a move until the opponent has it.
    p50: float = _UNKNOWN
    p95: float = _UNKNOWN
    p99: float = _UNKNOWN
    #: Microseconds of processor time per move: the server's, and the driver's.
    cpu: float = _UNKNOWN
    driver: float = _UNKNOWN
    #: The server's share of one core.
    busy: float = _UNKNOWN
    #: Kilobytes per table.
    memory: float = _UNKNOWN
    #: Kilobytes per command, received by all sockets of the table, uncompressed.
    sent: float = _UNKNOWN


class Bench:
    """The measurements of one server."""

    def __init__(self, contestant: Contestant, process: Process, seed: int) -> None:
        self.contestant, self.process = contestant, process
        self.chance = random.Random(seed)
        self.rows: list[Row] = []

    async def lanes(self, count: int, matches: int = 1) -> list[list[Duel]]:
        """Return lanes of matches that have begun."""
        a_few = asyncio.Semaphore(8)

        async def begun() -> Duel:
            async with a_few:
                return await self.contestant.duel(self.chance)

        duels = await asyncio.gather(*(begun() for _ in range(count * matches)))
        return [duels[start::count] for start in range(count)]

    async def measured(
        self, load: str, tables: int, play: Awaitable[Played], memory: float = _UNKNOWN, name: str = ""
    ) -> Played:
        server, driver = self.process.seconds(), _own_seconds()
        played = await play
        server, driver = self.process.seconds() - server, _own_seconds() - driver
        row = Row(
            name or self.contestant.name,
            tables,
            load,
            moves=played.speed,
            p50=played.percentile(50),
            p95=played.percentile(95),
            p99=played.percentile(99),
            cpu=1e6 * server / played.moves,
            driver=1e6 * driver / played.moves,
            busy=server / played.seconds,
            memory=memory,
        )
        self.rows.append(row)
        return played

    async def speed(self, tables: int, matches: int) -> float:
        """Play as fast as moves are acknowledged."""
        lanes = await self.lanes(tables, matches)
        played = await self.measured("full", tables, race(lanes, PATIENCE))
        await hang_up(lanes)
        return played.speed

    async def browsers(self, load: Load, tables: int, matches: int, half: float = 0.0) -> float:
        """Play a load with browsers at a number of tables: as fast as acknowledged, or at half of that speed."""
        crew, a_few = Crew(self.process.port, load), asyncio.Semaphore(8)

        async def begun() -> BrowserMatch:
            async with a_few:
                return await crew.begin(self.chance)

        found = await asyncio.gather(*(begun() for _ in range(tables * matches)))
        before = sum(match.received for match in found)
        lanes = [found[start::tables] for start in range(tables)]
        play = stroll(lanes, half, HALF, self.chance) if half else race(lanes, PATIENCE)
        name = f"browsers: {load.title}"
        played = await self.measured("half" if half else "full", tables, play, name=name)
        sent = (sum(match.received for match in found) - before) / played.moves / 1000
        self.rows[-1] = self.rows[-1]._replace(sent=sent)
        for match in found:
            match.close()
        await asyncio.sleep(0.5)
        return played.speed

    async def half(self, tables: int, rate: float, seconds: float) -> None:
        """Play evenly, at half of the full speed."""
        lanes = await self.lanes(tables, 2 + int(rate / 2 * seconds / tables / TILES))
        for lane in lanes:  # each starts in the middle of a match, so that they do not all end at the same moment
            lane[-1].script = lane[-1].script[: self.chance.randint(1, TILES)]
        await self.measured("half", tables, stroll(lanes, rate / 2, seconds, self.chance))
        await hang_up(lanes)

    async def held(self, tables: int, seconds: float) -> None:
        """Hold many tables, each with a move every few seconds; measure a table's memory before its first move."""
        before = self.process.memory()
        lanes = await self.lanes(tables)
        memory = (self.process.memory() - before) / tables / 1000
        await self.measured("held", tables, stroll(lanes, tables / PAUSE, seconds, self.chance), memory)
        await hang_up(lanes)

    async def evicted(self, tables: int) -> None:
        """Measure the memory that tables leave behind after eviction, when many have come and gone before."""
        left = []
        for _ in range(6):
            await hang_up(await self.lanes(tables))
            while tables_in_memory(self.process.port):
                await asyncio.sleep(1)
            left.append(self.process.memory())
        memory = (left[-1] - left[-2]) / tables / 1000
        self.rows.append(Row(self.contestant.name, tables, "evicted", memory=memory))


def bare_disk(folder: Path | None, tables: int, rate: float) -> Row:
    """Return the same moves if they waited only for the disk."""
    found = waits(folder, rate, HALF)
    p50, p95, p99 = (percentile(found, percent) for percent in (50, 95, 99))
    return Row("the disk alone", tables, "half", moves=rate, p50=p50, p95=p95, p99=p99)


def tables_in_memory(port: int) -> int:
    """Return Goldhook's own count of tables, from its Prometheus metrics."""
    with urlopen(f"http://127.0.0.1:{port}/metrics") as answer:
        lines = answer.read().decode().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("goldhook_tables "))


async def hang_up(lanes: Sequence[Sequence[Duel]]) -> None:
    for lane in lanes:
        for duel in lane:
            duel.close()
    await asyncio.sleep(0.5)


def _own_seconds() -> float:
    times = os.times()
    return times.user + times.system


async def measure(contestant: Contestant, seed: int, options: argparse.Namespace) -> list[Row]:
    """Measure one server; each kind of load in its own process."""
    rows: list[Row] = []
    async with started(contestant, seed, options.folder) as bench:
        best = 0.0
        for tables in options.tables:
            best = await bench.speed(tables, SPEEDS[tables])
        rows += bench.rows
    if not options.quick:
        async with started(contestant, seed, options.folder) as bench:
            await bench.half(options.tables[-1], best, HALF)
            rows += bench.rows
        if isinstance(contestant, Goldhook):
            rows.append(bare_disk(options.folder, options.tables[-1], best / 2))
        async with started(contestant, seed, options.folder) as bench:
            await bench.held(HELD, 12.0)
            rows += bench.rows
    if not options.quick and isinstance(contestant, Goldhook):
        hasty = Goldhook(GOLDHOOK_IDLE_SECONDS="1", GOLDHOOK_GRACE_SECONDS="1")
        async with started(hasty, seed, options.folder) as bench:
            await bench.evicted(HELD // 2)
            rows += bench.rows
    return rows


async def measure_browsers(contestant: Goldhook, seed: int, options: argparse.Namespace) -> list[Row]:
    """Measure the plain client and browsers on the same server, in the same run."""
    rows: list[Row] = []
    best: dict[Load, float] = {}
    async with started(contestant, seed, options.folder) as bench:
        for tables, matches in BROWSERS.items():
            await bench.speed(tables, 2 * matches)
            for load in LOADS:
                best[load] = await bench.browsers(load, tables, matches)
        rows += bench.rows
    for load in LOADS:
        async with started(contestant, seed, options.folder) as bench:
            await bench.browsers(load, max(BROWSERS), 1, half=best[load] / 2)
            rows += bench.rows
    return rows


@asynccontextmanager
async def started(contestant: Contestant, seed: int, folder: Path | None) -> AsyncIterator[Bench]:
    """Run a server on an empty store for the duration of the block."""
    with tempfile.TemporaryDirectory(prefix="goldhook-bench-", dir=folder) as name:
        process = contestant.start(Path(name))
        try:
            contestant.prepare(process)
            yield Bench(contestant, process, seed)
        finally:
            process.stop()


def medians(rounds: Sequence[Sequence[Row]]) -> list[Row]:
    """Return the median of all rounds, row by row."""
    return [Row._make(map(_median, zip(*rows, strict=True))) for rows in zip(*rounds, strict=True)]


def _median(found: Sequence[Any]) -> Any:
    """Return the median of numbers; of anything else the first, since they are all equal."""
    return statistics.median(found) if isinstance(found[0], float) else found[0]


def _known(row: Row) -> dict[str, Any]:
    return {name: value for name, value in row._asdict().items() if value == value}


def table(rows: Sequence[Row], caption: str) -> Table:
    shown = Table(
        box=box.SIMPLE,
        title="Moves on real sockets; a browser's move is one command, an attempt or its confirmation",
        caption=caption,
    )
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
        "kB/move",
    ]
    for head in heads:
        shown.add_column(head, justify="left" if head in ("load", "server") else "right", no_wrap=True)
    base = {(row.tables, row.load): row.moves for row in rows if "memory" in row.name}
    for row in sorted(rows, key=lambda row: (row.load, row.tables, row.name)):
        ratio = row.moves / base.get((row.tables, row.load), _UNKNOWN)
        times = [f"{time:.1f}" for time in (row.p50, row.p95, row.p99)]
        costs = [f"{row.cpu:.0f}", f"{row.driver:.0f}", f"{100 * row.busy:.0f} %"]
        cells = [f"{row.moves:,.0f}", f"{ratio:.2f}", *times, *costs, f"{row.memory:.1f}", f"{row.sent:.1f}"]
        shown.add_row(f"{row.tables:,}", row.load, row.name, *("" if "nan" in cell else cell for cell in cells))
    return shown


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--tables", type=int, nargs="+", default=list(SPEEDS))
    parser.add_argument("--quick", action="store_true", help="full speed alone")
    parser.add_argument("--files", action="store_true", help="boardgame.io with files, too")
    parser.add_argument("--only-ours", action="store_true", help="without boardgame.io")
    parser.add_argument("--browsers", action="store_true", help="browsers beside the plain client alone")
    parser.add_argument("--folder", type=Path, help="where the databases lie; on the disk to be measured")
    parser.add_argument("--json", action="store_true", help="every round, as JSON, in place of the table")
    options = parser.parse_args()
    everyone: list[Contestant] = [Goldhook()]
    if not (options.only_ours or options.browsers):
        modules = install(user_cache_path("goldhook-bench", appauthor=False) / "boardgame_io")
        everyone += [BoardgameIo(modules)] + ([BoardgameIo(modules, files=True)] if options.files else [])
    pin(DRIVER_CORE)
    gc.disable()  # the driver's own pauses must not be measured
    rounds = []
    for number in range(options.rounds):
        print(f"round {number + 1} of {options.rounds}", file=sys.stderr, flush=True)
        shift = number % len(everyone)
        found = []
        if not options.browsers:
            found += [asyncio.run(measure(one, number, options)) for one in everyone[shift:] + everyone[:shift]]
        if options.browsers or not options.quick:
            found.append(asyncio.run(measure_browsers(Goldhook(), number, options)))
        rounds.append(sorted((row for rows in found for row in rows), key=lambda row: row[:3]))
    caption = f"medians of {options.rounds} rounds, Python {platform.python_version()}, × boardgame.io in memory"
    if options.json:
        print(json.dumps([[_known(row) for row in rows] for rows in rounds], indent=2))
    else:
        Console(width=max(130, Console().width)).print(table(medians(rounds), caption))


if __name__ == "__main__":
    main()
