"""The command line: rich output for people, `--json` for programs.

The exit code is 0 for success, 2 for bad usage and 1 for any other error. Errors print one clear line to stderr.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from typing import NoReturn

import click

from goldhook import __version__
from goldhook.cli import records
from goldhook.cli.commands import analyse, bot, daily, match, play, puzzles, serve, sets, simulate, tournament, warm
from goldhook.cli.usage import BadUsage, Group, Reader, language_of, usage_refusal
from goldhook.core.game import Refusal
from goldhook.core.lang import DEFAULT, Language


@click.group(cls=Group, name="goldhook", help="help-goldhook")
@click.version_option(__version__, message="goldhook %(version)s", help="help-version")
def goldhook() -> None:
    """Two treasure hunts: Silver & Gold and Gold Ahoi!"""


goldhook.add_command(play.play)
goldhook.add_command(daily.daily)
goldhook.add_command(serve.serve)
goldhook.add_command(simulate.simulate)
goldhook.add_command(match.match)
goldhook.add_command(tournament.tournament)
goldhook.add_command(bot.bot)
goldhook.add_command(records.replay)
goldhook.add_command(records.legal)
goldhook.add_command(analyse.analyse)
goldhook.add_command(sets.set_group)
goldhook.add_command(puzzles.puzzles_group)
goldhook.add_command(serve.backup)
goldhook.add_command(warm.warm)


def main(arguments: Sequence[str] | None = None) -> NoReturn:
    """Run a command and exit with its code. No bad input ends in a traceback."""
    arguments = sys.argv[1:] if arguments is None else arguments
    _speak_unicode()
    try:
        lang = Language(language_of(arguments))
    except Refusal as refusal:
        _complain(Language(DEFAULT), refusal)
        sys.exit(2)
    try:
        # Not goldhook.main(), which handles a closed pipe silently in its own way.
        with goldhook.make_context("goldhook", list(arguments), obj=Reader(lang)) as context:
            goldhook.invoke(context)
        sys.stdout.flush()
        code = 0
    except click.exceptions.Exit as wanted:  # --help, --version
        code = wanted.exit_code
    except click.UsageError as error:
        code = 2
        _complain(lang, usage_refusal(error), hint=True)
    except Refusal as refusal:
        code = 2 if isinstance(refusal, BadUsage) else 1
        _complain(lang, refusal)
    except (KeyboardInterrupt, click.Abort):
        code = 130
        click.echo("\n" + lang.say("stopped"), err=True)
    except BrokenPipeError:
        # The reader of our output is gone. Python would complain again when it closes stdout, so point it at nothing.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        code = 1
        click.echo(lang.say("pipe-closed"), err=True)
    except OSError as error:  # the output device is full or missing
        code = 1
        _complain(lang, Refusal("file_unwritable", file="stdout", why=error.strerror or ""))
    sys.exit(code)


def _speak_unicode() -> None:
    """Set up Unicode output for seven languages and text boards. An old console shows a question mark instead."""
    for name in ("stdout", "stderr"):
        stream = getattr(sys, name)
        if stream is None:  # started with its output closed
            setattr(sys, name, open(os.devnull, "w", encoding="utf-8"))  # noqa: SIM115, PTH123 - open to the end
        elif hasattr(stream, "reconfigure") and stream.encoding.lower().replace("-", "") != "utf8":
            redirected = os.name == "nt" and not stream.isatty()
            stream.reconfigure(errors="replace", encoding="utf-8" if redirected else stream.encoding)
    if hasattr(sys.stdin, "reconfigure"):
        sys.stdin.reconfigure(errors="replace")


def _complain(lang: Language, refusal: Refusal, *, hint: bool = False) -> None:
    more = " " + lang.say("usage-hint") if hint else ""
    click.echo(lang.refusal(refusal, lambda seat: lang.say("name-seat", seat=seat + 1)) + more, err=True)
