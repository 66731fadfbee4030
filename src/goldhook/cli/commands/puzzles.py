"""`goldhook puzzles`: solve puzzles, or mine bot matches for them."""

from __future__ import annotations

from pathlib import Path

import click

from goldhook.cli.choices import check_writable, game_argument, seed_type, unwritable
from goldhook.cli.commands.puzzles_play import play_puzzles
from goldhook.cli.progress import progress_bar
from goldhook.cli.usage import BadUsage, Command, Group, Reader
from goldhook.cli.warming import warm_up
from goldhook.games import GAMES, plugin

#: The number of puzzles that come with each game, and the seed that they were mined with.
SHIPPED, SEED = 200, 1


@click.group(cls=Group, name="puzzles", help="help-puzzles-group")
def puzzles_group() -> None:
    """Group the commands for puzzles."""


puzzles_group.add_command(play_puzzles)


@puzzles_group.command(cls=Command, help="help-puzzles-make")
@game_argument
@click.option("--count", type=click.IntRange(1, 100_000), default=SHIPPED, metavar="N", help="help-puzzles-count")
@click.option("--seed", type=seed_type, default=SEED, metavar="S", help="help-seed")
@click.option("-o", "--output", type=click.Path(path_type=Path), metavar="FILE", help="help-puzzles-output")
@click.pass_obj
def make(reader: Reader, game: str, count: int, seed: int, output: Path | None) -> None:
    """Mine bot matches until there are enough puzzles; a second run continues where the first was stopped."""
    from goldhook.puzzles.mine import mine, save

    if plugin(game).puzzles is None:
        raise BadUsage("puzzles_none", game=game)
    output = Path(f"{game}-puzzles.jsonl.gz") if output is None else output
    journal = output.with_name(output.name + ".part")
    check_writable(output)
    warm_up(reader, ["level:5"], GAMES[game])
    found = []
    try:
        with progress_bar(reader) as progress:
            task = progress.add_task(reader.lang.say("puzzles-progress"), total=count)
            for line in mine(game, count, seed, journal):
                found.append(line)
                progress.advance(task)
        save(output, found)
        journal.unlink()
    except OSError as error:
        raise unwritable(output, error) from None
    click.echo(reader.lang.say("puzzles-made", count=len(found), file=str(output)))
