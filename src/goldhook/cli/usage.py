"""Help and usage errors in the reader's language.

Click supports only one language. Here the help texts of commands and options are message keys, and usage errors are
translated by kind.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

import click
from rich.console import Console

from goldhook.core.game import Refusal
from goldhook.core.lang import LANGUAGES, Language, preferred


class BadUsage(Refusal):
    """A refusal caused by a mistake on the command line: exit code 2."""


@contextmanager
def from_the_command_line() -> Iterator[None]:
    """Turn every refusal raised in the block into BadUsage."""
    try:
        yield
    except Refusal as refusal:
        raise BadUsage(refusal.code, **refusal.facts) from None


@dataclass(frozen=True)
class Reader:
    """The language and console of the person who reads the output."""

    lang: Language

    def console(self, *, stderr: bool = False) -> Console:
        return Console(stderr=stderr, highlight=False, markup=False, emoji=False)


def language_of(arguments: Sequence[str]) -> str:
    """Return the language given by `--lang` anywhere on the command line, otherwise the environment's."""
    for index, word in enumerate(arguments):
        if word == "--":
            break
        if word.startswith("--lang="):
            return word.removeprefix("--lang=").lower()
        if word == "--lang" and index + 1 < len(arguments):
            return arguments[index + 1].lower()
    return preferred(os.environ)


class _Localised(click.Command):
    """A command whose help texts are message keys. `--lang` may appear anywhere."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        # main() has already read it, so that even early messages use that language.
        choice = click.Choice(LANGUAGES, case_sensitive=False)
        option = click.Option(
            ["--lang"], type=choice, metavar="|".join(LANGUAGES), help="help-lang", expose_value=False
        )
        self.params.append(option)

    def format_help(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        say = ctx.find_object(Reader).lang.say  # type: ignore[union-attr]
        pieces = [param.make_metavar(ctx) for param in self.params if isinstance(param, click.Argument)]
        if isinstance(self, click.Group):
            pieces.append(say("help-command"))
        usage = " ".join([f"[{say('help-options')}]", *pieces])
        formatter.write_usage(ctx.command_path, usage, prefix=say("help-usage") + " ")
        formatter.write_paragraph()
        with formatter.indentation():
            formatter.write_text(say(self.help or "help-goldhook"))
        if isinstance(self, click.Group):
            with formatter.section(say("help-commands")):
                formatter.write_dl([(name, say(self.commands[name].help or "")) for name in self.list_commands(ctx)])
        rows = [row for param in self.get_params(ctx) if (row := _option_row(param, ctx, say))]
        with formatter.section(say("help-options")):
            formatter.write_dl(rows)

    def get_help_option(self, ctx: click.Context) -> click.Option | None:
        option = super().get_help_option(ctx)
        if option:
            option.help = "help-help"
        return option


def _option_row(param: click.Parameter, ctx: click.Context, say: Callable[..., str]) -> tuple[str, str] | None:
    if isinstance(param, click.Argument) and isinstance(param.type, click.Choice):
        return _typed(param), _allowed(param)
    if not isinstance(param, click.Option) or param.hidden:
        return None
    names = ", ".join(param.opts)
    metavar = "" if param.is_flag or param.count else " " + param.make_metavar(ctx)
    default = param.get_default(ctx)
    shown = f" [{default}]" if isinstance(default, str | int) and not isinstance(default, bool) else ""
    return names + metavar, say(param.help or "") + shown


class Command(_Localised):
    """A command."""


class Group(_Localised, click.Group):
    """A group of commands. Without a command it shows its help."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        return super().parse_args(ctx, args or ["--help"])

    def list_commands(self, ctx: click.Context) -> list[str]:
        del ctx
        return list(self.commands)  # in source order, most wanted first


def usage_refusal(error: click.UsageError) -> Refusal:
    """Return one of our refusals for a usage error of click."""
    match error:
        case click.NoSuchCommand():
            return Refusal("usage_no_command", text=error.command_name)
        case click.NoSuchOption():
            return Refusal("usage_no_option", option=error.option_name)
        case click.MissingParameter() if error.param:
            return Refusal("usage_missing", parameter=_typed(error.param))
        case click.BadOptionUsage():
            return Refusal("usage_option_value", option=error.option_name)
        case click.BadParameter() if error.param:
            return Refusal(
                "usage_bad_value", parameter=_typed(error.param), value=_given(error), allowed=_allowed(error.param)
            )
    return Refusal("usage_wrong")


def _typed(param: click.Parameter) -> str:
    """Return a parameter as the user types it."""
    if isinstance(param, click.Option):
        return param.opts[-1]
    return param.make_metavar(click.Context(Command("x"))).strip("[]")


def _given(error: click.BadParameter) -> str:
    """Return the refused value, which click gives only in its message: "'chess' is not one of …"."""
    value, is_not, _ = error.message.partition(" is not ")
    return value.strip("'\"")[:40] if is_not else "…"


def _allowed(param: click.Parameter) -> str:
    kind = param.type
    if isinstance(kind, click.Choice):
        return ", ".join(map(str, kind.choices))
    if isinstance(kind, click.IntRange):
        return f"≥ {kind.min}" if kind.max is None else f"{kind.min}–{kind.max}"
    return "none"
