"""The progress bar for games, on stderr."""

from __future__ import annotations

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from goldhook.cli.usage import Reader


def progress_bar(reader: Reader) -> Progress:
    """Return a bar that vanishes when all games are played, and is hidden unless stderr is a terminal."""
    console = reader.console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=console, transient=True, disable=not console.is_terminal)
