"""Milliseconds until a server answers statistics pages, with 100,000 stored matches.

    .venv/bin/python bench/pages.py                       # SQLite, about a minute
    .venv/bin/python bench/pages.py --postgres test       # and the PostgreSQL that the tests start

A server runs in this process on a store that was filled beforehand: every match has two seats, and one person has
played one match in fifty, has tried every puzzle, and is in a circle of friends that is full. That person asks for each
page 200 times, one request after the other. The processor time is that of server and client, without the database's
own; unlike the time until the answer, it hardly depends on what else the machine does.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import os
import random
import sqlite3
import statistics
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import nullcontext
from itertools import permutations, product
from pathlib import Path
from typing import Any, NamedTuple

import httpx
from rich import box
from rich.console import Console
from rich.table import Table

from goldhook.puzzles.puzzle import shipped
from goldhook.server.http.circles_api import MOST_MEMBERS, MOST_ROUNDS, MOST_TOURNAMENTS
from goldhook.server.run.process import GARBAGE
from goldhook.store import BOTS, PEOPLE, open_store

sys.path.append(str(Path(__file__).parents[1] / "tests"))

#: The person who asks, and how many other people there are.
ME, OTHERS = "asking", 2_000
#: One match in this many is the person's own.
SHARE = 50
#: How many puzzles of each game the others have tried; the person has tried all.
OTHERS_PUZZLES = 10
#: A circle of the person with as many members, tournaments and rounds as there can be.
CIRCLE = "friends"
LISTS = ("/api/me/results", "/api/me/matches", "/api/me/matches?outcome=won&rival=3")
PAGES = (*LISTS, "/api/me/puzzles", "/api/daily", f"/api/circles/{CIRCLE}")
TRAITS = ("points", "won", "drawn", "coins", "cups", "palms", "cards", "seals")
FACTS = json.dumps({"players": 2, "free": 0, "bots": 1, "set": "house", "clock": False, "spectators": True}).encode()


def rows(matches: int) -> Iterator[tuple[str, tuple[Any, ...]]]:
    """Return everything that finished matches leave in the store, as table and values."""
    chance = random.Random(1)
    people = [ME, *(f"person{number}" for number in range(OTHERS))]
    for person in people:
        yield "people", (person, 0, 0, b'{"name":"Ann"}')
    tallies: dict[tuple[Any, ...], list[int]] = {}
    for key in range(1, matches + 1):
        person = ME if key % SHARE == 0 else chance.choice(people)
        game, level = chance.choice(("silver_gold", "gold_ahoi")), chance.randint(1, 5)
        yield "matches", (key, f"match{key}", 40, key, 0, None, "over", 0, key, game, FACTS, 1)
        yield "names", (key, "k.1.", person, "Ann")
        won = chance.random() < 0.5
        yield "results", (key, 0, "k.1.", person, 0, level, "won" if won else "lost", 50, "", key, game)
        yield "results", (key, 1, "", None, level, 0, "lost" if won else "won", 45, "", key, game)
        for owner in (person, PEOPLE, BOTS):
            for trait in TRAITS:
                tally = tallies.setdefault((owner, game, 2, level, trait), [0, 0])
                tally[0] += 1
                tally[1] += int(won) if trait == "won" else chance.randrange(30)
    for place, (times, total) in tallies.items():
        yield "tallies", (*place, times, total, 30, "match1")
    yield from full_circle(people[:MOST_MEMBERS], matches)
    for person, game in product(people, ("silver_gold", "gold_ahoi")):
        for number, puzzle in enumerate(shipped(game) if person == ME else list(shipped(game))[:OTHERS_PUZZLES]):
            yield "puzzles", (person, game, puzzle, number % 2, number)


def full_circle(people: list[str], matches: int) -> Iterator[tuple[str, tuple[Any, ...]]]:
    """Return a circle in which everybody has met everybody and has finished every round of every tournament."""
    yield "circles", (CIRCLE, "Friends", "link", 0)
    for since, person in enumerate(people):
        yield "members", (CIRCLE, person, since)
    for person, other in permutations(people, 2):
        for game in ("silver_gold", "gold_ahoi"):
            yield "encounters", (person, other, game, 9, 4, 1, 400, matches)
    key = matches
    for number in range(MOST_TOURNAMENTS):
        yield "tournaments", (f"t{number}", CIRCLE, "gold_ahoi", MOST_ROUNDS, 3, number)
        for round_, person in product(range(1, MOST_ROUNDS + 1), people):
            key += 1
            seat = (round_ - 1) % 2
            yield "matches", (key, f"match{key}", 40, key, 0, None, "over", 0, key, "gold_ahoi", FACTS, 1)
            yield "results", (key, seat, "k.1.", person, 0, 3, "won", key % 60, "", key, "gold_ahoi")
            yield "plays", (f"t{number}", round_, person, seat, f"match{key}")


def grouped(matches: int) -> dict[str, list[tuple[Any, ...]]]:
    found: dict[str, list[tuple[Any, ...]]] = {}
    for table, values in rows(matches):
        found.setdefault(table, []).append(values)
    return found


#: The columns of the tables whose order in the database differs from the values above.
COLUMNS = {
    "matches": "key, id, version, touched, fence, owner, status, listed, created, game, facts, settled",
    "results": "match, seat, name, person, level, rival, outcome, points, why, ended, game",
    "people": "id, created, seen, facts",
    "names": "match, key, person, text",
    "puzzles": "person, game, puzzle, solved, at",
    "circles": "id, name, link, created",
    "members": "circle, person, since",
    "encounters": "person, other, game, played, won, drawn, points, last",
    "tournaments": "id, circle, game, rounds, level, created",
    "plays": "tournament, round, person, seat, match",
    "tallies": "owner, game, players, level, trait, times, total, best, match",
}


async def fill_sqlite(path: str, matches: int) -> None:
    await (await open_store(path)).close()
    connection = sqlite3.connect(path)
    for table, values in grouped(matches).items():
        marks = ", ".join("?" * len(values[0]))
        connection.executemany(f"INSERT INTO {table} ({COLUMNS[table]}) VALUES ({marks})", values)
    connection.commit()
    connection.close()


async def fill_postgres(address: str, matches: int) -> None:
    import asyncpg

    await (await open_store(address)).close()
    connection = await asyncpg.connect(address, server_settings={"search_path": "goldhook"})
    for table, values in grouped(matches).items():
        columns = COLUMNS[table].split(", ")
        await connection.copy_records_to_table(table, records=values, columns=columns, schema_name="goldhook")
    await connection.execute("ANALYZE")
    await connection.close()


class Spent(NamedTuple):
    """Milliseconds of one request: until the answer, and of processor time."""

    wall: float
    processor: float


async def measure(store: str, times: int) -> dict[str, list[Spent]]:
    """Return what every request took, by page."""
    from at_server import served

    gc.collect()  # as `goldhook serve` does; otherwise one request in a hundred waits for a collection
    gc.freeze()
    gc.set_threshold(*GARBAGE)
    found: dict[str, list[Spent]] = {}
    async with served(store=store) as server, httpx.AsyncClient(base_url=server.base, timeout=60) as client:
        client.cookies.set("goldhook", server.rooms.keys.sign(ME))
        for page in PAGES:
            for _ in range(times):
                begun, worked = time.perf_counter(), time.process_time()
                answer = await client.get(page)
                spent = Spent(1000 * (time.perf_counter() - begun), 1000 * (time.process_time() - worked))
                found.setdefault(page, []).append(spent)
                assert answer.status_code == 200, answer.text
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--matches", type=int, default=100_000)
    parser.add_argument("--times", type=int, default=200)
    parser.add_argument("--postgres", metavar="ADDRESS", help="measure this empty database, too; `test`: start one")
    options = parser.parse_args()
    shown = Table(box=box.SIMPLE, title=f"Milliseconds per page, with {options.matches:,} matches")
    for head in ("page", "store", "median", "p99", "CPU median", "CPU p99"):
        shown.add_column(head, justify="left" if head in ("page", "store") else "right")

    def add(store: str, found: dict[str, list[Spent]]) -> None:
        for page, spent in found.items():
            numbers = [
                f"{number:.1f}"
                for one in zip(*spent, strict=True)
                for number in (statistics.median(one), statistics.quantiles(one, n=100)[98])
            ]
            shown.add_row(page, store, *numbers)

    with tempfile.TemporaryDirectory() as folder:
        path = str(Path(folder, "goldhook.db"))
        asyncio.run(fill_sqlite(path, options.matches))
        add("SQLite", asyncio.run(measure(path, options.times)))
    with _server(options.postgres) as address:
        if address:
            asyncio.run(fill_postgres(address, options.matches))
            add("PostgreSQL", asyncio.run(measure(address, options.times)))
    shown.caption = f"{options.times} requests for each page, load {os.getloadavg()[0]:.1f}"
    Console(width=max(100, Console().width)).print(shown)


def _server(address: str | None) -> Any:
    if address != "test":
        return nullcontext(address)
    from postgres import running

    return running(fsync="on", full_page_writes="on")


if __name__ == "__main__":
    main()
