"""Compile what bots need before they play: on all cores, once, with a progress bar."""

from __future__ import annotations

import multiprocessing
import os
from collections.abc import Iterable, Iterator, Sequence

import click
from rich.progress import BarColumn, MofNCompleteColumn, Progress, SpinnerColumn, TextColumn, TimeElapsedColumn

from goldhook.bots import warm
from goldhook.bots.seat_specs import level_of
from goldhook.bots.warm import Unit
from goldhook.cli.usage import Reader
from goldhook.core.game import AnyGame
from goldhook.lab.executors import begin_worker, deaf_children

#: More processes would be idle, because units wait for each other.
MOST_PROCESSES = 4


def warm_up(reader: Reader, seats: Sequence[str], game: AnyGame) -> None:
    """Compile what these levels need, unless it is already compiled."""
    levels = [level for level in map(level_of, seats) if level]
    if levels and (cold := warm.cold(game.name, max(levels))):
        compile_in_sight(reader, cold)


def compile_in_sight(reader: Reader, units: Sequence[Unit]) -> None:
    """Compile units with a progress bar on stderr, or with one line if stderr is not a terminal."""
    console, text = reader.console(stderr=True), reader.lang.say("warm-progress")
    if not console.is_terminal:
        click.echo(text, err=True)
    columns = (
        SpinnerColumn(),
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
    )
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(text, total=len(units))
        for _ in compiling(units):
            progress.advance(task)


def compiling(units: Sequence[Unit]) -> Iterator[None]:
    """Compile units in several processes; yield after each unit."""
    count = min(os.cpu_count() or 1, MOST_PROCESSES, len(units))
    if count > 1:
        # Spawned, not forked: compiled code and its threads do not survive a fork.
        with deaf_children():
            pool = multiprocessing.get_context("spawn").Pool(count, begin_worker)
        with pool:  # leaving the block early stops the workers
            yield from pool.imap_unordered(warm.run, units)
            pool.close()
            pool.join()  # a worker that is stopped while it ends would print a traceback
    else:
        yield from map(warm.run, units)


def all_units(games: Iterable[str]) -> list[Unit]:
    """Return the units that all levels of some games need and that are not compiled yet, lower levels first."""
    return sorted((unit for game in games for unit in warm.cold(game)), key=lambda unit: unit.level)
