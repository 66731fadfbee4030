"""`goldhook bot`: one of our players at the end of somebody else's pipe."""

from __future__ import annotations

import sys

import click

from goldhook.bots import speaker
from goldhook.bots.player import Player
from goldhook.bots.seats import LEVEL, PROGRAM, check_bot, player_for
from goldhook.bots.thought import Budget
from goldhook.cli.choices import seed_type, threads_of, threads_option
from goldhook.cli.usage import BadUsage, Command, Reader, from_the_command_line
from goldhook.cli.warming import warm_up
from goldhook.core.chance import Chance

WORDS = ("1 … 5", "5@500", "5@4000p", "random", "greedy")


@click.command(cls=Command, help="help-bot")
@click.argument("level", metavar="LEVEL")
@click.option("--seed", type=seed_type, metavar="S", help="help-bot-seed")
@threads_option
@click.pass_obj
def bot(reader: Reader, level: str, seed: int | None, threads: int) -> None:
    """Speak the line protocol as a bot, for one match."""
    who = f"{LEVEL}{level}" if level[:1].isdecimal() else level
    if who.startswith(PROGRAM):
        raise BadUsage("seat_unknown", text=who[:40], known=", ".join(WORDS))
    with from_the_command_line():
        check_bot(who, WORDS)

    def sit(hello: speaker.Hello) -> Player:
        warm_up(reader, [who], hello.game)
        budget = Budget(milliseconds=hello.milliseconds)
        return player_for(who, hello.game, hello.pieces, Chance(seed), budget=budget, threads=threads_of(threads))

    speaker.speak(sys.stdin.buffer if sys.stdin else (), _say, sit, who)


def _say(line: bytes) -> None:
    sys.stdout.buffer.write(line)
    sys.stdout.buffer.flush()
