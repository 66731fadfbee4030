"""Durable appends per second by number of concurrent writers, compared with SQLite in common use.

    .venv/bin/python bench/store.py                              # about a minute
    .venv/bin/python bench/store.py --postgres postgresql://…    # and PostgreSQL
    .venv/bin/python bench/store.py --postgres test              # and the one that the tests start

Each writer has its own match: it appends one event of 120 bytes, waits until it is durable, and appends the next.
*naive* keeps the same promise (compare and set, write-ahead log, synchronous FULL) on the same table of events, with
one commit per append. All run in one process on the same disk, in rounds of changing order; the medians are shown.
*busy* is our SQLite store while another task keeps the event loop busy, like a server's work.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import platform
import sqlite3
import statistics
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager, nullcontext
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from rich import box
from rich.console import Console
from rich.table import Table

from goldhook.store import MemoryStore, SqliteStore, Store

WRITERS = (1, 10, 100, 1000)
EVENT = b'{"seat":0,"action":"place 0,-1 3","id":"1f0c6a2e","at":1760000000000}'.ljust(120)

#: Append one event to a match at a version, durably.
Append = Callable[[str, int], Any]
Open = Callable[[Path, list[str]], AbstractAsyncContextManager[Append]]


@asynccontextmanager
async def naive(folder: Path, matches: list[str]) -> AsyncIterator[Append]:
    """Use one connection and one commit per append, without other work while it waits for the disk."""
    connection = sqlite3.connect(folder / "naive.db", isolation_level=None)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("CREATE TABLE matches (key INTEGER PRIMARY KEY, id TEXT UNIQUE, version INTEGER, at INTEGER)")
    connection.execute("CREATE TABLE events (match INTEGER, number INTEGER, body BLOB, PRIMARY KEY (match, number))")
    connection.execute("BEGIN")
    connection.executemany("INSERT INTO matches (id, version) VALUES (?, 0)", [(match,) for match in matches])
    connection.execute("COMMIT")

    async def append(match: str, version: int) -> int:
        connection.execute("BEGIN IMMEDIATE")
        moved = connection.execute(
            "UPDATE matches SET version = ?, at = 1 WHERE id = ? AND version = ?", (version + 1, match, version)
        )
        assert moved.rowcount == 1
        connection.execute("INSERT INTO events SELECT key, ?, ? FROM matches WHERE id = ?", (version + 1, EVENT, match))
        connection.execute("COMMIT")
        await asyncio.sleep(0)
        return version + 1

    yield append
    connection.close()


@asynccontextmanager
async def ours(store: Store, matches: list[str]) -> AsyncIterator[Append]:
    await asyncio.gather(*(store.matches.create(match, "gold_ahoi", b"{}", 0) for match in matches))
    yield lambda match, version: store.append(match, version, (EVENT,), at=1)
    await store.close()


@asynccontextmanager
async def sqlite(folder: Path, matches: list[str]) -> AsyncIterator[Append]:
    async with ours(await SqliteStore.open(folder / "goldhook.db"), matches) as append:
        yield append


@asynccontextmanager
async def sqlite_busy(folder: Path, matches: list[str]) -> AsyncIterator[Append]:
    async def busy() -> None:
        while True:
            end = time.perf_counter() + 0.002
            while time.perf_counter() < end:
                pass
            await asyncio.sleep(0)

    async with sqlite(folder, matches) as append:
        work = asyncio.create_task(busy())
        yield append
        work.cancel()


@asynccontextmanager
async def memory(_: Path, matches: list[str]) -> AsyncIterator[Append]:
    async with ours(MemoryStore(), matches) as append:
        yield append


def postgres(address: str) -> Open:
    @asynccontextmanager
    async def opened(folder: Path, matches: list[str]) -> AsyncIterator[Append]:
        from goldhook.store.postgres import PostgresStore

        schema = f"bench_{folder.name.lower().replace('-', '_')}"
        async with ours(await PostgresStore.open(address, schema=schema), matches) as append:
            yield append

    return opened


@dataclass
class Contestant:
    """A writer, and its appends per second by number of writers, round by round."""

    name: str
    open: Open
    speeds: dict[int, list[float]] = field(default_factory=dict)

    def median(self, writers: int) -> float:
        return statistics.median(self.speeds[writers])

    async def write(self, writers: int, seconds: float) -> None:
        matches = [f"m{number}" for number in range(writers)]
        with tempfile.TemporaryDirectory(prefix="goldhook-bench-") as name:
            async with self.open(Path(name), matches) as append:
                appended = 0
                start = time.perf_counter()
                end = start + seconds

                async def one(match: str) -> None:
                    nonlocal appended
                    version = 0
                    while time.perf_counter() < end:
                        version = await append(match, version)
                        appended += 1

                await asyncio.gather(*map(one, matches))
                self.speeds.setdefault(writers, []).append(appended / (time.perf_counter() - start))


def measure(everyone: list[Contestant], rounds: int, seconds: float) -> None:
    for number in range(rounds):
        print(f"round {number + 1} of {rounds}", file=sys.stderr, flush=True)
        shift = number % len(everyone)
        for writers in WRITERS:
            for one in everyone[shift:] + everyone[:shift]:
                asyncio.run(one.write(writers, seconds))


def table(everyone: list[Contestant], caption: str) -> Table:
    shown = Table(box=box.SIMPLE, title="Durable appends a second, and × naive", caption=caption)
    shown.add_column("writers", justify="right")
    for one in everyone:
        shown.add_column(one.name, justify="right", no_wrap=True)
    for writers in WRITERS:
        base = everyone[0].median(writers)
        cells = [f"{one.median(writers):,.0f} ×{_ratio(one.median(writers) / base)}" for one in everyone]
        shown.add_row(f"{writers:,}", *cells)
    return shown


def _ratio(ratio: float) -> str:
    return f"{ratio:,.0f}" if ratio >= 10 else f"{ratio:.1f}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=1.0, help="for each contestant in each round")
    parser.add_argument("--postgres", metavar="ADDRESS", help="measure this server, too; `test`: start one")
    parser.add_argument("--json", action="store_true", help="every round, as JSON, in place of the table")
    options = parser.parse_args()
    everyone = [Contestant("naive", naive), Contestant("SQLite", sqlite), Contestant("SQLite, busy", sqlite_busy)]
    with _server(options.postgres) as address:
        if address:
            everyone.append(Contestant("PostgreSQL", postgres(address)))
        everyone.append(Contestant("memory", memory))
        measure(everyone, options.rounds, options.seconds)
    caption = f"medians of {options.rounds} rounds of {options.seconds:g} s, Python {platform.python_version()}"
    caption += f", SQLite {sqlite3.sqlite_version}"
    if options.json:
        results = [{"name": one.name, "appends": one.speeds} for one in everyone]
        print(json.dumps({"measured": caption, "results": results}, indent=2))
    else:
        Console(width=max(100, Console().width)).print(table(everyone, caption))


def _server(address: str | None) -> Any:
    if address != "test":
        return nullcontext(address)
    sys.path.append(str(Path(__file__).parents[1] / "tests"))
    from postgres import running

    return running(fsync="on", full_page_writes="on")  # durable, like the others


if __name__ == "__main__":
    main()
