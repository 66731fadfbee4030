"""Shared by `match` and `tournament`: their options, and many games with a progress bar and reports of forfeits."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING

import click

from goldhook import record
from goldhook.cli.choices import check_writable, seed_type, unwritable
from goldhook.cli.progress import progress_bar
from goldhook.cli.usage import Reader
from goldhook.core.chance import Chance
from goldhook.core.game import Refusal
from goldhook.core.lang import Language
from goldhook.lab.schedule import Done, Order, record_of

if TYPE_CHECKING:
    from goldhook.lab.executors import Spread

#: Seeds are drawn below this, so that they are short enough to type.
SEEDS = 1_000_000
#: Suffix of the name of a record whose game was forfeited.
FORFEITED = "-forfeit"

seed_option = click.option("--seed", type=seed_type, metavar="S", help="help-seed")
budget_option = click.option(
    "--budget-ms", type=click.IntRange(1, 1_000_000), default=200, metavar="MS", help="help-budget-ms"
)
records_option = click.option("--records", type=click.Path(path_type=Path), metavar="DIR", help="help-records")
workers_option = click.option(
    "--workers", "count", type=click.IntRange(1, 1000), default=1, metavar="N", help="help-workers"
)


def drawn(seed: int | None) -> int:
    """Return the seed, or draw one, which is printed so that the games can be repeated."""
    return Chance().lot(SEEDS) if seed is None else seed


def spread_over(count: int) -> Spread:
    """Return how to run games: in this process for one worker, otherwise in several."""
    from goldhook.lab.executors import here, workers  # loading multiprocessing takes time

    return here if count == 1 else workers(count)


def run_games(
    reader: Reader,
    orders: Iterable[Order],
    total: int,
    spread: Spread,
    add: Callable[[Done], None],
    name_of: Callable[[int], str],
    records: Path | None,
) -> None:
    """Play all the games, or until Ctrl-C. Finished games count."""
    told, played, stopped = set[tuple[int, str]](), 0, False
    with progress_bar(reader) as progress:
        task = progress.add_task(reader.lang.say("simulate-progress"), total=total)
        try:
            with closing(spread(orders)) as games:
                for done in games:
                    add(done)
                    played += 1
                    if records:
                        record.save(record_of(done), records / _record_name(done))
                    if done.forfeit and (told_now := _forfeit(done, reader.lang)) not in told:
                        told.add(told_now)  # report each forfeit only once
                        player, reason = told_now
                        facts = {"number": done.order.number + 1, "name": name_of(player), "reason": reason}
                        progress.console.print(reader.lang.say("match-forfeit", **facts), soft_wrap=True)
                    progress.advance(task)
        except KeyboardInterrupt:
            stopped = True
    if stopped:
        click.echo(reader.lang.say("simulate-stopped", count=played), err=True)
        if not played:
            raise click.Abort


def _forfeit(done: Done, lang: Language) -> tuple[int, str]:
    """Return the player who forfeits, and the reason."""
    assert done.forfeit and done.forfeit.seat is not None
    return done.order.players[done.forfeit.seat], lang.refusal(done.forfeit)


def _record_name(done: Done) -> str:
    """Return the file name of a record. It marks a forfeit, because the record itself does not."""
    return f"{done.order.number + 1:05}{FORFEITED if done.forfeit else ''}.json"


def prepare_records(folder: Path, total: int) -> None:
    """Make the folder for the records of this many games; refuse a folder where they would overwrite others."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        there = sorted(path.name for path in folder.iterdir())
    except OSError as error:
        raise unwritable(folder, error) from None
    check_writable(folder / "00001.json")
    for name in there:
        read = re.fullmatch(rf"([0-9]{{5,}})({FORFEITED})?\.json", name)
        if read and read[1] == f"{int(read[1]):05}" and 1 <= int(read[1]) <= total:
            raise Refusal("records_there", file=str(folder / name))
