"""Measure isolation (one address attacks while quiet tables on other addresses play) and the cost of hostile input.

    .venv/bin/python bench/hostile.py                     # both parts, about eight minutes; needs Linux
    .venv/bin/python bench/hostile.py --only looks chat   # only these attacks
    .venv/bin/python bench/hostile.py --inputs            # only hostile input

Everything stays on this machine, on addresses of 127.0.0.0/8, and stops by itself. bench/README.md explains the
measurements and how to read them; hostile_attacks.py and hostile_inputs.py have the lists to add to.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import sys
from pathlib import Path

from msgspec import Struct, json

from goldhook.bots import warm
from goldhook.games import GAMES
from hostile_attacks import ATTACKS
from hostile_report import goals, input_tables, isolation_tables, misses
from input_costs import Cost, input_costs
from isolation import Result, isolation

#: Seconds of each phase, enough for over a thousand moves.
SECONDS = 12.0


class Report(Struct):
    """All measurements, for `--json`."""

    seconds: float
    attacks: list[Result]
    inputs: list[Cost]
    #: Goals missed, by attack or input.
    missed: dict[str, list[str]]


def compile_bots() -> None:
    """Compile the bots' code, so that no measured server has to."""
    for game in GAMES:
        if cold := warm.cold(game):
            print(f"compiling the bots of {game}, once", file=sys.stderr, flush=True)
            for unit in cold:
                warm.run(unit)


async def measure(options: argparse.Namespace) -> Report:
    """Run the chosen measurements."""
    attacks, inputs = list[Result](), list[Cost]()
    for number, name in enumerate(() if options.inputs else options.only or ATTACKS):
        print(f"attack: {name}", file=sys.stderr, flush=True)
        attacks.append(await isolation(name, ATTACKS[name], options.seconds, options.folder, number))
    if options.inputs or not options.only:
        print("inputs", file=sys.stderr, flush=True)
        inputs = await input_costs(options.folder, options.matching)
    missed = {result.attack: [goal.what for goal in goals(result) if not goal.met] for result in attacks}
    missed |= {cost.name: misses(cost) for cost in inputs}
    return Report(options.seconds, attacks, inputs, {name: what for name, what in missed.items() if what})


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", nargs="+", choices=ATTACKS, metavar="ATTACK", help=f"of {', '.join(ATTACKS)}")
    parser.add_argument("--seconds", type=float, default=SECONDS, help="of each phase (%(default)s)")
    parser.add_argument("--inputs", action="store_true", help="hostile input alone")
    parser.add_argument("--matching", default="", metavar="TEXT", help="only inputs with this text in their name")
    parser.add_argument("--folder", type=Path, help="where the databases lie")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write everything to this file, too")
    options = parser.parse_args()
    compile_bots()
    gc.disable()  # the driver's own pauses must not be measured
    report = asyncio.run(measure(options))
    if options.json:
        options.json.write_bytes(json.format(json.encode(report), indent=2))
    for line in (*isolation_tables(report.attacks), *input_tables(report.inputs)):
        print(line)
    count = sum(map(len, report.missed.values()))
    print(f"{count} goals missed, by {len(report.missed)} attacks and inputs" if count else "all goals met")


if __name__ == "__main__":
    main()
