"""The bar that games are counted on, on stderr, where somebody watches."""

from __future__ import annotations

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from goldhook.cli.usage import Reader


def progress_bar(reader: Reader) -> Progress:
    """A bar that vanishes when all games are played; none where stderr is no terminal."""
    console = reader.console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=console, transient=True, disable=not console.is_terminal)
