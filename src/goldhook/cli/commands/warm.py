"""`goldhook warm`: compile the bots of both games, so that nobody waits for it later."""

from __future__ import annotations

import click

from goldhook.cli.usage import Command, Reader
from goldhook.cli.warming import compile_in_sight
from goldhook.games import GAMES


@click.command(cls=Command, help="help-warm")
@click.pass_obj
def warm(reader: Reader) -> None:
    """Compile what the bots need; what is compiled already costs next to nothing."""
    compile_in_sight(reader, GAMES)
    click.echo(reader.lang.say("warm-done"))
