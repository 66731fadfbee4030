"""Nobody waits in silence: what has to be compiled is compiled in sight, once."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import click
from rich.progress import BarColumn, Progress, SpinnerColumn, TextColumn, TimeElapsedColumn

from goldhook.bots import warm
from goldhook.cli.usage import Reader
from goldhook.core.game import Game


def warm_up(reader: Reader, seats: Sequence[str], game: Game[Any, Any, Any]) -> None:
    """Before levels sit down: compile what they need, unless that was done before."""
    if any(seat.startswith("level:") for seat in seats) and not warm.is_warm(game.name):
        compile_in_sight(reader, [game.name])


def compile_in_sight(reader: Reader, games: Iterable[str]) -> None:
    """Compile what the bots of these games need, with a bar on stderr; where nobody watches, one line will do."""
    steps = [step for game in games for step in warm.steps(game)]
    console, text = reader.console(stderr=True), reader.lang.say("warm-progress")
    if not console.is_terminal:
        click.echo(text, err=True)
    columns = (SpinnerColumn(), TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(text, total=len(steps))
        for step in steps:
            step.run()
            progress.advance(task)
