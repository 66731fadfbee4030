"""Moves a second on real sockets, beside boardgame.io with the same game, driven by the same logic in the same run.

    .venv/bin/python bench/server.py              # about ten minutes; needs node and npm
    .venv/bin/python bench/server.py --quick      # 50 and 200 tables alone

bench/README.md says what is measured, and how to read it.
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

from contestants import BoardgameIo, Contestant, Goldhook, install
from disk import waits
from duels import Duel, Played, percentile, race, stroll
from processes import DRIVER_CORE, Process, pin

#: Tables at once, and matches that each plays one after the other.
SPEEDS = {1: 8, 10: 8, 50: 4, 200: 2}
#: Moves of a match.
TILES = 36
#: Seconds at half load.
HALF = 8.0
HELD = 1000
#: Seconds between two moves of a table that is held.
PAUSE = 4.0
#: Seconds until a server that does not answer has failed.
PATIENCE = 120.0


_UNKNOWN = float("nan")


class Row(NamedTuple):
    """One measurement."""

    name: str
    tables: int
    load: str
    #: A second.
    moves: float = _UNKNOWN
    #: Milliseconds from sending a move to the opponent's sight.
    p50: float = _UNKNOWN
    p95: float = _UNKNOWN
    p99: float = _UNKNOWN
    #: Microseconds of processor time a move: the server's, and the driver's.
    cpu: float = _UNKNOWN
    driver: float = _UNKNOWN
    #: How much of one core the server had.
    busy: float = _UNKNOWN
    #: Kilobytes a table.
    memory: float = _UNKNOWN


class Bench:
    """One server, measured."""

    def __init__(self, contestant: Contestant, process: Process, seed: int) -> None:
        self.contestant, self.process = contestant, process
        self.chance = random.Random(seed)
        self.rows: list[Row] = []

    async def lanes(self, count: int, matches: int = 1) -> list[list[Duel]]:
        """So many lanes of matches that have begun."""
        a_few = asyncio.Semaphore(8)

        async def begun() -> Duel:
            async with a_few:
                return await self.contestant.duel(self.chance)

        duels = await asyncio.gather(*(begun() for _ in range(count * matches)))
        return [duels[start::count] for start in range(count)]

    async def measured(self, load: str, tables: int, play: Awaitable[Played], memory: float = _UNKNOWN) -> Played:
        server, driver = self.process.seconds(), _own_seconds()
        played = await play
        server, driver = self.process.seconds() - server, _own_seconds() - driver
        row = Row(
            self.contestant.name,
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
        """As fast as acknowledged."""
        lanes = await self.lanes(tables, matches)
        played = await self.measured("full", tables, race(lanes, PATIENCE))
        await hang_up(lanes)
        return played.speed

    async def half(self, tables: int, rate: float, seconds: float) -> None:
        """Evenly, at half of what it can."""
        lanes = await self.lanes(tables, 2 + int(rate / 2 * seconds / tables / TILES))
        for lane in lanes:  # each begins with the rest of a match, so that they do not all end at the same moment
            lane[-1].script = lane[-1].script[: self.chance.randint(1, TILES)]
        await self.measured("half", tables, stroll(lanes, rate / 2, seconds, self.chance))
        await hang_up(lanes)

    async def held(self, tables: int, seconds: float) -> None:
        """Many tables, a move at each every few seconds; and what a table takes in memory before its first move."""
        before = self.process.memory()
        lanes = await self.lanes(tables)
        memory = (self.process.memory() - before) / tables / 1000
        await self.measured("held", tables, stroll(lanes, tables / PAUSE, seconds, self.chance), memory)
        await hang_up(lanes)

    async def evicted(self, tables: int) -> None:
        """What so many more tables leave behind once nobody looks at them, when many have come and gone before."""
        left = []
        for _ in range(6):
            await hang_up(await self.lanes(tables))
            while tables_in_memory(self.process.port):
                await asyncio.sleep(1)
            left.append(self.process.memory())
        memory = (left[-1] - left[-2]) / tables / 1000
        self.rows.append(Row(self.contestant.name, tables, "evicted", memory=memory))


def bare_disk(folder: Path | None, tables: int, rate: float) -> Row:
    """The same moves, if they waited for the disk alone."""
    found = waits(folder, rate, HALF)
    p50, p95, p99 = (percentile(found, percent) for percent in (50, 95, 99))
    return Row("the disk alone", tables, "half", moves=rate, p50=p50, p95=p95, p99=p99)


def tables_in_memory(port: int) -> int:
    """As Goldhook counts them for Prometheus."""
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
    """All that is measured of one server; each kind of load in a process of its own."""
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


@asynccontextmanager
async def started(contestant: Contestant, seed: int, folder: Path | None) -> AsyncIterator[Bench]:
    """A server on an empty store, for as long as the block lasts."""
    with tempfile.TemporaryDirectory(prefix="goldhook-bench-", dir=folder) as name:
        process = contestant.start(Path(name))
        try:
            contestant.prepare(process)
            yield Bench(contestant, process, seed)
        finally:
            process.stop()


def medians(rounds: Sequence[Sequence[Row]]) -> list[Row]:
    """Row by row the median of all rounds."""
    return [Row._make(map(_median, zip(*rows, strict=True))) for rows in zip(*rounds, strict=True)]


def _median(found: Sequence[Any]) -> Any:
    """The median of numbers; of anything else the first, they are all the same."""
    return statistics.median(found) if isinstance(found[0], float) else found[0]


def _known(row: Row) -> dict[str, Any]:
    return {name: value for name, value in row._asdict().items() if value == value}


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
        ratio = row.moves / base.get((row.tables, row.load), _UNKNOWN)
        times = [f"{time:.1f}" for time in (row.p50, row.p95, row.p99)]
        costs = [f"{row.cpu:.0f}", f"{row.driver:.0f}", f"{100 * row.busy:.0f} %"]
        cells = [f"{row.moves:,.0f}", f"{ratio:.2f}", *times, *costs, f"{row.memory:.1f}"]
        shown.add_row(f"{row.tables:,}", row.load, row.name, *("" if "nan" in cell else cell for cell in cells))
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
    gc.disable()  # the driver's own pauses are nobody's
    rounds = []
    for number in range(options.rounds):
        print(f"round {number + 1} of {options.rounds}", file=sys.stderr, flush=True)
        shift = number % len(everyone)
        found = [asyncio.run(measure(one, number, options)) for one in everyone[shift:] + everyone[:shift]]
        rounds.append(sorted((row for rows in found for row in rows), key=lambda row: row[:3]))
    caption = f"medians of {options.rounds} rounds, Python {platform.python_version()}, × boardgame.io in memory"
    if options.json:
        print(json.dumps([[_known(row) for row in rows] for rows in rounds], indent=2))
    else:
        Console(width=max(130, Console().width)).print(table(medians(rounds), caption))


if __name__ == "__main__":
    main()
