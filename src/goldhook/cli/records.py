"""`goldhook replay` and `goldhook legal`: show a record, and the actions that are legal after it."""

from __future__ import annotations

from pathlib import Path

import click

from goldhook import record
from goldhook.cli.choices import file_argument, json_option, naming, print_json
from goldhook.cli.usage import Command, Reader
from goldhook.core.game import Event, Refusal
from goldhook.record import Record
from goldhook.terminal import story
from goldhook.terminal.names import record_names
from goldhook.terminal.table import show_result, show_table

upto_option = click.option("--upto", type=click.IntRange(min=0), metavar="N", help="help-upto")


@click.command(cls=Command, help="help-replay")
@file_argument
@upto_option
@json_option
@click.pass_obj
def replay(reader: Reader, file: Path, upto: int | None, as_json: bool) -> None:
    """Print the events of a match and its position."""
    with naming(file):
        match = record.load(file)
        moments = list(record.replay(match, upto))
        if not as_json:
            _check_may_look_back(match, upto)
    game, state = match.game, moments[-1].state
    if as_json:
        print_json(game.report(state))
        return
    lang, console = reader.lang, reader.console()
    given = record_names(match, lang)
    events: list[Event] = [event for moment in moments for event in moment.events]
    if not _is_over(match):  # of a running match, show only what a spectator may see
        events = [event for _, event in game.retell(state, events, None)]
    console.print(lang.say("replay-heading", game=game.name, players=match.setup.players), style="bold")
    for line in story.lines(events, lang, given.__getitem__):
        console.print(line)
    console.print()
    show_table(game, state, None, given.__getitem__, lang, console)
    if game.to_act(state):
        waiting = ", ".join(given[seat] for seat in game.to_act(state))
        console.print(lang.say("replay-running", waiting=waiting))
    else:
        show_result(game, state, given, lang, console)


def _check_may_look_back(match: Record, upto: int | None) -> None:
    """Refuse an earlier moment of a running match if parts of its past are hidden again (S14)."""
    if upto is None or upto == len(match.actions):
        return
    game = match.game
    try:
        moments = list(record.replay(match))
    except Refusal:  # a faulty record is not a running match, and --upto finds the fault
        return
    last, events = moments[-1].state, [event for moment in moments for event in moment.events]
    if game.to_act(last) and len(game.retell(last, events, None)) < len(game.tell(last, events, None)):
        raise Refusal("past_hidden")


def _is_over(match: Record) -> bool:
    """Return whether the record covers a match to its end. A faulty record does not."""
    try:
        return match.game.outcome(record.state_after(match)).over
    except Refusal:
        return False


@click.command(cls=Command, help="help-legal")
@file_argument
@upto_option
@json_option
@click.pass_obj
def legal(reader: Reader, file: Path, upto: int | None, as_json: bool) -> None:
    """List the legal actions of each seat."""
    with naming(file):
        match = record.load(file)
        state = record.state_after(match, upto)
        _check_may_look_back(match, upto)
    choices = {str(seat): sorted(map(str, match.game.legal(state, seat))) for seat in match.game.to_act(state)}
    if as_json:
        print_json(choices)
        return
    console, given = reader.console(), record_names(match, reader.lang)
    if not choices:
        console.print(reader.lang.say("legal-over"))
    for seat, actions in choices.items():
        console.print(f"{given[int(seat)]} ({len(actions)})", style="bold")
        for action in actions:
            console.print(f"  {action}")
