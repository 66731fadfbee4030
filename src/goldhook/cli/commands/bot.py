"""`goldhook bot`: one of our players as a bot for another program."""

from __future__ import annotations

import sys
from pathlib import Path

import click

from goldhook.bots import speaker
from goldhook.bots.player import Player
from goldhook.bots.seat_specs import LEVEL, PROGRAM, check_bot, player_for
from goldhook.bots.thought import Budget
from goldhook.cli.choices import seed_type, threads_of, threads_option
from goldhook.cli.usage import BadUsage, Command, Reader, from_the_command_line
from goldhook.cli.warming import warm_up
from goldhook.core.chance import Chance

WORDS = ("1 … 5", "5@500", "5@4000p", "random", "greedy")


@click.command(cls=Command, help="help-bot")
@click.argument("level", metavar="[LEVEL]", required=False)
@click.option("--policy", "policy_file", type=click.Path(path_type=Path), metavar="FILE", help="help-bot-policy")
@click.option("--seed", type=seed_type, metavar="S", help="help-bot-seed")
@threads_option
@click.pass_obj
def bot(reader: Reader, level: str | None, policy_file: Path | None, seed: int | None, threads: int) -> None:
    """Speak the line protocol as a bot, for one match."""
    if (level is None) == (policy_file is None):
        raise BadUsage("bot_choose")
    if policy_file:
        _speak_policy(policy_file)
        return
    assert level is not None
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


def _speak_policy(file: Path) -> None:
    from goldhook.envs.policy import PolicyPlayer, load

    policy = load(file)

    def sit(hello: speaker.Hello) -> Player:
        return PolicyPlayer(policy, hello.game, hello.pieces, hello.players, hello.options)

    speaker.speak(sys.stdin.buffer if sys.stdin else (), _say, sit, file.stem)


def _say(line: bytes) -> None:
    sys.stdout.buffer.write(line)
    sys.stdout.buffer.flush()
