"""`goldhook warm`: compile the bots of all games in advance."""

from __future__ import annotations

import click

from goldhook.cli.usage import Command, Reader
from goldhook.cli.warming import all_units, compile_in_sight
from goldhook.games import GAMES


@click.command(cls=Command, help="help-warm")
@click.pass_obj
def warm(reader: Reader) -> None:
    """Compile what the bots need and is not compiled yet."""
    if cold := all_units(GAMES):
        compile_in_sight(reader, cold)
    click.echo(reader.lang.say("warm-done"))
