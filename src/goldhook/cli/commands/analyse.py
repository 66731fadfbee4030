"""`goldhook analyse`: the value of every decision of a match, and its turning points."""

from __future__ import annotations

from pathlib import Path

import click

from goldhook import record
from goldhook.bots.levels import CAPTAIN, MASTER
from goldhook.bots.thought import Budget
from goldhook.cli.choices import (
    check_writable,
    file_argument,
    json_option,
    naming,
    print_json,
    seed_type,
    threads_of,
    threads_option,
    unwritable,
    written,
)
from goldhook.cli.progress import progress_bar
from goldhook.cli.usage import BadUsage, Command, Reader, from_the_command_line
from goldhook.cli.warming import warm_up
from goldhook.terminal.names import record_names

REPORT = ".html"


@click.command(cls=Command, help="help-analyse")
@file_argument
@click.option("--level", type=click.IntRange(CAPTAIN, MASTER), default=MASTER, metavar="LEVEL", help="help-judge")
@click.option("--budget", default="200", metavar="BUDGET", help="help-judge-budget")
@click.option("--seed", type=seed_type, default=1, metavar="N", help="help-bot-seed")
@threads_option
@click.option("-o", "--output", type=click.Path(path_type=Path), metavar="FILE", help="help-report")
@json_option
@click.pass_obj
def analyse(
    reader: Reader,
    file: Path,
    level: int,
    budget: str,
    seed: int,
    threads: int,
    output: Path | None,
    as_json: bool,
) -> None:
    """Evaluate every decision of a match; print the analysis, or write it as a page."""
    from goldhook import analysis as room
    from goldhook.analysis.page import page
    from goldhook.analysis.plain import to_json
    from goldhook.terminal.analysis import show_analysis

    with from_the_command_line():
        given = Budget.parse(budget)
    if output and output.suffix.lower() != REPORT:
        raise BadUsage("report_suffix", suffix=output.suffix)
    if output:
        check_writable(output)
    with naming(file):
        match = record.load(file)
        asked = list(room.decision_points(match))
    warm_up(reader, [f"level:{level}"], match.game)
    lang, decisions = reader.lang, list[room.Decision]()
    with progress_bar(reader) as progress:
        task = progress.add_task(lang.say("analyse-progress"), total=len(asked))
        for decision in room.weigh(match, asked, level, given, seed, threads_of(threads)):
            decisions.append(decision)
            progress.advance(task)
    found = room.Analysis(match, record.state_after(match), tuple(decisions))
    names, judge = record_names(match, lang), f"{lang.say(f'level-{level}')} @{given}"
    with written(output, lambda path: _write(path, page(found, names, lang, judge))):
        if as_json:
            print_json(to_json(found, level, given, seed))
        else:
            show_analysis(found, names, lang, judge, reader.console())
    if output and not as_json:
        click.echo(lang.say("analyse-written", file=str(output)))


def _write(path: Path, text: str) -> None:
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise unwritable(path, error) from None
